"""The characters of Mascarade, read from `cards.toml` and checked, and what a group agrees on before the game.

Places are numbered: first the players' cards, seat by seat (one each; two hands with 3 players, two hands and the
protected card with 2), then the centre. Action codes count places from the seat that acts, clockwise; the centre keeps
its numbers. Two places taken together are a *pair*, numbered high * (high - 1) / 2 + low.
"""

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i16, i64

from hofstaat.engine.bits import bit
from hofstaat.engine.game import BadSetup
from hofstaat.engine.material import Sheet
from hofstaat.engine.refusal import Refusal
from hofstaat.engine.table import Setup

CHARACTERS: Final = (
    "judge",
    "bishop",
    "king",
    "queen",
    "fool",
    "thief",
    "witch",
    "spy",
    "peasant",
    "cheat",
    "inquisitor",
    "widow",
)
CHARACTER_NUMBERS: Final = {name: number for number, name in enumerate(CHARACTERS)}
N_CHARACTERS: Final[i64] = 12

JUDGE: Final[i64] = 0
BISHOP: Final[i64] = 1
KING: Final[i64] = 2
QUEEN: Final[i64] = 3
FOOL: Final[i64] = 4
THIEF: Final[i64] = 5
WITCH: Final[i64] = 6
SPY: Final[i64] = 7
PEASANT: Final[i64] = 8
CHEAT: Final[i64] = 9
INQUISITOR: Final[i64] = 10
WIDOW: Final[i64] = 11

WITH_GOLD: Final = ("bishop", "king", "queen", "fool", "thief", "peasant", "cheat", "inquisitor", "widow")

MAX_SEATS: Final[i64] = 13
MAX_PLACES: Final[i64] = 13  # there are 13 cards (MA-4)
HANDS: Final = ("left", "right", "protected")
LEFT: Final[i64] = 0
RIGHT: Final[i64] = 1
PROTECTED: Final[i64] = 2
ANY: Final[i64] = 3  # in place of a hand: no matter which


@final
class Ball(Setup):
    """What is agreed for one game: seats, options, who is in play, the numbers on the cards, the action codes."""

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
        self.empty_table: vec[i16] = vec[i16]()  # what a table starts from, made once
        self.number_actions()
        self.bound_turn = [swap_codes(self, hand) for hand in range(ANY + 1)]  # by the hand that must be in
        self.free_turn = free_codes(self)
        self.fool_swaps = fool_codes(self)

    def number_actions(self) -> None:
        """The first code of each kind of action; a kind ends where the next begins."""
        pairs = self.places * (self.places - 1) // 2
        if self.places - self.seated == 2:
            pairs -= 1  # the last pair is both cards of the centre: nobody ever takes these
        self.look: i64 = 2 * pairs  # before: the pairs, unswapped and swapped
        self.announce: i64 = self.look + self.hands
        self.pass_by: i64 = self.announce + self.hands * N_CHARACTERS
        self.claim: i64 = self.pass_by + 1
        self.rob: i64 = self.claim + self.hands
        self.decline: i64 = self.rob + self.seats - 1
        self.trade: i64 = self.decline + 1
        self.spy: i64 = self.trade + self.seats - 1
        self.question: i64 = self.spy + self.places - 1
        self.name: i64 = self.question + self.seats - 1
        self.actions: i64 = self.name + N_CHARACTERS

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


def pair_number(low: i64, high: i64) -> i64:
    return high * (high - 1) // 2 + low


def pair_high(pair: i64) -> i64:
    high: i64 = 1
    while high * (high + 1) // 2 <= pair:
        high += 1
    return high


def pair_low(pair: i64, high: i64) -> i64:
    return pair - high * (high - 1) // 2


def may_swap(ball: Ball, low: i64, high: i64) -> bool:
    """An own card and any other (MA-14, MA-60); with 2 players an own hand, never the other's protected (MA-70)."""
    if ball.hands < 3:
        return low < ball.hands
    return low < PROTECTED and (high == PROTECTED or high % ball.hands != PROTECTED)


def swap_codes(ball: Ball, hand: i64) -> vec[i64]:
    """Swap-or-not, ascending; all of them, or those that include the given own place (MA-72)."""
    codes = vec[i64]()
    for high in range(i64(1), ball.places):
        for low in range(high):
            if may_swap(ball, low, high) and (hand == ANY or hand in (low, high)):
                codes = append(codes, 2 * pair_number(low, high))
                codes = append(codes, 2 * pair_number(low, high) + 1)
    return codes


def free_codes(ball: Ball) -> vec[i64]:
    """Swap-or-not, look, announce a character in play; with the protected card nothing is announced (MA-13, MA-70)."""
    codes = swap_codes(ball, ANY)
    for hand in range(ball.hands):
        codes = append(codes, ball.look + hand)
    for hand in range(ball.hands):
        for character in range(N_CHARACTERS):
            if hand != PROTECTED and ball.plays(character):
                codes = append(codes, ball.announce + hand * N_CHARACTERS + character)
    return codes


def may_fool(ball: Ball, low: i64, high: i64) -> bool:
    """Cards of two others, not the centre (MA-33); with 3 players one of each (MA-61), with 2 both hands (MA-71)."""
    if high >= ball.seated or low < ball.hands:
        return False
    if ball.hands == 3:
        return high % ball.hands != PROTECTED
    return low // ball.hands != high // ball.hands


def fool_codes(ball: Ball) -> vec[i64]:
    codes = vec[i64]()
    for high in range(i64(1), ball.places):
        for low in range(high):
            if may_fool(ball, low, high):
                codes = append(codes, 2 * pair_number(low, high))
                codes = append(codes, 2 * pair_number(low, high) + 1)
    return codes
