"""The effects of a turned challenge in printed order (C12-54), then filing, replay and a new round."""

from typing import final

from mypy_extensions import i64

from hofstaat.engine.actions import Action
from hofstaat.engine.bits import bit, has
from hofstaat.engine.table import NONE, Draw, Moves
from hofstaat.games.council_of_12.cards import FACES, Effect
from hofstaat.games.council_of_12.rules.ballots import Naming
from hofstaat.games.council_of_12.rules.characters import take_from_pile
from hofstaat.games.council_of_12.rules.laying import begin_round
from hofstaat.games.council_of_12.rules.questions import Question, offer_cards
from hofstaat.games.council_of_12.rules.rewards import give_pile, rest_on_lot
from hofstaat.games.council_of_12.table.stacks import file_round, replay
from hofstaat.games.council_of_12.table.table import Cell, CouncilOf12, Event, Phase


def next_effect(t: CouncilOf12) -> None:
    """Carry out effects until one has to be asked for or rolled; after the last one clean up."""
    while True:
        at = t.get(Cell.EFFECT_AT)
        effect = t.agreed.effect(t.get(Cell.CHALLENGE), t.get(Cell.PASSED), at)
        if effect == 0:
            break
        t.set(Cell.EFFECT_AT, at + 1)
        if start_effect(t, effect):
            return
    t.set(Cell.EFFECT_AT, 0)
    clean_up(t)


def start_effect(t: CouncilOf12, effect: i64) -> bool:
    """Whether somebody has to answer first; an effect for which nobody is eligible does nothing."""
    if effect == Effect.ROLL:
        t.enter_draw(Phase.EFFECT_ROLL)
        return True
    if effect == Effect.EACH_DROP:
        return ask_any(t, Phase.DROP, t.seats_with_two())
    if effect == Effect.EACH_TAKE:
        return ask_any(t, Phase.TAKE, t.seats_with_pile())
    if effect == Effect.ONE_DROP:
        return name_any(t, Phase.WHO_DROPS, t.seats_with_two())
    if effect == Effect.ONE_TAKE_ALL:
        return name_any(t, Phase.WHO_TAKES_PILE, t.seats_with_pile())
    assert effect == Effect.LEARN
    return name_any(t, Phase.LEARNING, learnable(t))


def ask_any(t: CouncilOf12, phase: i64, seats: i64) -> bool:
    if seats != 0:
        t.ask(phase, seats)
    return seats != 0


def name_any(t: CouncilOf12, phase: i64, candidates: i64) -> bool:
    if candidates != 0:
        t.begin(phase)
    return candidates != 0


@final
class RollByEffect(Draw[CouncilOf12]):
    """A turned challenge rolls the die (C12-54)."""

    def call(self, t: CouncilOf12) -> None:
        t.call_lots(1, FACES)

    def drawn(self, t: CouncilOf12) -> None:
        rest_on_lot(t)
        next_effect(t)


# -- answers -----------------------------------------------------------------------------------------------------------


@final
class NameDropper(Naming):
    """Somebody with two cards discards one (C12-54)."""

    def candidates(self, t: CouncilOf12) -> i64:
        return t.seats_with_two()

    def decide(self, t: CouncilOf12, code: i64) -> None:
        t.ask(Phase.DROP, bit(t.agreed.actions.vote_seat.first(code)))


@final
class NamePileTaker(Naming):
    """Somebody takes the own pile (C12-54)."""

    def candidates(self, t: CouncilOf12) -> i64:
        return t.seats_with_pile()

    def decide(self, t: CouncilOf12, code: i64) -> None:
        give_pile(t, t.agreed.actions.vote_seat.first(code))
        next_effect(t)


@final
class ChooseLesson(Naming):
    """Everybody learns one character, but not that of the help-seeker, who can be learnt by passing (C12-54)."""

    def candidates(self, t: CouncilOf12) -> i64:
        return learnable(t)

    def named_by(self, t: CouncilOf12) -> Action:
        return t.agreed.actions.vote_learn

    def propose(self, t: CouncilOf12, moves: Moves) -> None:
        offer_cards(t.agreed.actions.vote_learn, learnable(t), moves)

    def decide(self, t: CouncilOf12, code: i64) -> None:
        learn(t, t.agreed.actions.vote_learn.first(code))
        next_effect(t)


def learnable(t: CouncilOf12) -> i64:
    return t.get(Cell.UNLEARNT) & ~t.help_seeker()


def learn(t: CouncilOf12, character: i64) -> None:
    t.learn(character)
    t.tell(Event.LEARNT, character)


@final
class DropCard(Question):
    """Everybody asked discards a hand card, never the last one (C12-54)."""

    def offer(self, t: CouncilOf12, seat: i64, moves: Moves) -> None:
        offer_cards(t.agreed.actions.drop, t.hand(seat), moves)

    def close(self, t: CouncilOf12) -> None:
        for seat in range(t.seats):
            code = t.answer(seat)
            if code != NONE:
                card = t.agreed.actions.drop.first(code)
                t.take_from_hand(seat, card)
                t.discard(seat, card)
                t.tell(Event.DROPPED, seat, card)
        t.clear_answers()
        next_effect(t)

    def refuse(self, t: CouncilOf12, seat: i64, code: i64) -> tuple[str, str]:
        if t.agreed.actions.drop.has(code):
            return "not-in-hand", "You do not have that card."
        return "drop-a-card", "Discard one of your hand cards first."


@final
class TakeCard(Question):
    """Everybody with a pile may take one card of it (C12-54)."""

    def offer(self, t: CouncilOf12, seat: i64, moves: Moves) -> None:
        offer_cards(t.agreed.actions.take, t.pile_cards(seat), moves)
        moves.add(t.agreed.actions.take_nothing)

    def close(self, t: CouncilOf12) -> None:
        actions = t.agreed.actions
        for seat in range(t.seats):
            code = t.answer(seat)
            if code not in (NONE, actions.take_nothing):
                take_from_pile(t, seat, actions.take.first(code))
        t.clear_answers()
        next_effect(t)

    def refuse(self, t: CouncilOf12, seat: i64, code: i64) -> tuple[str, str]:
        return "not-in-pile", "That card is not in your discard pile."


# -- filing, replay, the next round (C12-17, C12-57) -------------------------------------------------------------------


def clean_up(t: CouncilOf12) -> None:
    seeker = t.get(Cell.SEEKER)
    passed = t.get(Cell.PASSED) != 0
    if passed and has(t.get(Cell.UNLEARNT), seeker):
        learn(t, seeker)
    replayed = not passed and t.agreed.replays[t.get(Cell.CHALLENGE)] != 0 and t.get(Cell.FILED) > 0
    file_round(t)
    if replayed:
        replay(t)
    else:
        t.set(Cell.TICK, t.get(Cell.TICK) + 1)
    t.set(Cell.LEAD, t.from_lead(1))
    if t.get(Cell.CHAIR) != NONE:
        t.set(Cell.CHAIR, (t.get(Cell.CHAIR) + 1) % t.seats)
    begin_round(t)
