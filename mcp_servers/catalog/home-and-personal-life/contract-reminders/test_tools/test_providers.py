"""Tests of the tools for providers of Holmgaard household contracts."""

from mcp_servers.runtime.testing import Bench


def test_find_providers_finds_by_name_and_answers_by(bench: Bench) -> None:
    assert bench.ids("find_providers", name="Centre", answers_by="post") == ["pr-9657"]


def test_find_providers_turns_the_page(bench: Bench) -> None:
    ids = bench.ids("find_providers", page=2)
    assert ids == [
        "pr-7910",
        "pr-6158",
        "pr-6411",
        "pr-1951",
        "pr-3326",
        "pr-9657",
        "pr-8128",
        "pr-6871",
        "pr-1665",
        "pr-4265",
    ]


def test_find_providers_finds_nothing(bench: Bench) -> None:
    assert bench.ids("find_providers", name="Unheard of") == []


def test_get_provider_shows_the_provider(bench: Bench) -> None:
    result = bench.call("get_provider", provider_id="pr-3487")
    assert result == {
        "id": "pr-3487",
        "name": "Woodditch Pharmacy",
        "address": "49 Eagle Lane, Silversea",
        "phone": "01625 250842",
        "answers_by": "mail",
        "running_contracts": 4,
        "monthly_cost": 69500,
        "unanswered_letters": 0,
    }
