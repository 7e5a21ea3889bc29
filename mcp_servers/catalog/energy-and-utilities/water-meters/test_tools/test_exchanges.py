"""Tests of the tools for exchanges of Weirside waterworks."""

import pytest

from mcp_servers.contracts import Json
from mcp_servers.runtime.testing import Bench, inserted, updated


@pytest.mark.parametrize(
    ("filters", "ids"),
    [
        ({"connection_id": "co-1849"}, ["ex-3587", "ex-9546"]),
        ({"planned_on": "2026-10-03"}, ["ex-7137"]),
        ({"fitter_id": "fi-2477"}, ["ex-6883", "ex-9208"]),
        ({"status": "done"}, ["ex-7465", "ex-7137", "ex-3587", "ex-8151", "ex-8748", "ex-5314", "ex-3190"]),
        ({"meter_id": "me-7838"}, ["ex-5234"]),
        (
            {"planned_until": "2026-11-04T11:00"},
            [
                "ex-5488",
                "ex-8965",
                "ex-7970",
                "ex-7465",
                "ex-7379",
                "ex-5524",
                "ex-7137",
                "ex-6348",
                "ex-1055",
                "ex-9770",
            ],
        ),
    ],
)
def test_find_exchanges_filters(bench: Bench, filters: dict[str, Json], ids: list[str]) -> None:
    assert bench.ids("find_exchanges", **filters) == ids


def test_find_exchanges_counts(bench: Bench) -> None:
    assert bench.call("find_exchanges", planned_until="2026-11-04T11:00")["total"] == 30


def test_find_exchanges_turns_the_page(bench: Bench) -> None:
    assert bench.ids("find_exchanges", page=5) == ["ex-4926", "ex-3692", "ex-1871", "ex-4763", "ex-7515", "ex-9208"]


def test_find_exchanges_finds_nothing(bench: Bench) -> None:
    assert bench.ids("find_exchanges", meter_id="me-6404") == []


def test_plan_exchange_adds_a_exchange(bench: Bench) -> None:
    bench.call("plan_exchange", meter_id="me-2257", fitter_id="fi-4024", planned_at="2026-11-27T09:30")
    assert bench.changes() == [
        inserted(
            "exchanges",
            "ex-7234",
            status="planned",
            meter_id="me-2257",
            fitter_id="fi-4024",
            planned_at="2026-11-27T09:30",
        ),
    ]


def test_plan_exchange_is_allowed(bench: Bench) -> None:
    bench.call("plan_exchange", meter_id="me-2257", fitter_id="fi-4024", planned_at="2026-11-27T11:30")


def test_plan_exchange_is_allowed_when_most_a_day_is_2_when_planned_at_is_2026_11_27_09_30(bench: Bench) -> None:
    bench.arrange("fitters", "fi-4024", most_a_day=2)
    bench.arrange("exchanges", "ex-2886", planned_at="2026-11-27T09:30")
    bench.call("plan_exchange", meter_id="me-2257", fitter_id="fi-4024", planned_at="2026-11-27T09:30")


def test_plan_exchange_is_allowed_when_most_a_day_is_2(bench: Bench) -> None:
    bench.arrange("fitters", "fi-4685", most_a_day=2)
    bench.call("plan_exchange", meter_id="me-1628", fitter_id="fi-4685", planned_at="2026-11-07T08:45")


def test_plan_exchange_is_refused_because_the_meter_is_not_in_use(bench: Bench) -> None:
    sentence = bench.refusal("plan_exchange", meter_id="me-1459", fitter_id="fi-2477", planned_at="2026-10-26T16:00")
    assert sentence == "The meter is not in use."


def test_plan_exchange_is_refused_because_the_calibration_of_this_meter_lasts_for_longer(bench: Bench) -> None:
    bench.arrange("meters", "me-4872", calibrated_until="2027-05-04")
    sentence = bench.refusal("plan_exchange", meter_id="me-4872", fitter_id="fi-5257", planned_at="2026-11-06T08:59")
    assert sentence == "The calibration of this meter lasts for longer."


def test_plan_exchange_is_refused_because_the_fitter_is_ill(bench: Bench) -> None:
    sentence = bench.refusal("plan_exchange", meter_id="me-9324", fitter_id="fi-9558", planned_at="2026-11-04T10:30")
    assert sentence == "The fitter is ill."


def test_plan_exchange_is_refused_because_the_customer_needs_two_days_notice(bench: Bench) -> None:
    bench.arrange("meters", "me-4872", calibrated_until="2027-05-03")
    sentence = bench.refusal("plan_exchange", meter_id="me-4872", fitter_id="fi-5257", planned_at="2026-11-06T08:59")
    assert sentence == "The customer needs two days' notice."


def test_plan_exchange_is_refused_because_the_exchange_of_this_meter_is_planned_already(bench: Bench) -> None:
    sentence = bench.refusal("plan_exchange", meter_id="me-4872", fitter_id="fi-5257", planned_at="2026-11-06T09:00")
    assert sentence == "The exchange of this meter is planned already."


def test_plan_exchange_is_refused_because_the_fitter_has_too_many_visits_on_that_day(bench: Bench) -> None:
    bench.arrange("fitters", "fi-4024", most_a_day=2)
    bench.arrange("exchanges", "ex-3815", planned_at="2026-11-27T00:00")
    sentence = bench.refusal("plan_exchange", meter_id="me-2257", fitter_id="fi-4024", planned_at="2026-11-27T09:30")
    assert sentence == "The fitter has too many visits on that day."


def test_plan_exchange_is_refused_because_the_fitter_is_with_another_customer_then(bench: Bench) -> None:
    sentence = bench.refusal("plan_exchange", meter_id="me-3710", fitter_id="fi-8315", planned_at="2026-11-07T15:30")
    assert sentence == "The fitter is with another customer then."


def test_finish_exchange_sets_status_to_done_and_changes_the_meter(bench: Bench) -> None:
    bench.call("finish_exchange", exchange_id="ex-6449", replacement_id="me-2468", last_reading=922)
    assert bench.changes() == [
        updated("exchanges", "ex-6449", status="done"),
        updated(
            "meters",
            "me-2468",
            status="mounted",
            connection_id="co-9335",
            mounted_on="2026-11-04",
            start_reading=0,
        ),
        updated("meters", "me-3363", status="scrapped"),
        inserted(
            "readings",
            "re-8426",
            meter_id="me-3363",
            connection_id="co-9335",
            read_on="2026-11-04",
            origin="staff",
            status="accepted",
            cubic_metres=922,
        ),
    ]


def test_finish_exchange_is_allowed(bench: Bench) -> None:
    bench.call("finish_exchange", exchange_id="ex-6449", replacement_id="me-2468", last_reading=332)


def test_finish_exchange_is_allowed_when_calibrated_until_is_2031_11_03(bench: Bench) -> None:
    bench.arrange("meters", "me-2468", calibrated_until="2031-11-03")
    bench.call("finish_exchange", exchange_id="ex-6449", replacement_id="me-2468", last_reading=922)


def test_finish_exchange_is_refused_because_the_exchange_must_be_planned(bench: Bench) -> None:
    sentence = bench.refusal("finish_exchange", exchange_id="ex-5524", replacement_id="me-5084", last_reading=502)
    assert sentence == "The exchange must be planned."


def test_finish_exchange_is_refused_because_the_exchange_is_planned_for_a_later_day(bench: Bench) -> None:
    sentence = bench.refusal("finish_exchange", exchange_id="ex-7515", replacement_id="me-9628", last_reading=1323)
    assert sentence == "The exchange is planned for a later day."


def test_finish_exchange_is_refused_because_the_old_meter_is_not_in_use_any_more(bench: Bench) -> None:
    bench.arrange("exchanges", "ex-5757", meter_id="me-2478")
    sentence = bench.refusal("finish_exchange", exchange_id="ex-5757", replacement_id="me-1459", last_reading=1866)
    assert sentence == "The old meter is not in use any more."


def test_finish_exchange_is_refused_because_the_new_meter_is_not_in_stock(bench: Bench) -> None:
    sentence = bench.refusal("finish_exchange", exchange_id="ex-6883", replacement_id="me-2708", last_reading=809)
    assert sentence == "The new meter is not in stock."


def test_finish_exchange_is_refused_because_the_new_meter_is_of_another_size(bench: Bench) -> None:
    sentence = bench.refusal("finish_exchange", exchange_id="ex-6883", replacement_id="me-2666", last_reading=577)
    assert sentence == "The new meter is of another size."


def test_finish_exchange_is_refused_because_the_new_meters_calibration_lasts_less_than(bench: Bench) -> None:
    sentence = bench.refusal("finish_exchange", exchange_id="ex-5757", replacement_id="me-1459", last_reading=1866)
    assert sentence == "The new meter's calibration lasts less than five years."


def test_finish_exchange_is_refused_because_an_earlier_reading_is_higher(bench: Bench) -> None:
    sentence = bench.refusal("finish_exchange", exchange_id="ex-6449", replacement_id="me-2468", last_reading=331)
    assert sentence == "An earlier reading is higher."
