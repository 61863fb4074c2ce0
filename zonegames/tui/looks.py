"""Handing the keyboard over: covers, first looks, private looks, and hiding again."""

from zonegames.engine.seats import Seat
from zonegames.engine.watch import Cover
from zonegames.tui.sight import HalfMade, Sight


class Looks(Sight):
    """Moves the eyes on the screen from seat to seat; nothing of a seat is drawn before it has come."""

    def _first_look(self) -> Seat | None:
        """The next person who has not yet looked at what it was dealt, in games that ask for it."""
        if not self.board.first_look or self.watch.alone or self.match.log:
            return None
        return next((seat for seat in self.watch.people if seat not in self._looked), None)

    def _hand_over(self, cover: Cover) -> None:
        self.covering = cover
        self._repaint()
        self._cover(cover)

    def arrived(self, seat: Seat) -> None:
        """`seat` has said that it is there: lift the cover."""
        cover, self.covering = self.covering, None
        if cover is None or cover.seat != seat:
            return
        if cover.private:
            self._first = self._first_look() == seat
            self._looked.add(seat)
            self.watch.look(seat)
        else:
            self.watch.arrived(seat, self.match.decision_for(None))
        self.news.get(seat, []).clear()
        self._listen()
        self._ask()

    def leave_cover(self, instead: Seat | None = None) -> None:
        """Who is called for a private look does not come: another seat looks instead, or nobody."""
        if self.covering is None or not self.covering.private:
            return
        self.covering = None
        if instead is None:
            self.look_away()
        else:
            self.look(instead)  # with nothing between the two covers: the table might call for a third

    def look(self, seat: Seat) -> None:
        """A private look of `seat`, behind its cover unless it has the screen for itself."""
        if self.looker == seat or seat not in self.watch.people or self.covering is not None:
            return
        self._put_aside()
        cover = Cover(seat, private=True)
        if self.watch.needs_cover(seat):
            self.watch.look_away()
            self._hand_over(cover)
        else:
            self.covering = cover
            self.arrived(seat)

    def hide(self) -> None:
        """Cover what lies open to one of several persons; a half-made choice is taken up behind the cover."""
        if self.looker is None or self.watch.alone or self.stage.busy:
            return
        self._put_aside()
        self._first = False
        self.watch.hide()
        self._listen()
        self._turn()

    def _put_aside(self) -> None:
        """Remember a half-made choice while somebody looks at other things, or nobody at all."""
        if self.my_turn and not self.looking_privately:
            self._kept = HalfMade(len(self.match.log), self.looker, self.lit, self.pick, self.draft)

    def look_away(self) -> None:
        """End a private look."""
        self._first = False
        self.watch.look_away()
        self._listen()
        self._turn()

    def _listen(self) -> None:
        """Hear the match with the eyes that are on the screen, and no others."""
        if self._listening == self.looker:
            return
        if self._unsubscribe is not None:
            self._unsubscribe()
            self._unsubscribe = None
            self._batches.pop(self._listening, None)
        self._listening = looker = self.looker
        if looker is not None:
            hear = self._batches.__setitem__
            self._unsubscribe = self.match.subscribe(looker, lambda b: hear(looker, b), views=True)

    def _take_up(self) -> None:
        """Go on with the half-made choice that a private look has interrupted."""
        kept = self._kept
        if kept is None or self.looking_privately:
            return
        self._kept = None
        if (kept.moment, kept.looker) == (len(self.match.log), self.looker):
            self.lit, self.pick, self.draft = kept.lit, kept.pick, kept.draft
