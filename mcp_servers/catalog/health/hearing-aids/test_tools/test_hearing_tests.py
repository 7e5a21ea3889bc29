"""Tests of the tools for hearing tests of Klangwerk hearing acoustics."""

import pytest

from mcp_servers.contracts import Json
from mcp_servers.runtime.testing import Bench, inserted


@pytest.mark.parametrize(
    ("filters", "ids"),
    [
        ({"tested_from": "2026-04-09"}, ["he-8385", "he-7988", "he-9826", "he-3607", "he-4345", "he-6136", "he-2318"]),
        ({"min_loss": 84}, ["he-4399"]),
        ({"customer_id": "cu-4498"}, ["he-1907"]),
    ],
)
def test_find_hearing_tests_filters(bench: Bench, filters: dict[str, Json], ids: list[str]) -> None:
    assert bench.ids("find_hearing_tests", **filters) == ids


def test_find_hearing_tests_turns_the_page(bench: Bench) -> None:
    assert bench.ids("find_hearing_tests", page=8) == ["he-9563", "he-7631", "he-1875", "he-6173", "he-5292", "he-9060"]


def test_find_hearing_tests_finds_nothing(bench: Bench) -> None:
    assert bench.ids("find_hearing_tests", customer_id="cu-4261") == []


def test_record_test_adds_a_hearing_test(bench: Bench) -> None:
    bench.call("record_test", customer_id="cu-4498", loss=9)
    assert bench.changes() == [
        inserted(
            "hearing_tests",
            "he-1375",
            customer_id="cu-4498",
            tested_on="2026-04-16",
            loss=9,
            acoustician_id="ac-9013",
        ),
    ]


def test_record_test_is_allowed(bench: Bench) -> None:
    bench.arrange("hearing_tests", "he-1133", tested_on="2026-04-01")
    bench.call("record_test", customer_id="cu-3305", loss=55)


def test_record_test_is_refused_because_the_customer_was_tested_in_the_last_14_days(bench: Bench) -> None:
    sentence = bench.refusal("record_test", customer_id="cu-3677", loss=42)
    assert sentence == "The customer was tested in the last 14 days."
