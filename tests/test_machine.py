"""The fixtures that start other programs do start them."""

from typing import TYPE_CHECKING

from sqlalchemy import create_engine, text

if TYPE_CHECKING:
    from playwright.sync_api import Browser


def test_a_page_opens_in_the_browser(browser: "Browser") -> None:
    page = browser.new_page()
    page.set_content("<h1>Hof 🃏</h1>")
    assert page.inner_text("h1") == "Hof 🃏"
    page.close()


def test_postgres_answers(postgres: str) -> None:
    engine = create_engine(postgres)
    with engine.connect() as connection:
        assert connection.execute(text("select 6 * 7")).scalar_one() == 42
    engine.dispose()
