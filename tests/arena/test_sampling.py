"""Which environments a round draws."""

from collections import Counter

import pytest

from arena.sampling import sample_environments
from mcp_servers.contracts import RegistryEntry

CATEGORIES = ("Care", "Commerce", "Culture", "Travel")


def entry(category: str, number: int) -> RegistryEntry:
    name = f"{category.lower()}-{number}"
    return RegistryEntry(name=name, digest="0" * 16, folder=name, taxonomy=(category, "Group"), split="train")


@pytest.fixture
def entries() -> list[RegistryEntry]:
    """Six servers a category; the last category has one."""
    return [*(entry(name, number) for name in CATEGORIES[:-1] for number in range(6)), entry(CATEGORIES[-1], 0)]


def names(entries: list[RegistryEntry], seed: int = 0, number: int = 0) -> list[str]:
    return [entry.name for entry in sample_environments(entries, 2, seed, number)]


def test_every_category_gives_the_same_number_as_far_as_it_has_them(entries: list[RegistryEntry]) -> None:
    drawn = sample_environments(entries, 2, seed=0, round_number=0)
    assert Counter(entry.taxonomy[0] for entry in drawn) == {"Care": 2, "Commerce": 2, "Culture": 2, "Travel": 1}
    assert len({entry.name for entry in drawn}) == len(drawn)


def test_a_seed_and_a_round_always_draw_the_same(entries: list[RegistryEntry]) -> None:
    assert names(entries, seed=4, number=2) == names(entries, seed=4, number=2)


def test_the_order_of_the_entries_does_not_matter(entries: list[RegistryEntry]) -> None:
    assert names(entries[::-1]) == names(entries)


def test_other_rounds_and_other_seeds_draw_others(entries: list[RegistryEntry]) -> None:
    rounds = [tuple(names(entries, number=number)) for number in range(6)]
    seeds = [tuple(names(entries, seed=seed)) for seed in range(6)]
    assert len(set(rounds)) == len(set(seeds)) == 6
    assert rounds[1] != seeds[1]  # the first round after seed 0 is not the round 0 of seed 1
