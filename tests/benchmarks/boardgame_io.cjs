// Random tic-tac-toe through boardgame.io's local client: moves a second, on standard output.
const { Client } = require("boardgame.io/client");
const { INVALID_MOVE } = require("boardgame.io/core");

const LINES = [[0, 1, 2], [3, 4, 5], [6, 7, 8], [0, 3, 6], [1, 4, 7], [2, 5, 8], [0, 4, 8], [2, 4, 6]];
const won = (cells) => LINES.some(([a, b, c]) => cells[a] !== null && cells[a] === cells[b] && cells[a] === cells[c]);

const ticTacToe = {
  setup: () => ({ cells: Array(9).fill(null) }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    take: ({ G, playerID }, cell) => {
      if (G.cells[cell] !== null) return INVALID_MOVE;
      G.cells[cell] = playerID;
    },
  },
  endIf: ({ G, ctx }) => {
    if (won(G.cells)) return { winner: ctx.currentPlayer };
    if (G.cells.every((cell) => cell !== null)) return { draw: true };
  },
};

function playOut() {
  const client = Client({ game: ticTacToe, numPlayers: 2, debug: false });
  client.start();
  let moves = 0;
  for (let state = client.getState(); !state.ctx.gameover; state = client.getState()) {
    const free = state.G.cells.flatMap((cell, at) => (cell === null ? [at] : []));
    client.moves.take(free[Math.floor(Math.random() * free.length)]);
    moves += 1;
  }
  client.stop();
  return moves;
}

for (let game = 0; game < 50; game += 1) playOut(); // the engine warms up
let moves = 0;
const began = process.cpuUsage();
while (moves < 4000) moves += playOut();
const { user, system } = process.cpuUsage(began);
console.log(moves / ((user + system) / 1e6));
