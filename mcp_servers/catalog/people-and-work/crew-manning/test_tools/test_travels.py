"""Tests of the tools for travels of Brannock crew office."""

import pytest

from mcp_servers.contracts import Json
from mcp_servers.runtime.testing import Bench, inserted, updated


@pytest.mark.parametrize(
    ("filters", "ids"),
    [
        ({"departs_from": "2026-07-02T22:00"}, ["tr-9976", "tr-2780", "tr-5380"]),
        ({"ship_id": "sh-7512"}, ["tr-6903"]),
        ({"status": "used"}, ["tr-3564", "tr-2262", "tr-1699", "tr-9766", "tr-5283"]),
        ({"seafarer_id": "se-6535"}, ["tr-7711"]),
        (
            {"direction": "returning"},
            [
                "tr-2262",
                "tr-1699",
                "tr-9766",
                "tr-5283",
                "tr-5096",
                "tr-3504",
                "tr-9290",
                "tr-6426",
                "tr-1789",
                "tr-8728",
            ],
        ),
        ({"contract_id": "co-9373"}, ["tr-2262"]),
    ],
)
def test_find_travels_filters(bench: Bench, filters: dict[str, Json], ids: list[str]) -> None:
    assert bench.ids("find_travels", **filters) == ids


def test_find_travels_turns_the_page(bench: Bench) -> None:
    ids = bench.ids("find_travels", page=2)
    assert ids == [
        "tr-7632",
        "tr-9186",
        "tr-4660",
        "tr-7614",
        "tr-9290",
        "tr-8359",
        "tr-6219",
        "tr-6426",
        "tr-1789",
        "tr-8728",
    ]


def test_find_travels_finds_nothing(bench: Bench) -> None:
    assert bench.ids("find_travels", contract_id="co-1248") == []


def test_report_travels_finds_nothing(bench: Bench) -> None:
    assert bench.ids("report_travels", status="used", departs_from="2026-05-27T18:30") == []


def test_report_travels_adds_up(bench: Bench) -> None:
    result = bench.call("report_travels", departs_from="2026-07-02T22:00")
    assert result == {
        "items": [
            {"contract_ship_name": "MT Amber Endeavour", "journeys": 1, "fares": 77000},
            {"contract_ship_name": "MT Fair Meridian", "journeys": 1, "fares": 76000},
            {"contract_ship_name": "MT Star Endeavour", "journeys": 1, "fares": 68000},
        ],
        "total": 3,
    }


def test_report_travels_adds_up_with_status_and_direction(bench: Bench) -> None:
    result = bench.call("report_travels", status="used", direction="joining")
    assert result == {"items": [{"contract_ship_name": "MT Baltic Pioneer", "journeys": 1, "fares": 65000}], "total": 1}


def test_book_travel_adds_a_travel(bench: Bench) -> None:
    bench.call("book_travel", contract_id="co-4922", direction="returning", departs_at="2026-06-21T22:00", fare=77000)
    assert bench.changes() == [
        inserted(
            "travels",
            "tr-7289",
            contract_id="co-4922",
            direction="returning",
            departs_at="2026-06-21T22:00",
            fare=77000,
            status="booked",
        ),
    ]


def test_book_travel_is_allowed(bench: Bench) -> None:
    bench.arrange("travels", "tr-1475", contract_id="co-2779")
    bench.call("book_travel", contract_id="co-2779", direction="returning", departs_at="2026-06-30T00:00", fare=82000)


def test_book_travel_is_refused_because_the_contract_is_not_signed_or_it_is_over(bench: Bench) -> None:
    sentence = bench.refusal(
        "book_travel",
        contract_id="co-1066",
        direction="joining",
        departs_at="2026-05-17T23:00",
        fare=102000,
    )
    assert sentence == "The contract is not signed, or it is over."


def test_book_travel_is_refused_because_the_journey_goes_the_other_way(bench: Bench) -> None:
    sentence = bench.refusal(
        "book_travel",
        contract_id="co-9343",
        direction="joining",
        departs_at="2026-05-22T23:30",
        fare=34000,
    )
    assert sentence == "The journey goes the other way."


def test_book_travel_is_refused_because_a_journey_is_booked_twelve_hours_ahead(bench: Bench) -> None:
    sentence = bench.refusal(
        "book_travel",
        contract_id="co-9343",
        direction="returning",
        departs_at="2026-05-17T23:00",
        fare=67000,
    )
    assert sentence == "A journey is booked twelve hours ahead."


def test_book_travel_is_refused_because_the_journey_does_not_fit_the_day_of_joining(bench: Bench) -> None:
    sentence = bench.refusal(
        "book_travel",
        contract_id="co-2799",
        direction="joining",
        departs_at="2026-05-27T22:00",
        fare=65000,
    )
    assert sentence == "The journey does not fit the day of joining."


def test_book_travel_is_refused_because_the_journey_does_not_fit_the_day_of_joining_2(bench: Bench) -> None:
    bench.arrange("contracts", "co-7131", joins_on="2026-06-13")
    sentence = bench.refusal(
        "book_travel",
        contract_id="co-7131",
        direction="joining",
        departs_at="2026-06-02T23:59",
        fare=67000,
    )
    assert sentence == "The journey does not fit the day of joining."


def test_book_travel_is_refused_because_the_contract_runs_for_more_than_a_month_after_that(bench: Bench) -> None:
    sentence = bench.refusal(
        "book_travel",
        contract_id="co-2779",
        direction="returning",
        departs_at="2026-06-29T23:59",
        fare=82000,
    )
    assert sentence == "The contract runs for more than a month after that."


def test_book_travel_is_refused_because_this_journey_is_booked_already(bench: Bench) -> None:
    sentence = bench.refusal(
        "book_travel",
        contract_id="co-7131",
        direction="joining",
        departs_at="2026-06-02T23:59",
        fare=67000,
    )
    assert sentence == "This journey is booked already."


def test_book_travel_is_refused_because_this_journey_is_booked_already_2(bench: Bench) -> None:
    bench.arrange("contracts", "co-7131", joins_on="2026-06-12")
    sentence = bench.refusal(
        "book_travel",
        contract_id="co-7131",
        direction="joining",
        departs_at="2026-06-02T23:59",
        fare=67000,
    )
    assert sentence == "This journey is booked already."


def test_cancel_travel_sets_status_to_cancelled(bench: Bench) -> None:
    bench.call("cancel_travel", travel_id="tr-9186")
    assert bench.changes() == [updated("travels", "tr-9186", status="cancelled")]


def test_cancel_travel_is_refused_because_the_travel_must_be_booked(bench: Bench) -> None:
    assert bench.refusal("cancel_travel", travel_id="tr-1699") == "The travel must be booked."


def test_cancel_travel_is_refused_because_it_is_too_late_to_cancel_this_journey(bench: Bench) -> None:
    assert bench.refusal("cancel_travel", travel_id="tr-3504") == "It is too late to cancel this journey."
