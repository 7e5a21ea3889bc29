"""Tests of the tools for households of Harbour Street food bank."""

import pytest

from mcp_servers.contracts import Json
from mcp_servers.runtime.testing import Bench, inserted, updated


@pytest.mark.parametrize(
    ("filters", "ids"),
    [
        ({"name": "Östlund", "status": "active", "min_people": 1, "min_missed": 0}, ["ho-1013", "ho-5632"]),
        ({"card": "FB-2203"}, ["ho-1856"]),
        (
            {"referred_until_until": "2027-03-03"},
            [
                "ho-9667",
                "ho-4993",
                "ho-5481",
                "ho-7021",
                "ho-4724",
                "ho-6096",
                "ho-1999",
                "ho-4462",
                "ho-6967",
                "ho-4122",
            ],
        ),
    ],
)
def test_find_households_filters(bench: Bench, filters: dict[str, Json], ids: list[str]) -> None:
    assert bench.ids("find_households", **filters) == ids


@pytest.mark.parametrize(
    ("filters", "total"),
    [
        ({"referred_until_until": "2027-03-03"}, 46),
        ({"min_people": 4, "min_missed": 3}, 6),
        ({"status": "paused"}, 14),
    ],
)
def test_find_households_counts(bench: Bench, filters: dict[str, Json], total: int) -> None:
    assert bench.call("find_households", **filters)["total"] == total


def test_find_households_turns_the_page(bench: Bench) -> None:
    assert bench.ids("find_households", page=7) == ["ho-4887", "ho-9093", "ho-6012", "ho-1185"]


def test_find_households_finds_nothing(bench: Bench) -> None:
    assert bench.ids("find_households", card="Unheard of") == []


def test_get_household_shows_the_household(bench: Bench) -> None:
    result = bench.call("get_household", household_id="ho-2762")
    assert result == {
        "id": "ho-2762",
        "name": "Ingrid Sørensen",
        "card": "FB-9809",
        "people": 2,
        "allergen": "none",
        "points": 22,
        "referred_until": "2026-10-11",
        "renewed": False,
        "missed": 1,
        "status": "active",
        "monthly_points": 22,
        "next_collection": "2026-11-12T13:50",
        "pieces_had": 4,
    }


def test_get_household_shows_the_household_when_status_is_collected(bench: Bench) -> None:
    bench.arrange("slots", "sl-8750", status="collected")
    result = bench.call("get_household", household_id="ho-1674")
    assert result == {
        "id": "ho-1674",
        "name": "Luc Garnier",
        "card": "FB-5846",
        "people": 1,
        "allergen": "none",
        "points": 0,
        "referred_until": "2027-01-23",
        "renewed": False,
        "missed": 0,
        "status": "active",
        "monthly_points": 16,
        "pieces_had": 5,
    }


def test_get_household_shows_the_household_when_starts_at_is_2026_11_12_10_50(bench: Bench) -> None:
    bench.arrange("slots", "sl-8750", starts_at="2026-11-12T10:50")
    result = bench.call("get_household", household_id="ho-1674")
    assert result == {
        "id": "ho-1674",
        "name": "Luc Garnier",
        "card": "FB-5846",
        "people": 1,
        "allergen": "none",
        "points": 0,
        "referred_until": "2027-01-23",
        "renewed": False,
        "missed": 0,
        "status": "active",
        "monthly_points": 16,
        "next_collection": "2026-11-12T10:50",
        "pieces_had": 0,
    }


def test_register_household_adds_a_household(bench: Bench) -> None:
    bench.call("register_household", name="Mei Chen", card="New FB-6566", people=5, allergen="none")
    assert bench.changes() == [
        inserted(
            "households",
            "ho-4104",
            name="Mei Chen",
            card="New FB-6566",
            people=5,
            allergen="none",
            points=40,
            referred_until="2027-05-13",
            renewed=0,
            missed=0,
            status="active",
        ),
    ]


def test_register_household_is_refused_because_this_card_is_in_use(bench: Bench) -> None:
    sentence = bench.refusal("register_household", name="Ingrid Kallio", card="FB-8742", people=2, allergen="milk")
    assert sentence == "This card is in use."


def test_renew_referral_changes_the_household(bench: Bench) -> None:
    bench.call("renew_referral", household_id="ho-1438")
    assert bench.changes() == [updated("households", "ho-1438", referred_until="2027-05-13", renewed=1)]


def test_renew_referral_is_allowed(bench: Bench) -> None:
    bench.arrange("households", "ho-1438", referred_until="2026-10-13")
    bench.call("renew_referral", household_id="ho-1438")


def test_renew_referral_is_allowed_when_referred_until_is_2026_12_12(bench: Bench) -> None:
    bench.arrange("households", "ho-1438", referred_until="2026-12-12")
    bench.call("renew_referral", household_id="ho-1438")


def test_renew_referral_is_refused_because_the_household_has_left(bench: Bench) -> None:
    assert bench.refusal("renew_referral", household_id="ho-5086") == "The household has left."


def test_renew_referral_is_refused_because_a_second_renewal_needs_a_talk_with_a_coordinator(bench: Bench) -> None:
    sentence = bench.refusal("renew_referral", household_id="ho-1013")
    assert sentence == "A second renewal needs a talk with a coordinator."


def test_renew_referral_is_refused_because_the_referral_is_valid_for_more_than_a_month(bench: Bench) -> None:
    bench.arrange("households", "ho-1438", referred_until="2026-12-13")
    assert bench.refusal("renew_referral", household_id="ho-1438") == "The referral is valid for more than a month."


def test_renew_referral_is_refused_because_the_referral_ran_out_too_long_ago(bench: Bench) -> None:
    bench.arrange("households", "ho-1438", referred_until="2026-10-12")
    assert bench.refusal("renew_referral", household_id="ho-1438") == "The referral ran out too long ago."


def test_resume_household_changes_the_household(bench: Bench) -> None:
    bench.call("resume_household", household_id="ho-6096")
    assert bench.changes() == [updated("households", "ho-6096", missed=0, status="active")]


def test_resume_household_is_refused_because_the_household_must_be_paused(bench: Bench) -> None:
    assert bench.refusal("resume_household", household_id="ho-1013") == "The household must be paused."


def test_resume_household_is_refused_because_the_referral_has_run_out(bench: Bench) -> None:
    assert bench.refusal("resume_household", household_id="ho-3832") == "The referral has run out."
