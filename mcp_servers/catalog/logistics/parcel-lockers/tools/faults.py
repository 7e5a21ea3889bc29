"""Tools about faults."""

from typing_extensions import TypedDict

from mcp_servers.runtime import Database, Day, Page, PageNumber, Refused, Text

from .rows import Compartment, Fault, FaultStatus, Station


class FaultSummary(TypedDict):
    """A fault as a search lists it."""

    id: str
    compartment_code: str
    compartment_station_name: str
    remark: str
    reported_on: str
    status: FaultStatus


def find_faults(
    db: Database,
    compartment_id: str | None = None,
    station_id: str | None = None,
    status: FaultStatus | None = None,
    reported_from: Day | None = None,
    page: PageNumber = 1,
) -> Page[FaultSummary]:
    """Search faults by compartment, station, status or day of the report.

    Args:
        compartment_id: Only faults of the compartment with this id.
        station_id: Only faults of the station with this id.
        status: Only faults with this status.
        reported_from: Only faults with a day of the report at or after this.
        page: Page number, from 1.
    """
    return db.search(
        FaultSummary,
        """
        SELECT faults.id, compartments.code AS compartment_code, stations.name AS compartment_station_name,
            faults.remark, faults.reported_on, faults.status
        FROM faults
        JOIN compartments ON compartments.id = faults.compartment_id
        JOIN stations ON stations.id = compartments.station_id
        """,
        where={
            "faults.compartment_id = ?": compartment_id,
            "compartments.station_id = ?": station_id,
            "faults.status = ?": status,
            "faults.reported_on >= ?": reported_from,
        },
        order="faults.reported_on, faults.id",
        page=page,
    )


def report_fault(db: Database, compartment_id: str, remark: Text) -> Fault:
    """Report a fault of a free compartment, which is not used until it is repaired.

    Args:
        compartment_id: Id of the compartment.
        remark: Remark of the fault.
    """
    compartment = db.fetch(Compartment, "compartments", compartment_id)
    if compartment["status"] != "free":
        raise Refused("The compartment is taken or defective.")
    fault_id = db.insert("faults", compartment_id=compartment_id, remark=remark, reported_on=db.today, status="open")
    db.update("compartments", compartment_id, status="defective")
    return db.fetch(Fault, "faults", fault_id)


def repair_fault(db: Database, fault_id: str) -> Fault:
    """Note that a fault at a working station is repaired; the compartment is free again.

    Args:
        fault_id: Id of the fault.
    """
    fault = db.fetch(Fault, "faults", fault_id)
    if fault["status"] != "open":
        raise Refused("The fault must be open.")
    compartment = db.fetch(Compartment, "compartments", fault["compartment_id"])
    station = db.fetch(Station, "stations", compartment["station_id"])
    if station["status"] != "working":
        raise Refused("The station is shut.")
    if compartment["status"] != "defective":
        raise Refused("The compartment is in use.")
    db.update("faults", fault_id, status="repaired")
    db.update("compartments", fault["compartment_id"], status="free")
    return db.fetch(Fault, "faults", fault_id)
