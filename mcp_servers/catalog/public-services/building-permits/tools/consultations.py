"""Tools about consultations."""

from typing import Literal

from typing_extensions import TypedDict

from mcp_servers.runtime import Database, Day, Page, PageNumber, Refused, shift

from .rows import Application, Body, Consultation, ConsultationStatus


class ConsultationSummary(TypedDict):
    """A consultation as a search lists it."""

    id: str
    application_number: str
    body_name: str
    due_on: str
    status: ConsultationStatus


def find_consultations(
    db: Database,
    application_id: str | None = None,
    body_id: str | None = None,
    status: ConsultationStatus | None = None,
    due_until: Day | None = None,
    page: PageNumber = 1,
) -> Page[ConsultationSummary]:
    """Search consultations by application, body, status or due date.

    Args:
        application_id: Only consultations of the application with this id.
        body_id: Only consultations of the body with this id.
        status: Only consultations with this status.
        due_until: Only consultations with a due date at or before this.
        page: Page number, from 1.
    """
    return db.search(
        ConsultationSummary,
        """
        SELECT consultations.id, applications.number AS application_number, bodies.name AS body_name,
            consultations.due_on, consultations.status
        FROM consultations
        JOIN applications ON applications.id = consultations.application_id
        JOIN bodies ON bodies.id = consultations.body_id
        """,
        where={
            "consultations.application_id = ?": application_id,
            "consultations.body_id = ?": body_id,
            "consultations.status = ?": status,
            "consultations.due_on <= ?": due_until,
        },
        order="consultations.due_on, consultations.id",
        page=page,
    )


def ask_body(db: Database, application_id: str, body_id: str) -> Consultation:
    """Ask a body for its opinion on an application, if it can answer before the last day for the decision.

    Args:
        application_id: Id of the application.
        body_id: Id of the body.
    """
    application = db.fetch(Application, "applications", application_id)
    body = db.fetch(Body, "bodies", body_id)
    if application["status"] != "under_review":
        raise Refused("The application is not under review.")
    if application["decide_by"] is None or application["decide_by"] < shift(db.today, days=body["answer_days"]):
        raise Refused("The answer would come too late.")
    if db.exists("SELECT 1 FROM consultations WHERE application_id = ? AND body_id = ?", application_id, body_id):
        raise Refused("This body has been asked already.")
    consultation_id = db.insert(
        "consultations",
        application_id=application_id,
        body_id=body_id,
        asked_on=db.today,
        due_on=shift(db.today, days=body["answer_days"]),
        status="awaited",
    )
    return db.fetch(Consultation, "consultations", consultation_id)


def record_opinion(
    db: Database, consultation_id: str, opinion: Literal["no_objection", "conditions", "objection"]
) -> Consultation:
    """Record the opinion that a body gives, up to a week after its day.

    Args:
        consultation_id: Id of the consultation.
        opinion: Opinion of the consultation.
    """
    consultation = db.fetch(Consultation, "consultations", consultation_id)
    if consultation["status"] != "awaited":
        raise Refused("The body has answered before.")
    if consultation["due_on"] < shift(db.today, days=-7):
        raise Refused("The answer has come too late.")
    db.update("consultations", consultation_id, status=opinion, answered_on=db.today)
    return db.fetch(Consultation, "consultations", consultation_id)
