"""Tests of the tools for customers of Stagedoor box office."""

import pytest

from mcp_servers.contracts import Json
from mcp_servers.runtime.testing import Bench, inserted


@pytest.mark.parametrize(
    ("filters", "ids"),
    [
        ({"name": "Shahin"}, ["cu-5563"]),
        ({"email": "lambert.jack@chalford-drainage.example"}, ["cu-3077"]),
    ],
)
def test_find_customers_filters(bench: Bench, filters: dict[str, Json], ids: list[str]) -> None:
    assert bench.ids("find_customers", **filters) == ids


def test_find_customers_turns_the_page(bench: Bench) -> None:
    assert bench.ids("find_customers", page=5) == ["cu-6075", "cu-9478", "cu-7952", "cu-6569", "cu-5232"]


def test_find_customers_finds_nothing(bench: Bench) -> None:
    assert bench.ids("find_customers", name="Novák", email="o.murphy@openmail.example") == []


def test_register_customer_adds_a_customer(bench: Bench) -> None:
    bench.call(
        "register_customer",
        name="Jakub Mazur",
        email="new.elke.kruger@openmail.example",
        phone="01407 485773",
        born_on="1979-09-10",
    )
    assert bench.changes() == [
        inserted(
            "customers",
            "cu-7889",
            name="Jakub Mazur",
            email="new.elke.kruger@openmail.example",
            phone="01407 485773",
            born_on="1979-09-10",
            newsletter=0,
        ),
    ]


def test_register_customer_is_refused_because_the_date_of_birth_lies_ahead(bench: Bench) -> None:
    sentence = bench.refusal(
        "register_customer",
        name="Nathan Palmer",
        email="new.c.clement@quillmail.example",
        phone="07607 956791",
        born_on="2026-11-14",
    )
    assert sentence == "The date of birth lies ahead."


def test_register_customer_is_refused_because_a_customer_with_this_email_is_already(bench: Bench) -> None:
    sentence = bench.refusal(
        "register_customer",
        name="Edward Chadwick",
        email="c.clement@quillmail.example",
        phone="01233 501031",
        born_on="1950-08-19",
    )
    assert sentence == "A customer with this email is already registered."
