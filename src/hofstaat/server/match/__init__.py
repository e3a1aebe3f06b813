"""One match that is awake: its game, its seats, its clients."""
