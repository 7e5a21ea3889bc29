"""Tools about alterations."""

from typing import Annotated

from typing_extensions import TypedDict

from mcp_servers.runtime import Database, Day, Page, PageNumber, Refused, Text, between, shift

from .rows import Alteration, AlterationStatus, Garment, Hire, Production, Tailor


class AlterationSummary(TypedDict):
    """An alteration as a search lists it."""

    id: str
    hire_number: str
    work: str
    minutes: int
    tailor_name: str
    due_on: str
    status: AlterationStatus


class AlterationsByTailorName(TypedDict):
    """Totals of alterations for one name."""

    tailor_name: str
    alterations: int
    total_minutes: int
    longest: int | None


def find_alterations(
    db: Database,
    hire_id: str | None = None,
    tailor_id: str | None = None,
    due_until: Day | None = None,
    status: AlterationStatus | None = None,
    can_be_undone: bool | None = None,
    work: str | None = None,
    page: PageNumber = 1,
) -> Page[AlterationSummary]:
    """Search alterations by hire, tailor, due date, status, reversible or work.

    Args:
        hire_id: Only alterations of the hire with this id.
        tailor_id: Only alterations of the tailor with this id.
        due_until: Only alterations with a due date at or before this.
        status: Only alterations with this status.
        can_be_undone: Only alterations for which this holds, or does not: reversible.
        work: Only alterations whose work contains this text.
        page: Page number, from 1.
    """
    return db.search(
        AlterationSummary,
        """
        SELECT alterations.id, hires.number AS hire_number, alterations.work, alterations.minutes,
            tailors.name AS tailor_name, alterations.due_on, alterations.status
        FROM alterations
        JOIN hires ON hires.id = alterations.hire_id
        JOIN tailors ON tailors.id = alterations.tailor_id
        """,
        where={
            "alterations.hire_id = ?": hire_id,
            "alterations.tailor_id = ?": tailor_id,
            "alterations.due_on <= ?": due_until,
            "alterations.status = ?": status,
            "alterations.can_be_undone = ?": can_be_undone,
            "instr(lower(alterations.work), lower(?)) > 0": work,
        },
        order="alterations.due_on, alterations.id",
        page=page,
    )


def report_sewing(
    db: Database, status: AlterationStatus | None = None, due_until: Day | None = None, page: PageNumber = 1
) -> Page[AlterationsByTailorName]:
    """Add up the minutes of work by tailor.

    Args:
        status: Only alterations with this status.
        due_until: Only alterations with a due date at or before this.
        page: Page number, from 1.
    """
    return db.search(
        AlterationsByTailorName,
        """
        SELECT tailors.name AS tailor_name, COUNT(*) AS alterations, COALESCE(SUM(alterations.minutes), 0)
            AS total_minutes, MAX(alterations.minutes) AS longest
        FROM alterations
        JOIN tailors ON tailors.id = alterations.tailor_id
        """,
        where={"alterations.status = ?": status, "alterations.due_on <= ?": due_until},
        group="tailors.name",
        order="tailors.name",
        page=page,
    )


def order_alteration(
    db: Database,
    hire_id: str,
    work: Text,
    minutes: Annotated[int, between(10, 300)],
    tailor_id: str,
    due_on: Day,
    can_be_undone: bool = True,
) -> Alteration:
    """Order an alteration after the fitting from a tailor who has time on the due date.

    Args:
        hire_id: Id of the hire.
        work: Work of the alteration.
        minutes: Minutes of work.
        tailor_id: Id of the tailor.
        due_on: Due date.
        can_be_undone: Whether this holds for the alteration: reversible.
    """
    hire = db.fetch(Hire, "hires", hire_id)
    tailor = db.fetch(Tailor, "tailors", tailor_id)
    if hire["status"] != "reserved":
        raise Refused("The hire is not waiting for alterations.")
    if not db.exists("SELECT 1 FROM fittings WHERE hire_id = ? AND status = 'done'", hire_id):
        raise Refused("The performer has not been fitted.")
    garment = db.fetch(Garment, "garments", hire["garment_id"])
    if not can_be_undone and garment["historical"]:
        raise Refused("A historical garment is altered only in ways that can be undone.")
    if not tailor["historical"] and garment["historical"]:
        raise Refused("The tailor is not trained for historical garments.")
    production = db.fetch(Production, "productions", hire["production_id"])
    if due_on < db.today or due_on > shift(production["opens_on"], days=-2):
        raise Refused("Alterations are finished two days before the opening.")
    if db.exists("SELECT 1 FROM alterations WHERE hire_id = ? AND work = ?", hire_id, work):
        raise Refused("This alteration was ordered already.")
    if (
        db.number(
            """
        SELECT SUM(minutes) FROM alterations
        WHERE tailor_id = ? AND due_on = ? AND status = 'ordered'
        """,
            tailor_id,
            due_on,
        )
        + minutes
        > tailor["minutes_a_day"]
    ):
        raise Refused("The tailor has no time left on that day.")
    alteration_id = db.insert(
        "alterations",
        hire_id=hire_id,
        work=work,
        can_be_undone=can_be_undone,
        minutes=minutes,
        tailor_id=tailor_id,
        due_on=due_on,
        status="ordered",
    )
    return db.fetch(Alteration, "alterations", alteration_id)


def finish_alteration(db: Database, alteration_id: str) -> Alteration:
    """Note that an alteration is done, on a garment that is in the house.

    Args:
        alteration_id: Id of the alteration.
    """
    alteration = db.fetch(Alteration, "alterations", alteration_id)
    if alteration["status"] != "ordered":
        raise Refused("The alteration must be ordered.")
    hire = db.fetch(Hire, "hires", alteration["hire_id"])
    garment = db.fetch(Garment, "garments", hire["garment_id"])
    if garment["status"] == "out":
        raise Refused("The garment is out.")
    db.update("alterations", alteration_id, status="done")
    return db.fetch(Alteration, "alterations", alteration_id)


def hand_to_other_tailor(db: Database, alteration_id: str, tailor_id: str) -> Alteration:
    """Give an ordered alteration to another tailor with time on the due date.

    Args:
        alteration_id: Id of the alteration.
        tailor_id: Id of the tailor.
    """
    alteration = db.fetch(Alteration, "alterations", alteration_id)
    tailor = db.fetch(Tailor, "tailors", tailor_id)
    if alteration["status"] != "ordered":
        raise Refused("The alteration is done or dropped.")
    if tailor_id == alteration["tailor_id"]:
        raise Refused("The tailor has this alteration already.")
    hire = db.fetch(Hire, "hires", alteration["hire_id"])
    garment = db.fetch(Garment, "garments", hire["garment_id"])
    if not tailor["historical"] and garment["historical"]:
        raise Refused("The tailor is not trained for historical garments.")
    if (
        db.number(
            """
        SELECT SUM(minutes) FROM alterations
        WHERE tailor_id = ? AND due_on = ? AND status = 'ordered'
        """,
            tailor_id,
            alteration["due_on"],
        )
        + alteration["minutes"]
        > tailor["minutes_a_day"]
    ):
        raise Refused("The tailor has no time left on that day.")
    db.update("alterations", alteration_id, tailor_id=tailor_id)
    return db.fetch(Alteration, "alterations", alteration_id)
