"""Tests of the tools for shows of Stagedoor box office."""

import pytest

from mcp_servers.contracts import Json
from mcp_servers.runtime.testing import Bench, inserted, updated


@pytest.mark.parametrize(
    ("filters", "ids"),
    [
        ({"hall_id": "ha-4930"}, ["sh-1109", "sh-6356"]),
        (
            {"starts_from": "2026-11-14T17:45"},
            [
                "sh-1109",
                "sh-1365",
                "sh-4619",
                "sh-2323",
                "sh-9044",
                "sh-2959",
                "sh-5082",
                "sh-1075",
                "sh-5901",
                "sh-4810",
            ],
        ),
        ({"status": "draft"}, ["sh-2323", "sh-5082", "sh-9506", "sh-1405", "sh-2610", "sh-7469", "sh-8222"]),
        ({"name": "Brothers"}, ["sh-4622"]),
        ({"starts_on": "2027-01-16"}, ["sh-7218"]),
    ],
)
def test_find_shows_filters(bench: Bench, filters: dict[str, Json], ids: list[str]) -> None:
    assert bench.ids("find_shows", **filters) == ids


def test_find_shows_counts(bench: Bench) -> None:
    assert bench.call("find_shows", organiser="Concerts")["total"] == 10


def test_find_shows_turns_the_page(bench: Bench) -> None:
    ids = bench.ids("find_shows", page=5)
    assert ids == ["sh-5143", "sh-3416", "sh-5874", "sh-7761", "sh-7218", "sh-1005", "sh-3249", "sh-3439"]


def test_find_shows_finds_nothing(bench: Bench) -> None:
    assert bench.ids("find_shows", organiser="Players", starts_on="2026-11-21") == []


def test_get_show_shows_the_show(bench: Bench) -> None:
    result = bench.call("get_show", show_id="sh-3439")
    assert result == {
        "id": "sh-3439",
        "name": "Hamlet",
        "hall_id": "ha-8432",
        "organiser_id": "or-9533",
        "starts_at": "2027-01-23T17:30",
        "ends_at": "2027-01-23T20:30",
        "minimum_age": 0,
        "status": "cancelled",
        "hall_name": "Fountain Theatre",
        "hall_town": "Ravenmouth",
        "organiser_name": "Girard & Co. Concerts",
        "seats_offered": 10,
        "seats_sold": 0,
    }


def test_plan_show_adds_a_show(bench: Bench) -> None:
    bench.call(
        "plan_show",
        name="New Leaving the Cellar",
        hall_id="ha-4930",
        starts_at="2026-11-30T18:30",
        length=30,
        minimum_age=0,
    )
    assert bench.changes() == [
        inserted(
            "shows",
            "sh-8021",
            name="New Leaving the Cellar",
            hall_id="ha-4930",
            organiser_id="or-9533",
            starts_at="2026-11-30T18:30",
            ends_at="2026-11-30T19:00",
            minimum_age=0,
            status="draft",
        ),
    ]


@pytest.mark.parametrize(
    "arguments",
    [
        {
            "name": "New Restoring the Dovecote",
            "hall_id": "ha-8432",
            "starts_at": "2026-12-23T16:30",
            "length": 32,
            "minimum_age": 6,
        },
        {
            "name": "New Leaving the Cellar",
            "hall_id": "ha-6017",
            "starts_at": "2026-11-28T17:00",
            "length": 30,
            "minimum_age": 0,
        },
    ],
)
def test_plan_show_is_allowed(bench: Bench, arguments: dict[str, Json]) -> None:
    bench.call("plan_show", **arguments)


def test_plan_show_is_refused_because_argument_length_must_be_at_least_30(bench: Bench) -> None:
    sentence = bench.refusal(
        "plan_show",
        name="New Leaving the Cellar",
        hall_id="ha-6017",
        starts_at="2026-11-28T16:59",
        length=29,
    )
    assert sentence == "Argument 'length' must be at least 30."


def test_plan_show_is_refused_because_argument_minimum_age_must_be_at_most_18(bench: Bench) -> None:
    sentence = bench.refusal(
        "plan_show",
        name="New Leaving the Cellar",
        hall_id="ha-6017",
        starts_at="2026-11-28T16:59",
        length=30,
        minimum_age=19,
    )
    assert sentence == "Argument 'minimum_age' must be at most 18."


def test_plan_show_is_refused_because_a_show_is_planned_at_least_two_weeks_ahead(bench: Bench) -> None:
    sentence = bench.refusal(
        "plan_show",
        name="New Painting the Corridor",
        hall_id="ha-6017",
        starts_at="2026-10-23T17:45",
        length=30,
        minimum_age=12,
    )
    assert sentence == "A show is planned at least two weeks ahead."


def test_plan_show_is_refused_because_the_hall_is_taken_at_that_time(bench: Bench) -> None:
    sentence = bench.refusal(
        "plan_show",
        name="New Iris Nettleton and the Coal Harbour Band",
        hall_id="ha-6017",
        starts_at="2026-12-23T16:30",
        length=30,
        minimum_age=0,
    )
    assert sentence == "The hall is taken at that time."


@pytest.mark.parametrize(
    "arguments",
    [
        {
            "name": "Restoring the Dovecote",
            "hall_id": "ha-8556",
            "starts_at": "2026-12-02T17:30",
            "length": 30,
            "minimum_age": 18,
        },
        {
            "name": "Restoring the Dovecote",
            "hall_id": "ha-8556",
            "starts_at": "2026-12-02T19:30",
            "length": 30,
            "minimum_age": 18,
        },
    ],
)
def test_plan_show_is_refused_because_another_show_already_has_this_name(
    bench: Bench, arguments: dict[str, Json]
) -> None:
    assert bench.refusal("plan_show", **arguments) == "Another show already has this name."


def test_open_sale_sets_status_to_on_sale(bench: Bench) -> None:
    bench.arrange("shows", "sh-3439", status="draft")
    bench.call("open_sale", show_id="sh-3439")
    assert bench.changes() == [updated("shows", "sh-3439", status="on_sale")]


def test_open_sale_is_refused_because_the_show_must_be_draft(bench: Bench) -> None:
    assert bench.refusal("open_sale", show_id="sh-1924") == "The show must be draft."


def test_open_sale_is_refused_because_the_show_belongs_to_another_organiser(bench: Bench) -> None:
    assert bench.refusal("open_sale", show_id="sh-1405") == "The show belongs to another organiser."


def test_open_sale_is_refused_because_the_show_has_no_price_bands(bench: Bench) -> None:
    bench.arrange("shows", "sh-1924", status="draft")
    assert bench.refusal("open_sale", show_id="sh-1924") == "The show has no price bands."


def test_open_sale_is_refused_because_the_show_has_started(bench: Bench) -> None:
    bench.arrange("shows", "sh-3439", status="draft", starts_at="2026-11-14T17:00")
    assert bench.refusal("open_sale", show_id="sh-3439") == "The show has started."


def test_move_show_changes_the_show(bench: Bench) -> None:
    bench.arrange("shows", "sh-4619", ends_at="2026-11-23T18:15")
    bench.call("move_show", show_id="sh-4619", starts_at="2026-11-23T17:45")
    assert bench.changes() == [updated("shows", "sh-4619", starts_at="2026-11-23T17:45", ends_at="2026-12-02T18:00")]


def test_move_show_is_allowed(bench: Bench) -> None:
    bench.call("move_show", show_id="sh-4619", starts_at="2026-11-15T21:15")


def test_move_show_is_refused_because_the_show_belongs_to_another_organiser(bench: Bench) -> None:
    sentence = bench.refusal("move_show", show_id="sh-3249", starts_at="2027-01-18T18:15")
    assert sentence == "The show belongs to another organiser."


def test_move_show_is_refused_because_the_show_is_over_or_cancelled(bench: Bench) -> None:
    sentence = bench.refusal("move_show", show_id="sh-1924", starts_at="2026-11-14T17:30")
    assert sentence == "The show is over or cancelled."


def test_move_show_is_refused_because_the_show_has_started(bench: Bench) -> None:
    bench.arrange("shows", "sh-4619", starts_at="2026-11-14T17:00")
    assert bench.refusal("move_show", show_id="sh-4619", starts_at="2026-11-15T16:59") == "The show has started."


def test_move_show_is_refused_because_the_new_time_must_be_a_day_ahead_at_least(bench: Bench) -> None:
    sentence = bench.refusal("move_show", show_id="sh-1109", starts_at="2026-10-23T17:45")
    assert sentence == "The new time must be a day ahead at least."


def test_move_show_is_refused_because_the_hall_is_taken_at_that_time(bench: Bench) -> None:
    sentence = bench.refusal("move_show", show_id="sh-4619", starts_at="2026-11-15T17:00")
    assert sentence == "The hall is taken at that time."


def test_cancel_show_sets_status_to_cancelled_and_sets_status_to_given_back(bench: Bench) -> None:
    bench.arrange("purchases", "pu-1092", show_id="sh-1109")
    bench.call("cancel_show", show_id="sh-1109")
    assert bench.changes() == [
        updated("purchases", "pu-1092", status="given_back"),
        updated("purchases", "pu-2749", status="dropped"),
        updated("shows", "sh-1109", status="cancelled"),
        updated("tickets", "ti-4600", status="void"),
    ]


def test_cancel_show_is_refused_because_the_show_must_be_on_sale_or_draft(bench: Bench) -> None:
    assert bench.refusal("cancel_show", show_id="sh-1924") == "The show must be on sale or draft."


def test_cancel_show_is_refused_because_the_show_belongs_to_another_organiser(bench: Bench) -> None:
    assert bench.refusal("cancel_show", show_id="sh-3249") == "The show belongs to another organiser."


def test_cancel_show_is_refused_because_the_show_has_started(bench: Bench) -> None:
    bench.arrange("shows", "sh-1109", starts_at="2026-11-14T17:00")
    assert bench.refusal("cancel_show", show_id="sh-1109") == "The show has started."
