"""Tools about actions."""

from typing_extensions import TypedDict

from mcp_servers.runtime import Database, Day, Page, PageNumber, Refused, Text, shift

from .rows import Action, ActionStatus, Engineer, Incident


class ActionSummary(TypedDict):
    """A follow-up action as a search lists it."""

    id: str
    incident_number: str
    title: str
    owner_name: str
    due_on: str
    status: ActionStatus


class ActionsByOwnerName(TypedDict):
    """Totals of actions for one name."""

    owner_name: str
    actions: int
    first_due: str | None


def find_actions(
    db: Database,
    incident_id: str | None = None,
    owner_id: str | None = None,
    service_id: str | None = None,
    status: ActionStatus | None = None,
    due_until: Day | None = None,
    page: PageNumber = 1,
) -> Page[ActionSummary]:
    """Search actions by incident, owner, service, status or due date.

    Args:
        incident_id: Only actions of the incident with this id.
        owner_id: Only actions of the owner with this id.
        service_id: Only actions of the service with this id.
        status: Only actions with this status.
        due_until: Only actions with a due date at or before this.
        page: Page number, from 1.
    """
    return db.search(
        ActionSummary,
        """
        SELECT actions.id, incidents.number AS incident_number, actions.title, engineers.name AS owner_name,
            actions.due_on, actions.status
        FROM actions
        JOIN incidents ON incidents.id = actions.incident_id
        JOIN engineers ON engineers.id = actions.owner_id
        """,
        where={
            "actions.incident_id = ?": incident_id,
            "actions.owner_id = ?": owner_id,
            "incidents.service_id = ?": service_id,
            "actions.status = ?": status,
            "actions.due_on <= ?": due_until,
        },
        order="actions.due_on, actions.id",
        page=page,
    )


def report_actions(
    db: Database,
    status: ActionStatus | None = None,
    due_until: Day | None = None,
    service_id: str | None = None,
    page: PageNumber = 1,
) -> Page[ActionsByOwnerName]:
    """Count follow-up actions by who owns them.

    Args:
        status: Only actions with this status.
        due_until: Only actions with a due date at or before this.
        service_id: Only actions of the service with this id.
        page: Page number, from 1.
    """
    return db.search(
        ActionsByOwnerName,
        """
        SELECT engineers.name AS owner_name, COUNT(*) AS actions, MIN(actions.due_on) AS first_due
        FROM actions
        JOIN incidents ON incidents.id = actions.incident_id
        JOIN engineers ON engineers.id = actions.owner_id
        """,
        where={"actions.status = ?": status, "actions.due_on <= ?": due_until, "incidents.service_id = ?": service_id},
        group="engineers.name",
        order="engineers.name",
        page=page,
    )


def add_action(db: Database, incident_id: str, title: Text, owner_id: str, due_on: Day) -> Action:
    """Add a follow-up action to an incident that is resolved or closed; critical ones are followed up within 14
    days.

    Args:
        incident_id: Id of the incident.
        title: Title of the follow-up action.
        owner_id: Id of the owner.
        due_on: Due date.
    """
    incident = db.fetch(Incident, "incidents", incident_id)
    db.fetch(Engineer, "engineers", owner_id)
    if incident["status"] not in ("resolved", "closed"):
        raise Refused("The incident is not resolved.")
    if due_on < db.today:
        raise Refused("The due date has passed.")
    if incident["severity"] == "critical" and due_on > shift(db.today, days=14):
        raise Refused("A critical incident is followed up within 14 days.")
    if db.number("SELECT COUNT(*) FROM actions WHERE owner_id = ? AND status = 'open'", owner_id) >= 6:
        raise Refused("The owner has six open actions already.")
    action_id = db.insert(
        "actions", incident_id=incident_id, title=title, owner_id=owner_id, due_on=due_on, status="open"
    )
    return db.fetch(Action, "actions", action_id)


def finish_action(db: Database, action_id: str) -> Action:
    """Note that a follow-up action is done, at most three weeks after it was due.

    Args:
        action_id: Id of the follow-up action.
    """
    action = db.fetch(Action, "actions", action_id)
    if action["status"] != "open":
        raise Refused("The follow-up action must be open.")
    if action["due_on"] < shift(db.today, days=-21):
        raise Refused("The action is long overdue and has to be discussed.")
    incident = db.fetch(Incident, "incidents", action["incident_id"])
    if incident["status"] not in ("resolved", "closed"):
        raise Refused("The incident is open again.")
    db.update("actions", action_id, status="done")
    return db.fetch(Action, "actions", action_id)
