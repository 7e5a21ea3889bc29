"""Tests of the tools for airlines of Stormvik airport apron."""

from mcp_servers.runtime.testing import Bench


def test_find_airlines_finds_by_name_and_towing(bench: Bench) -> None:
    assert bench.ids("find_airlines", name="Airways", towing=False) == ["ai-4503"]


def test_find_airlines_turns_the_page(bench: Bench) -> None:
    assert bench.ids("find_airlines", page=2) == ["ai-5446", "ai-1167", "ai-2919", "ai-5742"]


def test_find_airlines_finds_nothing(bench: Bench) -> None:
    assert bench.ids("find_airlines", name="Unheard of") == []


def test_get_airline_shows_the_airline(bench: Bench) -> None:
    result = bench.call("get_airline", airline_id="ai-6100")
    assert result == {
        "id": "ai-6100",
        "name": "Gallia Wings",
        "phone": "01258 300654",
        "towing": True,
        "aircraft_here": 1,
        "flights_without_stand": 0,
    }
