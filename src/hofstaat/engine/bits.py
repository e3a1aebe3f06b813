"""Sets of small numbers, as the bits of one number: seats, places, cards.

Every left shift of the compiled core is made by `shifted`. Written out with a constant on its left, as `1 << seat`, the
compiler would hold the result in 32 bits, and what lies above them would be lost in the compiled build alone.
"""

from mypy_extensions import i64


def shifted(value: i64, places: i64) -> i64:
    return value << places


def bit(place: i64) -> i64:
    """The set with this one member."""
    return shifted(1, place)


def has(bits: i64, place: i64) -> bool:
    """Whether it is a member of the set."""
    return bits >> place & 1 != 0


def first_seat(bits: i64) -> i64:
    seat: i64 = 0
    while bits & 1 == 0:
        bits >>= 1
        seat += 1
    return seat


def count_bits(bits: i64) -> i64:
    n: i64 = 0
    while bits != 0:
        bits &= bits - 1
        n += 1
    return n
