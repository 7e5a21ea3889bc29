"""Tests of the tools for instalments of Long Meadow festival booking."""

import pytest

from mcp_servers.contracts import Json
from mcp_servers.runtime.testing import Bench, updated


@pytest.mark.parametrize(
    ("filters", "ids"),
    [
        ({"part": "deposit", "status": "open"}, ["in-4711"]),
        ({"act_id": "ac-3984"}, ["in-7417", "in-9795"]),
        (
            {"due_until": "2026-07-18"},
            [
                "in-1010",
                "in-1881",
                "in-4711",
                "in-7318",
                "in-7417",
                "in-8467",
                "in-1223",
                "in-5839",
                "in-7595",
                "in-8852",
            ],
        ),
    ],
)
def test_find_instalments_filters(bench: Bench, filters: dict[str, Json], ids: list[str]) -> None:
    assert bench.ids("find_instalments", **filters) == ids


def test_find_instalments_counts(bench: Bench) -> None:
    assert bench.call("find_instalments", due_until="2026-07-18")["total"] == 36


def test_find_instalments_turns_the_page(bench: Bench) -> None:
    ids = bench.ids("find_instalments", page=5)
    assert ids == ["in-4857", "in-5648", "in-5815", "in-6013", "in-6552", "in-9160", "in-9403", "in-9660"]


def test_find_instalments_finds_nothing(bench: Bench) -> None:
    assert bench.ids("find_instalments", act_id="ac-1255") == []


def test_report_instalments_finds_nothing(bench: Bench) -> None:
    assert bench.ids("report_instalments", status="open", due_until="2026-05-19", stage_id="st-2484") == []


def test_report_instalments_adds_up(bench: Bench) -> None:
    result = bench.call("report_instalments", due_until="2026-07-17")
    assert result == {
        "items": [
            {"part": "balance", "instalments": 6, "total": 545750},
            {"part": "deposit", "instalments": 24, "total": 7475750},
        ],
        "total": 2,
    }


def test_report_instalments_adds_up_with_status_and_stage_id(bench: Bench) -> None:
    result = bench.call("report_instalments", status="open", stage_id="st-1326")
    assert result == {"items": [{"part": "balance", "instalments": 3, "total": 896250}], "total": 1}


def test_pay_instalment_changes_the_instalment(bench: Bench) -> None:
    bench.call("pay_instalment", instalment_id="in-4711")
    assert bench.changes() == [updated("instalments", "in-4711", status="paid", paid_on="2026-05-13")]


def test_pay_instalment_is_allowed(bench: Bench) -> None:
    bench.arrange("instalments", "in-4711", due_on="2026-06-12")
    bench.call("pay_instalment", instalment_id="in-4711")


def test_pay_instalment_is_refused_because_the_instalment_must_be_open(bench: Bench) -> None:
    assert bench.refusal("pay_instalment", instalment_id="in-7595") == "The instalment must be open."


def test_pay_instalment_is_refused_because_the_slot_has_been_cancelled(bench: Bench) -> None:
    bench.arrange("instalments", "in-4711", slot_id="sl-1182")
    assert bench.refusal("pay_instalment", instalment_id="in-4711") == "The slot has been cancelled."


def test_pay_instalment_is_refused_because_it_is_too_early_to_pay_this_instalment(bench: Bench) -> None:
    bench.arrange("instalments", "in-4711", due_on="2026-06-13")
    assert bench.refusal("pay_instalment", instalment_id="in-4711") == "It is too early to pay this instalment."
