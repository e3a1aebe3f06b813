"""The knowledge of a seat (`knowledge`): the piles there may be (`piles`), unknown stacks and answers (`unseen`)."""
