"""What must be true of a position of Mit List und Tücke."""

from typing import Final

from hofstaat.engine.position import BadPosition
from hofstaat.engine.table import NONE
from hofstaat.games.list_und_tuecke.cards import (
    BLACK_KNIGHT,
    BLESSES,
    CHAPTERS,
    CHARACTERS,
    CONDEMNS,
    DARK,
    DEALT,
    EXECUTIONER,
    HAND,
    HEALS,
    INQUIRES,
    INQUISITOR,
    LIGHT,
    LOOKS,
    N_COLOURS,
    SAINT,
    SPIES,
    STRIKES,
    SWAPS,
    VISITS_CENTRE,
    crests_of,
)
from hofstaat.games.list_und_tuecke.rules.course import ListUndTuecke
from hofstaat.games.list_und_tuecke.table.intrigue import (
    BLESS,
    CENTRE_SWAP,
    CONDEMN,
    DARK_PASS,
    HEAL,
    KNIGHT,
    LAID_CARD,
    LIGHT_PASS,
    LOOK,
    LOW,
    NAME,
    OVER,
    PLAY,
    RANK,
    RETURN,
    SHOWN,
    SPY,
    STAGES,
    SWAP,
    SWAPPED_BACK,
    TAKE,
    VICTIM,
)

ASKED_BY: Final = {
    int(HEAL): int(HEALS),
    int(SWAP): int(SWAPS),
    int(RETURN): int(SWAPS),
    int(LOOK): int(LOOKS),
    int(VICTIM): int(STRIKES),
    int(CENTRE_SWAP): int(VISITS_CENTRE),
    int(CONDEMN): int(CONDEMNS),
    int(SPY): int(SPIES),
    int(BLESS): int(BLESSES),
    int(RANK): int(INQUIRES),
    int(NAME): int(INQUIRES),
    int(TAKE): int(INQUIRES),
}
"""Which text asks the question of a stage."""


def check_position(table: ListUndTuecke) -> None:
    stage = int(table.stage())
    check_turn(table, stage)
    check_hands(table, stage)
    check_eliminations(table, stage)
    check_passing(table, stage)
    if stage in ASKED_BY:
        check_question(table, stage)
    check_courtesan(table, stage)
    check_shown(table, stage)
    check_top_choices(table, stage)
    check_chapel(table, stage)
    check_end(table, stage)


def check_turn(table: ListUndTuecke, stage: int) -> None:
    """While cards are passed, and when it is over, nobody's turn has come since that of the start player."""
    if stage in (LIGHT_PASS, DARK_PASS, OVER) and table.turn() != table.start():
        raise BadPosition(f"turn is {table.turn()}; in the stage {STAGES[stage]} it should be start: {table.start()}.")


def check_hands(table: ListUndTuecke, stage: int) -> None:
    """Two cards of a back while passing; then everybody has played in turn; none at the distribution."""
    for seat in range(int(table.seats)):
        size = int(table.hand_size(seat)) + (1 if seat == table.turn() and int(table.cells[LAID_CARD]) != NONE else 0)
        right = right_size(table, seat, stage)
        if size != right:
            raise BadPosition(f"hands[{seat}] has {size} cards; it should have {right}.")
        if stage in (LIGHT_PASS, DARK_PASS):
            check_backs(table, seat, stage)


def right_size(table: ListUndTuecke, seat: int, stage: int) -> int:
    """Whoever has played in this round holds one card less than who has not; the last to play sets the measure."""
    if stage in (LIGHT_PASS, DARK_PASS):
        return int(DEALT) if stage == LIGHT_PASS else 2 * int(DEALT)
    if stage in (KNIGHT, OVER):
        return 0
    last = int(table.left_of(table.start(), table.seats - 1))
    seats = int(table.seats)
    place, turn = (int(seat - table.start()) % seats, int(table.turn() - table.start()) % seats)
    has_played = place < turn or (place == turn and stage != PLAY)
    last_has = turn == seats - 1 and stage != PLAY
    measure = int(table.hand_size(last)) + (1 if last_has else 0)
    if last_has and int(table.cells[LAID_CARD]) != NONE:
        measure += 1
    return max(measure, 1) - (1 if has_played else 0)


def check_backs(table: ListUndTuecke, seat: int, stage: int) -> None:
    backs = [LIGHT] if stage == LIGHT_PASS else [LIGHT, DARK]
    if any(table.back_count(seat, back) != DEALT for back in backs) or table.stack_size(seat):
        raise BadPosition(
            f"hands[{seat}] should have {DEALT} cards of each back dealt, and no stack, while cards are passed."
        )


def check_eliminations(table: ListUndTuecke, stage: int) -> None:
    """Nobody is eliminated but by a card that was played, and each card played eliminates once at most (LT-10)."""
    seats = int(table.seats)
    to_play = sum(int(table.hand_size(seat)) for seat in range(seats)) + (table.cells[LAID_CARD] != NONE)
    passing = stage in (LIGHT_PASS, DARK_PASS)
    played = int(table.chapter() * HAND) * seats + (0 if passing else int(HAND) * seats - to_play)
    eliminations = sum(int(table.eliminations(seat)) for seat in range(seats))
    if eliminations > played:
        raise BadPosition(f"eliminations has {eliminations} tokens, but only {played} cards have been played.")


def check_passing(table: ListUndTuecke, stage: int) -> None:
    chosen = [seat for seat in range(int(table.seats)) if table.passing(seat) != NONE]
    if stage in (LIGHT_PASS, DARK_PASS):
        back = LIGHT if stage == LIGHT_PASS else DARK
        if len(chosen) == table.seats or any(table.court.back[table.passing(seat)] != back for seat in chosen):
            raise BadPosition("passing: cards of the back being passed, and at least one seat has still to choose.")
    elif chosen:
        raise BadPosition(f"passing is given, but the stage is {STAGES[stage]}.")


def check_question(table: ListUndTuecke, stage: int) -> None:
    """A question is asked by the card its player has just played."""
    top = int(table.top(table.turn()))
    if top == NONE or table.court.text[top] != ASKED_BY[stage]:
        shown = "nothing" if top == NONE else CHARACTERS[top]
        raise BadPosition(f"stage is {STAGES[stage]}, but {shown} lies on top of stacks[{table.turn()}].")
    if stage == HEAL and table.turned(table.turn()) == 0:
        raise BadPosition("stage is heal, but no card of that stack is turned.")
    if stage == BLESS and not table.supply_left():
        raise BadPosition("stage is bless, but the supply is empty.")
    if stage == VICTIM and count_victims(table, top) < 2:
        raise BadPosition("stage is victim, but there are not several victims to choose from.")
    if stage == SWAP and not (table.has_swap(table.turn(), LIGHT) or table.has_swap(table.turn(), DARK)):
        raise BadPosition("stage is swap, but there is no card to swap, or no opponent with a card of the same back.")
    if stage in (SPY, NAME) and not any(table.hand_size(seat) for seat in opponents(table)):
        raise BadPosition(f"stage is {STAGES[stage]}, but no opponent has a card.")
    if stage in (CENTRE_SWAP, TAKE) and table.hand_size(table.turn()) == 0:
        raise BadPosition(f"stage is {STAGES[stage]}, but hands[{table.turn()}] is empty.")


def opponents(table: ListUndTuecke) -> list[int]:
    return [seat for seat in range(int(table.seats)) if seat != table.turn()]


def count_victims(table: ListUndTuecke, killer: int) -> int:
    tops = [int(table.top(seat)) for seat in opponents(table)]
    return sum(1 for top in tops if top != NONE and table.court.victims[killer] >> top & 1)


def check_courtesan(table: ListUndTuecke, stage: int) -> None:
    """A card lies before a partner exactly when he is asked; a first swap is remembered only until the second."""
    laid, partner = int(table.cells[LAID_CARD]), int(table.partner())
    if (laid != NONE) != (stage == RETURN):
        raise BadPosition(f"laid is {'given' if laid != NONE else 'missing'}, but the stage is {STAGES[stage]}.")
    if stage == RETURN and (partner == table.turn() or not table.holds_back(partner, table.court.back[laid])):
        raise BadPosition("laid.before should be an opponent with a card of the same back.")
    first = int(table.cells[SWAPPED_BACK])
    if first != NONE and (stage not in (SWAP, RETURN) or (laid != NONE and table.court.back[laid] == first)):
        raise BadPosition("swapped is the back of the courtesan's first swap, while her second is decided.")


def check_shown(table: ListUndTuecke, stage: int) -> None:
    shown = int(table.cells[SHOWN]) != NONE
    if shown != (stage == TAKE) or (shown and table.partner() in (NONE, table.turn())):
        raise BadPosition("shown is a card in the hand of an opponent, in the stage take only.")


def check_top_choices(table: ListUndTuecke, stage: int) -> None:
    """A visible executioner has named somebody, unless nobody plays any more; a visible inquisitor has his rank."""
    tops = [int(table.top(seat)) for seat in range(int(table.seats))]
    more = any(table.hand_size(seat) for seat in range(int(table.seats)))
    named = table.verdict() != NONE
    if EXECUTIONER not in tops or stage in (CONDEMN, OVER):
        if named:
            raise BadPosition("verdict is given, but no visible executioner has named anybody.")
    elif more and not named:
        raise BadPosition("verdict is missing: the visible executioner has named somebody.")
    ranked = int(table.cells[LOW]) != NONE
    if ranked != (INQUISITOR in tops and stage != RANK):
        raise BadPosition("inquisitor_rank is given exactly when the inquisitor is visible and has chosen it.")


def check_chapel(table: ListUndTuecke, stage: int) -> None:
    """One token for each chapter that is over, one for this chapter once the saint has laid it (LT-34)."""
    saint = any(table.place_in_stack(seat, SAINT) != NONE for seat in range(int(table.seats)))
    right = int(table.chapter()) + (1 if stage == OVER or (saint and stage != BLESS) else 0)
    tokens = sum(1 for space in range(int(CHAPTERS)) if table.chapel(space) != NONE)
    if tokens != right:
        raise BadPosition(f"chapel has {tokens} tokens; at this moment it should have {right}.")


def check_end(table: ListUndTuecke, stage: int) -> None:
    if stage == KNIGHT:
        check_knight(table)
    if stage == OVER and table.chapter() != CHAPTERS - 1:
        raise BadPosition("stage is over, but chapter is not the last.")


def check_knight(table: ListUndTuecke) -> None:
    """The black knight takes a token for a player whose crests have brought none (LT-21)."""
    seat = table.turn()
    if not (table.lies_open(seat, BLACK_KNIGHT) and table.supply_left()):
        raise BadPosition(f"stage is knight, but no black knight of stacks[{seat}] can take a token.")
    crests = table.crests(seat)
    if any(crests_of(crests, colour) and table.supply(colour) for colour in range(int(N_COLOURS))):
        raise BadPosition(f"stage is knight, but the crests of stacks[{seat}] have brought influence.")
