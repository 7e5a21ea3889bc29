"""Tools about vessels."""

from typing_extensions import TypedDict

from mcp_servers.runtime import Database, Page, PageNumber

from .rows import VesselKind


class VesselSummary(TypedDict):
    """A ship as a search lists it."""

    id: str
    name: str
    imo: str
    agent_name: str
    kind: VesselKind
    length: int
    draught: int


def find_ships(
    db: Database,
    name: str | None = None,
    imo: str | None = None,
    agent_id: str | None = None,
    kind: VesselKind | None = None,
    min_length: int | None = None,
    page: PageNumber = 1,
) -> Page[VesselSummary]:
    """Search vessels by name, IMO number, agent, kind or length in metres.

    Args:
        name: Only vessels whose name contains this text.
        imo: Only vessels with this IMO number.
        agent_id: Only vessels of the agent with this id.
        kind: Only vessels with this kind.
        min_length: Only vessels with a length in metres of at least this.
        page: Page number, from 1.
    """
    return db.search(
        VesselSummary,
        """
        SELECT vessels.id, vessels.name, vessels.imo, agents.name AS agent_name, vessels.kind,
            vessels.length, vessels.draught
        FROM vessels
        JOIN agents ON agents.id = vessels.agent_id
        """,
        where={
            "instr(lower(vessels.name), lower(?)) > 0": name,
            "vessels.imo = ?": imo,
            "vessels.agent_id = ?": agent_id,
            "vessels.kind = ?": kind,
            "vessels.length >= ?": min_length,
        },
        order="vessels.name, vessels.id",
        page=page,
    )
