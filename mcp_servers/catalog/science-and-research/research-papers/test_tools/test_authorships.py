"""Tests of the tools for authorships of River group papers."""

import pytest

from mcp_servers.contracts import Json
from mcp_servers.runtime.testing import Bench, deleted, inserted, updated


@pytest.mark.parametrize(
    ("filters", "ids"),
    [
        ({"manuscript_id": "ma-3504", "agreed": True}, ["au-5191"]),
        ({"member_id": "me-3208"}, ["au-7876", "au-2997", "au-3658"]),
    ],
)
def test_find_authorships_filters(bench: Bench, filters: dict[str, Json], ids: list[str]) -> None:
    assert bench.ids("find_authorships", **filters) == ids


def test_find_authorships_counts(bench: Bench) -> None:
    assert bench.call("find_authorships", agreed=False)["total"] == 11


def test_find_authorships_turns_the_page(bench: Bench) -> None:
    ids = bench.ids("find_authorships", page=3)
    assert ids == [
        "au-7074",
        "au-7833",
        "au-8558",
        "au-8672",
        "au-9293",
        "au-5263",
        "au-4041",
        "au-8700",
        "au-3974",
        "au-5336",
    ]


def test_find_authorships_finds_nothing(bench: Bench) -> None:
    assert bench.ids("find_authorships", manuscript_id="ma-8959") == []


def test_add_author_adds_a_authorship(bench: Bench) -> None:
    bench.call("add_author", manuscript_id="ma-4387", member_id="me-2511")
    assert bench.changes() == [
        inserted("authorships", "au-8430", manuscript_id="ma-4387", member_id="me-2511", agreed=0),
    ]


def test_add_author_is_allowed(bench: Bench) -> None:
    bench.call("add_author", manuscript_id="ma-4387", member_id="me-5505")


def test_add_author_is_refused_because_the_manuscript_has_been_submitted(bench: Bench) -> None:
    sentence = bench.refusal("add_author", manuscript_id="ma-5045", member_id="me-3208")
    assert sentence == "The manuscript has been submitted."


def test_add_author_is_refused_because_the_lead_author_is_an_author_already(bench: Bench) -> None:
    sentence = bench.refusal("add_author", manuscript_id="ma-3504", member_id="me-9466")
    assert sentence == "The lead author is an author already."


def test_add_author_is_refused_because_a_reviewer_cannot_become_an_author(bench: Bench) -> None:
    sentence = bench.refusal("add_author", manuscript_id="ma-6385", member_id="me-3363")
    assert sentence == "A reviewer cannot become an author."


def test_add_author_is_refused_because_another_authorship_already_has_this_manuscript_and(bench: Bench) -> None:
    sentence = bench.refusal("add_author", manuscript_id="ma-3424", member_id="me-6810")
    assert sentence == "Another authorship already has this manuscript and member."


def test_note_agreement_sets_agreed_to_1(bench: Bench) -> None:
    bench.call("note_agreement", authorship_id="au-5356")
    assert bench.changes() == [updated("authorships", "au-5356", agreed=1)]


def test_note_agreement_is_refused_because_the_author_has_agreed_already(bench: Bench) -> None:
    assert bench.refusal("note_agreement", authorship_id="au-1922") == "The author has agreed already."


def test_note_agreement_is_refused_because_the_manuscript_has_been_submitted(bench: Bench) -> None:
    bench.arrange("authorships", "au-5356", manuscript_id="ma-1411")
    assert bench.refusal("note_agreement", authorship_id="au-5356") == "The manuscript has been submitted."


def test_remove_author_removes_the_authorship(bench: Bench) -> None:
    bench.call("remove_author", authorship_id="au-5356")
    assert bench.changes() == [deleted("authorships", "au-5356")]


def test_remove_author_is_refused_because_the_author_has_agreed(bench: Bench) -> None:
    assert bench.refusal("remove_author", authorship_id="au-1922") == "The author has agreed."
