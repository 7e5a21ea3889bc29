"""Tools about repairs."""

from typing import Annotated

from typing_extensions import TypedDict

from mcp_servers.runtime import Database, Day, Page, PageNumber, Refused, Text, between, shift

from .rows import Device, DeviceModel, Repair, RepairStatus


class RepairSummary(TypedDict):
    """A repair as a search lists it."""

    id: str
    device_serial: str
    fault: str
    taken_on: str
    price: int
    status: RepairStatus


def find_repairs(
    db: Database,
    device_id: str | None = None,
    status: RepairStatus | None = None,
    taken_from: Day | None = None,
    loan_device_id: str | None = None,
    page: PageNumber = 1,
) -> Page[RepairSummary]:
    """Search repairs by device, status, day of taking in or loan device.

    Args:
        device_id: Only repairs of the device with this id.
        status: Only repairs with this status.
        taken_from: Only repairs with a day of taking in at or after this.
        loan_device_id: Only repairs of the loan device with this id.
        page: Page number, from 1.
    """
    return db.search(
        RepairSummary,
        """
        SELECT repairs.id, devices.serial AS device_serial, repairs.fault, repairs.taken_on, repairs.price,
            repairs.status
        FROM repairs
        JOIN devices ON devices.id = repairs.device_id
        """,
        where={
            "repairs.device_id = ?": device_id,
            "repairs.status = ?": status,
            "repairs.taken_on >= ?": taken_from,
            "repairs.loan_device_id = ?": loan_device_id,
        },
        order="repairs.taken_on DESC, repairs.id",
        page=page,
    )


def take_in_repair(db: Database, device_id: str, fault: Text, price: Annotated[int, between(0, 40000)]) -> Repair:
    """Take a sold device in for repair; it is free within two years of the sale.

    Args:
        device_id: Id of the device.
        fault: Fault of the repair.
        price: Price out of warranty, in minor units.
    """
    device = db.fetch(Device, "devices", device_id)
    if device["status"] != "sold":
        raise Refused("The device is not with a customer.")
    if price != 0 and db.exists(
        """
        SELECT 1 FROM trials
        WHERE device_id = ? AND status = 'bought' AND finished_on IS NOT NULL AND finished_on >= ?
        """,
        device_id,
        shift(db.today, days=-730),
    ):
        raise Refused("The device is under warranty.")
    repair_id = db.insert("repairs", device_id=device_id, fault=fault, price=price, taken_on=db.today, status="open")
    db.update("devices", device_id, status="in_repair")
    return db.fetch(Repair, "repairs", repair_id)


def lend_device(db: Database, repair_id: str, device_id: str) -> Repair:
    """Lend the owner of a device in repair one from stock that is as strong.

    Args:
        repair_id: Id of the repair.
        device_id: Id of the device.
    """
    repair = db.fetch(Repair, "repairs", repair_id)
    device = db.fetch(Device, "devices", device_id)
    if repair["status"] != "open":
        raise Refused("The repair is over.")
    if repair["loan_device_id"] is not None:
        raise Refused("A device is lent already.")
    if device["status"] != "in_stock":
        raise Refused("The device is not in stock.")
    device_model = db.fetch(DeviceModel, "device_models", device["device_model_id"])
    repair_device = db.fetch(Device, "devices", repair["device_id"])
    device_device_model = db.fetch(DeviceModel, "device_models", repair_device["device_model_id"])
    if device_model["power"] < device_device_model["power"]:
        raise Refused("The device is too weak for the owner.")
    db.update("repairs", repair_id, loan_device_id=device_id)
    db.update("devices", device_id, status="lent")
    return db.fetch(Repair, "repairs", repair_id)


def finish_repair(db: Database, repair_id: str) -> Repair:
    """Finish a repair; the device is with its owner again and the loan device back in stock.

    Args:
        repair_id: Id of the repair.
    """
    repair = db.fetch(Repair, "repairs", repair_id)
    if repair["status"] != "open":
        raise Refused("The repair must be open.")
    if repair["taken_on"] >= db.today:
        raise Refused("The device came in today.")
    db.update("repairs", repair_id, status="done")
    db.update("devices", repair["device_id"], status="sold")
    for device in db.all(Device, "SELECT * FROM devices WHERE id = ? ORDER BY id", repair["loan_device_id"]):
        db.update("devices", device["id"], status="in_stock")
    return db.fetch(Repair, "repairs", repair_id)


def give_up_repair(db: Database, repair_id: str) -> Repair:
    """Give a repair up that costs more than 4000 Rappen or takes four days and for which nothing is lent.

    Args:
        repair_id: Id of the repair.
    """
    repair = db.fetch(Repair, "repairs", repair_id)
    if repair["status"] != "open":
        raise Refused("The repair must be open.")
    if repair["price"] <= 4000 and repair["taken_on"] > shift(db.today, days=-4):
        raise Refused("The repair is neither dear nor long.")
    if repair["loan_device_id"] is not None:
        raise Refused("A loan device is still out.")
    db.update("repairs", repair_id, status="given_up")
    db.update("devices", repair["device_id"], status="sold")
    return db.fetch(Repair, "repairs", repair_id)
