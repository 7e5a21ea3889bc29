"""Tests of the tools for vouchers of Hazel Lane chores."""

import pytest

from mcp_servers.contracts import Json
from mcp_servers.runtime.testing import Bench, inserted, updated


@pytest.mark.parametrize(
    ("filters", "ids"),
    [
        ({"child_id": "ch-6026", "status": "withdrawn", "min_length": 30}, ["vo-8784"]),
        (
            {"expires_from": "2026-04-10"},
            [
                "vo-2783",
                "vo-6028",
                "vo-3964",
                "vo-1193",
                "vo-7854",
                "vo-7050",
                "vo-2708",
                "vo-7582",
                "vo-8789",
                "vo-2788",
            ],
        ),
    ],
)
def test_find_vouchers_filters(bench: Bench, filters: dict[str, Json], ids: list[str]) -> None:
    assert bench.ids("find_vouchers", **filters) == ids


def test_find_vouchers_counts(bench: Bench) -> None:
    assert bench.call("find_vouchers", min_length=30)["total"] == 46


def test_find_vouchers_turns_the_page(bench: Bench) -> None:
    ids = bench.ids("find_vouchers", page=5)
    assert ids == ["vo-5519", "vo-6366", "vo-7267", "vo-9901", "vo-1820", "vo-8792", "vo-4154", "vo-8784"]


def test_find_vouchers_finds_nothing(bench: Bench) -> None:
    assert bench.ids("find_vouchers", child_id="ch-4937") == []


def test_grant_voucher_adds_a_screen_time_voucher(bench: Bench) -> None:
    bench.call("grant_voucher", child_id="ch-9941", length=30)
    assert bench.changes() == [
        inserted(
            "vouchers",
            "vo-7544",
            child_id="ch-9941",
            length=30,
            granted_on="2026-04-18",
            expires_on="2026-04-28",
            status="unused",
        ),
    ]


def test_grant_voucher_is_allowed(bench: Bench) -> None:
    bench.arrange("vouchers", "vo-1159", child_id="ch-5538")
    bench.call("grant_voucher", child_id="ch-5538", length=60)


def test_grant_voucher_is_allowed_when_status_is_assigned(bench: Bench) -> None:
    bench.arrange("tasks", "ta-4707", status="assigned")
    bench.call("grant_voucher", child_id="ch-5538", length=60)


def test_grant_voucher_is_allowed_when_child_id_is_ch_2914(bench: Bench) -> None:
    bench.arrange("tasks", "ta-2048", child_id="ch-2914")
    bench.call("grant_voucher", child_id="ch-9941", length=60)


def test_grant_voucher_is_allowed_when_expires_on_is_2024_02_08(bench: Bench) -> None:
    bench.arrange("vouchers", "vo-2788", expires_on="2024-02-08")
    bench.call("grant_voucher", child_id="ch-5538", length=60)


def test_grant_voucher_is_refused_because_the_child_has_a_task_that_is_more_than_two_days(bench: Bench) -> None:
    sentence = bench.refusal("grant_voucher", child_id="ch-3028", length=60)
    assert sentence == "The child has a task that is more than two days overdue."


def test_grant_voucher_is_refused_because_two_tasks_done_in_the_last_seven_days_are_needed(bench: Bench) -> None:
    sentence = bench.refusal("grant_voucher", child_id="ch-4335", length=60)
    assert sentence == "Two tasks done in the last seven days are needed."


def test_use_voucher_changes_the_screen_time_voucher(bench: Bench) -> None:
    bench.call("use_voucher", voucher_id="vo-1187")
    assert bench.changes() == [updated("vouchers", "vo-1187", used_on="2026-04-18", status="used")]


def test_use_voucher_is_allowed(bench: Bench) -> None:
    bench.call("use_voucher", voucher_id="vo-1820")


def test_use_voucher_is_allowed_when_expires_on_is_2026_04_18(bench: Bench) -> None:
    bench.arrange("vouchers", "vo-7050", expires_on="2026-04-18")
    bench.call("use_voucher", voucher_id="vo-7050")


def test_use_voucher_is_refused_because_the_screen_time_voucher_must_be_unused(bench: Bench) -> None:
    assert bench.refusal("use_voucher", voucher_id="vo-1159") == "The screen time voucher must be unused."


def test_use_voucher_is_refused_because_the_voucher_has_run_out(bench: Bench) -> None:
    assert bench.refusal("use_voucher", voucher_id="vo-3964") == "The voucher has run out."


def test_use_voucher_is_refused_because_that_is_too_much_screen_time_for_one_day(bench: Bench) -> None:
    bench.arrange("vouchers", "vo-1820", length=31)
    assert bench.refusal("use_voucher", voucher_id="vo-1820") == "That is too much screen time for one day."
