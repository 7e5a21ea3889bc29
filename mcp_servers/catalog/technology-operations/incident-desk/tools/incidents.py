"""Tools about incidents."""

from typing_extensions import TypedDict

from mcp_servers.runtime import Database, Moment, Page, PageNumber, Refused, Text, minutes_between, shift

from .rows import Action, Engineer, Incident, IncidentSeverity, IncidentStatus, Service, Team


class IncidentSummary(TypedDict):
    """An incident as a search lists it."""

    id: str
    number: str
    title: str
    service_name: str
    severity: IncidentSeverity
    status: IncidentStatus
    answer_by: str


class IncidentDetails(Incident):
    """An incident in full."""

    service_name: str
    service_team_name: str
    open_actions: int
    merged_incidents: int


class IncidentsByServiceName(TypedDict):
    """Totals of incidents for one name."""

    service_name: str
    incidents: int
    total_downtime: int
    longest_downtime: int | None


def find_incidents(
    db: Database,
    number: str | None = None,
    title: str | None = None,
    service_id: str | None = None,
    team_id: str | None = None,
    severity: IncidentSeverity | None = None,
    status: IncidentStatus | None = None,
    leader_id: str | None = None,
    answer_by_until: Moment | None = None,
    page: PageNumber = 1,
) -> Page[IncidentSummary]:
    """Search incidents by incident number, title, service, team, severity, status, incident leader or answer
    deadline.

    Args:
        number: Only incidents with this incident number.
        title: Only incidents whose title contains this text.
        service_id: Only incidents of the service with this id.
        team_id: Only incidents of the team with this id.
        severity: Only incidents with this severity.
        status: Only incidents with this status.
        leader_id: Only incidents of the incident leader with this id.
        answer_by_until: Only incidents with an answer deadline at or before this.
        page: Page number, from 1.
    """
    return db.search(
        IncidentSummary,
        """
        SELECT incidents.id, incidents.number, incidents.title, services.name AS service_name,
            incidents.severity, incidents.status, incidents.answer_by
        FROM incidents
        JOIN services ON services.id = incidents.service_id
        """,
        where={
            "incidents.number = ?": number,
            "instr(lower(incidents.title), lower(?)) > 0": title,
            "incidents.service_id = ?": service_id,
            "services.team_id = ?": team_id,
            "incidents.severity = ?": severity,
            "incidents.status = ?": status,
            "incidents.leader_id = ?": leader_id,
            "incidents.answer_by <= ?": answer_by_until,
        },
        order="incidents.answer_by, incidents.id",
        page=page,
    )


def get_incident(db: Database, incident_id: str) -> IncidentDetails:
    """Show an incident with its follow-up actions and the incidents merged into it.

    Args:
        incident_id: Id of the incident.
    """
    incident = db.fetch(Incident, "incidents", incident_id)
    open_actions = db.number("SELECT COUNT(*) FROM actions WHERE incident_id = ? AND status = 'open'", incident_id)
    merged_incidents = db.number("SELECT COUNT(*) FROM incidents WHERE merged_into_id = ?", incident_id)
    service = db.fetch(Service, "services", incident["service_id"])
    team = db.fetch(Team, "teams", service["team_id"])
    return {
        **incident,
        "service_name": service["name"],
        "service_team_name": team["name"],
        "open_actions": open_actions,
        "merged_incidents": merged_incidents,
    }


def report_incidents(
    db: Database,
    team_id: str | None = None,
    severity: IncidentSeverity | None = None,
    status: IncidentStatus | None = None,
    answer_by_from: Moment | None = None,
    page: PageNumber = 1,
) -> Page[IncidentsByServiceName]:
    """Count incidents and add up their downtime by service.

    Args:
        team_id: Only incidents of the team with this id.
        severity: Only incidents with this severity.
        status: Only incidents with this status.
        answer_by_from: Only incidents with an answer deadline at or after this.
        page: Page number, from 1.
    """
    return db.search(
        IncidentsByServiceName,
        """
        SELECT services.name AS service_name, COUNT(*) AS incidents, COALESCE(SUM(incidents.downtime), 0) AS
            total_downtime, MAX(incidents.downtime) AS longest_downtime
        FROM incidents
        JOIN services ON services.id = incidents.service_id
        """,
        where={
            "services.team_id = ?": team_id,
            "incidents.severity = ?": severity,
            "incidents.status = ?": status,
            "incidents.answer_by >= ?": answer_by_from,
        },
        group="services.name",
        order="services.name",
        page=page,
    )


def report_incident(db: Database, number: Text, title: Text, service_id: str, severity: IncidentSeverity) -> Incident:
    """Report an incident of a service that has no open one of the same severity; ordinary services have no critical
    ones.

    Args:
        number: Incident number.
        title: Title of the incident.
        service_id: Id of the service.
        severity: Severity of the incident.
    """
    service = db.fetch(Service, "services", service_id)
    if severity == "critical" and service["tier"] == "ordinary":
        raise Refused("An ordinary service has no critical incidents.")
    if db.exists(
        """
        SELECT 1 FROM incidents
        WHERE service_id = ? AND severity = ? AND status IN ('reported', 'acknowledged', 'reopened')
        """,
        service_id,
        severity,
    ):
        raise Refused("An incident of this severity is open for the service already.")
    if db.exists("SELECT 1 FROM incidents WHERE number = ?", number):
        raise Refused("Another incident already has this incident number.")
    incident_id = db.insert(
        "incidents",
        number=number,
        title=title,
        service_id=service_id,
        severity=severity,
        opened_at=db.now,
        answer_by=shift(db.now, minutes=15 if severity == "critical" else 60 if severity == "major" else 240),
        status="reported",
        downtime=0,
    )
    return db.fetch(Incident, "incidents", incident_id)


def acknowledge_incident(db: Database, incident_id: str, leader_id: str) -> Incident:
    """Let an engineer who is on call take a reported incident over; outside their own team level 3 is needed.

    Args:
        incident_id: Id of the incident.
        leader_id: Id of the incident leader.
    """
    incident = db.fetch(Incident, "incidents", incident_id)
    leader = db.fetch(Engineer, "engineers", leader_id)
    if incident["status"] != "reported":
        raise Refused("The incident must be reported.")
    service = db.fetch(Service, "services", incident["service_id"])
    if leader["team_id"] != service["team_id"] and leader["level"] != 3:
        raise Refused("The engineer is of another team and below level 3.")
    if not db.exists(
        "SELECT 1 FROM duties WHERE engineer_id = ? AND starts_at <= ? AND ends_at > ?", leader_id, db.now, db.now
    ):
        raise Refused("The engineer is not on call at the moment.")
    if (
        db.exists(
            """
        SELECT 1 FROM incidents
        WHERE leader_id = ? AND severity = 'critical' AND status = 'acknowledged'
        """,
            leader_id,
        )
        and incident["severity"] == "critical"
    ):
        raise Refused("The engineer leads a critical incident already.")
    db.update("incidents", incident_id, status="acknowledged", leader_id=leader_id)
    return db.fetch(Incident, "incidents", incident_id)


def resolve_incident(db: Database, incident_id: str, resolution: Text) -> Incident:
    """Resolve an incident and count its downtime, once no change of the service is running.

    Args:
        incident_id: Id of the incident.
        resolution: Resolution of the incident.
    """
    incident = db.fetch(Incident, "incidents", incident_id)
    if incident["status"] not in ("acknowledged", "reopened"):
        raise Refused("The incident must be acknowledged or reopened.")
    if db.exists("SELECT 1 FROM changes WHERE service_id = ? AND status = 'running'", incident["service_id"]):
        raise Refused("A change of the service is still running.")
    if (
        db.exists(
            """
        SELECT 1 FROM incidents
        WHERE service_id = ? AND severity = 'critical' AND status = 'reported'
        """,
            incident["service_id"],
        )
        and incident["severity"] != "critical"
    ):
        raise Refused("A critical incident of the service has not been answered yet.")
    db.update(
        "incidents",
        incident_id,
        status="resolved",
        resolved_at=db.now,
        downtime=minutes_between(incident["opened_at"], db.now),
        resolution=resolution,
    )
    return db.fetch(Incident, "incidents", incident_id)


def reopen_incident(db: Database, incident_id: str) -> Incident:
    """Reopen an incident within seven days of its repair; follow-up actions still open are dropped.

    Args:
        incident_id: Id of the incident.
    """
    incident = db.fetch(Incident, "incidents", incident_id)
    if incident["status"] != "resolved":
        raise Refused("The incident must be resolved.")
    if incident["resolved_at"] is None or incident["resolved_at"] < shift(db.now, days=-7):
        raise Refused("The incident was resolved more than seven days ago.")
    db.update("incidents", incident_id, status="reopened")
    for action in db.all(
        Action, "SELECT * FROM actions WHERE incident_id = ? AND status = 'open' ORDER BY id", incident_id
    ):
        db.update("actions", action["id"], status="dropped")
    return db.fetch(Incident, "incidents", incident_id)


def close_incident(db: Database, incident_id: str) -> Incident:
    """Close an incident a day after its repair; a critical or major one needs a follow-up action first.

    Args:
        incident_id: Id of the incident.
    """
    incident = db.fetch(Incident, "incidents", incident_id)
    if incident["status"] != "resolved":
        raise Refused("The incident must be resolved.")
    if incident["resolved_at"] is None or incident["resolved_at"] > shift(db.now, hours=-24):
        raise Refused("The incident was resolved less than a day ago.")
    if incident["severity"] != "minor" and not db.exists("SELECT 1 FROM actions WHERE incident_id = ?", incident_id):
        raise Refused("A follow-up action is needed first.")
    db.update("incidents", incident_id, status="closed")
    return db.fetch(Incident, "incidents", incident_id)


def merge_incident(db: Database, incident_id: str, main_id: str) -> Incident:
    """Merge an incident into an older one of the same service that is still open; its leader is set free.

    Args:
        incident_id: Id of the incident.
        main_id: Id of the incident to merge into.
    """
    incident = db.fetch(Incident, "incidents", incident_id)
    main = db.fetch(Incident, "incidents", main_id)
    if incident["status"] not in ("reported", "acknowledged"):
        raise Refused("The incident must be reported or acknowledged.")
    if main_id == incident_id:
        raise Refused("An incident cannot be merged into itself.")
    if main["service_id"] != incident["service_id"]:
        raise Refused("The incidents concern different services.")
    if main["status"] not in ("acknowledged", "reopened"):
        raise Refused("Nobody is working on the other incident.")
    if main["opened_at"] > incident["opened_at"]:
        raise Refused("The other incident is the younger one.")
    if incident["severity"] == "critical" and main["severity"] != "critical":
        raise Refused("A critical incident is merged into a critical one only.")
    db.update("incidents", incident_id, status="merged", merged_into_id=main_id, leader_id=None)
    for each_incident in db.all(Incident, "SELECT * FROM incidents WHERE merged_into_id = ? ORDER BY id", incident_id):
        db.update("incidents", each_incident["id"], merged_into_id=main_id)
    return db.fetch(Incident, "incidents", incident_id)
