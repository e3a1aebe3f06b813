"""Each bad input gets one clear sentence and exit status 2, and changes nothing."""

import json
import re
import subprocess
import sys
from pathlib import Path

import pytest

import hofstaat
from hofstaat.cli import main
from hofstaat.engine import records
from hofstaat.engine.match import Match
from tests.cli.conftest import Run

PLAY = ("play", "hof-verrat")

SENTENCES = [
    (("rules", "skat"), "There is no game skat; there are: .*hof-verrat"),
    (("play", "skat"), "There is no game skat"),
    (("play",), r"Which game would you like to play\? There are: .*hof-verrat"),
    (("rules", "hof-verrat", "HV-99"), "hof-verrat has no rule 'HV-99'; it has: HV-1,"),
    ((*PLAY, "--seats", "9"), "hof-verrat is for 2 to 5 players, not 9"),
    ((*PLAY, "--seats", "3", "--seat", "3"), "There is no seat 3; seats are 0 to 2"),
    ((*PLAY, "--seats", "2", "--humans", "3"), "3 people cannot sit on 2 seats"),
    ((*PLAY, "--humans", "0"), "0 people cannot sit on 3 seats; it should be 1 to 3"),
    ((*PLAY, "--name", "Mia", "--name", "Mia"), "Two people have the same name"),
    ((*PLAY, "--bots", "genius"), "There is no bot genius for hof-verrat; there are: random, greedy"),
    ((*PLAY, "--option", "speed=3"), "hof-verrat has no option 'speed'; its options: memory_aid, nobles_count"),
    ((*PLAY, "--option", "memory-aid=perhaps"), "option 'memory_aid' cannot be 'perhaps'; it should be true or false"),
    ((*PLAY, "--cards", "no-such-file.toml"), "no-such-file.toml: this card file cannot be read"),
    (("play", "--load", "no-such-game"), "no-such-game: No such file or directory"),
    (("replay", "no-such-game"), "no-such-game: No such file or directory"),
    (("bench", "skat"), "There is no game skat"),
]


@pytest.mark.parametrize(
    ("words", "sentence"), SENTENCES, ids=lambda value: " ".join(value) if isinstance(value, tuple) else ""
)
def test_a_sentence_and_status_2(run: Run, words: tuple[str, ...], sentence: str, state: Path) -> None:
    result = run(*words)
    assert result.exit_code == 2
    assert re.fullmatch(rf"hofstaat: .*{sentence}.*\n", result.stderr), result.stderr
    assert not list(state.glob("*"))


def test_sentences_are_german_for_germans(run: Run) -> None:
    assert "Ein Spiel skat gibt es nicht; es gibt:" in run("play", "skat", "--lang", "de").stderr
    assert "ist für 2 bis 5 Personen, nicht für 7." in run(*PLAY, "--seats", "7", "--lang", "de").stderr


def test_words_that_are_no_options_are_refused_too(run: Run) -> None:
    for words in ((*PLAY, "--seats", "three"), (*PLAY, "--lang", "fr"), ("dance",), (*PLAY, "--no-such-option")):
        result = run(*words)
        assert result.exit_code == 2 and "Traceback" not in result.output


# -- card files ---------------------------------------------------------------------------------------------------

CARDS = [
    (
        "[role.noble]\nweight = -1\n",
        r"own\.toml, line 2: role\.noble\.weight = -1 should be a whole number",
    ),
    ("[role.jester]\ncopies = 1\n", r"own\.toml, line 1: role\.jester is unknown; known here: noble, spy"),
    (
        "[set_aside]\n3 = 17\n",
        r"own\.toml, line 2: set_aside\.3 = 17 leaves 73 of 90 courtiers; it should",
    ),
    ("role = [\n", r"own\.toml: this is not valid TOML"),
]


@pytest.mark.parametrize(("text", "sentence"), CARDS)
def test_a_bad_card_file_is_refused_with_its_line(run: Run, tmp_path: Path, text: str, sentence: str) -> None:
    path = tmp_path / "own.toml"
    path.write_text(text, encoding="utf-8")
    for command in ("cards", "play"):
        result = run(command, "hof-verrat", "--cards", str(path))
        assert result.exit_code == 2
        assert re.fullmatch(rf"hofstaat: {sentence}.*\n", result.stderr), result.stderr


def test_a_good_card_file_changes_what_is_shown_and_played(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "own.toml"
    path.write_text('[mission.L9]\nnumber = 2\nconfidence = "rulebook"\n', encoding="utf-8")
    assert "at least 2 guards" in run("cards", "hof-verrat", "--cards", str(path)).output
    assert "at least 4 guards" in run("cards", "hof-verrat").output
    saved = tmp_path / "x.hofstaat"
    run(*PLAY, "--cards", str(path), "--seed", "1", lines=[f"s {saved}", "q"])
    assert run("play", "--load", str(saved), lines=["q"]).exit_code == 0


# -- records ------------------------------------------------------------------------------------------------------


@pytest.fixture
def record(tmp_path: Path) -> Path:
    match = Match.new(hofstaat.game("hof-verrat"), 2, 4)
    while actors := match.table.actors():
        match.act(actors[0], match.table.options(actors[0])[0])
    path = tmp_path / "game.jsonl"
    path.write_text(records.write(match.record()), encoding="utf-8")
    return path


def refused(run: Run, path: Path, lines: list[str], *words: str) -> str:
    path.write_text("\n".join(lines) + "\n", encoding="utf-8")
    result = run("replay", str(path), *words)
    assert result.exit_code == 2 and result.stdout == "" and result.stderr.count("\n") == 1
    return str(result.stderr)


def sealed(lines: list[str]) -> list[str]:
    """The record with a digest that fits what was changed."""
    end = json.loads(lines[-1])
    return [*lines[:-1], json.dumps({**end, "digest": records.digest(lines[:-1])})]


def test_truncated_and_tampered_records_are_refused_with_their_line(run: Run, record: Path) -> None:
    lines = record.read_text("utf-8").splitlines()
    assert "breaks off here" in refused(run, record, lines[:20])
    assert "the digest does not fit" in refused(run, record, [*lines[:9], *lines[10:]])
    assert re.search(r"Line 12: .*", refused(run, record, sealed([*lines[:11], '{"seat":0}', *lines[12:]])))
    assert "not a whole record" in refused(run, record, ["hello"])


def test_a_record_that_breaks_the_rules_is_refused_with_its_line(run: Run, record: Path) -> None:
    lines = record.read_text("utf-8").splitlines()
    seat = json.loads(lines[5])["seat"]
    moved = json.dumps({"seat": 1 - seat, "does": "toad-noble above"})
    assert f"Line 6: It is not the turn of seat {1 - seat}." in refused(
        run, record, sealed([*lines[:5], moved, *lines[6:]])
    )
    nonsense = json.dumps({"seat": seat, "does": "sing"})
    assert "Line 6: 'sing' is not an action" in refused(run, record, sealed([*lines[:5], nonsense, *lines[6:]]))


def test_a_deal_that_is_not_the_seeds_own_is_found_out(run: Run, record: Path) -> None:
    lines = record.read_text("utf-8").splitlines()
    header = {**json.loads(lines[0]), "seed": "another"}
    message = refused(run, record, sealed([json.dumps(header), *lines[1:]]), "--verify")
    assert "the seed is not the one that was committed to" in message


@pytest.mark.parametrize("encoding", ["utf-16", "utf-32", "utf-8-sig"])
def test_a_record_in_another_encoding_is_refused(run: Run, record: Path, encoding: str) -> None:
    record.write_bytes(record.read_text("utf-8").encode(encoding))
    assert "Line 1: this " in refused_in(run, "en", "replay", record)


def test_a_file_that_is_no_text_is_refused(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "picture"
    path.write_bytes(b"\xff\xfe\x00\x80")
    for command in (("replay",), ("play", "--load"), ("replay", "--browser")):
        assert "this is not a record" in refused_in(run, "en", *command, path)


def refused_in(run: Run, lang: str, *words: str | Path) -> str:
    result = run(*map(str, words), "--lang", lang)
    assert result.exit_code == 2 and "Traceback" not in result.output and result.stderr.count("\n") == 1
    return str(result.stderr)


FORGED = [
    (2, '{"seat":-1,"does":"toad-spy above"}', "Zeile 2: Diesen Sitz gibt es nicht."),
    (2, '{"lots":[5,5]}', "Zeile 2: "),
    (7, '{"lots":[]}', "Zeile 7: Jetzt wird nichts gelost."),
    (7, '{"seat":99999999999999999999,"does":"spare"}', "Zeile 7: Diesen Sitz gibt es nicht."),
    (7, '{"seat":0,"does":"spare"', "Zeile 7: Diese Zeile lässt sich nicht lesen: "),
    (7, "\0", "Zeile 7: Diese Zeile lässt sich nicht lesen: "),
]


@pytest.mark.parametrize(("number", "line", "sentence"), FORGED, ids=lambda value: str(value)[:20])
@pytest.mark.parametrize("command", [("replay",), ("replay", "--verify"), ("play", "--load"), ("replay", "--browser")])
def test_forged_records_are_refused_in_the_players_language(
    run: Run, record: Path, command: tuple[str, ...], number: int, line: str, sentence: str
) -> None:
    lines = record.read_text("utf-8").splitlines()
    record.write_text("\n".join(sealed([*lines[: number - 1], line, *lines[number:]])), encoding="utf-8")
    assert f"{record}: {sentence}" in refused_in(run, "de", *command, record)
    assert not (record.parent / "data").exists()


def test_a_saved_game_with_players_too_few_is_refused(run: Run, record: Path) -> None:
    with record.open("a", encoding="utf-8") as file:
        file.write('{"seated":[{"name":"Mia","kind":"person"}]}\n')
    for command in (("replay",), ("play", "--load")):
        assert "players named in this line: 1; seats in this game: 2" in refused_in(run, "en", *command, record)


def test_the_words_of_a_game_are_german_too(run: Run, record: Path) -> None:
    lines = record.read_text("utf-8").splitlines()
    seat = json.loads(lines[5])["seat"]
    spare = json.dumps({"seat": seat, "does": "spare"})
    record.write_text("\n".join(sealed([*lines[:5], spare, *lines[6:]])), encoding="utf-8")
    assert "Zeile 6: Du musst jetzt eine Handkarte spielen." in refused_in(run, "de", "replay", record)


def test_a_record_with_more_seats_than_any_machine_counts(run: Run, record: Path) -> None:
    lines = record.read_text("utf-8").splitlines()
    header = json.dumps({**json.loads(lines[0]), "seats": 2**62})
    record.write_text("\n".join(sealed([header, *lines[1:]])), encoding="utf-8")
    for command in (("replay",), ("replay", "--seat", "1"), ("play", "--load"), ("replay", "--browser")):
        assert "Line 1: hof-verrat is for 2 to 5 players" in refused_in(run, "en", *command, record)


def test_a_record_of_a_game_that_is_not_installed(run: Run, record: Path) -> None:
    lines = record.read_text("utf-8").splitlines()
    header = json.dumps({**json.loads(lines[0]), "game": "whi\x1bst"})
    record.write_text("\n".join(sealed([header, *lines[1:]])), encoding="utf-8")
    assert r"Ein Spiel 'whi\x1bst' gibt es nicht; es gibt: " in refused_in(run, "de", "replay", record)


# -- the program itself -------------------------------------------------------------------------------------------


def hofstaat_command(*words: str) -> subprocess.CompletedProcess[str]:
    start = "import sys; from hofstaat.cli import main; sys.exit(main())"
    return subprocess.run([sys.executable, "-c", start, *words], capture_output=True, text=True, check=False)


def test_the_version_says_how_the_core_was_built() -> None:
    run = hofstaat_command("--version")
    assert run.returncode == 0
    assert re.fullmatch(r"hofstaat \d+\.\d+\.\d+ \((un)?compiled.*\)\n", run.stdout)


def test_the_version_loads_nothing_slow() -> None:
    program = "import sys; from hofstaat.cli import main; main(['--version']); print(*sys.modules)"
    run = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert not {"typer", "rich", "fluent", "click", "sqlalchemy", "starlette"} & set(run.stdout.split())


def test_bad_input_leaves_no_traceback() -> None:
    run = hofstaat_command("replay", "no-such-game")
    assert run.returncode == 2 and run.stdout == ""
    assert run.stderr == "hofstaat: no-such-game: No such file or directory.\n"


def test_a_reader_who_leaves_early_is_no_error() -> None:
    start = "import sys; from hofstaat.cli import main; sys.exit(main())"
    rules = subprocess.Popen(
        [sys.executable, "-c", start, "rules", "hof-verrat"], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
    )
    assert rules.stdout and rules.stderr
    rules.stdout.close()
    assert "Traceback" not in rules.stderr.read()
    rules.stderr.close()
    rules.wait()


# -- in the reader's language ------------------------------------------------------------------------------------------

COMMANDS: list[tuple[str, ...]] = [
    ("play", "skat"),
    ("play", "hof-verrat", "--seats", "9"),
    ("play", "hof-verrat", "--option", "speed"),
    ("play", "hof-verrat", "--option", "memory_aid=perhaps"),
    ("play", "mascarade", "--option", "turn_limit=--5"),
    ("play", "mascarade", "--option", f"turn_limit={'9' * 5000}"),
    ("play", "council-of-12", "--option", "introductory", "--option", "scenario=may"),
    ("play", "hof-verrat", "--name", " "),
    ("play", "hof-verrat", "--name", "\x1b[2J"),
    ("play", "hof-verrat", "--cards", "no-such-file.toml"),
    ("play", "hof-verrat", "--cards", "/"),
    ("rules", "skat"),
    ("rules", "hof-verrat", "HV-99"),
    ("cards", "skat"),
    ("award", "music-9"),
    ("award", "music-4", "red"),
    ("replay", "no-such-game"),
    ("play", "--load", "no-such-game"),
    ("arena", "play", "hof-verrat", "--lineup", "genius"),
    ("arena", "hof-verrat", "--lineup", "greedy:seconds=1", "--seats", "2"),
    ("arena", "stats", "skat"),
    ("bench", "skat"),
    ("fuzz", "skat"),
    ("dance",),
    ("play", "hof-verrat", "--seats", "three"),
    ("play", "hof-verrat", "--no-such-option"),
    ("play", "--seats"),
    ("rules",),
    ("rules", "hof-verrat", "HV-1", "HV-2"),
    ("arena", "play", "hof-verrat", "--deals", "0"),
    ("arena", "play", "hof-verrat", "--limit", "long"),
    ("play", "hof-verrat", "--lang=klingon"),
]


def refused_by_main(words: tuple[str, ...], capsys: pytest.CaptureFixture[str]) -> str:
    assert main(words) == 2
    said = capsys.readouterr()
    assert said.out == "" and said.err.startswith("hofstaat: ") and said.err.count("\n") == 1
    return said.err


@pytest.mark.parametrize("words", COMMANDS, ids=lambda words: " ".join(words)[:60])
def test_every_refusal_comes_in_the_language_asked_for(
    words: tuple[str, ...], capsys: pytest.CaptureFixture[str]
) -> None:
    """`--lang` may stand before the command, behind it, or in the surroundings; on the line it counts more."""
    english = refused_by_main(words, capsys)
    if words[-1] == "--lang=klingon":
        assert "is not a language Hofstaat speaks" in english
        return
    german = refused_by_main(("--lang", "de", *words), capsys)
    assert german != english
    if words[-1] != "--seats":
        assert refused_by_main((*words, "--lang=de"), capsys) == german
    assert refused_by_main(("--lang=de", words[0], "--lang", "en", *words[1:]), capsys) == english


def test_rules_come_in_the_language_asked_for(capsys: pytest.CaptureFixture[str]) -> None:
    texts = []
    for words in (("rules", "hof-verrat", "HV-1", "--lang", "de"), ("--lang", "de", "rules", "hof-verrat", "HV-1")):
        assert main(words) == 0
        texts.append(capsys.readouterr().out)
    assert texts[0] == texts[1] and "Höflinge" in texts[0]


def test_a_card_file_is_refused_in_german(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    own = tmp_path / "own.toml"
    own.write_text("[role.noble]\nweight = -1\n", encoding="utf-8")
    for command in ("cards", "play"):
        said = refused_by_main(("--lang", "de", command, "hof-verrat", "--cards", str(own)), capsys)
        right = "richtig wäre: eine ganze Zahl von 0 bis 9."
        assert said == f"hofstaat: own.toml, Zeile 2: role.noble.weight = -1 geht nicht; {right}\n"


def test_refusals_of_a_server_at_the_start_are_german_too(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("HOFSTAAT_LOG_LEVEL", "loud")
    assert main(("--lang", "de", "serve")) == 1
    assert "Die Stufe 'loud' für Meldungen ist weder debug" in capsys.readouterr().err


def test_bytes_that_are_no_text_may_be_typed() -> None:
    """Bytes that are no text are like words nobody understands."""
    start = "import sys; from hofstaat.cli import main; sys.exit(main())"
    command = [sys.executable, "-c", start, "play", "hof-verrat", "--seats", "2"]
    played = subprocess.run(command, input=b"\xff\xfe\nq\n", capture_output=True, check=False)
    assert played.returncode == 0 and b"I did not understand that" in played.stdout


def test_a_place_that_cannot_be_written_is_named_in_german(run: Run, tmp_path: Path) -> None:
    result = run(*PLAY, "--lang", "de", lines=[f"s {tmp_path}", f"s {tmp_path}/no/where", "q"])
    said = " ".join(result.output.split())
    assert "lässt sich nicht schreiben: Das ist ein Ordner. Die Partie geht weiter." in said
    assert "lässt sich nicht schreiben: Diese Datei oder ihren Ordner gibt es nicht." in said


def test_a_seed_of_no_letters_is_a_seed(run: Run) -> None:
    first, second = (run(*PLAY, "--seed", "", lines=["q"]).output.partition("Your game is kept")[0] for _ in range(2))
    assert first == second


HELPED = [
    "",
    "serve",
    "play",
    "rules",
    "cards",
    "award",
    "replay",
    "bench",
    "fuzz",
    "arena",
    "arena play",
    "arena stats",
]


def test_every_help_is_in_one_language() -> None:
    """One process for all: the language of the help is settled when the program starts."""
    program = (
        "import sys; sys.argv = ['hofstaat', '--lang', 'de']; from hofstaat.cli import main\n"
        f"for words in {HELPED!r}: main([*words.split(), '--help'])"
    )
    run = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert run.stdout.count("Aufruf: hofstaat") == len(HELPED) == run.stdout.count("Diese Hilfe zeigen.")
    assert not re.findall(r"Usage:|Arguments:|Options:|Commands:|Show this|default:|required|env var", run.stdout)
