"""Tests of the tools for gaugings of Strathmore bonded warehouse."""

import pytest

from mcp_servers.contracts import Json
from mcp_servers.runtime.testing import Bench, inserted, updated


@pytest.mark.parametrize(
    ("filters", "ids"),
    [
        ({"owner_id": "ow-4726", "min_loss": 2}, ["ga-2770"]),
        (
            {"gauged_from": "2026-01-22"},
            ["ga-4634", "ga-7221", "ga-6842", "ga-7440", "ga-4337", "ga-5066", "ga-6383", "ga-7590", "ga-5460"],
        ),
        (
            {"keeper_id": "wa-9564"},
            [
                "ga-5066",
                "ga-6383",
                "ga-5460",
                "ga-1315",
                "ga-4831",
                "ga-4627",
                "ga-9203",
                "ga-9868",
                "ga-3564",
                "ga-8098",
            ],
        ),
        ({"cask_id": "ca-2134"}, ["ga-3844"]),
    ],
)
def test_find_gaugings_filters(bench: Bench, filters: dict[str, Json], ids: list[str]) -> None:
    assert bench.ids("find_gaugings", **filters) == ids


def test_find_gaugings_counts(bench: Bench) -> None:
    assert bench.call("find_gaugings", min_loss=3)["total"] == 24


def test_find_gaugings_turns_the_page(bench: Bench) -> None:
    ids = bench.ids("find_gaugings", page=2)
    assert ids == [
        "ga-1315",
        "ga-3188",
        "ga-7878",
        "ga-4722",
        "ga-2808",
        "ga-5256",
        "ga-8943",
        "ga-2612",
        "ga-4831",
        "ga-6647",
    ]


def test_find_gaugings_finds_nothing(bench: Bench) -> None:
    assert bench.ids("find_gaugings", cask_id="ca-2325") == []


def test_gauge_cask_adds_a_gauging_and_changes_the_cask(bench: Bench) -> None:
    bench.arrange("casks", "ca-3128", gauged_on="2025-02-10")
    bench.call("gauge_cask", cask_id="ca-3128", litres=98)
    assert bench.changes() == [
        updated("casks", "ca-3128", litres=98, gauged_on="2026-02-10"),
        inserted(
            "gaugings",
            "ga-4516",
            cask_id="ca-3128",
            keeper_id="wa-9564",
            litres=98,
            loss=23,
            gauged_on="2026-02-10",
        ),
    ]


@pytest.mark.parametrize(
    "arguments",
    [
        {"cask_id": "ca-3128", "litres": 99},
        {"cask_id": "ca-2099", "litres": 109},
    ],
)
def test_gauge_cask_is_allowed(bench: Bench, arguments: dict[str, Json]) -> None:
    bench.call("gauge_cask", **arguments)


def test_gauge_cask_is_refused_because_the_cask_is_not_here_any_more(bench: Bench) -> None:
    assert bench.refusal("gauge_cask", cask_id="ca-3371", litres=91) == "The cask is not here any more."


def test_gauge_cask_is_refused_because_a_cask_does_not_gain_spirit(bench: Bench) -> None:
    assert bench.refusal("gauge_cask", cask_id="ca-4454", litres=108) == "A cask does not gain spirit."


def test_gauge_cask_is_refused_because_the_cask_was_gauged_less_than_30_days_ago(bench: Bench) -> None:
    assert bench.refusal("gauge_cask", cask_id="ca-7095", litres=106) == "The cask was gauged less than 30 days ago."


@pytest.mark.parametrize(
    "arguments",
    [
        {"cask_id": "ca-1810", "litres": 110},
        {"cask_id": "ca-2423", "litres": 117},
    ],
)
def test_gauge_cask_is_refused_because_so_great_a_loss_must_be_reported_to_the_revenue(
    bench: Bench, arguments: dict[str, Json]
) -> None:
    assert bench.refusal("gauge_cask", **arguments) == "So great a loss must be reported to the revenue."
