"""Tools about qualifications."""

from typing import Annotated

from typing_extensions import TypedDict

from mcp_servers.runtime import Database, Day, Page, PageNumber, Refused, between, shift

from .rows import Annotator, Qualification, QualificationKind


class QualificationSummary(TypedDict):
    """A qualification as a search lists it."""

    id: str
    annotator_name: str
    kind: QualificationKind
    points: int
    valid_until: str


def find_qualifications(
    db: Database,
    annotator_id: str | None = None,
    kind: QualificationKind | None = None,
    min_points: int | None = None,
    valid_until_from: Day | None = None,
    page: PageNumber = 1,
) -> Page[QualificationSummary]:
    """Search qualifications by annotator, kind, points or last day.

    Args:
        annotator_id: Only qualifications of the annotator with this id.
        kind: Only qualifications with this kind.
        min_points: Only qualifications with a points of at least this.
        valid_until_from: Only qualifications with a last day at or after this.
        page: Page number, from 1.
    """
    return db.search(
        QualificationSummary,
        """
        SELECT qualifications.id, annotators.name AS annotator_name, qualifications.kind,
            qualifications.points, qualifications.valid_until
        FROM qualifications
        JOIN annotators ON annotators.id = qualifications.annotator_id
        """,
        where={
            "qualifications.annotator_id = ?": annotator_id,
            "qualifications.kind = ?": kind,
            "qualifications.points >= ?": min_points,
            "qualifications.valid_until >= ?": valid_until_from,
        },
        order="qualifications.points DESC, qualifications.id",
        page=page,
    )


def certify_annotator(
    db: Database, annotator_id: str, kind: QualificationKind, points: Annotated[int, between(0, 100)]
) -> Qualification:
    """Enter a test of an annotator for a kind of task, valid for a year; medical ones want another good
    qualification first.

    Args:
        annotator_id: Id of the annotator.
        kind: Kind of the qualification.
        points: Points of the qualification.
    """
    annotator = db.fetch(Annotator, "annotators", annotator_id)
    if annotator["status"] != "active":
        raise Refused("The annotator is suspended.")
    if db.exists("SELECT 1 FROM qualifications WHERE annotator_id = ? AND kind = ?", annotator_id, kind):
        raise Refused("There is a qualification of this kind.")
    if kind == "medical" and not db.exists(
        "SELECT 1 FROM qualifications WHERE annotator_id = ? AND points >= 85", annotator_id
    ):
        raise Refused("Medical tests want another qualification of 85 points.")
    qualification_id = db.insert(
        "qualifications", annotator_id=annotator_id, kind=kind, points=points, valid_until=shift(db.today, days=365)
    )
    return db.fetch(Qualification, "qualifications", qualification_id)


def renew_qualification(db: Database, qualification_id: str, points: Annotated[int, between(0, 100)]) -> Qualification:
    """Renew a qualification that runs out within 60 days with the points of a new test.

    Args:
        qualification_id: Id of the qualification.
        points: Points of the qualification.
    """
    qualification = db.fetch(Qualification, "qualifications", qualification_id)
    if qualification["valid_until"] > shift(db.today, days=90):
        raise Refused("It is valid for more than 90 days.")
    annotator = db.fetch(Annotator, "annotators", qualification["annotator_id"])
    if annotator["status"] != "active":
        raise Refused("The annotator is suspended.")
    if points < qualification["points"] - 30:
        raise Refused("So much worse a test is repeated first.")
    db.update("qualifications", qualification_id, points=points, valid_until=shift(db.today, days=365))
    return db.fetch(Qualification, "qualifications", qualification_id)
