"""The conditions that every position of Mit List und Tücke fulfils."""

from typing import Final

from hofstaat.engine.position import BadPosition
from hofstaat.engine.table import NONE
from hofstaat.games.list_und_tuecke.cards import (
    BLACK_KNIGHT,
    CHAPTERS,
    CHARACTERS,
    DARK,
    DEALT,
    EXECUTIONER,
    HAND,
    INQUISITOR,
    LIGHT,
    N_COLOURS,
    SAINT,
    Text,
    crests_of,
)
from hofstaat.games.list_und_tuecke.rules.chapter import influence_due
from hofstaat.games.list_und_tuecke.rules.swapping import can_swap
from hofstaat.games.list_und_tuecke.table import STAGES, Cell, ListUndTuecke, Phase

ASKED_BY: Final = {
    int(Phase.HEAL): int(Text.HEALS),
    int(Phase.SWAP): int(Text.SWAPS),
    int(Phase.RETURN): int(Text.SWAPS),
    int(Phase.LOOK): int(Text.LOOKS),
    int(Phase.VICTIM): int(Text.STRIKES),
    int(Phase.CENTRE_SWAP): int(Text.VISITS_CENTRE),
    int(Phase.CONDEMN): int(Text.CONDEMNS),
    int(Phase.SPY): int(Text.SPIES),
    int(Phase.BLESS): int(Text.BLESSES),
    int(Phase.RANK): int(Text.INQUIRES),
    int(Phase.NAME): int(Text.INQUIRES),
    int(Phase.TAKE): int(Text.INQUIRES),
}
"""The text that asks the question of a phase."""


def check_position(table: ListUndTuecke) -> None:
    phase = int(table.phase())
    check_turn(table, phase)
    check_hands(table, phase)
    check_eliminations(table)
    check_passing(table, phase)
    if phase in ASKED_BY:
        check_question(table, phase)
    check_courtesan(table, phase)
    check_shown(table, phase)
    check_top_choices(table, phase)
    check_chapel(table, phase)
    check_end(table, phase)


def check_turn(table: ListUndTuecke, phase: int) -> None:
    """While cards are passed, and when it is over, nobody's turn has come since that of the start player."""
    if (table.is_passing() or phase == Phase.OVER) and table.turn() != table.start():
        raise BadPosition(f"turn is {table.turn()}; in the stage {STAGES[phase]} it should be start: {table.start()}.")


def check_hands(table: ListUndTuecke, phase: int) -> None:
    """Two cards of a back while passing; then everybody has played in turn; none at the distribution."""
    for seat in range(int(table.seats)):
        size = int(table.hand_size(seat)) + (1 if seat == table.turn() and table.get(Cell.LAID_CARD) != NONE else 0)
        right = right_size(table, seat, phase)
        if size != right:
            raise BadPosition(f"hands[{seat}] has {size} cards; it should have {right}.")
        if table.is_passing():
            check_backs(table, seat, phase)


def right_size(table: ListUndTuecke, seat: int, phase: int) -> int:
    """A seat that has played in this round holds one card less than the others; the last to play sets the measure."""
    if table.is_passing():
        return int(DEALT) if phase == Phase.LIGHT_PASS else 2 * int(DEALT)
    if phase in (Phase.KNIGHT, Phase.OVER):
        return 0
    last = int(table.left_of(table.start(), table.seats - 1))
    seats = int(table.seats)
    place, turn = (int(seat - table.start()) % seats, int(table.turn() - table.start()) % seats)
    has_played = place < turn or (place == turn and phase != Phase.PLAY)
    last_has = turn == seats - 1 and phase != Phase.PLAY
    measure = int(table.hand_size(last)) + (1 if last_has else 0)
    if last_has and table.get(Cell.LAID_CARD) != NONE:
        measure += 1
    return max(measure, 1) - (1 if has_played else 0)


def check_backs(table: ListUndTuecke, seat: int, phase: int) -> None:
    backs = [LIGHT] if phase == Phase.LIGHT_PASS else [LIGHT, DARK]
    if any(table.back_count(seat, back) != DEALT for back in backs) or table.stack_size(seat):
        raise BadPosition(
            f"hands[{seat}] should have {DEALT} cards of each back dealt, and no stack, while cards are passed."
        )


def check_eliminations(table: ListUndTuecke) -> None:
    """Nobody is eliminated but by a card that was played, and each card played eliminates once at most (LT-10)."""
    seats = int(table.seats)
    to_play = sum(int(table.hand_size(seat)) for seat in range(seats)) + (table.get(Cell.LAID_CARD) != NONE)
    played = int(table.chapter() * HAND) * seats + (0 if table.is_passing() else int(HAND) * seats - to_play)
    eliminations = sum(int(table.eliminations(seat)) for seat in range(seats))
    if eliminations > played:
        raise BadPosition(f"eliminations has {eliminations} tokens, but only {played} cards have been played.")


def check_passing(table: ListUndTuecke, phase: int) -> None:
    chosen = [seat for seat in range(int(table.seats)) if table.passing(seat) != NONE]
    if table.is_passing():
        back = LIGHT if phase == Phase.LIGHT_PASS else DARK
        if len(chosen) == table.seats or any(table.agreed.back[table.passing(seat)] != back for seat in chosen):
            raise BadPosition("passing: cards of the back being passed, and at least one seat has still to choose.")
    elif chosen:
        raise BadPosition(f"passing is given, but the stage is {STAGES[phase]}.")


def check_question(table: ListUndTuecke, phase: int) -> None:
    """A question is asked by the card its player has just played."""
    top = int(table.top(table.turn()))
    if top == NONE or table.agreed.text[top] != ASKED_BY[phase]:
        shown = "nothing" if top == NONE else CHARACTERS[top]
        raise BadPosition(f"stage is {STAGES[phase]}, but {shown} lies on top of stacks[{table.turn()}].")
    if phase == Phase.HEAL and table.turned(table.turn()) == 0:
        raise BadPosition("stage is heal, but no card of that stack is turned.")
    if phase == Phase.BLESS and not table.supply_left():
        raise BadPosition("stage is bless, but the supply is empty.")
    if phase == Phase.VICTIM and count_victims(table, top) < 2:
        raise BadPosition("stage is victim, but there are not several victims to choose from.")
    if phase == Phase.SWAP and not can_swap(table, table.turn()):
        raise BadPosition("stage is swap, but there is no card to swap, or no opponent with a card of the same back.")
    if phase in (Phase.SPY, Phase.NAME) and not any(table.hand_size(seat) for seat in opponents(table)):
        raise BadPosition(f"stage is {STAGES[phase]}, but no opponent has a card.")
    if phase in (Phase.CENTRE_SWAP, Phase.TAKE) and table.hand_size(table.turn()) == 0:
        raise BadPosition(f"stage is {STAGES[phase]}, but hands[{table.turn()}] is empty.")


def opponents(table: ListUndTuecke) -> list[int]:
    return [seat for seat in range(int(table.seats)) if seat != table.turn()]


def count_victims(table: ListUndTuecke, killer: int) -> int:
    tops = [int(table.top(seat)) for seat in opponents(table)]
    return sum(1 for top in tops if top != NONE and table.agreed.eliminates(killer, top))


def check_courtesan(table: ListUndTuecke, phase: int) -> None:
    """A card lies before a partner exactly when he is asked; a first swap is remembered only until the second."""
    laid, partner = table.get(Cell.LAID_CARD), int(table.partner())
    if (laid != NONE) != (phase == Phase.RETURN):
        raise BadPosition(f"laid is {'given' if laid != NONE else 'missing'}, but the stage is {STAGES[phase]}.")
    if phase == Phase.RETURN and (partner == table.turn() or not table.holds_back(partner, table.agreed.back[laid])):
        raise BadPosition("laid.before should be an opponent with a card of the same back.")
    first = table.get(Cell.SWAPPED_BACK)
    second = phase == Phase.SWAP or (phase == Phase.RETURN and table.agreed.back[laid] != first)
    if first != NONE and not second:
        raise BadPosition("swapped is the back of the courtesan's first swap, while her second is decided.")


def check_shown(table: ListUndTuecke, phase: int) -> None:
    shown = table.get(Cell.SHOWN) != NONE
    if shown != (phase == Phase.TAKE) or (shown and table.partner() in (NONE, table.turn())):
        raise BadPosition("shown is a card in the hand of an opponent, in the stage take only.")


def check_top_choices(table: ListUndTuecke, phase: int) -> None:
    """A visible executioner has named somebody, unless nobody plays any more; a visible inquisitor has his rank."""
    tops = [int(table.top(seat)) for seat in range(int(table.seats))]
    more = any(table.hand_size(seat) for seat in range(int(table.seats)))
    named = table.verdict() != NONE
    if EXECUTIONER not in tops or phase in (Phase.CONDEMN, Phase.OVER):
        if named:
            raise BadPosition("verdict is given, but no visible executioner has named anybody.")
    elif more and not named:
        raise BadPosition("verdict is missing: the visible executioner has named somebody.")
    ranked = table.get(Cell.LOW) != NONE
    if ranked != (INQUISITOR in tops and phase != Phase.RANK):
        raise BadPosition("inquisitor_rank is given exactly when the inquisitor is visible and has chosen it.")


def check_chapel(table: ListUndTuecke, phase: int) -> None:
    """One token for each chapter that is over, one for this chapter once the saint has laid it (LT-34)."""
    saint = any(table.place_in_stack(seat, SAINT) != NONE for seat in range(int(table.seats)))
    right = int(table.chapter()) + (1 if phase == Phase.OVER or (saint and phase != Phase.BLESS) else 0)
    tokens = sum(1 for space in range(int(CHAPTERS)) if table.chapel(space) != NONE)
    if tokens != right:
        raise BadPosition(f"chapel has {tokens} tokens; at this moment it should have {right}.")


def check_end(table: ListUndTuecke, phase: int) -> None:
    if phase == Phase.KNIGHT:
        check_knight(table)
    if phase == Phase.OVER and table.chapter() != CHAPTERS - 1:
        raise BadPosition("stage is over, but chapter is not the last.")


def check_knight(table: ListUndTuecke) -> None:
    """The black knight takes a token for a player whose crests have brought none (LT-21)."""
    seat = table.turn()
    if not (table.lies_open(seat, BLACK_KNIGHT) and table.supply_left()):
        raise BadPosition(f"stage is knight, but no black knight of stacks[{seat}] can take a token.")
    crests = influence_due(table, seat)
    if any(crests_of(crests, colour) and table.supply(colour) for colour in range(int(N_COLOURS))):
        raise BadPosition(f"stage is knight, but the crests of stacks[{seat}] have brought influence.")
