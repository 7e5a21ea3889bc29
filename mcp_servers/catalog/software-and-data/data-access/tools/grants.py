"""Tools about grants."""

from typing_extensions import TypedDict

from mcp_servers.runtime import Database, Day, Page, PageNumber, Refused, days_between, shift

from .rows import Analyst, Dataset, Grant, GrantAccess, GrantStatus, Project


class GrantSummary(TypedDict):
    """A grant as a search lists it."""

    id: str
    analyst_name: str
    dataset_name: str
    access: GrantAccess
    ends_on: str
    status: GrantStatus


class GrantsByDatasetName(TypedDict):
    """Totals of grants for one name."""

    dataset_name: str
    grants: int
    first_end: str | None
    last_end: str | None


def find_grants(
    db: Database,
    analyst_id: str | None = None,
    dataset_id: str | None = None,
    steward_id: str | None = None,
    project_id: str | None = None,
    access: GrantAccess | None = None,
    status: GrantStatus | None = None,
    ends_until: Day | None = None,
    confirmed_until: Day | None = None,
    page: PageNumber = 1,
) -> Page[GrantSummary]:
    """Search grants by analyst, data set, steward, project, access, status, last day or last confirmation.

    Args:
        analyst_id: Only grants of the analyst with this id.
        dataset_id: Only grants of the data set with this id.
        steward_id: Only grants of the steward with this id.
        project_id: Only grants of the project with this id.
        access: Only grants with this access.
        status: Only grants with this status.
        ends_until: Only grants with a last day at or before this.
        confirmed_until: Only grants with a last confirmation at or before this.
        page: Page number, from 1.
    """
    return db.search(
        GrantSummary,
        """
        SELECT grants.id, analysts.name AS analyst_name, datasets.name AS dataset_name, grants.access,
            grants.ends_on, grants.status
        FROM grants
        JOIN analysts ON analysts.id = grants.analyst_id
        JOIN datasets ON datasets.id = grants.dataset_id
        """,
        where={
            "grants.analyst_id = ?": analyst_id,
            "grants.dataset_id = ?": dataset_id,
            "datasets.steward_id = ?": steward_id,
            "grants.project_id = ?": project_id,
            "grants.access = ?": access,
            "grants.status = ?": status,
            "grants.ends_on <= ?": ends_until,
            "grants.confirmed_on <= ?": confirmed_until,
        },
        order="grants.ends_on, grants.id",
        page=page,
    )


def report_grants(
    db: Database,
    status: GrantStatus | None = None,
    access: GrantAccess | None = None,
    project_id: str | None = None,
    ends_from: Day | None = None,
    page: PageNumber = 1,
) -> Page[GrantsByDatasetName]:
    """Count grants by data set.

    Args:
        status: Only grants with this status.
        access: Only grants with this access.
        project_id: Only grants of the project with this id.
        ends_from: Only grants with a last day at or after this.
        page: Page number, from 1.
    """
    return db.search(
        GrantsByDatasetName,
        """
        SELECT datasets.name AS dataset_name, COUNT(*) AS grants, MIN(grants.ends_on) AS first_end,
            MAX(grants.ends_on) AS last_end
        FROM grants
        JOIN datasets ON datasets.id = grants.dataset_id
        """,
        where={
            "grants.status = ?": status,
            "grants.access = ?": access,
            "grants.project_id = ?": project_id,
            "grants.ends_on >= ?": ends_from,
        },
        group="datasets.name",
        order="datasets.name",
        page=page,
    )


def extend_grant(db: Database, grant_id: str, ends_on: Day) -> Grant:
    """Extend an active grant in its last 30 days, within what data set, project and contract allow.

    Args:
        grant_id: Id of the grant.
        ends_on: New last day.
    """
    grant = db.fetch(Grant, "grants", grant_id)
    if grant["status"] != "active":
        raise Refused("The grant was revoked.")
    if grant["ends_on"] < db.today:
        raise Refused("The grant has run out.")
    if grant["ends_on"] > shift(db.today, days=30):
        raise Refused("The grant does not end within 30 days.")
    if ends_on <= grant["ends_on"]:
        raise Refused("The new last day must be later.")
    dataset = db.fetch(Dataset, "datasets", grant["dataset_id"])
    if days_between(db.today, ends_on) > dataset["longest"] // 2:
        raise Refused("A grant is extended by half the longest time at most.")
    project = db.fetch(Project, "projects", grant["project_id"])
    if ends_on > project["ends_on"]:
        raise Refused("The project ends before that.")
    analyst = db.fetch(Analyst, "analysts", grant["analyst_id"])
    if analyst["contract_until"] is not None and ends_on > analyst["contract_until"]:
        raise Refused("The contract ends before that.")
    if dataset["sensitivity"] not in ("open", "internal") and analyst["trained_until"] < ends_on:
        raise Refused("The privacy training runs out before that.")
    db.update("grants", grant_id, starts_on=db.today, ends_on=ends_on)
    return db.fetch(Grant, "grants", grant_id)


def confirm_grant(db: Database, grant_id: str) -> Grant:
    """Confirm that a grant of a data set in your care is still needed; it must have been used in the last 60 days.

    Args:
        grant_id: Id of the grant.
    """
    grant = db.fetch(Grant, "grants", grant_id)
    dataset = db.fetch(Dataset, "datasets", grant["dataset_id"])
    if dataset["steward_id"] != db.account:
        raise Refused("The data set is in somebody else's care.")
    if grant["status"] != "active":
        raise Refused("The grant was revoked.")
    if grant["ends_on"] < db.today:
        raise Refused("The grant has run out.")
    if grant["confirmed_on"] > shift(db.today, days=-30):
        raise Refused("The grant was confirmed in the last 30 days.")
    if grant["used_on"] is None or grant["used_on"] < shift(db.today, days=-60):
        raise Refused("Nobody has used the grant in the last 60 days.")
    db.update("grants", grant_id, confirmed_on=db.today)
    return db.fetch(Grant, "grants", grant_id)


def mask_grant(db: Database, grant_id: str) -> Grant:
    """Change full access to masked access.

    Args:
        grant_id: Id of the grant.
    """
    grant = db.fetch(Grant, "grants", grant_id)
    if grant["status"] != "active":
        raise Refused("The grant was revoked.")
    if grant["access"] != "full":
        raise Refused("The access is masked already.")
    if grant["ends_on"] < db.today:
        raise Refused("The grant has run out.")
    db.update("grants", grant_id, access="masked")
    return db.fetch(Grant, "grants", grant_id)


def revoke_grant(db: Database, grant_id: str) -> Grant:
    """Revoke a grant of a data set in your care that has run out, is not used, is not confirmed or has led to a
    breach.

    Args:
        grant_id: Id of the grant.
    """
    grant = db.fetch(Grant, "grants", grant_id)
    if grant["status"] != "active":
        raise Refused("The grant must be active.")
    dataset = db.fetch(Dataset, "datasets", grant["dataset_id"])
    if dataset["steward_id"] != db.account:
        raise Refused("The data set is in somebody else's care.")
    if (
        grant["ends_on"] >= db.today
        and grant["used_on"] is not None
        and grant["used_on"] >= shift(db.today, days=-60)
        and grant["confirmed_on"] >= shift(db.today, days=-90)
        and not db.exists("SELECT 1 FROM breaches WHERE grant_id = ? AND status = 'open'", grant_id)
    ):
        raise Refused("There is no reason to revoke this grant.")
    db.update("grants", grant_id, status="revoked")
    return db.fetch(Grant, "grants", grant_id)
