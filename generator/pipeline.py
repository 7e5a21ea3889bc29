"""The pipeline: collect themes, then for each, one after the other, the stages that make a server of it.

collect -> model -> complexification -> rows -> tools -> tests -> validation -> tasks -> presentation -> gates -> publish
"""

import traceback
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from time import monotonic
from typing import Protocol

from generator.publish import list_catalog, publish_folder, published, refuse_foreign, withdraw
from generator.splits import Splits
from generator.stages import STAGES
from generator.themes import Theme
from generator.workspace import Stage, Workspace
from mcp_servers.contracts import Fault, InputError, Json, RegistryEntry
from mcp_servers.runtime.toolset import forget_modules

PACE = 5.0
"""Seconds between two lists of what is published so far: it is long, and would be written thousands of times."""


@dataclass(frozen=True)
class Order:
    """One server to build."""

    name: str
    theme: Theme
    workspace: Path
    """Where stages keep their results; the server's room in it has its name."""
    splits: Splits
    stages: Sequence[Stage] = STAGES
    """What is done to its design."""

    def build(self) -> "Built":
        """Build it here."""
        return build_server(self.name, self.theme, self.workspace, self.splits, self.stages)


class Pool(Protocol):
    """Where servers are built."""

    def build(self, orders: Sequence[Order]) -> Iterator["Built"]:
        """Yield what becomes of each order as it is done, its room in the workspace; what is left undone is given up.

        What comes of an order depends on the order alone, so it may be done anywhere, and again if a place is lost.
        """


Tell = Callable[["Built"], None]


@dataclass(frozen=True)
class Built:
    """What became of one theme."""

    name: str
    folder: Path | None
    """Finished server folder; ``None`` where a stage failed."""
    reports: dict[str, Json] = field(default_factory=dict)
    """Stage to what it counted."""
    failure: str = ""
    """Stage and reason of a failure; the last line of a crash, whose trace is in the workspace."""


def build_catalog(
    themes: Mapping[str, Theme],
    catalog: Path,
    registry: Path,
    workspace: Path,
    splits: Splits,
    pool: Pool,
    tell: Tell,
    stages: Sequence[Stage] = STAGES,
) -> list[Built]:
    """Build servers and publish those that pass; a theme that fails costs only itself.

    Args:
        themes: Name to source of the servers to build.
        catalog: Folder that servers are published to.
        registry: Registry file that lists the catalog, written every few seconds and at the end, also after an interrupt;
            none is written while the catalog is empty.
        workspace: Where stages keep their results.
        splits: What is held out.
        pool: Where they are built.
        tell: Told of each server when it is done.
        stages: What is done to each design.

    Raises:
        InputError: The registry's file is something else.
    """
    refuse_foreign(registry)
    results = []
    listed: dict[str, list[RegistryEntry]] = {}
    written, unlisted = -PACE, False
    try:
        for built in pool.build([Order(name, theme, workspace, splits, stages) for name, theme in themes.items()]):
            if built.folder:
                publish_folder(built.folder, catalog)
                listed.pop(built.name, None)
                unlisted = True
                if monotonic() - written > PACE:
                    list_catalog(catalog, registry, splits, listed)
                    written, unlisted = monotonic(), False
            results.append(built)
            tell(built)
    finally:
        if unlisted:
            list_catalog(catalog, registry, splits, listed)
    return sorted(results, key=lambda built: built.name)


def withdraw_others(themes: Mapping[str, Theme], catalog: Path, registry: Path, splits: Splits) -> None:
    """Remove from a catalog what none of the themes makes."""
    others = [name for name in published(catalog) if name not in themes]
    for name in others:
        withdraw(name, catalog)
    if others:
        list_catalog(catalog, registry, splits)


def build_server(name: str, theme: Theme, workspace: Path, splits: Splits, stages: Sequence[Stage] = STAGES) -> Built:
    """Take one theme through all stages."""
    rooms = Workspace(workspace / name, splits, theme.depth, theme.rounds)
    reports: dict[str, Json] = {}
    stage_name = "model"
    rooms.go()
    try:
        folder = rooms.start(theme.read())
        for stage in stages:
            stage_name = stage.name
            folder, report = rooms.run(stage, folder)
            reports[stage.name] = dict(report)
    except (InputError, Fault) as error:
        reason = str(error)
    except Exception as error:
        trace = workspace / name / "crash.txt"
        trace.parent.mkdir(parents=True, exist_ok=True)
        trace.write_text(traceback.format_exc(), "utf-8")
        reason = f"{type(error).__name__}: {error} (see {name}/{trace.name} in the workspace)"
    else:
        return Built(name, folder / "server", reports)
    finally:
        forget_modules(workspace / name)  # a build may be of thousands
    rooms.stop(stage_name, reason)
    return Built(name, None, reports, f"{stage_name}: {reason}")
