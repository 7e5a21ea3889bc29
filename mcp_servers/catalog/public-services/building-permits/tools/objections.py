"""Tools about objections."""

from typing import Literal

from typing_extensions import TypedDict

from mcp_servers.runtime import Database, Page, PageNumber, Refused, Text, shift

from .rows import Application, Objection, ObjectionGround, ObjectionStatus


class ObjectionSummary(TypedDict):
    """An objection as a search lists it."""

    id: str
    application_number: str
    objector: str
    ground: ObjectionGround
    lodged_on: str
    status: ObjectionStatus


def find_objections(
    db: Database,
    application_id: str | None = None,
    objector: str | None = None,
    ground: ObjectionGround | None = None,
    status: ObjectionStatus | None = None,
    page: PageNumber = 1,
) -> Page[ObjectionSummary]:
    """Search objections by application, objector, ground or status.

    Args:
        application_id: Only objections of the application with this id.
        objector: Only objections whose objector contains this text.
        ground: Only objections with this ground.
        status: Only objections with this status.
        page: Page number, from 1.
    """
    return db.search(
        ObjectionSummary,
        """
        SELECT objections.id, applications.number AS application_number, objections.objector,
            objections.ground, objections.lodged_on, objections.status
        FROM objections
        JOIN applications ON applications.id = objections.application_id
        """,
        where={
            "objections.application_id = ?": application_id,
            "instr(lower(objections.objector), lower(?)) > 0": objector,
            "objections.ground = ?": ground,
            "objections.status = ?": status,
        },
        order="objections.lodged_on, objections.id",
        page=page,
    )


def lodge_objection(db: Database, application_id: str, objector: Text, ground: ObjectionGround) -> Objection:
    """Take in an objection to an application within 35 days of its validation, one from each person.

    Args:
        application_id: Id of the application.
        objector: Objector of the objection.
        ground: Ground of the objection.
    """
    application = db.fetch(Application, "applications", application_id)
    if application["status"] not in ("under_review", "on_hold"):
        raise Refused("The application is not open to objections.")
    if application["validated_on"] is None or application["validated_on"] < shift(db.today, days=-35):
        raise Refused("The time for objections is over.")
    if db.exists("SELECT 1 FROM objections WHERE application_id = ? AND objector = ?", application_id, objector):
        raise Refused("This person has objected already.")
    objection_id = db.insert(
        "objections", application_id=application_id, objector=objector, ground=ground, lodged_on=db.today, status="open"
    )
    return db.fetch(Objection, "objections", objection_id)


def settle_objection(db: Database, objection_id: str, verdict: Literal["upheld", "dismissed"]) -> Objection:
    """Uphold or dismiss an objection once the applicant has had a week to answer it.

    Args:
        objection_id: Id of the objection.
        verdict: Verdict of the objection.
    """
    objection = db.fetch(Objection, "objections", objection_id)
    if objection["status"] != "open":
        raise Refused("The objection is settled.")
    application = db.fetch(Application, "applications", objection["application_id"])
    if application["status"] not in ("under_review", "on_hold"):
        raise Refused("The application is decided.")
    if objection["lodged_on"] > shift(db.today, days=-7):
        raise Refused("The applicant has a week to answer.")
    db.update("objections", objection_id, status=verdict)
    return db.fetch(Objection, "objections", objection_id)
