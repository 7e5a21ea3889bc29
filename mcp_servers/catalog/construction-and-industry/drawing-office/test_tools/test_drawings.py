"""Tests of the tools for drawings of Thorngate drawing office."""

import pytest

from mcp_servers.contracts import Json
from mcp_servers.runtime.testing import Bench, updated


@pytest.mark.parametrize(
    ("filters", "ids"),
    [
        (
            {"status": "active"},
            [
                "dr-7760",
                "dr-9605",
                "dr-9383",
                "dr-8150",
                "dr-4469",
                "dr-9293",
                "dr-2896",
                "dr-7214",
                "dr-7593",
                "dr-8594",
            ],
        ),
        ({"number": "DR-6461-S"}, ["dr-8531"]),
        ({"title": "doors"}, ["dr-6504"]),
        ({"project_id": "pr-2349"}, ["dr-8594", "dr-5721", "dr-2276"]),
        (
            {"needed_until": "2026-10-09"},
            [
                "dr-9383",
                "dr-4469",
                "dr-7214",
                "dr-9010",
                "dr-4528",
                "dr-4861",
                "dr-8716",
                "dr-1345",
                "dr-3604",
                "dr-7069",
            ],
        ),
    ],
)
def test_find_drawings_filters(bench: Bench, filters: dict[str, Json], ids: list[str]) -> None:
    assert bench.ids("find_drawings", **filters) == ids


def test_find_drawings_counts(bench: Bench) -> None:
    assert bench.call("find_drawings", needed_until="2026-10-09")["total"] == 27


def test_find_drawings_turns_the_page(bench: Bench) -> None:
    assert bench.ids("find_drawings", page=7) == ["dr-2935", "dr-7796"]


def test_find_drawings_finds_nothing(bench: Bench) -> None:
    assert bench.ids("find_drawings", title="ceiling", project_id="pr-2349") == []


def test_get_drawing_shows_the_drawing(bench: Bench) -> None:
    result = bench.call("get_drawing", drawing_id="dr-6478")
    assert result == {
        "id": "dr-6478",
        "number": "DR-7937-B",
        "title": "Plant room, sprinklers",
        "project_id": "pr-3140",
        "needed_on": "2026-11-09",
        "status": "active",
        "project_name": "Malmouth School",
        "project_leader_name": "Dorothea Schäfer",
        "approved_revision": 0,
        "open_queries": 0,
        "builders_served": 7,
    }


def test_withdraw_drawing_sets_status_to_withdrawn_and_sets_status_to_recalled(bench: Bench) -> None:
    bench.call("withdraw_drawing", drawing_id="dr-8727")
    assert bench.changes() == [
        updated("drawings", "dr-8727", status="withdrawn"),
        updated("issues", "is-9168", status="recalled"),
    ]


def test_withdraw_drawing_is_refused_because_the_drawing_must_be_active(bench: Bench) -> None:
    assert bench.refusal("withdraw_drawing", drawing_id="dr-6627") == "The drawing must be active."


def test_withdraw_drawing_is_refused_because_a_revision_is_in_work(bench: Bench) -> None:
    assert bench.refusal("withdraw_drawing", drawing_id="dr-4861") == "A revision is in work."


def test_withdraw_drawing_is_refused_because_a_query_about_the_drawing_is_open(bench: Bench) -> None:
    bench.arrange("queries", "qu-1171", drawing_id="dr-1278")
    assert bench.refusal("withdraw_drawing", drawing_id="dr-1278") == "A query about the drawing is open."
