board = Spieltisch
options-list = Was du tun kannst
options-filter = Möglichkeiten durchsuchen
options-none = Gerade gibt es für dich nichts zu tun.
options-none-found = Nichts davon passt zu deiner Suche.
