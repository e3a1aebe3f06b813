"""A seat's world in words, for programs that read and write: see docs/learn/agents.md."""

from hofstaat.learn.text.answers import NotUnderstood, understand
from hofstaat.learn.text.environment import Reply, TextEnv
from hofstaat.learn.text.frame import Frame, Moment

__all__ = ["Frame", "Moment", "NotUnderstood", "Reply", "TextEnv", "understand"]
