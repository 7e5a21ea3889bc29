"""Tests of the tools for readings of Weirside waterworks."""

import pytest

from mcp_servers.contracts import Json
from mcp_servers.runtime.testing import Bench, inserted, updated


@pytest.mark.parametrize(
    ("filters", "ids"),
    [
        ({"customer": "Sarr"}, ["re-2558"]),
        ({"meter_id": "me-2564"}, ["re-6476", "re-2723"]),
        ({"connection_id": "co-4448"}, ["re-2558"]),
        (
            {"status": "doubtful"},
            [
                "re-3926",
                "re-9929",
                "re-3881",
                "re-7472",
                "re-5630",
                "re-6332",
                "re-3493",
                "re-5929",
                "re-5560",
                "re-2617",
            ],
        ),
        (
            {"origin": "staff"},
            [
                "re-3926",
                "re-2849",
                "re-5630",
                "re-6332",
                "re-5929",
                "re-4626",
                "re-2698",
                "re-2004",
                "re-4699",
                "re-7430",
            ],
        ),
    ],
)
def test_find_readings_filters(bench: Bench, filters: dict[str, Json], ids: list[str]) -> None:
    assert bench.ids("find_readings", **filters) == ids


def test_find_readings_counts(bench: Bench) -> None:
    assert bench.call("find_readings", read_from="2026-10-17")["total"] == 28


def test_find_readings_turns_the_page(bench: Bench) -> None:
    assert bench.ids("find_readings", page=13) == ["re-9720", "re-5272", "re-9197", "re-2059"]


def test_find_readings_finds_nothing(bench: Bench) -> None:
    assert bench.ids("find_readings", status="rejected", origin="staff", read_from="2025-11-01") == []


def test_record_reading_adds_a_reading(bench: Bench) -> None:
    bench.call("record_reading", meter_id="me-2599", cubic_metres=6775, origin="customer")
    assert bench.changes() == [
        inserted(
            "readings",
            "re-8426",
            meter_id="me-2599",
            connection_id="co-6825",
            read_on="2026-11-04",
            origin="customer",
            status="doubtful",
            cubic_metres=6775,
        ),
    ]


def test_record_reading_adds_a_reading_when_mounted_on_is_2020_11_25(bench: Bench) -> None:
    bench.arrange("meters", "me-1845", mounted_on="2020-11-25")
    bench.call("record_reading", meter_id="me-1845", cubic_metres=1955, origin="radio")
    assert bench.changes() == [
        inserted(
            "readings",
            "re-8426",
            meter_id="me-1845",
            connection_id="co-7084",
            read_on="2026-11-04",
            origin="radio",
            status="accepted",
            cubic_metres=1955,
        ),
    ]


def test_record_reading_is_allowed(bench: Bench) -> None:
    bench.call("record_reading", meter_id="me-3708", cubic_metres=4619, origin="radio")


def test_record_reading_is_refused_because_the_meter_has_never_been_mounted(bench: Bench) -> None:
    sentence = bench.refusal("record_reading", meter_id="me-1459", cubic_metres=1170, origin="customer")
    assert sentence == "The meter has never been mounted."


def test_record_reading_is_refused_because_the_meter_is_not_in_use(bench: Bench) -> None:
    sentence = bench.refusal("record_reading", meter_id="me-2478", cubic_metres=72, origin="customer")
    assert sentence == "The meter is not in use."


def test_record_reading_is_refused_because_the_meter_cannot_show_less_than_when_it_was(bench: Bench) -> None:
    sentence = bench.refusal("record_reading", meter_id="me-4620", cubic_metres=0, origin="staff")
    assert sentence == "The meter cannot show less than when it was mounted."


def test_record_reading_is_refused_because_an_earlier_reading_is_higher(bench: Bench) -> None:
    sentence = bench.refusal("record_reading", meter_id="me-3708", cubic_metres=0, origin="radio")
    assert sentence == "An earlier reading is higher."


def test_accept_reading_sets_status_to_accepted(bench: Bench) -> None:
    bench.call("accept_reading", reading_id="re-3493")
    assert bench.changes() == [updated("readings", "re-3493", status="accepted")]


def test_accept_reading_is_allowed(bench: Bench) -> None:
    bench.arrange("readings", "re-1162", cubic_metres=99)
    bench.call("accept_reading", reading_id="re-1162")


def test_accept_reading_is_allowed_when_read_on_is_2026_10_20(bench: Bench) -> None:
    bench.arrange("readings", "re-1162", read_on="2026-10-20")
    bench.call("accept_reading", reading_id="re-1162")


def test_accept_reading_is_allowed_when_cubic_metres_is_30000(bench: Bench) -> None:
    bench.arrange("readings", "re-4699", cubic_metres=30000)
    bench.call("accept_reading", reading_id="re-4699")


def test_accept_reading_is_refused_because_the_reading_must_be_doubtful(bench: Bench) -> None:
    assert bench.refusal("accept_reading", reading_id="re-1554") == "The reading must be doubtful."


def test_accept_reading_is_refused_because_a_later_reading_is_lower(bench: Bench) -> None:
    assert bench.refusal("accept_reading", reading_id="re-1162") == "A later reading is lower."


def test_accept_reading_is_refused_because_a_customers_doubtful_reading_needs_a_leak_that(bench: Bench) -> None:
    bench.arrange("readings", "re-3058", connection_id="co-1235")
    sentence = bench.refusal("accept_reading", reading_id="re-3058")
    assert sentence == "A customer's doubtful reading needs a leak that explains it."


def test_reject_reading_sets_status_to_rejected(bench: Bench) -> None:
    bench.call("reject_reading", reading_id="re-6332")
    assert bench.changes() == [updated("readings", "re-6332", status="rejected")]


def test_reject_reading_is_refused_because_the_reading_must_be_doubtful(bench: Bench) -> None:
    assert bench.refusal("reject_reading", reading_id="re-1327") == "The reading must be doubtful."


def test_reject_reading_is_refused_because_nothing_speaks_against_this_reading(bench: Bench) -> None:
    bench.arrange("readings", "re-6332", cubic_metres=332)
    assert bench.refusal("reject_reading", reading_id="re-6332") == "Nothing speaks against this reading."


def test_reject_reading_is_refused_because_nothing_speaks_against_this_reading_2(bench: Bench) -> None:
    bench.arrange("readings", "re-6332", read_on="2026-10-30")
    assert bench.refusal("reject_reading", reading_id="re-6332") == "Nothing speaks against this reading."


def test_reject_reading_is_refused_because_nothing_speaks_against_this_reading_3(bench: Bench) -> None:
    bench.arrange("readings", "re-4699", cubic_metres=30000)
    assert bench.refusal("reject_reading", reading_id="re-4699") == "Nothing speaks against this reading."
