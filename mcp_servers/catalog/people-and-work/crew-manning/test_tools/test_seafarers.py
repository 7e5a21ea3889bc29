"""Tests of the tools for seafarers of Brannock crew office."""

import pytest

from mcp_servers.contracts import Json
from mcp_servers.runtime.testing import Bench, updated


@pytest.mark.parametrize(
    ("filters", "ids"),
    [
        ({"medical_until_from": "2028-04-18"}, ["se-1491", "se-2444", "se-2282"]),
        ({"book": "SB-760964"}, ["se-3136"]),
        ({"rank": "cook"}, ["se-3583", "se-2855", "se-6344", "se-1487", "se-7946", "se-4324", "se-8406"]),
        ({"name": "Müller"}, ["se-3790"]),
        (
            {"ashore_since_until": "2026-04-11"},
            [
                "se-6076",
                "se-5035",
                "se-4388",
                "se-1104",
                "se-6605",
                "se-8391",
                "se-7447",
                "se-6535",
                "se-1486",
                "se-2183",
            ],
        ),
    ],
)
def test_find_seafarers_filters(bench: Bench, filters: dict[str, Json], ids: list[str]) -> None:
    assert bench.ids("find_seafarers", **filters) == ids


@pytest.mark.parametrize(
    ("filters", "total"),
    [
        ({"ashore_since_until": "2026-04-11"}, 77),
        ({"status": "leaving"}, 18),
    ],
)
def test_find_seafarers_counts(bench: Bench, filters: dict[str, Json], total: int) -> None:
    assert bench.call("find_seafarers", **filters)["total"] == total


def test_find_seafarers_turns_the_page(bench: Bench) -> None:
    ids = bench.ids("find_seafarers", page=2)
    assert ids == [
        "se-7447",
        "se-6535",
        "se-1486",
        "se-2183",
        "se-7107",
        "se-1999",
        "se-5178",
        "se-2738",
        "se-8369",
        "se-9128",
    ]


def test_find_seafarers_finds_nothing(bench: Bench) -> None:
    assert bench.ids("find_seafarers", name="Pacheco", status="barred") == []


def test_get_seafarer_shows_the_seafarer(bench: Bench) -> None:
    result = bench.call("get_seafarer", seafarer_id="se-6076")
    assert result == {
        "id": "se-6076",
        "name": "Adaeze Mensah",
        "book": "SB-804975",
        "email": "adaeze.mensah@openmail.example",
        "rank": "mate",
        "medical_until": "2026-11-04",
        "ashore_since": "2026-02-25",
        "status": "available",
        "valid_certificates": 0,
        "contracts_finished": 0,
    }


def test_get_seafarer_shows_the_seafarer_when_valid_until_is_2026_05_27(bench: Bench) -> None:
    bench.arrange("certificates", "ce-3473", valid_until="2026-05-27")
    result = bench.call("get_seafarer", seafarer_id="se-1013")
    assert result == {
        "id": "se-1013",
        "name": "Imogen Dalton",
        "book": "SB-143262",
        "email": "imogen.dalton@letterbox.example",
        "rank": "mate",
        "medical_until": "2027-04-18",
        "ashore_since": "2026-04-14",
        "status": "available",
        "valid_certificates": 2,
        "next_expiry": "2026-05-27",
        "contracts_finished": 0,
    }


def test_bar_seafarer_sets_status_to_barred_and_sets_status_to_withdrawn(bench: Bench) -> None:
    bench.arrange("contracts", "co-1045", seafarer_id="se-1013")
    bench.call("bar_seafarer", seafarer_id="se-1013")
    assert bench.changes() == [
        updated("contracts", "co-1066", status="withdrawn"),
        updated("seafarers", "se-1013", status="barred"),
    ]


def test_bar_seafarer_is_refused_because_the_seafarer_must_be_available(bench: Bench) -> None:
    assert bench.refusal("bar_seafarer", seafarer_id="se-6586") == "The seafarer must be available."


def test_bar_seafarer_is_refused_because_the_seafarer_has_a_contract_that_is_signed_or(bench: Bench) -> None:
    sentence = bench.refusal("bar_seafarer", seafarer_id="se-1104")
    assert sentence == "The seafarer has a contract that is signed or running."
