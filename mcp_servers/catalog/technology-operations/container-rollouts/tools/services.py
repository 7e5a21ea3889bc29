"""Tools about services."""

from mcp_servers.runtime import Database, Page, PageNumber

from .rows import Service, ServiceTeam


def find_services(
    db: Database,
    name: str | None = None,
    team: ServiceTeam | None = None,
    max_importance: int | None = None,
    min_memory: int | None = None,
    page: PageNumber = 1,
) -> Page[Service]:
    """Search services by name, team, importance or memory a replica in megabytes.

    Args:
        name: Only services whose name contains this text.
        team: Only services with this team.
        max_importance: Only services with an importance of at most this.
        min_memory: Only services with a memory a replica in megabytes of at least this.
        page: Page number, from 1.
    """
    return db.search(
        Service,
        "SELECT id, name, team, importance, memory, least FROM services",
        where={
            "instr(lower(name), lower(?)) > 0": name,
            "team = ?": team,
            "importance <= ?": max_importance,
            "memory >= ?": min_memory,
        },
        order="name, id",
        page=page,
    )
