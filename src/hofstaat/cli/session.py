"""A game in the terminal: asks the people here, lets the bots play, keeps the game safe after every decision."""

from pathlib import Path

import msgspec

from hofstaat.bots import SeatedBots
from hofstaat.cli import saves
from hofstaat.cli.repeats import Repeats
from hofstaat.cli.saves import Seating
from hofstaat.cli.screen import Screen
from hofstaat.engine.match import Match
from hofstaat.engine.notation import BadNotation
from hofstaat.engine.refusal import what_the_system_says
from hofstaat.engine.table import IllegalAction


class Leave(Exception):
    """Somebody wants to stop here; nothing is lost."""


class Session:
    def __init__(self, match: Match, seating: Seating, screen: Screen, place: Path, seed: int = 0) -> None:
        self.match = match
        self.seating = seating
        self.screen = screen
        self.phrasing = screen.phrasing
        self.place = place
        self.people = [seat for seat, seated in enumerate(seating.seated) if seated.is_person]
        bots = {seat: seated.kind for seat, seated in enumerate(seating.seated) if not seated.is_person}
        self.seated_bots = SeatedBots(match, bots, seed)
        self.repeats = Repeats()
        self.seen = dict.fromkeys(self.people, 0)
        self.history = len(match.journal)
        """So many events are older than this session: it tells them as a log still would."""
        self.here: int | None = self.people[0] if len(self.people) == 1 else None
        """The person at the terminal; None: nobody yet, or behind the curtain."""

    # -- the course of the game --------------------------------------------------------------------------------

    def run(self) -> None:
        """To the end, or until somebody leaves. A game that cannot be kept is not begun."""
        saves.write(self.place, self.match, self.seating)
        while self.match.table.actors():
            self.seated_bots.play_on()
            people = [seat for seat in self.match.table.actors() if seat in self.people]
            if people:
                self.ask(self.here if self.here in people else people[0])
        self.keep()
        self.finish()

    def keep(self) -> bool:
        """Whether the game is kept as it stands; if not, the person is told."""
        try:
            saves.write(self.place, self.match, self.seating)
        except OSError as error:
            self.say_why("cannot-keep", self.place, error)
            return False
        return True

    def entered(self) -> None:
        """The game is in its chronicle: nothing waits for it any more."""
        self.seating = msgspec.structs.replace(self.seating, chronicle=None)
        self.keep()

    def ask(self, seat: int) -> None:
        """Show the person what happened and what lies there, until they have made a decision."""
        self.sit_down(seat)
        self.tell_news(seat)
        self.show_table(seat)
        self.show_menu(seat)
        while not self.answer(seat):
            pass
        self.keep()

    def sit_down(self, seat: int) -> None:
        """Where several share the terminal, what the last one saw is hidden first."""
        if self.here != seat:
            self.screen.curtain(self.seating.seated[seat].name, hide=self.here is not None)
        self.here = seat
        self.screen.phrasing = self.phrasing = self.phrasing.to(seat)

    def finish(self) -> None:
        """Events open to all, told to the one person, or to everybody at once."""
        reader = self.here if len(self.people) == 1 else None
        self.screen.phrasing = self.phrasing = self.phrasing.to(reader)
        self.screen.events(self.told(reader, self.seen[self.people[0] if self.here is None else self.here]))
        outcome = self.match.outcome()
        assert outcome is not None
        self.screen.table(self.match.game.view(self.match.table, reader))
        self.screen.outcome(outcome)

    # -- showing -----------------------------------------------------------------------------------------------

    def tell_news(self, seat: int) -> None:
        """The events since this person last looked."""
        since, self.seen[seat] = self.seen[seat], len(self.match.journal)
        self.screen.events(self.told(seat, since))

    def told(self, seat: int | None, since: int) -> list[tuple[msgspec.Struct, bool]]:
        """The events the seat witnessed, and whether others were told less."""
        return self.happened(seat, since, self.history)

    def show_log(self, seat: int) -> None:
        """All that happened, as far as the rules let the seat's log repeat it."""
        self.screen.events(self.happened(seat, 0, len(self.match.journal)))

    def happened(self, seat: int | None, since: int, fresh: int) -> list[tuple[msgspec.Struct, bool]]:
        """The events from `since` on; those before `fresh` only as the seat's log still says them."""
        game, setup, match = self.match.game, self.match.table.setup, self.match
        told: list[tuple[msgspec.Struct, bool]] = []
        for number, (event, ago) in enumerate(zip(match.journal, match.turns_ago(), strict=True)):
            own, public = (game.witness(setup, event, reader) for reader in (seat, None))
            if number < fresh:
                own = own and game.recall(setup, own, seat, ago)
                public = public and game.recall(setup, public, None, ago)
            if number >= since and own is not None:
                told.append((own, own != public))
        return told

    def show_table(self, seat: int) -> None:
        self.screen.table(self.match.game.view(self.match.table, seat))

    def show_menu(self, seat: int) -> None:
        table = self.match.table
        options = table.options(seat)
        self.screen.menu([self.match.game.choice(table, seat, code) for code in options])
        again = self.repeats.answer(seat, options)
        if again is not None:
            answer = self.phrasing.choice(self.match.game.choice(table, seat, again))
            self.screen.say(self.phrasing("enter-repeats", answer=answer), "dim")

    # -- what was typed ----------------------------------------------------------------------------------------

    def answer(self, seat: int) -> bool:
        """Read one line; whether it was a decision."""
        name = self.seating.seated[seat].name if len(self.people) > 1 else self.phrasing("you")
        line = self.screen.read(f"{name} ▸")
        return not self.look_up(seat, line) and self.decide(seat, line)

    def look_up(self, seat: int, line: str) -> bool:
        """Commands that do not touch the game: help, rules, cards, the table again, saving; whether it was that."""
        key, _, rest = line.partition(" ")
        match key.lower():
            case "h" | "?" | "help" | "hilfe":
                self.screen.help()
            case "t":
                self.show_table(seat)
                self.show_menu(seat)
            case "r":
                self.screen.rules(rest.strip())
            case "c" | "k":
                self.screen.card(rest.strip())
            case "l":
                self.show_log(seat)
            case "a":
                self.advise(seat)
            case "s":
                self.save(rest.strip())
            case "q":
                raise Leave
            case _:
                return False
        return True

    def advise(self, seat: int) -> None:
        """The advice of a minister: against bots only, as people at one terminal have not agreed on it."""
        if len(self.people) > 1:
            self.screen.say(self.phrasing("advice-not-agreed"), "yellow")
            return
        from hofstaat.cli.advice import tell_advice  # noqa: PLC0415 - the evaluators of all games

        tell_advice(self.match, seat, self.screen)

    def decide(self, seat: int, line: str) -> bool:
        """A number of the list, an action in the game's own words, or nothing for the same as the last time."""
        options = self.match.table.options(seat)
        try:
            self.play(seat, self.meant(seat, line))
        except BadNotation:
            self.screen.say(self.phrasing("what", options=len(options)), "yellow")
        except IllegalAction as e:
            self.screen.say(self.phrasing.words.refusal(e), "yellow")
        else:
            return True
        return False

    def meant(self, seat: int, line: str) -> int:
        """The code of what was typed."""
        options = self.match.table.options(seat)
        if line and not line.isdecimal():
            return self.match.game.parse(self.match.table, seat, line)
        again = self.repeats.answer(seat, options)
        if not line and again is not None:
            return again
        if not line or not 1 <= int(line) <= len(options):
            raise BadNotation(line, "")
        return options[int(line) - 1]

    def play(self, seat: int, code: int) -> None:
        options = self.match.table.options(seat)
        self.match.act(seat, code)
        self.repeats.keep(seat, options, code)

    def save(self, name: str) -> None:
        """To the file the person names; where that cannot be, they are told and go on."""
        path = Path(name).expanduser() if name else self.place
        try:
            saves.write(path, self.match, self.seating)
        except OSError as error:
            self.say_why("cannot-save", path, error)
        else:
            self.screen.say(self.phrasing("saved", file=str(path)))

    def say_why(self, key: str, path: Path, error: OSError) -> None:
        why = self.phrasing.words.refusal(what_the_system_says(error))
        self.screen.say(self.phrasing(key, file=str(path), why=why), "yellow")
