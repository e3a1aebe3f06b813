"""The worked examples of the rulebook of Council of 12, each as a game in its own verbs."""

from typing import Any

from hofstaat.games.council_of_12.chronicle import Chronicle
from hofstaat.games.council_of_12.events.deeds import Fizzled, Renewed, Resolved
from hofstaat.games.council_of_12.events.events import BellRang, Evaluated, Filed, Learnt
from hofstaat.games.council_of_12.view import Result
from tests.games.council_of_12.chamber import Chamber, chamber, throne


def test_the_tower_is_rung_for_and_the_warlock_saves_the_day() -> None:
    """C12-11, C12-14, C12-15: die 7, goal 9/10/11; two machines are negated, the warlock tilts 7 to 10."""
    council = chamber(phase="bell", options={"no_bell": False}).all("ring")
    assert council.favour == 2
    assert council.told(BellRang) == [BellRang(2, "challenge-9")]
    council.lay("machine", "machine", "warlock").all("now", "later", "later")
    assert council.told(Resolved) == [Resolved("machine", (0, 1), True)]
    council.does(2, "die 10")
    assert council.told(Evaluated) == [Evaluated("challenge-29", True, 10)]
    assert council.told(Filed) == [Filed("challenge-29", True, False, "princess")]
    assert council.told(Learnt) == [Learnt("princess")]


def test_the_machine_on_seven_offers_nine_and_ten() -> None:
    """C12-34."""
    council = chamber().lay("machine", "druid", "warlock").all("now", "later", "later")
    assert council.offers(0) == ["die 9", "die 10"]


def lights(first: int) -> Chamber:
    """Strange lights (3 and 10) with the shapeshifter: worker, machine and alchemist on a 9."""
    cards = ["alchemist", "worker", "machine", "warlock", "oracle"]
    facts: dict[str, Any] = {
        "challenge": "challenge-21",
        "help_seeker": "shapeshifter",
        "die": 9,
        "hands": [cards] * 3,
        "help_seekers": ["golem", "druid"],
    }
    council = chamber(**facts).lay("worker", "machine", "alchemist").all("now", "later", "later")
    return council.does(0, f"die {first}").does(0, "die 3")


def test_strange_lights() -> None:
    """C12-20, C12-31: 9 to 11 (or 12) to 3, +2 is 5, doubled 10."""
    for first in (11, 12):
        council = lights(first).all("now", "later").does(1, "die 5").does(2, "die 10")
        assert council.told(Evaluated) == [Evaluated("challenge-21", True, 10)]


def test_nobody_may_lay_the_help_seeker() -> None:
    """C12-10: the shapeshifter cannot help with her own problem."""
    cards = ["worker", "druid", "warlock", "machine", "shapeshifter"]
    council = chamber(challenge="challenge-21", help_seeker="shapeshifter", hands=[cards] * 3)
    assert council.refuses(0, "lay shapeshifter") == "help-seeker"


def river(*cards: str) -> Chamber:
    hand = ["worker", "druid", "warlock", "knight", "shapeshifter"]
    facts: dict[str, Any] = {"challenge": "challenge-1", "help_seeker": "shapeshifter", "die": 12, "hands": [hand] * 3}
    facts["challenges"] = ["challenge-9", "challenge-2"]
    return chamber(**facts).lay(*cards).all("now", "later", "later")


def test_a_lone_knight_widens_the_goal() -> None:
    """C12-39: 1 becomes 1/2/3/4."""
    assert river("knight", "druid", "warlock").sees().goals == [[1, 2, 3, 4]]


def test_two_knights_leave_it_as_it_was() -> None:
    """C12-14: negated, the goal stays 1."""
    assert river("knight", "knight", "warlock").sees().goals == [[1]]


def test_oracle_and_worker_in_hand() -> None:
    """C12-40: laying the oracle renews nothing yet; carried out, the worker becomes the pile, the rest returns."""
    cards = ["worker", "druid", "warlock", "machine", "oracle"]
    hands = [["oracle", "worker"], cards, cards]
    council = chamber(hands=hands, piles=[["druid", "warlock", "machine"], [], []]).lay("oracle", "druid", "machine")
    assert not council.told(Renewed)
    council.all("now", "later", "later").roll(4)
    assert council.told(Renewed) == [Renewed(0, "worker", True)]
    assert council.sees(0).hand == ["druid", "warlock", "machine", "oracle"]
    assert council.table.actors() == [0]


def test_a_repeated_character_does_nothing_and_undoes_nothing() -> None:
    """C12-40: the druid has made 8 of 7; after the oracle a second druid has no effect."""
    council = chamber().lay("oracle", "druid", "worker").all("later", "now", "later").does(1, "die 8")
    council.all("now", "later").roll(11).does(0, "follow druid")
    assert council.told(Fizzled) == [Fizzled(0, "druid")]
    assert council.die == 11


def test_an_open_princess_resolved_first_works() -> None:
    """C12-37."""
    cards = ["worker", "druid", "warlock", "machine", "princess"]
    facts: dict[str, Any] = {"hands": [cards] * 3, "phase": "open", "openers": [0], "help_seeker": "parasite"}
    council = chamber(**facts).does(0, "open princess").lay("druid", "warlock").all("now", "later", "later")
    assert council.offers(0) == ["die 9", "die 10", "die 11"]


def results(card: str, die: int) -> list[int]:
    """The faces to which a lone card can turn the die."""
    cards = sorted({"worker", "oracle", card})
    council = chamber(die=die, hands=[cards] * 3).lay(card, "oracle", "oracle").all("now", "later", "later")
    return [int(words.split()[1]) for words in council.offers(0)] if council.phase == "effect" else [council.die]


def test_small_numbers() -> None:
    """C12-30, C12-32, C12-36."""
    assert results("alchemist", 1) == [2]
    assert results("alchemist", 12) == [6]
    assert results("alchemist", 7) == [3, 12]
    assert 12 in results("druid", 12)
    assert results("shapeshifter", 12) == [1]
    assert results("shapeshifter", 5) == [8]


def goals_after(first: str, second: str) -> list[list[int]]:
    """Both change the only goal, one after the other."""
    cards = ["worker", "druid", "golem", "knight", "oracle"]
    facts: dict[str, Any] = {"hands": [cards] * 3, "help_seekers": ["parasite", "alchemist"]}
    council = chamber(**facts).lay(first, second, "worker").all("now", "later", "later").all("now", "later")
    return council.sees().goals


def test_golem_after_knight_and_the_other_way_round() -> None:
    """C12-39: the later one counts."""
    assert goals_after("knight", "golem") == [[9, 10, 11, 12]]
    assert goals_after("golem", "knight") == [[1, 2, 3, 4]]


def test_two_warlocks_and_a_worker_for_the_throne() -> None:
    """C12-70: one favour lost, won with 1."""
    council = throne(favour=2).lay("warlock", "warlock", "worker")
    assert council.favour == 1
    assert council.outcome().winners == (0, 1, 2)


def test_lea_the_first_second_and_third() -> None:
    """C12-82."""
    chronicle = Chronicle()
    result = Result("survived", True, None, 20, 3, 1, 0, 0, 24, "proud")
    for _ in range(3):
        chronicle = chronicle.with_game(["Lea"], result, None)
    assert [str(entry.members[0]) for entry in chronicle.entries] == ["Lea I.", "Lea II.", "Lea III."]
