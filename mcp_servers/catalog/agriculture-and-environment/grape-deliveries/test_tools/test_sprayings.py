"""Tests of the tools for sprayings of Sonnenhang growers' cooperative."""

import pytest

from mcp_servers.contracts import Json
from mcp_servers.runtime.testing import Bench, inserted


def test_allow_spraying_adds_a_spraying(bench: Bench) -> None:
    bench.call("allow_spraying", parcel_id="pa-2591", product="botrytis spray", waiting_days=15)
    assert bench.changes() == [
        inserted(
            "sprayings",
            "sp-1010",
            parcel_id="pa-2591",
            product="botrytis spray",
            waiting_days=15,
            sprayed_on="2026-09-24",
            free_from="2026-10-09",
        ),
    ]


@pytest.mark.parametrize(
    "arguments",
    [
        {"parcel_id": "pa-5095", "product": "contact fungicide", "waiting_days": 6},
        {"parcel_id": "pa-2251", "product": "systemic fungicide", "waiting_days": 5},
    ],
)
def test_allow_spraying_is_allowed(bench: Bench, arguments: dict[str, Json]) -> None:
    bench.call("allow_spraying", **arguments)


def test_allow_spraying_is_allowed_when_sprayed_on_is_2026_09_17(bench: Bench) -> None:
    bench.arrange("sprayings", "sp-7003", sprayed_on="2026-09-17")
    bench.call("allow_spraying", parcel_id="pa-5095", product="contact fungicide", waiting_days=5)


def test_allow_spraying_is_refused_because_a_load_from_this_parcel_is_announced_within_the(bench: Bench) -> None:
    sentence = bench.refusal("allow_spraying", parcel_id="pa-7268", product="systemic fungicide", waiting_days=21)
    assert sentence == "A load from this parcel is announced within the waiting period."


def test_allow_spraying_is_refused_because_the_waiting_period_would_last_until_picking_is(bench: Bench) -> None:
    sentence = bench.refusal("allow_spraying", parcel_id="pa-7247", product="yeast preparation", waiting_days=5)
    assert sentence == "The waiting period would last until picking is over."


def test_allow_spraying_is_refused_because_the_parcel_was_sprayed_less_than_a_week_ago(bench: Bench) -> None:
    sentence = bench.refusal("allow_spraying", parcel_id="pa-6313", product="orange oil", waiting_days=21)
    assert sentence == "The parcel was sprayed less than a week ago."
