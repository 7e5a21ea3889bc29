"""Tests of the tools for entries of Northern dialect dictionary."""

import pytest

from mcp_servers.contracts import Json
from mcp_servers.runtime.testing import Bench, inserted, updated


@pytest.mark.parametrize(
    ("filters", "ids"),
    [
        ({"headword": "hoy"}, ["en-7747", "en-8595", "en-7873", "en-8684"]),
        ({"word_class": "adverb"}, ["en-1615", "en-8126", "en-3561"]),
        ({"status": "dropped"}, ["en-6392", "en-4921", "en-2795", "en-5293", "en-1851"]),
        (
            {"editor_id": "ed-1723"},
            ["en-4350", "en-5326", "en-6350", "en-1467", "en-7080", "en-8684", "en-4799", "en-2757", "en-1699"],
        ),
        (
            {"touched_until": "2026-03-21"},
            [
                "en-4350",
                "en-1615",
                "en-4251",
                "en-4300",
                "en-6392",
                "en-6806",
                "en-2205",
                "en-8245",
                "en-4921",
                "en-4861",
            ],
        ),
    ],
)
def test_find_entries_filters(bench: Bench, filters: dict[str, Json], ids: list[str]) -> None:
    assert bench.ids("find_entries", **filters) == ids


@pytest.mark.parametrize(
    ("filters", "total"),
    [
        ({"touched_until": "2026-03-21"}, 66),
        ({"reviewer_id": "ed-7277"}, 9),
    ],
)
def test_find_entries_counts(bench: Bench, filters: dict[str, Json], total: int) -> None:
    assert bench.call("find_entries", **filters)["total"] == total


def test_find_entries_turns_the_page(bench: Bench) -> None:
    ids = bench.ids("find_entries", page=7)
    assert ids == ["en-8126", "en-1699", "en-8479", "en-2564", "en-1851", "en-3561", "en-6366", "en-3417"]


def test_find_entries_finds_nothing(bench: Bench) -> None:
    assert bench.ids("find_entries", reviewer_id="ed-6991") == []


def test_get_entry_shows_the_entry(bench: Bench) -> None:
    result = bench.call("get_entry", entry_id="en-7080")
    assert result == {
        "id": "en-7080",
        "headword": "thole",
        "word_class": "noun",
        "status": "draft",
        "editor_id": "ed-1723",
        "touched_on": "2026-03-19",
        "editor_name": "Joost Dijkstra",
        "number_of_senses": 1,
        "checked_quotations": 1,
        "first_year": 1967,
        "last_year": 1967,
        "open_comments": 0,
    }


def test_get_entry_shows_the_entry_when_entry_id_is_en_8684(bench: Bench) -> None:
    result = bench.call("get_entry", entry_id="en-8684")
    assert result == {
        "id": "en-8684",
        "headword": "underhoy",
        "word_class": "noun",
        "status": "draft",
        "editor_id": "ed-1723",
        "touched_on": "2026-01-31",
        "editor_name": "Joost Dijkstra",
        "number_of_senses": 1,
        "checked_quotations": 0,
        "open_comments": 0,
    }


def test_report_entries_finds_nothing(bench: Bench) -> None:
    assert bench.ids("report_entries", status="in_review", word_class="adjective", touched_until="2026-02-01") == []


def test_report_entries_adds_up(bench: Bench) -> None:
    result = bench.call("report_entries", touched_until="2025-09-30")
    assert result == {
        "items": [
            {"editor_name": "Giulia Moretti", "entries": 2, "latest_change": "2025-09-30"},
            {"editor_name": "Marlies Winkler", "entries": 1, "latest_change": "2025-09-17"},
            {"editor_name": "Selin Georgiou", "entries": 1, "latest_change": "2025-09-09"},
        ],
        "total": 3,
    }


def test_report_entries_adds_up_with_status(bench: Bench) -> None:
    result = bench.call("report_entries", status="dropped")
    assert result == {
        "items": [
            {"editor_name": "Bjørn Solberg", "entries": 1, "latest_change": "2026-01-12"},
            {"editor_name": "Farhan Menon", "entries": 1, "latest_change": "2026-02-13"},
            {"editor_name": "Florian Meijer", "entries": 1, "latest_change": "2026-03-01"},
            {"editor_name": "Giulia Moretti", "entries": 2, "latest_change": "2026-03-18"},
        ],
        "total": 4,
    }


def test_report_entries_adds_up_with_word_class(bench: Bench) -> None:
    result = bench.call("report_entries", word_class="verb")
    assert result == {
        "items": [
            {"editor_name": "Bjørn Solberg", "entries": 4, "latest_change": "2026-03-21"},
            {"editor_name": "Caoimhe McCarthy", "entries": 1, "latest_change": "2025-10-10"},
            {"editor_name": "Farhan Menon", "entries": 3, "latest_change": "2026-03-05"},
            {"editor_name": "Giulia Moretti", "entries": 2, "latest_change": "2026-03-18"},
            {"editor_name": "Joost Dijkstra", "entries": 3, "latest_change": "2026-02-09"},
            {"editor_name": "Marlies Winkler", "entries": 3, "latest_change": "2026-02-01"},
            {"editor_name": "Selin Georgiou", "entries": 4, "latest_change": "2026-03-14"},
        ],
        "total": 7,
    }


def test_start_entry_adds_a_entry(bench: Bench) -> None:
    bench.call("start_entry", headword="New neshle", word_class="noun")
    assert bench.changes() == [
        inserted(
            "entries",
            "en-1104",
            headword="New neshle",
            word_class="noun",
            status="draft",
            editor_id="ed-7277",
            touched_on="2026-03-24",
        ),
    ]


def test_start_entry_is_refused_because_the_dictionary_has_this_headword_already(bench: Bench) -> None:
    sentence = bench.refusal("start_entry", headword="forbait", word_class="adverb")
    assert sentence == "The dictionary has this headword already."


def test_start_entry_is_refused_because_you_have_twelve_entries_in_work_already(bench: Bench) -> None:
    bench.arrange("entries", "en-1185", editor_id="ed-7277")
    bench.arrange("entries", "en-1284", editor_id="ed-7277")
    bench.arrange("entries", "en-1420", editor_id="ed-7277")
    sentence = bench.refusal("start_entry", headword="New forbait", word_class="adverb")
    assert sentence == "You have twelve entries in work already."


def test_take_over_entry_changes_the_entry(bench: Bench) -> None:
    bench.call("take_over_entry", entry_id="en-1699")
    assert bench.changes() == [updated("entries", "en-1699", editor_id="ed-7277", touched_on="2026-03-24")]


def test_take_over_entry_is_allowed(bench: Bench) -> None:
    bench.arrange("entries", "en-9005", touched_on="2026-01-23")
    bench.call("take_over_entry", entry_id="en-9005")


def test_take_over_entry_is_refused_because_the_entry_is_no_draft(bench: Bench) -> None:
    assert bench.refusal("take_over_entry", entry_id="en-2191") == "The entry is no draft."


def test_take_over_entry_is_refused_because_the_entry_is_yours_already(bench: Bench) -> None:
    assert bench.refusal("take_over_entry", entry_id="en-4370") == "The entry is yours already."


def test_take_over_entry_is_refused_because_the_entry_is_still_being_worked_on(bench: Bench) -> None:
    assert bench.refusal("take_over_entry", entry_id="en-1467") == "The entry is still being worked on."


def test_take_over_entry_is_refused_because_you_have_twelve_entries_in_work_already(bench: Bench) -> None:
    bench.arrange("entries", "en-1185", editor_id="ed-7277")
    bench.arrange("entries", "en-1284", editor_id="ed-7277")
    bench.arrange("entries", "en-1420", editor_id="ed-7277")
    assert bench.refusal("take_over_entry", entry_id="en-1615") == "You have twelve entries in work already."


def test_submit_entry_changes_the_entry(bench: Bench) -> None:
    bench.call("submit_entry", entry_id="en-1467", reviewer_id="ed-7277")
    assert bench.changes() == [
        updated("entries", "en-1467", status="in_review", reviewer_id="ed-7277", touched_on="2026-03-24"),
    ]


def test_submit_entry_is_refused_because_the_entry_must_be_draft(bench: Bench) -> None:
    assert bench.refusal("submit_entry", entry_id="en-4799", reviewer_id="ed-1723") == "The entry must be draft."


def test_submit_entry_is_refused_because_the_reviewer_is_not_an_active_senior_editor(bench: Bench) -> None:
    sentence = bench.refusal("submit_entry", entry_id="en-3762", reviewer_id="ed-6991")
    assert sentence == "The reviewer is not an active senior editor."


def test_submit_entry_is_refused_because_nobody_reviews_an_entry_of_their_own(bench: Bench) -> None:
    sentence = bench.refusal("submit_entry", entry_id="en-1699", reviewer_id="ed-1723")
    assert sentence == "Nobody reviews an entry of their own."


def test_submit_entry_is_refused_because_a_sense_has_no_checked_quotation(bench: Bench) -> None:
    sentence = bench.refusal("submit_entry", entry_id="en-6350", reviewer_id="ed-7277")
    assert sentence == "A sense has no checked quotation."


def test_return_entry_changes_the_entry(bench: Bench) -> None:
    bench.call("return_entry", entry_id="en-4799")
    assert bench.changes() == [updated("entries", "en-4799", status="draft", reviewer_id=None, touched_on="2026-03-24")]


def test_return_entry_is_refused_because_the_entry_must_be_published_or_in_review(bench: Bench) -> None:
    assert bench.refusal("return_entry", entry_id="en-1467") == "The entry must be published or in review."


def test_return_entry_is_refused_because_there_is_no_comment_to_deal_with(bench: Bench) -> None:
    assert bench.refusal("return_entry", entry_id="en-6806") == "There is no comment to deal with."


def test_publish_entry_changes_the_entry(bench: Bench) -> None:
    bench.call("publish_entry", entry_id="en-2191")
    assert bench.changes() == [updated("entries", "en-2191", status="published", touched_on="2026-03-24")]


def test_publish_entry_is_refused_because_the_entry_must_be_in_review(bench: Bench) -> None:
    assert bench.refusal("publish_entry", entry_id="en-1467") == "The entry must be in review."


def test_publish_entry_is_refused_because_a_sense_has_fewer_than_two_checked_quotations(bench: Bench) -> None:
    assert bench.refusal("publish_entry", entry_id="en-6048") == "A sense has fewer than two checked quotations."


def test_publish_entry_is_refused_because_a_readers_comment_is_open(bench: Bench) -> None:
    assert bench.refusal("publish_entry", entry_id="en-6983") == "A reader's comment is open."


def test_drop_entry_sets_status_to_dropped_and_sets_status_to_rejected(bench: Bench) -> None:
    bench.call("drop_entry", entry_id="en-4350")
    assert bench.changes() == [
        updated("entries", "en-4350", status="dropped"),
        updated("reader_comments", "re-8329", status="rejected"),
    ]


def test_drop_entry_is_refused_because_the_entry_must_be_draft(bench: Bench) -> None:
    assert bench.refusal("drop_entry", entry_id="en-4799") == "The entry must be draft."


def test_drop_entry_is_refused_because_the_entry_has_checked_quotations(bench: Bench) -> None:
    assert bench.refusal("drop_entry", entry_id="en-1467") == "The entry has checked quotations."
