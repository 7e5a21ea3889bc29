"""Tests of the tools for breaches of Halden data access desk."""

import pytest

from mcp_servers.contracts import Json
from mcp_servers.runtime.testing import Bench, inserted, updated


@pytest.mark.parametrize(
    ("filters", "ids"),
    [
        ({"dataset_id": "da-8543", "status": "closed", "found_from": "2026-07-30"}, ["br-3344"]),
        ({"analyst_id": "an-5881"}, ["br-1784", "br-5491", "br-9236"]),
        ({"grant_id": "gr-7033"}, ["br-7605"]),
    ],
)
def test_find_breaches_filters(bench: Bench, filters: dict[str, Json], ids: list[str]) -> None:
    assert bench.ids("find_breaches", **filters) == ids


@pytest.mark.parametrize(
    ("filters", "total"),
    [
        ({"found_from": "2026-10-12"}, 8),
        ({"status": "open"}, 8),
    ],
)
def test_find_breaches_counts(bench: Bench, filters: dict[str, Json], total: int) -> None:
    assert bench.call("find_breaches", **filters)["total"] == total


def test_find_breaches_turns_the_page(bench: Bench) -> None:
    ids = bench.ids("find_breaches", page=2)
    assert ids == ["br-3344", "br-5397", "br-2293", "br-7605", "br-9236", "br-8358", "br-4652", "br-2264"]


def test_find_breaches_finds_nothing(bench: Bench) -> None:
    assert bench.ids("find_breaches", grant_id="gr-3241") == []


def test_report_breach_adds_a_breach(bench: Bench) -> None:
    bench.call("report_breach", grant_id="gr-1033", remark="Names visible on a slide")
    assert bench.changes() == [
        inserted(
            "breaches",
            "br-7233",
            grant_id="gr-1033",
            remark="Names visible on a slide",
            found_on="2026-10-27",
            status="open",
        ),
    ]


def test_report_breach_adds_a_breach_and_sets_access_to_masked(bench: Bench) -> None:
    bench.call("report_breach", grant_id="gr-6000", remark="Names visible on a slide")
    assert bench.changes() == [
        inserted(
            "breaches",
            "br-7233",
            grant_id="gr-6000",
            remark="Names visible on a slide",
            found_on="2026-10-27",
            status="open",
        ),
        updated("grants", "gr-6000", access="masked"),
        updated("requests", "re-6924", status="refused"),
    ]


def test_report_breach_is_allowed(bench: Bench) -> None:
    bench.call("report_breach", grant_id="gr-6449", remark="Names visible on a slide")


def test_report_breach_is_refused_because_the_grant_was_revoked(bench: Bench) -> None:
    sentence = bench.refusal("report_breach", grant_id="gr-4214", remark="Export to the wrong bucket")
    assert sentence == "The grant was revoked."


def test_report_breach_is_refused_because_a_breach_of_this_grant_is_open_already(bench: Bench) -> None:
    sentence = bench.refusal("report_breach", grant_id="gr-2354", remark="Screen left open in the train")
    assert sentence == "A breach of this grant is open already."


def test_close_breach_sets_status_to_closed(bench: Bench) -> None:
    bench.call("close_breach", breach_id="br-5298")
    assert bench.changes() == [updated("breaches", "br-5298", status="closed")]


def test_close_breach_is_allowed(bench: Bench) -> None:
    bench.arrange("breaches", "br-2293", grant_id="gr-1033", found_on="2026-10-20")
    bench.call("close_breach", breach_id="br-2293")


def test_close_breach_is_allowed_when_grant_id_is_gr_1033_when_trained_until_is_2026_10_27(bench: Bench) -> None:
    bench.arrange("breaches", "br-2293", grant_id="gr-1033")
    bench.arrange("analysts", "an-1528", trained_until="2026-10-27")
    bench.call("close_breach", breach_id="br-2293")


def test_close_breach_is_refused_because_the_breach_must_be_open(bench: Bench) -> None:
    assert bench.refusal("close_breach", breach_id="br-5028") == "The breach must be open."


def test_close_breach_is_refused_because_a_breach_stays_open_for_a_week_at_least(bench: Bench) -> None:
    assert bench.refusal("close_breach", breach_id="br-3634") == "A breach stays open for a week at least."


def test_close_breach_is_refused_because_the_privacy_training_has_run_out(bench: Bench) -> None:
    assert bench.refusal("close_breach", breach_id="br-2293") == "The privacy training has run out."
