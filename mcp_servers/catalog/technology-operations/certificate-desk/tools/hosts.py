"""Tools about hosts."""

from typing_extensions import TypedDict

from mcp_servers.runtime import Database, Page, PageNumber

from .rows import Domain, Host, HostEnvironment, HostStatus, Team


class HostSummary(TypedDict):
    """A host as a search lists it."""

    id: str
    name: str
    domain_name: str
    environment: HostEnvironment
    status: HostStatus


class HostDetails(Host):
    """A host in full."""

    domain_name: str
    domain_team_name: str
    secured_until: str | None
    planned_deployments: int


def find_hosts(
    db: Database,
    name: str | None = None,
    domain_id: str | None = None,
    team_id: str | None = None,
    environment: HostEnvironment | None = None,
    status: HostStatus | None = None,
    page: PageNumber = 1,
) -> Page[HostSummary]:
    """Search hosts by name, domain, team, environment or status.

    Args:
        name: Only hosts whose name contains this text.
        domain_id: Only hosts of the domain with this id.
        team_id: Only hosts of the team with this id.
        environment: Only hosts with this environment.
        status: Only hosts with this status.
        page: Page number, from 1.
    """
    return db.search(
        HostSummary,
        """
        SELECT hosts.id, hosts.name, domains.name AS domain_name, hosts.environment, hosts.status FROM hosts
        JOIN domains ON domains.id = hosts.domain_id
        """,
        where={
            "instr(lower(hosts.name), lower(?)) > 0": name,
            "hosts.domain_id = ?": domain_id,
            "domains.team_id = ?": team_id,
            "hosts.environment = ?": environment,
            "hosts.status = ?": status,
        },
        order="hosts.name, hosts.id",
        page=page,
    )


def get_host(db: Database, host_id: str) -> HostDetails:
    """Show a host with the last day of the certificate that is live on it.

    Args:
        host_id: Id of the host.
    """
    host = db.fetch(Host, "hosts", host_id)
    secured_until: str | None = db.value(
        """
        SELECT MAX(certificates.valid_until) FROM deployments
        JOIN certificates ON certificates.id = deployments.certificate_id
        WHERE deployments.host_id = ?
            AND deployments.status = 'live'
            AND certificates.valid_until IS NOT NULL
        """,
        host_id,
    )
    planned_deployments = db.number(
        "SELECT COUNT(*) FROM deployments WHERE host_id = ? AND status = 'planned'", host_id
    )
    domain = db.fetch(Domain, "domains", host["domain_id"])
    team = db.fetch(Team, "teams", domain["team_id"])
    return {
        **host,
        "domain_name": domain["name"],
        "domain_team_name": team["name"],
        "secured_until": secured_until,
        "planned_deployments": planned_deployments,
    }
