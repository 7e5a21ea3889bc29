"""Tests of the tools for quotations of Northern dialect dictionary."""

import pytest

from mcp_servers.contracts import Json
from mcp_servers.runtime.testing import Bench, inserted, updated


@pytest.mark.parametrize(
    ("filters", "ids"),
    [
        ({"sense_id": "se-4531", "status": "collected", "year": 1853}, ["qu-3606"]),
        (
            {"text": "night."},
            [
                "qu-9863",
                "qu-6697",
                "qu-8521",
                "qu-6693",
                "qu-9832",
                "qu-8788",
                "qu-7851",
                "qu-1101",
                "qu-1273",
                "qu-8495",
            ],
        ),
        ({"source_id": "so-8267"}, ["qu-4108", "qu-4128", "qu-6693", "qu-7299"]),
        ({"entry_id": "en-7080"}, ["qu-1017"]),
    ],
)
def test_find_quotations_filters(bench: Bench, filters: dict[str, Json], ids: list[str]) -> None:
    assert bench.ids("find_quotations", **filters) == ids


def test_find_quotations_counts(bench: Bench) -> None:
    assert bench.call("find_quotations", year=1954)["total"] == 118


def test_find_quotations_turns_the_page(bench: Bench) -> None:
    ids = bench.ids("find_quotations", page=4)
    assert ids == [
        "qu-6697",
        "qu-7669",
        "qu-7699",
        "qu-8147",
        "qu-8591",
        "qu-8647",
        "qu-9038",
        "qu-9579",
        "qu-9837",
        "qu-2233",
    ]


def test_find_quotations_finds_nothing(bench: Bench) -> None:
    assert bench.ids("find_quotations", entry_id="en-2996") == []


def test_report_sources_finds_nothing(bench: Bench) -> None:
    assert bench.ids("report_sources", status="rejected", kind="book", collected_from="2026-02-01") == []


def test_report_sources_adds_up(bench: Bench) -> None:
    result = bench.call("report_sources", page=4)
    assert result == {
        "items": [{"source_title": "The Quarry Song Book, 1834", "quotations": 3, "last_collected": "2026-01-02"}],
        "total": 31,
    }


def test_report_sources_adds_up_with_status(bench: Bench) -> None:
    result = bench.call("report_sources", status="checked")
    assert result == {
        "items": [
            {"source_title": "A Dales Reader, 1889", "quotations": 3, "last_collected": "2026-02-20"},
            {"source_title": "A Dales Reader, 1951", "quotations": 1, "last_collected": "2024-05-04"},
            {"source_title": "Chapel Minutes, 1938", "quotations": 1, "last_collected": "2026-02-26"},
            {"source_title": "Farm Diary of Low Hagg, 1889", "quotations": 1, "last_collected": "2024-10-26"},
            {"source_title": "Letter of Bernard Calloway, 1834", "quotations": 8, "last_collected": "2026-01-30"},
            {"source_title": "Letter of Celia Ashworth, 1938", "quotations": 1, "last_collected": "2025-10-12"},
            {"source_title": "Letter of Iris Lidell, 1877", "quotations": 1, "last_collected": "2025-01-05"},
            {"source_title": "Letter of Iris Maddox, 1877", "quotations": 1, "last_collected": "2024-07-11"},
            {"source_title": "Letter of Iris Penrose, 1912", "quotations": 6, "last_collected": "2026-03-02"},
            {"source_title": "Letter of Jonas Strickland, 1964", "quotations": 1, "last_collected": "2025-12-12"},
        ],
        "total": 25,
        "next_page": 2,
    }


def test_report_sources_adds_up_with_kind_and_collected_from(bench: Bench) -> None:
    result = bench.call("report_sources", kind="letter", collected_from="2024-10-12")
    assert result == {
        "items": [
            {"source_title": "Letter of Bernard Calloway, 1834", "quotations": 9, "last_collected": "2026-01-30"},
            {"source_title": "Letter of Iris Lidell, 1877", "quotations": 2, "last_collected": "2025-11-05"},
            {"source_title": "Letter of Iris Maddox, 1877", "quotations": 4, "last_collected": "2025-12-14"},
            {"source_title": "Letter of Kit Birkett, 1848", "quotations": 2, "last_collected": "2025-03-17"},
            {"source_title": "Letter of Percy Farrow, 1951", "quotations": 23, "last_collected": "2026-03-18"},
            {"source_title": "Letter of Una Nettleton, 1926", "quotations": 11, "last_collected": "2026-01-29"},
        ],
        "total": 6,
    }


def test_collect_quotation_adds_a_quotation(bench: Bench) -> None:
    bench.call(
        "collect_quotation",
        sense_id="se-1575",
        text="We thole what we cannot mend.",
        source_id="so-6988",
        leaf=6,
    )
    assert bench.changes() == [
        inserted(
            "quotations",
            "qu-5815",
            sense_id="se-1575",
            text="We thole what we cannot mend.",
            source_id="so-6988",
            leaf=6,
            status="collected",
            collected_on="2026-03-24",
        ),
    ]


def test_collect_quotation_is_allowed(bench: Bench) -> None:
    bench.call(
        "collect_quotation",
        sense_id="se-9706",
        text="I were nithered stood at that gate.",
        source_id="so-7727",
        leaf=83,
    )


def test_collect_quotation_is_refused_because_the_entry_was_dropped(bench: Bench) -> None:
    sentence = bench.refusal(
        "collect_quotation",
        sense_id="se-5779",
        text="She were that mardy nobody dared speak.",
        source_id="so-4291",
        leaf=127,
    )
    assert sentence == "The entry was dropped."


def test_collect_quotation_is_refused_because_the_sense_has_twelve_quotations(bench: Bench) -> None:
    bench.arrange("quotations", "qu-1017", sense_id="se-9706")
    bench.arrange("quotations", "qu-1030", sense_id="se-9706")
    sentence = bench.refusal(
        "collect_quotation",
        sense_id="se-9706",
        text="I were nithered stood at that gate.",
        source_id="so-7727",
        leaf=83,
    )
    assert sentence == "The sense has twelve quotations."


def test_check_quotation_sets_status_to_checked(bench: Bench) -> None:
    bench.call("check_quotation", quotation_id="qu-5996")
    assert bench.changes() == [updated("quotations", "qu-5996", status="checked")]


def test_check_quotation_is_refused_because_the_quotation_must_be_collected(bench: Bench) -> None:
    assert bench.refusal("check_quotation", quotation_id="qu-4235") == "The quotation must be collected."


def test_check_quotation_is_refused_because_the_permission_for_this_source_is_missing(bench: Bench) -> None:
    assert bench.refusal("check_quotation", quotation_id="qu-3740") == "The permission for this source is missing."


def test_check_quotation_is_refused_because_the_entry_was_dropped(bench: Bench) -> None:
    bench.arrange("entries", "en-2191", status="dropped")
    assert bench.refusal("check_quotation", quotation_id="qu-5996") == "The entry was dropped."


def test_reject_quotation_sets_status_to_rejected(bench: Bench) -> None:
    bench.call("reject_quotation", quotation_id="qu-3740")
    assert bench.changes() == [updated("quotations", "qu-3740", status="rejected")]


def test_reject_quotation_is_refused_because_the_quotation_must_be_collected(bench: Bench) -> None:
    assert bench.refusal("reject_quotation", quotation_id="qu-9979") == "The quotation must be collected."


def test_move_quotation_sets_sense_id_to_se_6807(bench: Bench) -> None:
    bench.call("move_quotation", quotation_id="qu-9979", sense_id="se-6807")
    assert bench.changes() == [updated("quotations", "qu-9979", sense_id="se-6807")]


def test_move_quotation_is_refused_because_the_entry_is_no_draft(bench: Bench) -> None:
    assert bench.refusal("move_quotation", quotation_id="qu-2324", sense_id="se-3641") == "The entry is no draft."


def test_move_quotation_is_refused_because_the_sense_belongs_to_another_entry(bench: Bench) -> None:
    sentence = bench.refusal("move_quotation", quotation_id="qu-9979", sense_id="se-7589")
    assert sentence == "The sense belongs to another entry."


def test_move_quotation_is_refused_because_the_quotation_is_there_already(bench: Bench) -> None:
    sentence = bench.refusal("move_quotation", quotation_id="qu-9979", sense_id="se-1102")
    assert sentence == "The quotation is there already."
