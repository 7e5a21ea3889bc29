"""Tests of the tools for customers of Klangwerk hearing acoustics."""

import pytest

from mcp_servers.contracts import Json
from mcp_servers.runtime.testing import Bench, updated


@pytest.mark.parametrize(
    ("filters", "ids"),
    [
        ({"insured_paid_until": "2016-07-21"}, ["cu-9868", "cu-2987", "cu-7988", "cu-4578"]),
        ({"phone": "07692 156756"}, ["cu-3850"]),
        ({"name": "Connolly"}, ["cu-3850"]),
    ],
)
def test_find_customers_filters(bench: Bench, filters: dict[str, Json], ids: list[str]) -> None:
    assert bench.ids("find_customers", **filters) == ids


def test_find_customers_turns_the_page(bench: Bench) -> None:
    assert bench.ids("find_customers", page=6) == ["cu-6793", "cu-1701", "cu-8983", "cu-7029"]


def test_find_customers_finds_nothing(bench: Bench) -> None:
    assert bench.ids("find_customers", name="Unheard of") == []


def test_get_customer_shows_the_customer(bench: Bench) -> None:
    result = bench.call("get_customer", customer_id="cu-2674")
    assert result == {
        "id": "cu-2674",
        "name": "Layla Barakat",
        "phone": "01651 241240",
        "born_on": "1990-03-02",
        "latest_test": "2026-04-03",
        "trials_running": 1,
        "devices_bought": 0,
    }


def test_get_customer_shows_the_customer_when_customer_id_is_cu_9423(bench: Bench) -> None:
    bench.arrange("trials", "tr-1081", customer_id="cu-9423")
    result = bench.call("get_customer", customer_id="cu-9423")
    assert result == {
        "id": "cu-9423",
        "name": "Heike Winkler",
        "phone": "07830 936202",
        "born_on": "1977-10-17",
        "insured_paid_on": "2017-11-09",
        "latest_test": "2025-10-03",
        "trials_running": 0,
        "devices_bought": 1,
    }


def test_note_insurance_sets_insured_paid_on_to_2026_04_16(bench: Bench) -> None:
    bench.call("note_insurance", customer_id="cu-2771", paid_on="2026-04-16")
    assert bench.changes() == [updated("customers", "cu-2771", insured_paid_on="2026-04-16")]


def test_note_insurance_is_refused_because_the_day_lies_in_the_future(bench: Bench) -> None:
    assert bench.refusal("note_insurance", customer_id="cu-2771", paid_on="2026-04-17") == "The day lies in the future."


def test_note_insurance_is_refused_because_a_later_payment_is_noted_already(bench: Bench) -> None:
    sentence = bench.refusal("note_insurance", customer_id="cu-3188", paid_on="2017-09-25")
    assert sentence == "A later payment is noted already."
