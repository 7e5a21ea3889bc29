"""Tests of the tools for articles of Playground workshop wiki."""

import pytest

from mcp_servers.contracts import Json
from mcp_servers.runtime.testing import Bench, inserted, updated


@pytest.mark.parametrize(
    ("filters", "ids"),
    [
        ({"words": "tools"}, ["ar-6653", "ar-6115", "ar-6430"]),
        ({"parent_id": "ar-6458"}, ["ar-6292"]),
        ({"space_id": "sp-7874"}, ["ar-3391", "ar-3174", "ar-3166"]),
        ({"locked_by_id": "au-6156"}, ["ar-1376", "ar-5620", "ar-9230", "ar-9991", "ar-6653", "ar-2488"]),
        ({"author_id": "au-1664"}, ["ar-1700", "ar-1881", "ar-9707", "ar-3486", "ar-5838", "ar-1856", "ar-3180"]),
        (
            {"status": "draft"},
            [
                "ar-2242",
                "ar-7704",
                "ar-3053",
                "ar-4668",
                "ar-4264",
                "ar-1376",
                "ar-3991",
                "ar-5620",
                "ar-3914",
                "ar-8211",
            ],
        ),
        ({"title": "Spare parts in the saw room"}, ["ar-2196"]),
    ],
)
def test_find_articles_filters(bench: Bench, filters: dict[str, Json], ids: list[str]) -> None:
    assert bench.ids("find_articles", **filters) == ids


def test_find_articles_turns_the_page(bench: Bench) -> None:
    assert bench.ids("find_articles", page=8) == ["ar-2488", "ar-2862", "ar-3180", "ar-6083"]


def test_find_articles_finds_nothing(bench: Bench) -> None:
    assert bench.ids("find_articles", title="Unheard of") == []


def test_read_article_shows_the_article(bench: Bench) -> None:
    result = bench.call("read_article", article_id="ar-2196")
    assert result == {
        "lines": [
            "# Spare parts in the saw room",
            "",
            "- **Person to ask:** Felix Maddox",
            "- **Telephone:** 708",
            "- **Longest use:** 166 minutes",
            "- **Key number:** K44-399",
            "",
            "For deliveries after five, ring the bell at the saw room.",
            "",
            "Written for the Staff space.",
        ],
        "first_line": 1,
        "total_lines": 10,
    }


def test_read_article_shows_the_article_with_from_line(bench: Bench) -> None:
    result = bench.call("read_article", article_id="ar-2196", from_line=10)
    assert result == {"lines": ["Written for the Staff space."], "first_line": 10, "total_lines": 10}


def test_read_article_shows_the_article_with_from_line_and_lines(bench: Bench) -> None:
    result = bench.call("read_article", article_id="ar-2196", from_line=9, lines=1)
    assert result == {"lines": [""], "first_line": 9, "total_lines": 10, "next_line": 10}


def test_read_article_is_refused_because_this_article_ends_at_line_10(bench: Bench) -> None:
    assert bench.refusal("read_article", article_id="ar-2196", from_line=11) == "This article ends at line 10."


def test_get_article_shows_the_article(bench: Bench) -> None:
    result = bench.call("get_article", article_id="ar-5246")
    assert result == {
        "id": "ar-5246",
        "title": "Guide to the drying kiln",
        "space_id": "sp-2998",
        "author_id": "au-6156",
        "status": "published",
        "review_due": "2026-05-18",
        "space_name": "Staff",
        "author_name": "Ngozi Camara",
        "open_comments": 1,
        "revisions": 1,
        "articles_below": 2,
    }


def test_get_article_shows_the_article_when_article_id_is_ar_6115(bench: Bench) -> None:
    result = bench.call("get_article", article_id="ar-6115")
    assert result == {
        "id": "ar-6115",
        "title": "Tools of the loading ramp",
        "space_id": "sp-9045",
        "author_id": "au-6156",
        "status": "published",
        "review_due": "2026-02-24",
        "space_name": "Workshop",
        "author_name": "Ngozi Camara",
        "open_comments": 3,
        "revisions": 4,
        "articles_below": 0,
    }


def test_report_spaces_adds_up(bench: Bench) -> None:
    result = bench.call("report_spaces", review_due_until="2026-03-09")
    assert result == {
        "items": [
            {"space_name": "Design", "articles": 1, "next_review": "2026-03-09"},
            {"space_name": "Workshop", "articles": 1, "next_review": "2026-02-24"},
        ],
        "total": 2,
    }


def test_report_spaces_adds_up_with_status_and_author_id(bench: Bench) -> None:
    result = bench.call("report_spaces", status="draft", author_id="au-3689")
    assert result == {
        "items": [
            {"space_name": "Design", "articles": 1, "next_review": "2026-07-08"},
            {"space_name": "Staff", "articles": 1, "next_review": "2026-12-06"},
        ],
        "total": 2,
    }


def test_write_article_adds_a_article(bench: Bench) -> None:
    bench.call("write_article", title="New Checklist for the test field", space_id="sp-6302", body="Agreed by phone")
    assert bench.changes() == [
        inserted(
            "articles",
            "ar-1998",
            title="New Checklist for the test field",
            space_id="sp-6302",
            author_id="au-3296",
            status="draft",
            review_due="2027-04-20",
            body="Agreed by phone",
        ),
    ]


def test_write_article_is_allowed(bench: Bench) -> None:
    bench.call(
        "write_article",
        title="New Opening hours of the packing room",
        space_id="sp-2998",
        body="Agreed by phone",
    )


def test_write_article_is_refused_because_you_have_left_the_team(bench: Bench) -> None:
    bench.arrange("authors", "au-3296", status="left")
    sentence = bench.refusal(
        "write_article",
        title="New Opening hours of the packing room",
        space_id="sp-6302",
        body="Agreed by phone",
    )
    assert sentence == "You have left the team."


def test_write_article_is_refused_because_the_space_is_full(bench: Bench) -> None:
    sentence = bench.refusal(
        "write_article",
        title="New Spare parts in the test field",
        space_id="sp-2585",
        body="As discussed",
    )
    assert sentence == "The space is full."


def test_write_article_is_refused_because_another_article_already_has_this_title(bench: Bench) -> None:
    sentence = bench.refusal(
        "write_article",
        title="Contacts of the delivery yard",
        space_id="sp-6302",
        body="As discussed",
    )
    assert sentence == "Another article already has this title."


def test_lock_article_changes_the_article(bench: Bench) -> None:
    bench.call("lock_article", article_id="ar-1376")
    assert bench.changes() == [updated("articles", "ar-1376", locked_by_id="au-3296", locked_at="2026-04-20T10:00")]


def test_lock_article_is_refused_because_only_a_draft_or_a_published_article_is_locked(bench: Bench) -> None:
    assert bench.refusal("lock_article", article_id="ar-1485") == "Only a draft or a published article is locked."


def test_lock_article_is_refused_because_somebody_holds_a_lock_on_this_article(bench: Bench) -> None:
    assert bench.refusal("lock_article", article_id="ar-4970") == "Somebody holds a lock on this article."


def test_unlock_article_changes_the_article(bench: Bench) -> None:
    bench.call("unlock_article", article_id="ar-1376")
    assert bench.changes() == [updated("articles", "ar-1376", locked_by_id=None, locked_at=None)]


def test_unlock_article_is_refused_because_the_article_is_not_locked(bench: Bench) -> None:
    assert bench.refusal("unlock_article", article_id="ar-1700") == "The article is not locked."


def test_unlock_article_is_refused_because_somebody_else_still_holds_the_lock(bench: Bench) -> None:
    assert bench.refusal("unlock_article", article_id="ar-4970") == "Somebody else still holds the lock."


def test_rewrite_article_changes_the_article_and_adds_a_revision(bench: Bench) -> None:
    bench.call("rewrite_article", article_id="ar-3174", body="As discussed", summary="Typing mistakes.")
    assert bench.changes() == [
        updated("articles", "ar-3174", locked_by_id=None, locked_at=None, body="As discussed"),
        inserted(
            "revisions",
            "re-4737",
            article_id="ar-3174",
            author_id="au-3296",
            summary="Typing mistakes.",
            kept_at="2026-04-20T10:00",
            text="As discussed",
        ),
    ]


def test_rewrite_article_is_refused_because_only_a_draft_or_a_published_article_is(bench: Bench) -> None:
    sentence = bench.refusal("rewrite_article", article_id="ar-1485", body="As discussed", summary="New supplier.")
    assert sentence == "Only a draft or a published article is rewritten."


def test_rewrite_article_is_refused_because_somebody_else_has_locked_the_article(bench: Bench) -> None:
    sentence = bench.refusal(
        "rewrite_article",
        article_id="ar-4970",
        body="Agreed by phone",
        summary="Photographs described.",
    )
    assert sentence == "Somebody else has locked the article."


def test_move_article_sets_parent_id_to_ar_4308(bench: Bench) -> None:
    bench.call("move_article", article_id="ar-3324", parent_id="ar-4308")
    assert bench.changes() == [updated("articles", "ar-3324", parent_id="ar-4308")]


def test_move_article_is_refused_because_an_article_is_not_below_itself(bench: Bench) -> None:
    assert bench.refusal("move_article", article_id="ar-5828", parent_id="ar-5828") == "An article is not below itself."


def test_move_article_is_refused_because_the_articles_are_in_different_spaces(bench: Bench) -> None:
    sentence = bench.refusal("move_article", article_id="ar-3925", parent_id="ar-1700")
    assert sentence == "The articles are in different spaces."


def test_move_article_is_refused_because_pages_are_at_most_two_levels_deep(bench: Bench) -> None:
    sentence = bench.refusal("move_article", article_id="ar-1485", parent_id="ar-8035")
    assert sentence == "Pages are at most two levels deep."


def test_move_article_is_refused_because_the_parent_article_is_archived(bench: Bench) -> None:
    assert bench.refusal("move_article", article_id="ar-2242", parent_id="ar-1485") == "The parent article is archived."


def test_move_article_is_refused_because_there_are_articles_below_this_one(bench: Bench) -> None:
    sentence = bench.refusal("move_article", article_id="ar-4308", parent_id="ar-3137")
    assert sentence == "There are articles below this one."


def test_publish_article_changes_the_article(bench: Bench) -> None:
    bench.call("publish_article", article_id="ar-3925")
    assert bench.changes() == [updated("articles", "ar-3925", status="published", review_due="2027-04-20")]


def test_publish_article_is_refused_because_the_article_must_be_in_review(bench: Bench) -> None:
    assert bench.refusal("publish_article", article_id="ar-4308") == "The article must be in review."


def test_publish_article_is_refused_because_the_article_needs_a_passed_review(bench: Bench) -> None:
    assert bench.refusal("publish_article", article_id="ar-9073") == "The article needs a passed review."


def test_publish_article_is_refused_because_a_review_of_the_article_is_not_finished(bench: Bench) -> None:
    assert bench.refusal("publish_article", article_id="ar-3166") == "A review of the article is not finished."


def test_archive_article_changes_the_article_and_sets_status_to_refused(bench: Bench) -> None:
    bench.call("archive_article", article_id="ar-3174")
    assert bench.changes() == [
        updated("articles", "ar-3174", status="archived", locked_by_id=None, locked_at=None),
        updated("comments", "co-5526", status="refused"),
    ]


def test_archive_article_is_refused_because_the_article_must_be_published(bench: Bench) -> None:
    assert bench.refusal("archive_article", article_id="ar-2082") == "The article must be published."


def test_archive_article_is_refused_because_there_are_articles_below_this_one(bench: Bench) -> None:
    assert bench.refusal("archive_article", article_id="ar-7571") == "There are articles below this one."


def test_archive_article_is_refused_because_somebody_holds_a_lock_on_this_article(bench: Bench) -> None:
    bench.arrange("articles", "ar-3391", locked_at="2026-04-20T08:00")
    assert bench.refusal("archive_article", article_id="ar-3391") == "Somebody holds a lock on this article."
