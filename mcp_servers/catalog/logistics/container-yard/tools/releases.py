"""Tools about releases."""

from typing_extensions import TypedDict

from mcp_servers.runtime import Database, Day, Page, PageNumber, days_between

from .rows import Container, Line, Release, ReleaseStatus, Stack


class ReleaseSummary(TypedDict):
    """A release as a search lists it."""

    id: str
    number: str
    container_number: str
    haulier: str
    valid_until: str
    status: ReleaseStatus


class ReleaseDetails(Release):
    """A release in full."""

    container_number: str
    container_line_name: str
    container_stack_code: str | None
    days_left: int
    lorry_booked: bool


def find_releases(
    db: Database,
    number: str | None = None,
    container_id: str | None = None,
    line_id: str | None = None,
    status: ReleaseStatus | None = None,
    haulier: str | None = None,
    valid_until_from: Day | None = None,
    page: PageNumber = 1,
) -> Page[ReleaseSummary]:
    """Search releases by number, container, line, status, haulier or last day.

    Args:
        number: Only releases with this number.
        container_id: Only releases of the container with this id.
        line_id: Only releases of the line with this id.
        status: Only releases with this status.
        haulier: Only releases whose haulier contains this text.
        valid_until_from: Only releases with a last day at or after this.
        page: Page number, from 1.
    """
    return db.search(
        ReleaseSummary,
        """
        SELECT releases.id, releases.number, containers.number AS container_number, releases.haulier,
            releases.valid_until, releases.status
        FROM releases
        JOIN containers ON containers.id = releases.container_id
        """,
        where={
            "releases.number = ?": number,
            "releases.container_id = ?": container_id,
            "containers.line_id = ?": line_id,
            "releases.status = ?": status,
            "instr(lower(releases.haulier), lower(?)) > 0": haulier,
            "releases.valid_until >= ?": valid_until_from,
        },
        order="releases.valid_until, releases.id",
        page=page,
    )


def get_release(db: Database, release_id: str) -> ReleaseDetails:
    """Show a release with its container and the days that it is still good.

    Args:
        release_id: Id of the release.
    """
    release = db.fetch(Release, "releases", release_id)
    days_left = days_between(db.today, release["valid_until"])
    lorry_booked = db.exists("SELECT 1 FROM slots WHERE release_id = ? AND status = 'booked'", release_id)
    container = db.fetch(Container, "containers", release["container_id"])
    line = db.fetch(Line, "lines", container["line_id"])
    stack = db.fetch(Stack, "stacks", container["stack_id"]) if container["stack_id"] is not None else None
    return {
        **release,
        "container_number": container["number"],
        "container_line_name": line["name"],
        "container_stack_code": stack["code"] if stack is not None else None,
        "days_left": days_left,
        "lorry_booked": lorry_booked,
    }
