"""A table where seats are asked in words and answer in words.

    env = TextEnv("mascarade", seats=4, bots={1: "courtier", 2: "courtier", 3: "courtier"})
    env.reset(seed=7)
    while env.actors():
        seat = env.actors()[0]
        reply = env.answer(seat, my_model(env.look(seat)))

Where several seats decide at the same time they are asked in any order; nobody hears of another's answer before.
"""

import random
import secrets
from collections.abc import Mapping, Sequence
from typing import NamedTuple

import msgspec

from hofstaat.bots import Listener, SeatedBots, make
from hofstaat.engine.game import Game
from hofstaat.engine.match import Match
from hofstaat.engine.records import Record
from hofstaat.engine.refusal import Refusal
from hofstaat.engine.registry import game as find
from hofstaat.engine.table import Outcome
from hofstaat.learn.text import answers, frame
from hofstaat.learn.text.answers import NotUnderstood
from hofstaat.learn.text.frame import NEWS_WORDS, Frame, Moment, News
from hofstaat.learn.text.transcript import Asked, Beliefs, By, Heading, Transcript
from hofstaat.texts import texts

CHANCES = 3
USUAL_SEATS = 4


class Reply(NamedTuple):
    """`understood`: the answer named an option. `decided`: the decision is made, by the answer or by the fallback."""

    understood: bool
    decided: bool
    sentence: str


class Pending(msgspec.Struct):
    """The text told to a seat about the decision it owes, and its answers so far."""

    told: str
    answers: list[str] = []
    refused: list[str] = []


class TextEnv:
    """`fallback` decides after so many `chances`: a random option, or the one that the bot `page` takes."""

    def __init__(
        self,
        name: str,
        seats: int | None = None,
        *,
        lang: str = "en",
        names: Sequence[str] = (),
        bots: Mapping[int, str] | None = None,
        chances: int = CHANCES,
        fallback: By = "random",
        news_words: int = NEWS_WORDS,
        **options: object,
    ) -> None:
        if fallback not in ("random", "page"):
            raise ValueError(f"The fallback cannot be {fallback!r}: it is random or page.")
        if chances < 1:
            raise ValueError(f"There is at least one chance to answer, not {chances}.")
        self.game: Game = find(name)
        self.seats = min(self.game.seats, key=lambda n: abs(n - USUAL_SEATS)) if seats is None else seats
        self.options = options
        self.lang = lang
        self.words = texts(lang, "agents", self.game.name, "cli", "engine")
        self.names = [*names, *(f"{self.words('guest')} {seat + 1}" for seat in range(len(names), self.seats))]
        self.bots = dict(bots or {})
        self.chances = chances
        self.fallback: By = fallback
        self.frames = [Frame(self.game, seat, self.names, lang, news_words) for seat in range(self.seats)]
        self.reset()

    def reset(self, seed: int | str | None = None) -> None:
        """A new deal: by the seed, or one that nobody can guess."""
        chosen = secrets.token_hex(32) if seed is None else seed
        self.begin(Match.new(self.game, self.seats, chosen, **self.options), str(chosen))

    def begin(self, match: Match, seed: str) -> None:
        """Sit down at a match, wherever it stands."""
        self.match = match
        self.rng = random.Random(f"fallback {seed}")
        self.company = SeatedBots(match, self.bots, self.rng.getrandbits(30))
        self.heard = [0] * self.seats
        self.introduced = [False] * self.seats
        self.pending: dict[int, Pending] = {}
        self.transcript = Transcript(self.heading(), [])
        self.company.play_on()

    def heading(self) -> Heading:
        return Heading(
            game=self.game.name,
            seats=self.seats,
            options=dict(self.match.table.setup.options),
            lang=self.lang,
            chances=self.chances,
            fallback=self.fallback,
        )

    # -- what a seat is told -----------------------------------------------------------------------------------

    def actors(self) -> list[int]:
        """The seats that owe a decision and are no bots; none: the game is over."""
        return [seat for seat in self.match.table.actors() if seat not in self.bots]

    def look(self, seat: int) -> str:
        """The seat's world in words: once the game in short, then what is new, the table, the options."""
        if seat in self.pending:
            return self.pending[seat].told
        moment = self.moment(seat)
        own = self.frames[seat]
        parts = [] if self.introduced[seat] else [own.introduction()]
        if seat in self.actors():
            told = "\n\n".join([*parts, own.decision(moment)])
            self.pending[seat] = Pending(told)
            return told
        parts += [part for part in (own.news(moment.news), own.table(moment.view)) if part]
        return "\n\n".join([*parts, self.state(seat)])

    def moment(self, seat: int) -> Moment:
        """The seat's view, events and options, and nothing else."""
        table = self.match.table
        choices = [self.game.choice(table, seat, code) for code in table.options(seat)]
        return Moment(self.game.view(table, seat), self.news(seat), choices)

    def news(self, seat: int) -> list[News]:
        """The events the seat witnessed since it last decided."""
        setup = self.match.table.setup
        told = [
            (self.game.witness(setup, event, seat), self.game.witness(setup, event, None))
            for event in self.match.journal[self.heard[seat] :]
        ]
        return [News(own, own != public) for own, public in told if own is not None]

    def state(self, seat: int) -> str:
        """The seats that are waited for, or how the game ended."""
        outcome = self.match.outcome()
        if outcome is None:
            names = [self.frames[seat].phrasing.player(other) for other in self.match.table.actors()]
            return self.words("agent-waiting", names=self.words.listed(names))
        scores = [
            self.words("score", name=self.frames[seat].phrasing.player(other), points=points)
            for other, points in enumerate(outcome.scores)
        ]
        key = f"reason-{outcome.reason}"
        reason = self.words(key) if self.words.has(key) else outcome.reason
        return "\n".join([f"== {self.words('agent-over')} ==", *scores, reason])

    # -- answers -----------------------------------------------------------------------------------------------

    def answer(self, seat: int, text: str, beliefs: Beliefs | None = None) -> Reply:
        """Take the seat's answer. Not understood, it changes nothing but the number of chances left."""
        if seat not in self.actors():
            raise Refusal("You are not asked now.", "not-your-turn")
        self.look(seat)
        pending = self.pending[seat]
        pending.answers.append(text)
        options = self.match.table.options(seat)
        choices = [self.game.choice(self.match.table, seat, code) for code in options]
        try:
            place = answers.understand(text, frame.notations(choices), self.frames[seat].phrases(choices))
        except NotUnderstood as why:
            return self.misunderstood(seat, why, beliefs or {})
        self.decide(seat, options[place], "answer", beliefs or {})
        return Reply(True, True, self.words("agent-taken", does=frame.say(choices[place])))

    def misunderstood(self, seat: int, why: NotUnderstood, beliefs: Beliefs) -> Reply:
        pending = self.pending[seat]
        pending.refused.append(why.key)
        left = self.chances - len(pending.answers)
        if left > 0:
            again = self.words("agent-again", left=left)
            return Reply(False, False, f"{self.words.refusal(why)} {again}")
        code = self.fallback_code(seat)
        does = self.game.say(self.match.table, seat, code)
        self.decide(seat, code, self.fallback, beliefs)
        return Reply(False, True, self.words("agent-fallback", times=self.chances, does=does))

    def fallback_code(self, seat: int) -> int:
        """The declared way out for a seat that is not understood."""
        if self.fallback == "random":
            return self.rng.choice(self.match.table.options(seat))
        bot = make("page", self.game, self.match.table.setup, seat, self.rng.getrandbits(30))
        return Listener(bot, self.match, seat).choose()

    def decide(self, seat: int, code: int, by: By, beliefs: Beliefs) -> None:
        pending = self.pending.pop(seat)
        does = self.game.say(self.match.table, seat, code)
        asked = Asked(
            ply=len(self.match.plies),
            seat=seat,
            told=pending.told,
            answers=pending.answers,
            refused=pending.refused,
            does=does,
            by=by,
            beliefs=beliefs,
        )
        self.match.act(seat, code)
        self.transcript.asked.append(asked)
        self.introduced[seat] = True
        self.heard[seat] = len(self.match.journal)
        self.company.play_on()

    # -- the end -----------------------------------------------------------------------------------------------

    def outcome(self) -> Outcome | None:
        return self.match.outcome()

    def record(self) -> Record:
        return self.match.record()
