"""A round in its steps (`laying`, `carrying_out`, `evaluation`), ballots, the end; `turn` lists all steps."""
