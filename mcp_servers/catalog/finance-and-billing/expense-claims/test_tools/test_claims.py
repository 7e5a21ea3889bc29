"""Tests of the tools for claims of Gerlach travel expenses."""

import pytest

from mcp_servers.contracts import Json
from mcp_servers.runtime.testing import Bench, inserted, updated


@pytest.mark.parametrize(
    ("filters", "ids"),
    [
        ({"approver_id": "ma-8763", "status": "submitted", "submitted_until": "2026-05-11"}, ["cl-3338", "cl-9672"]),
        ({"trip_id": "tr-3308"}, ["cl-2616"]),
        ({"employee_id": "em-7992"}, ["cl-3338", "cl-2843"]),
        (
            {"department_id": "de-1150"},
            [
                "cl-6194",
                "cl-2937",
                "cl-1857",
                "cl-2167",
                "cl-2032",
                "cl-7730",
                "cl-8939",
                "cl-4352",
                "cl-4041",
                "cl-8212",
            ],
        ),
        ({"number": "EX-64022"}, ["cl-4275"]),
    ],
)
def test_find_claims_filters(bench: Bench, filters: dict[str, Json], ids: list[str]) -> None:
    assert bench.ids("find_claims", **filters) == ids


def test_find_claims_counts(bench: Bench) -> None:
    assert bench.call("find_claims", submitted_until="2026-05-11")["total"] == 32


def test_find_claims_turns_the_page(bench: Bench) -> None:
    assert bench.ids("find_claims", page=10) == ["cl-7531", "cl-6097", "cl-3904", "cl-8017", "cl-1541", "cl-7697"]


def test_find_claims_finds_nothing(bench: Bench) -> None:
    assert bench.ids("find_claims", number="Unheard of") == []


def test_get_claim_shows_the_claim(bench: Bench) -> None:
    result = bench.call("get_claim", claim_id="cl-7730")
    assert result == {
        "id": "cl-7730",
        "number": "EX-16121",
        "employee_id": "em-2732",
        "status": "approved",
        "approver_id": "ma-1994",
        "submitted_on": "2026-05-14",
        "approved_on": "2026-05-17",
        "employee_name": "Cédric Chevalier",
        "employee_department_name": "Training",
        "approver_name": "Alice Yates",
        "total": 2200,
        "number_of_items": 2,
        "missing_receipts": 0,
    }


def test_report_claims_finds_nothing(bench: Bench) -> None:
    assert bench.ids("report_claims", status="paid", department_id="de-1150") == []


def test_report_claims_adds_up(bench: Bench) -> None:
    result = bench.call("report_claims", department_id="de-6863")
    assert result == {
        "items": [
            {"approver_name": "Alice Yates", "claims": 3, "first_handed_in": "2026-05-08"},
            {"approver_name": "Jack Marsden", "claims": 3, "first_handed_in": "2026-05-11"},
            {"approver_name": "Nour Ghorbani", "claims": 2, "first_handed_in": "2026-05-11"},
            {"approver_name": "Rhys Middleton", "claims": 24, "first_handed_in": "2026-05-07"},
        ],
        "total": 4,
    }


def test_report_claims_adds_up_with_status(bench: Bench) -> None:
    result = bench.call("report_claims", status="paid")
    assert result == {
        "items": [
            {"approver_name": "Alice Yates", "claims": 2, "first_handed_in": "2026-05-08"},
            {"approver_name": "Rhys Middleton", "claims": 3, "first_handed_in": "2026-05-11"},
        ],
        "total": 2,
    }


def test_open_claim_adds_a_claim(bench: Bench) -> None:
    bench.call("open_claim", number="New EX-71947", employee_id="em-6649", trip_id="tr-3230")
    assert bench.changes() == [
        inserted("claims", "cl-4666", number="New EX-71947", employee_id="em-6649", trip_id="tr-3230", status="draft"),
    ]


def test_open_claim_is_refused_because_the_trip_is_somebody_elses(bench: Bench) -> None:
    sentence = bench.refusal("open_claim", number="New EX-49018", employee_id="em-1192", trip_id="tr-7582")
    assert sentence == "The trip is somebody else's."


def test_open_claim_is_refused_because_the_trip_is_not_approved_or_settled_already(bench: Bench) -> None:
    sentence = bench.refusal("open_claim", number="EX-34807", employee_id="em-3642", trip_id="tr-2363")
    assert sentence == "The trip is not approved, or settled already."


def test_open_claim_is_refused_because_the_employee_has_three_drafts_already(bench: Bench) -> None:
    sentence = bench.refusal("open_claim", number="EX-79281", employee_id="em-2732")
    assert sentence == "The employee has three drafts already."


def test_open_claim_is_refused_because_another_claim_already_has_this_number(bench: Bench) -> None:
    sentence = bench.refusal("open_claim", number="EX-34807", employee_id="em-8107")
    assert sentence == "Another claim already has this number."


def test_submit_claim_changes_the_claim(bench: Bench) -> None:
    bench.call("submit_claim", claim_id="cl-9447", approver_id="ma-9529")
    assert bench.changes() == [
        updated("claims", "cl-9447", status="submitted", approver_id="ma-9529", submitted_on="2026-05-19"),
    ]


def test_submit_claim_is_refused_because_the_claim_must_be_draft_or_returned(bench: Bench) -> None:
    sentence = bench.refusal("submit_claim", claim_id="cl-8184", approver_id="ma-9529")
    assert sentence == "The claim must be draft or returned."


def test_submit_claim_is_refused_because_the_claim_has_no_items(bench: Bench) -> None:
    assert bench.refusal("submit_claim", claim_id="cl-5022", approver_id="ma-9529") == "The claim has no items."


def test_submit_claim_is_refused_because_a_receipt_is_missing(bench: Bench) -> None:
    assert bench.refusal("submit_claim", claim_id="cl-2032", approver_id="ma-1994") == "A receipt is missing."


def test_submit_claim_is_refused_because_the_approver_is_of_another_department(bench: Bench) -> None:
    sentence = bench.refusal("submit_claim", claim_id="cl-8017", approver_id="ma-8763")
    assert sentence == "The approver is of another department."


def test_return_claim_changes_the_claim(bench: Bench) -> None:
    bench.call("return_claim", claim_id="cl-3904", remark="Wrong trip.")
    assert bench.changes() == [updated("claims", "cl-3904", status="returned", remark="Wrong trip.")]


def test_return_claim_is_refused_because_the_claim_must_be_submitted(bench: Bench) -> None:
    assert bench.refusal("return_claim", claim_id="cl-4275", remark="Wrong trip.") == "The claim must be submitted."


def test_return_claim_is_refused_because_the_claim_waits_for_somebody_else(bench: Bench) -> None:
    sentence = bench.refusal("return_claim", claim_id="cl-2937", remark="Receipt cannot be read.")
    assert sentence == "The claim waits for somebody else."


def test_reject_claim_changes_the_claim(bench: Bench) -> None:
    bench.call("reject_claim", claim_id="cl-3904", remark="Wrong trip.")
    assert bench.changes() == [updated("claims", "cl-3904", status="rejected", remark="Wrong trip.")]


def test_reject_claim_is_allowed(bench: Bench) -> None:
    bench.arrange("claims", "cl-8417", submitted_on="2026-05-17")
    bench.call("reject_claim", claim_id="cl-8417", remark="Wrong trip.")


def test_reject_claim_is_refused_because_the_claim_must_be_submitted(bench: Bench) -> None:
    assert bench.refusal("reject_claim", claim_id="cl-4275", remark="Wrong trip.") == "The claim must be submitted."


def test_reject_claim_is_refused_because_the_claim_waits_for_somebody_else(bench: Bench) -> None:
    sentence = bench.refusal("reject_claim", claim_id="cl-2937", remark="Please split hotel and breakfast.")
    assert sentence == "The claim waits for somebody else."


def test_reject_claim_is_refused_because_a_claim_is_looked_at_for_two_days_first(bench: Bench) -> None:
    sentence = bench.refusal("reject_claim", claim_id="cl-8417", remark="Wrong trip.")
    assert sentence == "A claim is looked at for two days first."


def test_forward_claim_sets_approver_id_to_ma_8763(bench: Bench) -> None:
    bench.call("forward_claim", claim_id="cl-7085", approver_id="ma-8763")
    assert bench.changes() == [updated("claims", "cl-7085", approver_id="ma-8763")]


def test_forward_claim_is_allowed(bench: Bench) -> None:
    bench.arrange("items", "it-1089", claim_id="cl-5088")
    bench.arrange("items", "it-1092", claim_id="cl-5088")
    bench.arrange("items", "it-1190", claim_id="cl-5088")
    bench.arrange("items", "it-1210", claim_id="cl-5088")
    bench.arrange("managers", "ma-5804", approval_limit=87550)
    bench.call("forward_claim", claim_id="cl-5088", approver_id="ma-5804")


def test_forward_claim_is_refused_because_the_claim_does_not_wait_for_approval(bench: Bench) -> None:
    sentence = bench.refusal("forward_claim", claim_id="cl-4275", approver_id="ma-9529")
    assert sentence == "The claim does not wait for approval."


def test_forward_claim_is_refused_because_the_claim_waits_for_them_already(bench: Bench) -> None:
    sentence = bench.refusal("forward_claim", claim_id="cl-5041", approver_id="ma-9529")
    assert sentence == "The claim waits for them already."


def test_forward_claim_is_refused_because_their_limit_does_not_cover_the_claim(bench: Bench) -> None:
    sentence = bench.refusal("forward_claim", claim_id="cl-8632", approver_id="ma-5804")
    assert sentence == "Their limit does not cover the claim."


def test_approve_claim_changes_the_claim(bench: Bench) -> None:
    bench.call("approve_claim", claim_id="cl-7085")
    assert bench.changes() == [updated("claims", "cl-7085", status="approved", approved_on="2026-05-19")]


def test_approve_claim_is_allowed(bench: Bench) -> None:
    bench.arrange("items", "it-1089", claim_id="cl-3691")
    bench.arrange("items", "it-1092", claim_id="cl-3691")
    bench.arrange("items", "it-1190", claim_id="cl-3691")
    bench.arrange("items", "it-1210", claim_id="cl-3691")
    bench.arrange("managers", "ma-9529", approval_limit=76800)
    bench.call("approve_claim", claim_id="cl-3691")


def test_approve_claim_is_allowed_when_claim_id_is_cl_3691_when_claim_id_is_cl_3691(bench: Bench) -> None:
    bench.arrange("items", "it-1089", claim_id="cl-3691")
    bench.arrange("items", "it-1092", claim_id="cl-3691")
    bench.arrange("items", "it-1190", claim_id="cl-3691")
    bench.arrange("departments", "de-6863", budget=598950)
    bench.call("approve_claim", claim_id="cl-3691")


def test_approve_claim_is_refused_because_the_claim_must_be_submitted(bench: Bench) -> None:
    assert bench.refusal("approve_claim", claim_id="cl-4275") == "The claim must be submitted."


def test_approve_claim_is_refused_because_the_claim_waits_for_somebody_else(bench: Bench) -> None:
    assert bench.refusal("approve_claim", claim_id="cl-8328") == "The claim waits for somebody else."


def test_approve_claim_is_refused_because_the_claim_is_above_your_limit(bench: Bench) -> None:
    bench.arrange("managers", "ma-9529", approval_limit=20000)
    assert bench.refusal("approve_claim", claim_id="cl-3691") == "The claim is above your limit."


def test_approve_claim_is_refused_because_the_departments_budget_does_not_suffice(bench: Bench) -> None:
    bench.arrange("items", "it-1089", claim_id="cl-3691")
    bench.arrange("items", "it-1092", claim_id="cl-3691")
    bench.arrange("items", "it-1190", claim_id="cl-3691")
    bench.arrange("departments", "de-6863", budget=598949)
    assert bench.refusal("approve_claim", claim_id="cl-3691") == "The department's budget does not suffice."


def test_pay_claim_changes_the_claim_and_sets_status_to_settled(bench: Bench) -> None:
    bench.call("pay_claim", claim_id="cl-3286")
    assert bench.changes() == [
        updated("claims", "cl-3286", status="paid", paid_amount=0),
        updated("trips", "tr-4694", status="settled"),
    ]


def test_pay_claim_changes_the_claim(bench: Bench) -> None:
    bench.arrange("claims", "cl-3286", trip_id="tr-3437")
    bench.call("pay_claim", claim_id="cl-3286")
    assert bench.changes() == [updated("claims", "cl-3286", status="paid", paid_amount=3600)]


def test_pay_claim_is_refused_because_the_claim_must_be_approved(bench: Bench) -> None:
    assert bench.refusal("pay_claim", claim_id="cl-2048") == "The claim must be approved."


def test_pay_claim_is_refused_because_a_claim_is_paid_the_day_after_its_approval_at_the(bench: Bench) -> None:
    sentence = bench.refusal("pay_claim", claim_id="cl-6194")
    assert sentence == "A claim is paid the day after its approval at the earliest."
