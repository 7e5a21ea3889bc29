"""Tests of the tools for fees of Town library, my account."""

from mcp_servers.runtime.testing import Bench, updated


def test_find_my_fees_finds_by_reason_and_min_amount(bench: Bench) -> None:
    assert bench.ids("find_my_fees", reason="overdue", min_amount=2200) == ["fe-9687"]


def test_find_my_fees_turns_the_page(bench: Bench) -> None:
    assert bench.ids("find_my_fees", page=2) == []


def test_find_my_fees_finds_nothing(bench: Bench) -> None:
    assert bench.ids("find_my_fees", status="paid") == []


def test_find_my_fees_finds_arranged_rows(bench: Bench) -> None:
    bench.arrange("fees", "fe-3261", status="paid")
    assert bench.ids("find_my_fees", status="open") == ["fe-3516", "fe-9687", "fe-3199"]


def test_report_my_fees_turns_the_page(bench: Bench) -> None:
    assert bench.ids("report_my_fees", page=2) == []


def test_report_my_fees_finds_nothing(bench: Bench) -> None:
    assert bench.ids("report_my_fees", status="paid") == []


def test_report_my_fees_adds_up(bench: Bench) -> None:
    result = bench.call("report_my_fees", charged_from="2026-01-17")
    assert result == {
        "items": [{"reason": "lost", "fees": 1, "total": 4500}, {"reason": "overdue", "fees": 1, "total": 1800}],
        "total": 2,
    }


def test_report_my_fees_adds_up_when_reader_id_is_re_9715(bench: Bench) -> None:
    bench.arrange("fees", "fe-2077", reader_id="re-9715")
    result = bench.call("report_my_fees", status="paid")
    assert result == {"items": [{"reason": "overdue", "fees": 1, "total": 1000}], "total": 1}


def test_pay_fee_sets_status_to_paid(bench: Bench) -> None:
    bench.call("pay_fee", fee_id="fe-3199")
    assert bench.changes() == [updated("fees", "fe-3199", status="paid")]


def test_pay_fee_is_refused_because_the_fee_must_be_open(bench: Bench) -> None:
    assert bench.refusal("pay_fee", fee_id="fe-3495") == "The fee must be open."


def test_pay_fee_is_refused_because_this_is_not_your_fee(bench: Bench) -> None:
    assert bench.refusal("pay_fee", fee_id="fe-2511") == "This is not your fee."
