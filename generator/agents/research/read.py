"""Reading: rows out of a page, by a model that can reach nothing, of which those are kept that stand in the page."""

import asyncio
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path

from pydantic import Field as Described

from generator.agents.database.draft import Source
from generator.agents.engine import GivenUp, Work
from generator.agents.engine.quoting import quote
from generator.agents.engine.toolbox import NO_TOOLS, OpenToolboxes
from generator.agents.research.find import Chosen
from generator.agents.research.grounding import plain, ungrounded
from generator.agents.research.kept import Page, Pages
from generator.agents.research.outline import outline
from generator.agents.room import Room
from generator.agents.servers import python
from generator.agents.servers.faults import Unreadable
from generator.design.model import Design
from generator.design.paths import column
from mcp_servers.contracts import Json, Model

BRIEF = Path(__file__).with_suffix(".md")
LONGEST = 12_000
"""Characters of a page that are read at once."""
MOST_PARTS, MOST_PAGES = 6, 8
"""Of a page, and of a list that goes on over several."""
MOST_ROWS = 40
"""That are asked for at once."""
MOST_LINKS = 100
_HEAD = 400
"""Characters of a page's beginning that are shown again with its later parts: what its columns are, for example."""


class Found(Model):
    """A row that a page states."""

    table: str
    values: dict[str, Json]
    evidence: tuple[str, ...] = Described(min_length=1)


class Reading(Model):
    """What was read out of a part of a page."""

    rows: tuple[Found, ...]
    next: str = ""
    licence: str = ""


@dataclass
class Harvest:
    """What was read out of a source."""

    chosen: Chosen
    rows: list[tuple[Found, Source]] = field(default_factory=list)
    pages: int = 0
    refused: Counter[str] = field(default_factory=Counter)
    """Why rows were not kept."""
    failure: str = ""
    """Why it was not read, or not to its end."""

    def fail(self, reason: str) -> None:
        """Note why something of it was not read."""
        self.failure = "; ".join(filter(None, (self.failure, reason)))


async def read_sources(
    room: Room, design: Design, pages: Pages, sources: Sequence[Chosen], opened: OpenToolboxes
) -> list[Harvest]:
    """Read all sources at once; one that fails costs nothing but itself."""
    harvests = [Harvest(chosen) for chosen in sources]
    work = [_read_source(room, design, pages, harvest, number, opened) for number, harvest in enumerate(harvests, 1)]
    for outcome in await asyncio.gather(*work, return_exceptions=True):
        if isinstance(outcome, BaseException):
            raise outcome
    return harvests


async def _read_source(
    room: Room, design: Design, pages: Pages, harvest: Harvest, number: int, opened: OpenToolboxes
) -> None:
    """Read a source and the pages on which it goes on."""
    address, seen = harvest.chosen.source, set[str]()
    try:
        while address and address not in seen and len(seen) < MOST_PAGES:
            seen.add(address)
            page = await pages.open(address)
            harvest.pages += 1
            name = f"research/read/source-{number}-page-{len(seen)}"
            address = await _read_page(room, design, page, harvest, name, opened)
        if address and address not in seen:
            harvest.fail(f"{address} and what follows: not read, {MOST_PAGES} pages are read of a list")
    except (Unreadable, GivenUp) as error:
        harvest.fail(f"{address}: {error}")


async def _read_page(room: Room, design: Design, page: Page, harvest: Harvest, name: str, opened: OpenToolboxes) -> str:
    """Add the rows of a page to a harvest; return the address on which its list goes on.

    Of a long page, programs can be run over the whole, in the jail, where they reach nothing else.
    """
    following, words, tools = "", plain(f"{page.title}\n{page.text}"), NO_TOOLS
    parts, unread = _parts(page.text)
    if unread:
        harvest.fail(f"{page.source}: its last {unread:,} characters of {len(page.text):,} were not read")
    if len(parts) > 1:
        tools = await opened.open({"python": python.make_server({"page.txt": page.text})})
    for number, part in enumerate(parts, 1):
        reviewer = _Reviewer(design, page, words, harvest.chosen.tables)
        request = _request(room, design, page, part, harvest.chosen.tables)
        work = Work(f"{name}-part-{number}", BRIEF.read_text("utf-8"), request, Reading, reviewer.review, tools)
        reading = await room.worker.do(work)
        source = Source(
            origin=page.source,
            title=page.title,
            retrieved=page.retrieved,
            licence=page.licence or _stated(reading.licence, words),
        )
        for row in reading.rows:
            if problem := reviewer.problem(row):
                harvest.refused[f"{row.table}: {problem}"] += 1
            else:
                harvest.rows.append((row, source))
        following = reading.next or following
    return following


class _Reviewer:
    """Looks at a reading: what has the wrong form is sent back, and once what holds no row that stands in the page."""

    def __init__(self, design: Design, page: Page, words: str, tables: Sequence[str]) -> None:
        self._entities = {entity.plural: entity for entity in design.entities if entity.plural in tables}
        self._links = {link.url for link in page.links}
        self._words = words
        self._told = False

    async def review(self, reading: Reading) -> str:
        if faults := sorted(set(self._faults(reading))):
            return "\n".join(faults[:10])
        problems = Counter(filter(None, map(self.problem, reading.rows)))
        if not self._told and reading.rows and problems.total() == len(reading.rows):
            self._told = True
            faults = [f"no row is taken: {problem} ({count})" for problem, count in problems.most_common(5)]
        return "\n".join(faults[:10])

    def problem(self, row: Found) -> str:
        return ungrounded(self._entities[row.table], row.values, row.evidence, self._words)

    def _faults(self, reading: Reading) -> Iterator[str]:
        if reading.next and reading.next not in self._links:
            yield "next is none of the links of the page"
        for row in reading.rows:
            if row.table not in self._entities:
                yield f"there is no table {row.table}; the tables are {', '.join(self._entities)}"
                continue
            fields = self._entities[row.table].fields
            unknown = row.values.keys() - {name for one in fields for name in (one.name, column(one))}
            yield from (f"{row.table} has no column {name}" for name in unknown)


def _request(room: Room, design: Design, page: Page, part: str, tables: Sequence[str]) -> str:
    """Return what is asked of a part of a page, which stands between marks that its author could not know."""
    links = "\n".join(f"- {link.url} ({link.title})" for link in page.links[:MOST_LINKS])
    data = f"{page.title}\n\n{part}\n\nLinks:\n{links or 'none'}"
    return (
        f"The theme: {room.subject.title}\n\nThe tables:\n\n{outline(design, tables)}\n\n"
        f"At most {MOST_ROWS} rows. The page is {quote(data)}"
    )


def _parts(text: str) -> tuple[list[str], int]:
    """Return a text in parts that end with a line, where it has lines, and how many characters are in none of them.

    Later parts begin as the whole does.
    """
    parts: list[str] = []
    start = 0
    while start < len(text) and len(parts) < MOST_PARTS:
        end = min(start + LONGEST, len(text))
        if end < len(text):
            end = text.rfind("\n", start, end) + 1 or end
        parts.append(text[start:end] if not start else f"{text[:_HEAD]}\n[…]\n{text[start:end]}")
        start = end
    return parts, len(text) - start


def _stated(licence: str, words: str) -> str:
    """Return a licence that a model read, if the page has its words."""
    return licence[:300] if plain(licence).strip() and plain(licence) in words else ""
