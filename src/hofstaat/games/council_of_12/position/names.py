"""The names of phases and sentences of Council of 12."""

from typing import Final

PHASES: Final = (
    "seekers",
    "one-more-seeker",
    "unseen-seekers",
    "seeker-stack",
    "easy",
    "medium",
    "hard",
    "challenge-stack",
    "first-roll",
    "first-lead",
    "reward-roll",
    "oracle-roll",
    "effect-roll",
    "bell",
    "turns",
    "rewards",
    "save",
    "tilt",
    "shield",
    "who-takes-all",
    "who-opens",
    "who-drops",
    "who-takes-pile",
    "learn",
    "open",
    "lay",
    "order",
    "effect",
    "follow",
    "drop",
    "take",
    "over",
)
SENTENCES: Final = ("silent", "alone", "part", "nothing")
