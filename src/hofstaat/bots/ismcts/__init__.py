"""Information-set Monte Carlo tree search, compiled: one search for every game, through the protocol alone."""
