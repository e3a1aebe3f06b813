"""The events told of a match: to which seat, of which step, and the part that a log still says after some turns."""

from bisect import bisect_left, bisect_right
from collections.abc import Sequence

import msgspec

from hofstaat.engine.match import Match
from hofstaat.engine.records import Act
from hofstaat.engine.table import Happened
from hofstaat.server.protocol import Witnessed

FULLY_FADED_TURNS = 1_000
"""So many turns ago that a log has forgotten what it is to forget."""
CACHED_STEPS = 8
"""How many steps back what everybody was told is kept."""


class PublicStep:
    """The events of one step as everybody was told them; `parts`: each event, and whether it hides something."""

    def __init__(self, parts: list[tuple[Happened, bool, Witnessed | None]]) -> None:
        self.parts = parts
        self.witnessed = [told for _, _, told in parts if told is not None]
        self.hides_something = any(hides for _, hides, _ in parts)


class Visibility:
    """`plies`: for each step of the match (a line that counts) its place in the log, where lines may be taken back."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self.game = match.game
        self.setup = match.table.setup
        self.plies: list[int] = []
        self.turns_begun = 0
        self.turn_of_event: list[int] = []  # the number of each event's turn; events before the first belong to it
        self.public_steps: dict[int, PublicStep] = {}

    def note(self, plies: Sequence[int]) -> None:
        """The match has gone on by these."""
        self.plies += plies
        for event in self.match.journal[len(self.turn_of_event) :]:
            self.turns_begun += self.game.opens_turn(event)
            self.turn_of_event.append(max(1, self.turns_begun))

    # -- telling -----------------------------------------------------------------------------------------------

    def events_for(self, seat: int | None, since: int, *, recall_before: int = 0) -> list[Witnessed]:
        """The events the seat witnessed from that ply on; of what was told before, only what its log may repeat."""
        said: list[Witnessed] = []
        for i in range(self.first_step(since), len(self.plies)):
            if self.plies[i] < recall_before:
                said += self.recalled_events(seat, i)
            elif seat is None or not self.public_step(i).hides_something:
                said += self.public_step(i).witnessed
            else:
                said += self.step_events_for(seat, i)
        return said

    def is_public_since(self, since: int) -> bool:
        """Whether nothing from that ply on hides anything: all are told the same of it."""
        return not any(self.public_step(i).hides_something for i in range(self.first_step(since), len(self.plies)))

    def step_events_for(self, seat: int, i: int) -> list[Witnessed]:
        """The events told to the seat of one step that hides something from others."""
        setup, witness, ply = self.setup, self.game.witness, self.plies[i]
        said = []
        for event, hides, public in self.public_step(i).parts:
            told = public
            if hides:
                seen = witness(setup, event, seat)
                if public is None or seen != public.event:
                    told = None if seen is None else Witnessed(ply=ply, event=seen, secret=True)
            if told is not None:
                said.append(told)
        return said

    def recalled_events(self, seat: int | None, i: int) -> list[Witnessed]:
        """The events of one step as the seat's log still says them; secret are those that a spectator's does not."""
        kept = []
        for n in range(self.events_before(i), self.events_before(i + 1)):
            age = self.turn - self.turn_of_event[n]
            own, public = self.recalled_event(seat, n, age), self.recalled_event(None, n, age)
            if own is not None:
                kept.append(Witnessed(ply=self.plies[i], event=own, secret=own != public))
        return kept

    def recalled_event(self, seat: int | None, n: int, age: int) -> msgspec.Struct | None:
        """The n-th event as the seat's log says it after so many turns."""
        seen = self.game.witness(self.setup, self.match.journal[n], seat)
        return None if seen is None else self.game.recall(self.setup, seen, seat, age)

    def witnessed(self, seat: int | None, i: int) -> list[msgspec.Struct]:
        """The events of one step that the seat was told."""
        setup, witness = self.setup, self.game.witness
        seen = [witness(setup, event, seat) for event in self.step_events(i)]
        return [event for event in seen if event is not None]

    def public_step(self, i: int) -> PublicStep:
        """The events of one step that anybody was told; all are told the latest in turn, so those are kept."""
        heard = self.public_steps.get(i)
        if heard is None:
            parts = [(event, self.game.hides(event), self.public_event(event, i)) for event in self.step_events(i)]
            heard = PublicStep(parts)
            if i >= len(self.plies) - CACHED_STEPS:
                self.public_steps[i] = heard
        return heard

    def public_event(self, event: Happened, i: int) -> Witnessed | None:
        """An event of one step as anybody was told it."""
        seen = self.game.witness(self.setup, event, None)
        return None if seen is None else Witnessed(ply=self.plies[i], event=seen, secret=False)

    def was_told_since(self, seat: int | None, since: int) -> bool:
        """Whether the seat was told anything from that ply on."""
        steps = range(self.first_step(since), len(self.plies))
        return any(self.public_step(i).witnessed or self.witnessed(seat, i) for i in steps)

    def step_events(self, i: int) -> list[Happened]:
        """The events of one step."""
        return self.match.journal[self.events_before(i) : self.events_before(i + 1)]

    def events_before(self, i: int) -> int:
        """How many events there were before that step."""
        return self.match.ends[i - 1] if i else 0

    def first_step(self, since: int) -> int:
        """The first step that is not before this ply. Where nothing was taken back, steps and plies are one."""
        plies = self.plies
        if not plies or plies[-1] < since:
            return len(plies)
        if since < len(plies) and plies[since] == since:
            return since
        return bisect_left(plies, since)

    @property
    def turn(self) -> int:
        """The number of the turn; 0 before the first event."""
        return self.turn_of_event[-1] if self.turn_of_event else 0

    def step_of(self, event: int) -> int:
        """The step that brought this event of the journal."""
        return bisect_right(self.match.ends, event)

    def first_faded_ply(self, seat: int | None, seen: int, whole: int) -> int:
        """From where on a log that was told up to `seen`, and from `whole` on in full, says more than it may by now.

        Only what has meanwhile become older than the game remembers can say more.
        """
        for n, young, old in self.aged_events(seen, whole):
            if self.fades(seat, n, young, old):
                return self.plies[self.step_of(n)]
        return seen

    def aged_events(self, seen: int, whole: int) -> list[tuple[int, int, int]]:
        """The events that have meanwhile become so old, and their ages when they were told (-1: in full) and now."""
        back = self.game.remembers
        if back is None:
            return []
        told, kept = self.events_before(self.first_step(seen)), self.events_before(self.first_step(whole))
        then, now = self.turn_of_event[told - 1] if told else 0, self.turn
        first = min(kept, bisect_left(self.turn_of_event, then - back))
        last = min(told, bisect_left(self.turn_of_event, now - back))
        return [
            (n, then - self.turn_of_event[n] if n < kept else -1, now - self.turn_of_event[n])
            for n in range(first, last)
        ]

    def fades(self, seat: int | None, n: int, young: int, old: int) -> bool:
        """Whether the seat's log says less of the n-th event when it is old than when it was young."""
        game, setup, event = self.game, self.setup, self.match.journal[n]
        seen = game.witness(setup, event, seat) if game.forgets(event) else None
        return seen is not None and game.recall(setup, seen, seat, young) != game.recall(setup, seen, seat, old)

    def count_fading_in_deal(self) -> int:
        """How many things that logs will forget the deal has just shown to everybody: people want to look."""
        if any(isinstance(line, Act) for line in self.match.plies):
            return 0
        shown = [event for i in range(len(self.plies)) for event in self.witnessed(None, i)]
        return sum(self.game.recall(self.setup, event, None, FULLY_FADED_TURNS) != event for event in shown)
