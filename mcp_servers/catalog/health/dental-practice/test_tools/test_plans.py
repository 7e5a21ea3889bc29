"""Tests of the tools for plans of Alder Lane dental centre."""

import pytest

from mcp_servers.contracts import Json
from mcp_servers.runtime.testing import Bench, inserted, updated


@pytest.mark.parametrize(
    ("filters", "ids"),
    [
        ({"patient_id": "pa-8087"}, ["pl-9296", "pl-1623"]),
        ({"dentist_id": "de-6626"}, ["pl-1484", "pl-1911"]),
        (
            {"status": "draft"},
            [
                "pl-8895",
                "pl-2594",
                "pl-7697",
                "pl-6362",
                "pl-7714",
                "pl-2643",
                "pl-3907",
                "pl-2733",
                "pl-7373",
                "pl-6003",
            ],
        ),
        ({"number": "DP-8411"}, ["pl-1737"]),
        (
            {"valid_until_until": "2027-02-13"},
            [
                "pl-9890",
                "pl-8027",
                "pl-9132",
                "pl-9156",
                "pl-6798",
                "pl-5958",
                "pl-2201",
                "pl-9973",
                "pl-3509",
                "pl-4799",
            ],
        ),
    ],
)
def test_find_plans_filters(bench: Bench, filters: dict[str, Json], ids: list[str]) -> None:
    assert bench.ids("find_plans", **filters) == ids


def test_find_plans_counts(bench: Bench) -> None:
    assert bench.call("find_plans", valid_until_until="2027-02-13")["total"] == 21


def test_find_plans_turns_the_page(bench: Bench) -> None:
    ids = bench.ids("find_plans", page=6)
    assert ids == ["pl-7373", "pl-7542", "pl-6003", "pl-6180", "pl-7633", "pl-8051", "pl-8498", "pl-7655"]


def test_find_plans_finds_nothing(bench: Bench) -> None:
    assert bench.ids("find_plans", number="Unheard of") == []


def test_get_plan_shows_the_plan(bench: Bench) -> None:
    result = bench.call("get_plan", plan_id="pl-2733")
    assert result == {
        "id": "pl-2733",
        "number": "DP-1478",
        "status": "draft",
        "patient_id": "pa-6143",
        "dentist_id": "de-6000",
        "drawn_on": "2026-09-28",
        "patient_name": "Keiko Hughes",
        "dentist_name": "Jessica Fletcher",
        "total_cost": 0,
        "cost_to_insurer": 0,
        "open_treatments": 0,
    }


def test_get_plan_shows_the_plan_when_plan_id_is_pl_2594(bench: Bench) -> None:
    result = bench.call("get_plan", plan_id="pl-2594")
    assert result == {
        "id": "pl-2594",
        "number": "DP-8893",
        "status": "draft",
        "patient_id": "pa-3003",
        "dentist_id": "de-4112",
        "drawn_on": "2026-09-12",
        "patient_name": "Ifeoma Kamara",
        "dentist_name": "Owen Barlow",
        "total_cost": 39500,
        "cost_to_insurer": 29625,
        "open_treatments": 1,
    }


def test_draw_up_plan_adds_a_plan(bench: Bench) -> None:
    bench.call("draw_up_plan", number="New DP-0940", patient_id="pa-1697")
    assert bench.changes() == [
        inserted(
            "plans",
            "pl-3485",
            number="New DP-0940",
            status="draft",
            patient_id="pa-1697",
            dentist_id="de-6000",
            drawn_on="2026-10-06",
        ),
    ]


def test_draw_up_plan_is_allowed(bench: Bench) -> None:
    bench.call("draw_up_plan", number="New DP-0940", patient_id="pa-9507")


def test_draw_up_plan_is_refused_because_another_plan_of_this_patient_is_being_prepared(bench: Bench) -> None:
    sentence = bench.refusal("draw_up_plan", number="New DP-0940", patient_id="pa-5251")
    assert sentence == "Another plan of this patient is being prepared."


def test_draw_up_plan_is_refused_because_another_plan_already_has_this_plan_number(bench: Bench) -> None:
    sentence = bench.refusal("draw_up_plan", number="DP-1901", patient_id="pa-2736")
    assert sentence == "Another plan already has this plan number."


def test_send_plan_changes_the_plan(bench: Bench) -> None:
    bench.call("send_plan", plan_id="pl-2643")
    assert bench.changes() == [updated("plans", "pl-2643", status="sent", signed_by_id="de-6000", sent_on="2026-10-06")]


def test_send_plan_is_allowed(bench: Bench) -> None:
    bench.arrange("plan_items", "pn-2125", price=47500)
    bench.call("send_plan", plan_id="pl-6180")


def test_send_plan_is_allowed_when_price_is_1(bench: Bench) -> None:
    bench.arrange("plan_items", "pn-9240", price=1)
    bench.call("send_plan", plan_id="pl-7655")


def test_send_plan_is_refused_because_the_plan_must_be_draft(bench: Bench) -> None:
    assert bench.refusal("send_plan", plan_id="pl-2154") == "The plan must be draft."


def test_send_plan_is_refused_because_you_drew_up_this_plan_yourself(bench: Bench) -> None:
    assert bench.refusal("send_plan", plan_id="pl-7697") == "You drew up this plan yourself."


def test_send_plan_is_refused_because_there_is_nothing_on_this_plan(bench: Bench) -> None:
    assert bench.refusal("send_plan", plan_id="pl-8051") == "There is nothing on this plan."


def test_send_plan_is_refused_because_a_plan_of_this_size_needs_an_x_ray_of_the_last_year(bench: Bench) -> None:
    bench.arrange("plan_items", "pn-4604", price=100001)
    assert bench.refusal("send_plan", plan_id="pl-7633") == "A plan of this size needs an X-ray of the last year."


def test_approve_plan_changes_the_plan(bench: Bench) -> None:
    bench.call("approve_plan", plan_id="pl-2154")
    assert bench.changes() == [updated("plans", "pl-2154", status="approved", valid_until="2027-04-04")]


def test_approve_plan_is_allowed(bench: Bench) -> None:
    bench.arrange("plans", "pl-2868", sent_on="2026-08-07")
    bench.call("approve_plan", plan_id="pl-2868")


def test_approve_plan_is_refused_because_the_plan_must_be_sent(bench: Bench) -> None:
    assert bench.refusal("approve_plan", plan_id="pl-7697") == "The plan must be sent."


def test_approve_plan_is_refused_because_the_insurer_had_60_days_to_answer(bench: Bench) -> None:
    bench.arrange("plans", "pl-2868", sent_on="2026-08-06")
    assert bench.refusal("approve_plan", plan_id="pl-2868") == "The insurer had 60 days to answer."


def test_decline_plan_sets_status_to_declined(bench: Bench) -> None:
    bench.call("decline_plan", plan_id="pl-7665")
    assert bench.changes() == [updated("plans", "pl-7665", status="declined")]


def test_decline_plan_is_allowed(bench: Bench) -> None:
    bench.arrange("plan_items", "pn-1133", plan_id="pl-7665")
    bench.call("decline_plan", plan_id="pl-7665")


def test_decline_plan_is_refused_because_the_plan_must_be_sent(bench: Bench) -> None:
    assert bench.refusal("decline_plan", plan_id="pl-2201") == "The plan must be sent."


def test_decline_plan_is_refused_because_there_is_an_appointment_for_this_plan(bench: Bench) -> None:
    bench.arrange("plan_items", "pn-2043", plan_id="pl-7665")
    assert bench.refusal("decline_plan", plan_id="pl-7665") == "There is an appointment for this plan."
