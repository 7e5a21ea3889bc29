"""Tools about readings."""

from typing_extensions import TypedDict

from mcp_servers.runtime import Database, Day, Page, PageNumber, Refused, shift

from .rows import Manuscript, Member, Reading, ReadingStatus


class ReadingSummary(TypedDict):
    """A reading as a search lists it."""

    id: str
    manuscript_title: str
    speaker_name: str
    status: ReadingStatus
    held_on: str


def find_readings(
    db: Database,
    manuscript_id: str | None = None,
    speaker_id: str | None = None,
    status: ReadingStatus | None = None,
    held_on: Day | None = None,
    held_from: Day | None = None,
    page: PageNumber = 1,
) -> Page[ReadingSummary]:
    """Search readings by manuscript, speaker, status or date of the reading.

    Args:
        manuscript_id: Only readings of the manuscript with this id.
        speaker_id: Only readings of the speaker with this id.
        status: Only readings with this status.
        held_on: Only readings with a date of the reading on this day.
        held_from: Only readings with a date of the reading at or after this.
        page: Page number, from 1.
    """
    return db.search(
        ReadingSummary,
        """
        SELECT readings.id, manuscripts.title AS manuscript_title, members.name AS speaker_name,
            readings.status, readings.held_on
        FROM readings
        JOIN manuscripts ON manuscripts.id = readings.manuscript_id
        JOIN members ON members.id = readings.speaker_id
        """,
        where={
            "readings.manuscript_id = ?": manuscript_id,
            "readings.speaker_id = ?": speaker_id,
            "readings.status = ?": status,
            "readings.held_on = ?": held_on,
            "readings.held_on >= ?": held_from,
        },
        order="readings.held_on, readings.id",
        page=page,
    )


def plan_reading(db: Database, manuscript_id: str, speaker_id: str, held_on: Day) -> Reading:
    """Plan the reading of a manuscript, at most three on a day.

    Args:
        manuscript_id: Id of the manuscript.
        speaker_id: Id of the speaker.
        held_on: Date of the reading.
    """
    manuscript = db.fetch(Manuscript, "manuscripts", manuscript_id)
    speaker = db.fetch(Member, "members", speaker_id)
    if held_on <= db.today:
        raise Refused("The day must lie ahead.")
    if speaker_id == manuscript["lead_id"] or db.exists(
        "SELECT 1 FROM authorships WHERE manuscript_id = ? AND member_id = ?", manuscript_id, speaker_id
    ):
        raise Refused("An author does not read out their own work.")
    if db.number("SELECT COUNT(*) FROM readings WHERE held_on = ? AND status = 'planned'", held_on) >= 3:
        raise Refused("Three manuscripts are read on that day.")
    if speaker["status"] != "present":
        raise Refused("The speaker is abroad.")
    if db.exists("SELECT 1 FROM readings WHERE manuscript_id = ? AND held_on = ?", manuscript_id, held_on):
        raise Refused("Another reading already has this manuscript and date of the reading.")
    reading_id = db.insert(
        "readings", manuscript_id=manuscript_id, speaker_id=speaker_id, held_on=held_on, status="planned"
    )
    return db.fetch(Reading, "readings", reading_id)


def drop_reading(db: Database, reading_id: str) -> Reading:
    """Drop a reading at least two days ahead.

    Args:
        reading_id: Id of the reading.
    """
    reading = db.fetch(Reading, "readings", reading_id)
    if reading["status"] != "planned":
        raise Refused("The reading must be planned.")
    if reading["held_on"] < shift(db.today, days=2):
        raise Refused("It is too late to drop the reading.")
    db.update("readings", reading_id, status="dropped")
    return db.fetch(Reading, "readings", reading_id)
