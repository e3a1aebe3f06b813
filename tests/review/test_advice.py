"""Advice: up to three options with chances and reasons, from the seat's own part alone."""

import pytest

import hofstaat
from hofstaat.bots import evaluator
from hofstaat.engine.match import Match
from hofstaat.engine.table import Table
from hofstaat.review import Advice, advise, knowledge_of
from tests.bots.test_evaluator import NAMES, asked, begun


@pytest.fixture(autouse=True)
def _hurry(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(evaluator, "WARM", 3)


def advice_for(match: Match, seat: int, options: list[int]) -> Advice:
    known = knowledge_of(match.game, match.table.setup, seat, match.witnessed(seat))
    return advise(match.game, known, seat, options, seconds=None, look=6, most=12)


@pytest.mark.parametrize("name", NAMES)
def test_it_names_up_to_three_of_the_options(name: str) -> None:
    match = begun(name)
    seat, options, _ = asked(match)
    advice = advice_for(match, seat, options)
    codes = [each.code for each in advice.options]
    assert 1 <= len(codes) <= 3 and set(codes) <= set(options) and len(set(codes)) == len(codes)
    assert advice.unit == ("points" if match.game.cooperative else "win")
    assert advice.options[0].is_equal
    assert [each.is_equal for each in advice.options] == sorted(
        (each.is_equal for each in advice.options), reverse=True
    )


def test_equal_ones_come_in_the_order_of_their_codes() -> None:
    """The first of them is no better than the others."""
    match = begun("kabale-und-hiebe", 2)
    seat, options, _ = asked(match)
    advice = advice_for(match, seat, options)
    equal = [each.code for each in advice.options if each.is_equal]
    assert equal == sorted(equal)


def test_only_what_the_seat_knows_counts() -> None:
    """Two games that differ in what one seat cannot see bring it the same advice."""
    game = hofstaat.game("mascarade")
    one, two = Match.new(game, 4, 1), hidden_apart()
    seat, options, _ = asked(one)
    assert advice_for(one, seat, options) == advice_for(two, seat, options)


def hidden_apart() -> Match:
    """The same game: only the table behind it is another one, as a planted difference that advice must not notice."""
    match = Match.new(hofstaat.game("mascarade"), 4, 1)
    asked(match)
    swap_unseen(match.table)
    return match


def swap_unseen(table: Table) -> None:
    from hofstaat.games.mascarade.table.table import Mascarade  # noqa: PLC0415

    assert isinstance(table, Mascarade)
    table.swap_cards(2, 3)


def test_an_endgame_has_a_clear_advice_and_a_reason() -> None:
    """The last card of a game of Hof-Verrat: the stag lies level, and the seat holds stags."""
    game = hofstaat.game("hof-verrat")
    districts = [["stag-noble", "stag-plain"], ["toad-plain"]]
    position = {
        "seats": 2, "turn": 0, "districts": districts, "hands": [["stag-plain"], []], "owes": ["table"],
        "above": ["stag-plain"], "below": ["stag-plain"], "missions": [["L9", "D5"], ["L10", "D6"]],
    }  # fmt: skip
    table = game.position(position)

    class Fixed:
        """A seat that has seen everything."""

        def sample(self, rng: object) -> Table:
            return table.copy()

    advice = advise(game, Fixed(), 0, table.options(0), seconds=None, look=10, most=20)  # type: ignore[arg-type]
    assert game.say(table, 0, advice.options[0].code) == "stag-plain above"
    assert not advice.all_equal
    assert any(reason.of == "stag" and reason.seat == 0 and reason.points > 0 for reason in advice.options[0].reasons)


def test_a_claim_is_told_with_its_likelihood() -> None:
    match = begun("mascarade", 30, seed=4)
    for _ in range(40):
        seat, options, _ = asked(match)
        advice = advice_for(match, seat, options)
        words = {each.code: match.game.say(match.table, seat, each.code) for each in advice.options}
        for each in advice.options:
            assert (each.likely is not None) == words[each.code].startswith(("announce", "claim", "left", "right"))
        if any(each.likely is not None for each in advice.options):
            return
        match.act(seat, options[0])
    pytest.fail("nothing could be claimed in forty decisions")
