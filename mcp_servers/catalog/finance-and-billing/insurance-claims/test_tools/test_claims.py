"""Tests of the tools for claims of Hanse Mutual claims office."""

import pytest

from mcp_servers.contracts import Json
from mcp_servers.runtime.testing import Bench, inserted, updated


@pytest.mark.parametrize(
    ("filters", "ids"),
    [
        (
            {"kind": "travel", "status": "accepted"},
            ["cl-4799", "cl-7471", "cl-9242", "cl-5028", "cl-8320", "cl-7917", "cl-1188"],
        ),
        ({"number": "CL-166477"}, ["cl-3669"]),
        ({"peril": "collision"}, ["cl-2486", "cl-2653", "cl-1328", "cl-7893"]),
        ({"policy_id": "po-6049"}, ["cl-6245"]),
        ({"min_claimed": 834000}, ["cl-9208", "cl-9835", "cl-6287", "cl-8602"]),
    ],
)
def test_find_claims_filters(bench: Bench, filters: dict[str, Json], ids: list[str]) -> None:
    assert bench.ids("find_claims", **filters) == ids


@pytest.mark.parametrize(
    ("filters", "total"),
    [
        ({"adjuster_id": "ad-3408"}, 44),
        ({"reported_until": "2025-11-14"}, 14),
    ],
)
def test_find_claims_counts(bench: Bench, filters: dict[str, Json], total: int) -> None:
    assert bench.call("find_claims", **filters)["total"] == total


def test_find_claims_turns_the_page(bench: Bench) -> None:
    ids = bench.ids("find_claims", page=12)
    assert ids == ["cl-4823", "cl-5423", "cl-6138", "cl-7337", "cl-7686", "cl-8214", "cl-8608", "cl-9688"]


def test_find_claims_finds_nothing(bench: Bench) -> None:
    assert bench.ids("find_claims", policy_id="po-2566", adjuster_id="ad-5108", reported_until="2026-03-12") == []


def test_get_claim_shows_the_claim(bench: Bench) -> None:
    result = bench.call("get_claim", claim_id="cl-9208")
    assert result == {
        "id": "cl-9208",
        "number": "CL-436031",
        "policy_id": "po-9113",
        "peril": "fire",
        "story": "Chimney fire",
        "happened_on": "2026-02-07",
        "reported_on": "2026-02-08",
        "claimed": 857000,
        "status": "in_review",
        "adjuster_id": "ad-3408",
        "policy_number": "PL-78890-E",
        "policy_holder": "Cormac Al-Amin",
        "adjuster_name": "Mamadou Bangura",
        "number_of_papers": 1,
        "paid_so_far": 0,
        "highest_estimate": 599900,
    }


def test_report_claims_finds_nothing(bench: Bench) -> None:
    assert bench.ids("report_claims", status="accepted", kind="liability", reported_from="2026-03-31") == []


def test_report_claims_adds_up(bench: Bench) -> None:
    result = bench.call("report_claims", reported_from="2026-01-28")
    assert result == {
        "items": [
            {"peril": "collision", "claims": 4, "claimed": 1112000, "highest": 684000},
            {"peril": "fire", "claims": 12, "claimed": 4631000, "highest": 857000},
            {"peril": "other", "claims": 19, "claimed": 5201000, "highest": 861000},
            {"peril": "theft", "claims": 37, "claimed": 12123000, "highest": 864000},
            {"peril": "water", "claims": 16, "claimed": 2651000, "highest": 564000},
            {"peril": "weather", "claims": 9, "claimed": 2019000, "highest": 830000},
        ],
        "total": 6,
    }


def test_report_claims_adds_up_with_status_and_kind_and_adjuster_id(bench: Bench) -> None:
    result = bench.call("report_claims", status="accepted", kind="household", adjuster_id="ad-3408")
    assert result == {"items": [{"peril": "water", "claims": 1, "claimed": 251000, "highest": 251000}], "total": 1}


def test_report_claim_adds_a_claim(bench: Bench) -> None:
    bench.call(
        "report_claim",
        number="New CL-164702",
        policy_id="po-9113",
        peril="theft",
        story="Leaking dishwasher",
        happened_on="2026-03-01",
        claimed=85000,
    )
    assert bench.changes() == [
        inserted(
            "claims",
            "cl-7854",
            number="New CL-164702",
            policy_id="po-9113",
            peril="theft",
            story="Leaking dishwasher",
            happened_on="2026-03-01",
            reported_on="2026-03-31",
            claimed=85000,
            status="reported",
        ),
    ]


def test_report_claim_is_allowed(bench: Bench) -> None:
    bench.call(
        "report_claim",
        number="New CL-164702",
        policy_id="po-9113",
        peril="theft",
        story="Short circuit in the fuse box",
        happened_on="2026-03-07",
        claimed=85000,
    )


def test_report_claim_is_allowed_when_happened_on_is_2026_03_01(bench: Bench) -> None:
    bench.arrange("claims", "cl-1111", happened_on="2026-03-01")
    bench.call(
        "report_claim",
        number="New CL-164702",
        policy_id="po-9113",
        peril="theft",
        story="Short circuit in the fuse box",
        happened_on="2026-03-01",
        claimed=85000,
    )


def test_report_claim_is_refused_because_the_day_of_the_damage_lies_ahead(bench: Bench) -> None:
    sentence = bench.refusal(
        "report_claim",
        number="New CL-164702",
        policy_id="po-9113",
        peril="theft",
        story="Short circuit in the fuse box",
        happened_on="2026-04-01",
        claimed=85000,
    )
    assert sentence == "The day of the damage lies ahead."


def test_report_claim_is_refused_because_the_damage_is_older_than_30_days(bench: Bench) -> None:
    sentence = bench.refusal(
        "report_claim",
        number="New CL-306180",
        policy_id="po-3973",
        peril="collision",
        story="Lock picked during the holidays",
        happened_on="2026-02-28",
        claimed=299000,
    )
    assert sentence == "The damage is older than 30 days."


def test_report_claim_is_refused_because_nothing_is_covered_in_the_first_14_days_of_a(bench: Bench) -> None:
    bench.arrange("policies", "po-9113", starts_on="2026-03-17")
    sentence = bench.refusal(
        "report_claim",
        number="New CL-164702",
        policy_id="po-9113",
        peril="theft",
        story="Short circuit in the fuse box",
        happened_on="2026-03-01",
        claimed=85000,
    )
    assert sentence == "Nothing is covered in the first 14 days of a policy."


def test_report_claim_is_refused_because_the_premium_was_not_paid_for_that_day(bench: Bench) -> None:
    bench.arrange("policies", "po-9113", starts_on="2026-03-17")
    sentence = bench.refusal(
        "report_claim",
        number="New CL-164702",
        policy_id="po-9113",
        peril="theft",
        story="Short circuit in the fuse box",
        happened_on="2026-03-31",
        claimed=85000,
    )
    assert sentence == "The premium was not paid for that day."


def test_report_claim_is_refused_because_collisions_are_covered_by_vehicle_policies_only(bench: Bench) -> None:
    sentence = bench.refusal(
        "report_claim",
        number="CL-989732",
        policy_id="po-4487",
        peril="collision",
        story="Pipe burst behind the washing machine",
        happened_on="2026-03-11",
        claimed=183000,
    )
    assert sentence == "Collisions are covered by vehicle policies only."


def test_report_claim_is_refused_because_this_damage_has_been_reported_already(bench: Bench) -> None:
    sentence = bench.refusal(
        "report_claim",
        number="New CL-064998",
        policy_id="po-1341",
        peril="other",
        story="Aquarium broke",
        happened_on="2026-03-08",
        claimed=171000,
    )
    assert sentence == "This damage has been reported already."


def test_report_claim_is_refused_because_another_claim_already_has_this_number(bench: Bench) -> None:
    sentence = bench.refusal(
        "report_claim",
        number="CL-764309",
        policy_id="po-1341",
        peril="weather",
        story="Tiles blown off",
        happened_on="2026-03-14",
        claimed=700000,
    )
    assert sentence == "Another claim already has this number."


def test_take_claim_changes_the_claim(bench: Bench) -> None:
    bench.call("take_claim", claim_id="cl-5552")
    assert bench.changes() == [
        updated("claims", "cl-5552", status="in_review", adjuster_id="ad-5108", decided_on=None, answer=None),
    ]


def test_take_claim_is_allowed(bench: Bench) -> None:
    bench.arrange("adjusters", "ad-5108", most_claims=29)
    bench.call("take_claim", claim_id="cl-5552")


def test_take_claim_is_allowed_when_decided_on_is_2026_01_30(bench: Bench) -> None:
    bench.arrange("claims", "cl-5552", decided_on="2026-01-30")
    bench.call("take_claim", claim_id="cl-5552")


def test_take_claim_is_refused_because_the_claim_must_be_reported_or_declined(bench: Bench) -> None:
    assert bench.refusal("take_claim", claim_id="cl-1188") == "The claim must be reported or declined."


def test_take_claim_is_refused_because_the_claim_was_declined_more_than_60_days_ago(bench: Bench) -> None:
    bench.arrange("claims", "cl-5552", decided_on="2026-01-29")
    assert bench.refusal("take_claim", claim_id="cl-5552") == "The claim was declined more than 60 days ago."


def test_take_claim_is_refused_because_you_have_enough_claims_in_hand(bench: Bench) -> None:
    bench.arrange("claims", "cl-1111", adjuster_id="ad-5108")
    bench.arrange("adjusters", "ad-5108", most_claims=29)
    assert bench.refusal("take_claim", claim_id="cl-5552") == "You have enough claims in hand."


def test_pass_claim_sets_adjuster_id_to_ad_3408(bench: Bench) -> None:
    bench.call("pass_claim", claim_id="cl-8628", adjuster_id="ad-3408")
    assert bench.changes() == [updated("claims", "cl-8628", adjuster_id="ad-3408")]


def test_pass_claim_is_allowed(bench: Bench) -> None:
    bench.arrange("claims", "cl-6245", claimed=700000)
    bench.call("pass_claim", claim_id="cl-6245", adjuster_id="ad-3408")


def test_pass_claim_is_refused_because_the_claim_is_not_under_review(bench: Bench) -> None:
    assert bench.refusal("pass_claim", claim_id="cl-1457", adjuster_id="ad-3408") == "The claim is not under review."


def test_pass_claim_is_refused_because_the_claim_is_in_these_hands_already(bench: Bench) -> None:
    sentence = bench.refusal("pass_claim", claim_id="cl-3669", adjuster_id="ad-5108")
    assert sentence == "The claim is in these hands already."


def test_pass_claim_is_refused_because_their_limit_does_not_cover_the_claim(bench: Bench) -> None:
    sentence = bench.refusal("pass_claim", claim_id="cl-9208", adjuster_id="ad-5108")
    assert sentence == "Their limit does not cover the claim."


def test_pass_claim_is_refused_because_they_have_enough_claims_in_hand(bench: Bench) -> None:
    bench.arrange("claims", "cl-1174", adjuster_id="ad-3408")
    bench.arrange("adjusters", "ad-3408", most_claims=21)
    assert bench.refusal("pass_claim", claim_id="cl-6245", adjuster_id="ad-3408") == "They have enough claims in hand."


def test_accept_claim_changes_the_claim(bench: Bench) -> None:
    bench.call("accept_claim", claim_id="cl-9835", granted=600000)
    assert bench.changes() == [updated("claims", "cl-9835", status="accepted", granted=600000, decided_on="2026-03-31")]


def test_accept_claim_is_refused_because_argument_granted_must_be_at_most_2000000(bench: Bench) -> None:
    sentence = bench.refusal("accept_claim", claim_id="cl-1624", granted=2000001)
    assert sentence == "Argument 'granted' must be at most 2000000."


def test_accept_claim_is_refused_because_the_claim_must_be_in_review(bench: Bench) -> None:
    assert bench.refusal("accept_claim", claim_id="cl-5423", granted=595800) == "The claim must be in review."


def test_accept_claim_is_refused_because_the_claim_is_in_somebody_elses_hands(bench: Bench) -> None:
    assert bench.refusal("accept_claim", claim_id="cl-1111", granted=222300) == "The claim is in somebody else's hands."


def test_accept_claim_is_refused_because_the_police_report_is_missing(bench: Bench) -> None:
    assert bench.refusal("accept_claim", claim_id="cl-9429", granted=617600) == "The police report is missing."


def test_accept_claim_is_refused_because_a_survey_is_needed_first(bench: Bench) -> None:
    assert bench.refusal("accept_claim", claim_id="cl-8779", granted=32000) == "A survey is needed first."


def test_accept_claim_is_refused_because_the_survey_comes_to_less_than_that(bench: Bench) -> None:
    assert bench.refusal("accept_claim", claim_id="cl-7609", granted=364000) == "The survey comes to less than that."


def test_accept_claim_is_refused_because_that_is_more_than_is_claimed(bench: Bench) -> None:
    assert bench.refusal("accept_claim", claim_id="cl-9835", granted=950400) == "That is more than is claimed."


def test_accept_claim_is_refused_because_the_amount_is_above_your_limit(bench: Bench) -> None:
    assert bench.refusal("accept_claim", claim_id="cl-9835", granted=864000) == "The amount is above your limit."


def test_decline_claim_changes_the_claim_and_sets_status_to_cancelled(bench: Bench) -> None:
    bench.call("decline_claim", claim_id="cl-3669", answer="Wear and tear.")
    assert bench.changes() == [
        updated("claims", "cl-3669", status="declined", decided_on="2026-03-31", answer="Wear and tear."),
        updated("surveys", "su-1305", status="cancelled"),
    ]


def test_decline_claim_is_refused_because_the_claim_must_be_in_review(bench: Bench) -> None:
    assert bench.refusal("decline_claim", claim_id="cl-1457", answer="Wear and tear.") == "The claim must be in review."


def test_decline_claim_is_refused_because_the_claim_is_in_somebody_elses_hands(bench: Bench) -> None:
    sentence = bench.refusal("decline_claim", claim_id="cl-1111", answer="The report came too late.")
    assert sentence == "The claim is in somebody else's hands."


def test_decline_claim_is_refused_because_something_was_paid_on_this_claim_already(bench: Bench) -> None:
    sentence = bench.refusal("decline_claim", claim_id="cl-9813", answer="Below the deductible.")
    assert sentence == "Something was paid on this claim already."


def test_pay_claim_sets_status_to_paid_and_adds_a_payment(bench: Bench) -> None:
    bench.call("pay_claim", claim_id="cl-4718")
    assert bench.changes() == [
        updated("claims", "cl-4718", status="paid"),
        inserted("payments", "py-4427", claim_id="cl-4718", kind="final", amount=7000, paid_on="2026-03-31"),
    ]


def test_pay_claim_is_allowed(bench: Bench) -> None:
    bench.arrange("claims", "cl-5028", granted=1)
    bench.call("pay_claim", claim_id="cl-5028")


def test_pay_claim_is_allowed_when_happened_on_is_2026_02_19(bench: Bench) -> None:
    bench.arrange("claims", "cl-5028", happened_on="2026-02-19")
    bench.call("pay_claim", claim_id="cl-5028")


def test_pay_claim_is_refused_because_the_claim_must_be_accepted(bench: Bench) -> None:
    assert bench.refusal("pay_claim", claim_id="cl-1457") == "The claim must be accepted."


def test_pay_claim_is_refused_because_nothing_is_left_to_be_paid(bench: Bench) -> None:
    bench.arrange("payments", "py-1356", claim_id="cl-4718")
    assert bench.refusal("pay_claim", claim_id="cl-4718") == "Nothing is left to be paid."


def test_pay_claim_is_refused_because_nothing_is_left_to_be_paid_when_granted_is_0(bench: Bench) -> None:
    bench.arrange("claims", "cl-5028", granted=0)
    assert bench.refusal("pay_claim", claim_id="cl-5028") == "Nothing is left to be paid."


def test_pay_claim_is_refused_because_the_premium_was_not_paid_for_that_day(bench: Bench) -> None:
    assert bench.refusal("pay_claim", claim_id="cl-5423") == "The premium was not paid for that day."
