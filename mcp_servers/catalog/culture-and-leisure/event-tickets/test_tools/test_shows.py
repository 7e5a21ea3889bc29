"""Tests of the tools for shows of Stagedoor box office."""

import pytest

from mcp_servers.contracts import Json
from mcp_servers.runtime.testing import Bench, inserted, updated


@pytest.mark.parametrize(
    ("filters", "ids"),
    [
        ({"name": "Lantern"}, ["sh-2247", "sh-2681"]),
        ({"starts_from": "2026-12-25T18:00"}, ["sh-1109", "sh-2323", "sh-7854", "sh-6356", "sh-4622"]),
        ({"starts_on": "2026-10-30"}, ["sh-7761"]),
        ({"status": "cancelled"}, ["sh-8191", "sh-9118", "sh-4622"]),
        ({"hall_id": "ha-6225"}, ["sh-2959", "sh-1973", "sh-1005", "sh-9118"]),
    ],
)
def test_find_shows_filters(bench: Bench, filters: dict[str, Json], ids: list[str]) -> None:
    assert bench.ids("find_shows", **filters) == ids


def test_find_shows_counts(bench: Bench) -> None:
    assert bench.call("find_shows", organiser="Players")["total"] == 8


def test_find_shows_turns_the_page(bench: Bench) -> None:
    ids = bench.ids("find_shows", page=5)
    assert ids == ["sh-7858", "sh-3416", "sh-5082", "sh-1109", "sh-2323", "sh-7854", "sh-6356", "sh-4622"]


def test_find_shows_finds_nothing(bench: Bench) -> None:
    assert bench.ids("find_shows", organiser="Unheard of") == []


def test_get_show_shows_the_show(bench: Bench) -> None:
    result = bench.call("get_show", show_id="sh-1220")
    assert result == {
        "id": "sh-1220",
        "name": "Cosi fan tutte",
        "hall_id": "ha-8432",
        "organiser_id": "or-9533",
        "starts_at": "2026-10-21T20:30",
        "ends_at": "2026-10-21T21:30",
        "minimum_age": 6,
        "status": "ended",
        "hall_name": "Fountain Theatre",
        "hall_town": "Ravenmouth",
        "organiser_name": "Girard & Co. Concerts",
        "seats_offered": 10,
        "seats_sold": 10,
    }


def test_plan_show_adds_a_show(bench: Bench) -> None:
    bench.call(
        "plan_show",
        name="New Acoustic Film Night",
        hall_id="ha-4852",
        starts_at="2026-11-28T17:00",
        length=32,
        minimum_age=18,
    )
    assert bench.changes() == [
        inserted(
            "shows",
            "sh-8021",
            name="New Acoustic Film Night",
            hall_id="ha-4852",
            organiser_id="or-9533",
            starts_at="2026-11-28T17:00",
            ends_at="2026-11-28T17:32",
            minimum_age=18,
            status="draft",
        ),
    ]


@pytest.mark.parametrize(
    "arguments",
    [
        {
            "name": "New Cosi fan tutte",
            "hall_id": "ha-1196",
            "starts_at": "2026-12-25T17:29",
            "length": 31,
            "minimum_age": 0,
        },
        {
            "name": "New Cosi fan tutte",
            "hall_id": "ha-1196",
            "starts_at": "2026-12-25T20:00",
            "length": 31,
            "minimum_age": 0,
        },
    ],
)
def test_plan_show_is_allowed(bench: Bench, arguments: dict[str, Json]) -> None:
    bench.call("plan_show", **arguments)


def test_plan_show_is_refused_because_argument_length_must_be_at_least_30(bench: Bench) -> None:
    sentence = bench.refusal(
        "plan_show",
        name="New Acoustic Film Night",
        hall_id="ha-4852",
        starts_at="2026-11-28T16:59",
        length=29,
    )
    assert sentence == "Argument 'length' must be at least 30."


def test_plan_show_is_refused_because_argument_minimum_age_must_be_at_most_18(bench: Bench) -> None:
    sentence = bench.refusal(
        "plan_show",
        name="An Evening of Bluegrass",
        hall_id="ha-8503",
        starts_at="2026-11-29T18:30",
        length=32,
        minimum_age=19,
    )
    assert sentence == "Argument 'minimum_age' must be at most 18."


def test_plan_show_is_refused_because_a_show_is_planned_at_least_two_weeks_ahead(bench: Bench) -> None:
    sentence = bench.refusal(
        "plan_show",
        name="Quiet Recital",
        hall_id="ha-1196",
        starts_at="2026-11-02T20:30",
        length=31,
        minimum_age=0,
    )
    assert sentence == "A show is planned at least two weeks ahead."


def test_plan_show_is_refused_because_the_hall_is_taken_at_that_time(bench: Bench) -> None:
    sentence = bench.refusal(
        "plan_show",
        name="Leaving the Mountain",
        hall_id="ha-8556",
        starts_at="2026-12-31T18:45",
        length=31,
        minimum_age=18,
    )
    assert sentence == "The hall is taken at that time."


def test_plan_show_is_refused_because_another_show_already_has_this_name(bench: Bench) -> None:
    sentence = bench.refusal(
        "plan_show",
        name="Acoustic Film Night",
        hall_id="ha-8432",
        starts_at="2027-01-14T18:00",
        length=31,
        minimum_age=6,
    )
    assert sentence == "Another show already has this name."


def test_open_sale_sets_status_to_on_sale(bench: Bench) -> None:
    bench.call("open_sale", show_id="sh-2610")
    assert bench.changes() == [updated("shows", "sh-2610", status="on_sale")]


def test_open_sale_is_refused_because_the_show_must_be_draft(bench: Bench) -> None:
    assert bench.refusal("open_sale", show_id="sh-4810") == "The show must be draft."


def test_open_sale_is_refused_because_the_show_belongs_to_another_organiser(bench: Bench) -> None:
    assert bench.refusal("open_sale", show_id="sh-3371") == "The show belongs to another organiser."


def test_open_sale_is_refused_because_the_show_has_no_price_bands(bench: Bench) -> None:
    assert bench.refusal("open_sale", show_id="sh-9702") == "The show has no price bands."


def test_open_sale_is_refused_because_the_show_has_started(bench: Bench) -> None:
    bench.arrange("shows", "sh-2610", starts_at="2026-11-14T17:00")
    assert bench.refusal("open_sale", show_id="sh-2610") == "The show has started."


def test_move_show_changes_the_show(bench: Bench) -> None:
    bench.call("move_show", show_id="sh-2610", starts_at="2026-11-25T17:14")
    assert bench.changes() == [updated("shows", "sh-2610", starts_at="2026-11-25T17:14", ends_at="2026-11-25T18:14")]


@pytest.mark.parametrize(
    "arguments",
    [
        {"show_id": "sh-2610", "starts_at": "2026-11-15T19:45"},
        {"show_id": "sh-2610", "starts_at": "2026-11-15T17:00"},
        {"show_id": "sh-2610", "starts_at": "2026-11-23T19:15"},
        {"show_id": "sh-2610", "starts_at": "2026-11-23T23:15"},
    ],
)
def test_move_show_is_allowed(bench: Bench, arguments: dict[str, Json]) -> None:
    bench.call("move_show", **arguments)


def test_move_show_is_refused_because_the_show_belongs_to_another_organiser(bench: Bench) -> None:
    sentence = bench.refusal("move_show", show_id="sh-3371", starts_at="2026-11-19T18:45")
    assert sentence == "The show belongs to another organiser."


def test_move_show_is_refused_because_the_show_is_over_or_cancelled(bench: Bench) -> None:
    sentence = bench.refusal("move_show", show_id="sh-8191", starts_at="2027-01-14T18:00")
    assert sentence == "The show is over or cancelled."


def test_move_show_is_refused_because_the_show_has_started(bench: Bench) -> None:
    bench.arrange("shows", "sh-1973", starts_at="2026-11-14T17:00")
    assert bench.refusal("move_show", show_id="sh-1973", starts_at="2026-12-01T17:30") == "The show has started."


def test_move_show_is_refused_because_the_new_time_must_be_a_day_ahead_at_least(bench: Bench) -> None:
    sentence = bench.refusal("move_show", show_id="sh-2610", starts_at="2026-11-08T19:45")
    assert sentence == "The new time must be a day ahead at least."


def test_move_show_is_refused_because_the_hall_is_taken_at_that_time(bench: Bench) -> None:
    sentence = bench.refusal("move_show", show_id="sh-2610", starts_at="2026-11-23T19:16")
    assert sentence == "The hall is taken at that time."


def test_cancel_show_sets_status_to_cancelled_and_sets_status_to_given_back(bench: Bench) -> None:
    bench.call("cancel_show", show_id="sh-2323")
    assert bench.changes() == [
        updated("purchases", "pu-5141", status="given_back"),
        updated("purchases", "pu-5720", status="dropped"),
        updated("shows", "sh-2323", status="cancelled"),
        updated("tickets", "ti-4339", status="void"),
        updated("tickets", "ti-9216", status="void"),
    ]


def test_cancel_show_sets_status_to_cancelled_and_sets_status_to_given_back_2(bench: Bench) -> None:
    bench.arrange("purchases", "pu-1092", show_id="sh-1109")
    bench.call("cancel_show", show_id="sh-1109")
    assert bench.changes() == [
        updated("purchases", "pu-1092", status="given_back"),
        updated("purchases", "pu-7281", status="given_back"),
        updated("shows", "sh-1109", status="cancelled"),
        updated("tickets", "ti-1832", status="void"),
        updated("tickets", "ti-4295", status="void"),
    ]


def test_cancel_show_is_refused_because_the_show_must_be_on_sale_or_draft(bench: Bench) -> None:
    assert bench.refusal("cancel_show", show_id="sh-4810") == "The show must be on sale or draft."


def test_cancel_show_is_refused_because_the_show_belongs_to_another_organiser(bench: Bench) -> None:
    assert bench.refusal("cancel_show", show_id="sh-3371") == "The show belongs to another organiser."


def test_cancel_show_is_refused_because_the_show_has_started(bench: Bench) -> None:
    bench.arrange("shows", "sh-1973", starts_at="2026-11-14T17:00")
    assert bench.refusal("cancel_show", show_id="sh-1973") == "The show has started."
