"""Conditions on the cards in a position of Council of 12: which lie, how, and who carries one out."""

from typing import Final

from hofstaat.engine.position import BadPosition
from hofstaat.engine.table import NONE, Moves, count_bits
from hofstaat.games.council_of_12.cards import CHARACTERS, Character, Effect, bits_of, character_names
from hofstaat.games.council_of_12.position.names import PHASES
from hofstaat.games.council_of_12.rules.carrying_out import has_order
from hofstaat.games.council_of_12.table.stacks import holds
from hofstaat.games.council_of_12.table.table import Cell, CouncilOf12, Phase

BEFORE: Final = (Phase.BELL, Phase.TURNS, Phase.PRE, Phase.WHO_TAKES_ALL, Phase.WHO_OPENS, Phase.OPEN)
CARRYING_OUT: Final = (Phase.ORDER, Phase.SAVE, Phase.EFFECT, Phase.FOLLOW)


def demand(holds: object, sentence: str) -> None:
    if not holds:
        raise BadPosition(sentence)


def phase_name(table: CouncilOf12) -> str:
    return PHASES[table.phase()]


def is_before_deeds(table: CouncilOf12) -> bool:
    """Whether no card can have been carried out in this turn."""
    return table.phase() in BEFORE or table.phase() == Phase.LAY


# -- cards (C12-10, C12-12 to C12-14, C12-60) ---------------------------------------------------------------------


def check_hands(table: CouncilOf12) -> None:
    """Nobody lays a last card: it was renewed before. Everybody has the cards that were open at first."""
    for seat in range(int(table.seats)):
        to_lay = table.phase() == Phase.OPEN or (table.phase() == Phase.LAY and not table.get(Cell.FIXED) >> seat & 1)
        demand(table.hand_size(seat) > 1 or not to_lay, f"hands[{seat}] is one card; it should have been renewed.")
    demand(not table.get(Cell.OPEN_AT_FIRST) & ~learnt(table), "open_at_first should be characters that everybody has.")


def learnt(table: CouncilOf12) -> int:
    """The characters that everybody has."""
    return int(table.agreed.in_game) & ~int(table.get(Cell.UNLEARNT))


def card_bit(card: int) -> int:
    return 0 if card == NONE else 1 << card


def fixed_by_phase(table: CouncilOf12) -> int:
    """The seats whose card of this turn is laid for good."""
    if table.phase() in BEFORE:
        return 0
    return int(table.lying() if table.phase() == Phase.LAY else table.all_seats())


def open_by_phase(table: CouncilOf12) -> int:
    """The seats whose lying card is open: laid openly, or being carried out."""
    actor = table.get(Cell.ACTOR)
    shown = int(table.get(Cell.NEGATED)) | card_bit(int(actor))
    return (int(table.lies_openly()) | shown) & int(table.lying())


def check_lying(table: CouncilOf12) -> None:
    """Cards lie from laying until they are carried out; a chair's and a reward's lie first, and open."""
    phase, lying, openly = table.phase(), int(table.lying()), int(table.lies_openly())
    demand(
        not lying or phase == Phase.LAY or phase in CARRYING_OUT,
        f"laid: no card lies in the phase {phase_name(table)}.",
    )
    demand(
        table.get(Cell.CHAIR) == NONE or not table.get(Cell.OPENERS) >> table.get(Cell.CHAIR) & 1,
        "openers names the chair.",
    )
    demand(
        not table.get(Cell.OPENERS) or phase not in (Phase.BELL, Phase.TURNS),
        "openers are asked only after bell and turns.",
    )
    demand(
        phase != Phase.LAY or not openly & ~lying, f"laid: the open cards of {bits_of(openly)} lie before the others."
    )
    for key, cell, right in (
        ("fixed", Cell.FIXED, fixed_by_phase(table)),
        ("face_up", Cell.FACE_UP, open_by_phase(table)),
    ):
        given = int(table.get(cell))
        demand(given == right, f"{key} is {bits_of(given)}; in the phase {phase_name(table)} it is {bits_of(right)}.")
    for seat in bits_of(lying):
        card = table.laid(seat)
        demand(not table.help_seeker() >> card & 1, f"laid[{seat}] is the help-seeker, who cannot be played.")


def check_sentences(table: CouncilOf12) -> None:
    """Those who have spoken have laid, one after the other, and not openly."""
    order = sorted(int(table.get(Cell.SPOKEN_AS + seat)) for seat in range(int(table.seats)))
    voices = [rank for rank in order if rank]
    demand(voices == list(range(1, len(voices) + 1)), f"spoken is {order}; the first who spoke is 1, the next 2.")
    for seat in range(int(table.seats)):
        spoke = table.get(Cell.SPOKEN_AS + seat) != 0
        demand(spoke == (table.get(Cell.SENTENCE + seat) != 0), f"sentences[{seat}] and spoken[{seat}] do not fit.")
        may_speak = (
            table.get(Cell.FIXED) >> seat & 1 and not int(table.lies_openly()) >> seat & 1 and not table.agreed.uncanny
        )
        demand(may_speak or not spoke, f"spoken[{seat}] is given, but seat {seat} cannot have spoken in this turn.")
    silent_first = table.phase() == Phase.LAY and int(table.lying()) & ~int(table.lies_openly()) & ~speakers(table)
    demand(not silent_first, "laid: while others are to lay only open cards and those of speakers lie.")


def speakers(table: CouncilOf12) -> int:
    return sum(1 << seat for seat in range(int(table.seats)) if table.get(Cell.SPOKEN_AS + seat))


def check_done(table: CouncilOf12) -> None:
    """Characters that everybody has, but not the help-seeker, and none before cards are carried out."""
    done = int(table.get(Cell.DONE))
    before = is_before_deeds(table) or table.is_throne()
    demand(not (done and before), f"done is {', '.join(character_names(done))}; nothing has been carried out yet.")
    playable = learnt(table) & ~int(table.help_seeker())
    demand(not done & ~playable, f"done is {', '.join(character_names(done))}; one of them cannot have been laid.")
    following = table.phase() == Phase.FOLLOW  # the oracle is done, and its successor still to come
    lying = int(table.lying()) & ~(card_bit(int(table.get(Cell.ACTOR))) if following else 0)
    most = int(table.seats) + (1 if done >> Character.ORACLE & 1 and not following else 0)
    demand(
        count_bits(done) + count_bits(lying) <= most,
        f"done has {count_bits(done)} characters; so many cards have not been laid in this turn.",
    )


# -- who carries out what (C12-14, C12-30 to C12-45, C12-52) ------------------------------------------------------


def check_carrying_out(table: CouncilOf12) -> None:
    phase, actor, negated = table.phase(), table.get(Cell.ACTOR), int(table.get(Cell.NEGATED))
    given = "missing" if actor == NONE else "given"
    demand(
        (actor == NONE) != (phase in (Phase.EFFECT, Phase.FOLLOW)),
        f"actor is {given} in the phase {phase_name(table)}.",
    )
    demand(
        not negated or phase in (Phase.SAVE, Phase.EFFECT, Phase.FOLLOW),
        f"negated is given in the phase {phase_name(table)}.",
    )
    check_follower(table, negated)
    check_tilts(table)
    if phase == Phase.SAVE:
        check_saved(table, negated)
    elif phase == Phase.EFFECT:
        check_deed(table, int(actor), negated)
    elif phase == Phase.FOLLOW:
        check_oracle(table, int(actor), negated)
    elif phase == Phase.ORDER:
        lying = table.lying()
        demand(has_order(table, lying), "laid: in the phase order there are several cards, not all open and equal.")


def check_follower(table: CouncilOf12, negated: int) -> None:
    """The card that followed an oracle is carried out at once, or saved from negation."""
    follower = table.get(Cell.FOLLOWER)
    if follower != NONE:
        now = (
            table.phase() in (Phase.EFFECT, Phase.SAVE)
            and (negated | card_bit(int(table.get(Cell.ACTOR)))) >> follower & 1
        )
        demand(now, f"follower is {follower}, but the card of seat {follower} is not being carried out.")
        demand(
            table.get(Cell.DONE) >> Character.ORACLE & 1,
            "done should name the oracle that the follower's card came after.",
        )


def check_tilts(table: CouncilOf12) -> None:
    """The worker tilts twice (C12-31)."""
    start = table.get(Cell.TILTED_FROM)
    if start:
        tilting = table.phase() == Phase.EFFECT and table.laid(table.get(Cell.ACTOR)) == Character.WORKER
        beside = table.agreed.beside[start] >> table.get(Cell.DIE) & 1
        demand(tilting and beside, f"tilted_from is {start}, but no worker has tilted the die from there to its face.")


def check_saved(table: CouncilOf12, negated: int) -> None:
    cards = {int(table.laid(seat)) for seat in bits_of(negated)}
    card = cards.pop() if cards else int(NONE)
    equal = card != NONE and count_bits(negated) > 1 and table.lying_equal(card) == negated
    demand(equal, f"negated is {bits_of(negated)}; it should be all seats with one equal card before them.")
    demand(not table.get(Cell.DONE) >> card & 1, f"done names {CHARACTERS[card]}, which is being carried out.")
    demand(holds(table, Effect.R_SAVE), "the phase is save, but no such reward is kept.")


def check_deed(table: CouncilOf12, actor: int, negated: int) -> None:
    """A character is carried out that stands alone, or was saved; its owner has something to choose."""
    card = int(table.laid(actor))
    demand(card != NONE, f"laid[{actor}] is missing: seat {actor} carries out a card.")
    equal = int(table.lying_equal(card))
    demand(
        equal == (negated or card_bit(actor)), f"negated is {bits_of(negated)}; equal cards lie at {bits_of(equal)}."
    )
    demand(not table.get(Cell.DONE) >> card & 1, f"done names {CHARACTERS[card]}, which is being carried out.")
    moves = Moves()
    if card != Character.ORACLE and (card not in (Character.GOLEM, Character.KNIGHT) or table.two_goals()):
        table.offer(actor, moves)
    demand(len(moves.listed()) > 1, f"actor is {actor}, but there is nothing to choose about {CHARACTERS[card]}.")


def check_oracle(table: CouncilOf12, actor: int, negated: int) -> None:
    """A card follows the oracle, which lies there still or was renewed with the last hand card (C12-44)."""
    renewed = table.laid(actor) == NONE and table.hand(actor) >> Character.ORACLE & 1 and table.pile_size(actor) == 1
    demand(
        table.laid(actor) == Character.ORACLE or renewed, f"laid[{actor}] should be the oracle that is to be followed."
    )
    demand(table.get(Cell.DONE) >> Character.ORACLE & 1, "done should name the oracle that is to be followed.")
    demand(table.playable(actor), f"hands[{actor}] has no card that could follow the oracle.")
    others = int(table.lying_equal(Character.ORACLE)) & ~card_bit(actor)
    saved = negated & ~card_bit(actor)
    right = others == saved and (not negated or (saved and negated >> actor & 1))
    demand(right, f"negated is {bits_of(negated)}; equal cards lie at {bits_of(others)}.")
