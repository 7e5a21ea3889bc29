"""Tools about trainings."""

from typing_extensions import TypedDict

from mcp_servers.runtime import Database, Day, Page, PageNumber, Refused

from .rows import Protocol, Scientist, Training


class TrainingSummary(TypedDict):
    """A training as a search lists it."""

    id: str
    protocol_title: str
    scientist_name: str
    trained_on: str


def find_trainings(
    db: Database,
    protocol_id: str | None = None,
    scientist_id: str | None = None,
    trained_from: Day | None = None,
    page: PageNumber = 1,
) -> Page[TrainingSummary]:
    """Search trainings by protocol, scientist or date of the training.

    Args:
        protocol_id: Only trainings of the protocol with this id.
        scientist_id: Only trainings of the scientist with this id.
        trained_from: Only trainings with a date of the training at or after this.
        page: Page number, from 1.
    """
    return db.search(
        TrainingSummary,
        """
        SELECT trainings.id, protocols.title AS protocol_title, scientists.name AS scientist_name,
            trainings.trained_on
        FROM trainings
        JOIN protocols ON protocols.id = trainings.protocol_id
        JOIN scientists ON scientists.id = trainings.scientist_id
        """,
        where={
            "trainings.protocol_id = ?": protocol_id,
            "trainings.scientist_id = ?": scientist_id,
            "trainings.trained_on >= ?": trained_from,
        },
        order="trainings.trained_on DESC, trainings.id",
        page=page,
    )


def train_scientist(db: Database, protocol_id: str, scientist_id: str) -> Training:
    """Note that somebody was trained on a valid protocol today.

    Args:
        protocol_id: Id of the protocol.
        scientist_id: Id of the scientist.
    """
    protocol = db.fetch(Protocol, "protocols", protocol_id)
    scientist = db.fetch(Scientist, "scientists", scientist_id)
    if protocol["status"] != "valid":
        raise Refused("The protocol is not valid.")
    if scientist["status"] != "at_work":
        raise Refused("The scientist is away.")
    if db.exists("SELECT 1 FROM trainings WHERE protocol_id = ? AND scientist_id = ?", protocol_id, scientist_id):
        raise Refused("Another training already has this protocol and scientist.")
    training_id = db.insert("trainings", protocol_id=protocol_id, scientist_id=scientist_id, trained_on=db.today)
    return db.fetch(Training, "trainings", training_id)
