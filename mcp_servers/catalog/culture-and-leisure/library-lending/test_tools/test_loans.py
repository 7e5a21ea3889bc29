"""Tests of the tools for loans of Town library, my account."""

import pytest

from mcp_servers.contracts import Json
from mcp_servers.runtime.testing import Bench, inserted, updated


@pytest.mark.parametrize(
    ("filters", "ids"),
    [
        ({"work_id": "wo-4897"}, ["lo-6405", "lo-3266", "lo-4761"]),
        ({"title": "Surveyor"}, ["lo-8673"]),
        ({"due_until": "2025-10-22"}, ["lo-7348"]),
        ({"lent_from": "2026-01-27"}, ["lo-3266", "lo-4761"]),
    ],
)
def test_find_my_loans_filters(bench: Bench, filters: dict[str, Json], ids: list[str]) -> None:
    assert bench.ids("find_my_loans", **filters) == ids


def test_find_my_loans_turns_the_page(bench: Bench) -> None:
    ids = bench.ids("find_my_loans", page=2)
    assert ids == ["lo-6954", "lo-4295", "lo-2472", "lo-9090", "lo-1233", "lo-2080", "lo-3266", "lo-4761"]


def test_find_my_loans_finds_nothing(bench: Bench) -> None:
    assert bench.ids("find_my_loans", title="Unheard of") == []


def test_borrow_copy_adds_a_loan_and_changes_the_hold(bench: Bench) -> None:
    bench.call("borrow_copy", copy_id="co-5602")
    assert bench.changes() == [
        updated("holds", "ho-5433", ready_until=None, status="collected"),
        inserted(
            "loans",
            "lo-3173",
            reader_id="re-9715",
            copy_id="co-5602",
            lent_on="2026-02-10",
            due_on="2026-03-10",
            renewals=0,
        ),
    ]


def test_borrow_copy_adds_a_loan(bench: Bench) -> None:
    bench.arrange("readers", "re-9715", kind="child")
    bench.call("borrow_copy", copy_id="co-7592")
    assert bench.changes() == [
        inserted(
            "loans",
            "lo-3173",
            reader_id="re-9715",
            copy_id="co-7592",
            lent_on="2026-02-10",
            due_on="2026-03-24",
            renewals=0,
        ),
    ]


def test_borrow_copy_is_allowed(bench: Bench) -> None:
    bench.arrange("readers", "re-9715", expires_on="2026-02-10")
    bench.call("borrow_copy", copy_id="co-7592")


def test_borrow_copy_is_refused_because_your_card_has_expired(bench: Bench) -> None:
    bench.arrange("readers", "re-9715", expires_on="2026-02-09")
    assert bench.refusal("borrow_copy", copy_id="co-7592") == "Your card has expired."


def test_borrow_copy_is_refused_because_this_copy_cannot_be_lent(bench: Bench) -> None:
    assert bench.refusal("borrow_copy", copy_id="co-7117") == "This copy cannot be lent."


def test_borrow_copy_is_refused_because_this_copy_is_out(bench: Bench) -> None:
    assert bench.refusal("borrow_copy", copy_id="co-1492") == "This copy is out."


def test_borrow_copy_is_refused_because_this_copy_is_kept_for_another_reader(bench: Bench) -> None:
    assert bench.refusal("borrow_copy", copy_id="co-4740") == "This copy is kept for another reader."


def test_return_loan_sets_returned_on_to_2026_02_10(bench: Bench) -> None:
    bench.arrange("loans", "lo-1233", due_on="2026-02-08")
    bench.call("return_loan", loan_id="lo-1233")
    assert bench.changes() == [updated("loans", "lo-1233", returned_on="2026-02-10")]


def test_return_loan_sets_returned_on_to_2026_02_10_and_adds_a_fee(bench: Bench) -> None:
    bench.arrange("loans", "lo-1233", due_on="2026-02-07")
    bench.call("return_loan", loan_id="lo-1233")
    assert bench.changes() == [
        inserted(
            "fees",
            "fe-3933",
            reader_id="re-9715",
            loan_id="lo-1233",
            reason="overdue",
            amount=600,
            status="open",
            charged_on="2026-02-10",
        ),
        updated("loans", "lo-1233", returned_on="2026-02-10"),
    ]


def test_return_loan_sets_returned_on_to_2026_02_10_and_adds_a_fee_2(bench: Bench) -> None:
    bench.arrange("loans", "lo-9090", due_on="2026-01-15")
    bench.call("return_loan", loan_id="lo-9090")
    assert bench.changes() == [
        inserted(
            "fees",
            "fe-3933",
            reader_id="re-9715",
            loan_id="lo-9090",
            reason="overdue",
            amount=5000,
            status="open",
            charged_on="2026-02-10",
        ),
        updated("loans", "lo-9090", returned_on="2026-02-10"),
    ]


def test_return_loan_is_refused_because_this_is_not_your_loan(bench: Bench) -> None:
    assert bench.refusal("return_loan", loan_id="lo-7172") == "This is not your loan."


def test_return_loan_is_refused_because_the_book_is_back_already(bench: Bench) -> None:
    assert bench.refusal("return_loan", loan_id="lo-9677") == "The book is back already."


def test_renew_loan_changes_the_loan(bench: Bench) -> None:
    bench.call("renew_loan", loan_id="lo-1233")
    assert bench.changes() == [updated("loans", "lo-1233", due_on="2026-03-16", renewals=1)]


def test_renew_loan_is_allowed(bench: Bench) -> None:
    bench.arrange("loans", "lo-9090", copy_id="co-7592")
    bench.call("renew_loan", loan_id="lo-9090")


def test_renew_loan_is_refused_because_this_is_not_your_loan(bench: Bench) -> None:
    assert bench.refusal("renew_loan", loan_id="lo-1629") == "This is not your loan."


def test_renew_loan_is_refused_because_the_book_is_back_already(bench: Bench) -> None:
    assert bench.refusal("renew_loan", loan_id="lo-7640") == "The book is back already."


def test_renew_loan_is_refused_because_a_loan_is_renewed_twice_at_most(bench: Bench) -> None:
    bench.arrange("loans", "lo-9090", renewals=2)
    assert bench.refusal("renew_loan", loan_id="lo-9090") == "A loan is renewed twice at most."


def test_renew_loan_is_refused_because_the_book_is_overdue_hand_it_back(bench: Bench) -> None:
    assert bench.refusal("renew_loan", loan_id="lo-6954") == "The book is overdue; hand it back."


def test_renew_loan_is_refused_because_you_owe_too_much_to_renew(bench: Bench) -> None:
    bench.arrange("fees", "fe-3199", amount=6500)
    assert bench.refusal("renew_loan", loan_id="lo-9090") == "You owe too much to renew."


def test_renew_loan_is_refused_because_another_reader_waits_for_this_work(bench: Bench) -> None:
    bench.arrange("loans", "lo-9090", due_on="2026-02-10")
    assert bench.refusal("renew_loan", loan_id="lo-9090") == "Another reader waits for this work."


def test_renew_loan_is_refused_because_another_reader_waits_for_this_work_2(bench: Bench) -> None:
    bench.arrange("fees", "fe-3199", amount=6499)
    bench.arrange("fees", "fe-2077", reader_id="re-9715")
    assert bench.refusal("renew_loan", loan_id="lo-9090") == "Another reader waits for this work."
