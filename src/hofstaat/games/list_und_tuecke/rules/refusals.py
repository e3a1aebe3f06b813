"""Why an action is refused, in a sentence for the player."""

from mypy_extensions import i64

from hofstaat.games.list_und_tuecke.cards import DEALT, N_CARDS, SAINT
from hofstaat.games.list_und_tuecke.rules.codes import (
    CENTRE_CARD,
    CONDEMN_CARD,
    ELIMINATE,
    GIVE_CARD,
    HEAL_CARD,
    HIGH_RANK,
    LAY_TOKEN,
    LOOK_AT_CENTRE,
    NAME_CARD,
    PASS_CARD,
    PLAY_CARD,
    RETURN_CARD,
    SPY_ON,
    TAKE_TOKEN,
    decline,
    swap_card,
)
from hofstaat.games.list_und_tuecke.rules.texts import Texts
from hofstaat.games.list_und_tuecke.table.intrigue import (
    BLESS,
    CENTRE_SWAP,
    CONDEMN,
    DARK_PASS,
    HEAL,
    KNIGHT,
    LIGHT_PASS,
    LOOK,
    NAME,
    PLAY,
    RANK,
    RETURN,
    SPY,
    SWAP,
    SWAPPED_BACK,
    TAKE,
    VICTIM,
)


def why_not(table: Texts, seat: i64, code: i64) -> tuple[str, str]:
    """What is asked now, or what is wrong with this answer to it."""
    stage = table.stage()
    first, last = answers(table, stage)
    if not first <= code < last:
        return question(stage)
    if stage in (PLAY, LIGHT_PASS, DARK_PASS, RETURN, TAKE):
        return why_not_card(table, seat, code % N_CARDS)
    if stage == CENTRE_SWAP:
        return why_not_card(table, seat, (code - CENTRE_CARD) // DEALT)
    if stage == SWAP:
        return why_not_swap(table, seat, code - swap_card(table.seats))
    if stage in (CONDEMN, NAME):
        return why_not_name(stage, code % N_CARDS)
    return why_not_target(stage)


def answers(table: Texts, stage: i64) -> tuple[i64, i64]:
    """The codes that answer the question of a stage, declining aside."""
    if stage in (LIGHT_PASS, DARK_PASS):
        return PASS_CARD, PLAY_CARD
    if stage == PLAY:
        return PLAY_CARD, HEAL_CARD
    if stage == HEAL:
        return HEAL_CARD, ELIMINATE
    if stage == VICTIM:
        return ELIMINATE, CONDEMN_CARD
    if stage == CONDEMN:
        return CONDEMN_CARD, NAME_CARD
    if stage == NAME:
        return NAME_CARD, RETURN_CARD
    if stage == RETURN:
        return RETURN_CARD, GIVE_CARD
    if stage == TAKE:
        return GIVE_CARD, CENTRE_CARD
    if stage == CENTRE_SWAP:
        return CENTRE_CARD, LAY_TOKEN
    if stage == BLESS:
        return LAY_TOKEN, TAKE_TOKEN
    if stage == KNIGHT:
        return TAKE_TOKEN, HIGH_RANK
    if stage == RANK:
        return HIGH_RANK, LOOK_AT_CENTRE
    if stage == LOOK:
        return LOOK_AT_CENTRE, SPY_ON
    if stage == SPY:
        return SPY_ON, swap_card(table.seats)
    assert stage == SWAP
    return swap_card(table.seats), decline(table.seats)


def question(stage: i64) -> tuple[str, str]:
    """What the player has to do instead."""
    if stage == LIGHT_PASS:
        return "pass-light", "You have to choose a light card for your left neighbour now."
    if stage == DARK_PASS:
        return "pass-dark", "You have to choose a dark card for your right neighbour now."
    if stage == PLAY:
        return "play-a-card", "You have to play a hand card now."
    return question_of_text(stage)


def question_of_text(stage: i64) -> tuple[str, str]:
    """What the character just played asks."""
    if stage == HEAL:
        return "heal", "Your charlatan may turn up an eliminated card now, or you decline."
    if stage == SWAP:
        return "swap", "Your courtesan may swap a hand card now, or you decline."
    if stage == RETURN:
        return "return", "You have to return a card with the same back now."
    if stage == LOOK:
        return "look", "Your clairvoyant may look at the centre now, or you decline."
    if stage == VICTIM:
        return "choose-victim", "You have to choose a victim now."
    if stage == CENTRE_SWAP:
        return "swap-centre", "You may swap a hand card with the centre now, or you decline."
    if stage == CONDEMN:
        return "condemn", "Your executioner has to name a character now."
    if stage == SPY:
        return "spy", "Your witch may look at a hand now, or you decline."
    if stage == BLESS:
        return "bless", "You have to put an influence token on the chapel now."
    if stage == RANK:
        return "choose-rank", "You have to choose the rank of your inquisitor now."
    if stage == NAME:
        return "name", "Your inquisitor has to name a character now."
    if stage == TAKE:
        return "take", "You may give a hand card for the card shown now, or you decline."
    assert stage == KNIGHT
    return "knight", "Your black knight may take an influence token now, or you decline."


def why_not_card(table: Texts, seat: i64, card: i64) -> tuple[str, str]:
    """A card that is not in hand, or has the wrong back for what is asked."""
    if not table.holds(seat, card):
        return "not-in-hand", "You do not have that card in your hand."
    if table.stage() == LIGHT_PASS:
        return "light-only", "Only light cards are passed now."
    if table.stage() == DARK_PASS:
        return "dark-only", "Only dark cards are passed now."
    return "other-back", "The card you return must have the same back as the one before you."


def why_not_swap(table: Texts, seat: i64, code: i64) -> tuple[str, str]:
    card = code // (table.seats - 1)
    if not table.holds(seat, card):
        return "not-in-hand", "You do not have that card in your hand."
    if i64(table.cells[SWAPPED_BACK]) == table.court.back[card]:
        return "same-back-twice", "Your second swap must have the other back."
    return "partner-lacks-back", "That opponent has no card with this back."


def why_not_name(stage: i64, card: i64) -> tuple[str, str]:
    if card == SAINT and stage == CONDEMN:
        return "saint-is-safe", "The saint cannot be named by the executioner."
    return "not-in-game", "That character is not in this game."


def why_not_target(stage: i64) -> tuple[str, str]:
    """A victim, patient, hand or colour that is not there."""
    if stage == VICTIM:
        return "no-such-victim", "Your killer cannot eliminate that card now."
    if stage == HEAL:
        return "not-eliminated", "That card is not among the eliminated ones of your stack."
    if stage == SPY:
        return "empty-hand", "That opponent has no cards."
    return "colour-gone", "No token of that colour is left in the supply."
