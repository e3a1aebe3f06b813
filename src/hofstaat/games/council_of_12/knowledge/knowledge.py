"""The knowledge of a seat in Council of 12, and tables it must hold possible.

It keeps a table of its own with everything public on it; what the seat does not know is UNKNOWN there. Events are
carried out on it by the functions of the rules. Everybody began with the same cards and every discarded card was seen,
so hands can only be doubted after somebody took a hidden card from a pile (C12-38): all other cards are in the hand or
lie before the seat.
"""

from typing import final

from librt.random import Random
from mypy_extensions import i64

from hofstaat.engine.bits import bit, has
from hofstaat.engine.knowledge import Knowledge
from hofstaat.engine.table import NONE, Moves, Table
from hofstaat.games.council_of_12 import scoring
from hofstaat.games.council_of_12.cards import (
    CHARACTERS,
    EFFECTS,
    N_CHARACTERS,
    ROUNDS,
    THRONE,
    Character,
    Effect,
    challenge_number,
)
from hofstaat.games.council_of_12.events import answers, deeds, events
from hofstaat.games.council_of_12.knowledge.piles import Piles, set_of
from hofstaat.games.council_of_12.knowledge.unseen import (
    UNKNOWN,
    fill,
    hidden,
    is_legal,
    may_be_challenges,
    may_be_seekers,
    members,
    shuffled,
    unseen_challenges,
    unseen_seekers,
)
from hofstaat.games.council_of_12.notation import CODES, Answer
from hofstaat.games.council_of_12.position.names import PHASES, SENTENCES
from hofstaat.games.council_of_12.rules.evaluation import raise_shield
from hofstaat.games.council_of_12.rules.opening import deal, stack_introduction
from hofstaat.games.council_of_12.setup.setup import CouncilOf12Setup
from hofstaat.games.council_of_12.table.round import (
    change_goal,
    clear_round,
    enter_round,
    enter_second_turn,
    mark_done,
    resolve,
    ring,
    say_sentence,
    turn_challenge,
)
from hofstaat.games.council_of_12.table.stacks import file_round, pop, push, replay, use_reward
from hofstaat.games.council_of_12.table.table import Cell, CouncilOf12, Phase


@final
class CouncilOf12Knowledge(Knowledge):
    def __init__(self, seat: i64, agreed: CouncilOf12Setup) -> None:
        super().__init__(seat)
        self.agreed = agreed
        self.table = CouncilOf12(agreed)
        self.table.clear()
        self.piles = Piles(agreed.seats)
        self.own_code: i64 = NONE  # the last hidden answer of this seat
        self.revealed: i64 = 0  # the seats whose equal cards were turned up last ...
        self.turned_up: i64 = 0  # ... and their character, as a set: no card of it lies hidden any more

    # -- learning ----------------------------------------------------------------------------------------------

    def learn(self, event: object) -> None:
        """Take in an event. Once all have answered, whatever happens next has used the answers up."""
        if isinstance(event, answers.Answered):
            self.learn_answer(event)
            return
        if self.table.get(Cell.OWING) == 0:
            self.table.clear_answers()
        if not self.learn_course(event) and not self.learn_laying(event) and not self.learn_deed(event):
            self.learn_evaluation(event)

    def learn_answer(self, event: answers.Answered) -> None:
        code = UNKNOWN
        if event.answer is not None:
            told = Answer(event.answer, event.card, event.sentence, event.value, event.target)
            code = self.own_code = CODES[told]
        self.table.keep_answer(event.seat, code)

    def learn_course(self, event: object) -> bool:
        """The course of a round, and ballots."""
        t = self.table
        if isinstance(event, answers.Asked):
            self.learn_asked(event)
        elif isinstance(event, answers.Decided):
            self.learn_decided(event)
        elif isinstance(event, events.RoundBegan):
            pop(t, Cell.SEEKERS_LEFT, Cell.SEEKER_AT)
            pop(t, Cell.CHALLENGES_LEFT, Cell.CHALLENGE_AT)
            self.learn_lead(event.first, number_or_none(event.chair), event.round - 1)
            enter_round(t, challenge_number(event.challenge), CHARACTERS.index(event.help_seeker))
        elif isinstance(event, events.ThroneRound):
            self.learn_lead(event.first, NONE, ROUNDS)
            enter_round(t, THRONE, NONE)
        elif isinstance(event, answers.ReadOut):
            told = Answer(event.answer, event.card, None, event.value, event.target)
            t.set(Cell.FIRST_READING + event.seat, CODES[told])
        elif isinstance(event, events.Dealt):
            self.learn_dealt(event)
        elif isinstance(event, events.SecondTurn):
            enter_second_turn(t, set_of([which - 1 for which in event.met]))
        elif isinstance(event, events.BellRang):
            self.learn_bell(event)
        else:
            return False
        return True

    def learn_dealt(self, event: events.Dealt) -> None:
        """The order of the stacks is known in the introductory game alone."""
        t = self.table
        if self.agreed.introductory:
            stack_introduction(t)
        else:
            for i in range(ROUNDS):
                push(t, Cell.SEEKERS_LEFT, Cell.SEEKER_AT, UNKNOWN)
                push(t, Cell.CHALLENGES_LEFT, Cell.CHALLENGE_AT, UNKNOWN)
        t.set(Cell.OPEN_AT_FIRST, set_of([CHARACTERS.index(name) for name in event.cards]))
        t.set(Cell.DIE, event.die)
        deal(t)

    def learn_lead(self, lead: i64, chair: i64, tick: i64) -> None:
        self.table.set(Cell.LEAD, lead)
        self.table.set(Cell.CHAIR, chair)
        self.table.set(Cell.TICK, tick)

    def learn_asked(self, event: answers.Asked) -> None:
        t = self.table
        t.set(Cell.ACTOR, number_or_none(event.actor))
        t.set(Cell.TILTED_FROM, event.tilted_from)
        t.set(Cell.EFFECT_AT, event.effect)
        t.ask(PHASES.index(event.phase), set_of(list(event.targets)))
        if t.phase() == Phase.SAVE:
            t.set(Cell.NEGATED, self.revealed)

    def learn_decided(self, event: answers.Decided) -> None:
        t = self.table
        t.clear_first_reading()
        if event.answer == "two-turns":
            t.set(Cell.TURN, 1)
        elif event.phase == "who-opens" and event.target is not None:
            t.set(Cell.OPENERS, t.get(Cell.OPENERS) | bit(i64(event.target)))
        elif event.phase == "save" and event.answer == "no":
            t.set(Cell.NEGATED, 0)

    def learn_bell(self, event: events.BellRang) -> None:
        t = self.table
        ring(t)
        if t.get(Cell.CHALLENGES_LEFT) > 0:
            t.set(Cell.CHALLENGE_AT + t.get(Cell.CHALLENGES_LEFT) - 1, challenge_number(event.following))

    # -- laying ------------------------------------------------------------------------------------------------

    def learn_laying(self, event: object) -> bool:
        t = self.table
        if isinstance(event, deeds.Spoke):
            self.lie_hidden(event.seat)
            say_sentence(t, event.seat, SENTENCES.index(event.sentence))
        elif isinstance(event, deeds.CardsLie):
            for seat in range(t.seats):
                if not has(t.get(Cell.FIXED), seat):
                    self.lie_hidden(seat)
        elif isinstance(event, deeds.Opened):
            self.see_lying(event.seat, CHARACTERS.index(event.card))
        elif isinstance(event, deeds.Renewed):
            self.piles.become(event.seat, bytes([CHARACTERS.index(event.card)]))
            if event.with_oracle:
                t.clear_laid(event.seat)
        elif isinstance(event, deeds.PileTaken):
            self.piles.become(event.seat, b"")
        elif isinstance(event, deeds.RewardUsed):
            self.learn_reward(EFFECTS.index(event.reward))
        elif isinstance(event, deeds.Rolled):
            t.set_die(event.value)
            if event.cause == "character":
                mark_done(t, Character.ORACLE)
        else:
            return False
        return True

    def lie_hidden(self, seat: i64) -> None:
        """A card lies there for good; only the own one is known."""
        self.table.lay(seat, self.agreed.actions.card_laid(self.own_code) if seat == self.seat else UNKNOWN)

    def see_lying(self, seat: i64, card: i64) -> None:
        """An open card lies there: it is in no pile."""
        self.table.lay(seat, card)
        self.table.turn_up(bit(seat))
        self.piles.exclude(seat, card)

    def learn_reward(self, reward: i64) -> None:
        if reward == Effect.R_SHIELD:
            raise_shield(self.table)
        else:
            use_reward(self.table, reward)

    # -- deeds -------------------------------------------------------------------------------------------------

    def learn_deed(self, event: object) -> bool:
        t = self.table
        if isinstance(event, deeds.Revealed):
            self.learn_revealed(event)
        elif isinstance(event, deeds.Resolved):
            card = i64(CHARACTERS.index(event.card))
            for seat in event.targets:
                self.piles.discard(seat, card)
            resolve(t, card, set_of(list(event.targets)), 1 if event.negated else 0)
            self.turned_up = 0
        elif isinstance(event, deeds.DieTurned):
            t.set_die(event.value)
            t.set(Cell.TILTED_FROM, 0)
        elif isinstance(event, deeds.GoalChanged):
            change_goal(t, CHARACTERS.index(event.card), event.which - 1)
        elif isinstance(event, deeds.Took):
            self.learn_took(event)
        elif not isinstance(event, deeds.Fizzled):
            return False
        return True

    def learn_revealed(self, event: deeds.Revealed) -> None:
        card = i64(CHARACTERS.index(event.card))
        self.revealed = set_of([event.seat, *(event.others or ())])
        for seat in range(self.table.seats):
            if has(self.revealed, seat):
                self.see_lying(seat, card)
        self.turned_up = bit(card)
        self.drop_impossible()
        if event.following:
            self.table.set(Cell.FOLLOWER, event.seat)
            self.table.set(Cell.ACTOR, NONE)

    def drop_impossible(self) -> None:
        """Piles that leave no character for a hidden lying card are none."""
        for seat in range(self.table.seats):
            if self.table.laid(seat) == UNKNOWN:
                self.piles.of[seat] = [pile for pile in self.piles.of[seat] if self.may_lie(pile) != 0]

    def may_lie(self, pile: bytes) -> i64:
        """The characters a hidden lying card may be, if this is the pile: none that was turned up (C12-14, C12-47)."""
        seen = self.table.get(Cell.DONE) | self.turned_up | self.table.help_seeker()
        return self.learnt() & ~set_of(pile) & ~seen

    def learnt(self) -> i64:
        return self.agreed.in_game & ~self.table.get(Cell.UNLEARNT)

    def learn_took(self, event: deeds.Took) -> None:
        top = bytes([CHARACTERS.index(event.new_top)]) if event.new_top is not None else b""
        if event.card is None:
            self.piles.take_hidden(event.seat, top)
        else:
            self.piles.take(event.seat, CHARACTERS.index(event.card), top)

    # -- step 5 ------------------------------------------------------------------------------------------------

    def learn_evaluation(self, event: object) -> None:
        t = self.table
        if isinstance(event, events.FavourChanged):
            t.set(Cell.FAVOUR, event.favour)
            if event.change < 0:
                t.set(Cell.LOSS, 0)
        elif isinstance(event, events.Evaluated):
            turn_challenge(t, challenge_number(event.challenge), 1 if event.passed else 0)
        elif isinstance(event, events.Dropped):
            self.piles.exclude(event.seat, CHARACTERS.index(event.card))
            self.piles.discard(event.seat, CHARACTERS.index(event.card))
        elif isinstance(event, events.Learnt):
            t.learn(CHARACTERS.index(event.card))
        elif isinstance(event, events.Filed):
            file_round(t)
        elif isinstance(event, events.Replayed):
            replay(t)
        elif isinstance(event, events.ThroneShown):
            self.learn_throne(event)
        else:
            assert isinstance(event, events.Ended)
            self.learn_end(event)

    def learn_throne(self, event: events.ThroneShown) -> None:
        t = self.table
        for seat, name in enumerate(event.cards):
            self.see_lying(seat, CHARACTERS.index(name))
        t.set(Cell.LOSS, t.seats - scoring.largest_group(t))
        for seat, name in enumerate(event.cards):
            self.piles.discard(seat, CHARACTERS.index(name))
            t.clear_laid(seat)

    def learn_end(self, event: events.Ended) -> None:
        t = self.table
        if not t.is_throne():
            clear_round(t)
        t.enter(Phase.OVER)
        t.set(Cell.OWING, 0)
        t.set(Cell.RESULT, scoring.REASONS.index(event.reason) + 1)
        t.set(Cell.SUCCESSOR, NONE if event.successor is None else i64(CHARACTERS.index(event.successor)))

    # -- drawing a possible table ------------------------------------------------------------------------------

    def sample(self, rng: Random) -> CouncilOf12:
        table = self.table.copy()
        for seat in range(table.seats):
            piles = self.piles.of[seat]
            self.deal_seat(table, seat, piles[rng.randrange(len(piles))], rng)
        fill(table, Cell.SEEKERS_LEFT, Cell.SEEKER_AT, shuffled(unseen_seekers(self.table, rng), rng))
        fill(table, Cell.CHALLENGES_LEFT, Cell.CHALLENGE_AT, shuffled(unseen_challenges(self.table, rng), rng))
        moves = Moves()
        for seat in range(table.seats):
            if table.answer(seat) == UNKNOWN:
                moves.clear()
                table.offer(seat, moves)
                table.set(Cell.ANSWER + seat, moves.pick(rng))
        return table

    def deal_seat(self, table: CouncilOf12, seat: i64, pile: bytes, rng: Random) -> None:
        """The pile, a card that may lie there, and all other learnt characters in the hand."""
        table.set_hand(seat, self.learnt() & ~set_of(pile))
        for card in pile:
            table.discard(seat, card)
        if table.laid(seat) == UNKNOWN:
            cards = members(self.may_lie(pile))
            table.set(Cell.LAID + seat, cards[rng.randrange(len(cards))])
        if table.laid(seat) != NONE:
            table.take_from_hand(seat, table.laid(seat))

    # -- could it be this one? ---------------------------------------------------------------------------------

    def admits(self, table: Table) -> bool:
        """Equal wherever the seat knows; piles, lying cards, answers and stacks as they may be."""
        if not isinstance(table, CouncilOf12) or not table.setup.same_as(self.agreed):
            return False
        trial = self.table.copy()
        for seat in range(table.seats):
            if not self.admits_seat(table, trial, seat):
                return False
        seekers = hidden(self.table, table, Cell.SEEKERS_LEFT, Cell.SEEKER_AT)
        challenges = hidden(self.table, table, Cell.CHALLENGES_LEFT, Cell.CHALLENGE_AT)
        if not may_be_seekers(self.table, seekers) or not may_be_challenges(self.table, challenges):
            return False
        fill(trial, Cell.SEEKERS_LEFT, Cell.SEEKER_AT, seekers)
        fill(trial, Cell.CHALLENGES_LEFT, Cell.CHALLENGE_AT, challenges)
        return trial.equals(table)

    def admits_seat(self, table: CouncilOf12, trial: CouncilOf12, seat: i64) -> bool:
        """Copy what may be from the table to the trial; what is left must be equal."""
        pile = bytes([int(table.pile_card(seat, i)) for i in range(table.pile_size(seat))])
        if pile not in self.piles.of[seat]:
            return False
        for i in range(N_CHARACTERS):
            trial.set_pile_card(seat, i, table.pile_card(seat, i))
        trial.set(Cell.PILE_SIZE + seat, len(pile))
        laid = table.laid(seat)
        if trial.laid(seat) == UNKNOWN and laid != NONE and has(self.may_lie(pile), laid):
            trial.set(Cell.LAID + seat, laid)
        hand = self.learnt() & ~set_of(pile)
        trial.set_hand(seat, hand if laid == NONE else hand & ~bit(laid))
        if trial.answer(seat) == UNKNOWN and is_legal(table, seat, table.answer(seat)):
            trial.set(Cell.ANSWER + seat, table.answer(seat))
        return True


def number_or_none(told: int | None) -> i64:
    return NONE if told is None else i64(told)
