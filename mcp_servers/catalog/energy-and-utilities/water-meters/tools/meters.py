"""Tools about meters."""

from typing_extensions import TypedDict

from mcp_servers.runtime import Database, Day, Page, PageNumber

from .rows import MeterSize, MeterStatus


class MeterSummary(TypedDict):
    """A meter as a search lists it."""

    id: str
    serial: str
    size: MeterSize
    status: MeterStatus
    calibrated_until: str


def find_meters(
    db: Database,
    serial: str | None = None,
    connection_id: str | None = None,
    customer: str | None = None,
    size: MeterSize | None = None,
    status: MeterStatus | None = None,
    calibrated_until_until: Day | None = None,
    page: PageNumber = 1,
) -> Page[MeterSummary]:
    """Search meters by serial number, connection, customer, size, status or end of calibration.

    Args:
        serial: Only meters with this serial number.
        connection_id: Only meters of the connection with this id.
        customer: Only meters of the connection whose customer contains this text.
        size: Only meters with this size.
        status: Only meters with this status.
        calibrated_until_until: Only meters with an end of calibration at or before this.
        page: Page number, from 1.
    """
    return db.search(
        MeterSummary,
        """
        SELECT meters.id, meters.serial, meters.size, meters.status, meters.calibrated_until FROM meters
        LEFT JOIN connections ON connections.id = meters.connection_id
        """,
        where={
            "meters.serial = ?": serial,
            "meters.connection_id = ?": connection_id,
            "instr(lower(connections.customer), lower(?)) > 0": customer,
            "meters.size = ?": size,
            "meters.status = ?": status,
            "meters.calibrated_until <= ?": calibrated_until_until,
        },
        order="meters.calibrated_until, meters.id",
        page=page,
    )
