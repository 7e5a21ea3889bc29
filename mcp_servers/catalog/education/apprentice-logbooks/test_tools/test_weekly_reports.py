"""Tests of the tools for weekly reports of Chamber apprenticeship register."""

import pytest

from mcp_servers.contracts import Json
from mcp_servers.runtime.testing import Bench, inserted, updated


@pytest.mark.parametrize(
    ("filters", "ids"),
    [
        ({"status": "returned", "handed_in_until": "2026-03-30"}, ["we-1341", "we-5230", "we-8835", "we-3328"]),
        ({"apprentice_id": "ap-1832"}, ["we-3334", "we-7683"]),
        ({"min_week": 150}, ["we-4609", "we-3611", "we-2607", "we-5415"]),
    ],
)
def test_find_weekly_reports_filters(bench: Bench, filters: dict[str, Json], ids: list[str]) -> None:
    assert bench.ids("find_weekly_reports", **filters) == ids


def test_find_weekly_reports_counts(bench: Bench) -> None:
    assert bench.call("find_weekly_reports", handed_in_until="2026-03-23")["total"] == 10


def test_find_weekly_reports_turns_the_page(bench: Bench) -> None:
    ids = bench.ids("find_weekly_reports", page=9)
    assert ids == [
        "we-1884",
        "we-4986",
        "we-5503",
        "we-1132",
        "we-1647",
        "we-2089",
        "we-2192",
        "we-2313",
        "we-2613",
        "we-3378",
    ]


def test_find_weekly_reports_finds_nothing(bench: Bench) -> None:
    assert bench.ids("find_weekly_reports", apprentice_id="ap-1105") == []


def test_report_hours_finds_nothing(bench: Bench) -> None:
    assert bench.ids("report_hours", status="returned", occupation="Plumber") == []


def test_report_hours_adds_up(bench: Bench) -> None:
    result = bench.call("report_hours", page=2)
    assert result == {
        "items": [
            {
                "apprentice_trainer_firm_name": "Quicksilver Electrical",
                "reports": 4,
                "total_hours": 125,
                "latest": "2026-05-31",
            },
            {
                "apprentice_trainer_firm_name": "Summit Landscaping",
                "reports": 13,
                "total_hours": 433,
                "latest": "2026-06-02",
            },
            {
                "apprentice_trainer_firm_name": "Swift Builders",
                "reports": 5,
                "total_hours": 164,
                "latest": "2026-06-02",
            },
            {
                "apprentice_trainer_firm_name": "Tidbury Spa Heating & Plumbing",
                "reports": 8,
                "total_hours": 232,
                "latest": "2026-06-02",
            },
            {
                "apprentice_trainer_firm_name": "Vasseur & Rostami Landscaping",
                "reports": 9,
                "total_hours": 266,
                "latest": "2026-06-02",
            },
            {
                "apprentice_trainer_firm_name": "Zając Heating & Plumbing",
                "reports": 5,
                "total_hours": 149,
                "latest": "2026-06-02",
            },
        ],
        "total": 16,
    }


def test_report_hours_adds_up_with_handed_in_from(bench: Bench) -> None:
    result = bench.call("report_hours", handed_in_from="2026-05-28")
    assert result == {
        "items": [
            {
                "apprentice_trainer_firm_name": "Bluestone Joinery",
                "reports": 2,
                "total_hours": 68,
                "latest": "2026-05-29",
            },
            {
                "apprentice_trainer_firm_name": "Crossways Drainage",
                "reports": 1,
                "total_hours": 28,
                "latest": "2026-06-01",
            },
            {
                "apprentice_trainer_firm_name": "Fujita & Daughters Builders",
                "reports": 3,
                "total_hours": 99,
                "latest": "2026-06-02",
            },
            {
                "apprentice_trainer_firm_name": "Holmsea Cross Landscaping",
                "reports": 1,
                "total_hours": 36,
                "latest": "2026-06-01",
            },
            {
                "apprentice_trainer_firm_name": "Ingminster Plastering",
                "reports": 5,
                "total_hours": 159,
                "latest": "2026-06-02",
            },
            {
                "apprentice_trainer_firm_name": "Jansen & Partners Plastering",
                "reports": 1,
                "total_hours": 29,
                "latest": "2026-06-02",
            },
            {
                "apprentice_trainer_firm_name": "Lambert & Daughters Civil Engineering",
                "reports": 8,
                "total_hours": 274,
                "latest": "2026-06-02",
            },
            {
                "apprentice_trainer_firm_name": "Morgan & Rowland Heating & Plumbing",
                "reports": 3,
                "total_hours": 96,
                "latest": "2026-06-02",
            },
            {
                "apprentice_trainer_firm_name": "Obi & Queirós Landscaping",
                "reports": 3,
                "total_hours": 108,
                "latest": "2026-06-02",
            },
            {
                "apprentice_trainer_firm_name": "Quicksilver Electrical",
                "reports": 1,
                "total_hours": 31,
                "latest": "2026-05-31",
            },
        ],
        "total": 15,
        "next_page": 2,
    }


def test_report_hours_adds_up_with_status_and_occupation(bench: Bench) -> None:
    result = bench.call("report_hours", status="returned", occupation="Baker")
    assert result == {
        "items": [
            {
                "apprentice_trainer_firm_name": "Summit Landscaping",
                "reports": 2,
                "total_hours": 78,
                "latest": "2026-05-24",
            },
        ],
        "total": 1,
    }


def test_hand_in_report_adds_a_weekly_report(bench: Bench) -> None:
    bench.call("hand_in_report", apprentice_id="ap-5338", week=134, hours=36, text="Helped to hang the fuse board.")
    assert bench.changes() == [
        inserted(
            "weekly_reports",
            "we-4625",
            apprentice_id="ap-5338",
            week=134,
            status="handed_in",
            handed_in_on="2026-06-02",
            text="Helped to hang the fuse board.",
            hours=36,
        ),
    ]


def test_hand_in_report_is_allowed(bench: Bench) -> None:
    bench.call("hand_in_report", apprentice_id="ap-9856", week=149, hours=28, text="Pulled cables on the third floor.")


def test_hand_in_report_is_refused_because_argument_hours_must_be_at_most_48(bench: Bench) -> None:
    sentence = bench.refusal("hand_in_report", apprentice_id="ap-7747", week=141, hours=49)
    assert sentence == "Argument 'hours' must be at most 48."


def test_hand_in_report_is_refused_because_the_apprenticeship_is_over(bench: Bench) -> None:
    sentence = bench.refusal(
        "hand_in_report",
        apprentice_id="ap-8480",
        week=133,
        hours=33,
        text="Pulled cables on the third floor.",
    )
    assert sentence == "The apprenticeship is over."


def test_hand_in_report_is_refused_because_the_week_is_not_over(bench: Bench) -> None:
    sentence = bench.refusal(
        "hand_in_report",
        apprentice_id="ap-7680",
        week=82,
        hours=26,
        text="Customer service with the foreman.",
    )
    assert sentence == "The week is not over."


def test_hand_in_report_is_refused_because_the_report_is_more_than_21_days_late(bench: Bench) -> None:
    bench.arrange("apprentices", "ap-9284", started_on="2023-10-09")
    sentence = bench.refusal(
        "hand_in_report",
        apprentice_id="ap-9284",
        week=135,
        hours=24,
        text="Stocktaking in the store.",
    )
    assert sentence == "The report is more than 21 days late."


def test_hand_in_report_is_refused_because_the_report_of_this_week_exists_already(bench: Bench) -> None:
    sentence = bench.refusal(
        "hand_in_report",
        apprentice_id="ap-9284",
        week=137,
        hours=24,
        text="Stocktaking in the store.",
    )
    assert sentence == "The report of this week exists already."


def test_hand_in_report_is_refused_because_the_report_of_this_week_exists_already_2(bench: Bench) -> None:
    bench.arrange("apprentices", "ap-7747", started_on="2023-09-19")
    sentence = bench.refusal(
        "hand_in_report",
        apprentice_id="ap-7747",
        week=141,
        hours=34,
        text="Holiday on Thursday and Friday.",
    )
    assert sentence == "The report of this week exists already."


def test_approve_report_sets_status_to_approved(bench: Bench) -> None:
    bench.call("approve_report", weekly_report_id="we-1903")
    assert bench.changes() == [updated("weekly_reports", "we-1903", status="approved")]


def test_approve_report_is_allowed(bench: Bench) -> None:
    bench.call("approve_report", weekly_report_id="we-2003")


def test_approve_report_is_refused_because_the_weekly_report_must_be_handed_in(bench: Bench) -> None:
    assert bench.refusal("approve_report", weekly_report_id="we-4986") == "The weekly report must be handed in."


def test_approve_report_is_refused_because_the_trainers_certificate_has_run_out(bench: Bench) -> None:
    assert bench.refusal("approve_report", weekly_report_id="we-7487") == "The trainer's certificate has run out."


def test_approve_report_is_refused_because_an_earlier_report_has_been_returned_and_not(bench: Bench) -> None:
    bench.arrange("trainers", "tr-8726", certified_until="2026-06-02")
    sentence = bench.refusal("approve_report", weekly_report_id="we-8980")
    assert sentence == "An earlier report has been returned and not written again."


def test_return_report_sets_status_to_returned(bench: Bench) -> None:
    bench.call("return_report", weekly_report_id="we-1083")
    assert bench.changes() == [updated("weekly_reports", "we-1083", status="returned")]


def test_return_report_is_refused_because_the_weekly_report_must_be_handed_in(bench: Bench) -> None:
    assert bench.refusal("return_report", weekly_report_id="we-1003") == "The weekly report must be handed in."


def test_rewrite_report_changes_the_weekly_report(bench: Bench) -> None:
    bench.call("rewrite_report", weekly_report_id="we-2607", text="Found a broken neutral.")
    assert bench.changes() == [
        updated(
            "weekly_reports",
            "we-2607",
            status="handed_in",
            handed_in_on="2026-06-02",
            text="Found a broken neutral.",
        ),
    ]


def test_rewrite_report_is_refused_because_the_weekly_report_must_be_returned(bench: Bench) -> None:
    sentence = bench.refusal(
        "rewrite_report",
        weekly_report_id="we-4986",
        text="Built a practice panel in the workshop.",
    )
    assert sentence == "The weekly report must be returned."


def test_rewrite_report_is_refused_because_the_apprenticeship_is_over(bench: Bench) -> None:
    bench.arrange("apprentices", "ap-6811", status="passed")
    sentence = bench.refusal("rewrite_report", weekly_report_id="we-2313", text="Found a broken neutral.")
    assert sentence == "The apprenticeship is over."


def test_rewrite_report_is_refused_because_the_text_is_the_same_as_before(bench: Bench) -> None:
    sentence = bench.refusal("rewrite_report", weekly_report_id="we-7683", text="Customer service with the foreman.")
    assert sentence == "The text is the same as before."
