"""Tests of the tools for clients of Orangery banquets."""

import pytest

from mcp_servers.contracts import Json
from mcp_servers.runtime.testing import Bench


@pytest.mark.parametrize(
    ("filters", "ids"),
    [
        ({"email": "cedric.vasseur@boateng-and-underhill.example"}, ["cl-5223"]),
        ({"name": "Demir"}, ["cl-9181"]),
        ({"banned": True}, ["cl-5151", "cl-8922", "cl-3607"]),
    ],
)
def test_find_clients_filters(bench: Bench, filters: dict[str, Json], ids: list[str]) -> None:
    assert bench.ids("find_clients", **filters) == ids


def test_find_clients_turns_the_page(bench: Bench) -> None:
    ids = bench.ids("find_clients", page=2)
    assert ids == [
        "cl-7406",
        "cl-9897",
        "cl-5765",
        "cl-2243",
        "cl-9181",
        "cl-6315",
        "cl-1661",
        "cl-2180",
        "cl-7252",
        "cl-7729",
    ]


def test_find_clients_finds_nothing(bench: Bench) -> None:
    assert bench.ids("find_clients", name="Kearney", banned=True) == []


def test_get_client_shows_the_client(bench: Bench) -> None:
    result = bench.call("get_client", client_id="cl-2243")
    assert result == {
        "id": "cl-2243",
        "name": "Giorgos Aydın",
        "email": "giorgos.aydin@letterbox.example",
        "phone": "01360 471865",
        "banned": False,
        "events_ahead": 1,
        "events_held": 0,
        "next_event": "2026-05-21",
    }


def test_get_client_shows_the_client_when_status_is_held(bench: Bench) -> None:
    bench.arrange("events", "ev-7227", status="held")
    result = bench.call("get_client", client_id="cl-2243")
    assert result == {
        "id": "cl-2243",
        "name": "Giorgos Aydın",
        "email": "giorgos.aydin@letterbox.example",
        "phone": "01360 471865",
        "banned": False,
        "events_ahead": 0,
        "events_held": 1,
    }


def test_get_client_shows_the_client_when_held_on_is_2026_05_20(bench: Bench) -> None:
    bench.arrange("events", "ev-7227", held_on="2026-05-20")
    result = bench.call("get_client", client_id="cl-2243")
    assert result == {
        "id": "cl-2243",
        "name": "Giorgos Aydın",
        "email": "giorgos.aydin@letterbox.example",
        "phone": "01360 471865",
        "banned": False,
        "events_ahead": 0,
        "events_held": 0,
    }
