"""Tools about devices."""

from typing_extensions import TypedDict

from mcp_servers.runtime import Database, Day, Page, PageNumber, Refused, shift

from .rows import Device, DeviceKind, DeviceStatus, Employee, Seat


class DeviceSummary(TypedDict):
    """A device as a search lists it."""

    id: str
    asset: str
    kind: DeviceKind
    employee_name: str | None
    status: DeviceStatus


def find_devices(
    db: Database,
    asset: str | None = None,
    kind: DeviceKind | None = None,
    employee_id: str | None = None,
    status: DeviceStatus | None = None,
    bought_until: Day | None = None,
    page: PageNumber = 1,
) -> Page[DeviceSummary]:
    """Search devices by asset number, kind, holder, status or day of purchase.

    Args:
        asset: Only devices with this asset number.
        kind: Only devices with this kind.
        employee_id: Only devices of the holder with this id.
        status: Only devices with this status.
        bought_until: Only devices with a day of purchase at or before this.
        page: Page number, from 1.
    """
    return db.search(
        DeviceSummary,
        """
        SELECT devices.id, devices.asset, devices.kind, employees.name AS employee_name, devices.status
        FROM devices
        LEFT JOIN employees ON employees.id = devices.employee_id
        """,
        where={
            "devices.asset = ?": asset,
            "devices.kind = ?": kind,
            "devices.employee_id = ?": employee_id,
            "devices.status = ?": status,
            "devices.bought_on <= ?": bought_until,
        },
        order="devices.asset, devices.id",
        page=page,
    )


def hand_out_device(db: Database, device_id: str, employee_id: str) -> Device:
    """Hand a device out of stock to an employee who has none.

    Args:
        device_id: Id of the device.
        employee_id: Id of the holder.
    """
    device = db.fetch(Device, "devices", device_id)
    employee = db.fetch(Employee, "employees", employee_id)
    if device["status"] != "in_stock":
        raise Refused("The device must be in stock.")
    if employee["status"] != "employed":
        raise Refused("The employee has left or is about to leave.")
    if device["bought_on"] < shift(db.today, days=-1825):
        raise Refused("The device is older than five years.")
    if db.exists("SELECT 1 FROM devices WHERE employee_id = ? AND kind = ?", employee_id, device["kind"]):
        raise Refused("The employee has a device of this kind.")
    db.update("devices", device_id, status="handed_out", employee_id=employee_id)
    return db.fetch(Device, "devices", device_id)


def take_device_back(db: Database, device_id: str) -> Device:
    """Take a device back; an employee who is leaving loses the seats as well.

    Args:
        device_id: Id of the device.
    """
    device = db.fetch(Device, "devices", device_id)
    if device["status"] != "handed_out":
        raise Refused("The device must be handed out.")
    db.update("devices", device_id, status="in_stock", employee_id=None)
    for seat in db.all(
        Seat,
        """
        SELECT seats.* FROM seats
        JOIN employees ON employees.id = seats.employee_id
        WHERE seats.employee_id = ?
            AND employees.status = 'leaving'
            AND seats.status IN ('held', 'announced')
        ORDER BY seats.id
        """,
        device["employee_id"],
    ):
        db.update("seats", seat["id"], status="returned")
    return db.fetch(Device, "devices", device_id)
