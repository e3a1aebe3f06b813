"""Token buckets: so much at once, then so much per second; and a bounded memory of who has which bucket."""

import time
from collections import OrderedDict
from collections.abc import Callable

import msgspec


class Rate(msgspec.Struct, frozen=True):
    """`burst` at once, then `per_second`."""

    burst: float
    per_second: float

    def times(self, factor: float) -> "Rate":
        return Rate(self.burst * factor, self.per_second * factor)


class Bucket:
    """Full at first; every use takes one token out, time fills it up again."""

    def __init__(self, rate: Rate, clock: Callable[[], float] = time.monotonic) -> None:
        self.rate = rate
        self.clock = clock
        self.tokens = rate.burst
        self.filled = clock()

    def take(self) -> bool:
        """Whether there was a token left."""
        self.fill()
        if self.tokens < 1:
            return False
        self.tokens -= 1
        return True

    def take_all(self, count: int) -> float:
        """Take so many tokens, whether they are there or not: in how many seconds they will have been."""
        self.fill()
        self.tokens -= count
        return max(0.0, -self.tokens / self.rate.per_second)

    def fill(self) -> None:
        now = self.clock()
        self.tokens = min(self.rate.burst, self.tokens + (now - self.filled) * self.rate.per_second)
        self.filled = now


class Buckets:
    """One bucket for each key; the longest unused are forgotten first, and a forgotten one is full again."""

    def __init__(self, rate: Rate, most: int = 10_000, clock: Callable[[], float] = time.monotonic) -> None:
        self.rate = rate
        self.most = most
        self.clock = clock
        self.buckets: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, key: str) -> bool:
        bucket = self.buckets.pop(key, None) or Bucket(self.rate, self.clock)
        self.buckets[key] = bucket
        while len(self.buckets) > self.most:
            self.buckets.popitem(last=False)
        return bucket.take()
