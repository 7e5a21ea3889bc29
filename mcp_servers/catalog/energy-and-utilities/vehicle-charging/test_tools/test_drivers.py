"""Tests of the tools for drivers of Fjordlade charging."""

import pytest

from mcp_servers.contracts import Json
from mcp_servers.runtime.testing import Bench, updated


@pytest.mark.parametrize(
    ("filters", "ids"),
    [
        ({"tariff_id": "ta-3053"}, ["dr-1992", "dr-5747", "dr-5820"]),
        ({"card": "CH173367"}, ["dr-1387"]),
        (
            {"plug": "chademo"},
            ["dr-1387", "dr-6018", "dr-1391", "dr-8371", "dr-5820", "dr-5561", "dr-1382", "dr-5937", "dr-2844"],
        ),
        ({"status": "blocked"}, ["dr-7307", "dr-6378", "dr-2844"]),
        ({"name": "Patel"}, ["dr-5122"]),
    ],
)
def test_find_drivers_filters(bench: Bench, filters: dict[str, Json], ids: list[str]) -> None:
    assert bench.ids("find_drivers", **filters) == ids


def test_find_drivers_counts(bench: Bench) -> None:
    assert bench.call("find_drivers", min_owed=55300)["total"] == 9


def test_find_drivers_turns_the_page(bench: Bench) -> None:
    assert bench.ids("find_drivers", page=5) == ["dr-7189", "dr-1739", "dr-5937", "dr-2779", "dr-1244", "dr-2844"]


def test_find_drivers_finds_nothing(bench: Bench) -> None:
    assert bench.ids("find_drivers", name="Álvarez", min_owed=95400) == []


def test_get_driver_shows_the_driver(bench: Bench) -> None:
    result = bench.call("get_driver", driver_id="dr-2004")
    assert result == {
        "id": "dr-2004",
        "name": "Akosua Okonkwo",
        "card": "CH801020",
        "email": "akosua.okonkwo@blue-heron-roofing.example",
        "plug": "ccs",
        "tariff_id": "ta-3887",
        "tariff_since": "2025-10-13",
        "credit_limit": 50000,
        "owed": 10500,
        "status": "active",
        "tariff_name": "Resident Pass",
        "tariff_energy_price": 320,
        "recent_cost": 17560,
        "lapsed_reservations": 0,
    }


def test_change_tariff_changes_the_driver(bench: Bench) -> None:
    bench.call("change_tariff", driver_id="dr-3737", tariff_id="ta-3887")
    assert bench.changes() == [updated("drivers", "dr-3737", tariff_id="ta-3887", tariff_since="2026-07-09")]


def test_change_tariff_is_allowed(bench: Bench) -> None:
    bench.arrange("drivers", "dr-9864", tariff_since="2026-06-09")
    bench.call("change_tariff", driver_id="dr-9864", tariff_id="ta-3887")


def test_change_tariff_is_refused_because_the_tariff_is_no_longer_offered(bench: Bench) -> None:
    sentence = bench.refusal("change_tariff", driver_id="dr-9864", tariff_id="ta-2011")
    assert sentence == "The tariff is no longer offered."


def test_change_tariff_is_refused_because_the_driver_has_this_tariff_already(bench: Bench) -> None:
    sentence = bench.refusal("change_tariff", driver_id="dr-1724", tariff_id="ta-2180")
    assert sentence == "The driver has this tariff already."


def test_change_tariff_is_refused_because_the_driver_changed_the_tariff_less_than_30_days(bench: Bench) -> None:
    sentence = bench.refusal("change_tariff", driver_id="dr-6047", tariff_id="ta-4683")
    assert sentence == "The driver changed the tariff less than 30 days ago."


def test_change_tariff_is_refused_because_the_driver_is_charging_at_the_moment(bench: Bench) -> None:
    sentence = bench.refusal("change_tariff", driver_id="dr-5820", tariff_id="ta-4683")
    assert sentence == "The driver is charging at the moment."


def test_record_payment_changes_the_driver(bench: Bench) -> None:
    bench.arrange("drivers", "dr-1244", status="blocked")
    bench.call("record_payment", driver_id="dr-1244", amount=22400)
    assert bench.changes() == [updated("drivers", "dr-1244", owed=0, status="active")]


def test_record_payment_sets_owed_to_21394(bench: Bench) -> None:
    bench.arrange("drivers", "dr-1244", status="blocked")
    bench.call("record_payment", driver_id="dr-1244", amount=1006)
    assert bench.changes() == [updated("drivers", "dr-1244", owed=21394)]


def test_record_payment_is_refused_because_argument_amount_must_be_at_least_1000(bench: Bench) -> None:
    sentence = bench.refusal("record_payment", driver_id="dr-1244", amount=999)
    assert sentence == "Argument 'amount' must be at least 1000."


def test_record_payment_is_refused_because_the_driver_owes_nothing(bench: Bench) -> None:
    assert bench.refusal("record_payment", driver_id="dr-1382", amount=1002) == "The driver owes nothing."


def test_record_payment_is_refused_because_the_payment_is_more_than_what_is_owed(bench: Bench) -> None:
    bench.arrange("drivers", "dr-1244", owed=1)
    assert bench.refusal("record_payment", driver_id="dr-1244", amount=1006) == "The payment is more than what is owed."
