"""Scenes for looking at boards without a server, from real games:  python -m tools.scenes [GAME ...]

Writes web/src/games/<game>/scenes/<scene>.json for the workbench and for the tests of the boards. A scene is what
the board gets at some moment of a game of random players; `next` holds what follows, to see how things move.
"""

import random
import sys
from collections.abc import Callable, Iterator
from itertools import count, islice
from pathlib import Path
from typing import Any

import msgspec

import hofstaat
from hofstaat.engine.match import Match
from hofstaat.server.web.catalogue import cards

ROOT = Path(__file__).resolve().parent.parent

NICKNAMES = [
    *("Adelheid", "Bela", "Clementine", "Dorian", "Eleonore", "Florian", "Gesine"),
    *("Hyazinth", "Isolde", "Jasper", "Konstanze", "Leander", "Mathilde"),
]
FILM = 8
"""How many steps of the game follow a scene, if it does not say otherwise."""
PRINTED = ("council-of-12",)
"""Games whose boards are tested with their printed material as well."""
LATE = 4
"""A round of the council in which piles and records have grown."""


class Scene(msgspec.Struct, frozen=True):
    """The first moment of a game that `when` recognises, seen by `me`."""

    name: str
    seats: int
    seed: int
    me: int | None
    when: Callable[[Any, list[Any]], bool]
    film: int = FILM
    options: dict[str, object] = {}


def tag_of(choice: Any) -> object:
    return msgspec.to_builtins(choice)["choice"]


def asks(tag: str, left: int) -> Callable[[Any, list[Any]], bool]:
    """`me` has such a choice and at most so many cards are left in the pile."""
    return lambda view, choices: bool(choices) and tag_of(choices[0]) == tag and view.pile <= left


def watches(left: int) -> Callable[[Any, list[Any]], bool]:
    """`me` has nothing to do and at most so many cards are left in the pile."""
    return lambda view, choices: not choices and view.pile <= left


def is_over(view: Any, choices: list[Any]) -> bool:
    return bool(view.over)


def plays(chapter: int, round_: int) -> Callable[[Any, list[Any]], bool]:
    """`me` plays a card in this round of this chapter."""
    return lambda view, choices: (
        bool(choices) and tag_of(choices[0]) == "play" and (view.chapter, view.round) == (chapter, round_)
    )


def chooses(tag: str, chapter: int) -> Callable[[Any, list[Any]], bool]:
    """`me` has such a choice, not before this chapter."""
    return lambda view, choices: bool(choices) and tag_of(choices[0]) == tag and view.chapter >= chapter


def masked(phase: str, *, mine: bool = True) -> Callable[[Any, list[Any]], bool]:
    """The ball is in this phase, after the preparation, and `me` is to decide, or somebody else is."""
    return lambda view, choices: view.phase == phase and bool(choices) is mine and not view.preparation


def revealing(view: Any, choices: list[Any]) -> bool:
    """Cards lie open, and `me` is to decide."""
    return bool(choices) and any(place.face_up for player in view.players for place in player.places)


def in_council(phase: str, **more: object) -> Callable[[Any, list[Any]], bool]:
    """`me` owes the council an answer in this phase, and the view has these values too."""
    return lambda view, choices: (
        bool(choices) and view.phase == phase and all(getattr(view, name) == value for name, value in more.items())
    )


def has_heard(view: Any, choices: list[Any]) -> bool:
    """`me` lays, and somebody has spoken."""
    return in_council("lay")(view, choices) and any(one.sentence for one in view.councillors)


def turns_far(view: Any, choices: list[Any]) -> bool:
    """`me` may turn the die past the faces beside."""
    return in_council("effect")(view, choices) and any(
        tag_of(choice) == "turn-die" and choice.value not in view.beside for choice in choices
    )


def has_result(view: Any, choices: list[Any]) -> bool:
    return view.result is not None


SCENES: dict[str, list[Scene]] = {
    "hof-verrat": [
        Scene("start", 3, 1, 0, asks("place", 99)),
        Scene("place", 3, 7, 0, asks("place", 36)),
        Scene("place-late", 2, 5, 1, asks("place", 6)),
        Scene("strike-table", 4, 3, 0, lambda v, c: asks("strike", 30)(v, c) and v.striker.district is None),
        Scene("strike-district", 4, 4, 0, lambda v, c: asks("strike", 40)(v, c) and v.striker.district is not None),
        Scene("five", 5, 9, 2, asks("place", 20)),
        Scene("waiting", 3, 2, 1, watches(30)),
        Scene("spectator", 4, 6, None, watches(40)),
        Scene("over", 3, 8, 0, is_over),
        Scene("over-five", 5, 12, 3, is_over),
    ],
    "list-und-tuecke": [
        Scene("pass", 4, 1, 0, chooses("pass", 2)),
        Scene("play", 4, 1, 0, lambda v, c: plays(2, 3)(v, c) and any(t.owner != 0 for t in v.threats)),
        Scene("play-three", 3, 4, 1, plays(3, 4), film=0),
        Scene("eliminate", 4, 1, 0, chooses("eliminate", 1), film=0),
        Scene("heal", 4, 2, 0, chooses("heal", 1), film=0),
        Scene("condemn", 4, 2, 0, chooses("condemn", 2), film=0),
        Scene("centre", 4, 3, 0, chooses("centre", 2), film=0),
        Scene("swap", 4, 3, 0, chooses("swap", 1), film=0),
        Scene("return", 4, 3, 0, lambda v, c: chooses("return", 1)(v, c) and len(c) < len(v.hand), film=0),
        Scene("give", 4, 3, 0, chooses("give", 1), film=0),
        Scene("lay", 4, 3, 0, chooses("lay", 2), film=0),
        Scene("rank", 4, 3, 0, chooses("rank", 1), film=0),
        Scene("spy", 4, 3, 0, chooses("spy", 1), film=0),
        Scene("look", 4, 3, 0, chooses("look", 1), film=0),
        Scene("take", 4, 3, 0, chooses("take", 1), film=0),
        Scene("spectator", 4, 6, None, lambda v, c: v.chapter == 3 and v.round == 3, film=0),
        Scene("over", 4, 8, 0, is_over, film=0),
    ],
    "mascarade": [
        Scene("start", 4, 1, 0, lambda v, c: True, film=3),
        Scene("turn", 6, 1, 0, lambda v, c: masked("turn")(v, c) and not v.forced),
        Scene("forced", 5, 1, 0, lambda v, c: masked("turn")(v, c) and v.forced, film=0),
        Scene("answer", 6, 4, 3, lambda v, c: masked("answer")(v, c) and len(v.announcement.answers) > 1),
        Scene("waiting", 8, 4, 7, lambda v, c: masked("answer", mine=False)(v, c) and len(v.announcement.answers) > 3),
        Scene("two", 2, 3, 0, lambda v, c: masked("turn")(v, c) and not v.forced, film=4),
        Scene("two-answer", 2, 3, 0, masked("answer"), film=0),
        Scene("three", 3, 3, 0, lambda v, c: masked("turn")(v, c) and not v.forced, film=4),
        Scene("three-fool", 3, 3, 0, masked("fool-swap"), film=0),
        Scene("thirteen", 13, 3, 0, lambda v, c: masked("turn")(v, c) and not v.forced, film=2),
        Scene("thirteen-answer", 13, 3, 11, lambda v, c: masked("answer")(v, c) and len(v.announcement.answers) > 5, 2),
        Scene("fool", 8, 3, 0, lambda v, c: masked("fool-swap")(v, c) and revealing(v, c), film=0),
        Scene("rob", 4, 3, 0, masked("rob"), film=0),
        Scene("trade", 7, 3, 0, masked("trade"), film=0),
        Scene("spy-place", 10, 3, 0, masked("spy-place"), film=0),
        Scene("spy-swap", 10, 3, 0, masked("spy-swap"), film=0),
        Scene("question", 11, 3, 0, masked("question"), film=0),
        Scene("name", 11, 3, 0, masked("name"), film=0),
        Scene("spectator", 5, 6, None, masked("turn", mine=False), film=2),
        Scene("over", 5, 8, 0, is_over, film=0),
        Scene("over-two", 2, 8, 0, is_over, film=0),
    ],
    "council-of-12": [
        Scene("bell", 3, 1, 0, in_council("bell"), film=0),
        Scene("lay", 3, 1, 0, in_council("lay", round=1)),
        Scene("lay-heard", 4, 2, 1, has_heard, film=12),
        Scene("lay-late", 3, 2, 1, lambda v, c: in_council("lay")(v, c) and v.round >= LATE and v.belled, film=0),
        Scene("lay-two-goals", 3, 2, 1, lambda v, c: in_council("lay")(v, c) and len(v.goals) == len("ab"), film=0),
        Scene("lay-uncanny", 3, 2, 1, in_council("lay"), film=0, options={"uncanny": True}),
        Scene("introductory", 3, 2, 0, in_council("lay"), film=0, options={"introductory": True}),
        Scene("throne", 3, 2, 0, in_council("lay", help_seeker=None), film=0),
        Scene("open", 4, 1, 0, in_council("open"), film=0),
        Scene("order", 3, 1, 0, in_council("order")),
        Scene("tilt-card", 3, 1, 0, lambda v, c: in_council("effect")(v, c) and {a.value for a in c} == {*v.beside}),
        Scene("turn-far", 3, 1, 0, turns_far, film=0),
        Scene("goal", 3, 1, 0, lambda v, c: bool(c) and tag_of(c[0]) == "change-goal", film=0),
        Scene("follow", 3, 1, 0, in_council("follow"), film=0),
        Scene("patient", 3, 1, 0, lambda v, c: in_council("effect")(v, c) and tag_of(c[0]) == "take", film=0),
        Scene("take", 3, 1, 0, in_council("take"), film=0),
        Scene("drop", 3, 1, 0, in_council("drop"), film=0),
        Scene("learn", 3, 1, 0, in_council("learn"), film=0),
        Scene("who-drops", 3, 1, 0, in_council("who-drops"), film=0),
        Scene("rewards", 3, 1, 0, in_council("rewards"), film=0),
        Scene("save", 3, 1, 0, in_council("save"), film=0),
        Scene("tilt", 3, 1, 0, in_council("tilt"), film=0),
        Scene("shield", 3, 1, 0, in_council("shield"), film=0),
        Scene("second-reading", 4, 1, 0, in_council("bell", second_reading=True), film=0),
        Scene("turns", 2, 1, 0, in_council("turns"), film=0),
        Scene("waiting", 3, 1, 0, lambda v, c: not c and v.phase == "lay" and v.answer is not None, film=4),
        Scene("spectator", 4, 6, None, lambda v, c: v.phase == "order", film=0),
        Scene("over", 3, 8, 0, has_result, film=0),
        Scene("over-won", 3, 8, 0, lambda v, c: has_result(v, c) and v.result.won, film=0),
    ],
}


def seats_of(match: Match, me: int | None) -> list[dict[str, object]]:
    actors = match.table.actors()
    return [
        {
            "seat": seat,
            "nickname": NICKNAMES[seat],
            "bot": seat != me,
            "steward": False,
            "open": False,
            "present": True,
            "resigned": False,
            "acting": seat in actors,
            "colour": f"seat-{seat}",
        }
        for seat in range(match.table.seats)
    ]


def moment(match: Match, me: int | None, since: int) -> dict[str, object]:
    """The view, options and events of `me` since so many events."""
    codes = [] if me is None or me not in match.table.actors() else match.table.options(me)
    return {
        "view": match.game.view(match.table, me),
        "options": [{"code": code, "choice": match.game.choice(match.table, me or 0, code)} for code in codes],
        "events": match.witnessed(me, since),
        "seats": seats_of(match, me),
    }


def moments(scene: Scene, game_name: str, seed: int) -> Iterator[dict[str, Any]]:
    """A game of random players, moment by moment."""
    match = Match.new(hofstaat.game(game_name), scene.seats, seed, **scene.options)
    lots = random.Random(seed)
    since = 0
    while True:
        yield moment(match, scene.me, since)
        if not match.table.actors():
            return
        since = len(match.journal)
        seat = match.table.actors()[0]
        match.act(seat, lots.choice(match.table.options(seat)))


def shot(game_name: str, scene: Scene) -> dict[str, Any]:
    """The scene from the first game, counting up from its seed, in which it happens."""
    for seed in count(scene.seed):
        film = moments(scene, game_name, seed)
        for found in film:
            if scene.when(found["view"], [option["choice"] for option in found["options"]]):
                return {"game": game_name, "me": scene.me, **found, "next": list(islice(film, scene.film))}
    raise AssertionError


def main() -> None:
    """All scenes, or only those of the games named."""
    for game_name, scenes in SCENES.items():
        if sys.argv[1:] and game_name not in sys.argv[1:]:
            continue
        folder = ROOT / "web/src/games" / game_name.replace("-", "_") / "scenes"
        folder.mkdir(parents=True, exist_ok=True)
        for scene in scenes:
            text = msgspec.json.encode(shot(game_name, scene)).decode() + "\n"
            (folder / f"{scene.name}.json").write_text(text)
        if game_name in PRINTED:
            (folder.parent / "printed.json").write_text(
                msgspec.json.encode(cards(hofstaat.game(game_name))).decode() + "\n"
            )


if __name__ == "__main__":
    main()
