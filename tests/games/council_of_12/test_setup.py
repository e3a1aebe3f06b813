"""The set-up of Council of 12, drawn lot by lot."""

import pytest

from hofstaat.engine.game import BadSetup
from hofstaat.engine.table import Table
from hofstaat.games.council_of_12.cards import CHALLENGES, CHARACTERS, MONTHS
from tests.games.council_of_12.chamber import GAME, HAND, Chamber

OTHERS = [name for name in CHARACTERS if name != "worker"]
SEVEN = list(range(7))


def draw(table: Table, *stages: list[int]) -> Chamber:
    for lots in stages:
        table.draw_lots(lots)
    return Chamber(table)


def start(seats: int = 3, **options: object) -> Table:
    return GAME.start(seats, options, journal=True)


def drawn_openly(*names: str) -> list[int]:
    """The lots that put these help-seekers beside the worker."""
    return [OTHERS.index(name) for name in names]


FOUR = drawn_openly("druid", "warlock", "machine", "oracle")
USUAL = (FOUR, [0, 1], SEVEN, [0, 1, 2, 3], [0, 1], [0], SEVEN, [6], [1])


def test_everybody_begins_with_the_characters_of_the_open_help_seekers() -> None:
    """C12-2, C12-3: the worker and four more lie open; two more are unseen; all others lie under the overview."""
    council = draw(start(), *USUAL)
    position = council.position()
    assert position["hands"] == [HAND] * 3
    assert position["open_at_first"] == HAND
    assert sorted([position["help_seeker"], *position["help_seekers"]]) == sorted([*HAND, "alchemist", "princess"])
    assert len(position["unlearnt"]) == 7


def test_the_four_are_drawn_again_until_one_has_crown_value_one() -> None:
    """C12-2."""
    table = start()
    table.draw_lots(drawn_openly("alchemist", "druid", "golem", "machine"))
    assert table.lots_of == 11
    table.draw_lots(drawn_openly("alchemist", "druid", "golem", "oracle"))
    assert table.lots_of == 7


def test_challenges_come_by_difficulty() -> None:
    """C12-4: four easy, two medium, one hard; the first lot of the shuffle lies on top, the throne at the bottom."""
    position = draw(start(), *USUAL).position()
    assert position["challenge"] == "challenge-1"
    assert position["challenges"] == [f"challenge-{n}" for n in (2, 3, 4, 21, 22, 30)]


def test_the_die_is_rolled_and_favour_set() -> None:
    """C12-1, C12-5: favour 3, with four players 4; the die shows what was rolled."""
    council = draw(start(), *USUAL)
    assert (council.die, council.favour, council.sees().chair) == (7, 3, None)
    four = draw(start(4), *USUAL[:-1], [2])
    assert four.favour == 4


def test_four_players_get_a_chair_who_leads() -> None:
    """C12-5, C12-9: the chair is random and leads; otherwise the lead is random."""
    four = draw(start(4), *USUAL[:-1], [2]).sees()
    assert (four.chair, four.lead) == (2, 2)
    assert draw(start(), *USUAL).sees().lead == 1


def test_a_scenario_uses_its_own_cards() -> None:
    """C12-6, C12-85: the seven listed challenges and help-seekers; the worker and four of the others lie open."""
    table = start(scenario="january")
    assert (table.lots_due, table.lots_of) == (4, 6)
    table.draw_lots([0, 1, 4, 5])  # druid, patient one, knight, shapeshifter
    position = draw(table, [0, 1], SEVEN, SEVEN, [0], [0]).position()
    seven = ["worker", "druid", "patient-one", "warlock", "parasite", "knight", "shapeshifter"]
    assert sorted([position["help_seeker"], *position["help_seekers"]]) == sorted(seven)
    listed = [f"challenge-{n}" for n in (5, 8, 9, 12, 15, 16, 20)]
    assert [position["challenge"], *position["challenges"]] == listed


def test_without_the_worker_five_are_drawn() -> None:
    """C12-6: in April she is ill; drawn again until an open one has crown value 1."""
    table = start(scenario="april")
    assert (table.lots_due, table.lots_of) == (5, 7)
    table.draw_lots([0, 2, 3, 5, 1])  # with the princess, who has crown value 1
    assert table.lots_due == 2


def test_an_enthroned_character_is_out_of_all_decks() -> None:
    """C12-7, C12-83: eleven remain, six of them under the overview; no lot can bring it."""
    table = start(enthroned="golem")
    assert table.lots_of == 10
    position = draw(table, [1, 4, 5, 6], *USUAL[1:]).position()
    assert len(position["unlearnt"]) == 6
    everybody = [*position["unlearnt"], *position["hands"][0], *position["help_seekers"], position["help_seeker"]]
    assert "golem" not in everybody
    assert Chamber(GAME.position(position)).sees().enthroned == "golem"


def test_with_the_worker_enthroned_one_more_of_crown_one_lies_open() -> None:
    """C12-83: four as usual, then one more random help-seeker of crown value 1."""
    table = start(enthroned="worker")
    table.draw_lots(drawn_openly("druid", "warlock", "machine", "oracle"))
    assert (table.lots_due, table.lots_of) == (1, 2)  # princess and shapeshifter are left
    position = draw(table, [1], *USUAL[1:]).position()
    assert position["hands"][0] == ["druid", "warlock", "machine", "oracle", "shapeshifter"]


def test_a_scenario_uses_a_listed_character_even_if_enthroned() -> None:
    """C12-83: in May the worker may already be on the throne."""
    assert start(scenario="may", enthroned="worker").lots_of == 6
    assert start(scenario="may", enthroned="golem").lots_of == 6
    position = draw(start(scenario="may", enthroned="worker"), [0, 1, 2, 5], [0, 1], SEVEN, SEVEN, [0], [0]).position()
    assert "worker" in position["hands"][0]
    assert len(position["unlearnt"]) == 7


def test_the_introductory_game_is_fixed() -> None:
    """C12-86: all but lead and chair is given: favour by the number of players, no bell."""
    council = draw(start(introductory=True), [2])
    position = council.position()
    assert (council.die, council.favour, position["help_seeker"], position["challenge"]) == (
        12,
        3,
        "shapeshifter",
        "challenge-1",
    )
    assert position["hands"][0] == ["worker", "druid", "warlock", "knight", "shapeshifter"]
    assert position["challenges"] == [f"challenge-{n}" for n in (5, 9, 16, 12, 15, 21)]
    assert council.phase == "lay"
    assert council.sees().tip == "tip-1"
    assert draw(start(), *USUAL).sees().tip is None
    assert draw(start(4, introductory=True), [1]).sees().chair == 1


def test_a_group_may_compose_both_stacks() -> None:
    """C12-4: seven challenges and seven help-seekers of their own choice."""
    seekers = ["druid", "golem", "knight", "machine", "oracle", "parasite", "alchemist"]
    table = start(compose=[*CHALLENGES[29:], *seekers])
    assert (table.lots_due, table.lots_of) == (5, 7)
    position = draw(table, [0, 1, 2, 3, 4], [0, 1], SEVEN, SEVEN, [0], [0]).position()
    assert [position["challenge"], *position["challenges"]] == list(CHALLENGES[29:])
    assert sorted([position["help_seeker"], *position["help_seekers"]]) == sorted(seekers)


@pytest.mark.parametrize(
    ("options", "sentence"),
    [
        ({"introductory": True, "scenario": "may"}, "Choose one of"),
        ({"introductory": True, "enthroned": "golem"}, "knows no throne"),
        ({"silent": True, "uncanny": True}, "choose only one"),
        ({"silent": True, "scenario": "december"}, "choose only one"),
        ({"no_bell": True, "scenario": "july"}, "cannot be won without the bell"),
        ({"compose": ["challenge-1"]}, "seven different challenges"),
        ({"compose": [*CHALLENGES[:7], *CHARACTERS[:7]], "enthroned": "worker"}, "is on the throne"),
        ({"compose": [*CHALLENGES[:7], *CHARACTERS[:7]], "scenario": "may"}, "Choose one of"),
        ({"scenario": "brumaire"}, "cannot be 'brumaire'"),
    ],
)
def test_impossible_agreements_are_refused(options: dict[str, object], sentence: str) -> None:
    """C12-4, C12-84, C12-85, C12-86."""
    with pytest.raises(BadSetup, match=sentence):
        GAME.setup(3, options)


@pytest.mark.parametrize("month", MONTHS)
def test_every_scenario_can_be_set_up(month: str) -> None:
    """C12-85."""
    for seats in GAME.seats:
        table = GAME.deal(seats, 1, scenario=month)
        favour = 1 if month == "november" else 4 if seats == 4 else 3
        assert Chamber(table).favour == favour
        assert Chamber(table).sees().uncanny == (month == "december")
