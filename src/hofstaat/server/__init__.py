"""The table on the network: lobby, matches, seats, store. Knows the protocol of games, never a particular game."""
