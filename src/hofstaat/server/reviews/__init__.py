"""Reviews of finished games: made one after the other in a process of low priority, kept beside the match."""
