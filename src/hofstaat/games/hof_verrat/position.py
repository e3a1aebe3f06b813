"""A position of Hof-Verrat in words: for each part of it first how it is described, then how it is read."""

from typing import Any, Final

from mypy_extensions import i64

from hofstaat.engine.position import BadPosition, Reader
from hofstaat.engine.table import NONE
from hofstaat.games.hof_verrat.cards import (
    CARD_NAMES,
    CARD_NUMBERS,
    DARK,
    HAND,
    KINDS,
    LIGHT,
    MISSIONS,
    Role,
    is_spy,
    role_of,
)
from hofstaat.games.hof_verrat.rules import area_of, has_victim
from hofstaat.games.hof_verrat.table import PLACES, Area, At, Cell, HofVerrat, Phase

AREAS: Final = {"table": int(Area.TABLE), "own": int(Area.OWN), "other": int(Area.OTHER)}
OPEN_NAMES: Final = [name for kind, name in enumerate(CARD_NAMES) if not is_spy(kind)]
ASSASSIN_NAMES: Final = [name for kind, name in enumerate(CARD_NAMES) if role_of(kind) == Role.ASSASSIN]
SPY_NAMES: Final = [name for kind, name in enumerate(CARD_NAMES) if is_spy(kind)]
ELIMINATED: Final = "eliminated"


def describe(table: HofVerrat) -> dict[str, Any]:
    """The whole position in words."""
    assert table.lots_due == 0, "a position is described after the deal"
    seats = range(int(table.seats))
    return {
        "seats": len(seats),
        "options": dict(table.agreed.options),
        "turn": int(table.turn()),
        "owes": owed_names(table),
        "hands": [hand_names(table, seat) for seat in seats],
        "missions": [mission_names(table, seat) for seat in seats],
        "above": open_names(table, At.ABOVE),
        "below": open_names(table, At.BELOW),
        "districts": [open_names(table, At.DISTRICTS + seat) for seat in seats],
        "spies": [spy_words(table, spy) for spy in range(int(table.spies_laid()))],
        "eliminated": gone_names(table),
        "pile": deck_names(table, table.get(Cell.TOP), table.get(Cell.PILE_END)),
        "aside": deck_names(table, table.get(Cell.PILE_END), table.agreed.cards),
        "assassin": assassin_words(table),
        "over": table.phase() == Phase.OVER,
    }


def read_position(table: HofVerrat, position: Reader) -> None:
    """Lay out a position on a cleared table. Cards it does not name are set aside."""
    read_turn(table, position)
    read_hands(table, position)
    read_missions(table, position)
    read_open_cards(table, position)
    read_spies(table, position)
    read_deck(table, position)
    table.enter(Phase.OVER if position.flag("over") else Phase.PLACE)
    read_assassin(table, position)
    check_turn(table)
    check_hands(table)


# -- the turn ----------------------------------------------------------------------------------------------------------


def owed_names(table: HofVerrat) -> list[str]:
    return [name for name, area in AREAS.items() if table.owes(area)]


def read_turn(table: HofVerrat, position: Reader) -> None:
    table.set(Cell.TURN, position.number("turn", 0, int(table.seats) - 1, default=0))
    owed = position.words("owes", AREAS, default=list(AREAS))
    table.set(Cell.TODO, sum(AREAS[name] for name in set(owed)))


def check_turn(table: HofVerrat) -> None:
    """The player to move owes a card, if only its assassin's victim; when the game is over the pile is empty (HV-8)."""
    if table.phase() == Phase.PLACE and not table.owes(Area.ALL):
        raise BadPosition("owes is empty; the player to move should owe a card to one area at least.")
    if table.phase() == Phase.OVER and table.pile() > 0:
        raise BadPosition(f"pile has {table.pile()} cards; it should be empty when the game is over.")


# -- hands and missions ------------------------------------------------------------------------------------------------


def hand_names(table: HofVerrat, seat: int) -> list[str]:
    return [CARD_NAMES[kind] for kind in hand_kinds(table, seat)]


def hand_kinds(table: HofVerrat, seat: int) -> list[int]:
    return [int(table.hand_card(seat, i)) for i in range(int(table.hand_size(seat)))]


def read_hands(table: HofVerrat, position: Reader) -> None:
    seats = int(table.seats)
    for seat, hand in enumerate(position.words_by_seat("hands", seats, CARD_NAMES, default=[[]] * seats)):
        if len(hand) > HAND:
            raise BadPosition(f"hands[{seat}] has {len(hand)} cards; it should have at most {HAND}.")
        for name in hand:
            table.add_to_hand(seat, CARD_NUMBERS[name])


def check_hands(table: HofVerrat) -> None:
    """The player to move holds a card for each area owed. Everybody else holds three, until all have been drawn: then
    those hold none who have played their last turn (HV-8).
    """
    over = table.phase() == Phase.OVER
    right = [0 if over else len(owed_names(table))]
    others = [0] if over else [int(HAND)] if table.pile() > 0 else [0, int(HAND)]
    for left in range(int(table.seats)):
        seat = (int(table.turn()) + left) % int(table.seats)
        size = int(table.hand_size(seat))
        if size not in right:
            raise BadPosition(f"hands[{seat}] has {size} cards; it should have {' or '.join(map(str, right))}.")
        right = [0] if left > 0 and size == 0 else others


def mission_names(table: HofVerrat, seat: int) -> list[str]:
    return [MISSIONS[table.mission_number(seat, 0)], MISSIONS[table.mission_number(seat, 1)]]


def read_missions(table: HofVerrat, position: Reader) -> None:
    """Missions that are not given are the first ones nobody has."""
    seats = int(table.seats)
    given = position.words_by_seat("missions", seats, MISSIONS, default=[[]] * seats)
    for dark, names in enumerate((LIGHT, DARK)):
        taken = [mission for row in given for mission in row if mission in names]
        if len(set(taken)) < len(taken):
            raise BadPosition(f"missions: {', '.join(taken)}: no mission is in play twice.")
        free = [mission for mission in names if mission not in taken]
        for seat, row in enumerate(given):
            own = [mission for mission in row if mission in names] or [free.pop(0)]
            if len(own) > 1:
                raise BadPosition(f"missions[{seat}]: {', '.join(own)} are of one side; it should be one of each.")
            table.set_mission(seat, dark, names.index(own[0]))


# -- what lies on the table --------------------------------------------------------------------------------------------


def open_names(table: HofVerrat, place: int) -> list[str]:
    return [CARD_NAMES[kind] for kind in table.open_kinds(place)]


def gone_names(table: HofVerrat) -> list[str]:
    return [CARD_NAMES[kind] for kind in table.gone_kinds()]


def read_open_cards(table: HofVerrat, position: Reader) -> None:
    seats = int(table.seats)
    districts = position.words_by_seat("districts", seats, OPEN_NAMES, default=[[]] * seats)
    rows = [position.words("above", OPEN_NAMES, default=[]), position.words("below", OPEN_NAMES, default=[])]
    for place, names in enumerate(rows + districts):
        for name in names:
            table.lay(NONE, CARD_NUMBERS[name], place)
    for name in position.words("eliminated", OPEN_NAMES, default=[]):
        table.add_gone(CARD_NUMBERS[name])


def place_names(table: HofVerrat) -> list[str]:
    """The places in their order: districts by their seats."""
    return ["above", "below", *(f"district {seat}" for seat in range(int(table.seats)))]


def spy_words(table: HofVerrat, spy: int) -> dict[str, object]:
    place = table.spy_place(spy)
    at = ELIMINATED if place == At.ELIMINATED else place_names(table)[place]
    return {"card": CARD_NAMES[table.spy_card(spy)], "at": at, "by": int(table.spy_laid_by(spy))}


def read_spies(table: HofVerrat, position: Reader) -> None:
    places = {name: i64(place) for place, name in enumerate(place_names(table))} | {ELIMINATED: At.ELIMINATED}
    spies = position.parts("spies")
    if len(spies) > table.agreed.spies:
        raise BadPosition(f"spies has {len(spies)} entries; the game has {table.agreed.spies} spies.")
    for spy in spies:
        place = places[spy.word("at", places)]
        table.lay(spy.number("by", 0, int(table.seats) - 1), CARD_NUMBERS[spy.word("card", SPY_NAMES)], place)
        spy.done()


def assassin_words(table: HofVerrat) -> list[str] | None:
    """The assassin who may strike now, and its place."""
    if table.striker() == NONE:
        return None
    return [CARD_NAMES[table.striker()], place_names(table)[table.striker_at()]]


def read_assassin(table: HofVerrat, position: Reader) -> None:
    if not position.has("assassin"):
        position.value("assassin", default=[])
        return
    words = position.rows("assassin", 2)
    card = position.known("assassin[0]", words[0], ASSASSIN_NAMES)
    place = position.known("assassin[1]", words[1], place_names(table))
    check_assassin(table, CARD_NUMBERS[card], place_names(table).index(place), f"assassin is {card} at {place}")
    table.set_striker(CARD_NUMBERS[card], place_names(table).index(place))
    table.enter(Phase.STRIKE)


def check_assassin(table: HofVerrat, kind: int, place: int, what: str) -> None:
    """It has just been laid there by the player to move, and somebody is in its reach (HV-6, HV-11)."""
    if table.phase() == Phase.OVER:
        raise BadPosition(f"{what}; none should wait for its victim when the game is over.")
    if table.open_cards(place, kind) == 0:
        raise BadPosition(f"{what}; no such assassin lies there.")
    if table.owes(area_of(table.turn(), place)):
        raise BadPosition(f"{what}; the player to move should not owe that area any more.")
    if not has_victim(table, kind, place):
        raise BadPosition(f"{what}; it has no victim there, so it should not wait for one.")


# -- pile and cards set aside ------------------------------------------------------------------------------------------


def deck_names(table: HofVerrat, first: int, end: int) -> list[str]:
    return [CARD_NAMES[table.deck_card(i)] for i in range(first, end)]


def read_deck(table: HofVerrat, position: Reader) -> None:
    """The pile in the order of drawing, and behind it what is set aside: all cards that lie nowhere else."""
    pile = [CARD_NUMBERS[name] for name in position.words("pile", CARD_NAMES, default=[])]
    if len(pile) % HAND:
        raise BadPosition(f"pile has {len(pile)} cards; it should be a multiple of {HAND}.")
    left = unplaced(table)
    for kind in pile:
        left[kind] -= 1
    check_copies(table, left)
    aside = [kind for kind in range(int(KINDS)) for copy in range(left[kind])]
    named = [CARD_NUMBERS[name] for name in position.words("aside", CARD_NAMES, default=[CARD_NAMES[k] for k in aside])]
    if sorted(named) != aside:
        raise BadPosition(f"aside has {len(named)} cards; it should be the {len(aside)} that lie nowhere else.")
    least = int(table.agreed.cards - table.agreed.kept)
    if len(named) < least:
        raise BadPosition(f"aside has {len(named)} cards; with {table.seats} players it should have at least {least}.")
    end = int(table.agreed.cards) - len(named)
    table.set(Cell.PILE_END, end)
    table.set(Cell.TOP, end - len(pile))
    for i, kind in enumerate(pile + named):
        table.set_deck_card(end - len(pile) + i, kind)


def unplaced(table: HofVerrat) -> list[int]:
    """Kind by kind: how many cards lie neither in a hand nor on the table, nor were eliminated."""
    left = [int(table.agreed.copies[role_of(kind)]) for kind in range(int(KINDS))]
    for kind in range(int(KINDS)):
        left[kind] -= int(table.gone(kind))
        for place in range(int(PLACES)):
            left[kind] -= int(table.open_cards(place, kind))
    for seat in range(int(table.seats)):
        for kind in hand_kinds(table, seat):
            left[kind] -= 1
    for spy in range(int(table.spies_laid())):
        left[table.spy_card(spy)] -= 1
    return left


def check_copies(table: HofVerrat, left: list[int]) -> None:
    for kind, n in enumerate(left):
        if n < 0:
            copies = int(table.agreed.copies[role_of(kind)])
            raise BadPosition(f"{CARD_NAMES[kind]} is there {copies - n} times; the game has {copies}.")
