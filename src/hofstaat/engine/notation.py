"""What every game's notation shares."""

from hofstaat.engine.refusal import Refusal


class BadNotation(Refusal):
    """Words that are no action of the game; the sentence shows how actions are written."""

    def __init__(self, text: str, examples: str) -> None:
        sentence = f"{text!r} is not an action; actions are written like: {examples}."
        super().__init__(sentence, "no-action", text=text, examples=examples)
