"""Tests of the tools for surveys of Hanse Mutual claims office."""

import pytest

from mcp_servers.contracts import Json
from mcp_servers.runtime.testing import Bench, inserted, updated


@pytest.mark.parametrize(
    ("filters", "ids"),
    [
        ({"ordered_until": "2025-10-16"}, ["su-6007"]),
        ({"expert_id": "ex-9434"}, ["su-8359", "su-3353", "su-7493"]),
        (
            {"status": "ordered"},
            [
                "su-6229",
                "su-1712",
                "su-5514",
                "su-6803",
                "su-1096",
                "su-2201",
                "su-7513",
                "su-3451",
                "su-3847",
                "su-5315",
            ],
        ),
        ({"claim_id": "cl-1789"}, ["su-6173"]),
    ],
)
def test_find_surveys_filters(bench: Bench, filters: dict[str, Json], ids: list[str]) -> None:
    assert bench.ids("find_surveys", **filters) == ids


def test_find_surveys_turns_the_page(bench: Bench) -> None:
    assert bench.ids("find_surveys", page=6) == ["su-5322", "su-8841", "su-8950", "su-9818"]


def test_find_surveys_finds_nothing(bench: Bench) -> None:
    assert bench.ids("find_surveys", claim_id="cl-3561") == []


def test_order_survey_adds_a_survey(bench: Bench) -> None:
    bench.call("order_survey", claim_id="cl-5720", expert_id="ex-6131")
    assert bench.changes() == [
        inserted(
            "surveys",
            "su-8044",
            claim_id="cl-5720",
            expert_id="ex-6131",
            status="ordered",
            ordered_on="2026-03-31",
        ),
    ]


def test_order_survey_is_refused_because_the_claim_is_in_somebody_elses_hands(bench: Bench) -> None:
    sentence = bench.refusal("order_survey", claim_id="cl-2792", expert_id="ex-1325")
    assert sentence == "The claim is in somebody else's hands."


def test_order_survey_is_refused_because_the_claim_is_not_under_review(bench: Bench) -> None:
    assert bench.refusal("order_survey", claim_id="cl-2014", expert_id="ex-1325") == "The claim is not under review."


def test_order_survey_is_refused_because_the_expert_is_of_another_field(bench: Bench) -> None:
    assert bench.refusal("order_survey", claim_id="cl-1440", expert_id="ex-1325") == "The expert is of another field."


def test_order_survey_is_refused_because_there_is_a_survey_of_this_claim_already(bench: Bench) -> None:
    sentence = bench.refusal("order_survey", claim_id="cl-8628", expert_id="ex-2293")
    assert sentence == "There is a survey of this claim already."


def test_order_survey_is_refused_because_the_expert_has_enough_to_do(bench: Bench) -> None:
    assert bench.refusal("order_survey", claim_id="cl-3561", expert_id="ex-5832") == "The expert has enough to do."


def test_deliver_survey_changes_the_survey(bench: Bench) -> None:
    bench.call("deliver_survey", survey_id="su-9840", estimate=48750)
    assert bench.changes() == [updated("surveys", "su-9840", status="delivered", estimate=48750)]


def test_deliver_survey_is_refused_because_the_survey_must_be_ordered(bench: Bench) -> None:
    assert bench.refusal("deliver_survey", survey_id="su-3961", estimate=421000) == "The survey must be ordered."


def test_deliver_survey_is_refused_because_the_estimate_is_far_above_what_is_claimed(bench: Bench) -> None:
    sentence = bench.refusal("deliver_survey", survey_id="su-8008", estimate=428400)
    assert sentence == "The estimate is far above what is claimed."


def test_cancel_survey_sets_status_to_cancelled(bench: Bench) -> None:
    bench.call("cancel_survey", survey_id="su-3847")
    assert bench.changes() == [updated("surveys", "su-3847", status="cancelled")]


def test_cancel_survey_is_allowed(bench: Bench) -> None:
    bench.arrange("claims", "cl-1624", claimed=500000)
    bench.call("cancel_survey", survey_id="su-3451")


def test_cancel_survey_is_refused_because_the_survey_must_be_ordered(bench: Bench) -> None:
    assert bench.refusal("cancel_survey", survey_id="su-3961") == "The survey must be ordered."


def test_cancel_survey_is_refused_because_the_survey_has_not_been_under_way_for_five_days(bench: Bench) -> None:
    assert bench.refusal("cancel_survey", survey_id="su-4151") == "The survey has not been under way for five days."


def test_cancel_survey_is_refused_because_the_claim_needs_a_survey(bench: Bench) -> None:
    assert bench.refusal("cancel_survey", survey_id="su-7078") == "The claim needs a survey."


def test_cancel_survey_is_refused_because_the_claim_needs_a_survey_when_claimed_is_500001(bench: Bench) -> None:
    bench.arrange("claims", "cl-1624", claimed=500001)
    assert bench.refusal("cancel_survey", survey_id="su-3451") == "The claim needs a survey."
