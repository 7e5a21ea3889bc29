"""Tests of the tools for contractors of Hearthside maintenance."""

from mcp_servers.runtime.testing import Bench, updated


def test_find_contractors_finds_by_name_and_trade_and_status(bench: Bench) -> None:
    assert bench.ids("find_contractors", name="Services", trade="electrical", status="active") == ["co-1134"]


def test_find_contractors_turns_the_page(bench: Bench) -> None:
    ids = bench.ids("find_contractors", page=2)
    assert ids == ["co-4634", "co-6165", "co-1134", "co-4139", "co-1171", "co-2191", "co-2061", "co-9421"]


def test_find_contractors_finds_nothing(bench: Bench) -> None:
    assert bench.ids("find_contractors", name="Unheard of") == []


def test_suspend_contractor_sets_status_to_suspended_and_changes_the_ticket(bench: Bench) -> None:
    bench.call("suspend_contractor", contractor_id="co-4634")
    assert bench.changes() == [
        updated("contractors", "co-4634", status="suspended"),
        updated("tickets", "ti-5466", status="reported", contractor_id=None),
        updated("visits", "vi-2570", status="called_off"),
        updated("visits", "vi-7583", status="called_off"),
    ]


def test_suspend_contractor_is_allowed(bench: Bench) -> None:
    bench.call("suspend_contractor", contractor_id="co-9421")


def test_suspend_contractor_is_refused_because_the_contractor_must_be_active(bench: Bench) -> None:
    assert bench.refusal("suspend_contractor", contractor_id="co-3991") == "The contractor must be active."


def test_suspend_contractor_is_refused_because_the_contractor_has_not_missed_two_visits_in(bench: Bench) -> None:
    bench.arrange("visits", "vi-1665", starts_at="2026-01-18T09:30")
    sentence = bench.refusal("suspend_contractor", contractor_id="co-6561")
    assert sentence == "The contractor has not missed two visits in the last 30 days."


def test_suspend_contractor_is_refused_because_the_contractor_has_work_in_progress(bench: Bench) -> None:
    assert bench.refusal("suspend_contractor", contractor_id="co-5161") == "The contractor has work in progress."
