"""The base of all refusals of bad input."""

import errno

from mypy_extensions import mypyc_attr


@mypyc_attr(allow_interpreted_subclasses=True)
class Refusal(ValueError):
    """Bad input, refused with a sentence in English. Other languages have the text `refused-<key>`, which is about the
    parameters; a parameter may be a refusal itself.
    """

    def __init__(self, sentence: str, key: str, /, **params: object) -> None:
        super().__init__(sentence)
        self.key = key
        self.params = params


def what_the_system_says(error: OSError) -> Refusal:
    """Why a file or an address cannot be used: part of a refusal."""
    name = errno.errorcode.get(error.errno or 0, "unknown")
    return Refusal(error.strerror or str(error), f"system-{name.lower()}")


def no_such_seat(seats: int, seat: object) -> Refusal:
    return Refusal(f"There is no seat {seat}: seats are 0 to {seats - 1}.", "no-such-seat")
