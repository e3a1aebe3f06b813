"""The knowledge of a seat of Kabale und Hiebe, and tables it must hold possible.

It keeps a table of its own on which every rank the seat has not seen is UNKNOWN. Each event is carried out there by the
function of the rules that told it; for each other seat there is the log of the round besides (see `hands.py`). A sample
deals the unseen cards of each colour over the unknown places as the logs allow.
"""

from typing import Final, final

from librt.random import Random
from librt.vecs import append, vec
from mypy_extensions import i16, i64

from hofstaat.engine.bits import bit
from hofstaat.engine.knowledge import Knowledge
from hofstaat.engine.table import NONE, Table
from hofstaat.games.kabale_und_hiebe.cards import (
    N_GOALS,
    N_RANKS,
    RANK_NUMBERS,
    ROUNDS,
    UNKNOWN,
    UNKNOWN_GOAL,
    card_of,
    owner_of,
    rank_of,
)
from hofstaat.games.kabale_und_hiebe.events.award import Awarded
from hofstaat.games.kabale_und_hiebe.events.events import (
    Cleared,
    Closed,
    Declined,
    Drew,
    Ended,
    Exchanged,
    Killed,
    Placed,
    Revealed,
    RoundBegan,
    Shuffled,
    Slid,
    Travelled,
    TurnedUp,
)
from hofstaat.games.kabale_und_hiebe.knowledge.hands import CLOAK_SLOT, Hand, Log
from hofstaat.games.kabale_und_hiebe.rules.rounds import (
    award,
    begin_round,
    clear,
    draw_hand,
    end,
    pass_turn,
    take_card,
    turn_over,
)
from hofstaat.games.kabale_und_hiebe.rules.turn import (
    ask,
    close,
    decline,
    exchange,
    kill,
    lay,
    question_of,
    slide,
    travel,
)
from hofstaat.games.kabale_und_hiebe.setup import KabaleUndHiebeSetup
from hofstaat.games.kabale_und_hiebe.table import KabaleUndHiebe

ALL_RANKS: Final[i64] = 0x1FFFFFF


@final
class KabaleUndHiebeKnowledge(Knowledge):
    def __init__(self, seat: i64, agreed: KabaleUndHiebeSetup) -> None:
        super().__init__(seat)
        self.goal_numbers = agreed.goal_numbers
        self.table = KabaleUndHiebe(agreed)
        self.table.clear()
        self.generation: vec[i16] = vec[i16]([i16(0)] * int(N_RANKS * agreed.seats))  # of every card
        self.shuffles: vec[i64] = vec[i64]([0] * int(agreed.seats))
        self.logs: list[Log] = [Log() for seat in range(int(agreed.seats))]
        self.owed_to_cloak: bool = False  # the next card drawn is for the one slid under a cloak
        for other in range(agreed.seats):
            self.table.stack_pile(other, unknown_ranks(N_RANKS))
        for i in range(ROUNDS * agreed.seats):
            self.table.put_goal(UNKNOWN_GOAL)

    # -- learning ----------------------------------------------------------------------------------------------

    def learn(self, event: object) -> None:
        if isinstance(event, Placed):
            lay(self.table, event.seat, self.leaving(event.seat, event.card, event.column - 1), event.column - 1)
        elif isinstance(event, Drew):
            self.learn_drew(event)
        elif isinstance(event, TurnedUp):
            self.learn_turned_up(event)
        elif isinstance(event, Travelled):
            travel(self.table, event.owner, event.column - 1, event.into - 1)
        elif isinstance(event, Killed):
            self.see_bottom(event.column - 1, event.card)
            kill(self.table, event.owner, event.column - 1)
        elif isinstance(event, Closed):
            close(self.table, event.owner, event.column - 1)
        elif isinstance(event, Slid):
            slide(self.table, event.seat, self.leaving(event.seat, event.card, CLOAK_SLOT))
            self.owed_to_cloak = True
        elif isinstance(event, Exchanged):
            exchange(self.table, event.seat, event.other_column - 1)
        elif isinstance(event, Declined):
            decline(self.table, event.seat, RANK_NUMBERS[event.card])
        elif isinstance(event, Shuffled):
            self.learn_shuffled(event)
        else:
            self.learn_about_round(event)

    def learn_about_round(self, event: object) -> None:
        """Beginnings and ends. The steps of an award tell nothing that its outcome does not."""
        if isinstance(event, RoundBegan):
            begin_round(self.table, event.first)
            for column in range(self.table.seats):
                self.table.set_goal(column, self.goal_numbers[event.goals[column]])
        elif isinstance(event, Revealed):
            self.learn_revealed(event)
        elif isinstance(event, Awarded):
            award(self.table, event.column - 1, NONE if event.winner is None else i64(event.winner))
        elif isinstance(event, Cleared):
            clear(self.table)
            for log in self.logs:
                log.close()
        elif isinstance(event, Ended):
            end(self.table)

    def learn_drew(self, event: Drew) -> None:
        """Own cards are known, those of others are of the generation of their pile. A turn ends with its card."""
        seat = i64(event.seat)
        if event.cards is not None:
            self.know_top(seat, event.cards)
        else:
            for i in range(i64(event.number)):
                self.logs[seat].draw(self.shuffles[seat])
        if self.table.round() == 0:
            draw_hand(self.table, seat)
            return
        take_card(self.table, seat)
        if self.owed_to_cloak:
            self.owed_to_cloak = False
        elif self.table.goal(0) != NONE and not self.table.all_fulfilled():
            pass_turn(self.table)

    def know_top(self, seat: i64, cards: tuple[str, ...]) -> None:
        """These lie on top of the draw pile, the first one highest."""
        top = self.table.pile_size(seat) - 1
        for i in range(i64(len(cards))):
            self.table.set_pile_card(seat, top - i, RANK_NUMBERS[cards[i]])

    def leaving(self, seat: i64, card: str | None, slot: i64) -> i64:
        """The card that leaves a hand for this slot; a stranger's is unknown."""
        if card is not None:
            return i64(RANK_NUMBERS[card])
        self.logs[seat].lay(slot)
        return UNKNOWN

    def learn_turned_up(self, event: TurnedUp) -> None:
        column = i64(event.column - 1)
        rank = i64(RANK_NUMBERS[event.card])
        self.see(column, self.table.size(column) - 2, rank)
        question = question_of(self.table, event.owner, rank)
        if question != NONE:
            ask(self.table, question, event.owner, column)

    def see(self, column: i64, place: i64, rank: i64) -> None:
        """A card of a column is shown."""
        card = self.table.card_at(column, place)
        if rank_of(card) == UNKNOWN:
            owner = owner_of(card)
            self.table.set_card_at(column, place, card_of(owner, rank))
            self.logs[owner].show(column, self.generation_of(owner, rank))

    def see_bottom(self, column: i64, card: str) -> None:
        self.see(column, self.table.size(column) - 1, RANK_NUMBERS[card])

    def generation_of(self, seat: i64, rank: i64) -> i64:
        return i64(self.generation[seat * N_RANKS + rank])

    def learn_shuffled(self, event: Shuffled) -> None:
        """The discard pile, which everybody could look through, is a new generation."""
        seat = i64(event.seat)
        self.shuffles[seat] += 1
        for rank in range(N_RANKS):
            if self.table.is_discarded(seat, rank):
                self.generation[seat * N_RANKS + rank] = i16(self.shuffles[seat])
        turn_over(self.table, seat, unknown_ranks(event.number))

    def learn_revealed(self, event: Revealed) -> None:
        if not event.under_cloak:
            self.see_bottom(event.column - 1, event.card)
        elif event.owner != self.seat:
            rank = i64(RANK_NUMBERS[event.card])
            self.table.set_under_cloak(event.owner, rank)
            self.logs[event.owner].show(CLOAK_SLOT, self.generation_of(event.owner, rank))

    # -- drawing a possible table ------------------------------------------------------------------------------

    def sample(self, rng: Random) -> KabaleUndHiebe:
        table = self.table.copy()
        hand = Hand()
        for seat in range(table.seats):
            cards = shuffled_ranks(unlocated(self.table, seat), rng)
            if seat != self.seat:
                while not hand.replay(self.logs[seat], rng):
                    pass
                self.deal_laid(table, seat, hand, cards)
                self.deal_hand(table, seat, hand, cards)
            deal_pile(table, seat, cards)
        deal_goals(table, rng)
        return table

    def deal_laid(self, table: KabaleUndHiebe, seat: i64, hand: Hand, cards: vec[i16]) -> None:
        """The cards of the seat that lie face down or under its cloak."""
        for column in range(table.seats):
            if has_unknown(table, column, seat):
                rank = self.pick(cards, seat, hand.laid[column])
                table.set_card_at(column, table.size(column) - 1, card_of(seat, rank))
        if table.under_cloak(seat) == UNKNOWN:
            table.set_under_cloak(seat, self.pick(cards, seat, hand.laid[CLOAK_SLOT]))

    def deal_hand(self, table: KabaleUndHiebe, seat: i64, hand: Hand, cards: vec[i16]) -> None:
        for i in range(hand.n):
            table.set_hand_card(seat, i, NONE)
        for i in range(hand.n):
            table.add_to_hand(seat, self.pick(cards, seat, hand.held[i]))

    def pick(self, cards: vec[i16], seat: i64, generation: i64) -> i64:
        """The first of the shuffled cards that is of this generation, and not dealt yet."""
        i: i64 = 0
        while cards[i] < 0 or self.generation_of(seat, i64(cards[i])) != generation:
            i += 1
        rank = i64(cards[i])
        cards[i] = i16(NONE)
        return rank

    # -- could it be this one? ---------------------------------------------------------------------------------

    def admits(self, table: Table) -> bool:
        """Equal wherever the seat knows; elsewhere the cards that are left, as the logs allow."""
        if not isinstance(table, KabaleUndHiebe) or len(table.cells) != len(self.table.cells):
            return False
        trial = self.table.copy()
        for seat in range(trial.seats):
            if not self.admits_cards(trial, table, seat):
                return False
        return admits_goals(trial, table) and trial.equals(table)

    def admits_cards(self, trial: KabaleUndHiebe, table: KabaleUndHiebe, seat: i64) -> bool:
        """Fill in the unknown cards of a seat from the table in question; whether they can lie there."""
        if table.hand_size(seat) != trial.hand_size(seat) or table.pile_size(seat) != trial.pile_size(seat):
            return False
        left = unlocated(trial, seat)
        hand = Hand()
        if seat != self.seat:
            left = self.fill_laid(trial, table, seat, hand, left)
            for i in range(trial.hand_size(seat)):
                trial.set_hand_card(seat, i, table.hand_card(seat, i))
                left &= ~bit(table.hand_card(seat, i))
        for i in range(trial.pile_size(seat)):
            trial.set_pile_card(seat, i, table.pile_card(seat, i))
            left &= ~bit(table.pile_card(seat, i))
        return left == 0 and (seat == self.seat or self.fits_log(table, seat, hand))

    def fill_laid(self, trial: KabaleUndHiebe, table: KabaleUndHiebe, seat: i64, hand: Hand, left: i64) -> i64:
        for column in range(trial.seats):
            if has_unknown(trial, column, seat) and table.size(column) == trial.size(column):
                place = trial.size(column) - 1
                rank = rank_of(table.card_at(column, place))
                trial.set_card_at(column, place, card_of(seat, rank))
                hand.laid[column] = self.generation_of(seat, rank)
                left &= ~bit(rank)
        if trial.under_cloak(seat) == UNKNOWN and table.under_cloak(seat) != NONE:
            rank = table.under_cloak(seat)
            trial.set_under_cloak(seat, rank)
            hand.laid[CLOAK_SLOT] = self.generation_of(seat, rank)
            left &= ~bit(rank)
        return left

    def fits_log(self, table: KabaleUndHiebe, seat: i64, hand: Hand) -> bool:
        """Every card laid was held at the time, and what is held now is what remains."""
        if not hand.replay(self.logs[seat], None):
            return False
        for i in range(table.hand_size(seat)):
            if not hand.drop(self.generation_of(seat, table.hand_card(seat, i))):
                return False
        return hand.n == 0


def unlocated(table: KabaleUndHiebe, seat: i64) -> i64:
    """The ranks of the seat of which nobody knows where they are, as bits."""
    left = ALL_RANKS
    for rank in range(N_RANKS):
        if table.is_discarded(seat, rank):
            left &= ~bit(rank)
    for i in range(table.hand_size(seat)):
        left &= ~bit(table.hand_card(seat, i))
    for column in range(table.seats):
        for place in range(table.size(column)):
            card = table.card_at(column, place)
            if owner_of(card) == seat:
                left &= ~bit(rank_of(card))
    if table.under_cloak(seat) != NONE:
        left &= ~bit(table.under_cloak(seat))
    return left & ALL_RANKS


def has_unknown(table: KabaleUndHiebe, column: i64, seat: i64) -> bool:
    """Whether the bottom card of the column is one of the seat that was not seen."""
    size = table.size(column)
    return size > 0 and table.card_at(column, size - 1) == card_of(seat, UNKNOWN)


def shuffled_ranks(ranks: i64, rng: Random) -> vec[i16]:
    cards = vec[i16]()
    n: i64 = 0
    for rank in range(N_RANKS):
        if ranks >> rank & 1:
            j = rng.randrange(n + 1)
            cards = append(cards, i16(rank))
            cards[n] = cards[j]
            cards[j] = i16(rank)
            n += 1
    return cards


def deal_pile(table: KabaleUndHiebe, seat: i64, cards: vec[i16]) -> None:
    """The cards that are left are the draw pile."""
    height: i64 = 0
    for i in range(i64(len(cards))):
        if cards[i] >= 0:
            table.set_pile_card(seat, height, i64(cards[i]))
            height += 1
    assert height == table.pile_size(seat)


def unseen_goals(table: KabaleUndHiebe) -> vec[i16]:
    """How many of each goal neither lie in a column nor were awarded."""
    counts = vec[i16]([i16(0)] * int(N_GOALS))
    for i in range(i64(len(table.agreed.goals))):
        counts[i64(table.agreed.goals[i])] += i16(1)
    for column in range(table.seats):
        if table.goal(column) != NONE:
            counts[table.goal(column)] -= i16(1)
    for seat in range(table.seats + 1):
        for goal in range(N_GOALS):
            counts[goal] -= i16(table.won(seat, goal))
    return counts


def deal_goals(table: KabaleUndHiebe, rng: Random) -> None:
    counts = unseen_goals(table)
    goals = vec[i16]()
    n: i64 = 0
    for goal in range(N_GOALS):
        for copy in range(i64(counts[goal])):
            j = rng.randrange(n + 1)
            goals = append(goals, i16(goal))
            goals[n] = goals[j]
            goals[j] = i16(goal)
            n += 1
    for i in range(table.goals_left()):
        table.set_goal_to_come(i, i64(goals[i]))


def admits_goals(trial: KabaleUndHiebe, table: KabaleUndHiebe) -> bool:
    """Fill in the goals to come; whether they are among the unseen ones."""
    counts = unseen_goals(trial)
    for i in range(trial.goals_left()):
        goal = table.goal_to_come(i)
        if goal < 0 or counts[goal] == 0:
            return False
        counts[goal] -= i16(1)
        trial.set_goal_to_come(i, goal)
    return True


def unknown_ranks(number: i64) -> vec[i16]:
    return vec[i16]([i16(UNKNOWN)] * int(number))
