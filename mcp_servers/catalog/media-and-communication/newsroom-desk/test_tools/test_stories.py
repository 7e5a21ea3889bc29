"""Tests of the tools for stories of Fjordposten newsroom."""

import pytest

from mcp_servers.contracts import Json
from mcp_servers.runtime.testing import Bench, inserted, updated


@pytest.mark.parametrize(
    ("filters", "ids"),
    [
        ({"section_name": "Suburbs", "status": "published", "sensitive": False, "max_length": 50}, ["st-2753"]),
        (
            {"section_id": "se-4029"},
            [
                "st-1464",
                "st-2001",
                "st-8570",
                "st-3958",
                "st-6699",
                "st-8404",
                "st-2753",
                "st-6960",
                "st-3396",
                "st-1602",
            ],
        ),
        ({"author_id": "jo-7958"}, ["st-1464"]),
        ({"title": "chance"}, ["st-2001", "st-6323", "st-8474", "st-5188"]),
    ],
)
def test_find_stories_filters(bench: Bench, filters: dict[str, Json], ids: list[str]) -> None:
    assert bench.ids("find_stories", **filters) == ids


@pytest.mark.parametrize(
    ("filters", "total"),
    [
        ({"section_name": "Suburbs"}, 79),
        ({"sensitive": False}, 90),
        ({"kind": "comment"}, 32),
    ],
)
def test_find_stories_counts(bench: Bench, filters: dict[str, Json], total: int) -> None:
    assert bench.call("find_stories", **filters)["total"] == total


def test_find_stories_turns_the_page(bench: Bench) -> None:
    assert bench.ids("find_stories", page=14) == ["st-6915", "st-4454", "st-6819", "st-1848", "st-9116"]


def test_find_stories_finds_nothing(bench: Bench) -> None:
    assert bench.ids("find_stories", title="staff", kind="news", author_id="jo-6514", max_length=100) == []


def test_get_story_shows_the_story(bench: Bench) -> None:
    result = bench.call("get_story", story_id="st-1495")
    assert result == {
        "id": "st-1495",
        "title": "Music school under review",
        "section_id": "se-4029",
        "kind": "feature",
        "sensitive": True,
        "legal_read": True,
        "status": "filed",
        "author_id": "jo-6634",
        "length": 120,
        "section_name": "Suburbs",
        "confirmed_sources": 2,
        "named_sources": 2,
        "bought_pictures": 0,
    }


def test_get_story_shows_the_story_when_anonymous_is_true(bench: Bench) -> None:
    bench.arrange("sources", "so-7006", anonymous=True)
    result = bench.call("get_story", story_id="st-1602")
    assert result == {
        "id": "st-1602",
        "title": "Cattle market goes to court",
        "section_id": "se-4029",
        "kind": "news",
        "sensitive": True,
        "legal_read": True,
        "status": "dropped",
        "author_id": "jo-6634",
        "length": 170,
        "section_name": "Suburbs",
        "confirmed_sources": 1,
        "named_sources": 0,
        "bought_pictures": 0,
    }


def test_report_stories_adds_up(bench: Bench) -> None:
    result = bench.call("report_stories", sensitive=True)
    assert result == {
        "items": [
            {"kind": "comment", "stories": 9, "lines": 520, "longest": 80},
            {"kind": "feature", "stories": 7, "lines": 740, "longest": 160},
            {"kind": "interview", "stories": 8, "lines": 760, "longest": 170},
            {"kind": "news", "stories": 21, "lines": 2240, "longest": 180},
        ],
        "total": 4,
    }


def test_report_stories_adds_up_with_section_id_and_status(bench: Bench) -> None:
    result = bench.call("report_stories", section_id="se-6477", status="published")
    assert result == {"items": [{"kind": "news", "stories": 2, "lines": 350, "longest": 180}], "total": 1}


def test_propose_story_adds_a_story(bench: Bench) -> None:
    bench.call("propose_story", title="New Beach road finds a buyer", kind="news", length=80)
    assert bench.changes() == [
        inserted(
            "stories",
            "st-5642",
            title="New Beach road finds a buyer",
            section_id="se-4029",
            kind="news",
            sensitive=0,
            legal_read=0,
            status="proposed",
            length=80,
        ),
    ]


def test_propose_story_is_allowed(bench: Bench) -> None:
    bench.call("propose_story", title="New Music school under review", kind="comment", length=90)


def test_propose_story_is_refused_because_a_comment_has_at_most_90_lines(bench: Bench) -> None:
    sentence = bench.refusal("propose_story", title="New Music school under review", kind="comment", length=91)
    assert sentence == "A comment has at most 90 lines."


def test_propose_story_is_refused_because_another_story_already_has_this_working_title(bench: Bench) -> None:
    sentence = bench.refusal("propose_story", title="School garden costs twice as much", kind="interview", length=120)
    assert sentence == "Another story already has this working title."


def test_assign_story_changes_the_story(bench: Bench) -> None:
    bench.call("assign_story", story_id="st-7408", author_id="jo-6634")
    assert bench.changes() == [updated("stories", "st-7408", status="assigned", author_id="jo-6634")]


def test_assign_story_is_refused_because_the_story_must_be_proposed_or_filed(bench: Bench) -> None:
    sentence = bench.refusal("assign_story", story_id="st-9257", author_id="jo-7681")
    assert sentence == "The story must be proposed or filed."


def test_assign_story_is_refused_because_the_story_belongs_to_another_section(bench: Bench) -> None:
    sentence = bench.refusal("assign_story", story_id="st-6863", author_id="jo-7681")
    assert sentence == "The story belongs to another section."


def test_assign_story_is_refused_because_the_story_is_not_a_proposal(bench: Bench) -> None:
    assert bench.refusal("assign_story", story_id="st-1495", author_id="jo-6634") == "The story is not a proposal."


def test_assign_story_is_refused_because_the_journalist_is_away(bench: Bench) -> None:
    assert bench.refusal("assign_story", story_id="st-4376", author_id="jo-7958") == "The journalist is away."


def test_assign_story_is_refused_because_comments_are_written_by_the_section_itself(bench: Bench) -> None:
    sentence = bench.refusal("assign_story", story_id="st-3962", author_id="jo-6329")
    assert sentence == "Comments are written by the section itself."


def test_assign_story_is_refused_because_the_journalist_has_enough_to_do(bench: Bench) -> None:
    assert bench.refusal("assign_story", story_id="st-3962", author_id="jo-2085") == "The journalist has enough to do."


def test_file_story_changes_the_story(bench: Bench) -> None:
    bench.call("file_story", story_id="st-3067", length=90)
    assert bench.changes() == [updated("stories", "st-3067", status="filed", length=90)]


def test_file_story_changes_the_story_2(bench: Bench) -> None:
    bench.call("file_story", story_id="st-9667", length=30)
    assert bench.changes() == [updated("stories", "st-9667", legal_read=0, status="filed")]


def test_file_story_is_refused_because_the_story_must_be_assigned(bench: Bench) -> None:
    assert bench.refusal("file_story", story_id="st-2544", length=40) == "The story must be assigned."


def test_file_story_is_refused_because_the_story_has_no_source(bench: Bench) -> None:
    bench.arrange("sources", "so-1017", story_id="st-2645")
    assert bench.refusal("file_story", story_id="st-2645", length=50) == "The story has no source."


def test_file_story_is_refused_because_a_comment_has_at_most_90_lines(bench: Bench) -> None:
    assert bench.refusal("file_story", story_id="st-3067", length=91) == "A comment has at most 90 lines."


def test_mark_sensitive_changes_the_story(bench: Bench) -> None:
    bench.arrange("stories", "st-2645", legal_read=True)
    bench.call("mark_sensitive", story_id="st-2645")
    assert bench.changes() == [updated("stories", "st-2645", sensitive=1, legal_read=0)]


def test_mark_sensitive_is_refused_because_the_story_is_sensitive_already(bench: Bench) -> None:
    assert bench.refusal("mark_sensitive", story_id="st-1602") == "The story is sensitive already."


def test_mark_sensitive_is_refused_because_it_is_too_late_for_that(bench: Bench) -> None:
    assert bench.refusal("mark_sensitive", story_id="st-9257") == "It is too late for that."


def test_record_reading_sets_legal_read_to_1(bench: Bench) -> None:
    bench.call("record_reading", story_id="st-6701")
    assert bench.changes() == [updated("stories", "st-6701", legal_read=1)]


def test_record_reading_is_refused_because_the_story_is_not_handed_in(bench: Bench) -> None:
    assert bench.refusal("record_reading", story_id="st-1602") == "The story is not handed in."


def test_record_reading_is_refused_because_the_story_is_not_sensitive(bench: Bench) -> None:
    assert bench.refusal("record_reading", story_id="st-6699") == "The story is not sensitive."


def test_record_reading_is_refused_because_the_lawyer_has_read_it_already(bench: Bench) -> None:
    assert bench.refusal("record_reading", story_id="st-3609") == "The lawyer has read it already."


def test_return_story_sets_status_to_assigned(bench: Bench) -> None:
    bench.call("return_story", story_id="st-3609")
    assert bench.changes() == [updated("stories", "st-3609", status="assigned")]


def test_return_story_is_refused_because_the_story_must_be_proposed_or_filed(bench: Bench) -> None:
    assert bench.refusal("return_story", story_id="st-1602") == "The story must be proposed or filed."


def test_return_story_is_refused_because_the_story_belongs_to_another_section(bench: Bench) -> None:
    assert bench.refusal("return_story", story_id="st-2098") == "The story belongs to another section."


def test_return_story_is_refused_because_the_story_is_not_handed_in(bench: Bench) -> None:
    assert bench.refusal("return_story", story_id="st-2544") == "The story is not handed in."


def test_clear_story_sets_status_to_cleared(bench: Bench) -> None:
    bench.call("clear_story", story_id="st-7803")
    assert bench.changes() == [updated("stories", "st-7803", status="cleared")]


def test_clear_story_is_allowed(bench: Bench) -> None:
    bench.arrange("sources", "so-5678", anonymous=True)
    bench.call("clear_story", story_id="st-3958")


def test_clear_story_is_refused_because_the_story_must_be_filed_or_placed(bench: Bench) -> None:
    assert bench.refusal("clear_story", story_id="st-2544") == "The story must be filed or placed."


def test_clear_story_is_refused_because_the_story_belongs_to_another_section(bench: Bench) -> None:
    assert bench.refusal("clear_story", story_id="st-4096") == "The story belongs to another section."


def test_clear_story_is_refused_because_the_story_is_not_handed_in(bench: Bench) -> None:
    assert bench.refusal("clear_story", story_id="st-1464") == "The story is not handed in."


def test_clear_story_is_refused_because_the_lawyer_has_not_read_the_story(bench: Bench) -> None:
    assert bench.refusal("clear_story", story_id="st-8287") == "The lawyer has not read the story."


def test_clear_story_is_refused_because_news_needs_two_confirmed_sources_one_of_them_not(bench: Bench) -> None:
    sentence = bench.refusal("clear_story", story_id="st-9586")
    assert sentence == "News needs two confirmed sources, one of them not anonymous."


def test_clear_story_is_refused_because_the_story_has_no_confirmed_source(bench: Bench) -> None:
    assert bench.refusal("clear_story", story_id="st-2001") == "The story has no confirmed source."


def test_set_embargo_sets_embargo_until_to_2026_09_24_11_00(bench: Bench) -> None:
    bench.call("set_embargo", story_id="st-5142", embargo_until="2026-09-24T11:00")
    assert bench.changes() == [updated("stories", "st-5142", embargo_until="2026-09-24T11:00")]


def test_set_embargo_is_refused_because_it_is_too_late_for_an_embargo(bench: Bench) -> None:
    sentence = bench.refusal("set_embargo", story_id="st-1602", embargo_until="2026-09-08T22:30")
    assert sentence == "It is too late for an embargo."


def test_set_embargo_is_refused_because_the_end_of_the_embargo_has_passed(bench: Bench) -> None:
    sentence = bench.refusal("set_embargo", story_id="st-5142", embargo_until="2026-09-10T11:00")
    assert sentence == "The end of the embargo has passed."


def test_set_embargo_is_refused_because_an_embargo_lasts_at_most_14_days(bench: Bench) -> None:
    sentence = bench.refusal("set_embargo", story_id="st-5142", embargo_until="2026-09-24T11:01")
    assert sentence == "An embargo lasts at most 14 days."


def test_set_embargo_is_refused_because_an_embargo_is_never_shortened(bench: Bench) -> None:
    sentence = bench.refusal("set_embargo", story_id="st-5142", embargo_until="2026-09-11T17:30")
    assert sentence == "An embargo is never shortened."


def test_place_story_changes_the_story(bench: Bench) -> None:
    bench.call("place_story", story_id="st-4804", news_page_id="ne-4497")
    assert bench.changes() == [updated("stories", "st-4804", status="placed", page_id="ne-4497")]


def test_place_story_is_allowed(bench: Bench) -> None:
    bench.call("place_story", story_id="st-1595", news_page_id="ne-4446")


def test_place_story_is_allowed_when_embargo_until_is_2026_09_11_05_30(bench: Bench) -> None:
    bench.arrange("stories", "st-4804", embargo_until="2026-09-11T05:30")
    bench.call("place_story", story_id="st-4804", news_page_id="ne-4969")


def test_place_story_is_refused_because_the_story_must_be_cleared(bench: Bench) -> None:
    assert bench.refusal("place_story", story_id="st-2645", news_page_id="ne-5970") == "The story must be cleared."


def test_place_story_is_refused_because_the_story_belongs_to_another_section(bench: Bench) -> None:
    sentence = bench.refusal("place_story", story_id="st-5280", news_page_id="ne-9911")
    assert sentence == "The story belongs to another section."


def test_place_story_is_refused_because_the_page_belongs_to_another_section(bench: Bench) -> None:
    sentence = bench.refusal("place_story", story_id="st-1595", news_page_id="ne-9911")
    assert sentence == "The page belongs to another section."


def test_place_story_is_refused_because_the_edition_is_closed(bench: Bench) -> None:
    assert bench.refusal("place_story", story_id="st-1196", news_page_id="ne-8512") == "The edition is closed."


def test_place_story_is_refused_because_the_closing_time_has_passed(bench: Bench) -> None:
    bench.arrange("editions", "ed-9647", closes_at="2026-09-10T11:00")
    assert bench.refusal("place_story", story_id="st-4804", news_page_id="ne-4969") == "The closing time has passed."


def test_place_story_is_refused_because_the_embargo_ends_after_the_edition_is_on_sale(bench: Bench) -> None:
    bench.arrange("stories", "st-4804", embargo_until="2026-09-11T05:31")
    sentence = bench.refusal("place_story", story_id="st-4804", news_page_id="ne-4969")
    assert sentence == "The embargo ends after the edition is on sale."


def test_place_story_is_refused_because_there_is_no_room_on_the_page(bench: Bench) -> None:
    assert bench.refusal("place_story", story_id="st-4804", news_page_id="ne-4446") == "There is no room on the page."


def test_pull_story_changes_the_story(bench: Bench) -> None:
    bench.call("pull_story", story_id="st-6937")
    assert bench.changes() == [updated("stories", "st-6937", status="cleared", page_id=None)]


def test_pull_story_is_allowed(bench: Bench) -> None:
    bench.arrange("stories", "st-6953", page_id="ne-4969")
    bench.arrange("editions", "ed-9647", closes_at="2026-09-10T13:00")
    bench.call("pull_story", story_id="st-6953")


def test_pull_story_is_refused_because_the_story_must_be_filed_or_placed(bench: Bench) -> None:
    assert bench.refusal("pull_story", story_id="st-1602") == "The story must be filed or placed."


def test_pull_story_is_refused_because_the_story_belongs_to_another_section(bench: Bench) -> None:
    assert bench.refusal("pull_story", story_id="st-3368") == "The story belongs to another section."


def test_pull_story_is_refused_because_the_story_is_on_no_page(bench: Bench) -> None:
    assert bench.refusal("pull_story", story_id="st-3609") == "The story is on no page."


def test_pull_story_is_refused_because_it_is_too_late_to_take_the_story_off(bench: Bench) -> None:
    bench.arrange("stories", "st-6953", page_id="ne-1791")
    assert bench.refusal("pull_story", story_id="st-6953") == "It is too late to take the story off."


def test_drop_story_sets_status_to_dropped_and_sets_status_to_declined(bench: Bench) -> None:
    bench.call("drop_story", story_id="st-1495")
    assert bench.changes() == [
        updated("pictures", "pi-5804", status="declined"),
        updated("stories", "st-1495", status="dropped"),
    ]


def test_drop_story_is_refused_because_the_story_must_be_proposed_or_assigned_or_filed_or(bench: Bench) -> None:
    sentence = bench.refusal("drop_story", story_id="st-1602")
    assert sentence == "The story must be proposed or assigned or filed or cleared."


def test_drop_story_is_refused_because_the_story_belongs_to_another_section(bench: Bench) -> None:
    assert bench.refusal("drop_story", story_id="st-2098") == "The story belongs to another section."


def test_drop_story_is_refused_because_a_picture_was_bought_for_it(bench: Bench) -> None:
    assert bench.refusal("drop_story", story_id="st-1848") == "A picture was bought for it."
