"""Advice before a decision and review after a game, by what each seat could know."""

from hofstaat.review.advice import Advice, Advised, advise, knowledge_of
from hofstaat.review.reasons import Reason

__all__ = ["Advice", "Advised", "Reason", "advise", "knowledge_of"]
