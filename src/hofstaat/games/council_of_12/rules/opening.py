"""The set-up: who seeks help, which challenges come, the first roll, chair and lead (C12-1 to C12-9)."""

from librt.vecs import append, vec
from mypy_extensions import i16, i64

from hofstaat.engine.bits import bit, count_bits
from hofstaat.engine.table import NONE
from hofstaat.games.council_of_12.cards import DRAWN, FACES, MAX_SEATS, OPEN_SEEKERS, ROUNDS
from hofstaat.games.council_of_12.table.cells import (
    CHAIR,
    CHALLENGE_AT,
    CHALLENGE_STACK,
    CHALLENGES_LEFT,
    DEALT,
    DIE,
    EASY,
    FAVOUR,
    FIRST_LEAD,
    FIRST_ROLL,
    HARD,
    LEAD,
    MEDIUM,
    ONE_MORE_SEEKER,
    OPEN_AT_FIRST,
    PHASE,
    SEEKER_AT,
    SEEKER_STACK,
    SEEKERS,
    SEEKERS_LEFT,
    UNLEARNT,
    UNSEEN_SEEKERS,
)
from hofstaat.games.council_of_12.table.chamber import Chamber


class Opening(Chamber):
    def set_up(self) -> None:
        self.clear()
        if self.council.introductory:
            self.stack_introduction()
            self.draw(FIRST_LEAD, 1, self.seats)
        else:
            self.draw(SEEKERS, self.council.open_drawn, i64(len(self.council.pool)))

    def draw(self, phase: i64, count: i64, of: i64) -> None:
        self.put(PHASE, phase)
        self.call_lots(count, of)

    def set_up_drawn(self, phase: i64) -> None:
        """Chance has drawn one stage of the set-up; on to the next."""
        if phase == SEEKERS:
            self.show_seekers()
        elif phase == ONE_MORE_SEEKER:
            self.put(OPEN_AT_FIRST, self.get(OPEN_AT_FIRST) | bit(i64(self.extra_seekers()[i64(self.lots[0])])))
            self.draw_unseen()
        elif phase == UNSEEN_SEEKERS:
            self.pile_up_seekers()
        elif phase == SEEKER_STACK:
            self.shuffle(SEEKER_AT)
            self.draw_challenges()
        elif phase == CHALLENGE_STACK:
            self.shuffle(CHALLENGE_AT)
            self.draw(FIRST_ROLL, 1, FACES)
        elif phase == FIRST_ROLL:
            self.put(DIE, i64(self.lots[0]) + 1)
            self.draw(FIRST_LEAD, 1, self.seats)
        elif phase == FIRST_LEAD:
            self.begin(i64(self.lots[0]))
        else:
            self.take_challenges(phase)

    # -- help-seekers (C12-2, C12-6, C12-83) -------------------------------------------------------------------

    def show_seekers(self) -> None:
        """The open help-seekers; all that were drawn are drawn again until one has crown value 1."""
        council = self.council
        drawn = council.open_first
        for i in range(i64(len(self.lots))):
            drawn |= bit(council.pool[i64(self.lots[i])])
        if council.crown_wanted and not self.has_crown_one(drawn):
            self.draw(SEEKERS, council.open_drawn, i64(len(council.pool)))
            return
        self.put(OPEN_AT_FIRST, drawn)
        if council.one_more:
            self.draw(ONE_MORE_SEEKER, 1, i64(len(self.extra_seekers())))
        else:
            self.draw_unseen()

    def has_crown_one(self, seekers: i64) -> bool:
        for character in range(i64(len(self.council.crown))):
            if seekers >> character & 1 and self.council.crown[character] == 1:
                return True
        return False

    def extra_seekers(self) -> vec[i16]:
        """With the worker on the throne a fifth help-seeker of crown value 1 lies open; any, if there is none left."""
        left = self.not_open()
        chosen = vec[i16]()
        for i in range(i64(len(left))):
            if self.council.crown[i64(left[i])] == 1:
                chosen = append(chosen, left[i])
        return chosen if len(chosen) else left

    def not_open(self) -> vec[i16]:
        left = vec[i16]()
        for i in range(i64(len(self.council.pool))):
            character = self.council.pool[i]
            if not self.get(OPEN_AT_FIRST) >> character & 1:
                left = append(left, i16(character))
        return left

    def draw_unseen(self) -> None:
        self.draw(UNSEEN_SEEKERS, ROUNDS - OPEN_SEEKERS, i64(len(self.not_open())))

    def pile_up_seekers(self) -> None:
        """The five open ones and two unseen ones, to be shuffled."""
        left = self.not_open()
        opened = self.get(OPEN_AT_FIRST)
        for character in range(i64(len(self.council.crown))):
            if opened >> character & 1:
                self.push(SEEKERS_LEFT, SEEKER_AT, character)
        for i in range(i64(len(self.lots))):
            self.push(SEEKERS_LEFT, SEEKER_AT, i64(left[i64(self.lots[i])]))
        self.draw(SEEKER_STACK, ROUNDS, ROUNDS)

    # -- challenges (C12-4, C12-6) -----------------------------------------------------------------------------

    def draw_challenges(self) -> None:
        listed = self.council.listed_challenges
        if len(listed) == 0:
            self.draw(EASY, DRAWN[0], i64(len(self.council.easy)))
            return
        for i in range(i64(len(listed))):
            self.push(CHALLENGES_LEFT, CHALLENGE_AT, listed[i])
        self.draw(CHALLENGE_STACK, ROUNDS, ROUNDS)

    def take_challenges(self, phase: i64) -> None:
        council = self.council
        source = council.easy if phase == EASY else council.medium if phase == MEDIUM else council.hard
        for i in range(i64(len(self.lots))):
            self.push(CHALLENGES_LEFT, CHALLENGE_AT, source[i64(self.lots[i])])
        if phase == EASY:
            self.draw(MEDIUM, DRAWN[1], i64(len(council.medium)))
        elif phase == MEDIUM:
            self.draw(HARD, DRAWN[2], i64(len(council.hard)))
        else:
            self.draw(CHALLENGE_STACK, ROUNDS, ROUNDS)

    def shuffle(self, first: i64) -> None:
        """Put the seven cards of a stack into the order drawn; the first lot lies on top."""
        before = self.cells[first : first + ROUNDS]
        for i in range(ROUNDS):
            self.cells[first + ROUNDS - 1 - i] = before[i64(self.lots[i])]

    def stack_introduction(self) -> None:
        """The introductory game is stacked as the data say (C12-86)."""
        council = self.council
        for i in range(ROUNDS):
            self.push(SEEKERS_LEFT, SEEKER_AT, council.fixed_seekers[ROUNDS - 1 - i])
            self.push(CHALLENGES_LEFT, CHALLENGE_AT, council.listed_challenges[ROUNDS - 1 - i])
        self.put(OPEN_AT_FIRST, council.open_fixed)
        self.put(DIE, council.first_die)

    # -- ready -------------------------------------------------------------------------------------------------

    def begin(self, lead: i64) -> None:
        """Everybody holds the characters of the open help-seekers; the others lie under the overview (C12-3)."""
        hand = self.get(OPEN_AT_FIRST)
        assert count_bits(hand) == OPEN_SEEKERS
        self.put(FAVOUR, self.council.start_favour)
        self.put(LEAD, lead)
        self.put(CHAIR, lead if self.seats == MAX_SEATS else NONE)
        self.put(UNLEARNT, self.council.in_game & ~hand)
        for seat in range(self.seats):
            self.set_hand(seat, hand)
        self.tell(DEALT, hand, self.get(UNLEARNT), self.get(DIE), lead, self.get(FAVOUR))
        self.begin_round()

    def begin_round(self) -> None:
        raise NotImplementedError
