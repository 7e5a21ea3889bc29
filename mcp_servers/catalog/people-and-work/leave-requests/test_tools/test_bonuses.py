"""Tests of the tools for bonuses of Costa Norte leave desk."""

from mcp_servers.runtime.testing import Bench, inserted


def test_report_bonuses_adds_up(bench: Bench) -> None:
    result = bench.call("report_bonuses", team_id="te-6282")
    assert result == {
        "items": [
            {"cause": "long_service", "bonuses": 1, "total_days": 1},
            {"cause": "suggestion_prize", "bonuses": 6, "total_days": 9},
            {"cause": "weekend_work", "bonuses": 1, "total_days": 1},
        ],
        "total": 3,
    }


def test_report_bonuses_adds_up_with_granted_from(bench: Bench) -> None:
    result = bench.call("report_bonuses", granted_from="2026-05-30")
    assert result == {
        "items": [
            {"cause": "long_service", "bonuses": 2, "total_days": 3},
            {"cause": "weekend_work", "bonuses": 1, "total_days": 1},
        ],
        "total": 2,
    }


def test_grant_bonus_adds_a_bonus(bench: Bench) -> None:
    bench.arrange("employees", "em-6881", joined_on="2021-06-03")
    bench.call("grant_bonus", allowance_id="al-4319", amount=1, cause="long_service")
    assert bench.changes() == [
        inserted("bonuses", "bo-6213", allowance_id="al-4319", amount=1, cause="long_service", granted_on="2026-06-02"),
    ]


def test_grant_bonus_is_allowed(bench: Bench) -> None:
    bench.call("grant_bonus", allowance_id="al-2178", amount=2, cause="long_service")


def test_grant_bonus_is_refused_because_the_allowance_belongs_to_somebody_of_another_team(bench: Bench) -> None:
    sentence = bench.refusal("grant_bonus", allowance_id="al-1158", amount=3, cause="suggestion_prize")
    assert sentence == "The allowance belongs to somebody of another team."


def test_grant_bonus_is_refused_because_the_employee_is_about_to_leave(bench: Bench) -> None:
    sentence = bench.refusal("grant_bonus", allowance_id="al-2351", amount=1, cause="weekend_work")
    assert sentence == "The employee is about to leave."


def test_grant_bonus_is_refused_because_long_service_begins_after_five_years(bench: Bench) -> None:
    sentence = bench.refusal("grant_bonus", allowance_id="al-3336", amount=2, cause="long_service")
    assert sentence == "Long service begins after five years."


def test_grant_bonus_is_refused_because_more_than_5_bonus_days_a_year_are_not_granted(bench: Bench) -> None:
    sentence = bench.refusal("grant_bonus", allowance_id="al-5550", amount=3, cause="suggestion_prize")
    assert sentence == "More than 5 bonus days a year are not granted."
