"""Tools about instrument sets."""

from typing_extensions import TypedDict

from mcp_servers.runtime import Database, Day, Page, PageNumber, Refused

from .rows import InstrumentSet, InstrumentSetStatus


class InstrumentSetSummary(TypedDict):
    """A set as a search lists it."""

    id: str
    code: str
    surgical: bool
    sterilised_on: str
    status: InstrumentSetStatus


def find_sets(
    db: Database,
    code: str | None = None,
    surgical: bool | None = None,
    status: InstrumentSetStatus | None = None,
    sterilised_from: Day | None = None,
    max_cycles: int | None = None,
    page: PageNumber = 1,
) -> Page[InstrumentSetSummary]:
    """Search instrument sets by set code, surgical, status, sterilising date or number of cycles.

    Args:
        code: Only instrument sets with this set code.
        surgical: Only instrument sets for which this holds, or does not: surgical.
        status: Only instrument sets with this status.
        sterilised_from: Only instrument sets with a sterilising date at or after this.
        max_cycles: Only instrument sets with a number of cycles of at most this.
        page: Page number, from 1.
    """
    return db.search(
        InstrumentSetSummary,
        "SELECT id, code, surgical, sterilised_on, status FROM instrument_sets",
        where={
            "code = ?": code,
            "surgical = ?": surgical,
            "status = ?": status,
            "sterilised_on >= ?": sterilised_from,
            "cycles <= ?": max_cycles,
        },
        order="code, id",
        page=page,
    )


def sterilise_set(db: Database, instrument_set_id: str) -> InstrumentSet:
    """Sterilise a used set; surgical ones stand 25 cycles at most.

    Args:
        instrument_set_id: Id of the set.
    """
    instrument_set = db.fetch(InstrumentSet, "instrument_sets", instrument_set_id)
    if instrument_set["status"] != "used":
        raise Refused("The set must be used.")
    if instrument_set["surgical"] and instrument_set["cycles"] >= 25:
        raise Refused("The set has been through 25 cycles and is worn out.")
    db.update(
        "instrument_sets",
        instrument_set_id,
        status="sterile",
        sterilised_on=db.today,
        cycles=instrument_set["cycles"] + 1,
    )
    return db.fetch(InstrumentSet, "instrument_sets", instrument_set_id)
