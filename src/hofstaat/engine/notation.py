"""What every game's notation shares."""


class BadNotation(ValueError):
    """Words that are no action of the game; the message shows how actions are written."""

    def __init__(self, text: str, examples: str) -> None:
        super().__init__(f"{text!r} is not an action; actions are written like: {examples}.")
