"""The knowledge of a seat in Council of 12 as numbers: challenge, die, rewards, the own cards (C12-14)."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, u8

from hofstaat.engine.observation import Observation, mark, mark_all, put
from hofstaat.engine.table import NONE, Table
from hofstaat.games.council_of_12.cards import FACES, MAX_FAVOUR, N_CHARACTERS, ROUNDS, THRONE, Effect
from hofstaat.games.council_of_12.position.names import PHASES, SENTENCES
from hofstaat.games.council_of_12.setup.setup import CouncilOf12Setup
from hofstaat.games.council_of_12.table.stacks import filed_challenge, is_kept, next_challenge
from hofstaat.games.council_of_12.table.table import Cell, CouncilOf12, Phase

N_PHASES: Final[i64] = 32
N_SENTENCES: Final[i64] = 4
VALUES: Final[i64] = FACES + 1  # of the die, under their own numbers
REWARDS: Final[i64] = Effect.R_SHIELD - Effect.R_OPEN + 1
TICKS: Final[i64] = ROUNDS + 1
FRONT: Final[i64] = 3 + 2 * VALUES + 1  # of a challenge: difficulty, both goals, throne

ORDER: Final = "Characters are in the order of the card data, values of the die under their own numbers; 0 is not used."


@final
class CouncilOf12Observation(Observation):
    def __init__(self, agreed: CouncilOf12Setup) -> None:
        super().__init__(agreed, ORDER)
        self.agreed = agreed
        n = self.seats
        codes = int(agreed.space.size)
        self.phase = self.add("phase", N_PHASES, 1, "what is asked: " + ", ".join(PHASES))
        self.seat = self.add("seat", n, 1, "the own seat, as ballots number seats")
        self.asked = self.add("asked", n, 1, "who owes an answer")
        self.round = self.add("round", TICKS, 1, "which round it is")
        self.lead = self.add("lead", n, 1, "who leads")
        self.chair = self.add("chair", n, 1, "who holds the council chair")
        self.favour = self.add("favour", 1, int(MAX_FAVOUR), "the favour of the people")
        self.die = self.add("die", VALUES, 1, "what the die shows")
        self.goals = self.add("goals", 2 * VALUES, 1, "the values of the first and of the second goal as they are now")
        self.shown = self.add("shown", VALUES, 1, "values the die has shown in this round")
        self.front = self.add("front", FRONT, 1, "the challenge: easy, medium, hard; its printed goals; the throne")
        self.next_front = self.add("next_front", FRONT, 1, "the same of the next one, once the bell was rung")
        self.seeker = self.add("seeker", N_CHARACTERS, 1, "the help-seeker")
        self.belled = self.add("belled", 1, 1, "the bell was rung")
        self.turn = self.add("turn", 3, 1, "one turn; the first of two; the second")
        self.met = self.add("met", 2, 1, "goals met in the first of two turns")
        self.done = self.add("done", N_CHARACTERS, 1, "characters carried out or negated in this turn")
        self.chair_negated = self.add("chair_negated", 1, 1, "the chair's card was negated")
        self.actor = self.add("actor", n, 1, "whose character is being carried out")
        self.negated = self.add("negated", n, 1, "whose equal cards negate each other")
        self.tilted_from = self.add("tilted_from", VALUES, 1, "the value before the first of two tilts")
        self.loss = self.add("loss", 1, int(MAX_FAVOUR), "the favour about to be lost")
        self.stack = self.add("stack", 1, int(ROUNDS), "challenges still to come")
        self.rewards = self.add("rewards", REWARDS, int(ROUNDS), "rewards: open, tilt, roll, save, take all, shield")
        self.filed_seekers = self.add("filed_seekers", N_CHARACTERS, 1, "help-seekers put away")
        self.open_at_first = self.add("open_at_first", N_CHARACTERS, 1, "help-seekers drawn openly at the set-up")
        self.unlearnt = self.add("unlearnt", N_CHARACTERS, 1, "characters nobody has learnt to play yet")
        self.hand = self.add("hand", N_CHARACTERS, 1, "own hand")
        self.pile = self.add("pile", N_CHARACTERS, int(N_CHARACTERS), "own pile: the place of each card, 1: the bottom")
        self.laid = self.add("laid", N_CHARACTERS, 1, "the own card laid")
        self.answer = self.add("answer", 1, codes, "the own answer not yet shown: its action code and one more")
        self.hands = self.add("hands", n, int(N_CHARACTERS), "how many cards each seat holds")
        self.piles = self.add("piles", n, int(N_CHARACTERS), "how many cards each pile has")
        self.tops = self.add("tops", n * N_CHARACTERS, 1, "seat by seat: the top of the pile")
        self.lying = self.add("lying", n, 1, "who has a card before them")
        self.open = self.add("open", n * N_CHARACTERS, 1, "seat by seat: that card, if it is open")
        self.fixed = self.add("fixed", n, 1, "whose card is laid for good")
        self.openers = self.add("openers", n, 1, "who lays openly by a reward")
        self.sentences = self.add("sentences", n * N_SENTENCES, 1, "seat by seat: " + ", ".join(SENTENCES))
        self.spoken_as = self.add("spoken_as", n, int(n), "seat by seat: spoken as the first, the second ...")
        self.answered = self.add("answered", n, 1, "who has given a hidden answer")
        self.first_reading = self.add(
            "first_reading", n, codes, "seat by seat: the answer read out first, its action code and one more"
        )

    def write(self, table: Table, seat: i64, row: vec[u8], at: i64) -> None:
        assert isinstance(table, CouncilOf12)
        self.write_round(table, seat, row, at)
        self.write_challenge(table, row, at)
        self.write_turn(table, seat, row, at)
        self.write_stacks(table, row, at)
        self.write_own(table, seat, row, at)
        for steps in range(self.seats):
            other = self.left_of(seat, steps)
            self.write_councillor(table, other, steps, row, at)

    def write_round(self, table: CouncilOf12, seat: i64, row: vec[u8], at: i64) -> None:
        mark(row, at + self.phase, table.phase())
        mark(row, at + self.seat, seat)
        self.mark_seats(seat, table.get(Cell.OWING), row, at + self.asked)
        put(row, at + self.favour, table.get(Cell.FAVOUR))
        if table.phase() != Phase.OVER:
            mark(row, at + self.round, table.get(Cell.TICK))
        self.mark_seat(seat, table.get(Cell.LEAD), row, at + self.lead)
        self.mark_seat(seat, table.get(Cell.CHAIR), row, at + self.chair)

    def write_challenge(self, table: CouncilOf12, row: vec[u8], at: i64) -> None:
        mark(row, at + self.die, table.get(Cell.DIE))
        mark_all(row, at + self.goals, table.goal(0))
        mark_all(row, at + self.goals + VALUES, table.goal(1))
        mark_all(row, at + self.shown, table.get(Cell.SHOWN))
        challenge = table.get(Cell.CHALLENGE)
        if challenge != NONE:
            self.write_front(challenge, row, at + self.front)
            if table.get(Cell.BELLED) != 0:
                following = next_challenge(table)
                self.write_front(THRONE if following == NONE else following, row, at + self.next_front)
        mark(row, at + self.seeker, table.get(Cell.SEEKER))
        put(row, at + self.belled, table.get(Cell.BELLED))

    def write_front(self, challenge: i64, row: vec[u8], at: i64) -> None:
        if challenge == THRONE:
            mark(row, at, FRONT - 1)
            return
        mark(row, at, self.agreed.difficulty[challenge])
        mark_all(row, at + 3, self.agreed.goal_of(challenge, 0))
        mark_all(row, at + 3 + VALUES, self.agreed.goal_of(challenge, 1))

    def write_turn(self, table: CouncilOf12, seat: i64, row: vec[u8], at: i64) -> None:
        mark(row, at + self.turn, table.get(Cell.TURN))
        mark_all(row, at + self.met, table.get(Cell.MET))
        mark_all(row, at + self.done, table.get(Cell.DONE))
        put(row, at + self.chair_negated, table.get(Cell.CHAIR_NEGATED))
        self.mark_seat(seat, table.get(Cell.ACTOR), row, at + self.actor)
        self.mark_seats(seat, table.get(Cell.NEGATED), row, at + self.negated)
        if table.get(Cell.TILTED_FROM) != 0:
            mark(row, at + self.tilted_from, table.get(Cell.TILTED_FROM))
        put(row, at + self.loss, table.get(Cell.LOSS))
        self.mark_seats(seat, table.get(Cell.FIXED), row, at + self.fixed)
        self.mark_seats(seat, table.get(Cell.OPENERS), row, at + self.openers)

    def write_stacks(self, table: CouncilOf12, row: vec[u8], at: i64) -> None:
        put(row, at + self.stack, table.get(Cell.CHALLENGES_LEFT))
        for i in range(table.get(Cell.FILED)):
            if is_kept(table, i):
                reward = at + self.rewards + self.agreed.reward[filed_challenge(table, i)] - Effect.R_OPEN
                put(row, reward, i64(row[reward]) + 1)
        for i in range(table.get(Cell.SEEKERS_FILED)):
            mark(row, at + self.filed_seekers, table.get(Cell.SEEKER_FILED_AT + i))
        mark_all(row, at + self.open_at_first, table.get(Cell.OPEN_AT_FIRST))
        mark_all(row, at + self.unlearnt, table.get(Cell.UNLEARNT))

    def write_own(self, table: CouncilOf12, seat: i64, row: vec[u8], at: i64) -> None:
        mark_all(row, at + self.hand, table.hand(seat))
        for i in range(table.pile_size(seat)):
            put(row, at + self.pile + table.pile_card(seat, i), i + 1)
        mark(row, at + self.laid, table.laid(seat))
        put(row, at + self.answer, table.answer(seat) + 1)

    def write_councillor(self, table: CouncilOf12, other: i64, steps: i64, row: vec[u8], at: i64) -> None:
        put(row, at + self.hands + steps, table.hand_size(other))
        put(row, at + self.piles + steps, table.pile_size(other))
        mark(row, at + self.tops + steps * N_CHARACTERS, table.top(other))
        if table.laid(other) != NONE:
            mark(row, at + self.lying, steps)
            if table.get(Cell.FACE_UP) >> other & 1:
                mark(row, at + self.open + steps * N_CHARACTERS, table.laid(other))
        spoken = table.get(Cell.SPOKEN_AS + other)
        if spoken != 0:
            mark(row, at + self.sentences + steps * N_SENTENCES, table.get(Cell.SENTENCE + other))
            put(row, at + self.spoken_as + steps, spoken)
        if table.answer(other) != NONE:
            mark(row, at + self.answered, steps)
        put(row, at + self.first_reading + steps, table.get(Cell.FIRST_READING + other) + 1)

    def mark_seat(self, seat: i64, other: i64, row: vec[u8], at: i64) -> None:
        if other != NONE:
            mark(row, at, self.from_seat(seat, other))

    def mark_seats(self, seat: i64, seats: i64, row: vec[u8], at: i64) -> None:
        for other in range(self.seats):
            if seats >> other & 1:
                mark(row, at, self.from_seat(seat, other))
