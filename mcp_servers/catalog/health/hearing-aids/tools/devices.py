"""Tools about devices."""

from typing_extensions import TypedDict

from mcp_servers.runtime import Database, Page, PageNumber

from .rows import Device, DeviceModel, DeviceStatus


class DeviceSummary(TypedDict):
    """A device as a search lists it."""

    id: str
    serial: str
    device_model_name: str
    status: DeviceStatus


class DeviceDetails(Device):
    """A device in full."""

    device_model_name: str
    device_model_power: int
    device_model_price: int
    times_tried: int
    times_repaired: int


def find_devices(
    db: Database,
    serial: str | None = None,
    device_model_id: str | None = None,
    status: DeviceStatus | None = None,
    page: PageNumber = 1,
) -> Page[DeviceSummary]:
    """Search devices by serial number, model or status.

    Args:
        serial: Only devices with this serial number.
        device_model_id: Only devices of the model with this id.
        status: Only devices with this status.
        page: Page number, from 1.
    """
    return db.search(
        DeviceSummary,
        """
        SELECT devices.id, devices.serial, device_models.name AS device_model_name, devices.status
        FROM devices
        JOIN device_models ON device_models.id = devices.device_model_id
        """,
        where={
            "devices.serial = ?": serial,
            "devices.device_model_id = ?": device_model_id,
            "devices.status = ?": status,
        },
        order="devices.serial, devices.id",
        page=page,
    )


def get_device(db: Database, device_id: str) -> DeviceDetails:
    """Show a device with the times it was tried and repaired.

    Args:
        device_id: Id of the device.
    """
    device = db.fetch(Device, "devices", device_id)
    times_tried = db.number("SELECT COUNT(*) FROM trials WHERE device_id = ?", device_id)
    times_repaired = db.number("SELECT COUNT(*) FROM repairs WHERE device_id = ?", device_id)
    device_model = db.fetch(DeviceModel, "device_models", device["device_model_id"])
    return {
        **device,
        "device_model_name": device_model["name"],
        "device_model_power": device_model["power"],
        "device_model_price": device_model["price"],
        "times_tried": times_tried,
        "times_repaired": times_repaired,
    }
