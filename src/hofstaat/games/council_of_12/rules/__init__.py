"""The rules step by step: `opening`, `ballots`, `laying`, `carrying_out`, `evaluation`, together in `council`."""
