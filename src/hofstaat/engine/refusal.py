"""The base of all refusals of bad input."""

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
