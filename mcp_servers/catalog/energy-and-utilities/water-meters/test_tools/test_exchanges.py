"""Tests of the tools for exchanges of Weirside waterworks."""

import pytest

from mcp_servers.contracts import Json
from mcp_servers.runtime.testing import Bench, inserted, updated


@pytest.mark.parametrize(
    ("filters", "ids"),
    [
        (
            {"planned_until": "2026-10-03T17:45"},
            ["ex-5488", "ex-8965", "ex-7970", "ex-7465", "ex-7379", "ex-5524", "ex-7137"],
        ),
        ({"connection_id": "co-3783"}, ["ex-5524"]),
        ({"planned_on": "2026-10-05"}, ["ex-6348"]),
        ({"fitter_id": "fi-2477"}, ["ex-6883", "ex-9208"]),
        (
            {"status": "cancelled"},
            ["ex-7970", "ex-5524", "ex-9728", "ex-1055", "ex-9770", "ex-5424", "ex-9148", "ex-6314", "ex-4045"],
        ),
        ({"meter_id": "me-3061"}, ["ex-6348"]),
    ],
)
def test_find_exchanges_filters(bench: Bench, filters: dict[str, Json], ids: list[str]) -> None:
    assert bench.ids("find_exchanges", **filters) == ids


def test_find_exchanges_turns_the_page(bench: Bench) -> None:
    assert bench.ids("find_exchanges", page=5) == ["ex-3692", "ex-1871", "ex-1091", "ex-4763", "ex-7515", "ex-9208"]


def test_find_exchanges_finds_nothing(bench: Bench) -> None:
    assert bench.ids("find_exchanges", meter_id="me-2808") == []


def test_plan_exchange_adds_a_exchange(bench: Bench) -> None:
    bench.call("plan_exchange", meter_id="me-3306", fitter_id="fi-4024", planned_at="2026-11-06T09:00")
    assert bench.changes() == [
        inserted(
            "exchanges",
            "ex-7234",
            status="planned",
            meter_id="me-3306",
            fitter_id="fi-4024",
            planned_at="2026-11-06T09:00",
        ),
    ]


def test_plan_exchange_is_allowed(bench: Bench) -> None:
    bench.call("plan_exchange", meter_id="me-3306", fitter_id="fi-4024", planned_at="2026-11-27T11:30")


def test_plan_exchange_is_allowed_when_calibrated_until_is_2027_05_03_when_most_a_day_is_2(bench: Bench) -> None:
    bench.arrange("meters", "me-3306", calibrated_until="2027-05-03")
    bench.arrange("fitters", "fi-4024", most_a_day=2)
    bench.arrange("exchanges", "ex-2886", planned_at="2026-11-27T09:30")
    bench.call("plan_exchange", meter_id="me-3306", fitter_id="fi-4024", planned_at="2026-11-27T09:30")


def test_plan_exchange_is_allowed_when_most_a_day_is_2(bench: Bench) -> None:
    bench.arrange("fitters", "fi-4024", most_a_day=2)
    bench.call("plan_exchange", meter_id="me-3306", fitter_id="fi-4024", planned_at="2026-11-07T15:30")


def test_plan_exchange_is_refused_because_the_meter_is_not_in_use(bench: Bench) -> None:
    sentence = bench.refusal("plan_exchange", meter_id="me-7480", fitter_id="fi-2477", planned_at="2026-11-04T11:00")
    assert sentence == "The meter is not in use."


def test_plan_exchange_is_refused_because_the_calibration_of_this_meter_lasts_for_longer(bench: Bench) -> None:
    bench.arrange("meters", "me-3306", calibrated_until="2027-05-04")
    sentence = bench.refusal("plan_exchange", meter_id="me-3306", fitter_id="fi-4024", planned_at="2026-11-27T09:30")
    assert sentence == "The calibration of this meter lasts for longer."


def test_plan_exchange_is_refused_because_the_fitter_is_ill(bench: Bench) -> None:
    sentence = bench.refusal("plan_exchange", meter_id="me-8627", fitter_id="fi-9558", planned_at="2026-11-04T09:30")
    assert sentence == "The fitter is ill."


def test_plan_exchange_is_refused_because_the_customer_needs_two_days_notice(bench: Bench) -> None:
    sentence = bench.refusal("plan_exchange", meter_id="me-1827", fitter_id="fi-2477", planned_at="2026-10-26T16:00")
    assert sentence == "The customer needs two days' notice."


def test_plan_exchange_is_refused_because_the_exchange_of_this_meter_is_planned_already(bench: Bench) -> None:
    sentence = bench.refusal("plan_exchange", meter_id="me-6019", fitter_id="fi-2477", planned_at="2026-11-07T15:30")
    assert sentence == "The exchange of this meter is planned already."


def test_plan_exchange_is_refused_because_the_fitter_has_too_many_visits_on_that_day(bench: Bench) -> None:
    bench.arrange("fitters", "fi-4024", most_a_day=2)
    bench.arrange("exchanges", "ex-3815", planned_at="2026-11-27T00:00")
    sentence = bench.refusal("plan_exchange", meter_id="me-3306", fitter_id="fi-4024", planned_at="2026-11-27T09:30")
    assert sentence == "The fitter has too many visits on that day."


def test_plan_exchange_is_refused_because_the_fitter_is_with_another_customer_then(bench: Bench) -> None:
    sentence = bench.refusal("plan_exchange", meter_id="me-3306", fitter_id="fi-4024", planned_at="2026-11-27T09:31")
    assert sentence == "The fitter is with another customer then."


def test_finish_exchange_sets_status_to_done_and_changes_the_meter(bench: Bench) -> None:
    bench.call("finish_exchange", exchange_id="ex-9546", replacement_id="me-1992", last_reading=577)
    assert bench.changes() == [
        updated("exchanges", "ex-9546", status="done"),
        updated("meters", "me-1992", status="mounted", connection_id="co-1849", mounted_on="2026-11-04"),
        updated("meters", "me-6507", status="scrapped"),
        inserted(
            "readings",
            "re-8426",
            meter_id="me-6507",
            connection_id="co-1849",
            read_on="2026-11-04",
            origin="staff",
            status="accepted",
            cubic_metres=577,
        ),
    ]


def test_finish_exchange_sets_status_to_done_and_changes_the_meter_2(bench: Bench) -> None:
    bench.call("finish_exchange", exchange_id="ex-3021", replacement_id="me-2231", last_reading=793)
    assert bench.changes() == [
        updated("exchanges", "ex-3021", status="done"),
        updated(
            "meters",
            "me-2231",
            status="mounted",
            connection_id="co-6851",
            mounted_on="2026-11-04",
            start_reading=0,
        ),
        updated("meters", "me-2602", status="scrapped"),
        inserted(
            "readings",
            "re-8426",
            meter_id="me-2602",
            connection_id="co-6851",
            read_on="2026-11-04",
            origin="staff",
            status="accepted",
            cubic_metres=793,
        ),
    ]


def test_finish_exchange_is_allowed(bench: Bench) -> None:
    bench.call("finish_exchange", exchange_id="ex-3021", replacement_id="me-2405", last_reading=239)


def test_finish_exchange_is_allowed_when_calibrated_until_is_2031_11_03(bench: Bench) -> None:
    bench.arrange("meters", "me-2405", calibrated_until="2031-11-03")
    bench.call("finish_exchange", exchange_id="ex-3021", replacement_id="me-2405", last_reading=5368)


def test_finish_exchange_is_refused_because_the_exchange_must_be_planned(bench: Bench) -> None:
    sentence = bench.refusal("finish_exchange", exchange_id="ex-1055", replacement_id="me-3442", last_reading=6945)
    assert sentence == "The exchange must be planned."


def test_finish_exchange_is_refused_because_the_exchange_is_planned_for_a_later_day(bench: Bench) -> None:
    sentence = bench.refusal("finish_exchange", exchange_id="ex-9208", replacement_id="me-8614", last_reading=1194)
    assert sentence == "The exchange is planned for a later day."


def test_finish_exchange_is_refused_because_the_old_meter_is_not_in_use_any_more(bench: Bench) -> None:
    bench.arrange("exchanges", "ex-3021", meter_id="me-1347")
    sentence = bench.refusal("finish_exchange", exchange_id="ex-3021", replacement_id="me-1459", last_reading=5368)
    assert sentence == "The old meter is not in use any more."


def test_finish_exchange_is_refused_because_the_new_meter_is_not_in_stock(bench: Bench) -> None:
    sentence = bench.refusal("finish_exchange", exchange_id="ex-6883", replacement_id="me-2708", last_reading=809)
    assert sentence == "The new meter is not in stock."


def test_finish_exchange_is_refused_because_the_new_meter_is_of_another_size(bench: Bench) -> None:
    sentence = bench.refusal("finish_exchange", exchange_id="ex-6883", replacement_id="me-2666", last_reading=577)
    assert sentence == "The new meter is of another size."


def test_finish_exchange_is_refused_because_the_new_meters_calibration_lasts_less_than(bench: Bench) -> None:
    sentence = bench.refusal("finish_exchange", exchange_id="ex-3021", replacement_id="me-1459", last_reading=5368)
    assert sentence == "The new meter's calibration lasts less than five years."


def test_finish_exchange_is_refused_because_an_earlier_reading_is_higher(bench: Bench) -> None:
    sentence = bench.refusal("finish_exchange", exchange_id="ex-3021", replacement_id="me-2405", last_reading=238)
    assert sentence == "An earlier reading is higher."
