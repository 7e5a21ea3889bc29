"""Several servers in one session: their settings with the tools under the names that they have there."""

from collections import Counter
from collections.abc import Sequence
from contextlib import AbstractContextManager
from dataclasses import dataclass, replace
from functools import cached_property

from generator.tasks.cross.lookups import Lookups, find_lookups, names_shown
from generator.tasks.setting import Setting
from mcp_servers.contracts import InputError, Split
from mcp_servers.runtime.rehearsal import Rehearsal, rehearsal
from mcp_servers.runtime.sessions import public_name

FEWEST_SHARED = 4
"""Names that two servers must share, so that no task is known by heart from another."""


@dataclass(frozen=True, eq=False)
class Member:
    """One server that may be opened together with others."""

    setting: Setting
    """Its tools go by the names that they have beside other servers'."""
    split: Split

    @property
    def title(self) -> str:
        """How people call the service."""
        return self.setting.environment.manifest.title

    @cached_property
    def lookups(self) -> Lookups:
        """The names by which its rows can be found alone."""
        return find_lookups(self.setting)

    @cached_property
    def names(self) -> frozenset[tuple[str, str]]:
        """The names that it shows."""
        return frozenset().union(*names_shown(self.setting).values())

    @cached_property
    def texts(self) -> frozenset[str]:
        """All texts in its rows."""
        tables = self.setting.environment.start_state.values()
        values = (value for table in tables for row in table.values() for value in row.values())
        return frozenset(value for value in values if isinstance(value, str))


def make_member(setting: Setting, split: Split) -> Member:
    """Return a server as one of several."""
    environment = setting.environment
    named = {
        name: replace(signature, tool=public_name(environment, signature.tool, several=True))
        for name, signature in setting.signatures.items()
    }
    setting.graph  # noqa: B018  # tried out under the tools' own names
    several = setting.staged(environment)
    vars(several)["signatures"] = named
    return Member(several, split)


@dataclass(frozen=True)
class Ensemble:
    """The servers of a task in the order in which their facts lead to each other."""

    members: tuple[Member, ...]

    def __post_init__(self) -> None:
        clocks = {item.setting.environment.name: item.setting.environment.manifest.world.now for item in self.members}
        if len(set(clocks.values())) > 1:
            told = ", ".join(f"{name} ({now})" for name, now in clocks.items())
            raise InputError(f"servers of one task stand at one moment; these do not: {told}")

    @property
    def names(self) -> tuple[str, ...]:
        """The servers' names."""
        return tuple(item.setting.environment.name for item in self.members)

    @property
    def split(self) -> Split:
        """What of them may be trained on: nothing where one of them is held out."""
        splits: list[Split] = [item.split for item in self.members]
        return next((split for split in splits if split != "train"), "train")

    def open(self) -> AbstractContextManager[Rehearsal]:
        """Open a session on all of them at the start of their worlds."""
        return rehearsal([item.setting.environment for item in self.members])


def shared_names(first: Member, second: Member) -> frozenset[tuple[str, str]]:
    """Return the names that one server shows and by which the other finds a row alone."""
    return frozenset(name for name in second.lookups if name in first.names)


def leading_kinds(first: Member, second: Member) -> frozenset[str]:
    """Return the kinds of facts of which enough lead from one server to another."""
    counts = Counter(kind for kind, _ in shared_names(first, second))
    return frozenset(kind for kind, count in counts.items() if count >= FEWEST_SHARED)


def find_pairs(members: Sequence[Member]) -> dict[tuple[Member, Member], int]:
    """Return the pairs whose first server leads to the second, of different categories, and how many names lead there."""
    counts = {
        (first, second): len(shared_names(first, second))
        for first in members
        for second in members
        if first.setting.design.taxonomy[0] != second.setting.design.taxonomy[0]
    }
    return {pair: count for pair, count in counts.items() if count >= FEWEST_SHARED}
