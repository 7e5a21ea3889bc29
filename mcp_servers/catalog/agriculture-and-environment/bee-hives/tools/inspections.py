"""Tools about inspections."""

from typing import Annotated

from typing_extensions import TypedDict

from mcp_servers.runtime import Database, Day, Page, PageNumber, Refused, Text, between

from .rows import Colony, Inspection


class InspectionSummary(TypedDict):
    """An inspection as a search lists it."""

    id: str
    colony_hive: str
    beekeeper_name: str
    made_on: str
    brood_frames: int


def find_inspections(
    db: Database,
    colony_id: str | None = None,
    apiary_id: str | None = None,
    beekeeper_id: str | None = None,
    made_from: Day | None = None,
    queen_seen: bool | None = None,
    page: PageNumber = 1,
) -> Page[InspectionSummary]:
    """Search inspections by colony, apiary, beekeeper, date or a queen seen.

    Args:
        colony_id: Only inspections of the colony with this id.
        apiary_id: Only inspections of the apiary with this id.
        beekeeper_id: Only inspections of the beekeeper with this id.
        made_from: Only inspections with a date at or after this.
        queen_seen: Only inspections for which this holds, or does not: a queen seen.
        page: Page number, from 1.
    """
    return db.search(
        InspectionSummary,
        """
        SELECT inspections.id, colonies.hive AS colony_hive, beekeepers.name AS beekeeper_name,
            inspections.made_on, inspections.brood_frames
        FROM inspections
        JOIN colonies ON colonies.id = inspections.colony_id
        JOIN beekeepers ON beekeepers.id = inspections.beekeeper_id
        """,
        where={
            "inspections.colony_id = ?": colony_id,
            "colonies.apiary_id = ?": apiary_id,
            "inspections.beekeeper_id = ?": beekeeper_id,
            "inspections.made_on >= ?": made_from,
            "inspections.queen_seen = ?": queen_seen,
        },
        order="inspections.made_on DESC, inspections.id",
        page=page,
    )


def record_inspection(
    db: Database,
    colony_id: str,
    brood_frames: Annotated[int, between(0, 20)],
    mites: Annotated[int, between(0, 200)],
    queen_seen: bool = False,
    remark: Text | None = None,
) -> Inspection:
    """Record today's inspection of a colony, once a day; its frames of brood and mites are updated.

    Args:
        colony_id: Id of the colony.
        brood_frames: Brood frame count.
        mites: Mite count.
        queen_seen: Whether this holds for the inspection: a queen seen.
        remark: Remark of the inspection.
    """
    colony = db.fetch(Colony, "colonies", colony_id)
    if colony["status"] != "alive":
        raise Refused("The colony is not alive.")
    if colony["inspected_on"] >= db.today:
        raise Refused("The colony was inspected today.")
    if colony["queen_id"] is None and queen_seen:
        raise Refused("The colony has no queen.")
    if colony["queen_id"] is None and brood_frames > colony["brood_frames"]:
        raise Refused("Brood cannot grow without a queen.")
    inspection_id = db.insert(
        "inspections",
        colony_id=colony_id,
        brood_frames=brood_frames,
        queen_seen=queen_seen,
        remark=remark,
        beekeeper_id=db.account,
        made_on=db.today,
    )
    db.update("colonies", colony_id, brood_frames=brood_frames, mites=mites, inspected_on=db.today)
    return db.fetch(Inspection, "inspections", inspection_id)
