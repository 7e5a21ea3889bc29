"""Tests of the tools for applications of Brandauer recruiting."""

import pytest

from mcp_servers.contracts import Json
from mcp_servers.runtime.testing import Bench, inserted, updated


@pytest.mark.parametrize(
    ("filters", "ids"),
    [
        ({"recruiter_id": "re-6754", "department": "marketing", "status": "offered"}, ["ap-1593"]),
        (
            {"max_salary_wish": 395000},
            [
                "ap-3723",
                "ap-1302",
                "ap-5436",
                "ap-4426",
                "ap-4179",
                "ap-6631",
                "ap-5145",
                "ap-7534",
                "ap-2753",
                "ap-9567",
            ],
        ),
        ({"vacancy_id": "va-3094"}, ["ap-8531", "ap-2401"]),
        ({"candidate_id": "ca-6524"}, ["ap-6698", "ap-3261"]),
    ],
)
def test_find_applications_filters(bench: Bench, filters: dict[str, Json], ids: list[str]) -> None:
    assert bench.ids("find_applications", **filters) == ids


def test_find_applications_turns_the_page(bench: Bench) -> None:
    assert bench.ids("find_applications", page=15) == ["ap-1126", "ap-4072", "ap-9459", "ap-7863", "ap-1301"]


def test_find_applications_finds_nothing(bench: Bench) -> None:
    assert bench.ids("find_applications", candidate_id="ca-8186") == []


def test_get_application_shows_the_application(bench: Bench) -> None:
    result = bench.call("get_application", application_id="ap-1488")
    assert result == {
        "id": "ap-1488",
        "candidate_id": "ca-1907",
        "vacancy_id": "va-5851",
        "salary_wish": 485000,
        "received_at": "2026-08-15T02:45",
        "status": "shortlisted",
        "candidate_name": "Bethany Underhill",
        "vacancy_title": "Senior Dispatcher",
        "held_interviews": 1,
        "worst_rating": 4,
    }


def test_report_applications_adds_up(bench: Bench) -> None:
    result = bench.call("report_applications", department="finance")
    assert result == {
        "items": [
            {"candidate_source": "agency", "applications": 2, "lowest_wish": 320000, "highest_wish": 330000},
            {"candidate_source": "job_board", "applications": 1, "lowest_wish": 315000, "highest_wish": 315000},
            {"candidate_source": "own_website", "applications": 1, "lowest_wish": 485000, "highest_wish": 485000},
            {"candidate_source": "recommendation", "applications": 1, "lowest_wish": 490000, "highest_wish": 490000},
        ],
        "total": 4,
    }


def test_report_applications_adds_up_with_vacancy_id_and_status(bench: Bench) -> None:
    result = bench.call("report_applications", vacancy_id="va-1713", status="offered")
    assert result == {
        "items": [{"candidate_source": "agency", "applications": 1, "lowest_wish": 320000, "highest_wish": 320000}],
        "total": 1,
    }


def test_add_application_adds_a_application(bench: Bench) -> None:
    bench.call("add_application", candidate_id="ca-8795", vacancy_id="va-2404", salary_wish=460000)
    assert bench.changes() == [
        inserted(
            "applications",
            "ap-3062",
            candidate_id="ca-8795",
            vacancy_id="va-2404",
            salary_wish=460000,
            received_at="2026-09-08T10:15",
            status="received",
        ),
    ]


def test_add_application_is_allowed(bench: Bench) -> None:
    bench.arrange("applications", "ap-1004", candidate_id="ca-6524")
    bench.call("add_application", candidate_id="ca-6524", vacancy_id="va-8475", salary_wish=265000)


def test_add_application_is_allowed_when_keep_until_is_2026_09_17(bench: Bench) -> None:
    bench.arrange("candidates", "ca-6524", keep_until="2026-09-17")
    bench.call("add_application", candidate_id="ca-6524", vacancy_id="va-8475", salary_wish=265000)


def test_add_application_is_refused_because_the_vacancy_is_not_published(bench: Bench) -> None:
    sentence = bench.refusal("add_application", candidate_id="ca-5940", vacancy_id="va-4322", salary_wish=315000)
    assert sentence == "The vacancy is not published."


def test_add_application_is_refused_because_the_closing_date_has_passed(bench: Bench) -> None:
    sentence = bench.refusal("add_application", candidate_id="ca-6518", vacancy_id="va-6865", salary_wish=540000)
    assert sentence == "The closing date has passed."


def test_add_application_is_refused_because_the_candidates_consent_runs_out_before_the(bench: Bench) -> None:
    sentence = bench.refusal("add_application", candidate_id="ca-9187", vacancy_id="va-7263", salary_wish=500000)
    assert sentence == "The candidate's consent runs out before the vacancy closes."


def test_add_application_is_refused_because_the_candidate_has_applied_for_this_vacancy(bench: Bench) -> None:
    sentence = bench.refusal("add_application", candidate_id="ca-2678", vacancy_id="va-5851", salary_wish=570000)
    assert sentence == "The candidate has applied for this vacancy before."


def test_add_application_is_refused_because_the_department_rejected_this_candidate_in_the(bench: Bench) -> None:
    sentence = bench.refusal("add_application", candidate_id="ca-5216", vacancy_id="va-5204", salary_wish=510000)
    assert sentence == "The department rejected this candidate in the last 90 days."


def test_add_application_is_refused_because_the_candidate_has_three_running_applications(bench: Bench) -> None:
    sentence = bench.refusal("add_application", candidate_id="ca-7625", vacancy_id="va-3417", salary_wish=505000)
    assert sentence == "The candidate has three running applications already."


def test_shortlist_application_sets_status_to_shortlisted(bench: Bench) -> None:
    bench.call("shortlist_application", application_id="ap-6143")
    assert bench.changes() == [updated("applications", "ap-6143", status="shortlisted")]


def test_shortlist_application_is_allowed(bench: Bench) -> None:
    bench.call("shortlist_application", application_id="ap-2886")


def test_shortlist_application_is_refused_because_the_application_must_be_received_or(bench: Bench) -> None:
    sentence = bench.refusal("shortlist_application", application_id="ap-6507")
    assert sentence == "The application must be received or offered."


def test_shortlist_application_is_refused_because_the_application_must_be_received(bench: Bench) -> None:
    assert bench.refusal("shortlist_application", application_id="ap-3261") == "The application must be received."


def test_shortlist_application_is_refused_because_the_vacancy_is_filled(bench: Bench) -> None:
    assert bench.refusal("shortlist_application", application_id="ap-9459") == "The vacancy is filled."


def test_shortlist_application_is_refused_because_the_salary_wish_is_far_above_what_the(bench: Bench) -> None:
    sentence = bench.refusal("shortlist_application", application_id="ap-5762")
    assert sentence == "The salary wish is far above what the post pays."


def test_shortlist_application_is_refused_because_the_shortlist_is_full(bench: Bench) -> None:
    bench.arrange("applications", "ap-6698", salary_wish=425250)
    assert bench.refusal("shortlist_application", application_id="ap-6698") == "The shortlist is full."


def test_reject_application_changes_the_application(bench: Bench) -> None:
    bench.call("reject_application", application_id="ap-4494", reason="Papers are incomplete.")
    assert bench.changes() == [
        updated("applications", "ap-4494", status="rejected", decided_on="2026-09-08", reason="Papers are incomplete."),
    ]


def test_reject_application_is_allowed(bench: Bench) -> None:
    bench.arrange("interviews", "it-8583", starts_at="2026-09-08T10:15")
    bench.call("reject_application", application_id="ap-7486", reason="Other applications were stronger.")


def test_reject_application_is_allowed_when_application_id_is_ap_1302(bench: Bench) -> None:
    bench.arrange("interviews", "it-3588", application_id="ap-1302")
    bench.call("reject_application", application_id="ap-1488", reason="Papers are incomplete.")


def test_reject_application_is_refused_because_the_application_must_be_received_or(bench: Bench) -> None:
    sentence = bench.refusal("reject_application", application_id="ap-6507", reason="Experience does not fit the post.")
    assert sentence == "The application must be received or shortlisted."


def test_reject_application_is_refused_because_the_vacancy_belongs_to_another_recruiter(bench: Bench) -> None:
    sentence = bench.refusal("reject_application", application_id="ap-5762", reason="Papers are incomplete.")
    assert sentence == "The vacancy belongs to another recruiter."


def test_reject_application_is_refused_because_an_interview_is_still_planned(bench: Bench) -> None:
    sentence = bench.refusal("reject_application", application_id="ap-7486", reason="Other applications were stronger.")
    assert sentence == "An interview is still planned."


def test_withdraw_application_changes_the_application_and_sets_status_to_cancelled(bench: Bench) -> None:
    bench.call("withdraw_application", application_id="ap-3709")
    assert bench.changes() == [
        updated("applications", "ap-3709", status="withdrawn", decided_on="2026-09-08"),
        updated("interviews", "it-2005", status="cancelled"),
    ]


def test_withdraw_application_changes_the_application_and_sets_status_to_declined(bench: Bench) -> None:
    bench.call("withdraw_application", application_id="ap-3261")
    assert bench.changes() == [
        updated("applications", "ap-3261", status="withdrawn", decided_on="2026-09-08"),
        updated("offers", "of-5722", status="declined"),
    ]


def test_withdraw_application_changes_the_application(bench: Bench) -> None:
    bench.arrange("interviews", "it-8583", starts_at="2026-09-08T10:15")
    bench.call("withdraw_application", application_id="ap-7486")
    assert bench.changes() == [updated("applications", "ap-7486", status="withdrawn", decided_on="2026-09-08")]


def test_withdraw_application_changes_the_application_when_status_is_missed(bench: Bench) -> None:
    bench.arrange("interviews", "it-8583", status="missed")
    bench.call("withdraw_application", application_id="ap-7486")
    assert bench.changes() == [updated("applications", "ap-7486", status="withdrawn", decided_on="2026-09-08")]


def test_withdraw_application_changes_the_application_when_status_is_accepted(bench: Bench) -> None:
    bench.arrange("offers", "of-5722", status="accepted")
    bench.call("withdraw_application", application_id="ap-3261")
    assert bench.changes() == [updated("applications", "ap-3261", status="withdrawn", decided_on="2026-09-08")]


def test_withdraw_application_is_refused_because_the_application_must_be_received_or(bench: Bench) -> None:
    sentence = bench.refusal("withdraw_application", application_id="ap-6507")
    assert sentence == "The application must be received or shortlisted or offered."
