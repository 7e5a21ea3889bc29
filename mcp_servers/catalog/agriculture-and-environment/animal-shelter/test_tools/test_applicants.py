"""Tests of the tools for applicants of Harbour Hill animal shelter."""

import pytest

from mcp_servers.contracts import Json
from mcp_servers.runtime.testing import Bench, updated


@pytest.mark.parametrize(
    ("filters", "ids"),
    [
        ({"visit": "failed", "max_pets": 1}, ["ap-4670", "ap-7717"]),
        ({"email": "b.oconnor@quillmail.example"}, ["ap-9008"]),
        ({"name": "Diallo"}, ["ap-8923"]),
    ],
)
def test_find_applicants_filters(bench: Bench, filters: dict[str, Json], ids: list[str]) -> None:
    assert bench.ids("find_applicants", **filters) == ids


@pytest.mark.parametrize(
    ("filters", "total"),
    [
        ({"visited_from": "2025-12-08"}, 22),
        ({"experienced": True}, 27),
    ],
)
def test_find_applicants_counts(bench: Bench, filters: dict[str, Json], total: int) -> None:
    assert bench.call("find_applicants", **filters)["total"] == total


def test_find_applicants_turns_the_page(bench: Bench) -> None:
    assert bench.ids("find_applicants", page=6) == ["ap-3904", "ap-9578", "ap-6163", "ap-9884", "ap-6188", "ap-5602"]


def test_find_applicants_finds_nothing(bench: Bench) -> None:
    assert bench.ids("find_applicants", name="Kozlov", experienced=False, visited_from="2025-11-05") == []


def test_get_applicant_shows_the_applicant(bench: Bench) -> None:
    bench.arrange("adoptions", "ad-1278", applicant_id="ap-2432")
    result = bench.call("get_applicant", applicant_id="ap-2432")
    assert result == {
        "id": "ap-2432",
        "name": "Rosie Morgan",
        "phone": "07161 565906",
        "email": "rosie.morgan@openmail.example",
        "experienced": False,
        "pets": 3,
        "visited_on": "2026-02-23",
        "visit": "failed",
        "open_reservations": 0,
        "animals_fetched": 0,
        "animals_brought_back": 0,
    }


def test_note_home_visit_changes_the_applicant(bench: Bench) -> None:
    bench.call("note_home_visit", applicant_id="ap-1587", visit="failed")
    assert bench.changes() == [updated("applicants", "ap-1587", visited_on="2026-03-11", visit="failed")]


def test_note_home_visit_is_refused_because_there_was_a_home_visit_in_the_last_30_days(bench: Bench) -> None:
    sentence = bench.refusal("note_home_visit", applicant_id="ap-1957", visit="failed")
    assert sentence == "There was a home visit in the last 30 days."


def test_note_home_visit_is_refused_because_the_applicant_keeps_four_animals_already(bench: Bench) -> None:
    sentence = bench.refusal("note_home_visit", applicant_id="ap-4400", visit="passed")
    assert sentence == "The applicant keeps four animals already."
