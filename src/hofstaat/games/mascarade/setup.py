"""The agreement for one game of Mascarade: who is in play, the numbers on the cards, the actions they allow."""

from typing import final

from librt.vecs import append, vec
from mypy_extensions import i16, i64

from hofstaat.engine.bits import bit
from hofstaat.engine.game import BadSetup
from hofstaat.engine.material import Sheet
from hofstaat.engine.refusal import Refusal
from hofstaat.engine.table import NONE, Setup
from hofstaat.games.mascarade.actions import Actions, pair_number
from hofstaat.games.mascarade.cards import (
    CHARACTER_NUMBERS,
    CHARACTERS,
    HANDS,
    MAX_PLACES,
    N_CHARACTERS,
    PROTECTED,
    WITH_GOLD,
)


@final
class MascaradeSetup(Setup):
    """Seats, options, who is in play, the numbers on the cards, and the actions they allow."""

    def __init__(self, sheet: Sheet, seats: int, options: dict[str, object]) -> None:
        super().__init__(seats, options, sheet.digest)
        self.memory_aid: bool = bool(options["memory_aid"])
        self.first_to_goal: bool = bool(options["first_to_13"])
        limit = options["turn_limit"]
        self.turn_limit: i64 = limit * seats if isinstance(limit, int) else 0  # 0: none
        self.gold: i64 = sheet.number("treasury", "gold", at_least=1, at_most=10000)
        self.goal: i64 = sheet.number("treasury", "goal", at_least=2)
        self.start: i64 = sheet.number("treasury", "start", at_least=1, at_most=int(self.goal) - 1)
        self.fine: i64 = sheet.number("treasury", "fine")
        self.preparation: i64 = sheet.number("preparation", "turns", at_most=20)
        self.amount = amounts(sheet)
        self.together: i64 = sheet.number("character", "peasant", "together")
        check_gold(sheet, seats, int(self.gold), int(self.start))
        self.deck = cards_of(in_play(sheet, seats, options))
        self.in_play: i64 = bits_of(self.deck)
        self.hands: i64 = 3 if seats == 2 else 2 if seats == 3 else 1
        self.places: i64 = i64(len(self.deck))
        self.seated: i64 = self.seats * self.hands  # places that are not in the centre
        self.space = self.actions = Actions(self.seats, self.hands, self.places)
        self.swaps = swap_codes(self, NONE)
        self.swaps_of = [swap_codes(self, hand) for hand in range(self.hands)]
        self.free_turn = free_codes(self)
        self.fool_swaps = fool_codes(self)

    def plays(self, character: i64) -> bool:
        return self.in_play >> character & 1 != 0

    def place_from(self, seat: i64, steps: i64) -> i64:
        """The place so many steps from the seat's own first one; the centre is the same for everybody."""
        if steps >= self.seated:
            return steps
        place = seat * self.hands + steps
        return place - self.seated if place >= self.seated else place

    def steps_to(self, seat: i64, place: i64) -> i64:
        if place >= self.seated:
            return place
        steps = place - seat * self.hands
        return steps + self.seated if steps < 0 else steps

    def owner(self, place: i64) -> i64:
        return place // self.hands

    def place_at(self, seat: int | None, hand: str | None, centre: int | None) -> i64:
        """The number of a place by its names: a seat and a hand, if that has several, or a number in the centre."""
        if seat is None:
            return self.seated + (0 if centre is None else centre)
        return i64(seat) * self.hands + (0 if hand is None else HANDS.index(hand))


# -- the numbers on the cards -------------------------------------------------------------------------------------


def amounts(sheet: Sheet) -> vec[i64]:
    """By character: the gold its power is about, 0 where it is about none."""
    row = vec[i64]()
    for name in CHARACTERS:
        row = append(row, i64(sheet.number("character", name, "gold", at_most=100) if name in WITH_GOLD else 0))
    return row


def check_gold(sheet: Sheet, seats: int, gold: int, start: int) -> None:
    if gold < seats * start:
        sentence = f"treasury.gold = {gold} should be at least {seats * start}: {start} for each of {seats}."
        why = Refusal(sentence, "cards-gold", gold=gold, needed=seats * start, start=start, seats=seats)
        raise sheet.refusal(("treasury", "gold"), why)


# -- who is in play (MA-1 to MA-4) --------------------------------------------------------------------------------


def in_play(sheet: Sheet, seats: int, options: dict[str, object]) -> list[str]:
    """The names in play, the Peasant once for both: the preset, or the group's own selection."""
    from_seats = [sheet.number("character", name, "from_seats", at_most=13) for name in CHARACTERS]
    brings_money = [sheet.flag("character", name, "brings_money") for name in CHARACTERS]
    presets = {key: preset(sheet, key, seats) for key in (str(seats), *(("seven_spy",) if seats == 7 else ()))}
    own = options["characters"]
    if isinstance(own, list | tuple):
        names = [str(name) for name in own]
        check_selection(names, seats, from_seats, seven_spy=bool(options["seven_spy"]))
        check_money(names, brings_money)
        return names
    if options["seven_spy"] and seats != 7:
        raise BadSetup(f"seven_spy is for 7 players, not {seats} (MA-1).", "seven-spy-for-seven", seats=seats)
    return presets["seven_spy" if options["seven_spy"] else str(seats)]


def preset(sheet: Sheet, key: str, seats: int) -> list[str]:
    names = sheet.words("preset", key, "characters", among=CHARACTERS)
    centre = sheet.number("preset", key, "centre", at_most=2)
    wanted = 6 if seats < 4 else seats + centre
    if len(set(names)) < len(names) or count_cards(names) != wanted or (seats < 4 and centre):
        cards = count_cards(names)
        sentence = (
            f"preset.{key} has {cards} cards, {centre} for the centre; "
            f"it should have {wanted} different ones (both Peasants are one name)."
        )
        why = Refusal(sentence, "cards-preset", name=f"preset.{key}", cards=cards, centre=centre, needed=wanted)
        raise sheet.refusal(("preset", key), why)
    return names


def check_selection(names: list[str], seats: int, from_seats: list[int], *, seven_spy: bool) -> None:
    """Any selection within the limits of MA-3; anything else is refused with the reason."""
    if seats < 4:
        sentence = f"An own selection of characters is for 4 to 13 players, not {seats} (MA-3)."
        raise BadSetup(sentence, "selection-from-four", seats=seats)
    if seven_spy:
        sentence = "seven_spy is a selection of its own: leave it out, or leave characters out (MA-3)."
        raise BadSetup(sentence, "selection-or-seven-spy")
    if len(set(names)) < len(names):
        raise BadSetup("Name each character once; peasant means both Peasants (MA-3).", "character-twice")
    if "judge" not in names:
        raise BadSetup("The Judge is always in play (MA-3).", "no-judge")
    for name in names:
        needed = from_seats[CHARACTER_NUMBERS[name]]
        if seats < needed:
            sentence = f"{name} needs {needed} players or more, not {seats} (MA-3)."
            raise BadSetup(sentence, "too-few-for-character", character=name, needed=needed, seats=seats)
    check_number(seats, count_cards(names))


def check_number(seats: int, cards: int) -> None:
    fewest, most = seats + (1 if seats < 6 else 0), min(seats + 2, int(MAX_PLACES))
    if not fewest <= cards <= most:
        sentence = f"These are {cards} cards (both Peasants are two); {seats} players need {fewest} to {most} (MA-3)."
        raise BadSetup(sentence, "number-of-cards", cards=cards, seats=seats, fewest=fewest, most=most)


def check_money(names: list[str], brings_money: list[bool]) -> None:
    money = count_cards([name for name in names if brings_money[CHARACTER_NUMBERS[name]]])
    cards = count_cards(names)
    if 3 * money < cards:
        sentence = f"{money} of {cards} cards bring money; it should be at least a third (MA-3)."
        raise BadSetup(sentence, "too-little-money", money=money, cards=cards)


def count_cards(names: list[str]) -> int:
    return len(names) + (1 if "peasant" in names else 0)


def cards_of(names: list[str]) -> vec[i16]:
    """All cards in play in the order of CHARACTERS, both Peasants."""
    deck = vec[i16]()
    for number, name in enumerate(CHARACTERS):
        if name in names:
            deck = append(deck, i16(number))
            if name == "peasant":
                deck = append(deck, i16(number))
    return deck


def bits_of(deck: vec[i16]) -> i64:
    bits: i64 = 0
    for i in range(i64(len(deck))):
        bits |= bit(i64(deck[i]))
    return bits


# -- which places may be swapped (MA-14, MA-33, MA-60, MA-61, MA-70 to MA-72) -------------------------------------


def may_swap(agreed: MascaradeSetup, low: i64, high: i64) -> bool:
    """An own card and any other (MA-14, MA-60); with 2 players an own hand, never the other's protected (MA-70)."""
    if agreed.hands < 3:
        return low < agreed.hands
    return low < PROTECTED and (high == PROTECTED or high % agreed.hands != PROTECTED)


def swap_codes(agreed: MascaradeSetup, hand: i64) -> vec[i64]:
    """Swap-or-not, ascending; those that include the own place with this number, or all for NONE (MA-72)."""
    codes = vec[i64]()
    for high in range(i64(1), agreed.places):
        for low in range(high):
            if may_swap(agreed, low, high) and (hand == NONE or hand in (low, high)):
                codes = with_swap(codes, agreed, low, high)
    return codes


def with_swap(codes: vec[i64], agreed: MascaradeSetup, low: i64, high: i64) -> vec[i64]:
    """The codes and two more: these places unswapped, and swapped."""
    swap = agreed.actions.swap
    codes = append(codes, swap.code(pair_number(low, high), 0))
    return append(codes, swap.code(pair_number(low, high), 1))


def free_codes(agreed: MascaradeSetup) -> vec[i64]:
    """Swap-or-not, look, announce a character in play; with the protected card nothing is announced (MA-13, MA-70)."""
    codes = swap_codes(agreed, NONE)
    actions = agreed.actions
    for hand in range(agreed.hands):
        codes = append(codes, actions.look.code(hand))
    for hand in range(agreed.hands):
        for character in range(N_CHARACTERS):
            if hand != PROTECTED and agreed.plays(character):
                codes = append(codes, actions.announce.code(hand, character))
    return codes


def may_fool(agreed: MascaradeSetup, low: i64, high: i64) -> bool:
    """Cards of two others, not the centre (MA-33); with 3 players one of each (MA-61), with 2 both hands (MA-71)."""
    if high >= agreed.seated or low < agreed.hands:
        return False
    if agreed.hands == 3:
        return high % agreed.hands != PROTECTED
    return low // agreed.hands != high // agreed.hands


def fool_codes(agreed: MascaradeSetup) -> vec[i64]:
    codes = vec[i64]()
    for high in range(i64(1), agreed.places):
        for low in range(high):
            if may_fool(agreed, low, high):
                codes = with_swap(codes, agreed, low, high)
    return codes
