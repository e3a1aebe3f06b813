"""Every lesson is played through on the real rules: its script is legal, its claims hold, texts and anchors exist."""

import json
from collections.abc import Callable, Iterator
from fnmatch import fnmatchcase
from itertools import product
from pathlib import Path
from random import Random

import msgspec
import pytest
from librt.random import Random as Dice

import hofstaat
from hofstaat.bots import SeatedBots
from hofstaat.engine import records
from hofstaat.engine.game import Game
from hofstaat.engine.match import Match, verify
from hofstaat.lessons import BadLesson, Lesson, Step, lesson_of
from hofstaat.lessons.guided import Guided, dealt
from hofstaat.lessons.lesson import FILE, path_of, read, tapped
from hofstaat.lessons.sight import at, holds, split
from hofstaat.texts import LANGUAGES, texts
from tests.lessons.board import shown_to

ROOT = Path(__file__).resolve().parents[2]
GAMES = [name for name in hofstaat.names() if path_of(hofstaat.game(name)).is_file()]
SAMPLES = 20


@pytest.fixture(params=GAMES)
def game(request: pytest.FixtureRequest) -> Game:
    return hofstaat.game(request.param)


def anchors_of(game: Game) -> list[str]:
    path = ROOT / "web/src/games" / game.name.replace("-", "_") / "anchors.json"
    return list(json.loads(path.read_text("utf-8")))


# -- walking through ------------------------------------------------------------------------------------------------


def ways(lesson: Lesson) -> Iterator[tuple[int, ...]]:
    """Every combination of expected actions."""
    return product(*(range(max(1, len(step.expect))) for step in lesson.steps))


def walk(game: Game, lesson: Lesson, way: tuple[int, ...], seed: int = 1) -> Guided:
    """Play the lesson one way, checking all it claims."""
    guided = Guided.begun(game, seed, lesson)
    check_facts(lesson.deal, game.describe(dealt(game, lesson, seed).table), "deal")
    while step := guided.step:
        check_place(guided, step)
        if not guided.place.is_asking(lesson):
            guided.read()
        elif step.is_tapped:
            assert guided.tap(tapped(step.expect[way[guided.place.step]])) is None
        else:
            check_question(guided, step)
            assert guided.act(guided.expected()[way[guided.place.step]]) is None
    assert not guided.match.outcome(), "the game is over before the lesson is"
    return guided


def check_place(guided: Guided, step: Step) -> None:
    """The facts of what is said here, and the secrets it tells."""
    stage = guided.place.stage
    said = {"ask": step, "see": step.see, "watch": step.watch}[stage]
    assert said is not None
    check_facts(said.facts, shown_to(guided.match, guided.seat), f"{step.id}, {stage}")
    check_secrets(guided, said.knows, f"{step.id}, {stage}")


def check_facts(facts: list[str], data: object, where: str) -> None:
    for fact in facts:
        assert holds(data, fact), f"{where}: {fact}: it is {at(data, split(fact)[0])}"


def check_secrets(guided: Guided, secrets: list[str], where: str) -> None:
    """Told secrets hold in every table that the learner can hold possible."""
    match, rng = guided.match, Dice(7)
    if not secrets:
        return
    knowledge = match.game.knowledge(match.table.setup, guided.seat)
    for event in match.witnessed(guided.seat):
        knowledge.learn(event)
    assert knowledge.admits(match.table)
    for _ in range(SAMPLES):
        check_facts(secrets, match.game.describe(knowledge.sample(rng)), where)


def check_question(guided: Guided, step: Step) -> None:
    """All that is expected is legal; any other legal action is answered; each pattern answers one."""
    match, seat = guided.match, guided.seat
    assert match.table.actors()[:1] == [seat] or seat in match.table.actors(), (
        f"{step.id}: it is not the learner's turn"
    )
    legal = {match.game.say(match.table, seat, code) for code in match.table.options(seat)}
    assert {*step.expect} <= legal, f"{step.id}: expected {step.expect}; legal are {sorted(legal)}"
    for pattern in step.wrong:
        fits = [words for words in legal - {*step.expect} if fnmatchcase(words, pattern)]
        assert fits, f"{step.id}: no wrong try is like {pattern}"


@pytest.mark.parametrize("seed", range(3))
def test_a_lesson_holds_what_it_claims_on_every_way(game: Game, seed: int) -> None:
    lesson = lesson_of(game.name)
    for way in ways(lesson):
        walk(game, lesson, way, seed)


def test_a_lesson_goes_on_freely_and_its_record_can_be_verified(game: Game) -> None:
    guided = walk(game, lesson_of(game.name), (0,) * 12)
    match = guided.match
    said: set[str] = set()
    bots = SeatedBots(match, dict.fromkeys(range(guided.lesson.seats), "courtier"), seed=5)
    while actors := match.table.actors():
        said |= {later.id for later in guided.now_said()}
        match.act(actors[0], bots.listeners[actors[0]].choose())
    said |= {later.id for later in guided.now_said()}
    record = records.read(records.write(match.record()))
    assert record.header.prepared == guided.lesson.lots
    assert verify(game, record)[0].outcome() == match.outcome()
    assert said <= {later.id for later in guided.lesson.later}


def test_a_record_shows_what_was_prepared_only_at_the_end(game: Game) -> None:
    record = walk(game, lesson_of(game.name), (0,) * 12).match.record()
    assert record.header.prepared is msgspec.UNSET and '"prepared"' not in records.write(record)


def test_a_lesson_is_taken_up_again_from_its_record(game: Game) -> None:
    """Also with another seed's lots behind the prepared ones."""
    guided = Guided.begun(game, 3)
    again = Match.resume(game, guided.match.record(with_seed=True))
    assert again.table == guided.match.table


def test_other_actions_play_nothing(game: Game) -> None:
    """Random tries at every question: each is answered, and the table stays as it was."""
    rng, guided = Random(1), Guided.begun(game, 1)
    while step := guided.step:
        if not guided.place.is_asking(guided.lesson):
            guided.read()
            continue
        if step.is_tapped:
            assert all(guided.tap(tap) for tap in step.taps if f"tap {tap}" not in step.expect)
            guided.tap(tapped(step.expect[0]))
            continue
        before, place = guided.match.table.copy(), guided.place
        others = [code for code in guided.match.table.options(guided.seat) if code not in guided.expected()]
        for code in rng.sample(others, min(5, len(others))):
            wrong = guided.act(code)
            assert wrong and wrong.text.startswith(f"{step.id}-wrong")
        assert guided.match.table == before and guided.place == place
        guided.act(guided.expected()[0])


# -- texts and anchors ----------------------------------------------------------------------------------------------


def wanted_texts(game: Game, lesson: Lesson) -> set[str]:
    """All messages that a lesson may show."""
    keys = {"lesson-name", *(f"lesson-later-{later.id}" for later in lesson.later)}
    guided = Guided.begun(game, 1, lesson)
    for step in lesson.steps:
        keys |= {f"lesson-{step.id}", f"lesson-{step.id}-title"}
        keys |= {f"lesson-{step.id}-{part}" for part in ("see", "watch") if getattr(step, part)}
        keys |= {f"lesson-{step.id}-wrong-{n}" for n, _ in enumerate(step.wrong, 1)}
        keys |= {f"lesson-{step.id}-do"} if step.expect else set()
    while step_ := guided.step:
        if not guided.place.is_asking(lesson):
            guided.read()
            continue
        keys |= {f"lesson-{text}" for text in answers(guided, step_)}
        _ = guided.tap(tapped(step_.expect[0])) if step_.is_tapped else guided.act(guided.expected()[0])
    return keys


def answers(guided: Guided, step: Step) -> set[str]:
    """The answers to every wrong try here."""
    if step.is_tapped:
        return {wrong.text for tap in step.taps if f"tap {tap}" not in step.expect and (wrong := guided.tap(tap))}
    codes = {*guided.match.table.options(guided.seat)} - {*guided.expected()}
    return {wrong.text for code in codes if (wrong := guided.act(code))}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_lesson_has_all_its_texts_and_no_others(game: Game, lang: str) -> None:
    words = texts(lang, f"{game.name}-lesson", game.name)
    wanted = wanted_texts(game, lesson_of(game.name))
    assert not sorted(key for key in wanted if not words.has(key))
    source = (ROOT / f"src/hofstaat/texts/{lang}/{game.name}-lesson.ftl").read_text("utf-8")
    known = {line.partition(" = ")[0] for line in source.splitlines() if line.startswith("lesson-")}
    assert known == wanted


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_lesson_is_short(game: Game, lang: str) -> None:
    """Of what one reads on the way no sentence has more than 26 words, no text more than 60."""
    words = texts(lang, f"{game.name}-lesson")
    names = {f"seat{n}": "Florine" for n in range(4)}
    for key in wanted_texts(game, lesson_of(game.name)):
        said = words(key, **names)
        assert len(said.split()) <= 60, f"{key}: {len(said.split())} words"
        assert all(len(part.split()) <= 26 for part in said.replace("!", ".").replace("?", ".").split(".")), key


def points_of(lesson: Lesson) -> set[str]:
    panels = [panel for step in lesson.steps for panel in (step.see, step.watch) if panel and panel.point_at]
    found = {*(step.point_at for step in lesson.steps), *(later.point_at for later in lesson.later)}
    return found | {str(panel.point_at) for panel in panels} | {tap for step in lesson.steps for tap in step.taps}


def missing_anchors(game: Game, lesson: Lesson) -> list[str]:
    known = anchors_of(game)
    return sorted(point for point in points_of(lesson) if not any(fnmatchcase(point, anchor) for anchor in known))


def test_a_lesson_points_at_what_its_board_has(game: Game) -> None:
    """That the boards show it is held in the browser."""
    assert not missing_anchors(game, lesson_of(game.name))


# -- planted faults -------------------------------------------------------------------------------------------------


def planted(name: str, change: Callable[[str], str]) -> Lesson:
    source = path_of(hofstaat.game(name)).read_text("utf-8")
    changed = change(source)
    assert changed != source
    return read(changed, name)


SPOILT = {
    "a scripted action that is not legal": ("1: toad-noble below", "1: carp-spy below"),
    "a scripted action out of turn": ("1: toad-noble below", "2: toad-noble below"),
    "an expected action that is not legal": ('expect = ["toad-plain above"]', 'expect = ["carp-spy above"]'),
    "words that are no action": ('expect = ["toad-plain above"]', 'expect = ["dance"]'),
    "a fact that is not so": ("board.points.0 = 2", "board.points.0 = 9"),
    "a deal that does not come": ('missions.0 = ["L7", "D6"]', 'missions.0 = ["L1", "D6"]'),
    "a secret the learner cannot know": ("spies.0.card = hare-spy", "hands.1.0 = hare-plain"),
    "a pattern nobody can try": ('wrong = ["toad-plain below"', 'wrong = ["hare-spy below"'),
}


@pytest.mark.parametrize("fault", SPOILT)
def test_a_spoilt_lesson_is_noticed(fault: str) -> None:
    lesson = planted("hof-verrat", lambda source: source.replace(*SPOILT[fault]))
    with pytest.raises((AssertionError, BadLesson, ValueError)):
        walk(hofstaat.game("hof-verrat"), lesson, (0,) * 12)


def test_an_anchor_no_board_has_is_noticed() -> None:
    lesson = planted("hof-verrat", lambda source: source.replace('"family:toad"', '"moon:toad"'))
    assert missing_anchors(hofstaat.game("hof-verrat"), lesson) == ["moon:toad"]


def test_a_missing_text_is_noticed() -> None:
    lesson = planted("hof-verrat", lambda source: source.replace('id = "above"', 'id = "aloft"'))
    words = texts("en", "hof-verrat-lesson")
    missing = [key for key in wanted_texts(hofstaat.game("hof-verrat"), lesson) if not words.has(key)]
    assert {"lesson-aloft", "lesson-aloft-do", "lesson-aloft-wrong-1"} <= {*missing}


@pytest.mark.parametrize(
    ("old", "new", "sentence"),
    [
        ("format = 1", "format = 2", "format"),
        ("minutes = 5", "minutes = 5\nnonsense = 1", "nonsense"),
        ('id = "above"', 'id = "welcome"', "there are two of this name"),
        ('expect = ["toad-plain above"]', 'expect = ["tap moon"]', "must be among its taps"),
        ("1: toad-noble below", "toad-noble below", "begins with its seat"),
    ],
)
def test_no_other_data_passes_for_a_lesson(old: str, new: str, sentence: str) -> None:
    with pytest.raises(BadLesson, match=sentence):
        planted("hof-verrat", lambda source: source.replace(old, new))


def test_a_lesson_lies_beside_the_cards() -> None:
    assert FILE == "lesson.toml" and len(GAMES) >= 5


# -- primers --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_primer_has_ten_sentences_that_are_short_and_drawn(game: Game, lang: str) -> None:
    words = texts(lang, f"{game.name}-lesson")
    sentences = [words(f"primer-{number}") for number in range(1, 11)]
    assert not words.has("primer-11")
    assert all(len(sentence.split()) <= 26 for sentence in sentences)
    path = ROOT / "web/src/games" / game.name.replace("-", "_") / "primer.json"
    assert len(json.loads(path.read_text("utf-8"))) == len(sentences)
