board = Table
options-list = What you can do
options-filter = Search what you can do
options-none = There is nothing for you to do right now.
options-none-found = Nothing matches your search.
