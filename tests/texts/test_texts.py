"""Everything a player may read is there, in both languages, for every game."""

import re
from importlib import import_module
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

import hofstaat
from hofstaat import engine
from hofstaat.engine.game import Game
from hofstaat.engine.material import CONFIDENCE
from hofstaat.engine.notation import BadNotation
from hofstaat.engine.refusal import Refusal
from hofstaat.engine.table import IllegalAction
from hofstaat.texts import HERE, LANGUAGES, MissingText, Texts, language, shown, tag, texts, whose
from tests.texts.games import GAMES, modules, played, reasons, refusals, tags, words

NAMES = ["Anna", "Ben", "Cleo", "Dana", "Emil", "Fee", "Gero", "Hana", "Ivo", "Jule", "Kai", "Lena", "Mo"]
FILES = sorted(path.name for path in (HERE / "en").glob("*.ftl"))


@pytest.fixture(params=GAMES)
def game(request: pytest.FixtureRequest) -> Game:
    return hofstaat.game(request.param)


@pytest.fixture(params=LANGUAGES)
def words_of(request: pytest.FixtureRequest, game: Game) -> Texts:
    return texts(request.param, game.name, "engine")


def entries(lang: str, file: str) -> dict[str, set[str]]:
    """Each message of a file, with the variables it uses."""
    tree = FluentParser().parse((HERE / lang / file).read_text("utf-8"))
    junk = [entry.content for entry in tree.body if isinstance(entry, ast.Junk)]
    assert not junk, f"{lang}/{file}: {junk}"
    messages = [entry for entry in tree.body if isinstance(entry, ast.Message)]
    assert len({m.id.name for m in messages}) == len(messages), f"{lang}/{file} has a message twice"
    return {m.id.name: variables(m) for m in messages}


def variables(message: ast.Message) -> set[str]:
    found = Variables()
    found.visit(message)
    return found.names


class Variables(Visitor):
    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802 - named by the library
        self.names.add(node.id.name)


@pytest.mark.parametrize("file", FILES)
def test_both_languages_say_the_same_things(file: str) -> None:
    assert sorted(p.name for p in (HERE / "de").glob("*.ftl")) == FILES
    german, english = entries("de", file), entries("en", file)
    assert german.keys() == english.keys()
    assert {key: used for key, used in german.items() if key.startswith(("refused", "option", "card"))} == {
        key: used for key, used in english.items() if key.startswith(("refused", "option", "card"))
    }


def missing(texts: Texts, keys: list[str]) -> list[str]:
    return [key for key in keys if not texts.has(key)]


def test_a_game_introduces_itself(words_of: Texts, game: Game) -> None:
    assert not missing(words_of, ["title", "tagline", "pitch"])
    options = [f"option-{option.name.replace('_', '-')}" for option in game.options]
    assert not missing(words_of, [*options, *(f"{option}-help" for option in options)])


def test_a_game_with_a_chronicle_has_words_for_it(words_of: Texts, game: Game) -> None:
    keys = ["chronicle-question", "chronicle-entry", "chronicle-next"]
    assert missing(words_of, keys) == ([] if game.chronicle else keys)


def test_every_event_and_choice_has_its_text(words_of: Texts, game: Game) -> None:
    assert not missing(words_of, [f"event-{name}" for name in tags(game.events)])
    assert not missing(words_of, [f"choice-{name}" for name in tags(game.choices)])
    assert not missing(words_of, [f"phase-{name}" for name in tags(game.choices)])


def test_every_refusal_and_reason_has_its_text(words_of: Texts, game: Game) -> None:
    keys = refusals(Path(str(__import__(game.package, fromlist=["x"]).__file__)).parent) | refusals(
        Path(str(engine.__file__)).parent
    )
    assert {"game-over", "not-your-turn", "illegal"} <= keys
    assert not missing(words_of, [f"refused-{key}" for key in sorted(keys)])
    ends = reasons(game)
    assert {match.outcome().reason for match, *_ in played(game.name)} <= ends  # type: ignore[union-attr]  # all are over
    assert not missing(words_of, [f"reason-{reason}" for reason in sorted(ends)])


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_refusal_outside_the_games_has_its_text(lang: str) -> None:
    """Those that are said with a key of their own; `bad-setup` and the like are said as they are."""
    keys = set().union(
        *(refusals(HERE.parent / part) for part in ("arena", "bots", "cli", "engine", "learn", "review", "server"))
    )
    assert {"other-end", "not-text", "seed", "unreadable-entry"} <= keys
    assert not missing(texts(lang, "agents", "cli", "engine"), [f"refused-{key}" for key in sorted(keys)])


def test_everything_seen_at_the_table_has_a_name(words_of: Texts, game: Game) -> None:
    """Each string in a view, event or choice has a card- or a word- text; each card says what it does."""
    seen = {word for _, *parts in played(game.name) for part in parts for word in words(part)}
    assert seen
    assert not [word for word in sorted(seen) if not words_of.has(f"card-{word}") and not words_of.has(f"word-{word}")]
    cards = [key for key in entries(words_of.lang, f"{game.name}.ftl") if key.startswith("card-")]
    names = [key for key in cards if not key.endswith("-does")]
    assert names and not missing(words_of, [f"{key}-does" for key in names])


def test_every_event_and_choice_of_a_game_can_be_told(words_of: Texts, game: Game) -> None:
    told = []
    for match, _, events, choices in played(game.name):
        seats = int(match.table.seats)
        for me in (0, seats - 1, None):
            told += [words_of.event(event, NAMES, me) for event in events[:: 1 if seats == 2 else 7]]
            told += [words_of.choice(choice, NAMES, me) for choice in choices[::11]]
    assert told and not [text for text in told if "{" in text or not text.strip()]


def test_confidence_is_said_plainly() -> None:
    for lang in LANGUAGES:
        for word in CONFIDENCE:
            assert texts(lang, "engine")(f"confidence-{word}")


def test_variables_of_a_message_are_found() -> None:
    assert entries("en", "hof-verrat.ftl")["card-L7-does"] == {"number", "points"}
    assert "district_me" in entries("de", "hof-verrat.ftl")["event-placed"]


# -- how texts are looked up --------------------------------------------------------------------------------------


def test_the_language_is_the_wish_or_the_surroundings(monkeypatch: pytest.MonkeyPatch) -> None:
    for variable in ("HOFSTAAT_LANG", "LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(variable, raising=False)
    monkeypatch.setenv("LANG", "de_AT.UTF-8")
    assert language() == "de"
    monkeypatch.setenv("HOFSTAAT_LANG", "en")
    assert language() == "en"
    assert language("de") == "de"
    monkeypatch.setenv("HOFSTAAT_LANG", "fr")
    monkeypatch.setenv("LANG", "fr_FR.UTF-8")
    assert language() == "en"


def test_a_seat_is_yours_or_the_actors_own_or_neither() -> None:
    assert whose(1, me=1, actor=0) == "yes"
    assert whose(0, me=1, actor=0) == "self"
    assert whose(2, me=1, actor=0) == "no"
    assert whose([0, 1], me=1, actor=0) == "yes"
    assert whose(1, me=None, actor=None) == "no"


def test_arguments_are_converted_by_their_kind() -> None:
    german = texts("de", "hof-verrat", "engine")
    facts: dict[str, object] = {
        "seat": 0,
        "to": None,
        "cards": ("toad-noble", "L7"),
        "secret": True,
        "n": 3,
        "side": "above",
    }
    assert german.arguments(facts, NAMES, 0) == {
        "seat": "Anna",
        "seat_me": "yes",
        "to": "none",
        "to_me": "no",
        "cards": "Kröten-Adel und Hohe Gesellschaft",
        "secret": "yes",
        "n": 3,
        "side": "above",
    }


def test_a_missing_text_or_argument_is_an_error() -> None:
    with pytest.raises(MissingText, match="no-such"):
        texts("en", "engine")("no-such")
    with pytest.raises(MissingText, match="card-L7-does"):
        texts("en", "hof-verrat")("card-L7-does")


def test_a_refusal_is_said_in_its_language_with_the_refusals_it_is_about() -> None:
    """A parameter that is a refusal is said too; where there is no text, the English sentence stands."""
    notation = BadNotation("tanze", "place king")
    assert texts("de", "engine").refusal(notation).startswith("„tanze“ ist keine Aktion; ")
    outer = Refusal("No.", "no-action", text="a", examples=IllegalAction("The game is over.", "game-over"))
    assert texts("de", "engine").refusal(outer).endswith("schreibt man so: Die Partie ist zu Ende..")
    assert texts("de", "engine").refusal(Refusal("Not like that.", "not-written")) == "Not like that."


def test_words_from_elsewhere_are_shortened_and_made_visible() -> None:
    """They may come from a file somebody sent: nothing in them reaches the terminal as a command."""
    said = texts("en", "engine").refusal(BadNotation("\x1b[2J" + "long " * 1000, "place king"))
    assert said.startswith("'\ufffd[2Jlong long") and said.count("long") < 50 and "…" in said
    assert shown(10**300) == "1" + "0" * 198 + "…" and shown(1000) == 1000


def test_the_scan_for_refusals_finds_them(tmp_path: Path) -> None:
    (tmp_path / "rules.py").write_text(
        'def why_not(self) -> tuple[str, str]:\n    return "too-late", "Too late."\n'
        'def other() -> str:\n    raise IllegalAction("No.", "no-way")\n'
        'def agree() -> str:\n    raise BadSetup("No.", "not-so", seats=2)\n'
        'def unrelated() -> object:\n    return "not", "this"\n'
    )
    assert refusals(tmp_path) == {"too-late", "no-way", "not-so"}
    assert tags(hofstaat.game("hof-verrat").choices) == ["place", "strike", "strike-spy", "spare"]
    assert "hofstaat.games.hof_verrat.rules" in set(modules(hofstaat.game("hof-verrat")))
    assert tag(played("hof-verrat")[0][2][0]) == "began"


# -- the terminal's own texts --------------------------------------------------------------------------------------

ASKED = re.compile(r'\b(?:phrasing|words|T|speak\(lang\))\(\s*"([a-z-]+)"')
BUILT = ("key-", "hv-to-", "refused-")  # f"key-{key}": put together while running


@pytest.mark.parametrize("lang", LANGUAGES)
def test_refusals_of_bots_rules_and_server_at_the_start_have_texts(lang: str) -> None:
    modules = ["hofstaat.bots.base", "hofstaat.rulebook", "hofstaat.server.settings", "hofstaat.server.main"]
    files = [Path(str(import_module(module).__file__)) for module in modules]
    keys = {f"refused-{key}" for file in files for key in refusals(file)}
    assert len(keys) > 20 and not missing(texts(lang, "cli", "engine"), sorted(keys))
    in_file = {key for key in entries(lang, "cli.ftl") if key.startswith("refused-")}
    assert {key for key in in_file if not key.startswith("refused-system-")} == keys


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_terminal_has_all_its_texts_and_no_others(lang: str) -> None:
    files = [HERE / "phrasing.py"]
    files += [path for folder in ("cli", "boards", "arena") for path in (HERE.parent / folder).rglob("*.py")]
    source = "\n".join(path.read_text("utf-8") for path in files)
    asked = sorted(set(ASKED.findall(source)))
    assert len(asked) > 50 and not missing(texts(lang, "hof-verrat", "council-of-12", "cli", "engine"), asked)
    quoted = set(re.findall(r"""["']([a-z0-9-]+)["']""", source))
    assert not [key for key in entries(lang, "cli.ftl") if key not in quoted and not key.startswith(BUILT)]
