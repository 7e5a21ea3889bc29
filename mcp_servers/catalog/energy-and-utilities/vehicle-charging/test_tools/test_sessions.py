"""Tests of the tools for sessions of Fjordlade charging."""

import pytest

from mcp_servers.contracts import Json
from mcp_servers.runtime.testing import Bench, inserted, updated


@pytest.mark.parametrize(
    ("filters", "ids"),
    [
        ({"driver_id": "dr-1391"}, ["se-5718", "se-9158"]),
        (
            {"min_cost": 49415},
            [
                "se-1763",
                "se-3735",
                "se-9567",
                "se-6439",
                "se-9684",
                "se-6927",
                "se-6343",
                "se-3874",
                "se-7124",
                "se-7277",
            ],
        ),
        ({"started_on": "2026-06-08"}, ["se-4571"]),
        ({"charge_point_id": "ch-8993"}, ["se-7902", "se-3616"]),
        (
            {"station_id": "st-1638"},
            [
                "se-2534",
                "se-7512",
                "se-8214",
                "se-1763",
                "se-3735",
                "se-7349",
                "se-3525",
                "se-3433",
                "se-3874",
                "se-6760",
            ],
        ),
        (
            {"status": "ended"},
            [
                "se-5955",
                "se-1763",
                "se-4690",
                "se-3735",
                "se-6603",
                "se-1816",
                "se-4245",
                "se-6228",
                "se-1023",
                "se-9482",
            ],
        ),
        ({"number": "SE-93360"}, ["se-1512"]),
        (
            {"started_from": "2026-06-27T15:50"},
            [
                "se-8400",
                "se-2534",
                "se-7096",
                "se-8857",
                "se-3605",
                "se-9942",
                "se-2473",
                "se-7512",
                "se-6728",
                "se-9527",
            ],
        ),
    ],
)
def test_find_sessions_filters(bench: Bench, filters: dict[str, Json], ids: list[str]) -> None:
    assert bench.ids("find_sessions", **filters) == ids


def test_find_sessions_counts(bench: Bench) -> None:
    assert bench.call("find_sessions", started_from="2026-06-27T15:50")["total"] == 77


def test_find_sessions_turns_the_page(bench: Bench) -> None:
    ids = bench.ids("find_sessions", page=11)
    assert ids == ["se-6605", "se-3616", "se-2039", "se-1070", "se-8371", "se-9329", "se-9749", "se-3116"]


def test_find_sessions_finds_nothing(bench: Bench) -> None:
    assert bench.ids("find_sessions", number="Unheard of") == []


def test_get_session_shows_the_session(bench: Bench) -> None:
    result = bench.call("get_session", session_id="se-2534")
    assert result == {
        "id": "se-2534",
        "number": "SE-40124",
        "status": "running",
        "driver_id": "dr-5747",
        "charge_point_id": "ch-8546",
        "started_at": "2026-07-09T15:55",
        "charge_point_station_name": "Cradshaw Quay",
        "driver_tariff_name": "Fleet Pass",
        "minutes_charged": 25,
        "power_in_use": 122,
        "faults_reported": 0,
    }


def test_report_sessions_finds_nothing(bench: Bench) -> None:
    assert bench.ids("report_sessions", driver_id="dr-7307", plug="chademo") == []


def test_report_sessions_adds_up(bench: Bench) -> None:
    result = bench.call("report_sessions", status="disputed")
    assert result == {
        "items": [
            {"charge_point_station_name": "Cherry Tree Mill car park", "sessions": 3, "energy": 128, "income": 105630},
            {"charge_point_station_name": "Cradshaw Quay", "sessions": 3, "energy": 139, "income": 92715},
            {"charge_point_station_name": "Eagle Wharf car park", "sessions": 10, "energy": 464, "income": 377570},
            {"charge_point_station_name": "Foundry Tower car park", "sessions": 1, "energy": 32, "income": 19680},
            {"charge_point_station_name": "Harbour Hospital", "sessions": 3, "energy": 153, "income": 73970},
            {"charge_point_station_name": "Malby Retail Park", "sessions": 8, "energy": 146, "income": 87380},
            {"charge_point_station_name": "Quarry Tower car park", "sessions": 5, "energy": 145, "income": 161560},
        ],
        "total": 7,
    }


def test_report_sessions_adds_up_with_started_from(bench: Bench) -> None:
    result = bench.call("report_sessions", started_from="2026-07-09T15:50")
    assert result == {
        "items": [
            {"charge_point_station_name": "Cradshaw Quay", "sessions": 1, "energy": 0, "income": 0},
            {"charge_point_station_name": "Eagle Wharf car park", "sessions": 1, "energy": 0, "income": 0},
            {"charge_point_station_name": "Malby Retail Park", "sessions": 1, "energy": 0, "income": 0},
        ],
        "total": 3,
    }


def test_report_sessions_adds_up_with_driver_id_and_plug(bench: Bench) -> None:
    result = bench.call("report_sessions", driver_id="dr-3737", plug="ccs")
    assert result == {
        "items": [{"charge_point_station_name": "Eagle Wharf car park", "sessions": 1, "energy": 43, "income": 16985}],
        "total": 1,
    }


def test_start_session_adds_a_session(bench: Bench) -> None:
    bench.call("start_session", number="New SE-93360", driver_id="dr-9606", charge_point_id="ch-5916")
    assert bench.changes() == [
        inserted(
            "sessions",
            "se-6638",
            number="New SE-93360",
            status="running",
            driver_id="dr-9606",
            charge_point_id="ch-5916",
            started_at="2026-07-09T16:20",
        ),
    ]


def test_start_session_is_allowed(bench: Bench) -> None:
    bench.call("start_session", number="New SE-11639", driver_id="dr-9751", charge_point_id="ch-4607")


def test_start_session_is_refused_because_the_driver_is_blocked(bench: Bench) -> None:
    sentence = bench.refusal("start_session", number="New SE-19177", driver_id="dr-6378", charge_point_id="ch-5308")
    assert sentence == "The driver is blocked."


def test_start_session_is_refused_because_the_drivers_credit_is_used_up(bench: Bench) -> None:
    sentence = bench.refusal("start_session", number="New SE-11639", driver_id="dr-5310", charge_point_id="ch-8195")
    assert sentence == "The driver's credit is used up."


def test_start_session_is_refused_because_the_driver_is_charging_already(bench: Bench) -> None:
    sentence = bench.refusal("start_session", number="SE-00859", driver_id="dr-5906", charge_point_id="ch-2372")
    assert sentence == "The driver is charging already."


def test_start_session_is_refused_because_the_plug_does_not_fit_the_drivers_car(bench: Bench) -> None:
    sentence = bench.refusal("start_session", number="SE-19177", driver_id="dr-5570", charge_point_id="ch-8195")
    assert sentence == "The plug does not fit the driver's car."


def test_start_session_is_refused_because_the_charge_point_is_out_of_service(bench: Bench) -> None:
    sentence = bench.refusal("start_session", number="SE-90603", driver_id="dr-5937", charge_point_id="ch-5859")
    assert sentence == "The charge point is out of service."


def test_start_session_is_refused_because_another_car_is_charging_there(bench: Bench) -> None:
    sentence = bench.refusal("start_session", number="New SE-93360", driver_id="dr-6286", charge_point_id="ch-8546")
    assert sentence == "Another car is charging there."


def test_start_session_is_refused_because_the_charge_point_is_reserved_for_somebody_else(bench: Bench) -> None:
    sentence = bench.refusal("start_session", number="New SE-93360", driver_id="dr-7189", charge_point_id="ch-1017")
    assert sentence == "The charge point is reserved for somebody else."


def test_start_session_is_refused_because_the_station_has_no_power_left_for_this_point(bench: Bench) -> None:
    bench.arrange("drivers", "dr-5122", credit_limit=49000)
    sentence = bench.refusal("start_session", number="SE-19177", driver_id="dr-5122", charge_point_id="ch-7749")
    assert sentence == "The station has no power left for this point."


def test_start_session_is_refused_because_another_session_already_has_this_session_number(bench: Bench) -> None:
    sentence = bench.refusal("start_session", number="SE-09349", driver_id="dr-9864", charge_point_id="ch-1371")
    assert sentence == "Another session already has this session number."


def test_start_session_is_refused_because_another_session_already_has_this_session_number_2(bench: Bench) -> None:
    bench.arrange("charge_points", "ch-7749", power=84)
    sentence = bench.refusal("start_session", number="SE-19177", driver_id="dr-5122", charge_point_id="ch-7749")
    assert sentence == "Another session already has this session number."


def test_stop_session_changes_the_session_and_changes_the_driver(bench: Bench) -> None:
    bench.call("stop_session", session_id="se-2473", energy=28)
    assert bench.changes() == [
        updated("drivers", "dr-1244", owed=56110, status="blocked"),
        updated("sessions", "se-2473", status="ended", ended_at="2026-07-09T16:20", energy=28, cost=33710),
    ]


def test_stop_session_changes_the_session_and_changes_the_driver_2(bench: Bench) -> None:
    bench.arrange("sessions", "se-2534", started_at="2026-07-09T15:57")
    bench.call("stop_session", session_id="se-2534", energy=40)
    assert bench.changes() == [
        updated("drivers", "dr-5747", owed=117000, status="blocked"),
        updated("sessions", "se-2534", status="ended", ended_at="2026-07-09T16:20", energy=40, cost=18000),
    ]


def test_stop_session_changes_the_session_and_sets_owed_to_117000(bench: Bench) -> None:
    bench.arrange("drivers", "dr-5747", credit_limit=117000)
    bench.call("stop_session", session_id="se-2534", energy=40)
    assert bench.changes() == [
        updated("drivers", "dr-5747", owed=117000),
        updated("sessions", "se-2534", status="ended", ended_at="2026-07-09T16:20", energy=40, cost=18000),
    ]


def test_stop_session_is_refused_because_the_session_must_be_running_or_disputed(bench: Bench) -> None:
    assert bench.refusal("stop_session", session_id="se-1512", energy=80) == "The session must be running or disputed."


def test_stop_session_is_refused_because_the_session_is_over(bench: Bench) -> None:
    assert bench.refusal("stop_session", session_id="se-2159", energy=32) == "The session is over."


def test_stop_session_is_refused_because_the_point_cannot_have_charged_that_much(bench: Bench) -> None:
    bench.arrange("sessions", "se-2473", started_at="2026-07-09T16:11")
    assert bench.refusal("stop_session", session_id="se-2473", energy=2) == "The point cannot have charged that much."


def test_dispute_session_sets_status_to_disputed(bench: Bench) -> None:
    bench.call("dispute_session", session_id="se-1512")
    assert bench.changes() == [updated("sessions", "se-1512", status="disputed")]


def test_dispute_session_is_allowed(bench: Bench) -> None:
    bench.call("dispute_session", session_id="se-2777")


def test_dispute_session_is_refused_because_the_session_must_be_ended(bench: Bench) -> None:
    assert bench.refusal("dispute_session", session_id="se-2159") == "The session must be ended."


def test_dispute_session_is_refused_because_a_session_can_be_disputed_for_14_days_only(bench: Bench) -> None:
    bench.arrange("sessions", "se-3415", ended_at="2026-06-25T16:19")
    assert bench.refusal("dispute_session", session_id="se-3415") == "A session can be disputed for 14 days only."


def test_dispute_session_is_refused_because_the_driver_has_three_disputes_open(bench: Bench) -> None:
    assert bench.refusal("dispute_session", session_id="se-4627") == "The driver has three disputes open."


def test_dispute_session_is_refused_because_the_driver_has_three_disputes_open_2(bench: Bench) -> None:
    bench.arrange("sessions", "se-3415", ended_at="2026-06-25T16:20")
    assert bench.refusal("dispute_session", session_id="se-3415") == "The driver has three disputes open."


def test_refund_session_sets_status_to_refunded_and_sets_owed_to_0(bench: Bench) -> None:
    bench.call("refund_session", session_id="se-5611")
    assert bench.changes() == [updated("drivers", "dr-6018", owed=0), updated("sessions", "se-5611", status="refunded")]


def test_refund_session_is_refused_because_the_session_must_be_disputed(bench: Bench) -> None:
    assert bench.refusal("refund_session", session_id="se-1512") == "The session must be disputed."


def test_refund_session_is_refused_because_the_session_cost_more_than_you_may_refund(bench: Bench) -> None:
    assert bench.refusal("refund_session", session_id="se-7277") == "The session cost more than you may refund."


def test_refund_session_is_refused_because_no_fault_was_reported_for_this_session(bench: Bench) -> None:
    bench.arrange("sessions", "se-6343", cost=55000)
    assert bench.refusal("refund_session", session_id="se-6343") == "No fault was reported for this session."


def test_reject_dispute_sets_status_to_ended(bench: Bench) -> None:
    bench.call("reject_dispute", session_id="se-8669")
    assert bench.changes() == [updated("sessions", "se-8669", status="ended")]


def test_reject_dispute_is_refused_because_the_session_must_be_running_or_disputed(bench: Bench) -> None:
    assert bench.refusal("reject_dispute", session_id="se-1512") == "The session must be running or disputed."


def test_reject_dispute_is_refused_because_the_session_is_not_disputed(bench: Bench) -> None:
    assert bench.refusal("reject_dispute", session_id="se-2534") == "The session is not disputed."


def test_reject_dispute_is_refused_because_a_fault_was_reported_for_this_session(bench: Bench) -> None:
    assert bench.refusal("reject_dispute", session_id="se-2159") == "A fault was reported for this session."
