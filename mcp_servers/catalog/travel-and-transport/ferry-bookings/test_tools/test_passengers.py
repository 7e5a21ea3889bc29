"""Tests of the tools for passengers of Skerry Line bookings."""

import pytest

from mcp_servers.contracts import Json
from mcp_servers.runtime.testing import Bench, inserted, updated


@pytest.mark.parametrize(
    ("filters", "ids"),
    [
        ({"home_port_id": "po-1565"}, ["pa-9510", "pa-9679", "pa-5566", "pa-2112"]),
        ({"name": "Sarr"}, ["pa-9510"]),
        ({"email": "ishita.qureshi@letterbox.example"}, ["pa-9389"]),
    ],
)
def test_find_passengers_filters(bench: Bench, filters: dict[str, Json], ids: list[str]) -> None:
    assert bench.ids("find_passengers", **filters) == ids


def test_find_passengers_counts(bench: Bench) -> None:
    assert bench.call("find_passengers", status="active")["total"] == 38


def test_find_passengers_turns_the_page(bench: Bench) -> None:
    assert bench.ids("find_passengers", page=5) == ["pa-1317", "pa-6973", "pa-3384", "pa-2112", "pa-2080"]


def test_find_passengers_finds_nothing(bench: Bench) -> None:
    assert bench.ids("find_passengers", name="Zhang", email="chidinma.thornton@fastpost.example", status="active") == []


def test_get_passenger_shows_the_passenger(bench: Bench) -> None:
    result = bench.call("get_passenger", passenger_id="pa-1764")
    assert result == {
        "id": "pa-1764",
        "name": "Léa Mercier",
        "email": "l.mercier@postbox.example",
        "phone": "01324 233160",
        "home_port_id": "po-3203",
        "status": "active",
        "home_port_name": "Cornmouth",
    }


def test_add_passenger_adds_a_passenger(bench: Bench) -> None:
    bench.call(
        "add_passenger",
        name="Sanjay Nair",
        email="new.l.mercier@postbox.example",
        phone="01993 405720",
        home_port_id="po-6352",
    )
    assert bench.changes() == [
        inserted(
            "passengers",
            "pa-8521",
            name="Sanjay Nair",
            email="new.l.mercier@postbox.example",
            phone="01993 405720",
            home_port_id="po-6352",
            status="active",
        ),
    ]


def test_add_passenger_is_refused_because_a_passenger_with_this_email_is_already_registered(bench: Bench) -> None:
    sentence = bench.refusal(
        "add_passenger",
        name="Matthias Alexiou",
        email="l.mercier@postbox.example",
        phone="07191 646625",
        home_port_id="po-6352",
    )
    assert sentence == "A passenger with this email is already registered."


def test_update_passenger_sets_phone_to_07367_881719(bench: Bench) -> None:
    bench.call(
        "update_passenger",
        passenger_id="pa-2112",
        email="s.nair@postbox.example",
        phone="07367 881719",
        home_port_id="po-1565",
    )
    assert bench.changes() == [updated("passengers", "pa-2112", phone="07367 881719")]


def test_update_passenger_is_allowed(bench: Bench) -> None:
    bench.call("update_passenger", passenger_id="pa-1317", home_port_id="po-2214")


def test_update_passenger_is_refused_because_nothing_to_change_was_given(bench: Bench) -> None:
    assert bench.refusal("update_passenger", passenger_id="pa-1144") == "Nothing to change was given."


def test_update_passenger_is_refused_because_another_passenger_has_this_email(bench: Bench) -> None:
    sentence = bench.refusal("update_passenger", passenger_id="pa-1764", email="s.nair@postbox.example")
    assert sentence == "Another passenger has this email."


def test_bar_passenger_sets_status_to_barred(bench: Bench) -> None:
    bench.call("bar_passenger", passenger_id="pa-5675")
    assert bench.changes() == [updated("passengers", "pa-5675", status="barred")]


def test_bar_passenger_is_allowed(bench: Bench) -> None:
    bench.arrange("sailings", "sa-7305", departs_at="2026-05-11T09:00")
    bench.call("bar_passenger", passenger_id="pa-2112")


def test_bar_passenger_is_refused_because_the_passenger_must_be_active(bench: Bench) -> None:
    assert bench.refusal("bar_passenger", passenger_id="pa-3576") == "The passenger must be active."


def test_bar_passenger_is_refused_because_the_passenger_still_has_bookings_to_come(bench: Bench) -> None:
    assert bench.refusal("bar_passenger", passenger_id="pa-2112") == "The passenger still has bookings to come."
