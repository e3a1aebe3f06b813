"""Write the generated parts of docs/learn/GAME.md anew:  python -m tools.learn_pages

Observation, actions, rewards and versions come from the games themselves; the rules in brief are written by hand.
"""

import re
import sys
from itertools import groupby
from pathlib import Path

import hofstaat
from hofstaat.learn.env_spec import EnvSpec
from hofstaat.learn.openspiel import short_name
from hofstaat.learn.pettingzoo import versioned

ROOT = Path(__file__).resolve().parent.parent
PAGES = ROOT / "docs" / "learn"
HEADINGS = ["Rules in brief", "Observation", "Actions", "Rewards", "Versions"]
WRITTEN_BY_HAND = HEADINGS[0]


def observation(name: str) -> str:
    """Sizes by number of seats, and every slice at the usual one."""
    settings = [EnvSpec(name, seats) for seats in hofstaat.game(name).seats]
    usual = EnvSpec(name)
    lines = [
        "Whole numbers from 0 to the highest value of their slice (`uint8`). Seats are counted from the one that",
        f"observes, which is always the first. {usual.observation.order}",
        "",
        row("seats", *(one.seats for one in settings)),
        row("---", *("--:" for _ in settings)),
        row("numbers", *(int(one.observation.size) for one in settings)),
        "",
        f"With {usual.seats} seats:",
        "",
        row("slice", "from", "numbers", "highest", "says"),
        row("---", "--:", "--:", "--:", "---"),
        *(row(f"`{p.name}`", p.start, p.size, p.high, p.says) for p in usual.observation.slices),
    ]
    return "\n".join(lines)


def actions(name: str) -> str:
    """How many codes there are, the kinds in order, and every code in words."""
    settings = [EnvSpec(name, seats) for seats in hofstaat.game(name).seats]
    usual = EnvSpec(name)
    words = usual.words()
    lines = [
        row("seats", *(one.seats for one in settings)),
        row("---", *("--:" for _ in settings)),
        row("codes", *(one.actions for one in settings)),
        "",
        f"With {usual.seats} seats, said by seat 0:",
        "",
        row("codes", "kind", "first", "last"),
        row("---", "---", "---", "---"),
        *(row(f"{a} – {b}" if a < b else a, kind, words[a], words[b]) for a, b, kind in kinds(usual)),
        "",
        "<details><summary>Every code in words</summary>",
        "",
        "```text",
        *columns([f"{code:>3} {word}" for code, word in enumerate(words)]),
        "```",
        "",
        "</details>",
    ]
    return "\n".join(lines)


def kinds(env_spec: EnvSpec) -> list[tuple[int, int, str]]:
    """Neighbouring codes of one kind: first, last, and the kind."""
    found = []
    for kind, group in groupby(enumerate(env_spec.choices()), key=lambda pair: type(pair[1]).__name__):
        codes = [code for code, _ in group]
        found.append((codes[0], codes[-1], kind))
    return found


def columns(words: list[str], count: int = 3) -> list[str]:
    """A list read column by column."""
    height = -(-len(words) // count)
    width = max(map(len, words)) + 2
    rows = [words[i::height] for i in range(height)]
    return ["".join(word.ljust(width) for word in each).rstrip() for each in rows]


def rewards(name: str) -> str:
    """As `rewards_of` gives them."""
    if hofstaat.game(name).cooperative:
        return "At the end, for every seat alike: 1 if the council wins, -1 if it loses. Before that 0."
    return (
        "At the end 1 for winning alone and -1 / (seats - 1) for each of the others; several winners share: each of\n"
        "`k` gets (1 / k - 1 / seats) / (1 - 1 / seats). All rewards of a game sum up to 0. Before the end they are 0."
    )


def versions(name: str) -> str:
    """Names that change with the rules."""
    game = hofstaat.game(name)
    options = ", ".join(f"`{option.name}`" for option in game.options)
    return "\n".join(
        [
            row("what", "name"),
            row("---", "---"),
            row("version of the rules", game.version),
            row("PettingZoo", f"`hofstaat.learn.pettingzoo.{versioned(name)}`"),
            row("OpenSpiel", f"`{short_name(name)}`"),
            row("vector environment", f'`HofstaatVectorEnv("{name}", count)`'),
            row("options", options),
        ]
    )


def row(*cells: object) -> str:
    return "| " + " | ".join(map(str, cells)) + " |"


def page(name: str, by_hand: str) -> str:
    """The whole page around what is written by hand."""
    title = re.search(r"^title = (.*)", text_of(name), re.MULTILINE)
    assert title
    parts = {
        "Rules in brief": by_hand.strip(),
        "Observation": observation(name),
        "Actions": actions(name),
        "Rewards": rewards(name),
        "Versions": versions(name),
    }
    sections = [f"## {heading}\n\n{parts[heading]}\n" for heading in HEADINGS]
    return f"# {title[1]} for learners\n\n" + "\n".join(sections)


def text_of(name: str) -> str:
    return (ROOT / "src/hofstaat/texts/en" / f"{name}.ftl").read_text(encoding="utf-8")


def by_hand(name: str) -> str:
    """The text under the heading that no machine writes."""
    path = PAGES / f"{name}.md"
    text = path.read_text(encoding="utf-8") if path.exists() else ""
    found = re.search(rf"^## {WRITTEN_BY_HAND}\n(.*?)^## ", text, re.MULTILINE | re.DOTALL)
    return found[1] if found else ""


def main() -> int:
    """Write every page that is not up to date."""
    for name in hofstaat.names():
        path, fresh = PAGES / f"{name}.md", page(name, by_hand(name))
        if not path.exists() or path.read_text(encoding="utf-8") != fresh:
            path.write_text(fresh, encoding="utf-8")
            print(f"written: {path.relative_to(ROOT)}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
