"""Tools about objections."""

from typing_extensions import TypedDict

from mcp_servers.runtime import Database, Day, Page, PageNumber, Refused, Text, shift

from .rows import Objection, ObjectionGround, ObjectionStatus, Street


class ObjectionSummary(TypedDict):
    """An objection as a search lists it."""

    id: str
    street_name: str
    objector: str
    ground: ObjectionGround
    raised_on: str
    status: ObjectionStatus


def find_objections(
    db: Database,
    street_id: str | None = None,
    objector: str | None = None,
    ground: ObjectionGround | None = None,
    status: ObjectionStatus | None = None,
    raised_from: Day | None = None,
    page: PageNumber = 1,
) -> Page[ObjectionSummary]:
    """Search objections by street, objector, ground, status or day of the objection.

    Args:
        street_id: Only objections of the street with this id.
        objector: Only objections whose objector contains this text.
        ground: Only objections with this ground.
        status: Only objections with this status.
        raised_from: Only objections with a day of the objection at or after this.
        page: Page number, from 1.
    """
    return db.search(
        ObjectionSummary,
        """
        SELECT objections.id, streets.name AS street_name, objections.objector, objections.ground,
            objections.raised_on, objections.status
        FROM objections
        JOIN streets ON streets.id = objections.street_id
        """,
        where={
            "objections.street_id = ?": street_id,
            "instr(lower(objections.objector), lower(?)) > 0": objector,
            "objections.ground = ?": ground,
            "objections.status = ?": status,
            "objections.raised_on >= ?": raised_from,
        },
        order="objections.raised_on, objections.id",
        page=page,
    )


def raise_objection(db: Database, street_id: str, objector: Text, ground: ObjectionGround) -> Objection:
    """Take an objection to a published name within its 30 days, one for each person.

    Args:
        street_id: Id of the street.
        objector: Objector of the objection.
        ground: Ground of the objection.
    """
    street = db.fetch(Street, "streets", street_id)
    if street["status"] != "published":
        raise Refused("The name is not published.")
    if street["published_on"] is None or street["published_on"] < shift(db.today, days=-30):
        raise Refused("The 30 days are over.")
    if db.exists("SELECT 1 FROM objections WHERE street_id = ? AND objector = ?", street_id, objector):
        raise Refused("This person has objected already.")
    objection_id = db.insert(
        "objections", street_id=street_id, objector=objector, ground=ground, raised_on=db.today, status="open"
    )
    return db.fetch(Objection, "objections", objection_id)


def hear_objection(db: Database, objection_id: str) -> Objection:
    """Note that an objector was heard, at least three days after the objection.

    Args:
        objection_id: Id of the objection.
    """
    objection = db.fetch(Objection, "objections", objection_id)
    if objection["status"] != "open":
        raise Refused("The objection must be open.")
    if objection["raised_on"] > shift(db.today, days=-3):
        raise Refused("The objector has three days to prepare.")
    db.update("objections", objection_id, status="heard")
    return db.fetch(Objection, "objections", objection_id)


def dismiss_objection(db: Database, objection_id: str) -> Objection:
    """Dismiss an objection after the hearing, within twelve weeks.

    Args:
        objection_id: Id of the objection.
    """
    objection = db.fetch(Objection, "objections", objection_id)
    if objection["status"] != "heard":
        raise Refused("The objection must be heard.")
    if objection["ground"] == "sounds_alike" and db.exists(
        "SELECT 1 FROM objections WHERE street_id = ? AND status = 'upheld'", objection["street_id"]
    ):
        raise Refused("The same objection was upheld for another person.")
    if objection["raised_on"] < shift(db.today, days=-84):
        raise Refused("The objection counts as upheld after twelve weeks.")
    db.update("objections", objection_id, status="dismissed")
    return db.fetch(Objection, "objections", objection_id)
