"""Tests of the tools for scaffolds of Ridgeway scaffold hire."""

import pytest

from mcp_servers.contracts import Json
from mcp_servers.runtime.testing import Bench, deleted, inserted, updated


@pytest.mark.parametrize(
    ("filters", "ids"),
    [
        ({"min_height": 25}, ["sc-3816", "sc-8241"]),
        ({"number": "SC-8370"}, ["sc-3816"]),
        ({"builder_id": "bu-8089"}, ["sc-8154", "sc-5686", "sc-4944"]),
        ({"crew_id": "cr-3103"}, ["sc-5520", "sc-2581", "sc-6010"]),
        (
            {"duty": "heavy"},
            [
                "sc-3062",
                "sc-4785",
                "sc-2886",
                "sc-5041",
                "sc-7891",
                "sc-6785",
                "sc-2846",
                "sc-2983",
                "sc-7908",
                "sc-5686",
            ],
        ),
        (
            {"status": "ordered"},
            [
                "sc-3664",
                "sc-4944",
                "sc-5801",
                "sc-8241",
                "sc-4501",
                "sc-2279",
                "sc-5770",
                "sc-2186",
                "sc-9961",
                "sc-9221",
            ],
        ),
        (
            {"starts_until": "2026-02-12"},
            [
                "sc-5520",
                "sc-5141",
                "sc-9261",
                "sc-3062",
                "sc-4785",
                "sc-8154",
                "sc-6510",
                "sc-2886",
                "sc-4064",
                "sc-8414",
            ],
        ),
    ],
)
def test_find_scaffolds_filters(bench: Bench, filters: dict[str, Json], ids: list[str]) -> None:
    assert bench.ids("find_scaffolds", **filters) == ids


@pytest.mark.parametrize(
    ("filters", "total"),
    [
        ({"starts_until": "2026-02-12"}, 29),
        ({"site": "3"}, 10),
    ],
)
def test_find_scaffolds_counts(bench: Bench, filters: dict[str, Json], total: int) -> None:
    assert bench.call("find_scaffolds", **filters)["total"] == total


def test_find_scaffolds_turns_the_page(bench: Bench) -> None:
    ids = bench.ids("find_scaffolds", page=8)
    assert ids == ["sc-5770", "sc-2186", "sc-9961", "sc-9221", "sc-3206", "sc-3491", "sc-4811", "sc-6621"]


def test_find_scaffolds_finds_nothing(bench: Bench) -> None:
    assert bench.ids("find_scaffolds", site="Unheard of") == []


def test_get_scaffold_shows_the_scaffold(bench: Bench) -> None:
    result = bench.call("get_scaffold", scaffold_id="sc-2186")
    assert result == {
        "id": "sc-2186",
        "number": "SC-1498",
        "builder_id": "bu-2195",
        "site": "Park Mill, west wing",
        "height": 4,
        "duty": "general",
        "status": "ordered",
        "starts_on": "2026-03-30",
        "basic_price": 36000,
        "builder_name": "Penworth Electrical",
        "weight_of_parts": 579,
        "days_standing": 0,
    }


def test_get_scaffold_shows_the_scaffold_when_scaffold_id_is_sc_7470(bench: Bench) -> None:
    result = bench.call("get_scaffold", scaffold_id="sc-7470")
    assert result == {
        "id": "sc-7470",
        "number": "SC-9798",
        "builder_id": "bu-9862",
        "site": "The Strand, east wing",
        "height": 14,
        "duty": "general",
        "status": "off_hire",
        "starts_on": "2026-03-12",
        "basic_price": 126000,
        "crew_id": "cr-7983",
        "off_hired_on": "2026-03-26",
        "builder_name": "Dubois & Moen Drainage",
        "crew_name": "Jakub Sikora",
        "last_passed": "2026-03-12",
        "weight_of_parts": 0,
        "days_standing": 18,
    }


def test_get_scaffold_shows_the_scaffold_when_starts_on_is_2028_06_07(bench: Bench) -> None:
    bench.arrange("scaffolds", "sc-1528", starts_on="2028-06-07")
    result = bench.call("get_scaffold", scaffold_id="sc-1528")
    assert result == {
        "id": "sc-1528",
        "number": "SC-9324",
        "builder_id": "bu-2195",
        "site": "Eagle Hall, foundations",
        "height": 3,
        "duty": "heavy",
        "status": "up",
        "starts_on": "2028-06-07",
        "basic_price": 87000,
        "crew_id": "cr-7124",
        "builder_name": "Penworth Electrical",
        "crew_name": "Valentina Vitale",
        "weight_of_parts": 0,
        "days_standing": 0,
    }


def test_order_scaffold_adds_a_scaffold(bench: Bench) -> None:
    bench.call(
        "order_scaffold",
        number="New SC-0096",
        builder_id="bu-3888",
        site="Orchard Wharf, playground",
        height=26,
        duty="general",
        starts_on="2026-04-27",
    )
    assert bench.changes() == [
        inserted(
            "scaffolds",
            "sc-8949",
            number="New SC-0096",
            builder_id="bu-3888",
            site="Orchard Wharf, playground",
            height=26,
            duty="general",
            status="ordered",
            starts_on="2026-04-27",
            basic_price=234000,
        ),
    ]


def test_order_scaffold_adds_a_scaffold_2(bench: Bench) -> None:
    bench.call(
        "order_scaffold",
        number="New SC-9324",
        builder_id="bu-8081",
        site="Falcon Park, west wing",
        height=7,
        duty="heavy",
        starts_on="2026-04-24",
    )
    assert bench.changes() == [
        inserted(
            "scaffolds",
            "sc-8949",
            number="New SC-9324",
            builder_id="bu-8081",
            site="Falcon Park, west wing",
            height=7,
            duty="heavy",
            status="ordered",
            starts_on="2026-04-24",
            basic_price=123000,
        ),
    ]


def test_order_scaffold_is_refused_because_the_builder_gets_nothing_on_account(bench: Bench) -> None:
    sentence = bench.refusal(
        "order_scaffold",
        number="SC-9939",
        builder_id="bu-6314",
        site="Albert Gardens, plot 30",
        height=9,
        duty="heavy",
        starts_on="2026-04-01",
    )
    assert sentence == "The builder gets nothing on account."


def test_order_scaffold_is_refused_because_a_scaffold_is_ordered_two_days_ahead_at_least(bench: Bench) -> None:
    sentence = bench.refusal(
        "order_scaffold",
        number="SC-1251",
        builder_id="bu-9329",
        site="Bridge Place, plot 30",
        height=24,
        duty="general",
        starts_on="2026-01-29",
    )
    assert sentence == "A scaffold is ordered two days ahead at least."


def test_order_scaffold_is_refused_because_a_light_scaffold_is_16_metres_high_at_most(bench: Bench) -> None:
    sentence = bench.refusal(
        "order_scaffold",
        number="New SC-2797",
        builder_id="bu-9862",
        site="Orchard Wharf, playground",
        height=17,
        duty="light",
        starts_on="2026-04-01",
    )
    assert sentence == "A light scaffold is 16 metres high at most."


def test_order_scaffold_is_refused_because_the_builder_has_a_bill_overdue_for_more_than(bench: Bench) -> None:
    sentence = bench.refusal(
        "order_scaffold",
        number="New SC-2797",
        builder_id="bu-9862",
        site="Orchard Wharf, playground",
        height=16,
        duty="light",
        starts_on="2026-04-01",
    )
    assert sentence == "The builder has a bill overdue for more than two weeks."


def test_order_scaffold_is_refused_because_another_scaffold_already_has_this_scaffold(bench: Bench) -> None:
    sentence = bench.refusal(
        "order_scaffold",
        number="SC-9324",
        builder_id="bu-4519",
        site="Orchard Tower, foundations",
        height=18,
        duty="heavy",
        starts_on="2026-04-15",
    )
    assert sentence == "Another scaffold already has this scaffold number."


def test_put_up_changes_the_scaffold_and_adds_a_inspection(bench: Bench) -> None:
    bench.call("put_up", scaffold_id="sc-8241", crew_id="cr-7983")
    assert bench.changes() == [
        inserted("inspections", "in-5977", scaffold_id="sc-8241", checked_on="2026-03-30", outcome="passed"),
        updated("reservations", "re-7973", status="built_in"),
        updated("scaffolds", "sc-8241", status="up", starts_on="2026-03-30", crew_id="cr-7983"),
    ]


def test_put_up_is_allowed(bench: Bench) -> None:
    bench.arrange("crews", "cr-7649", card_until="2026-03-30")
    bench.arrange("scaffolds", "sc-2186", height=12)
    bench.arrange("scaffolds", "sc-1528", starts_on="2026-03-30")
    bench.call("put_up", scaffold_id="sc-2186", crew_id="cr-7649")


def test_put_up_is_refused_because_the_scaffold_must_be_ordered_or_off_hire(bench: Bench) -> None:
    sentence = bench.refusal("put_up", scaffold_id="sc-2886", crew_id="cr-4465")
    assert sentence == "The scaffold must be ordered or off hire."


def test_put_up_is_refused_because_a_scaffold_off_hire_is_put_back_on_hire_instead(bench: Bench) -> None:
    sentence = bench.refusal("put_up", scaffold_id="sc-2185", crew_id="cr-4465")
    assert sentence == "A scaffold off hire is put back on hire instead."


def test_put_up_is_refused_because_it_is_too_early_for_this_scaffold(bench: Bench) -> None:
    assert bench.refusal("put_up", scaffold_id="sc-9221", crew_id="cr-4465") == "It is too early for this scaffold."


def test_put_up_is_refused_because_the_crews_card_has_run_out(bench: Bench) -> None:
    assert bench.refusal("put_up", scaffold_id="sc-8241", crew_id="cr-7649") == "The crew's card has run out."


def test_put_up_is_refused_because_this_scaffold_needs_an_advanced_crew(bench: Bench) -> None:
    bench.arrange("crews", "cr-7649", card_until="2026-03-30")
    bench.arrange("scaffolds", "sc-2186", height=13)
    assert bench.refusal("put_up", scaffold_id="sc-2186", crew_id="cr-7649") == "This scaffold needs an advanced crew."


def test_put_up_is_refused_because_the_crew_has_put_up_another_scaffold_today(bench: Bench) -> None:
    bench.arrange("crews", "cr-7649", card_until="2026-03-30")
    bench.arrange("scaffolds", "sc-4567", starts_on="2026-03-30")
    sentence = bench.refusal("put_up", scaffold_id="sc-2186", crew_id="cr-7649")
    assert sentence == "The crew has put up another scaffold today."


def test_end_hire_changes_the_scaffold(bench: Bench) -> None:
    bench.call("end_hire", scaffold_id="sc-1528")
    assert bench.changes() == [updated("scaffolds", "sc-1528", status="off_hire", off_hired_on="2026-03-30")]


def test_end_hire_is_allowed(bench: Bench) -> None:
    bench.arrange("scaffolds", "sc-2012", starts_on="2026-03-23")
    bench.call("end_hire", scaffold_id="sc-2012")


def test_end_hire_is_refused_because_the_scaffold_must_be_up(bench: Bench) -> None:
    assert bench.refusal("end_hire", scaffold_id="sc-4811") == "The scaffold must be up."


def test_end_hire_is_refused_because_a_hire_lasts_a_week_at_least(bench: Bench) -> None:
    assert bench.refusal("end_hire", scaffold_id="sc-6182") == "A hire lasts a week at least."


def test_hire_again_changes_the_scaffold(bench: Bench) -> None:
    bench.call("hire_again", scaffold_id="sc-9411")
    assert bench.changes() == [updated("scaffolds", "sc-9411", status="up", off_hired_on=None)]


def test_hire_again_is_refused_because_the_scaffold_must_be_ordered_or_off_hire(bench: Bench) -> None:
    assert bench.refusal("hire_again", scaffold_id="sc-8414") == "The scaffold must be ordered or off hire."


def test_hire_again_is_refused_because_the_scaffold_has_not_been_off_hire(bench: Bench) -> None:
    assert bench.refusal("hire_again", scaffold_id="sc-4811") == "The scaffold has not been off hire."


def test_hire_again_is_refused_because_the_scaffold_has_passed_no_inspection_in_the_last(bench: Bench) -> None:
    bench.arrange("inspections", "in-6778", checked_on="2026-03-22")
    sentence = bench.refusal("hire_again", scaffold_id="sc-7470")
    assert sentence == "The scaffold has passed no inspection in the last seven days."


def test_hire_again_is_refused_because_the_scaffold_has_been_billed(bench: Bench) -> None:
    assert bench.refusal("hire_again", scaffold_id="sc-5298") == "The scaffold has been billed."


def test_take_down_sets_status_to_down_and_sets_stock_to_6(bench: Bench) -> None:
    bench.call("take_down", scaffold_id="sc-9868")
    assert bench.changes() == [
        updated("parts", "pa-3042", stock=6),
        deleted("reservations", "re-7982"),
        updated("scaffolds", "sc-9868", status="down"),
    ]


def test_take_down_sets_status_to_down_and_sets_stock_to_9(bench: Bench) -> None:
    bench.arrange("reservations", "re-1170", scaffold_id="sc-7442")
    bench.call("take_down", scaffold_id="sc-7442")
    assert bench.changes() == [
        updated("parts", "pa-3042", stock=9),
        updated("parts", "pa-5220", stock=29),
        deleted("reservations", "re-1170"),
        deleted("reservations", "re-8123"),
        updated("scaffolds", "sc-7442", status="down"),
    ]


def test_take_down_is_refused_because_the_scaffold_must_be_off_hire(bench: Bench) -> None:
    assert bench.refusal("take_down", scaffold_id="sc-8414") == "The scaffold must be off hire."


def test_take_down_is_refused_because_the_scaffold_went_off_hire_today(bench: Bench) -> None:
    bench.arrange("scaffolds", "sc-5298", off_hired_on="2026-03-30")
    assert bench.refusal("take_down", scaffold_id="sc-5298") == "The scaffold went off hire today."


def test_cancel_scaffold_sets_status_to_cancelled_and_sets_stock_to_14(bench: Bench) -> None:
    bench.call("cancel_scaffold", scaffold_id="sc-6621")
    assert bench.changes() == [
        updated("parts", "pa-3491", stock=14),
        deleted("reservations", "re-9710"),
        updated("scaffolds", "sc-6621", status="cancelled"),
    ]


def test_cancel_scaffold_sets_status_to_cancelled_and_sets_stock_to_58(bench: Bench) -> None:
    bench.call("cancel_scaffold", scaffold_id="sc-4811")
    assert bench.changes() == [
        updated("parts", "pa-1143", stock=58),
        updated("parts", "pa-2152", stock=257),
        updated("parts", "pa-3042", stock=9),
        deleted("reservations", "re-1170"),
        deleted("reservations", "re-3768"),
        deleted("reservations", "re-9256"),
        updated("scaffolds", "sc-4811", status="cancelled"),
    ]


def test_cancel_scaffold_is_refused_because_the_scaffold_must_be_ordered(bench: Bench) -> None:
    assert bench.refusal("cancel_scaffold", scaffold_id="sc-8414") == "The scaffold must be ordered."


def test_cancel_scaffold_is_refused_because_the_first_day_has_come(bench: Bench) -> None:
    assert bench.refusal("cancel_scaffold", scaffold_id="sc-2186") == "The first day has come."
