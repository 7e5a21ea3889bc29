"""Tests of the tools for tickets of Stagedoor box office."""

import pytest

from mcp_servers.contracts import Json
from mcp_servers.runtime.testing import Bench, deleted, inserted, updated


@pytest.mark.parametrize(
    ("filters", "ids"),
    [
        ({"purchase_id": "pu-9143"}, ["ti-8762", "ti-8335"]),
        ({"code": "Y6E0L1U7"}, ["ti-1504"]),
        ({"holder": "Shepherd"}, ["ti-4650", "ti-3585"]),
        (
            {"status": "void"},
            [
                "ti-5716",
                "ti-9971",
                "ti-3589",
                "ti-9100",
                "ti-6618",
                "ti-2112",
                "ti-3272",
                "ti-4650",
                "ti-3010",
                "ti-7255",
            ],
        ),
        ({"show_id": "sh-6356"}, ["ti-4360", "ti-4028", "ti-5742"]),
    ],
)
def test_find_tickets_filters(bench: Bench, filters: dict[str, Json], ids: list[str]) -> None:
    assert bench.ids("find_tickets", **filters) == ids


def test_find_tickets_turns_the_page(bench: Bench) -> None:
    ids = bench.ids("find_tickets", page=7)
    assert ids == [
        "ti-8762",
        "ti-8060",
        "ti-9141",
        "ti-2677",
        "ti-9902",
        "ti-2856",
        "ti-8464",
        "ti-7739",
        "ti-8335",
        "ti-8615",
    ]


def test_find_tickets_finds_nothing(bench: Bench) -> None:
    assert bench.ids("find_tickets", show_id="sh-6235") == []


def test_report_sales_finds_nothing(bench: Bench) -> None:
    assert bench.ids("report_sales", status="void", hall_id="ha-6017", band="balcony") == []


def test_report_sales_adds_up(bench: Bench) -> None:
    result = bench.call("report_sales", page=3)
    assert result == {
        "items": [
            {"purchase_show_name": "Quiet Jam Session", "tickets": 9, "takings": 32880},
            {"purchase_show_name": "Restoring the Dovecote", "tickets": 7, "takings": 4830},
            {"purchase_show_name": "Silas Ormerod and the Tin Whistles", "tickets": 1, "takings": 1650},
            {"purchase_show_name": "Silent Magic Show", "tickets": 10, "takings": 12000},
            {"purchase_show_name": "Una Ashworth: Gilded Kettle", "tickets": 2, "takings": 8700},
        ],
        "total": 25,
    }


def test_report_sales_adds_up_with_organiser_and_band(bench: Bench) -> None:
    result = bench.call("report_sales", organiser="Concerts", band="stalls")
    assert result == {
        "items": [
            {"purchase_show_name": "An Evening of Bossa Nova", "tickets": 2, "takings": 13600},
            {"purchase_show_name": "Cinder Quartet: Beethoven", "tickets": 5, "takings": 7000},
            {"purchase_show_name": "Hamlet", "tickets": 2, "takings": 2600},
            {"purchase_show_name": "Painting the Ice", "tickets": 3, "takings": 2985},
        ],
        "total": 4,
    }


def test_report_sales_adds_up_with_status_and_hall_id(bench: Bench) -> None:
    result = bench.call("report_sales", status="void", hall_id="ha-1196")
    assert result == {
        "items": [{"purchase_show_name": "Baroque Sing-Along", "tickets": 1, "takings": 2795}],
        "total": 1,
    }


def test_add_ticket_adds_a_ticket(bench: Bench) -> None:
    bench.call(
        "add_ticket",
        purchase_id="pu-2749",
        price_band_id="pr-1040",
        code="New Y6E0L1U7",
        holder="Beatriz Barbosa",
    )
    assert bench.changes() == [
        inserted(
            "tickets",
            "ti-7203",
            purchase_id="pu-2749",
            price_band_id="pr-1040",
            code="New Y6E0L1U7",
            holder="Beatriz Barbosa",
            price=4350,
            status="valid",
        ),
    ]


def test_add_ticket_is_allowed(bench: Bench) -> None:
    bench.arrange("tickets", "ti-1154", purchase_id="pu-2749")
    bench.arrange("tickets", "ti-1229", purchase_id="pu-2749")
    bench.arrange("tickets", "ti-1359", purchase_id="pu-2749")
    bench.arrange("tickets", "ti-1442", purchase_id="pu-2749")
    bench.arrange("tickets", "ti-1504", purchase_id="pu-2749")
    bench.call(
        "add_ticket",
        purchase_id="pu-2749",
        price_band_id="pr-1040",
        code="New Y6E0L1U7",
        holder="Beatriz Barbosa",
    )


def test_add_ticket_is_refused_because_the_purchase_is_closed(bench: Bench) -> None:
    sentence = bench.refusal(
        "add_ticket",
        purchase_id="pu-3865",
        price_band_id="pr-4838",
        code="H6C8T7H6",
        holder="Seung Wang",
    )
    assert sentence == "The purchase is closed."


def test_add_ticket_is_refused_because_the_price_band_is_of_another_show(bench: Bench) -> None:
    sentence = bench.refusal(
        "add_ticket",
        purchase_id="pu-2915",
        price_band_id="pr-4125",
        code="F2M3B2N8",
        holder="Chloé Clément",
    )
    assert sentence == "The price band is of another show."


def test_add_ticket_is_refused_because_the_show_has_started(bench: Bench) -> None:
    bench.arrange("shows", "sh-1109", starts_at="2026-11-14T17:00")
    sentence = bench.refusal(
        "add_ticket",
        purchase_id="pu-2749",
        price_band_id="pr-1040",
        code="New Y6E0L1U7",
        holder="Beatriz Barbosa",
    )
    assert sentence == "The show has started."


def test_add_ticket_is_refused_because_another_ticket_already_has_this_ticket_code(bench: Bench) -> None:
    sentence = bench.refusal(
        "add_ticket",
        purchase_id="pu-2749",
        price_band_id="pr-1040",
        code="Z4S6X4G0",
        holder="Beatriz Barbosa",
    )
    assert sentence == "Another ticket already has this ticket code."


def test_remove_ticket_removes_the_ticket(bench: Bench) -> None:
    bench.call("remove_ticket", ticket_id="ti-8219")
    assert bench.changes() == [deleted("tickets", "ti-8219")]


def test_remove_ticket_is_refused_because_the_purchase_is_closed(bench: Bench) -> None:
    assert bench.refusal("remove_ticket", ticket_id="ti-1359") == "The purchase is closed."


def test_admit_holder_sets_status_to_used(bench: Bench) -> None:
    bench.call("admit_holder", ticket_id="ti-9216")
    assert bench.changes() == [updated("tickets", "ti-9216", status="used")]


def test_admit_holder_is_allowed(bench: Bench) -> None:
    bench.arrange("shows", "sh-4622", ends_at="2026-11-14T17:00")
    bench.call("admit_holder", ticket_id="ti-8615")


def test_admit_holder_is_refused_because_the_ticket_must_be_valid(bench: Bench) -> None:
    assert bench.refusal("admit_holder", ticket_id="ti-8160") == "The ticket must be valid."


def test_admit_holder_is_refused_because_the_ticket_is_not_paid(bench: Bench) -> None:
    assert bench.refusal("admit_holder", ticket_id="ti-4600") == "The ticket is not paid."


def test_admit_holder_is_refused_because_the_doors_are_still_closed(bench: Bench) -> None:
    bench.arrange("shows", "sh-1365", starts_at="2026-11-14T18:01")
    assert bench.refusal("admit_holder", ticket_id="ti-9216") == "The doors are still closed."


def test_admit_holder_is_refused_because_the_show_is_over(bench: Bench) -> None:
    assert bench.refusal("admit_holder", ticket_id="ti-8615") == "The show is over."


def test_rename_holder_sets_holder_to_folake_obi(bench: Bench) -> None:
    bench.call("rename_holder", ticket_id="ti-1359", holder="Folake Obi")
    assert bench.changes() == [updated("tickets", "ti-1359", holder="Folake Obi")]


def test_rename_holder_is_refused_because_the_ticket_is_no_longer_valid(bench: Bench) -> None:
    assert bench.refusal("rename_holder", ticket_id="ti-8160", holder="Rui Peixoto") == "The ticket is no longer valid."


def test_rename_holder_is_refused_because_the_show_has_started(bench: Bench) -> None:
    bench.arrange("shows", "sh-3416", starts_at="2026-11-14T17:00")
    assert bench.refusal("rename_holder", ticket_id="ti-1359", holder="Folake Obi") == "The show has started."
