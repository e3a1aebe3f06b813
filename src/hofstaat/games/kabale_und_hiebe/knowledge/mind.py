"""What a seat can know in Kabale und Hiebe, and tables it must hold possible.

It keeps a table of its own on which every rank the seat has not seen is UNKNOWN, and for each other seat the log of the
round (see `hands.py`). A sample deals the unseen cards of each colour over the unknown places as the logs allow.
"""

from typing import Final, final

from librt.random import Random
from librt.vecs import append, vec
from mypy_extensions import i16, i64

from hofstaat.engine.bits import bit
from hofstaat.engine.knowledge import Knowledge
from hofstaat.engine.table import NONE, Table
from hofstaat.games.kabale_und_hiebe.cards import (
    CLOAK,
    N_GOALS,
    N_RANKS,
    RANK_NUMBERS,
    ROUNDS,
    TRAITOR,
    Court,
    card_of,
    goal_names,
    owner_of,
    rank_of,
)
from hofstaat.games.kabale_und_hiebe.knowledge.hands import CLOAK_SLOT, Hand, Log
from hofstaat.games.kabale_und_hiebe.rules.turns import KabaleUndHiebe
from hofstaat.games.kabale_und_hiebe.table.columns import (
    EXCHANGING,
    FACE_DOWN,
    GOAL_PILE,
    OVER,
    PHASE,
    PLACING,
    ROUND,
    SLIDING,
    TURN,
)
from hofstaat.games.kabale_und_hiebe.view.events import (
    Awarded,
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
    RoundEnded,
    Shuffled,
    Slid,
    Travelled,
    TurnedUp,
)

UNKNOWN: Final[i64] = 31  # a rank nobody has
UNKNOWN_GOAL: Final[i64] = 36
ALL_RANKS: Final[i64] = 0x1FFFFFF


@final
class KabaleUndHiebeKnowledge(Knowledge):
    def __init__(self, seat: i64, court: Court) -> None:
        super().__init__(seat)
        self.court = court
        self.goal_numbers = goal_names(court)
        self.table = KabaleUndHiebe(court)
        self.table.clear()
        self.generation: vec[i16] = vec[i16]([i16(0)] * int(N_RANKS * court.seats))  # of every card
        self.shuffles: vec[i64] = vec[i64]([0] * int(court.seats))
        self.logs: list[Log] = [Log() for seat in range(int(court.seats))]
        self.mover: i64 = NONE  # whose turn has not ended yet
        self.owed_to_cloak: bool = False  # the next card drawn is for the one slid under a cloak
        for other in range(court.seats):
            for i in range(N_RANKS):
                self.table.put_on_pile(other, UNKNOWN)
        for i in range(ROUNDS * court.seats):
            self.table.put_goal(UNKNOWN_GOAL)

    # -- learning ----------------------------------------------------------------------------------------------

    def learn(self, event: object) -> None:
        if isinstance(event, Placed):
            self.learn_placed(event)
        elif isinstance(event, Drew):
            self.learn_drew(event)
        elif isinstance(event, TurnedUp):
            self.learn_turned_up(event)
        elif isinstance(event, Travelled):
            self.table.travel(event.owner, event.column - 1, event.into - 1)
        elif isinstance(event, Killed):
            self.learn_killed(event)
        elif isinstance(event, Closed):
            self.table.close(event.column - 1)
        elif isinstance(event, Slid):
            self.learn_slid(event)
        elif isinstance(event, Exchanged):
            self.learn_exchanged(event)
        elif isinstance(event, Declined):
            self.table.answered()
        elif isinstance(event, Shuffled):
            self.learn_shuffled(event)
        else:
            self.learn_about_round(event)

    def learn_about_round(self, event: object) -> None:
        """Beginnings and ends. The steps of an award tell nothing that its outcome does not."""
        if isinstance(event, RoundBegan):
            self.learn_round_began(event)
        elif isinstance(event, RoundEnded):
            self.table.cells[TURN] = i16(self.mover)
        elif isinstance(event, Revealed):
            self.learn_revealed(event)
        elif isinstance(event, Awarded):
            winner = self.table.nobody if event.winner is None else i64(event.winner)
            self.table.win(winner, self.goal_numbers[event.goal])
            self.table.set_goal(event.column - 1, NONE)
        elif isinstance(event, Cleared):
            self.learn_cleared()
        elif isinstance(event, Ended):
            self.table.cells[PHASE] = i16(OVER)

    def learn_round_began(self, event: RoundBegan) -> None:
        self.table.cells[ROUND] = i16(event.round)
        self.table.cells[TURN] = i16(event.first)
        self.table.cells[PHASE] = i16(PLACING)
        self.mover = NONE
        for column in range(self.table.seats):
            self.table.next_goal()
            self.table.set_goal(column, self.goal_numbers[event.goals[column]])

    def learn_drew(self, event: Drew) -> None:
        """Own cards are known, those of others are of the generation of their pile. A turn ends with its card."""
        for i in range(i64(event.number)):
            self.table.next_card(event.seat)
            rank = UNKNOWN if event.cards is None else i64(RANK_NUMBERS[event.cards[i]])
            self.table.add_to_hand(event.seat, rank)
            if rank == UNKNOWN:
                self.logs[event.seat].draw(self.shuffles[event.seat])
        if self.owed_to_cloak:
            self.owed_to_cloak = False
        elif self.mover != NONE:
            self.pass_turn()

    def pass_turn(self) -> None:
        seat = (self.mover + 1) % self.table.seats
        while seat != self.mover and self.table.hand_card(seat, 0) == NONE:
            seat = (seat + 1) % self.table.seats
        self.table.cells[TURN] = i16(seat)

    def laid(self, seat: i64, card: str | None, slot: i64) -> i64:
        """Which card left a hand for this slot; a stranger's is unknown."""
        rank = UNKNOWN if card is None else i64(RANK_NUMBERS[card])
        self.table.take_from_hand(seat, rank)
        if rank == UNKNOWN:
            self.logs[seat].lay(slot)
        return rank

    def learn_placed(self, event: Placed) -> None:
        column = i64(event.column - 1)
        rank = self.laid(event.seat, event.card, column)
        self.table.add_card(column, card_of(event.seat, rank), FACE_DOWN)
        self.mover = event.seat

    def learn_turned_up(self, event: TurnedUp) -> None:
        column = i64(event.column - 1)
        rank = i64(RANK_NUMBERS[event.card])
        self.see(column, self.table.size(column) - 2, rank)
        if rank == CLOAK and self.table.hand_size(event.owner) > 0:
            self.table.ask(SLIDING, event.owner, column)
        elif rank == TRAITOR:
            self.table.ask(EXCHANGING, event.owner, column)

    def see(self, column: i64, place: i64, rank: i64) -> None:
        """A card of a column is shown."""
        card = self.table.card_at(column, place)
        if rank_of(card) == UNKNOWN:
            owner = owner_of(card)
            self.table.set_card_at(column, place, card_of(owner, rank))
            self.logs[owner].show(column, self.generation_of(owner, rank))

    def generation_of(self, seat: i64, rank: i64) -> i64:
        return i64(self.generation[seat * N_RANKS + rank])

    def learn_killed(self, event: Killed) -> None:
        column = i64(event.column - 1)
        self.see(column, self.table.size(column) - 1, RANK_NUMBERS[event.card])
        self.table.discard(self.table.remove_bottom(column))

    def learn_slid(self, event: Slid) -> None:
        self.table.answered()
        self.table.set_under_cloak(event.seat, self.laid(event.seat, event.card, CLOAK_SLOT))
        self.owed_to_cloak = True

    def learn_exchanged(self, event: Exchanged) -> None:
        self.table.answered()
        self.table.set_goal(event.column - 1, self.goal_numbers[event.goal])
        self.table.set_goal(event.other_column - 1, self.goal_numbers[event.other_goal])

    def learn_shuffled(self, event: Shuffled) -> None:
        """The discard pile, which everybody could look through, is a new generation."""
        seat = i64(event.seat)
        self.shuffles[seat] += 1
        for rank in range(N_RANKS):
            if self.table.is_discarded(seat, rank):
                self.generation[seat * N_RANKS + rank] = i16(self.shuffles[seat])
                self.table.put_on_pile(seat, UNKNOWN)
        self.table.empty_discards(seat)

    def learn_revealed(self, event: Revealed) -> None:
        rank = i64(RANK_NUMBERS[event.card])
        if event.under_cloak and event.owner != self.seat:
            self.table.set_under_cloak(event.owner, rank)
            self.logs[event.owner].show(CLOAK_SLOT, self.generation_of(event.owner, rank))
        elif not event.under_cloak:
            column = i64(event.column - 1)
            self.see(column, self.table.size(column) - 1, rank)

    def learn_cleared(self) -> None:
        self.mover = NONE
        for column in range(self.table.seats):
            self.table.clear_column(column)
        for log in self.logs:
            log.close()

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
    """What is left is the draw pile."""
    height: i64 = 0
    for i in range(i64(len(cards))):
        if cards[i] >= 0:
            table.set_pile_card(seat, height, i64(cards[i]))
            height += 1
    assert height == table.pile_size(seat)


def unseen_goals(table: KabaleUndHiebe) -> vec[i16]:
    """How many of each goal neither lie in a column nor were awarded."""
    counts = vec[i16]([i16(0)] * int(N_GOALS))
    for i in range(i64(len(table.court.goals))):
        counts[i64(table.court.goals[i])] += i16(1)
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
        table.cells[GOAL_PILE + i] = goals[i]


def admits_goals(trial: KabaleUndHiebe, table: KabaleUndHiebe) -> bool:
    """Fill in the goals to come; whether they are among the unseen ones."""
    counts = unseen_goals(trial)
    for i in range(trial.goals_left()):
        goal = i64(table.cells[GOAL_PILE + i])
        if goal < 0 or counts[goal] == 0:
            return False
        counts[goal] -= i16(1)
        trial.cells[GOAL_PILE + i] = i16(goal)
    return True
