"""The steps of Hof-Verrat: the draws of chance, the decisions of the seats, and their consequences."""

from typing import Final, final

from mypy_extensions import i64

from hofstaat.engine.table import NONE, Decision, Draw, Moves, Outcome, Step, in_order
from hofstaat.games.hof_verrat import scoring
from hofstaat.games.hof_verrat.cards import HAND, KINDS, N_MISSIONS, Role, is_spy, role_of
from hofstaat.games.hof_verrat.table import Area, At, Event, HofVerrat, Phase

# -- set-up (HV-1, HV-2) -----------------------------------------------------------------------------------------------


@final
class StackDeck(Draw[HofVerrat]):
    """All courtiers are shuffled."""

    def call(self, t: HofVerrat) -> None:
        t.call_lots(t.agreed.cards, t.agreed.cards)

    def drawn(self, t: HofVerrat) -> None:
        for i in range(t.agreed.cards):
            t.set_deck_card(i, i64(t.agreed.fresh[i64(t.lots[i])]))
        t.enter_draw(Phase.LIGHT_MISSIONS)


@final
class DealMissions(Draw[HofVerrat]):
    """One light mission for everybody, then one dark one."""

    def __init__(self, dark: i64, following: i64) -> None:
        self.dark = dark
        self.following = following

    def call(self, t: HofVerrat) -> None:
        t.call_lots(t.seats, N_MISSIONS)

    def drawn(self, t: HofVerrat) -> None:
        for seat in range(t.seats):
            t.set_mission(seat, self.dark, i64(t.lots[seat]))
        t.enter_draw(self.following)


@final
class DrawFirstPlayer(Draw[HofVerrat]):
    """Chance says who begins."""

    def call(self, t: HofVerrat) -> None:
        t.call_lots(1, t.seats)

    def drawn(self, t: HofVerrat) -> None:
        begin(t, i64(t.lots[0]))


def begin(t: HofVerrat, first: i64) -> None:
    """Everybody has missions, now everybody draws; `first` is to move."""
    t.give_turn(first)
    t.tell(Event.BEGAN, first, t.agreed.kept)
    for seat in range(t.seats):
        t.tell(Event.MISSIONS_DEALT, seat, t.mission_number(seat, 0), t.mission_number(seat, 1))
    for seat in range(t.seats):
        t.draw(seat)
    t.enter(Phase.PLACE)


# -- playing a card (HV-3, HV-4) ---------------------------------------------------------------------------------------


@final
class PlaceCard(Decision[HofVerrat]):
    """A hand card to an area the turn has still to serve: the royal table, the own district, another's (HV-3, HV-4)."""

    def offer(self, t: HofVerrat, seat: i64, moves: Moves) -> None:
        """Each hand card, once per kind."""
        for i in range(HAND):
            kind = t.hand_card(seat, i)
            if kind != NONE and not t.holds(seat, kind, i):
                self.offer_places(t, kind, moves)

    def offer_places(self, t: HofVerrat, kind: i64, moves: Moves) -> None:
        code = t.agreed.actions.place.code(kind)
        if t.owes(Area.TABLE):
            moves.add(code + At.ABOVE)
            moves.add(code + At.BELOW)
        if t.owes(Area.OWN):
            moves.add(code + At.DISTRICTS)
        if t.owes(Area.OTHER):
            for left in range(i64(1), t.seats):
                moves.add(code + At.DISTRICTS + left)

    def play(self, t: HofVerrat, seat: i64, code: i64) -> None:
        place = t.agreed.actions.place
        lay_down(t, seat, place.first(code), place_from(t.seats, seat, place.second(code)))

    def looks_like(self, t: HofVerrat, seat: i64, code: i64, observer: i64) -> i64:
        """A spy is laid face down: whose it is, nobody else can tell (HV-5)."""
        place = t.agreed.actions.place
        return place.code(Role.SPY, place.second(code)) if is_spy(place.first(code)) else code

    def refuse(self, t: HofVerrat, seat: i64, code: i64) -> tuple[str, str]:
        place = t.agreed.actions.place
        if not place.has(code):
            return "play-a-card", "You have to play a hand card now."
        if not t.holds(seat, place.first(code)):
            return "not-in-hand", "You do not have that card in your hand."
        if place.second(code) < At.DISTRICTS:
            return "table-served", "You have already played a card to the royal table this turn."
        if place.second(code) == At.DISTRICTS:
            return "own-served", "You have already played a card to your own district this turn."
        return "other-served", "You have already played a card to an opponent's district this turn."


def place_from(seats: i64, seat: i64, where: i64) -> i64:
    """The place that an action of the seat names: districts are counted to its left."""
    return where if where < At.DISTRICTS else At.DISTRICTS + (seat + where - At.DISTRICTS) % seats


def area_of(seat: i64, place: i64) -> i64:
    """The area of its turn that the seat serves with a card to this place (HV-3)."""
    if place < At.DISTRICTS:
        return Area.TABLE
    return Area.OWN if place == At.DISTRICTS + seat else Area.OTHER


def lay_down(t: HofVerrat, seat: i64, kind: i64, place: i64) -> None:
    """The card lies for good; an assassin may strike before anything else happens (HV-6, HV-9)."""
    t.serve(area_of(seat, place))
    t.take_from_hand(seat, kind)
    spy = t.lay(seat, kind, place)
    t.tell(Event.PLACED, seat, kind, place, spy)
    if spy == NONE and role_of(kind) == Role.ASSASSIN and has_victim(t, kind, place):
        t.set_striker(kind, place)
        t.enter(Phase.STRIKE)
    else:
        go_on(t, seat)


# -- the assassin (HV-6, HV-7, HV-10, HV-11) ---------------------------------------------------------------------------


@final
class Strike(Decision[HofVerrat]):
    """The assassin eliminates a card lying open, a spy unseen, or nobody (HV-6, HV-7, HV-10, HV-11)."""

    def offer(self, t: HofVerrat, seat: i64, moves: Moves) -> None:
        actions = t.agreed.actions
        at = t.striker_at()
        if at < At.DISTRICTS:
            self.offer_open(t, At.ABOVE, actions.strike.code(At.ABOVE), moves)
            self.offer_open(t, At.BELOW, actions.strike.code(At.BELOW), moves)
        else:
            self.offer_open(t, at, actions.strike.code(At.DISTRICTS), moves)
        moves.add(actions.spare.start)
        for spy in range(t.spies_laid()):
            if in_reach(t.spy_place(spy), at):
                moves.add(actions.strike_spy.code(spy))

    def offer_open(self, t: HofVerrat, place: i64, first: i64, moves: Moves) -> None:
        striker = t.striker()
        at = t.striker_at()
        for kind in range(KINDS):
            if t.open_cards(place, kind) != 0 and victims(t, kind, place, striker, at) > 0:
                moves.add(first + kind)

    def play(self, t: HofVerrat, seat: i64, code: i64) -> None:
        actions = t.agreed.actions
        if actions.strike.has(code):
            eliminate(t, seat, actions.strike.second(code), victim_at(t, actions.strike.first(code)))
        elif actions.strike_spy.has(code):
            eliminate_spy(t, seat, actions.strike_spy.first(code))
        else:
            spare(t, seat)

    def refuse(self, t: HofVerrat, seat: i64, code: i64) -> tuple[str, str]:
        actions = t.agreed.actions
        if actions.place.has(code):
            return "choose-victim", "First decide whom your assassin eliminates, or nobody."
        if actions.strike.has(code) and role_of(actions.strike.second(code)) == Role.GUARD:
            return "guard", "Guards cannot be eliminated."
        return "no-such-victim", "There is no such courtier in the area of your assassin."


def victim_at(t: HofVerrat, side: i64) -> i64:
    """The place of the victim that an action names by its side: above, below, or in the assassin's district."""
    return t.striker_at() if side == At.DISTRICTS else side


def in_reach(place: i64, striker_at: i64) -> bool:
    """The same area: the whole royal table, or the one district."""
    return place == striker_at or (place < At.DISTRICTS and striker_at < At.DISTRICTS)


def victims(t: HofVerrat, kind: i64, place: i64, striker: i64, striker_at: i64) -> i64:
    """How many open cards of this kind at this place can be eliminated: no guards, not the assassin just placed."""
    if role_of(kind) == Role.GUARD:
        return 0
    n = t.open_cards(place, kind)
    return n - 1 if kind == striker and place == striker_at else n


def has_victim(t: HofVerrat, striker: i64, striker_at: i64) -> bool:
    for spy in range(t.spies_laid()):
        if in_reach(t.spy_place(spy), striker_at):
            return True
    for place in range(At.DISTRICTS + t.seats):
        if in_reach(place, striker_at):
            for kind in range(KINDS):
                if victims(t, kind, place, striker, striker_at) > 0:
                    return True
    return False


def eliminate(t: HofVerrat, seat: i64, kind: i64, place: i64) -> None:
    """A card lying open leaves for all to see."""
    t.add_open_cards(place, kind, -1)
    t.add_gone(kind)
    t.tell(Event.ELIMINATED, seat, kind, place)
    strike_done(t, seat)


def eliminate_spy(t: HofVerrat, seat: i64, spy: i64) -> None:
    """A spy leaves unseen (HV-6)."""
    t.tell(Event.ELIMINATED, seat, t.spy_card(spy), t.spy_place(spy), spy)
    t.set_spy_place(spy, At.ELIMINATED)
    strike_done(t, seat)


def spare(t: HofVerrat, seat: i64) -> None:
    """The assassin need not strike (HV-6)."""
    t.tell(Event.SPARED, seat)
    strike_done(t, seat)


def strike_done(t: HofVerrat, seat: i64) -> None:
    t.set_striker(NONE, NONE)
    go_on(t, seat)


# -- the end of a turn and of the game (HV-3, HV-8) --------------------------------------------------------------------


@final
class Over(Step[HofVerrat]):
    """Nobody decides anything any more."""

    def outcome(self, t: HofVerrat) -> Outcome | None:
        return scoring.outcome(t)


def go_on(t: HofVerrat, seat: i64) -> None:
    """The seat plays its next card; after the third it draws, and the next seat is to move. With all hands empty the
    game is over (HV-3, HV-8).
    """
    if not t.owes(Area.ALL):
        t.draw(seat)
        seat = (seat + 1) % t.seats
        t.give_turn(seat)
    if t.hand_card(seat, 0) == NONE:
        end(t)
    else:
        t.enter(Phase.PLACE)


def end(t: HofVerrat) -> None:
    """All spies lying are turned up (HV-20), then all missions (HV-23); eliminated spies stay hidden (HV-27)."""
    for spy in range(t.spies_laid()):
        if t.spy_place(spy) != At.ELIMINATED:
            t.tell(Event.SPY_REVEALED, spy, t.spy_card(spy), t.spy_place(spy))
    for seat in range(t.seats):
        t.tell(Event.MISSIONS_SHOWN, seat, t.mission_number(seat, 0), t.mission_number(seat, 1))
    t.tell(Event.ENDED)
    t.enter(Phase.OVER)


STEPS: Final[list[Step[HofVerrat]]] = in_order(
    {
        Phase.DECK: StackDeck(),
        Phase.LIGHT_MISSIONS: DealMissions(0, Phase.DARK_MISSIONS),
        Phase.DARK_MISSIONS: DealMissions(1, Phase.FIRST_PLAYER),
        Phase.FIRST_PLAYER: DrawFirstPlayer(),
        Phase.PLACE: PlaceCard(),
        Phase.STRIKE: Strike(),
        Phase.OVER: Over(),
    }
)
