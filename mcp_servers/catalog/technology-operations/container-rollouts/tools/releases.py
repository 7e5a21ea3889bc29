"""Tools about releases."""

from typing_extensions import TypedDict

from mcp_servers.runtime import Database, Day, Page, PageNumber, Refused, shift

from .rows import Release, ReleaseStatus


class ReleaseSummary(TypedDict):
    """A release as a search lists it."""

    id: str
    number: str
    service_name: str
    built_on: str
    tested: bool
    status: ReleaseStatus


def find_releases(
    db: Database,
    number: str | None = None,
    service_id: str | None = None,
    status: ReleaseStatus | None = None,
    tested: bool | None = None,
    built_from: Day | None = None,
    page: PageNumber = 1,
) -> Page[ReleaseSummary]:
    """Search releases by release number, service, status, tests passed or build date.

    Args:
        number: Only releases with this release number.
        service_id: Only releases of the service with this id.
        status: Only releases with this status.
        tested: Only releases for which this holds, or does not: tests passed.
        built_from: Only releases with a build date at or after this.
        page: Page number, from 1.
    """
    return db.search(
        ReleaseSummary,
        """
        SELECT releases.id, releases.number, services.name AS service_name, releases.built_on,
            releases.tested, releases.status
        FROM releases
        JOIN services ON services.id = releases.service_id
        """,
        where={
            "releases.number = ?": number,
            "releases.service_id = ?": service_id,
            "releases.status = ?": status,
            "releases.tested = ?": tested,
            "releases.built_on >= ?": built_from,
        },
        order="releases.built_on DESC, releases.id",
        page=page,
    )


def pass_tests(db: Database, release_id: str) -> Release:
    """Note that the tests of a candidate have passed, within a week after it was built.

    Args:
        release_id: Id of the release.
    """
    release = db.fetch(Release, "releases", release_id)
    if release["status"] != "candidate":
        raise Refused("The release is not a candidate.")
    if release["tested"]:
        raise Refused("It is tested already.")
    if release["built_on"] < shift(db.today, days=-25):
        raise Refused("It was built too long ago.")
    db.update("releases", release_id, tested=True)
    return db.fetch(Release, "releases", release_id)


def condemn_release(db: Database, release_id: str) -> Release:
    """Mark a candidate that is not being rolled out as bad.

    Args:
        release_id: Id of the release.
    """
    release = db.fetch(Release, "releases", release_id)
    if release["status"] not in ("candidate", "live"):
        raise Refused("The release must be candidate or live.")
    if release["status"] != "candidate":
        raise Refused("A live release is replaced by a rollout.")
    if db.exists("SELECT 1 FROM rollouts WHERE release_id = ? AND status IN ('running', 'stopped')", release_id):
        raise Refused("It is being rolled out.")
    if release["tested"] and not db.exists(
        """
        SELECT 1 FROM releases
        WHERE id != ? AND service_id = ? AND built_on >= ? AND status = 'candidate'
        """,
        release_id,
        release["service_id"],
        release["built_on"],
    ):
        raise Refused("Its tests have passed and there is no later candidate.")
    db.update("releases", release_id, status="bad")
    return db.fetch(Release, "releases", release_id)
