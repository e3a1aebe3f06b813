"""All steps of Council of 12, by their phases."""

from typing import Final

from hofstaat.engine.table import Step, in_order
from hofstaat.games.council_of_12.rules.carrying_out import Follow, RollForOracle, Save, SayWhen
from hofstaat.games.council_of_12.rules.characters import CarryOut
from hofstaat.games.council_of_12.rules.effects import (
    ChooseLesson,
    DropCard,
    NameDropper,
    NamePileTaker,
    RollByEffect,
    TakeCard,
)
from hofstaat.games.council_of_12.rules.evaluation import RaiseShield, TiltDie
from hofstaat.games.council_of_12.rules.laying import ChooseTurns, LayCard, LayOpenly, RingBell
from hofstaat.games.council_of_12.rules.opening import (
    DrawChallenges,
    DrawLead,
    DrawOneMore,
    DrawSeekers,
    DrawUnseen,
    RollFirst,
    StackChallenges,
    StackSeekers,
)
from hofstaat.games.council_of_12.rules.rewards import NameOpener, NameTaker, RollAgain, UseRewards
from hofstaat.games.council_of_12.rules.throne import Over
from hofstaat.games.council_of_12.table.table import CouncilOf12, Phase

STEPS: Final[list[Step[CouncilOf12]]] = in_order(
    {
        Phase.SEEKERS: DrawSeekers(),
        Phase.ONE_MORE_SEEKER: DrawOneMore(),
        Phase.UNSEEN_SEEKERS: DrawUnseen(),
        Phase.SEEKER_STACK: StackSeekers(),
        Phase.EASY: DrawChallenges(0, Phase.MEDIUM),
        Phase.MEDIUM: DrawChallenges(1, Phase.HARD),
        Phase.HARD: DrawChallenges(2, Phase.CHALLENGE_STACK),
        Phase.CHALLENGE_STACK: StackChallenges(),
        Phase.FIRST_ROLL: RollFirst(),
        Phase.FIRST_LEAD: DrawLead(),
        Phase.REWARD_ROLL: RollAgain(),
        Phase.ORACLE_ROLL: RollForOracle(),
        Phase.EFFECT_ROLL: RollByEffect(),
        Phase.BELL: RingBell(Phase.BELL),
        Phase.TURNS: ChooseTurns(Phase.TURNS),
        Phase.PRE: UseRewards(Phase.PRE),
        Phase.SAVE: Save(Phase.SAVE),
        Phase.TILT: TiltDie(Phase.TILT),
        Phase.SHIELD: RaiseShield(Phase.SHIELD),
        Phase.WHO_TAKES_ALL: NameTaker(Phase.WHO_TAKES_ALL),
        Phase.WHO_OPENS: NameOpener(Phase.WHO_OPENS),
        Phase.WHO_DROPS: NameDropper(Phase.WHO_DROPS),
        Phase.WHO_TAKES_PILE: NamePileTaker(Phase.WHO_TAKES_PILE),
        Phase.LEARNING: ChooseLesson(Phase.LEARNING),
        Phase.OPEN: LayOpenly(),
        Phase.LAY: LayCard(),
        Phase.ORDER: SayWhen(),
        Phase.EFFECT: CarryOut(),
        Phase.FOLLOW: Follow(),
        Phase.DROP: DropCard(),
        Phase.TAKE: TakeCard(),
        Phase.OVER: Over(),
    }
)
