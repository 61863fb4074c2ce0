"""The Warzone in words: own things to their owner, what lies open to all, nothing else."""

from tests.games.exploration_warzone.positions import (
    NAMES,
    E,
    Owned,
    Table,
    W,
    at_spending,
    at_warzone,
    position,
    show,
)
from zonegames.games.exploration_warzone.actions import PASS
from zonegames.games.exploration_warzone.rules import GAME
from zonegames.games.exploration_warzone.state import Options

DUEL = (show("starter0", "A", E), show("starter1", "S", W))


def told(table: Table, looker: int | None) -> list[str]:
    return GAME.narrator.table(table.match.view(looker), NAMES[: len(table.state.commanders)])


def at_hand(table: Table, looker: int | None) -> list[str]:
    decision = table.match.decision_for(looker)
    assert decision is not None
    return GAME.narrator.at_hand(table.match.view(looker), decision, NAMES)


def test_own_things_are_told_to_their_owner_alone():
    table = Table(position(Owned(hand=["starter0", "scout_relay"], war=["bolt", "nova"]), Owned(), row=()))
    mine = told(table, 0)
    assert mine[:2] == ["Round 1, step 1, hexes are laid face down.", "Turn order: Ann and Bo."]
    assert mine[2:5] == [
        "In your hand: Home Port: 2 Credits, ATTACK, 1 Experience, STEAL, 1 Technology, DODGE.",
        "In your hand: Scout Relay: 1 Credit, 1 Experience, ATTACK, empty, DODGE, empty.",
        "Your War hexes: Bolt of 1, Nova of 3.",
    ]
    for other in (None, 1):
        lines = " ".join(told(table, other))
        assert "Scout Relay" not in lines and "Nova" not in lines
        assert "Ann has 2 hexes in hand, none in the wake and 2 War hexes; the score would be 0." in lines


def test_what_lies_face_down_is_known_to_its_owner_alone():
    table = Table(at_spending(position(Owned(), Owned()), *DUEL))
    assert "You have laid Home Port face down." in told(table, 0)
    assert any(line.startswith("Ann's Home Port, face down: ") for line in told(table, 0))
    assert "Ann's hex, face down, touches: flank 1 north-east, Bo east, flank 2 south-east." in told(table, 1)


def test_an_open_hex_is_told_side_by_side_with_what_it_touches():
    table = Table(at_warzone(position(Owned(), Owned(war=["bolt"])), *DUEL))
    lines = " ".join(told(table, None)).replace(", face up, more:", ",")
    assert "east ATTACK towards Bo" in lines
    assert "west STEAL towards Ann" in lines
    assert "Flank 1, empty, touches: Bo south-east, Ann south-west." in told(table, None)


def test_contacts_and_the_combat_are_told():
    table = Table(at_warzone(position(Owned(war=["nova"]), Owned(war=["bolt"])), *DUEL))
    lines = told(table, None)
    assert "Contact 1, now: Ann's ATTACK, Bo's STEAL, Ann wins a Victory Point." in lines
    assert "Combat: Ann attacks with a power of 1, holding 1 War hex." in lines
    assert "Combat: Bo is attacked with a power of 0, holding 1 War hex." in lines
    assert not any("committed" in line for line in lines)


def test_seats_are_told_with_hull_tokens_ship_relics_and_wake():
    state = position(
        Owned(hp=4, stock={"T": 2, "V": 5}, relics=["silent_key"], wake=["ice_skimmer"]), Owned(), row=()
    )
    lines = told(Table(state), None)
    assert "Ann: hull 4 of 8, 3 Credits, 0 Experience, 2 Technology, 5 Victory Points." in lines
    assert "Ann flies the Broker: Action hexes with a cost of 3 or more cost you 1 Credit less." in lines
    assert any(line.startswith("Wake of Ann: Ice Skimmer: ") for line in lines)
    assert any(line.startswith("Relics of Ann: Silent Key for ") for line in lines)
    assert not any(line.startswith("Fleet of ") for line in lines)


def test_open_fleets_are_listed():
    table = Table(position(Owned(), Owned(), options=Options(open_fleets=True)))
    assert "Fleet of Bo: Home Port." in told(table, None)


def test_the_row_is_told_with_prices_for_who_looks():
    table = Table(at_spending(position(Owned(), Owned()), *DUEL))
    public, broker = told(table, None), told(table, 0)
    assert any(line.startswith("Row 3: Data Vault, 4 Credits: ") for line in public)
    assert any(line.startswith("Row 3: Data Vault, 3 Credits: ") for line in broker)
    assert any(line.startswith("Row 2: Silent Key, a relic for ") for line in public)
    assert any(line.startswith("Silent Key pays ") for line in public)
    claimed = Table(at_spending(position(Owned(claim="silent_key"), Owned()), *DUEL))
    assert any(line.endswith("; claimed by Ann.") for line in told(claimed, None))
    assert any(line.startswith("Ann has claimed Silent Key and needs a ") for line in told(claimed, 1))


def test_before_laying_and_spending_everybody_s_standing_is_told():
    table = Table(at_spending(position(Owned(), Owned()), *DUEL))
    assert [line.partition(":")[0] for line in at_hand(table, None)] == ["Ann", "Bo"]
    table.act(PASS, PASS)
    assert at_hand(table, None) == []
    laying = Table(position(Owned(war=["bolt"]), Owned()))
    assert at_hand(laying, 0)[-1] == "Your War hexes: Bolt of 1."
    assert not any("War" in line for line in at_hand(laying, None))
