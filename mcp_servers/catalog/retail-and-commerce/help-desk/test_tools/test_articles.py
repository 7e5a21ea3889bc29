"""Tests of the tools for articles of Weather station help desk."""

import pytest

from mcp_servers.contracts import Json
from mcp_servers.runtime.testing import Bench, inserted, updated


@pytest.mark.parametrize(
    ("filters", "ids"),
    [
        ({"title": "app"}, ["ar-7225", "ar-5992"]),
        ({"author_id": "ag-9837"}, ["ar-3357", "ar-1599", "ar-5290"]),
        ({"status": "withdrawn"}, ["ar-7644", "ar-8482", "ar-7559", "ar-5445", "ar-4619", "ar-2533"]),
        ({"number": "HA-230"}, ["ar-5764"]),
    ],
)
def test_find_articles_filters(bench: Bench, filters: dict[str, Json], ids: list[str]) -> None:
    assert bench.ids("find_articles", **filters) == ids


def test_find_articles_counts(bench: Bench) -> None:
    assert bench.call("find_articles", words="symbol")["total"] == 21


def test_find_articles_turns_the_page(bench: Bench) -> None:
    assert bench.ids("find_articles", page=5) == ["ar-3677", "ar-2126", "ar-2533", "ar-8803"]


def test_find_articles_finds_nothing(bench: Bench) -> None:
    assert bench.ids("find_articles", number="HA-405", words="missing") == []


def test_read_article_shows_the_article(bench: Bench) -> None:
    result = bench.call("read_article", article_id="ar-3661", from_line=36)
    assert result == {"lines": ["</html>"], "first_line": 36, "total_lines": 36}


def test_read_article_shows_the_article_with_lines(bench: Bench) -> None:
    result = bench.call("read_article", article_id="ar-3661", from_line=34, lines=2)
    assert result == {"lines": ["</table>", "</body>"], "first_line": 34, "total_lines": 36, "next_line": 36}


def test_read_article_is_refused_because_this_article_ends_at_line_36(bench: Bench) -> None:
    assert bench.refusal("read_article", article_id="ar-3661", from_line=37) == "This article ends at line 36."


def test_write_article_adds_a_article(bench: Bench) -> None:
    bench.call(
        "write_article",
        number="New HA-605",
        trouble="blank alarm tone",
        title="New What to do about a blank power supply",
        body="As discussed",
    )
    assert bench.changes() == [
        inserted(
            "articles",
            "ar-2251",
            number="New HA-605",
            trouble="blank alarm tone",
            title="New What to do about a blank power supply",
            author_id="ag-1805",
            status="draft",
            body="As discussed",
        ),
    ]


def test_write_article_is_refused_because_another_article_already_has_this_article_number(bench: Bench) -> None:
    sentence = bench.refusal(
        "write_article",
        number="HA-605",
        trouble="flickering battery cover",
        title="Why there is a flickering temperature graph",
        body="As discussed",
    )
    assert sentence == "Another article already has this article number."


def test_write_article_is_refused_because_another_article_already_has_this_title(bench: Bench) -> None:
    sentence = bench.refusal(
        "write_article",
        number="New HA-605",
        trouble="blank alarm tone",
        title="What to do about a flickering temperature graph",
        body="As discussed",
    )
    assert sentence == "Another article already has this title."


def test_check_article_changes_the_article(bench: Bench) -> None:
    bench.call("check_article", article_id="ar-2057", checker_id="ag-6274")
    assert bench.changes() == [updated("articles", "ar-2057", status="checked", checker_id="ag-6274")]


def test_check_article_is_refused_because_the_article_must_be_draft(bench: Bench) -> None:
    assert bench.refusal("check_article", article_id="ar-4229", checker_id="ag-5868") == "The article must be draft."


def test_check_article_is_refused_because_nobody_checks_an_article_of_their_own(bench: Bench) -> None:
    sentence = bench.refusal("check_article", article_id="ar-1599", checker_id="ag-9837")
    assert sentence == "Nobody checks an article of their own."


def test_check_article_is_refused_because_the_checker_works_on_a_lower_tier(bench: Bench) -> None:
    sentence = bench.refusal("check_article", article_id="ar-1599", checker_id="ag-1805")
    assert sentence == "The checker works on a lower tier."


def test_publish_article_sets_status_to_published(bench: Bench) -> None:
    bench.call("publish_article", article_id="ar-3723")
    assert bench.changes() == [updated("articles", "ar-3723", status="published")]


def test_publish_article_is_refused_because_the_article_must_be_checked(bench: Bench) -> None:
    assert bench.refusal("publish_article", article_id="ar-1599") == "The article must be checked."


def test_publish_article_is_refused_because_another_article_on_this_trouble_is_published(bench: Bench) -> None:
    bench.arrange("articles", "ar-3723", trouble="silent rain gauge")
    assert bench.refusal("publish_article", article_id="ar-3723") == "Another article on this trouble is published."


def test_withdraw_article_changes_the_article(bench: Bench) -> None:
    bench.call("withdraw_article", article_id="ar-2221")
    assert bench.changes() == [updated("articles", "ar-2221", status="withdrawn", checker_id=None)]


def test_withdraw_article_is_allowed(bench: Bench) -> None:
    bench.call("withdraw_article", article_id="ar-3579")


def test_withdraw_article_is_refused_because_the_article_must_be_published(bench: Bench) -> None:
    assert bench.refusal("withdraw_article", article_id="ar-3723") == "The article must be published."


def test_withdraw_article_is_refused_because_an_open_ticket_uses_the_article(bench: Bench) -> None:
    assert bench.refusal("withdraw_article", article_id="ar-2126") == "An open ticket uses the article."
