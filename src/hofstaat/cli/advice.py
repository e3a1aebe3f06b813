"""Advice in the terminal: up to three options with their chances and why, by what the seat knows."""

from hofstaat.cli.screen import Screen
from hofstaat.engine.match import Match
from hofstaat.review import Advice, advise, knowledge_of
from hofstaat.review.words import Wording


def tell_advice(match: Match, seat: int, screen: Screen) -> None:
    """Think for a moment, then say it; an interruption ends the thinking and nothing else."""
    phrasing, game = screen.phrasing, match.game
    screen.say(phrasing("advice-thinking"), "dim")
    try:
        known = knowledge_of(game, match.table.setup, seat, match.witnessed(seat))
        advice = advise(game, known, seat, list(match.table.options(seat)))
    except KeyboardInterrupt:
        screen.say(phrasing("advice-stopped"), "dim")
        return
    show_advice(match, seat, advice, screen)


def show_advice(match: Match, seat: int, advice: Advice, screen: Screen) -> None:
    phrasing, game = screen.phrasing, match.game
    wording = Wording(game, phrasing.words.lang, phrasing.names, seat)
    if advice.all_equal:
        screen.say(phrasing("advice-all-equal"), "bold")
    for option in advice.options:
        action = phrasing.choice(game.choice(match.table, seat, option.code))
        chance = f"{wording.value(option.value)} ± {wording.margin(option.error)}"
        screen.say(f" {chance:>9}  {action}", "bold")
        if not advice.all_equal:
            screen.say(f"            {wording.sentence(option)}")
    screen.say(wording.basis(advice), "dim")
