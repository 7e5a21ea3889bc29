"""Tests of the tools for tickets of Stagedoor box office."""

import pytest

from mcp_servers.contracts import Json
from mcp_servers.runtime.testing import Bench, deleted, inserted, updated


@pytest.mark.parametrize(
    ("filters", "ids"),
    [
        ({"holder": "Moreau"}, ["ti-2801", "ti-3669"]),
        ({"code": "W1F2F5W3"}, ["ti-5087"]),
        ({"show_id": "sh-6235"}, ["ti-4684", "ti-8335", "ti-8395", "ti-7244"]),
        (
            {"status": "used"},
            [
                "ti-3866",
                "ti-3438",
                "ti-4427",
                "ti-9524",
                "ti-3903",
                "ti-6948",
                "ti-2431",
                "ti-4973",
                "ti-4028",
                "ti-5191",
            ],
        ),
        ({"purchase_id": "pu-2367"}, ["ti-5042"]),
    ],
)
def test_find_tickets_filters(bench: Bench, filters: dict[str, Json], ids: list[str]) -> None:
    assert bench.ids("find_tickets", **filters) == ids


def test_find_tickets_turns_the_page(bench: Bench) -> None:
    ids = bench.ids("find_tickets", page=6)
    assert ids == [
        "ti-2982",
        "ti-4055",
        "ti-6877",
        "ti-1832",
        "ti-8335",
        "ti-9118",
        "ti-8160",
        "ti-4295",
        "ti-8762",
        "ti-8060",
    ]


def test_find_tickets_finds_nothing(bench: Bench) -> None:
    assert bench.ids("find_tickets", purchase_id="pu-2915") == []


def test_report_sales_adds_up(bench: Bench) -> None:
    result = bench.call("report_sales", page=3)
    assert result == {
        "items": [
            {"purchase_show_name": "The Cherry Orchard", "tickets": 5, "takings": 5450},
            {"purchase_show_name": "Una Ashworth: Gilded Kettle", "tickets": 2, "takings": 8700},
            {"purchase_show_name": "Una Quayle: Forgotten Lantern", "tickets": 5, "takings": 10750},
            {"purchase_show_name": "Walking the Cartographer", "tickets": 15, "takings": 91500},
        ],
        "total": 24,
    }


def test_report_sales_adds_up_with_status_and_band(bench: Bench) -> None:
    result = bench.call("report_sales", status="valid", band="box")
    assert result == {
        "items": [
            {"purchase_show_name": "Bernard Rigby and the Tin Whistles", "tickets": 8, "takings": 6360},
            {"purchase_show_name": "Listening to the Mountain", "tickets": 3, "takings": 5700},
            {"purchase_show_name": "Quiet Jam Session", "tickets": 1, "takings": 5095},
            {"purchase_show_name": "Restoring the Coast", "tickets": 1, "takings": 6100},
            {"purchase_show_name": "Walking the Cartographer", "tickets": 1, "takings": 4700},
        ],
        "total": 5,
    }


def test_report_sales_adds_up_with_organiser_and_hall_id(bench: Bench) -> None:
    result = bench.call("report_sales", organiser="Arts", hall_id="ha-1196")
    assert result == {
        "items": [{"purchase_show_name": "Crossing the Coast", "tickets": 3, "takings": 4785}],
        "total": 1,
    }


def test_add_ticket_adds_a_ticket(bench: Bench) -> None:
    bench.arrange("price_bands", "pr-8954", seats=3)
    bench.call(
        "add_ticket",
        purchase_id="pu-5720",
        price_band_id="pr-8954",
        code="New F4E8T1E1",
        holder="Konrad Zimmermann",
    )
    assert bench.changes() == [
        inserted(
            "tickets",
            "ti-7203",
            purchase_id="pu-5720",
            price_band_id="pr-8954",
            code="New F4E8T1E1",
            holder="Konrad Zimmermann",
            price=6590,
            status="valid",
        ),
    ]


def test_add_ticket_is_allowed(bench: Bench) -> None:
    bench.arrange("purchases", "pu-5720", customer_id="cu-3077")
    bench.call(
        "add_ticket",
        purchase_id="pu-5720",
        price_band_id="pr-4009",
        code="New F4E8T1E1",
        holder="Konrad Zimmermann",
    )


def test_add_ticket_is_allowed_when_purchase_id_is_pu_5720_when_purchase_id_is_pu_5720(bench: Bench) -> None:
    bench.arrange("tickets", "ti-1154", purchase_id="pu-5720")
    bench.arrange("tickets", "ti-1229", purchase_id="pu-5720")
    bench.arrange("tickets", "ti-1359", purchase_id="pu-5720")
    bench.arrange("purchases", "pu-5720", customer_id="cu-4745")
    bench.call(
        "add_ticket",
        purchase_id="pu-5720",
        price_band_id="pr-4009",
        code="New F4E8T1E1",
        holder="Konrad Zimmermann",
    )


def test_add_ticket_is_refused_because_the_purchase_is_closed(bench: Bench) -> None:
    sentence = bench.refusal(
        "add_ticket",
        purchase_id="pu-3865",
        price_band_id="pr-9047",
        code="New U0E9L0N1",
        holder="Samuel Atkins",
    )
    assert sentence == "The purchase is closed."


def test_add_ticket_is_refused_because_the_price_band_is_of_another_show(bench: Bench) -> None:
    sentence = bench.refusal(
        "add_ticket",
        purchase_id="pu-5720",
        price_band_id="pr-9047",
        code="New F4E8T1E1",
        holder="Konrad Zimmermann",
    )
    assert sentence == "The price band is of another show."


def test_add_ticket_is_refused_because_the_show_has_started(bench: Bench) -> None:
    bench.arrange("shows", "sh-2323", starts_at="2026-11-14T17:00")
    sentence = bench.refusal(
        "add_ticket",
        purchase_id="pu-5720",
        price_band_id="pr-4009",
        code="New F4E8T1E1",
        holder="Konrad Zimmermann",
    )
    assert sentence == "The show has started."


def test_add_ticket_is_refused_because_the_price_band_is_sold_out(bench: Bench) -> None:
    sentence = bench.refusal(
        "add_ticket",
        purchase_id="pu-5720",
        price_band_id="pr-8954",
        code="New F4E8T1E1",
        holder="Konrad Zimmermann",
    )
    assert sentence == "The price band is sold out."


def test_add_ticket_is_refused_because_another_ticket_already_has_this_ticket_code(bench: Bench) -> None:
    sentence = bench.refusal(
        "add_ticket",
        purchase_id="pu-5720",
        price_band_id="pr-4009",
        code="R8A8B7H9",
        holder="Konrad Zimmermann",
    )
    assert sentence == "Another ticket already has this ticket code."


def test_remove_ticket_removes_the_ticket(bench: Bench) -> None:
    bench.call("remove_ticket", ticket_id="ti-2192")
    assert bench.changes() == [deleted("tickets", "ti-2192")]


def test_remove_ticket_is_refused_because_the_purchase_is_closed(bench: Bench) -> None:
    assert bench.refusal("remove_ticket", ticket_id="ti-2216") == "The purchase is closed."


def test_admit_holder_sets_status_to_used(bench: Bench) -> None:
    bench.call("admit_holder", ticket_id="ti-3757")
    assert bench.changes() == [updated("tickets", "ti-3757", status="used")]


def test_admit_holder_is_allowed(bench: Bench) -> None:
    bench.arrange("shows", "sh-6235", ends_at="2026-11-14T17:00")
    bench.call("admit_holder", ticket_id="ti-4684")


def test_admit_holder_is_allowed_when_starts_at_is_2026_11_14_18_00(bench: Bench) -> None:
    bench.arrange("shows", "sh-5385", starts_at="2026-11-14T18:00")
    bench.call("admit_holder", ticket_id="ti-3869")


def test_admit_holder_is_refused_because_the_ticket_must_be_valid(bench: Bench) -> None:
    assert bench.refusal("admit_holder", ticket_id="ti-9141") == "The ticket must be valid."


def test_admit_holder_is_refused_because_the_ticket_is_not_paid(bench: Bench) -> None:
    assert bench.refusal("admit_holder", ticket_id="ti-2192") == "The ticket is not paid."


def test_admit_holder_is_refused_because_the_doors_are_still_closed(bench: Bench) -> None:
    bench.arrange("shows", "sh-5385", starts_at="2026-11-14T18:01")
    assert bench.refusal("admit_holder", ticket_id="ti-3869") == "The doors are still closed."


def test_admit_holder_is_refused_because_the_show_is_over(bench: Bench) -> None:
    assert bench.refusal("admit_holder", ticket_id="ti-2216") == "The show is over."


def test_rename_holder_sets_holder_to_meera_rao(bench: Bench) -> None:
    bench.call("rename_holder", ticket_id="ti-5087", holder="Meera Rao")
    assert bench.changes() == [updated("tickets", "ti-5087", holder="Meera Rao")]


def test_rename_holder_is_refused_because_the_ticket_is_no_longer_valid(bench: Bench) -> None:
    sentence = bench.refusal("rename_holder", ticket_id="ti-9141", holder="Bethany Bennett")
    assert sentence == "The ticket is no longer valid."


def test_rename_holder_is_refused_because_the_show_has_started(bench: Bench) -> None:
    bench.arrange("shows", "sh-5874", starts_at="2026-11-14T17:00")
    assert bench.refusal("rename_holder", ticket_id="ti-5042", holder="Marlies de Wit") == "The show has started."
