"""Tests of the tools for senses of Northern dialect dictionary."""

import pytest

from mcp_servers.contracts import Json
from mcp_servers.runtime.testing import Bench, inserted, updated


@pytest.mark.parametrize(
    ("filters", "ids"),
    [
        ({"meaning": "wool"}, ["se-7559", "se-9197", "se-6807", "se-8098"]),
        ({"entry_id": "en-8684"}, ["se-6127"]),
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
    result = bench.call("get_sense", sense_id="se-7379")
    assert result == {
        "id": "se-7379",
        "entry_id": "en-6350",
        "number": 2,
        "meaning": "to walk with difficulty",
        "region": "Coast",
        "obsolete": True,
        "entry_headword": "latheing",
        "entry_status": "draft",
        "checked_quotations": 0,
    }


def test_get_sense_shows_the_sense_when_sense_id_is_se_9197(bench: Bench) -> None:
    result = bench.call("get_sense", sense_id="se-9197")
    assert result == {
        "id": "se-9197",
        "entry_id": "en-6350",
        "number": 1,
        "meaning": "to untangle wool",
        "region": "South",
        "obsolete": False,
        "entry_headword": "latheing",
        "entry_status": "draft",
        "checked_quotations": 1,
        "first_year": 1870,
        "last_year": 1870,
    }


def test_add_sense_adds_a_sense_and_sets_touched_on_to_2026_03_24(bench: Bench) -> None:
    bench.call("add_sense", entry_id="en-2258", meaning="to walk with difficulty", region="West")
    assert bench.changes() == [
        updated("entries", "en-2258", touched_on="2026-03-24"),
        inserted(
            "senses",
            "se-4756",
            entry_id="en-2258",
            number=3,
            meaning="to walk with difficulty",
            region="West",
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
    sentence = bench.refusal("add_sense", entry_id="en-1615", meaning="to walk with difficulty", region="Coast")
    assert sentence == "The entry has this sense already."


def test_add_sense_is_refused_because_another_sense_already_has_this_entry_and_number_of(bench: Bench) -> None:
    bench.arrange("senses", "se-5171", number=5)
    sentence = bench.refusal("add_sense", entry_id="en-3284", meaning="to walk with difficulty", region="West")
    assert sentence == "Another sense already has this entry and number of the sense."


def test_reword_sense_sets_meaning_to_lively_and_quick_and_sets_touched_on_to_2026_03_24(bench: Bench) -> None:
    bench.call("reword_sense", sense_id="se-4873", meaning="lively and quick")
    assert bench.changes() == [
        updated("entries", "en-5326", touched_on="2026-03-24"),
        updated("senses", "se-4873", meaning="lively and quick"),
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
