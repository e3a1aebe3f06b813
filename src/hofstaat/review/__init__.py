"""Advice before a decision and review after a game, by what each seat could know."""

from hofstaat.review.advice import Advice, Advised, advise, knowledge_of
from hofstaat.review.course import Budget
from hofstaat.review.form import Review
from hofstaat.review.making import review, version_of
from hofstaat.review.reasons import Reason

__all__ = ["Advice", "Advised", "Budget", "Reason", "Review", "advise", "knowledge_of", "review", "version_of"]
