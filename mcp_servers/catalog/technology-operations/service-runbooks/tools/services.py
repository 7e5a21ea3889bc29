"""Tools about services."""

from typing import Annotated

from typing_extensions import TypedDict

from mcp_servers.runtime import Database, Page, PageNumber, Refused, at_least, between, every_word

from .rows import Service, ServiceStatus, ServiceTier


class ServiceSummary(TypedDict):
    """A service as a search lists it."""

    id: str
    name: str
    owner_name: str
    tier: ServiceTier
    status: ServiceStatus
    release: int


class ServiceSettings(TypedDict):
    """Lines of the settings of a service."""

    lines: list[str]
    first_line: int
    total_lines: int
    next_line: int | None


def find_services(
    db: Database,
    name: str | None = None,
    owner_id: str | None = None,
    tier: ServiceTier | None = None,
    status: ServiceStatus | None = None,
    words: str | None = None,
    page: PageNumber = 1,
) -> Page[ServiceSummary]:
    """Search services by name, owner, tier, status or settings.

    Args:
        name: Only services with this name.
        owner_id: Only services of the owner with this id.
        tier: Only services with this tier.
        status: Only services with this status.
        words: Only services whose settings has all these words, in any order.
        page: Page number, from 1.
    """
    return db.search(
        ServiceSummary,
        """
        SELECT services.id, services.name, engineers.name AS owner_name, services.tier, services.status,
            services.release
        FROM services
        JOIN engineers ON engineers.id = services.owner_id
        """,
        where={
            "services.name = ?": name,
            "services.owner_id = ?": owner_id,
            "services.tier = ?": tier,
            "services.status = ?": status,
            "services.rowid IN (SELECT rowid FROM services_text WHERE services_text MATCH ?)": every_word(words),
        },
        order="services.name, services.id",
        page=page,
    )


def read_settings(
    db: Database,
    service_id: str,
    from_line: Annotated[int, at_least(1)] = 1,
    lines: Annotated[int, between(1, 80)] = 40,
) -> ServiceSettings:
    """Read the settings of a service, some lines at a time.

    Args:
        service_id: Id of the service.
        from_line: Line to begin with, from 1.
        lines: How many lines to read at most.
    """
    db.fetch(Service, "services", service_id)
    text = db.value("SELECT settings FROM services WHERE id = ?", service_id).split("\n")
    if from_line > len(text):
        raise Refused(f"This service ends at line {len(text)}.")
    after = from_line + lines
    return {
        "lines": text[from_line - 1 : after - 1],
        "first_line": from_line,
        "total_lines": len(text),
        "next_line": after if after <= len(text) else None,
    }
