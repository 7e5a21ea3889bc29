"""Tests of the tools for carriers of Number porting clearing house."""

import pytest

from mcp_servers.contracts import Json
from mcp_servers.runtime.testing import Bench, updated


@pytest.mark.parametrize(
    ("filters", "ids"),
    [
        ({"name": "Fibre", "min_owed": 9000}, ["ca-3548"]),
        ({"status": "excluded"}, ["ca-8406"]),
    ],
)
def test_find_carriers_filters(bench: Bench, filters: dict[str, Json], ids: list[str]) -> None:
    assert bench.ids("find_carriers", **filters) == ids


def test_find_carriers_turns_the_page(bench: Bench) -> None:
    assert bench.ids("find_carriers", page=2) == ["ca-8942", "ca-8792", "ca-1355", "ca-8406", "ca-7707", "ca-5630"]


def test_find_carriers_finds_nothing(bench: Bench) -> None:
    assert bench.ids("find_carriers", name="Unheard of") == []


def test_get_carrier_shows_the_carrier(bench: Bench) -> None:
    result = bench.call("get_carrier", carrier_id="ca-5630")
    assert result == {
        "id": "ca-5630",
        "name": "Vega Telecom",
        "email": "tidhurst@letterbox.example",
        "daily_portings": 3,
        "owed": 7500,
        "status": "taking_part",
        "requests_waiting": 6,
        "requests_late": 2,
        "portings_today": 0,
    }


def test_get_carrier_shows_the_carrier_when_filed_at_is_2026_09_13_10_59(bench: Bench) -> None:
    bench.arrange("requests", "re-1994", filed_at="2026-09-13T10:59")
    result = bench.call("get_carrier", carrier_id="ca-1650")
    assert result == {
        "id": "ca-1650",
        "name": "Delta Voice",
        "email": "walwell@letterbox.example",
        "daily_portings": 9,
        "owed": 0,
        "status": "taking_part",
        "requests_waiting": 7,
        "requests_late": 4,
        "portings_today": 3,
    }


def test_get_carrier_shows_the_carrier_when_filed_at_is_2026_09_13_11_00(bench: Bench) -> None:
    bench.arrange("requests", "re-1994", filed_at="2026-09-13T11:00")
    result = bench.call("get_carrier", carrier_id="ca-1650")
    assert result == {
        "id": "ca-1650",
        "name": "Delta Voice",
        "email": "walwell@letterbox.example",
        "daily_portings": 9,
        "owed": 0,
        "status": "taking_part",
        "requests_waiting": 7,
        "requests_late": 3,
        "portings_today": 3,
    }


def test_exclude_carrier_sets_status_to_excluded_and_sets_status_to_cancelled(bench: Bench) -> None:
    bench.arrange("carriers", "ca-7707", owed=6001)
    bench.call("exclude_carrier", carrier_id="ca-7707")
    assert bench.changes() == [
        updated("carriers", "ca-7707", status="excluded"),
        updated("requests", "re-7920", status="cancelled"),
    ]


def test_exclude_carrier_is_allowed(bench: Bench) -> None:
    bench.arrange("requests", "re-2200", filed_at="2026-09-13T10:59")
    bench.call("exclude_carrier", carrier_id="ca-2649")


def test_exclude_carrier_is_refused_because_the_carrier_must_be_taking_part(bench: Bench) -> None:
    assert bench.refusal("exclude_carrier", carrier_id="ca-8406") == "The carrier must be taking part."


def test_exclude_carrier_is_refused_because_the_carrier_owes_little_and_is_not_late(bench: Bench) -> None:
    bench.arrange("carriers", "ca-8942", owed=6000)
    assert bench.refusal("exclude_carrier", carrier_id="ca-8942") == "The carrier owes little and is not late."


def test_exclude_carrier_is_refused_because_the_carrier_owes_little_and_is_not_late_2(bench: Bench) -> None:
    bench.arrange("requests", "re-2200", filed_at="2026-09-13T11:00")
    assert bench.refusal("exclude_carrier", carrier_id="ca-2649") == "The carrier owes little and is not late."


def test_take_payment_sets_owed_to_8498(bench: Bench) -> None:
    bench.call("take_payment", carrier_id="ca-3548", amount=502)
    assert bench.changes() == [updated("carriers", "ca-3548", owed=8498)]


def test_take_payment_is_allowed(bench: Bench) -> None:
    bench.arrange("carriers", "ca-5728", owed=500)
    bench.call("take_payment", carrier_id="ca-5728", amount=500)


def test_take_payment_is_refused_because_argument_amount_must_be_at_least_500(bench: Bench) -> None:
    assert bench.refusal("take_payment", carrier_id="ca-5728", amount=499) == "Argument 'amount' must be at least 500."


def test_take_payment_is_refused_because_the_carrier_owes_less(bench: Bench) -> None:
    assert bench.refusal("take_payment", carrier_id="ca-1131", amount=502) == "The carrier owes less."
