"""What a seat can know in Council of 12, and tables it must hold possible.

It keeps a table of its own with everything public on it; what the seat does not know is UNKNOWN there. Everybody began
with the same cards and every discarded card was seen, so hands can only be doubted after somebody took a hidden card
from a pile (C12-38): for each seat there is a list of the piles it may have, the rest is in its hand or lies before it.
"""

from typing import Final

from mypy_extensions import i64

from hofstaat.engine.bits import bit
from hofstaat.engine.knowledge import Knowledge
from hofstaat.engine.table import NONE
from hofstaat.games.council_of_12 import events
from hofstaat.games.council_of_12.cards import (
    CHARACTERS,
    GOLEM,
    GOLEM_GOAL,
    KNIGHT_GOAL,
    N_CHARACTERS,
    ORACLE,
    ROUNDS,
    THRONE,
)
from hofstaat.games.council_of_12.notation import Answer, code_of_answer
from hofstaat.games.council_of_12.rules.codes import INTENTS
from hofstaat.games.council_of_12.rules.council import CouncilOf12
from hofstaat.games.council_of_12.scoring import REASONS
from hofstaat.games.council_of_12.setup import Council
from hofstaat.games.council_of_12.table.cells import (
    ACTOR,
    ANSWER,
    BELLED,
    BROKEN,
    CHAIR,
    CHAIR_NEGATED,
    CHALLENGE_AT,
    CHALLENGES_LEFT,
    DIE,
    DONE,
    EFFECT_AT,
    FACE_UP,
    FAVOUR,
    FILED,
    FILED_AT,
    FIRST_READING,
    FIXED,
    FOLLOWER,
    GOALS,
    LAID,
    LEAD,
    LOSS,
    MET,
    NEGATED,
    OPEN_AT_FIRST,
    OPENERS,
    OVER,
    OWING,
    PASSED,
    PER_FILED,
    PHASE,
    PHASES,
    RESULT,
    SAVE,
    SEEKER_AT,
    SEEKER_FILED_AT,
    SEEKERS_FILED,
    SEEKERS_LEFT,
    SENTENCE,
    SENTENCES,
    SPOKEN_AS,
    START,
    SUCCESSOR,
    TICK,
    TURN,
    UNLEARNT,
)

UNKNOWN: Final[i64] = -2


class Learning(Knowledge):
    def __init__(self, seat: i64, council: Council) -> None:
        super().__init__(seat)
        self.council = council
        self.table = CouncilOf12(council)
        self.table.clear()
        self.piles: list[list[bytes]] = [[b""] for other in range(int(council.seats))]
        self.own_code: i64 = NONE  # the last hidden answer of this seat
        self.revealed: i64 = 0  # the seats whose equal cards were turned up last ...
        self.turned_up: i64 = 0  # ... and their character, as a set: no card of it lies hidden any more

    # -- learning ----------------------------------------------------------------------------------------------

    def learn(self, event: object) -> None:
        """Take in an event. Once all have answered, whatever happens next has used the answers up."""
        if isinstance(event, events.Answered):
            self.learn_answer(event)
            return
        if self.table.get(OWING) == 0:
            self.table.clear_answers()
        if not self.learn_course(event) and not self.learn_laying(event) and not self.learn_deed(event):
            self.learn_evaluation(event)

    def learn_answer(self, event: events.Answered) -> None:
        code = UNKNOWN
        if event.answer is not None:
            told = Answer(event.answer, event.card, event.sentence, event.value, event.target)
            code = self.own_code = code_of_answer(told)
        self.table.put(ANSWER + event.seat, code)
        self.table.put(OWING, self.table.get(OWING) & ~bit(i64(event.seat)))

    def learn_course(self, event: object) -> bool:
        """The course of a round, and ballots."""
        if isinstance(event, events.Asked):
            self.learn_asked(event)
        elif isinstance(event, events.Decided):
            self.learn_decided(event)
        elif isinstance(event, events.RoundBegan):
            self.learn_round(event)
        elif isinstance(event, events.ThroneRound):
            self.table.put(LEAD, event.first)
            self.table.put(CHAIR, NONE)
            self.table.put(TICK, ROUNDS)
            self.table.enter_round(THRONE, NONE)
        elif isinstance(event, events.ReadOut):
            told = Answer(event.answer, event.card, None, event.value, event.target)
            self.table.put(FIRST_READING + event.seat, code_of_answer(told))
        elif isinstance(event, events.Dealt):
            self.learn_dealt(event)
        elif isinstance(event, events.SecondTurn):
            self.table.put(TURN, 2)
            self.table.put(MET, sum([bit(which - 1) for which in event.met]))
            self.table.reset_turn()
        elif isinstance(event, events.BellRang):
            self.learn_bell(event)
        else:
            return False
        return True

    def learn_dealt(self, event: events.Dealt) -> None:
        table = self.table
        table.put(OPEN_AT_FIRST, mask(event.cards))
        table.put(UNLEARNT, mask(event.unlearnt))
        table.put(DIE, event.die)
        table.put(FAVOUR, event.favour)
        fixed = self.council.introductory
        for i in range(ROUNDS):
            at = ROUNDS - 1 - i
            table.push(SEEKERS_LEFT, SEEKER_AT, self.council.fixed_seekers[at] if fixed else UNKNOWN)
            table.push(CHALLENGES_LEFT, CHALLENGE_AT, self.council.listed_challenges[at] if fixed else UNKNOWN)

    def learn_round(self, event: events.RoundBegan) -> None:
        table = self.table
        table.pop(SEEKERS_LEFT, SEEKER_AT)
        table.pop(CHALLENGES_LEFT, CHALLENGE_AT)
        table.put(LEAD, event.first)
        table.put(CHAIR, NONE if event.chair is None else i64(event.chair))
        table.put(TICK, event.round - 1)
        table.enter_round(number(event.challenge), CHARACTERS.index(event.help_seeker))

    def learn_asked(self, event: events.Asked) -> None:
        table = self.table
        table.put(PHASE, PHASES.index(event.phase))
        table.put(OWING, sum([bit(seat) for seat in event.targets]))
        table.put(ACTOR, NONE if event.actor is None else i64(event.actor))
        table.put(START, event.tilted_from)
        table.put(EFFECT_AT, event.effect)
        if table.phase() == SAVE:
            table.put(NEGATED, self.revealed)

    def learn_decided(self, event: events.Decided) -> None:
        table = self.table
        for seat in range(table.seats):
            table.put(FIRST_READING + seat, NONE)
        if event.answer == "two-turns":
            table.put(TURN, 1)
        elif event.phase == "who-opens" and event.target is not None:
            table.put(OPENERS, table.get(OPENERS) | bit(i64(event.target)))
        elif event.phase == "save" and event.answer == "no":
            table.put(NEGATED, 0)

    def learn_bell(self, event: events.BellRang) -> None:
        table = self.table
        table.put(BELLED, 1)
        table.put(FAVOUR, event.favour)
        if table.get(CHALLENGES_LEFT) > 0:
            table.put(CHALLENGE_AT + table.get(CHALLENGES_LEFT) - 1, number(event.following))

    # -- laying ------------------------------------------------------------------------------------------------

    def learn_laying(self, event: object) -> bool:
        table = self.table
        if isinstance(event, events.Spoke):
            self.learn_sentence(event)
        elif isinstance(event, events.CardsLie):
            for seat in range(table.seats):
                if not table.get(FIXED) >> seat & 1:
                    self.lie_hidden(seat)
        elif isinstance(event, events.Opened):
            table.put(FIXED, table.get(FIXED) | bit(i64(event.seat)))
            self.see_lying(event.seat, CHARACTERS.index(event.card))
        elif isinstance(event, events.Renewed):
            self.piles[event.seat] = [bytes([CHARACTERS.index(event.card)])]
            if event.with_oracle:
                self.clear_lying(event.seat)
        elif isinstance(event, events.PileTaken):
            self.piles[event.seat] = [b""]
        elif isinstance(event, events.RewardUsed):
            self.learn_reward(event)
        elif isinstance(event, events.Rolled):
            table.set_die(event.value)
            if event.cause == "character":
                table.put(DONE, table.get(DONE) | bit(ORACLE))
        else:
            return False
        return True

    def learn_sentence(self, event: events.Spoke) -> None:
        table = self.table
        self.lie_hidden(event.seat)
        table.put(SPOKEN_AS + event.seat, table.voices() + 1)
        table.put(SENTENCE + event.seat, SENTENCES.index(event.sentence))
        table.put(BROKEN, table.get(BROKEN) | bit(table.get(TICK)))

    def lie_hidden(self, seat: i64) -> None:
        """A card lies there for good; only the own one is known."""
        self.table.put(FIXED, self.table.get(FIXED) | bit(seat))
        self.table.put(LAID + seat, self.own_code // INTENTS if seat == self.seat else UNKNOWN)

    def see_lying(self, seat: i64, card: i64) -> None:
        """An open card lies there: it is in no pile."""
        self.table.put(LAID + seat, card)
        self.table.put(FACE_UP, self.table.get(FACE_UP) | bit(seat))
        self.holds(seat, card)

    def holds(self, seat: i64, card: i64) -> None:
        own = int(card)
        self.piles[seat] = [pile for pile in self.piles[seat] if own not in pile]

    def clear_lying(self, seat: i64) -> None:
        self.table.put(LAID + seat, NONE)
        self.table.put(FACE_UP, self.table.get(FACE_UP) & ~bit(seat))

    def learn_reward(self, event: events.RewardUsed) -> None:
        for i in range(self.table.get(FILED)):
            if self.table.filed_challenge(i) == number(event.challenge):
                self.table.put(FILED_AT + i * PER_FILED + 2, 0)
        if event.reward == "R_SHIELD":
            self.table.put(LOSS, self.table.get(LOSS) - 1)

    # -- deeds -------------------------------------------------------------------------------------------------

    def learn_deed(self, event: object) -> bool:
        table = self.table
        if isinstance(event, events.Revealed):
            self.learn_revealed(event)
        elif isinstance(event, events.Resolved):
            self.learn_resolved(event)
        elif isinstance(event, events.DieTurned):
            table.set_die(event.value)
            table.put(START, 0)
        elif isinstance(event, events.GoalChanged):
            golem = CHARACTERS.index(event.card) == GOLEM
            table.put(GOALS + event.which - 1, GOLEM_GOAL if golem else KNIGHT_GOAL)
        elif isinstance(event, events.Took):
            self.learn_took(event)
        elif not isinstance(event, events.Fizzled):
            return False
        return True

    def learn_revealed(self, event: events.Revealed) -> None:
        card = i64(CHARACTERS.index(event.card))
        self.revealed = bit(i64(event.seat))
        for other in event.others or ():
            self.revealed |= bit(i64(other))
        for seat in range(self.table.seats):
            if self.revealed >> seat & 1:
                self.see_lying(seat, card)
        self.turned_up = bit(card)
        self.drop_impossible()
        if event.following:
            self.table.put(FOLLOWER, event.seat)
            self.table.put(ACTOR, NONE)

    def learn_resolved(self, event: events.Resolved) -> None:
        table = self.table
        card = i64(CHARACTERS.index(event.card))
        chair = table.get(CHAIR)
        for target in event.targets:
            self.clear_lying(target)
            self.discard(target, card)
            if event.negated and target == chair and table.get(FOLLOWER) != chair:
                table.put(CHAIR_NEGATED, 1)
        table.put(DONE, table.get(DONE) | bit(card))
        table.put(FOLLOWER, NONE)
        table.put(ACTOR, NONE)
        table.put(NEGATED, 0)
        self.turned_up = 0

    def discard(self, seat: i64, card: i64) -> None:
        own = bytes([int(card)])
        self.piles[seat] = [pile + own for pile in self.piles[seat]]

    def drop_impossible(self) -> None:
        """Piles that leave no character for a hidden lying card are none."""
        for seat in range(self.table.seats):
            if self.table.laid(seat) == UNKNOWN:
                self.piles[seat] = [pile for pile in self.piles[seat] if self.may_lie(pile) != 0]

    def may_lie(self, pile: bytes) -> i64:
        """The characters a hidden lying card may be, if this is the pile: none that was turned up (C12-14, C12-47)."""
        seen = self.table.get(DONE) | self.turned_up | self.table.seeker_bit()
        return self.learnt() & ~set_of(pile) & ~seen

    def learnt(self) -> i64:
        return self.council.in_game & ~self.table.get(UNLEARNT)

    def learn_took(self, event: events.Took) -> None:
        """Of a hidden card others learn only that it was not the top one."""
        if event.card is None:
            found = {pile[:i] + pile[i + 1 :] for pile in self.piles[event.seat] for i in range(len(pile) - 1)}
            piles = sorted(found)
        else:
            card = bytes([CHARACTERS.index(event.card)])
            piles = [pile.replace(card, b"") for pile in self.piles[event.seat] if card in pile]
        top = bytes([CHARACTERS.index(event.new_top)]) if event.new_top is not None else b""
        self.piles[event.seat] = [pile for pile in piles if pile[-1:] == top]

    # -- step 5 ------------------------------------------------------------------------------------------------

    def learn_evaluation(self, event: object) -> None:
        table = self.table
        if isinstance(event, events.FavourChanged):
            table.put(FAVOUR, event.favour)
            if event.change < 0:
                table.put(LOSS, 0)
        elif isinstance(event, events.Evaluated):
            table.put(PASSED, 1 if event.passed else 0)
            table.put(LOSS, 0 if event.passed else self.council.loss[number(event.challenge)])
        elif isinstance(event, events.Dropped):
            self.holds(event.seat, CHARACTERS.index(event.card))
            self.discard(event.seat, CHARACTERS.index(event.card))
        elif isinstance(event, events.Learnt):
            table.put(UNLEARNT, table.get(UNLEARNT) & ~bit(i64(CHARACTERS.index(event.card))))
        elif isinstance(event, events.Filed):
            kept = i64(1) if event.kept else 0
            table.file_challenge(number(event.challenge), 1 if event.on_right else 0, kept)
            table.push(SEEKERS_FILED, SEEKER_FILED_AT, CHARACTERS.index(event.help_seeker))
        elif isinstance(event, events.Replayed):
            table.replay()
        else:
            self.learn_throne(event)

    def learn_throne(self, event: object) -> None:
        table = self.table
        if isinstance(event, events.ThroneShown):
            for seat, name in enumerate(event.cards):
                self.see_lying(seat, CHARACTERS.index(name))
                self.clear_lying(seat)
                self.discard(seat, CHARACTERS.index(name))
            table.put(LOSS, table.seats - max([event.cards.count(name) for name in event.cards]))
            return
        assert isinstance(event, events.Ended)
        if not table.is_throne():
            table.clear_round()
        table.put(PHASE, OVER)
        table.put(OWING, 0)
        table.put(RESULT, REASONS.index(event.reason) + 1)
        table.put(SUCCESSOR, NONE if event.successor is None else i64(CHARACTERS.index(event.successor)))


def number(challenge: str) -> int:
    return int(THRONE) if challenge == "throne" else int(challenge.removeprefix("challenge-"))


def mask(names: tuple[str, ...]) -> i64:
    return set_of([CHARACTERS.index(name) for name in names])


def set_of(cards: list[int] | bytes) -> i64:
    found: i64 = 0
    for card in cards:
        found |= bit(i64(card))
    return found


def members(cards: i64) -> list[int]:
    return [card for card in range(int(N_CHARACTERS)) if cards >> card & 1]
