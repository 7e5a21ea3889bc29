"""Tools about stays."""

from typing_extensions import TypedDict

from mcp_servers.runtime import Database, Day, Page, PageNumber, Refused, Text, shift

from .rows import Animal, Stay, StayStatus


class StaySummary(TypedDict):
    """A foster stay as a search lists it."""

    id: str
    animal_name: str
    animal_number: str
    host: str
    until: str
    status: StayStatus


def find_stays(
    db: Database,
    animal_id: str | None = None,
    host: str | None = None,
    status: StayStatus | None = None,
    ends_by: Day | None = None,
    page: PageNumber = 1,
) -> Page[StaySummary]:
    """Search stays by animal, foster family, status or agreed last day.

    Args:
        animal_id: Only stays of the animal with this id.
        host: Only stays whose foster family contains this text.
        status: Only stays with this status.
        ends_by: Only stays with an agreed last day at or before this.
        page: Page number, from 1.
    """
    return db.search(
        StaySummary,
        """
        SELECT stays.id, animals.name AS animal_name, animals.number AS animal_number, stays.host,
            stays.until, stays.status
        FROM stays
        JOIN animals ON animals.id = stays.animal_id
        """,
        where={
            "stays.animal_id = ?": animal_id,
            "instr(lower(stays.host), lower(?)) > 0": host,
            "stays.status = ?": status,
            "stays.until <= ?": ends_by,
        },
        order="stays.until, stays.id",
        page=page,
    )


def start_foster_stay(db: Database, animal_id: str, host: Text, phone: Text, until: Day) -> Stay:
    """Give an available animal to a foster family for 90 days at most; families have two animals at a time.

    Args:
        animal_id: Id of the animal.
        host: Foster family.
        phone: Phone of the foster stay.
        until: Agreed last day.
    """
    animal = db.fetch(Animal, "animals", animal_id)
    if animal["status"] != "available":
        raise Refused("The animal is not available.")
    if animal["bit_on"] is not None and animal["bit_on"] > shift(db.today, days=-10):
        raise Refused("The animal is being watched after a bite.")
    if until <= db.today:
        raise Refused("The last day must be in the future.")
    if until > shift(db.today, days=90):
        raise Refused("A foster stay lasts 90 days at most.")
    if db.number("SELECT COUNT(*) FROM stays WHERE host = ? AND status = 'running'", host) >= 2:
        raise Refused("The family fosters two animals already.")
    stay_id = db.insert(
        "stays", animal_id=animal_id, host=host, phone=phone, until=until, begun_on=db.today, status="running"
    )
    db.update("animals", animal_id, status="fostered", kennel_id=None)
    return db.fetch(Stay, "stays", stay_id)
