"""Tests of the tools for offers of Brandauer recruiting."""

import pytest

from mcp_servers.contracts import Json
from mcp_servers.runtime.testing import Bench, inserted, updated


@pytest.mark.parametrize(
    ("filters", "ids"),
    [
        (
            {"answer_by_until": "2026-08-26"},
            ["of-6672", "of-8111", "of-9223", "of-3641", "of-3946", "of-6494", "of-1266", "of-4565"],
        ),
        ({"candidate_id": "ca-5558"}, ["of-5324"]),
        ({"vacancy_id": "va-6815"}, ["of-8815"]),
        (
            {"status": "accepted"},
            ["of-3641", "of-3710", "of-8479", "of-4365", "of-8965", "of-8291", "of-2423", "of-8710"],
        ),
        ({"application_id": "ap-1159"}, ["of-8965"]),
    ],
)
def test_find_offers_filters(bench: Bench, filters: dict[str, Json], ids: list[str]) -> None:
    assert bench.ids("find_offers", **filters) == ids


def test_find_offers_turns_the_page(bench: Bench) -> None:
    assert bench.ids("find_offers", page=6) == ["of-6551", "of-1576"]


def test_find_offers_finds_nothing(bench: Bench) -> None:
    assert bench.ids("find_offers", application_id="ap-9277") == []


def test_make_offer_adds_a_offer_and_sets_status_to_offered(bench: Bench) -> None:
    bench.call("make_offer", application_id="ap-7150", salary=455000, starts_on="2026-09-22")
    assert bench.changes() == [
        updated("applications", "ap-7150", status="offered"),
        inserted(
            "offers",
            "of-1196",
            application_id="ap-7150",
            salary=455000,
            starts_on="2026-09-22",
            answer_by="2026-09-18",
            status="open",
            made_at="2026-09-08T10:15",
        ),
    ]


def test_make_offer_is_refused_because_the_candidate_is_not_on_the_shortlist(bench: Bench) -> None:
    sentence = bench.refusal("make_offer", application_id="ap-5762", salary=295000, starts_on="2026-11-01")
    assert sentence == "The candidate is not on the shortlist."


def test_make_offer_is_refused_because_two_well_rated_interviews_are_needed_first(bench: Bench) -> None:
    sentence = bench.refusal("make_offer", application_id="ap-4075", salary=429000, starts_on="2026-11-13")
    assert sentence == "Two well rated interviews are needed first."


def test_make_offer_is_refused_because_all_places_are_taken_or_offered_to_others(bench: Bench) -> None:
    sentence = bench.refusal("make_offer", application_id="ap-2158", salary=286000, starts_on="2026-11-13")
    assert sentence == "All places are taken or offered to others."


def test_make_offer_is_refused_because_the_salary_is_outside_the_range_of_the_vacancy(bench: Bench) -> None:
    sentence = bench.refusal("make_offer", application_id="ap-9016", salary=308000, starts_on="2026-11-11")
    assert sentence == "The salary is outside the range of the vacancy."


def test_make_offer_is_refused_because_the_salary_is_above_your_limit(bench: Bench) -> None:
    bench.arrange("recruiters", "re-8947", salary_limit=350000)
    sentence = bench.refusal("make_offer", application_id="ap-7150", salary=455000, starts_on="2026-09-21")
    assert sentence == "The salary is above your limit."


def test_make_offer_is_refused_because_the_first_working_day_is_too_soon(bench: Bench) -> None:
    sentence = bench.refusal("make_offer", application_id="ap-7150", salary=305000, starts_on="2026-09-21")
    assert sentence == "The first working day is too soon."


def test_make_offer_is_refused_because_the_first_working_day_is_too_soon_2(bench: Bench) -> None:
    bench.arrange("recruiters", "re-8947", salary_limit=454999)
    sentence = bench.refusal("make_offer", application_id="ap-7150", salary=454999, starts_on="2026-09-21")
    assert sentence == "The first working day is too soon."


def test_accept_offer_sets_status_to_accepted_and_changes_the_application(bench: Bench) -> None:
    bench.call("accept_offer", offer_id="of-9620")
    assert bench.changes() == [
        updated("applications", "ap-2158", status="rejected", decided_on="2026-09-08"),
        updated("applications", "ap-2523", status="rejected", decided_on="2026-09-08"),
        updated("applications", "ap-3979", status="withdrawn", decided_on="2026-09-08"),
        updated("applications", "ap-4465", status="rejected", decided_on="2026-09-08"),
        updated("applications", "ap-5985", status="rejected", decided_on="2026-09-08"),
        updated("applications", "ap-8262", status="hired", decided_on="2026-09-08"),
        updated("offers", "of-9620", status="accepted"),
        updated("vacancies", "va-2886", status="filled"),
    ]


def test_accept_offer_sets_status_to_accepted_and_changes_the_application_2(bench: Bench) -> None:
    bench.call("accept_offer", offer_id="of-7108")
    assert bench.changes() == [
        updated("applications", "ap-2507", status="withdrawn", decided_on="2026-09-08"),
        updated("applications", "ap-3977", status="hired", decided_on="2026-09-08"),
        updated("applications", "ap-4050", status="withdrawn", decided_on="2026-09-08"),
        updated("applications", "ap-5913", status="withdrawn", decided_on="2026-09-08"),
        updated("offers", "of-7108", status="accepted"),
    ]


def test_accept_offer_is_refused_because_the_offer_must_be_open(bench: Bench) -> None:
    assert bench.refusal("accept_offer", offer_id="of-8710") == "The offer must be open."


def test_accept_offer_is_refused_because_the_offer_has_run_out(bench: Bench) -> None:
    assert bench.refusal("accept_offer", offer_id="of-3877") == "The offer has run out."


def test_decline_offer_sets_status_to_declined_and_changes_the_application(bench: Bench) -> None:
    bench.call("decline_offer", offer_id="of-3877")
    assert bench.changes() == [
        updated("applications", "ap-4072", status="withdrawn", decided_on="2026-09-08"),
        updated("offers", "of-3877", status="declined"),
    ]


def test_decline_offer_is_refused_because_the_offer_must_be_open(bench: Bench) -> None:
    assert bench.refusal("decline_offer", offer_id="of-8710") == "The offer must be open."


def test_revoke_offer_sets_status_to_revoked_and_sets_status_to_shortlisted(bench: Bench) -> None:
    bench.call("revoke_offer", offer_id="of-3877")
    assert bench.changes() == [
        updated("applications", "ap-4072", status="shortlisted"),
        updated("offers", "of-3877", status="revoked"),
    ]


def test_revoke_offer_is_refused_because_the_offer_must_be_open(bench: Bench) -> None:
    assert bench.refusal("revoke_offer", offer_id="of-8710") == "The offer must be open."


def test_revoke_offer_is_refused_because_the_candidate_may_still_answer(bench: Bench) -> None:
    assert bench.refusal("revoke_offer", offer_id="of-5330") == "The candidate may still answer."
