"""Tools about services."""

from typing_extensions import TypedDict

from mcp_servers.runtime import Database, Page, PageNumber, shift

from .rows import Service, ServiceTier, Team


class ServiceSummary(TypedDict):
    """A service as a search lists it."""

    id: str
    name: str
    team_name: str
    tier: ServiceTier
    allowance: int


class ServiceDetails(Service):
    """A service in full."""

    team_name: str
    open_incidents: int
    remaining_downtime: int


def find_services(
    db: Database,
    name: str | None = None,
    team_id: str | None = None,
    team_name: str | None = None,
    tier: ServiceTier | None = None,
    min_allowance: int | None = None,
    page: PageNumber = 1,
) -> Page[ServiceSummary]:
    """Search services by name, team, tier or downtime allowance in minutes.

    Args:
        name: Only services whose name contains this text.
        team_id: Only services of the team with this id.
        team_name: Only services of the team with this name.
        tier: Only services with this tier.
        min_allowance: Only services with a downtime allowance in minutes of at least this.
        page: Page number, from 1.
    """
    return db.search(
        ServiceSummary,
        """
        SELECT services.id, services.name, teams.name AS team_name, services.tier, services.allowance
        FROM services
        JOIN teams ON teams.id = services.team_id
        """,
        where={
            "instr(lower(services.name), lower(?)) > 0": name,
            "services.team_id = ?": team_id,
            "teams.name = ?": team_name,
            "services.tier = ?": tier,
            "services.allowance >= ?": min_allowance,
        },
        order="services.name, services.id",
        page=page,
    )


def get_service(db: Database, service_id: str) -> ServiceDetails:
    """Show a service with its open incidents and the downtime left to it.

    Args:
        service_id: Id of the service.
    """
    service = db.fetch(Service, "services", service_id)
    open_incidents = db.number(
        """
        SELECT COUNT(*) FROM incidents
        WHERE service_id = ? AND status IN ('reported', 'acknowledged', 'reopened')
        """,
        service_id,
    )
    remaining_downtime = service["allowance"] - db.number(
        "SELECT SUM(downtime) FROM incidents WHERE service_id = ? AND opened_at >= ?",
        service_id,
        shift(db.now, days=-30),
    )
    team = db.fetch(Team, "teams", service["team_id"])
    return {
        **service,
        "team_name": team["name"],
        "open_incidents": open_incidents,
        "remaining_downtime": remaining_downtime,
    }
