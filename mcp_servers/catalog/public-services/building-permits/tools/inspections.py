"""Tools about inspections."""

from typing import Literal

from typing_extensions import TypedDict

from mcp_servers.runtime import Database, Day, Moment, Page, PageNumber, Refused, shift

from .rows import Application, Inspection, InspectionStage, InspectionStatus


class InspectionSummary(TypedDict):
    """An inspection as a search lists it."""

    id: str
    application_number: str
    stage: InspectionStage
    starts_at: str
    officer_name: str
    status: InspectionStatus


class InspectionsByOfficerName(TypedDict):
    """Totals of inspections for one name."""

    officer_name: str
    inspections: int
    last_start: str | None


def find_inspections(
    db: Database,
    application_id: str | None = None,
    stage: InspectionStage | None = None,
    status: InspectionStatus | None = None,
    starts_on: Day | None = None,
    officer_name: str | None = None,
    page: PageNumber = 1,
) -> Page[InspectionSummary]:
    """Search inspections by application, stage, status, start time or name.

    Args:
        application_id: Only inspections of the application with this id.
        stage: Only inspections with this stage.
        status: Only inspections with this status.
        starts_on: Only inspections with a start time on this day.
        officer_name: Only inspections of the inspector whose name contains this text.
        page: Page number, from 1.
    """
    return db.search(
        InspectionSummary,
        """
        SELECT inspections.id, applications.number AS application_number, inspections.stage,
            inspections.starts_at, officers.name AS officer_name, inspections.status
        FROM inspections
        JOIN applications ON applications.id = inspections.application_id
        JOIN officers ON officers.id = inspections.officer_id
        """,
        where={
            "inspections.application_id = ?": application_id,
            "inspections.stage = ?": stage,
            "inspections.status = ?": status,
            "date(inspections.starts_at) = ?": starts_on,
            "instr(lower(officers.name), lower(?)) > 0": officer_name,
        },
        order="inspections.starts_at, inspections.id",
        page=page,
    )


def report_inspections(
    db: Database,
    status: InspectionStatus | None = None,
    stage: InspectionStage | None = None,
    starts_from: Moment | None = None,
    starts_until: Moment | None = None,
    page: PageNumber = 1,
) -> Page[InspectionsByOfficerName]:
    """Count inspections by inspector.

    Args:
        status: Only inspections with this status.
        stage: Only inspections with this stage.
        starts_from: Only inspections with a start time at or after this.
        starts_until: Only inspections with a start time at or before this.
        page: Page number, from 1.
    """
    return db.search(
        InspectionsByOfficerName,
        """
        SELECT officers.name AS officer_name, COUNT(*) AS inspections, MAX(inspections.starts_at) AS
            last_start
        FROM inspections
        JOIN officers ON officers.id = inspections.officer_id
        """,
        where={
            "inspections.status = ?": status,
            "inspections.stage = ?": stage,
            "inspections.starts_at >= ?": starts_from,
            "inspections.starts_at <= ?": starts_until,
        },
        group="officers.name",
        order="officers.name",
        page=page,
    )


def plan_inspection(db: Database, application_id: str, stage: InspectionStage, starts_at: Moment) -> Inspection:
    """Plan an inspection by yourself, two hours long and at least two days ahead; each stage needs the one before
    it passed.

    Args:
        application_id: Id of the application.
        stage: Stage of the inspection.
        starts_at: Start time.
    """
    application = db.fetch(Application, "applications", application_id)
    if application["status"] != "begun":
        raise Refused("Nothing is being built at the moment.")
    if starts_at < shift(db.now, days=2):
        raise Refused("An inspection is planned two days ahead.")
    if stage != "foundations" and not db.exists(
        """
        SELECT 1 FROM inspections
        WHERE application_id = ? AND status = 'passed' AND stage = ?
        """,
        application_id,
        "foundations" if stage == "frame" else "frame",
    ):
        raise Refused("The stage before has not passed.")
    if db.exists(
        """
        SELECT 1 FROM inspections
        WHERE application_id = ? AND stage = ? AND status IN ('planned', 'passed')
        """,
        application_id,
        stage,
    ):
        raise Refused("This stage has passed or is planned already.")
    if db.exists(
        """
        SELECT 1 FROM inspections
        WHERE officer_id = ?
            AND status = 'planned'
            AND starts_at < ?
            AND strftime('%Y-%m-%dT%H:%M', starts_at, '+2 hours') > ?
        """,
        db.account,
        shift(starts_at, hours=2),
        starts_at,
    ):
        raise Refused("You have another inspection at that time.")
    inspection_id = db.insert(
        "inspections",
        application_id=application_id,
        stage=stage,
        starts_at=starts_at,
        officer_id=db.account,
        status="planned",
    )
    return db.fetch(Inspection, "inspections", inspection_id)


def record_inspection(db: Database, inspection_id: str, result: Literal["passed", "failed"]) -> Inspection:
    """Record the result of an inspection of the last week; a building that passes the last one is completed.

    Args:
        inspection_id: Id of the inspection.
        result: Result of the inspection.
    """
    inspection = db.fetch(Inspection, "inspections", inspection_id)
    if inspection["status"] != "planned":
        raise Refused("The inspection is over or called off.")
    if inspection["starts_at"] > db.now:
        raise Refused("The inspection has not taken place yet.")
    if inspection["starts_at"] < shift(db.now, days=-7):
        raise Refused("Results are recorded within a week.")
    db.update("inspections", inspection_id, status=result)
    if inspection["stage"] == "completion" and result == "passed":
        db.update("applications", inspection["application_id"], status="completed")
    return db.fetch(Inspection, "inspections", inspection_id)
