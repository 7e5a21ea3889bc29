"""Tests of the tools for senses of Northern dialect dictionary."""

import pytest

from mcp_servers.contracts import Json
from mcp_servers.runtime.testing import Bench, inserted, updated


@pytest.mark.parametrize(
    ("filters", "ids"),
    [
        ({"meaning": "order"}, ["se-4601", "se-7355", "se-8936"]),
        ({"entry_id": "en-1699"}, ["se-6603"]),
    ],
)
def test_find_senses_filters(bench: Bench, filters: dict[str, Json], ids: list[str]) -> None:
    assert bench.ids("find_senses", **filters) == ids


@pytest.mark.parametrize(
    ("filters", "total"),
    [
        ({"region": "North"}, 7),
        ({"obsolete": True}, 29),
    ],
)
def test_find_senses_counts(bench: Bench, filters: dict[str, Json], total: int) -> None:
    assert bench.call("find_senses", **filters)["total"] == total


def test_find_senses_turns_the_page(bench: Bench) -> None:
    assert bench.ids("find_senses", page=10) == ["se-8521", "se-4086"]


def test_find_senses_finds_nothing(bench: Bench) -> None:
    assert bench.ids("find_senses", entry_id="en-2609", region="East", obsolete=False) == []


def test_get_sense_shows_the_sense(bench: Bench) -> None:
    result = bench.call("get_sense", sense_id="se-1075")
    assert result == {
        "id": "se-1075",
        "entry_id": "en-8759",
        "number": 1,
        "meaning": "to endure without complaint",
        "region": "Islands",
        "obsolete": False,
        "entry_headword": "parkin",
        "entry_status": "in_review",
        "checked_quotations": 2,
        "first_year": 1823,
        "last_year": 1957,
    }


def test_add_sense_adds_a_sense_and_sets_touched_on_to_2026_03_24(bench: Bench) -> None:
    bench.call("add_sense", entry_id="en-2205", meaning="to throw hard", region="North")
    assert bench.changes() == [
        updated("entries", "en-2205", touched_on="2026-03-24"),
        inserted(
            "senses",
            "se-4756",
            entry_id="en-2205",
            number=2,
            meaning="to throw hard",
            region="North",
            obsolete=0,
        ),
    ]


def test_add_sense_is_allowed(bench: Bench) -> None:
    bench.call("add_sense", entry_id="en-3417", meaning="a narrow passage between houses", region="West")


def test_add_sense_is_refused_because_the_entry_is_no_draft(bench: Bench) -> None:
    sentence = bench.refusal("add_sense", entry_id="en-2191", meaning="a low stool for milking", region="West")
    assert sentence == "The entry is no draft."


def test_add_sense_is_refused_because_another_editor_is_working_on_this_entry(bench: Bench) -> None:
    sentence = bench.refusal("add_sense", entry_id="en-7080", meaning="to mend roughly", region="Coast")
    assert sentence == "Another editor is working on this entry."


def test_add_sense_is_refused_because_the_entry_has_this_sense_already(bench: Bench) -> None:
    sentence = bench.refusal("add_sense", entry_id="en-4367", meaning="to walk with difficulty", region="North")
    assert sentence == "The entry has this sense already."


def test_add_sense_is_refused_because_another_sense_already_has_this_entry_and_number_of(bench: Bench) -> None:
    bench.arrange("senses", "se-5379", entry_id="en-2191")
    sentence = bench.refusal("add_sense", entry_id="en-3284", meaning="to walk with difficulty", region="West")
    assert sentence == "Another sense already has this entry and number of the sense."


def test_reword_sense_sets_meaning_to_sticky_with_mud_and_sets_touched_on_to_2026_03_24(bench: Bench) -> None:
    bench.call("reword_sense", sense_id="se-4601", meaning="sticky with mud")
    assert bench.changes() == [
        updated("entries", "en-2205", touched_on="2026-03-24"),
        updated("senses", "se-4601", meaning="sticky with mud"),
    ]


def test_reword_sense_is_refused_because_the_entry_is_no_draft(bench: Bench) -> None:
    sentence = bench.refusal("reword_sense", sense_id="se-2713", meaning="a narrow passage between houses")
    assert sentence == "The entry is no draft."


def test_reword_sense_is_refused_because_the_sense_is_worded_like_that_already(bench: Bench) -> None:
    sentence = bench.refusal("reword_sense", sense_id="se-9706", meaning="to throw hard")
    assert sentence == "The sense is worded like that already."


def test_mark_obsolete_sets_obsolete_to_1(bench: Bench) -> None:
    bench.call("mark_obsolete", sense_id="se-4295")
    assert bench.changes() == [updated("senses", "se-4295", obsolete=1)]


def test_mark_obsolete_is_allowed(bench: Bench) -> None:
    bench.arrange("quotations", "qu-8977", status="collected")
    bench.call("mark_obsolete", sense_id="se-3930")


def test_mark_obsolete_is_refused_because_the_sense_is_marked_already(bench: Bench) -> None:
    assert bench.refusal("mark_obsolete", sense_id="se-5779") == "The sense is marked already."


def test_mark_obsolete_is_refused_because_the_sense_has_no_checked_quotation(bench: Bench) -> None:
    bench.arrange("quotations", "qu-1615", status="collected")
    assert bench.refusal("mark_obsolete", sense_id="se-5452") == "The sense has no checked quotation."


def test_mark_obsolete_is_refused_because_a_quotation_from_1940_or_later_shows_it_in_use(bench: Bench) -> None:
    bench.arrange("sources", "so-5366", year=1940)
    assert bench.refusal("mark_obsolete", sense_id="se-5452") == "A quotation from 1940 or later shows it in use."
