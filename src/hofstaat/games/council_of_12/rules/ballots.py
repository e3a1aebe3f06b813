"""Decisions of the council (C12-50): hidden answers, a majority of all seats, one second reading."""

from mypy_extensions import i64

from hofstaat.engine.actions import Action
from hofstaat.engine.bits import count_bits, first_seat
from hofstaat.engine.table import NONE, Moves
from hofstaat.games.council_of_12.rules.questions import Question, offer_seats
from hofstaat.games.council_of_12.table.table import Cell, CouncilOf12, Event, Phase


def is_ballot(phase: i64) -> bool:
    return Phase.BELL <= phase <= Phase.LEARNING


def is_optional(phase: i64) -> bool:
    """Whether the council may answer "no"."""
    return phase <= Phase.SHIELD


class Ballot(Question):
    """A decision of the council; it may decline. Each ballot says what is proposed and what follows."""

    def __init__(self, phase: i64) -> None:
        self.phase = phase

    def propose(self, t: CouncilOf12, moves: Moves) -> None:
        """Add the answers beside "no"."""
        raise NotImplementedError

    def decide(self, t: CouncilOf12, code: i64) -> None:
        """Carry out what the council has decided."""
        raise NotImplementedError

    def hold(self, t: CouncilOf12) -> None:
        """Ask everybody."""
        t.ask(self.phase, t.all_seats())

    def offer(self, t: CouncilOf12, seat: i64, moves: Moves) -> None:
        if is_optional(self.phase):
            moves.add(t.agreed.actions.no)
        if t.is_second_reading():
            offer_read_out(t, moves)
        else:
            self.propose(t, moves)

    def close(self, t: CouncilOf12) -> None:
        """More than half of all seats decide; otherwise the answers are read out and asked for once more."""
        code = majority(t)
        if code == NONE:
            if not t.is_second_reading() and not t.agreed.uncanny and not self.is_settled_by_no(t):
                self.read_out(t)
                return
            code = t.agreed.actions.no if is_optional(self.phase) else most_votes(t)
        t.clear_answers()
        t.clear_first_reading()
        self.settle(t, code)

    def is_settled_by_no(self, t: CouncilOf12) -> bool:
        """Two players: a single "no" settles an optional decision."""
        return t.seats == 2 and is_optional(self.phase) and votes_for(t, t.agreed.actions.no) > 0

    def read_out(self, t: CouncilOf12) -> None:
        for seat in range(t.seats):
            t.set(Cell.FIRST_READING + seat, t.answer(seat))
            t.tell(Event.READ_OUT, self.phase, seat, t.answer(seat))
        t.clear_answers()
        self.hold(t)

    def settle(self, t: CouncilOf12, code: i64) -> None:
        t.tell(Event.DECIDED, self.phase, code)
        self.decide(t, code)

    def refuse(self, t: CouncilOf12, seat: i64, code: i64) -> tuple[str, str]:
        no = t.agreed.actions.no
        if t.is_second_reading() and code >= no:
            return "second-reading", "In the second reading only answers of the first one count."
        if code < no:
            return "vote", "The council decides: give your answer first."
        return "no-such-answer", "That is not what the council decides about now."


class Naming(Ballot):
    """The council must name a seat, or a character to learn; a single one is named without asking."""

    def candidates(self, t: CouncilOf12) -> i64:
        """The seats or characters it is about, as a set."""
        raise NotImplementedError

    def named_by(self, t: CouncilOf12) -> Action:
        return t.agreed.actions.vote_seat

    def begin(self, t: CouncilOf12) -> None:
        candidates = self.candidates(t)
        if count_bits(candidates) == 1:
            self.settle(t, self.named_by(t).code(first_seat(candidates)))
        else:
            self.hold(t)

    def propose(self, t: CouncilOf12, moves: Moves) -> None:
        offer_seats(t, self.candidates(t), moves)


def offer_read_out(t: CouncilOf12, moves: Moves) -> None:
    """In the second reading only answers of the first one count."""
    for seat in range(t.seats):
        code = t.get(Cell.FIRST_READING + seat)
        if not moves.has(code):
            moves.add(code)
    moves.sort()


def majority(t: CouncilOf12) -> i64:
    """The answer of more than half of all seats, or NONE."""
    for seat in range(t.seats):
        code = t.answer(seat)
        if 2 * votes_for(t, code) > t.seats:
            return code
    return NONE


def votes_for(t: CouncilOf12, code: i64) -> i64:
    n: i64 = 0
    for seat in range(t.seats):
        if t.answer(seat) == code:
            n += 1
    return n


def most_votes(t: CouncilOf12) -> i64:
    """The answer given most often; of tied ones that of the voter nearest the lead."""
    best = t.answer(t.from_lead(0))
    for i in range(i64(1), t.seats):
        code = t.answer(t.from_lead(i))
        if votes_for(t, code) > votes_for(t, best):
            best = code
    return best
