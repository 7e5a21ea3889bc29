"""Tools about domains."""

from typing_extensions import TypedDict

from mcp_servers.runtime import Database, Day, Page, PageNumber, Refused, shift

from .rows import Domain, DomainStatus, Team


class DomainSummary(TypedDict):
    """A domain as a search lists it."""

    id: str
    name: str
    team_name: str
    expires_on: str
    locked: bool
    status: DomainStatus


class DomainDetails(Domain):
    """A domain in full."""

    team_name: str
    valid_certificates: int
    running_hosts: int


def find_domains(
    db: Database,
    name: str | None = None,
    team_id: str | None = None,
    team_name: str | None = None,
    status: DomainStatus | None = None,
    locked: bool | None = None,
    expires_until: Day | None = None,
    max_fee: int | None = None,
    page: PageNumber = 1,
) -> Page[DomainSummary]:
    """Search domains by name, team, status, transfer-locked, end of the registration or yearly fee.

    Args:
        name: Only domains whose name contains this text.
        team_id: Only domains of the team with this id.
        team_name: Only domains of the team with this name.
        status: Only domains with this status.
        locked: Only domains for which this holds, or does not: transfer-locked.
        expires_until: Only domains with an end of the registration at or before this.
        max_fee: Only domains with a yearly fee of at most this.
        page: Page number, from 1.
    """
    return db.search(
        DomainSummary,
        """
        SELECT domains.id, domains.name, teams.name AS team_name, domains.expires_on, domains.locked,
            domains.status
        FROM domains
        JOIN teams ON teams.id = domains.team_id
        """,
        where={
            "instr(lower(domains.name), lower(?)) > 0": name,
            "domains.team_id = ?": team_id,
            "teams.name = ?": team_name,
            "domains.status = ?": status,
            "domains.locked = ?": locked,
            "domains.expires_on <= ?": expires_until,
            "domains.fee <= ?": max_fee,
        },
        order="domains.expires_on, domains.id",
        page=page,
    )


def get_domain(db: Database, domain_id: str) -> DomainDetails:
    """Show a domain with its valid certificates and the hosts that run under it.

    Args:
        domain_id: Id of the domain.
    """
    domain = db.fetch(Domain, "domains", domain_id)
    valid_certificates = db.number(
        """
        SELECT COUNT(*) FROM certificates
        WHERE domain_id = ? AND status = 'issued' AND valid_until IS NOT NULL AND valid_until >= ?
        """,
        domain_id,
        db.today,
    )
    running_hosts = db.number("SELECT COUNT(*) FROM hosts WHERE domain_id = ? AND status = 'running'", domain_id)
    team = db.fetch(Team, "teams", domain["team_id"])
    return {
        **domain,
        "team_name": team["name"],
        "valid_certificates": valid_certificates,
        "running_hosts": running_hosts,
    }


def renew_domain(db: Database, domain_id: str) -> Domain:
    """Renew a domain for a year, from 60 days before it runs out until 30 days after; late, its fee doubles.

    Args:
        domain_id: Id of the domain.
    """
    domain = db.fetch(Domain, "domains", domain_id)
    if domain["status"] != "active":
        raise Refused("The domain was given up.")
    if domain["team_id"] != db.account:
        raise Refused("The domain belongs to another team.")
    if domain["expires_on"] > shift(db.today, days=60):
        raise Refused("The registration runs for more than 60 days yet.")
    if domain["expires_on"] < shift(db.today, days=-30):
        raise Refused("The domain ran out more than 30 days ago.")
    db.update(
        "domains",
        domain_id,
        expires_on=shift(domain["expires_on"], days=365),
        fee=domain["fee"] if domain["expires_on"] >= db.today else domain["fee"] * 2,
    )
    return db.fetch(Domain, "domains", domain_id)


def lock_domain(db: Database, domain_id: str) -> Domain:
    """Lock a domain against transfers.

    Args:
        domain_id: Id of the domain.
    """
    domain = db.fetch(Domain, "domains", domain_id)
    if domain["locked"]:
        raise Refused("The domain is locked already.")
    if domain["status"] != "active":
        raise Refused("The domain was given up.")
    db.update("domains", domain_id, locked=True)
    return db.fetch(Domain, "domains", domain_id)


def unlock_domain(db: Database, domain_id: str) -> Domain:
    """Unlock a domain of your team that does not run out within 15 days.

    Args:
        domain_id: Id of the domain.
    """
    domain = db.fetch(Domain, "domains", domain_id)
    if not domain["locked"]:
        raise Refused("The domain is not locked.")
    if domain["team_id"] != db.account:
        raise Refused("The domain belongs to another team.")
    if domain["expires_on"] <= shift(db.today, days=15):
        raise Refused("The domain runs out within 15 days.")
    db.update("domains", domain_id, locked=False)
    return db.fetch(Domain, "domains", domain_id)


def transfer_domain(db: Database, domain_id: str, team_id: str) -> Domain:
    """Transfer an unlocked domain of your team to another team, when no request of it is under way; it is locked
    again.

    Args:
        domain_id: Id of the domain.
        team_id: Id of the team.
    """
    domain = db.fetch(Domain, "domains", domain_id)
    db.fetch(Team, "teams", team_id)
    if domain["team_id"] != db.account:
        raise Refused("The domain belongs to another team.")
    if team_id == db.account:
        raise Refused("The team has this domain already.")
    if domain["locked"]:
        raise Refused("The domain is locked.")
    if db.exists(
        """
        SELECT 1 FROM certificates
        WHERE domain_id = ? AND status IN ('requested', 'validated')
        """,
        domain_id,
    ):
        raise Refused("A request for a certificate is under way.")
    db.update("domains", domain_id, team_id=team_id, locked=True)
    return db.fetch(Domain, "domains", domain_id)
