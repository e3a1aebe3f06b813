"""The search at Mit List und Tücke: it names no card of which it knows that nobody has it to give or to play."""

import msgspec

from hofstaat.bots.list_und_tuecke.greedy import Memory
from hofstaat.bots.search import SearchBot
from hofstaat.games.list_und_tuecke.events import ChapterBegan
from hofstaat.games.list_und_tuecke.notation import Condemn, Name
from hofstaat.games.list_und_tuecke.view import View


class ListUndTueckeSearch(SearchBot):
    def prepare(self) -> None:
        self.memory = Memory(self.seat, int(self.setup.seats))

    def hear(self, event: msgspec.Struct) -> None:
        super().hear(event)
        if isinstance(event, ChapterBegan):
            self.prepare()
        self.memory.hear(event)

    def is_silly(self, view: msgspec.Struct, choice: msgspec.Struct) -> bool:
        assert isinstance(view, View)
        if not isinstance(choice, Name | Condemn):
            return False
        return (
            choice.card in (view.hand or [])
            or self.memory.played(choice.card)
            or choice.card in self.memory.centre.values()
        )


BOT = ListUndTueckeSearch
