"""Where a program's rows come from: a search, what belongs to each row of a search, or what a second tool shows of them."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from generator.design.model import Design
from generator.tasks.programs.binding import Scene
from generator.tasks.programs.links import Link, asks_itself, links_of
from generator.tasks.programs.pieces import Bound, Population, populations
from generator.tasks.programs.source import call, items, owner_lines
from generator.tasks.signatures import Output, Signature
from generator.tasks.wording.phrases import plural_label
from generator.tasks.wording.places import preposition

WHOLE = 60
"""Rows of a table that a program may go through as a whole, at most."""


@dataclass(frozen=True)
class Source:
    """Rows, and how a program reads them."""

    population: Population
    link: Link | None = None
    """If given, the rows that belong to each row of the population."""
    detail: Signature | None = None
    """If given, the tool that shows each row."""
    at_once: bool = False
    """Whether linked rows are read page by page, and those kept that belong to the population, as is the shorter way for a
    large one."""

    @property
    def search(self) -> Signature:
        """The search that finds the rows."""
        return self.link.search if self.link else self.population.search

    @property
    def entity(self) -> str:
        """What kind of rows they are; also the variable that holds one of them."""
        return self.search.operation.entity

    @property
    def outputs(self) -> tuple[Output, ...]:
        """What is shown of each row."""
        return (self.detail or self.search).outputs

    @property
    def suffix(self) -> str:
        """What tells it from other sources of the same population, in a name."""
        linked = f"_of_{self.population.entity}" if self.link else ""
        return linked + ("_at_once" if self.at_once else "") + ("_in_detail" if self.detail else "")

    def lists(self, output: Output) -> bool:
        """Whether the search itself shows something, without a look at each row."""
        return any(item.path == output.path for item in self.search.outputs)

    def lines(self) -> list[str]:
        """Return the lines that put the rows into ``found``."""
        parent, mark = self.population.entity, self._marks[0]
        owners = [f'those = {{{parent}["{mark}"] for {parent} in {items(self.population)}}}'] if self.at_once else []
        return [*owner_lines(self.population), *owners, f"found = {self._code()}"]

    @property
    def _marks(self) -> tuple[str, str]:
        return (self.link and self.link.marks(self.population)) or ("", "")

    def _code(self) -> str:
        one, parent = self.entity, self.population.entity
        loops = f"for {one} in {items(self.population)}"
        if self.link and self.at_once:
            loops = f'for {one} in every_item(tools, "{self.link.search.tool}") if {one}["{self._marks[1]}"] in those'
        elif self.link:
            search, link = self.link.search.tool, self.link.parameter.name
            loops = f"for {parent} in {items(self.population)} "
            loops += f'for {one} in every_item(tools, "{search}", {link}={parent}["id"])'
        elif self.detail is None:
            return f"list({items(self.population)})"
        return f"[{self.shown(one) if self.detail else one} {loops}]"

    def shown(self, row: str) -> str:
        """Return the call that shows a row in detail."""
        assert self.detail is not None
        return call(self.detail, {self.detail.parameters[0].name: f'{row}["id"]'})

    def members(self, scene: Scene, bound: Bound) -> list[str]:
        """Return the ids of the rows in a world."""
        if self.link is None:
            return list(bound.members)
        assert self.link.parameter.path is not None
        owners = set(bound.members)
        return [key for key, held in scene.setting.rows.column(self.link.parameter.path).items() if held in owners]

    def calls(self, scene: Scene, bound: Bound, members: int) -> int:
        """Return about how many calls reading takes: pages after the first are counted where all are read at once."""
        searches = 1 + bool(bound.owner)
        if self.link:
            searches += self.link.pages(scene) if self.at_once else len(bound.members)
        return searches + (members if self.detail else 0)

    def is_long_way(self, scene: Scene, bound: Bound) -> bool:
        """Whether linked rows are read in more calls than the other way would take."""
        return self.link is not None and self.link.is_long_way(scene, len(bound.members)) is not self.at_once

    def told(self, scene: Scene, bound: Bound) -> str:
        """Name the rows: ``the defects of the running buses of Line 4``."""
        design = scene.setting.design
        parents = design.entity(self.population.entity)
        rows = scene.narrator.several(parents, bound.arguments)
        if self.link is None:
            return rows
        return f"the {plural_label(design.entity(self.entity))} {preposition(parents.label) or 'of'} {rows}"


def sources(design: Design, tools: Mapping[str, Signature]) -> Iterator[Source]:
    """Yield the sources that a design can fill."""
    for population in (*populations(design, tools), *_whole(design, tools)):
        if any(item.input.type == "boolean" for item in population.filters):  # said in too many ways to be told apart
            continue
        for link in (None, *(item for item in links_of(tools, population) if not asks_itself(item, population))):
            rows = link.entity if link else population.entity
            for at_once in (False, True) if link and link.marks(population) else (False,):
                yield Source(population, link, None, at_once)
                yield from (Source(population, link, detail, at_once) for detail in details(tools, rows))


def details(tools: Mapping[str, Signature], entity: str) -> Iterator[Signature]:
    """Yield the tools that show a row of an entity and need nothing but the row."""
    for tool in tools.values():
        needed = [item for item in tool.parameters if item.required]
        if tool.operation.kind == "get" and [item.entity for item in needed] == [entity]:
            yield tool


def _whole(design: Design, tools: Mapping[str, Signature]) -> Iterator[Population]:
    """Yield the tables that are small enough to go through."""
    for search in tools.values():
        listed = search.operation.kind == "search" and search.lists and not search.operation.where
        asks = any(parameter.required for parameter in search.parameters)
        if listed and not asks and design.entity(search.operation.entity).count <= WHOLE:
            yield Population(search, None, ())
