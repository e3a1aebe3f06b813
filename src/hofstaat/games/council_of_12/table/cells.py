"""The numbers behind the words of Council of 12: phases, sentences, results, kinds of events, and every cell's name."""

from typing import Final

from mypy_extensions import i64

from hofstaat.games.council_of_12.cards import MAX_SEATS, N_CHARACTERS, ROUNDS

# The phases. First those in which chance acts, then the ballots, then the others.
SEEKERS: Final[i64] = 0
ONE_MORE_SEEKER: Final[i64] = 1
UNSEEN_SEEKERS: Final[i64] = 2
SEEKER_STACK: Final[i64] = 3
EASY: Final[i64] = 4
MEDIUM: Final[i64] = 5
HARD: Final[i64] = 6
CHALLENGE_STACK: Final[i64] = 7
FIRST_ROLL: Final[i64] = 8
FIRST_LEAD: Final[i64] = 9
REWARD_ROLL: Final[i64] = 10
ORACLE_ROLL: Final[i64] = 11
EFFECT_ROLL: Final[i64] = 12
BELL: Final[i64] = 13
TURNS: Final[i64] = 14
PRE: Final[i64] = 15
SAVE: Final[i64] = 16
TILT: Final[i64] = 17
SHIELD: Final[i64] = 18
WHO_TAKES_ALL: Final[i64] = 19  # the reward, before laying
WHO_OPENS: Final[i64] = 20
WHO_DROPS: Final[i64] = 21
WHO_TAKES_PILE: Final[i64] = 22  # the effect of a passed challenge
LEARNING: Final[i64] = 23
OPEN: Final[i64] = 24
LAY: Final[i64] = 25
ORDER: Final[i64] = 26
EFFECT: Final[i64] = 27
FOLLOW: Final[i64] = 28
DROP: Final[i64] = 29
TAKE: Final[i64] = 30
OVER: Final[i64] = 31
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

# Sentences (C12-12).
SILENT: Final[i64] = 0
ALONE: Final[i64] = 1
PART: Final[i64] = 2
NOTHING: Final[i64] = 3
SENTENCES: Final = ("silent", "alone", "part", "nothing")

# How it ended.
AGREED: Final[i64] = 1
SURVIVED: Final[i64] = 2
OVERTHROWN: Final[i64] = 3
MISSED: Final[i64] = 4

# What happened: the kinds of events. `view.py` tells what each of them means.
DEALT: Final[i64] = 0
ROUND_BEGAN: Final[i64] = 1
ASKED: Final[i64] = 2
ANSWERED: Final[i64] = 3
READ_OUT: Final[i64] = 4
DECIDED: Final[i64] = 5
BELL_RANG: Final[i64] = 6
SECOND_TURN: Final[i64] = 7
REWARD_USED: Final[i64] = 8
ROLLED: Final[i64] = 9
PILE_TAKEN: Final[i64] = 10
RENEWED: Final[i64] = 11
OPENED: Final[i64] = 12
SPOKE: Final[i64] = 13
CARDS_LIE: Final[i64] = 14
REVEALED: Final[i64] = 15
FIZZLED: Final[i64] = 16
DIE_TURNED: Final[i64] = 17
GOAL_CHANGED: Final[i64] = 18
TOOK: Final[i64] = 19
RESOLVED: Final[i64] = 20
EVALUATED: Final[i64] = 21
FAVOUR_CHANGED: Final[i64] = 22
DROPPED: Final[i64] = 23
LEARNT: Final[i64] = 24
FILED_AWAY: Final[i64] = 25
REPLAYED: Final[i64] = 26
THRONE_SHOWN: Final[i64] = 27
ENDED: Final[i64] = 28

# The cells.
PHASE: Final[i64] = 0
OWING: Final[i64] = 1  # the seats that owe an answer now
FAVOUR: Final[i64] = 2
DIE: Final[i64] = 3
LEAD: Final[i64] = 4
CHAIR: Final[i64] = 5  # the seat of the council chair, or NONE
TICK: Final[i64] = 6  # which of the eight rounds it is, extra ones not counted (C12-84)
BROKEN: Final[i64] = 7  # the ticks lost by talking
SEEKER: Final[i64] = 8  # the help-seeker of the round, or NONE
CHALLENGE: Final[i64] = 9
BELLED: Final[i64] = 10
GOALS: Final[i64] = 11  # two cells: the goals as they are now; 0 for a second one that is not there
SHOWN: Final[i64] = 13  # the values the die has shown in this round (C12-20)
TURN: Final[i64] = 14  # 0: the round is one turn; else which of two turns (C12-21)
MET: Final[i64] = 15  # the goals met at the end of the first of two turns
DONE: Final[i64] = 16  # the characters carried out or negated in this turn
OPENERS: Final[i64] = 17  # the seats that lay openly in this turn by a reward
FIXED: Final[i64] = 18  # the seats whose card of this turn is laid for good
FACE_UP: Final[i64] = 19  # the seats whose lying card is open
CHAIR_NEGATED: Final[i64] = 20
ACTOR: Final[i64] = 21  # whose character is being carried out, or NONE
FOLLOWER: Final[i64] = 22  # whose lying card followed an oracle, or NONE
NEGATED: Final[i64] = 23  # the seats whose equal cards negate each other just now
START: Final[i64] = 24  # the face before the first of two tilts; 0 when no second one is due
LOSS: Final[i64] = 25  # the favour about to be lost
PASSED: Final[i64] = 26
EFFECT_AT: Final[i64] = 27  # the next effect of the challenge's back
UNLEARNT: Final[i64] = 28
OPEN_AT_FIRST: Final[i64] = 29  # the help-seekers drawn openly at the set-up
RESULT: Final[i64] = 30
SUCCESSOR: Final[i64] = 31
SEEKERS_LEFT: Final[i64] = 32
SEEKER_AT: Final[i64] = 33  # the stack of help-seekers, bottom first
SEEKERS_FILED: Final[i64] = SEEKER_AT + ROUNDS
SEEKER_FILED_AT: Final[i64] = SEEKERS_FILED + 1
CHALLENGES_LEFT: Final[i64] = SEEKER_FILED_AT + ROUNDS
CHALLENGE_AT: Final[i64] = CHALLENGES_LEFT + 1  # the stack of challenges, bottom first
FILED: Final[i64] = CHALLENGE_AT + ROUNDS
FILED_AT: Final[i64] = FILED + 1  # filed challenges in order: number, on the right?, kept as a reward?
PER_FILED: Final[i64] = 3
HAND: Final[i64] = FILED_AT + PER_FILED * ROUNDS  # seat by seat: a set of characters
LAID: Final[i64] = HAND + MAX_SEATS
ANSWER: Final[i64] = LAID + MAX_SEATS  # seat by seat: the code of a hidden answer, or NONE
FIRST_READING: Final[i64] = ANSWER + MAX_SEATS  # the answers shown before a second reading, or NONE
SENTENCE: Final[i64] = FIRST_READING + MAX_SEATS
SPOKEN_AS: Final[i64] = SENTENCE + MAX_SEATS  # 1 for the first who spoke in this turn, 2 for the second ...; 0: silent
PILE_SIZE: Final[i64] = SPOKEN_AS + MAX_SEATS
PILE: Final[i64] = PILE_SIZE + MAX_SEATS  # seat by seat, bottom first
CELLS: Final[i64] = PILE + MAX_SEATS * N_CHARACTERS
