"""Which environments a round draws."""

from collections import Counter
from pathlib import Path

import pytest

from arena.sampling import sample_environments
from mcp_servers.contracts import InputError, Registry, RegistryEntry, Split
from mcp_servers.runtime import Servers

CATEGORIES = ("Care", "Commerce", "Culture", "Travel")


def entry(category: str, number: int, split: Split = "train") -> RegistryEntry:
    name = f"{category.lower()}-{number}"
    return RegistryEntry(name=name, digest="0" * 16, folder=name, taxonomy=(category, "Group"), split=split)


@pytest.fixture
def servers(tmp_path: Path) -> Servers:
    """Eight servers a category, two of them not for training; the last category has one."""
    entries = [entry(name, number) for name in CATEGORIES[:-1] for number in range(6)]
    entries += [entry(name, number, "held-out-servers") for name in CATEGORIES for number in (6, 7)]
    entries.append(entry(CATEGORIES[-1], 0))
    path = tmp_path / "registry.json"
    path.write_text(Registry(servers=tuple(entries)).to_json(), "utf-8")
    return Servers(path)


def names(servers: Servers, seed: int = 0, number: int = 0) -> list[str]:
    return [entry.name for entry in sample_environments(servers, 2, seed, number)]


def test_every_category_gives_the_same_number_as_far_as_it_has_them(servers: Servers) -> None:
    drawn = sample_environments(servers, 2, seed=0, round_number=0)
    assert Counter(entry.taxonomy[0] for entry in drawn) == {"Care": 2, "Commerce": 2, "Culture": 2, "Travel": 1}
    assert len({entry.name for entry in drawn}) == len(drawn)


def test_a_seed_and_a_round_always_draw_the_same(servers: Servers) -> None:
    assert names(servers, seed=4, number=2) == names(servers, seed=4, number=2)


def test_other_rounds_and_other_seeds_draw_others(servers: Servers) -> None:
    rounds = [tuple(names(servers, number=number)) for number in range(6)]
    seeds = [tuple(names(servers, seed=seed)) for seed in range(6)]
    assert len(set(rounds)) == len(set(seeds)) == 6
    assert rounds[1] != seeds[1]  # the first round after seed 0 is not the round 0 of seed 1


def test_what_is_held_out_is_not_drawn_unless_it_is_asked_for(servers: Servers) -> None:
    for number in range(10):
        assert all(entry.split == "train" for entry in sample_environments(servers, 6, 0, number))
    held_out = sample_environments(servers, 6, 0, 0, "held-out-servers")
    assert len(held_out) == 8
    assert {entry.split for entry in held_out} == {"held-out-servers"}


def test_a_registry_without_such_servers_says_so(servers: Servers) -> None:
    with pytest.raises(InputError, match="no server of the registry is of the split 'held-out-worlds'"):
        sample_environments(servers, 1, 0, 0, "held-out-worlds")
