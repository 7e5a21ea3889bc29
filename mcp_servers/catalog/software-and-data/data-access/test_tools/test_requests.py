"""Tests of the tools for requests of Halden data access desk."""

import pytest

from mcp_servers.contracts import Json
from mcp_servers.runtime.testing import Bench, inserted, updated


@pytest.mark.parametrize(
    ("filters", "ids"),
    [
        ({"dataset_id": "da-8904", "project_id": "pr-9512"}, ["re-9096"]),
        ({"analyst_id": "an-1195"}, ["re-6540", "re-4731"]),
        (
            {"steward_id": "st-5598"},
            [
                "re-9096",
                "re-1397",
                "re-3883",
                "re-3439",
                "re-3057",
                "re-4954",
                "re-3300",
                "re-1209",
                "re-8831",
                "re-6157",
            ],
        ),
        (
            {"access": "full"},
            [
                "re-1397",
                "re-9861",
                "re-5953",
                "re-3300",
                "re-1209",
                "re-5894",
                "re-8831",
                "re-4003",
                "re-6188",
                "re-1796",
            ],
        ),
        (
            {"checked": True},
            [
                "re-1397",
                "re-9861",
                "re-6631",
                "re-9248",
                "re-6540",
                "re-4470",
                "re-6328",
                "re-4182",
                "re-3943",
                "re-6534",
            ],
        ),
        (
            {"status": "submitted"},
            [
                "re-1397",
                "re-3883",
                "re-3439",
                "re-1809",
                "re-5894",
                "re-8831",
                "re-4003",
                "re-6157",
                "re-5281",
                "re-6760",
            ],
        ),
    ],
)
def test_find_requests_filters(bench: Bench, filters: dict[str, Json], ids: list[str]) -> None:
    assert bench.ids("find_requests", **filters) == ids


def test_find_requests_turns_the_page(bench: Bench) -> None:
    ids = bench.ids("find_requests", page=13)
    assert ids == ["re-3270", "re-8960", "re-5210", "re-2580", "re-6840", "re-2523", "re-3065", "re-2480"]


def test_find_requests_finds_nothing(bench: Bench) -> None:
    assert bench.ids("find_requests", analyst_id="an-1480") == []


def test_submit_request_adds_a_request(bench: Bench) -> None:
    bench.call(
        "submit_request",
        analyst_id="an-2481",
        dataset_id="da-1545",
        project_id="pr-6263",
        access="full",
        length=8,
        purpose="Clean-up of duplicates",
    )
    assert bench.changes() == [
        inserted(
            "requests",
            "re-2873",
            analyst_id="an-2481",
            dataset_id="da-1545",
            project_id="pr-6263",
            access="full",
            length=8,
            purpose="Clean-up of duplicates",
            status="submitted",
            checked=0,
            submitted_at="2026-10-27T10:30",
        ),
    ]


def test_submit_request_is_allowed(bench: Bench) -> None:
    bench.call(
        "submit_request",
        analyst_id="an-1559",
        dataset_id="da-1545",
        project_id="pr-8827",
        access="full",
        length=60,
        purpose="Forecast for the winter",
    )


def test_submit_request_is_allowed_when_analyst_id_is_an_5446(bench: Bench) -> None:
    bench.arrange("requests", "re-8234", analyst_id="an-5446")
    bench.call(
        "submit_request",
        analyst_id="an-5446",
        dataset_id="da-6443",
        project_id="pr-8827",
        access="full",
        length=60,
        purpose="Forecast for the winter",
    )


def test_submit_request_is_refused_because_the_analyst_has_left(bench: Bench) -> None:
    sentence = bench.refusal(
        "submit_request",
        analyst_id="an-4238",
        dataset_id="da-9563",
        project_id="pr-6263",
        access="full",
        length=180,
        purpose="Test of the new model",
    )
    assert sentence == "The analyst has left."


def test_submit_request_is_refused_because_the_data_set_is_frozen(bench: Bench) -> None:
    sentence = bench.refusal(
        "submit_request",
        analyst_id="an-2481",
        dataset_id="da-4529",
        project_id="pr-6263",
        access="masked",
        length=60,
        purpose="Dashboard of the board",
    )
    assert sentence == "The data set is frozen."


def test_submit_request_is_refused_because_only_employees_see_secret_data_sets(bench: Bench) -> None:
    sentence = bench.refusal(
        "submit_request",
        analyst_id="an-7396",
        dataset_id="da-4763",
        project_id="pr-8827",
        access="full",
        length=90,
        purpose="Map of the suburbs",
    )
    assert sentence == "Only employees see secret data sets."


def test_submit_request_is_refused_because_the_data_set_is_not_granted_for_so_long(bench: Bench) -> None:
    sentence = bench.refusal(
        "submit_request",
        analyst_id="an-2393",
        dataset_id="da-2151",
        project_id="pr-8827",
        access="masked",
        length=90,
        purpose="Fair prices study",
    )
    assert sentence == "The data set is not granted for so long."


def test_submit_request_is_refused_because_the_project_ends_before_that(bench: Bench) -> None:
    sentence = bench.refusal(
        "submit_request",
        analyst_id="an-9433",
        dataset_id="da-8445",
        project_id="pr-6263",
        access="full",
        length=14,
        purpose="Test of the new model",
    )
    assert sentence == "The project ends before that."


def test_submit_request_is_refused_because_a_request_of_the_analyst_for_this_data_set(bench: Bench) -> None:
    sentence = bench.refusal(
        "submit_request",
        analyst_id="an-9433",
        dataset_id="da-4763",
        project_id="pr-5709",
        access="masked",
        length=60,
        purpose="Quality report",
    )
    assert sentence == "A request of the analyst for this data set waits already."


def test_submit_request_is_refused_because_the_analyst_has_access_to_this_data_set(bench: Bench) -> None:
    sentence = bench.refusal(
        "submit_request",
        analyst_id="an-1098",
        dataset_id="da-9814",
        project_id="pr-8827",
        access="masked",
        length=14,
        purpose="Quality report",
    )
    assert sentence == "The analyst has access to this data set."


def test_record_check_sets_checked_to_1(bench: Bench) -> None:
    bench.call("record_check", request_id="re-4152")
    assert bench.changes() == [updated("requests", "re-4152", checked=1)]


def test_record_check_is_refused_because_the_request_does_not_wait_for_an_answer(bench: Bench) -> None:
    assert bench.refusal("record_check", request_id="re-2900") == "The request does not wait for an answer."


def test_record_check_is_refused_because_masked_access_needs_no_check(bench: Bench) -> None:
    assert bench.refusal("record_check", request_id="re-1565") == "Masked access needs no check."


def test_record_check_is_refused_because_this_data_set_needs_no_check(bench: Bench) -> None:
    assert bench.refusal("record_check", request_id="re-9354") == "This data set needs no check."


def test_record_check_is_refused_because_the_check_is_recorded_already(bench: Bench) -> None:
    assert bench.refusal("record_check", request_id="re-1397") == "The check is recorded already."


def test_approve_request_sets_status_to_approved_and_adds_a_grant(bench: Bench) -> None:
    bench.call("approve_request", request_id="re-3954")
    assert bench.changes() == [
        inserted(
            "grants",
            "gr-2221",
            analyst_id="an-2889",
            dataset_id="da-9885",
            project_id="pr-3321",
            access="full",
            status="active",
            starts_on="2026-10-27",
            ends_on="2026-11-26",
            confirmed_on="2026-10-27",
        ),
        updated("requests", "re-3954", status="approved"),
    ]


def test_approve_request_is_allowed(bench: Bench) -> None:
    bench.call("approve_request", request_id="re-2359")


def test_approve_request_is_refused_because_the_request_must_be_submitted(bench: Bench) -> None:
    assert bench.refusal("approve_request", request_id="re-6631") == "The request must be submitted."


def test_approve_request_is_refused_because_the_data_set_is_in_somebody_elses_care(bench: Bench) -> None:
    assert bench.refusal("approve_request", request_id="re-1397") == "The data set is in somebody else's care."


def test_approve_request_is_refused_because_the_data_set_is_frozen(bench: Bench) -> None:
    assert bench.refusal("approve_request", request_id="re-4152") == "The data set is frozen."


def test_approve_request_is_refused_because_the_privacy_training_has_run_out(bench: Bench) -> None:
    bench.arrange("requests", "re-6540", analyst_id="an-2596")
    assert bench.refusal("approve_request", request_id="re-6540") == "The privacy training has run out."


def test_approve_request_is_refused_because_the_privacy_check_is_missing(bench: Bench) -> None:
    assert bench.refusal("approve_request", request_id="re-2890") == "The privacy check is missing."


def test_approve_request_is_refused_because_the_project_ends_before_that(bench: Bench) -> None:
    bench.arrange("requests", "re-6540", length=77)
    assert bench.refusal("approve_request", request_id="re-6540") == "The project ends before that."


def test_approve_request_is_refused_because_the_contract_ends_before_that(bench: Bench) -> None:
    bench.arrange("requests", "re-2847", length=75)
    assert bench.refusal("approve_request", request_id="re-2847") == "The contract ends before that."


def test_approve_request_is_refused_because_the_analyst_has_an_open_breach(bench: Bench) -> None:
    assert bench.refusal("approve_request", request_id="re-2082") == "The analyst has an open breach."


def test_approve_request_is_refused_because_the_analyst_has_access_to_this_data_set(bench: Bench) -> None:
    assert bench.refusal("approve_request", request_id="re-1565") == "The analyst has access to this data set."


def test_approve_request_is_refused_because_the_data_set_has_as_many_readers_as_it_may_have(bench: Bench) -> None:
    bench.arrange("requests", "re-2847", length=74)
    assert bench.refusal("approve_request", request_id="re-2847") == "The data set has as many readers as it may have."


def test_approve_request_is_refused_because_the_data_set_has_as_many_readers_as_it_may_have_2(bench: Bench) -> None:
    bench.arrange("requests", "re-6540", analyst_id="an-3102", length=76)
    bench.arrange("analysts", "an-3102", trained_until="2026-10-27")
    assert bench.refusal("approve_request", request_id="re-6540") == "The data set has as many readers as it may have."


def test_refuse_request_changes_the_request(bench: Bench) -> None:
    bench.call("refuse_request", request_id="re-4152", answer="Ask for the sample first.")
    assert bench.changes() == [updated("requests", "re-4152", status="refused", answer="Ask for the sample first.")]


def test_refuse_request_is_refused_because_the_request_must_be_submitted(bench: Bench) -> None:
    sentence = bench.refusal("refuse_request", request_id="re-2900", answer="Please name the columns.")
    assert sentence == "The request must be submitted."


def test_refuse_request_is_refused_because_the_data_set_is_in_somebody_elses_care(bench: Bench) -> None:
    sentence = bench.refusal("refuse_request", request_id="re-1397", answer="Please name the columns.")
    assert sentence == "The data set is in somebody else's care."


def test_withdraw_request_sets_status_to_withdrawn(bench: Bench) -> None:
    bench.call("withdraw_request", request_id="re-4152")
    assert bench.changes() == [updated("requests", "re-4152", status="withdrawn")]


def test_withdraw_request_is_refused_because_the_request_must_be_submitted(bench: Bench) -> None:
    assert bench.refusal("withdraw_request", request_id="re-2900") == "The request must be submitted."
