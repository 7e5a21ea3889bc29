"""Tests of the tools for requests of Costa Norte leave desk."""

import pytest

from mcp_servers.contracts import Json
from mcp_servers.runtime.testing import Bench, inserted, updated


@pytest.mark.parametrize(
    ("filters", "ids"),
    [
        ({"employee_id": "em-1517", "leave_type_name": "unpaid leave", "status": "withdrawn"}, ["re-8436"]),
        (
            {"starts_from": "2026-06-16"},
            [
                "re-1399",
                "re-3930",
                "re-4181",
                "re-5947",
                "re-3632",
                "re-6380",
                "re-6571",
                "re-9453",
                "re-1527",
                "re-3073",
            ],
        ),
        ({"ends_until": "2026-01-11"}, ["re-9549"]),
        ({"leave_type_id": "le-6755"}, ["re-5864", "re-6535", "re-9308", "re-9166", "re-5454"]),
        (
            {"team_id": "te-7510"},
            [
                "re-8526",
                "re-7897",
                "re-7182",
                "re-9061",
                "re-3851",
                "re-2463",
                "re-1620",
                "re-4406",
                "re-9883",
                "re-7988",
            ],
        ),
        ({"deputy_id": "em-5133"}, ["re-2446"]),
    ],
)
def test_find_requests_filters(bench: Bench, filters: dict[str, Json], ids: list[str]) -> None:
    assert bench.ids("find_requests", **filters) == ids


def test_find_requests_turns_the_page(bench: Bench) -> None:
    assert bench.ids("find_requests", page=17) == ["re-5892", "re-8979", "re-6837", "re-5037", "re-9605"]


def test_find_requests_finds_nothing(bench: Bench) -> None:
    assert bench.ids("find_requests", deputy_id="em-3507") == []


def test_get_request_shows_the_request(bench: Bench) -> None:
    result = bench.call("get_request", request_id="re-3237")
    assert result == {
        "id": "re-3237",
        "employee_id": "em-9096",
        "leave_type_id": "le-7541",
        "starts_on": "2026-05-26",
        "duration": 5,
        "ends_on": "2026-05-30",
        "status": "withdrawn",
        "submitted_at": "2026-05-13T08:45",
        "employee_name": "Beatriz Marín",
        "employee_team_name": "Buying",
        "leave_type_name": "moving leave",
        "absent_colleagues": 6,
    }


def test_get_request_shows_the_request_when_request_id_is_re_3482(bench: Bench) -> None:
    result = bench.call("get_request", request_id="re-3482")
    assert result == {
        "id": "re-3482",
        "employee_id": "em-8275",
        "leave_type_id": "le-7541",
        "starts_on": "2026-06-02",
        "duration": 1,
        "ends_on": "2026-06-02",
        "status": "approved",
        "submitted_at": "2026-05-10T05:30",
        "employee_name": "Akosua Diallo",
        "employee_team_name": "Buying",
        "leave_type_name": "moving leave",
        "absent_colleagues": 2,
    }


def test_report_leave_adds_up(bench: Bench) -> None:
    result = bench.call("report_leave", team_id="te-6282")
    assert result == {
        "items": [
            {"leave_type_name": "annual leave", "requests": 21, "total_days": 108, "longest_request": 14},
            {"leave_type_name": "care leave", "requests": 7, "total_days": 28, "longest_request": 5},
            {"leave_type_name": "moving leave", "requests": 6, "total_days": 23, "longest_request": 5},
            {"leave_type_name": "study leave", "requests": 3, "total_days": 11, "longest_request": 5},
            {"leave_type_name": "unpaid leave", "requests": 6, "total_days": 28, "longest_request": 10},
            {"leave_type_name": "volunteering leave", "requests": 1, "total_days": 1, "longest_request": 1},
            {"leave_type_name": "wedding leave", "requests": 4, "total_days": 15, "longest_request": 5},
        ],
        "total": 7,
    }


def test_report_leave_adds_up_with_ends_until(bench: Bench) -> None:
    result = bench.call("report_leave", ends_until="2026-05-25")
    assert result == {
        "items": [
            {"leave_type_name": "annual leave", "requests": 13, "total_days": 44, "longest_request": 10},
            {"leave_type_name": "care leave", "requests": 3, "total_days": 11, "longest_request": 5},
            {"leave_type_name": "moving leave", "requests": 10, "total_days": 35, "longest_request": 5},
            {"leave_type_name": "study leave", "requests": 5, "total_days": 15, "longest_request": 5},
            {"leave_type_name": "unpaid leave", "requests": 7, "total_days": 41, "longest_request": 14},
            {"leave_type_name": "volunteering leave", "requests": 1, "total_days": 3, "longest_request": 3},
            {"leave_type_name": "wedding leave", "requests": 4, "total_days": 13, "longest_request": 5},
        ],
        "total": 7,
    }


def test_report_leave_adds_up_with_status_and_starts_from(bench: Bench) -> None:
    result = bench.call("report_leave", status="submitted", starts_from="2026-06-02")
    assert result == {
        "items": [
            {"leave_type_name": "annual leave", "requests": 18, "total_days": 83, "longest_request": 14},
            {"leave_type_name": "care leave", "requests": 5, "total_days": 15, "longest_request": 5},
            {"leave_type_name": "moving leave", "requests": 3, "total_days": 10, "longest_request": 5},
            {"leave_type_name": "study leave", "requests": 4, "total_days": 18, "longest_request": 5},
            {"leave_type_name": "unpaid leave", "requests": 5, "total_days": 27, "longest_request": 10},
            {"leave_type_name": "volunteering leave", "requests": 1, "total_days": 3, "longest_request": 3},
            {"leave_type_name": "wedding leave", "requests": 2, "total_days": 4, "longest_request": 3},
        ],
        "total": 7,
    }


def test_submit_request_adds_a_request(bench: Bench) -> None:
    bench.call("submit_request", employee_id="em-6034", leave_type_id="le-7541", starts_on="2026-08-11", duration=4)
    assert bench.changes() == [
        inserted(
            "requests",
            "re-8413",
            employee_id="em-6034",
            leave_type_id="le-7541",
            starts_on="2026-08-11",
            duration=4,
            ends_on="2026-08-14",
            status="submitted",
            submitted_at="2026-06-02T09:15",
        ),
    ]


def test_submit_request_adds_a_request_with_deputy_id(bench: Bench) -> None:
    bench.call(
        "submit_request",
        employee_id="em-1517",
        leave_type_id="le-3923",
        starts_on="2026-07-23",
        duration=1,
        deputy_id="em-1328",
    )
    assert bench.changes() == [
        inserted(
            "requests",
            "re-8413",
            employee_id="em-1517",
            leave_type_id="le-3923",
            starts_on="2026-07-23",
            duration=1,
            ends_on="2026-07-23",
            deputy_id="em-1328",
            status="submitted",
            submitted_at="2026-06-02T09:15",
        ),
    ]


def test_submit_request_is_allowed(bench: Bench) -> None:
    bench.call("submit_request", employee_id="em-8586", leave_type_id="le-7541", starts_on="2026-06-19", duration=4)


def test_submit_request_is_refused_because_argument_duration_must_be_at_least_1(bench: Bench) -> None:
    sentence = bench.refusal(
        "submit_request",
        employee_id="em-8586",
        leave_type_id="le-7541",
        starts_on="2026-06-20",
        duration=0,
    )
    assert sentence == "Argument 'duration' must be at least 1."


def test_submit_request_is_refused_because_argument_duration_must_be_at_most_15(bench: Bench) -> None:
    sentence = bench.refusal(
        "submit_request",
        employee_id="em-8586",
        leave_type_id="le-7541",
        starts_on="2026-06-20",
        duration=16,
    )
    assert sentence == "Argument 'duration' must be at most 15."


def test_submit_request_is_refused_because_this_type_of_leave_needs_more_notice(bench: Bench) -> None:
    sentence = bench.refusal(
        "submit_request",
        employee_id="em-2880",
        leave_type_id="le-7541",
        starts_on="2026-02-16",
        duration=2,
    )
    assert sentence == "This type of leave needs more notice."


def test_submit_request_is_refused_because_this_type_of_leave_does_not_last_that_long(bench: Bench) -> None:
    sentence = bench.refusal(
        "submit_request",
        employee_id="em-6377",
        leave_type_id="le-7541",
        starts_on="2026-08-15",
        duration=14,
    )
    assert sentence == "This type of leave does not last that long."


def test_submit_request_is_refused_because_in_the_probation_period_leave_lasts_at_most_5(bench: Bench) -> None:
    bench.arrange("employees", "em-3349", probation_until="2026-07-23")
    sentence = bench.refusal(
        "submit_request",
        employee_id="em-3349",
        leave_type_id="le-3923",
        starts_on="2026-07-23",
        duration=8,
    )
    assert sentence == "In the probation period leave lasts at most 5 days."


def test_submit_request_is_refused_because_the_employee_will_have_left_by_then(bench: Bench) -> None:
    sentence = bench.refusal(
        "submit_request",
        employee_id="em-1626",
        leave_type_id="le-6755",
        starts_on="2026-08-15",
        duration=1,
    )
    assert sentence == "The employee will have left by then."


def test_submit_request_is_refused_because_the_deputy_must_be_a_colleague_of_the_same_team(bench: Bench) -> None:
    sentence = bench.refusal(
        "submit_request",
        employee_id="em-2702",
        leave_type_id="le-1836",
        starts_on="2026-06-12",
        duration=4,
        deputy_id="em-2702",
    )
    assert sentence == "The deputy must be a colleague of the same team."


@pytest.mark.parametrize(
    "arguments",
    [
        {"employee_id": "em-3349", "leave_type_id": "le-3923", "starts_on": "2026-07-23", "duration": 8},
        {"employee_id": "em-1491", "leave_type_id": "le-6755", "starts_on": "2026-07-16", "duration": 1},
    ],
)
def test_submit_request_is_refused_because_the_allowance_does_not_suffice(
    bench: Bench, arguments: dict[str, Json]
) -> None:
    assert bench.refusal("submit_request", **arguments) == "The allowance does not suffice."


@pytest.mark.parametrize(
    "arguments",
    [
        {"employee_id": "em-8586", "leave_type_id": "le-7541", "starts_on": "2026-06-05", "duration": 4},
        {"employee_id": "em-3200", "leave_type_id": "le-3923", "starts_on": "2026-07-23", "duration": 8},
        {"employee_id": "em-4170", "leave_type_id": "le-1836", "starts_on": "2026-06-15", "duration": 5},
        {"employee_id": "em-4170", "leave_type_id": "le-3923", "starts_on": "2026-07-18", "duration": 1},
    ],
)
def test_submit_request_is_refused_because_the_employee_has_other_leave_in_that_time(
    bench: Bench, arguments: dict[str, Json]
) -> None:
    assert bench.refusal("submit_request", **arguments) == "The employee has other leave in that time."


@pytest.mark.parametrize(
    "arguments",
    [
        {"employee_id": "em-6926", "leave_type_id": "le-4523", "starts_on": "2026-07-04", "duration": 5},
        {"employee_id": "em-2880", "leave_type_id": "le-7541", "starts_on": "2026-07-11", "duration": 2},
        {"employee_id": "em-1626", "leave_type_id": "le-3923", "starts_on": "2026-06-26", "duration": 2},
    ],
)
def test_submit_request_is_refused_because_leave_is_blocked_for_the_team_in_that_time(
    bench: Bench, arguments: dict[str, Json]
) -> None:
    assert bench.refusal("submit_request", **arguments) == "Leave is blocked for the team in that time."


def test_approve_request_sets_status_to_approved(bench: Bench) -> None:
    bench.call("approve_request", request_id="re-1650")
    assert bench.changes() == [updated("requests", "re-1650", status="approved")]


def test_approve_request_is_allowed(bench: Bench) -> None:
    bench.call("approve_request", request_id="re-1401")


def test_approve_request_is_refused_because_the_request_must_be_submitted(bench: Bench) -> None:
    assert bench.refusal("approve_request", request_id="re-3482") == "The request must be submitted."


def test_approve_request_is_refused_because_the_request_belongs_to_another_team(bench: Bench) -> None:
    assert bench.refusal("approve_request", request_id="re-5899") == "The request belongs to another team."


def test_approve_request_is_refused_because_the_leave_would_have_begun_already(bench: Bench) -> None:
    assert bench.refusal("approve_request", request_id="re-9166") == "The leave would have begun already."


def test_approve_request_is_refused_because_leave_of_more_than_5_days_needs_a_deputy(bench: Bench) -> None:
    bench.arrange("requests", "re-3930", duration=6)
    assert bench.refusal("approve_request", request_id="re-3930") == "Leave of more than 5 days needs a deputy."


def test_approve_request_is_refused_because_the_deputy_is_away_in_that_time(bench: Bench) -> None:
    bench.arrange("requests", "re-2900", ends_on="2026-06-20")
    assert bench.refusal("approve_request", request_id="re-2900") == "The deputy is away in that time."


def test_approve_request_is_refused_because_too_many_of_the_team_are_away_in_that_time(bench: Bench) -> None:
    bench.arrange("requests", "re-2900", ends_on="2026-06-17")
    assert bench.refusal("approve_request", request_id="re-2900") == "Too many of the team are away in that time."


def test_decline_request_changes_the_request(bench: Bench) -> None:
    bench.call("decline_request", request_id="re-1209", answer="The tender is due that week.")
    assert bench.changes() == [updated("requests", "re-1209", status="declined", answer="The tender is due that week.")]


def test_decline_request_is_refused_because_the_request_must_be_submitted(bench: Bench) -> None:
    sentence = bench.refusal("decline_request", request_id="re-3482", answer="Please choose a later week.")
    assert sentence == "The request must be submitted."


def test_decline_request_is_refused_because_the_request_belongs_to_another_team(bench: Bench) -> None:
    sentence = bench.refusal("decline_request", request_id="re-5899", answer="Stocktaking falls into these days.")
    assert sentence == "The request belongs to another team."


def test_withdraw_request_sets_status_to_withdrawn(bench: Bench) -> None:
    bench.call("withdraw_request", request_id="re-6035")
    assert bench.changes() == [updated("requests", "re-6035", status="withdrawn")]


def test_withdraw_request_is_refused_because_the_request_must_be_submitted_or_approved(bench: Bench) -> None:
    assert bench.refusal("withdraw_request", request_id="re-2863") == "The request must be submitted or approved."


def test_withdraw_request_is_refused_because_the_leave_has_already_begun(bench: Bench) -> None:
    assert bench.refusal("withdraw_request", request_id="re-3482") == "The leave has already begun."


def test_withdraw_request_is_refused_because_it_is_too_late_to_give_approved_leave_back(bench: Bench) -> None:
    bench.arrange("requests", "re-6035", starts_on="2026-06-03")
    assert bench.refusal("withdraw_request", request_id="re-6035") == "It is too late to give approved leave back."


def test_shorten_request_changes_the_request(bench: Bench) -> None:
    bench.call("shorten_request", request_id="re-4291", duration=6)
    assert bench.changes() == [updated("requests", "re-4291", duration=6, ends_on="2026-06-02")]


def test_shorten_request_is_refused_because_the_request_was_declined_or_withdrawn(bench: Bench) -> None:
    sentence = bench.refusal("shorten_request", request_id="re-2863", duration=2)
    assert sentence == "The request was declined or withdrawn."


def test_shorten_request_is_refused_because_the_leave_is_over(bench: Bench) -> None:
    assert bench.refusal("shorten_request", request_id="re-6798", duration=7) == "The leave is over."


def test_shorten_request_is_refused_because_the_leave_is_not_longer_than_this(bench: Bench) -> None:
    assert bench.refusal("shorten_request", request_id="re-3482", duration=1) == "The leave is not longer than this."


def test_shorten_request_is_refused_because_these_days_have_already_passed(bench: Bench) -> None:
    assert bench.refusal("shorten_request", request_id="re-4291", duration=5) == "These days have already passed."


def test_postpone_request_changes_the_request(bench: Bench) -> None:
    bench.call("postpone_request", request_id="re-1650", starts_on="2026-06-09")
    assert bench.changes() == [updated("requests", "re-1650", starts_on="2026-06-09", ends_on="2026-06-13")]


def test_postpone_request_is_allowed(bench: Bench) -> None:
    bench.arrange("requests", "re-5095", employee_id="em-1491")
    bench.call("postpone_request", request_id="re-5095", starts_on="2026-06-16")


def test_postpone_request_is_refused_because_only_a_request_that_is_not_decided_can_be(bench: Bench) -> None:
    sentence = bench.refusal("postpone_request", request_id="re-3482", starts_on="2026-02-23")
    assert sentence == "Only a request that is not decided can be postponed."


def test_postpone_request_is_refused_because_the_new_first_day_must_be_later(bench: Bench) -> None:
    sentence = bench.refusal("postpone_request", request_id="re-1650", starts_on="2026-06-08")
    assert sentence == "The new first day must be later."


def test_postpone_request_is_refused_because_this_type_of_leave_needs_more_notice(bench: Bench) -> None:
    sentence = bench.refusal("postpone_request", request_id="re-1401", starts_on="2026-06-11")
    assert sentence == "This type of leave needs more notice."


def test_postpone_request_is_refused_because_the_employee_will_have_left_by_then(bench: Bench) -> None:
    sentence = bench.refusal("postpone_request", request_id="re-9166", starts_on="2026-07-25")
    assert sentence == "The employee will have left by then."


@pytest.mark.parametrize(
    "arguments",
    [
        {"request_id": "re-9298", "starts_on": "2026-06-24"},
        {"request_id": "re-5095", "starts_on": "2026-06-20"},
    ],
)
def test_postpone_request_is_refused_because_the_employee_has_other_leave_in_that_time(
    bench: Bench, arguments: dict[str, Json]
) -> None:
    assert bench.refusal("postpone_request", **arguments) == "The employee has other leave in that time."


def test_postpone_request_is_refused_because_the_employee_has_other_leave_in_that_time_2(bench: Bench) -> None:
    bench.arrange("requests", "re-5095", employee_id="em-1911")
    sentence = bench.refusal("postpone_request", request_id="re-5095", starts_on="2026-06-17")
    assert sentence == "The employee has other leave in that time."


@pytest.mark.parametrize(
    "arguments",
    [
        {"request_id": "re-8823", "starts_on": "2026-06-25"},
        {"request_id": "re-1653", "starts_on": "2026-06-22"},
    ],
)
def test_postpone_request_is_refused_because_leave_is_blocked_for_the_team_in_that_time(
    bench: Bench, arguments: dict[str, Json]
) -> None:
    assert bench.refusal("postpone_request", **arguments) == "Leave is blocked for the team in that time."


def test_name_deputy_sets_deputy_id_to_em_3507(bench: Bench) -> None:
    bench.call("name_deputy", request_id="re-1653", deputy_id="em-3507")
    assert bench.changes() == [updated("requests", "re-1653", deputy_id="em-3507")]


def test_name_deputy_is_allowed(bench: Bench) -> None:
    bench.call("name_deputy", request_id="re-2900", deputy_id="em-2702")


def test_name_deputy_is_refused_because_the_request_was_declined_or_withdrawn(bench: Bench) -> None:
    sentence = bench.refusal("name_deputy", request_id="re-1060", deputy_id="em-3507")
    assert sentence == "The request was declined or withdrawn."


def test_name_deputy_is_refused_because_the_leave_is_over(bench: Bench) -> None:
    assert bench.refusal("name_deputy", request_id="re-2463", deputy_id="em-3507") == "The leave is over."


def test_name_deputy_is_refused_because_nobody_is_their_own_deputy(bench: Bench) -> None:
    assert bench.refusal("name_deputy", request_id="re-1921", deputy_id="em-6808") == "Nobody is their own deputy."


def test_name_deputy_is_refused_because_the_deputy_must_be_a_colleague_of_the_same_team(bench: Bench) -> None:
    sentence = bench.refusal("name_deputy", request_id="re-1209", deputy_id="em-6377")
    assert sentence == "The deputy must be a colleague of the same team."


def test_name_deputy_is_refused_because_the_deputy_is_away_in_that_time(bench: Bench) -> None:
    assert bench.refusal("name_deputy", request_id="re-9166", deputy_id="em-3040") == "The deputy is away in that time."


def test_name_deputy_is_refused_because_the_deputy_is_away_in_that_time_2(bench: Bench) -> None:
    bench.arrange("requests", "re-6571", starts_on="2026-06-18")
    assert bench.refusal("name_deputy", request_id="re-6571", deputy_id="em-9900") == "The deputy is away in that time."
