"""Tools about trainings."""

from typing_extensions import TypedDict

from mcp_servers.runtime import Database, Day, Page, PageNumber, Refused, shift

from .rows import Instrument, Researcher, Training, TrainingLevel


class TrainingSummary(TypedDict):
    """A training as a search lists it."""

    id: str
    researcher_name: str
    instrument_name: str
    level: TrainingLevel
    valid_until: str


def find_trainings(
    db: Database,
    researcher_id: str | None = None,
    instrument_id: str | None = None,
    level: TrainingLevel | None = None,
    valid_until_until: Day | None = None,
    page: PageNumber = 1,
) -> Page[TrainingSummary]:
    """Search trainings by researcher, instrument, level or expiry date.

    Args:
        researcher_id: Only trainings of the researcher with this id.
        instrument_id: Only trainings of the instrument with this id.
        level: Only trainings with this level.
        valid_until_until: Only trainings with an expiry date at or before this.
        page: Page number, from 1.
    """
    return db.search(
        TrainingSummary,
        """
        SELECT trainings.id, researchers.name AS researcher_name, instruments.name AS instrument_name,
            trainings.level, trainings.valid_until
        FROM trainings
        JOIN researchers ON researchers.id = trainings.researcher_id
        JOIN instruments ON instruments.id = trainings.instrument_id
        """,
        where={
            "trainings.researcher_id = ?": researcher_id,
            "trainings.instrument_id = ?": instrument_id,
            "trainings.level = ?": level,
            "trainings.valid_until <= ?": valid_until_until,
        },
        order="trainings.valid_until, trainings.id",
        page=page,
    )


def add_training(db: Database, researcher_id: str, instrument_id: str) -> Training:
    """Record that a researcher passed the basic training on an instrument today; it is valid for two years.

    Args:
        researcher_id: Id of the researcher.
        instrument_id: Id of the instrument.
    """
    db.fetch(Researcher, "researchers", researcher_id)
    instrument = db.fetch(Instrument, "instruments", instrument_id)
    if instrument["status"] != "available":
        raise Refused("Nobody is trained on a broken instrument.")
    if db.exists("SELECT 1 FROM trainings WHERE researcher_id = ? AND instrument_id = ?", researcher_id, instrument_id):
        raise Refused("The researcher has a training on this instrument already.")
    if (
        db.number("SELECT COUNT(*) FROM trainings WHERE instrument_id = ? AND passed_on = ?", instrument_id, db.today)
        >= 2
    ):
        raise Refused("Two people were trained on this instrument today already.")
    training_id = db.insert(
        "trainings",
        researcher_id=researcher_id,
        instrument_id=instrument_id,
        level="basic",
        passed_on=db.today,
        valid_until=shift(db.today, days=730),
    )
    return db.fetch(Training, "trainings", training_id)


def upgrade_training(db: Database, training_id: str) -> Training:
    """Raise a valid basic training to the advanced level after six finished hours on the instrument; it is valid
    for two years again.

    Args:
        training_id: Id of the training.
    """
    training = db.fetch(Training, "trainings", training_id)
    if training["level"] != "basic":
        raise Refused("The training is at the advanced level already.")
    if training["valid_until"] < db.today:
        raise Refused("The training has run out.")
    finished_hours = db.number(
        """
        SELECT SUM(length) FROM bookings
        WHERE researcher_id = ? AND instrument_id = ? AND status = 'finished'
        """,
        training["researcher_id"],
        training["instrument_id"],
    )
    if finished_hours < 6:
        raise Refused("Six finished hours on the instrument are needed first.")
    db.update("trainings", training_id, level="advanced", passed_on=db.today, valid_until=shift(db.today, days=730))
    return db.fetch(Training, "trainings", training_id)
