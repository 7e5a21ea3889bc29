"""Tests of the tools for samples of Strathmore bonded warehouse."""

import pytest

from mcp_servers.contracts import Json
from mcp_servers.runtime.testing import Bench, inserted


@pytest.mark.parametrize(
    ("filters", "ids"),
    [
        ({"purpose": "nosing", "drawn_from": "2025-12-13"}, ["sa-2038", "sa-5282", "sa-2280", "sa-8003", "sa-2457"]),
        ({"cask_id": "ca-1470"}, ["sa-2457"]),
        ({"number": "SB-5033"}, ["sa-9727"]),
    ],
)
def test_find_samples_filters(bench: Bench, filters: dict[str, Json], ids: list[str]) -> None:
    assert bench.ids("find_samples", **filters) == ids


def test_find_samples_turns_the_page(bench: Bench) -> None:
    assert bench.ids("find_samples", page=5) == ["sa-9245", "sa-1654"]


def test_find_samples_finds_nothing(bench: Bench) -> None:
    assert bench.ids("find_samples", number="Unheard of") == []


def test_draw_sample_adds_a_sample(bench: Bench) -> None:
    bench.call("draw_sample", number="New SB-4047", cask_id="ca-4898", centilitres=5, purpose="nosing")
    assert bench.changes() == [
        inserted(
            "samples",
            "sa-4897",
            number="New SB-4047",
            cask_id="ca-4898",
            centilitres=5,
            drawn_on="2026-02-10",
            purpose="nosing",
        ),
    ]


def test_draw_sample_is_refused_because_the_cask_is_sealed_or_gone(bench: Bench) -> None:
    sentence = bench.refusal("draw_sample", number="SB-6550", cask_id="ca-3611", centilitres=5, purpose="analysis")
    assert sentence == "The cask is sealed or gone."


def test_draw_sample_is_refused_because_two_samples_were_drawn_from_this_cask_within_a_year(bench: Bench) -> None:
    sentence = bench.refusal("draw_sample", number="SB-2524", cask_id="ca-7937", centilitres=10, purpose="customer")
    assert sentence == "Two samples were drawn from this cask within a year."


def test_draw_sample_is_refused_because_the_owner_owes_rent(bench: Bench) -> None:
    sentence = bench.refusal("draw_sample", number="New SB-0409", cask_id="ca-9355", centilitres=5, purpose="customer")
    assert sentence == "The owner owes rent."


def test_draw_sample_is_refused_because_the_cask_was_filled_less_than_30_days_ago(bench: Bench) -> None:
    bench.arrange("casks", "ca-9075", filled_on="2026-01-12")
    sentence = bench.refusal("draw_sample", number="SB-0409", cask_id="ca-9075", centilitres=5, purpose="customer")
    assert sentence == "The cask was filled less than 30 days ago."


def test_draw_sample_is_refused_because_this_sample_number_is_taken(bench: Bench) -> None:
    bench.arrange("samples", "sa-1805", drawn_on="2025-02-10")
    sentence = bench.refusal("draw_sample", number="SB-2524", cask_id="ca-7937", centilitres=10, purpose="customer")
    assert sentence == "This sample number is taken."


def test_draw_sample_is_refused_because_this_sample_number_is_taken_2(bench: Bench) -> None:
    bench.arrange("casks", "ca-9075", filled_on="2026-01-11")
    sentence = bench.refusal("draw_sample", number="SB-0409", cask_id="ca-9075", centilitres=5, purpose="customer")
    assert sentence == "This sample number is taken."
