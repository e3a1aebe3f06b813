"""A position of Hof-Verrat in words, in and out."""

from typing import Any, Final

from mypy_extensions import i16, i64

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
    is_spy,
    role_of,
)
from hofstaat.games.hof_verrat.table.banquet import (
    ABOVE,
    ASSASSIN_AT,
    BELOW,
    DISTRICTS,
    ELIMINATED,
    OTHER_AREA,
    OVER,
    OWN_AREA,
    PILE_END,
    PLACES,
    PLAYING,
    STAGE,
    STRIKER,
    TABLE_AREA,
    TODO,
    TOP,
    TURN,
    Banquet,
)

AREAS: Final = {"table": int(TABLE_AREA), "own": int(OWN_AREA), "other": int(OTHER_AREA)}
OPEN_NAMES: Final = [name for kind, name in enumerate(CARD_NAMES) if not is_spy(kind)]
SPY_NAMES: Final = [name for kind, name in enumerate(CARD_NAMES) if is_spy(kind)]


def place_name(place: int) -> str:
    return {0: "above", 1: "below", int(ELIMINATED): "eliminated"}.get(place, f"district {place - 2}")


def place_names(seats: int) -> list[str]:
    return [place_name(place) for place in range(2 + seats)]


def describe(table: Banquet) -> dict[str, Any]:
    """The whole position in words."""
    assert table.lots_due == 0, "a position is described after the deal"
    seats = range(int(table.seats))
    top, end = int(table.cells[TOP]), int(table.cells[PILE_END])
    striker = int(table.cells[STRIKER])
    return {
        "seats": len(seats),
        "options": dict(table.court.options),
        "turn": int(table.turn()),
        "owes": [name for name, area in AREAS.items() if table.owes(area)],
        "hands": [hand_names(table, seat) for seat in seats],
        "missions": [[MISSIONS[table.mission_number(seat, dark)] for dark in range(2)] for seat in seats],
        "above": open_names(table, ABOVE),
        "below": open_names(table, BELOW),
        "districts": [open_names(table, DISTRICTS + seat) for seat in seats],
        "spies": [describe_spy(table, spy) for spy in range(int(table.spies_laid()))],
        "eliminated": [CARD_NAMES[k] for k in range(int(KINDS)) for copy in range(int(table.gone(k)))],
        "pile": [CARD_NAMES[table.deck_card(i)] for i in range(top, end)],
        "aside": [CARD_NAMES[table.deck_card(i)] for i in range(end, int(table.court.cards))],
        "assassin": None if striker == NONE else [CARD_NAMES[striker], place_name(int(table.assassin_at()))],
        "over": table.stage() == OVER,
    }


def hand_names(table: Banquet, seat: int) -> list[str]:
    return [CARD_NAMES[kind] for kind in hand_kinds(table, seat)]


def hand_kinds(table: Banquet, seat: int) -> list[int]:
    return [int(table.hand_card(seat, i)) for i in range(int(table.hand_size(seat)))]


def open_names(table: Banquet, place: int) -> list[str]:
    return [CARD_NAMES[kind] for kind in table.open_kinds(place)]


def describe_spy(table: Banquet, spy: int) -> dict[str, object]:
    place = place_name(int(table.spy_place(spy)))
    return {"card": CARD_NAMES[table.spy_card(spy)], "at": place, "by": int(table.spy_laid_by(spy))}


def read_position(table: Banquet, position: Reader) -> None:
    """Lay out a position on a cleared table. Cards it does not name are set aside."""
    seats = int(table.seats)
    table.cells[TURN] = i16(position.number("turn", 0, seats - 1, default=0))
    owed = position.words("owes", AREAS, default=list(AREAS))
    table.cells[TODO] = i16(sum(AREAS[name] for name in set(owed)))
    read_hands(table, position)
    read_missions(table, position)
    read_open_cards(table, position)
    for spy in position.parts("spies"):
        place = spy.word("at", [*place_names(seats), "eliminated"])
        at = ELIMINATED if place == "eliminated" else i64(place_names(seats).index(place))
        table.lay_spy(spy.number("by", 0, seats - 1), CARD_NUMBERS[spy.word("card", SPY_NAMES)], at)
        spy.done()
    read_deck(table, position)
    over = position.flag("over")
    table.cells[STAGE] = i16(OVER if over else PLAYING)
    read_assassin(table, position)
    check_hands(table, over=over)


def read_hands(table: Banquet, position: Reader) -> None:
    seats = int(table.seats)
    for seat, hand in enumerate(position.words_by_seat("hands", seats, CARD_NAMES, default=[[]] * seats)):
        if len(hand) > HAND:
            raise BadPosition(f"hands[{seat}] has {len(hand)} cards; it should have at most {HAND}.")
        for name in hand:
            table.add_to_hand(seat, CARD_NUMBERS[name])


def read_missions(table: Banquet, position: Reader) -> None:
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


def read_open_cards(table: Banquet, position: Reader) -> None:
    seats = int(table.seats)
    districts = position.words_by_seat("districts", seats, OPEN_NAMES, default=[[]] * seats)
    rows = [position.words("above", OPEN_NAMES, default=[]), position.words("below", OPEN_NAMES, default=[])]
    for place, names in enumerate(rows + districts):
        for name in names:
            table.lay(NONE, CARD_NUMBERS[name], place)
    for name in position.words("eliminated", OPEN_NAMES, default=[]):
        table.set_gone(CARD_NUMBERS[name], table.gone(CARD_NUMBERS[name]) + 1)


def read_deck(table: Banquet, position: Reader) -> None:
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
    end = int(table.court.cards) - len(named)
    table.cells[PILE_END] = i16(end)
    table.cells[TOP] = i16(end - len(pile))
    for i, kind in enumerate(pile + named):
        table.set_deck_card(end - len(pile) + i, kind)


def unplaced(table: Banquet) -> list[int]:
    """Kind by kind: how many cards lie neither in a hand nor on the table, nor were eliminated."""
    left = [int(table.court.copies[role_of(kind)]) for kind in range(int(KINDS))]
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


def check_copies(table: Banquet, left: list[int]) -> None:
    for kind, n in enumerate(left):
        if n < 0:
            copies = int(table.court.copies[role_of(kind)])
            raise BadPosition(f"{CARD_NAMES[kind]} is there {copies - n} times; the game has {copies}.")


def read_assassin(table: Banquet, position: Reader) -> None:
    if not position.has("assassin"):
        position.value("assassin", default=[])
        return
    card, place = position.words("assassin", [*OPEN_NAMES, *place_names(int(table.seats))])
    at = place_names(int(table.seats)).index(place)
    if not card.endswith("-assassin") or table.open_cards(at, CARD_NUMBERS[card]) == 0:
        raise BadPosition(f"assassin is {card} at {place}; no such assassin lies there.")
    table.cells[STRIKER] = i16(CARD_NUMBERS[card])
    table.cells[ASSASSIN_AT] = i16(at)


def check_hands(table: Banquet, *, over: bool) -> None:
    """Whoever is to move holds a card for each area owed; everybody else three, or none at the end."""
    owed = 0 if over else sum(1 for area in AREAS.values() if table.owes(area))
    for seat in range(int(table.seats)):
        size = int(table.hand_size(seat))
        to_move = seat == table.turn() and not over
        if size != owed if to_move else size not in (0, HAND) or (over and size):
            right = str(owed) if to_move or over else f"0 or {HAND}"
            raise BadPosition(f"hands[{seat}] has {size} cards; it should have {right}.")
