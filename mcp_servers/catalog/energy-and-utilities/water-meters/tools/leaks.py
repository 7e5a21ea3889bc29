"""Tools about leaks."""

from typing import Annotated

from typing_extensions import TypedDict

from mcp_servers.runtime import Database, Moment, Page, PageNumber, Refused, Text, between, shift

from .rows import Connection, Leak, LeakStatus, SupplyZone


class LeakSummary(TypedDict):
    """A leak as a search lists it."""

    id: str
    number: str
    supply_zone_name: str
    remark: str
    loss: int | None
    status: LeakStatus


class LeaksBySupplyZoneName(TypedDict):
    """Totals of leaks for one name."""

    supply_zone_name: str
    leaks: int
    loss: int
    latest_report: str | None


def find_leaks(
    db: Database,
    number: str | None = None,
    supply_zone_id: str | None = None,
    connection_id: str | None = None,
    status: LeakStatus | None = None,
    min_loss: int | None = None,
    reported_from: Moment | None = None,
    page: PageNumber = 1,
) -> Page[LeakSummary]:
    """Search leaks by leak number, supply zone, connection, status, loss in litres an hour or time of the report.

    Args:
        number: Only leaks with this leak number.
        supply_zone_id: Only leaks of the supply zone with this id.
        connection_id: Only leaks of the connection with this id.
        status: Only leaks with this status.
        min_loss: Only leaks with a loss in litres an hour of at least this.
        reported_from: Only leaks with a time of the report at or after this.
        page: Page number, from 1.
    """
    return db.search(
        LeakSummary,
        """
        SELECT leaks.id, leaks.number, supply_zones.name AS supply_zone_name, leaks.remark, leaks.loss,
            leaks.status
        FROM leaks
        JOIN supply_zones ON supply_zones.id = leaks.supply_zone_id
        """,
        where={
            "leaks.number = ?": number,
            "leaks.supply_zone_id = ?": supply_zone_id,
            "leaks.connection_id = ?": connection_id,
            "leaks.status = ?": status,
            "leaks.loss >= ?": min_loss,
            "leaks.reported_at >= ?": reported_from,
        },
        order="leaks.reported_at DESC, leaks.id",
        page=page,
    )


def report_leaks(
    db: Database,
    status: LeakStatus | None = None,
    reported_from: Moment | None = None,
    min_loss: int | None = None,
    page: PageNumber = 1,
) -> Page[LeaksBySupplyZoneName]:
    """Count leaks by supply zone and add up what they lose.

    Args:
        status: Only leaks with this status.
        reported_from: Only leaks with a time of the report at or after this.
        min_loss: Only leaks with a loss in litres an hour of at least this.
        page: Page number, from 1.
    """
    return db.search(
        LeaksBySupplyZoneName,
        """
        SELECT supply_zones.name AS supply_zone_name, COUNT(*) AS leaks, COALESCE(SUM(leaks.loss), 0) AS
            loss, MAX(leaks.reported_at) AS latest_report
        FROM leaks
        JOIN supply_zones ON supply_zones.id = leaks.supply_zone_id
        """,
        where={"leaks.status = ?": status, "leaks.reported_at >= ?": reported_from, "leaks.loss >= ?": min_loss},
        group="supply_zones.name",
        order="supply_zones.name",
        page=page,
    )


def report_leak(
    db: Database, number: Text, supply_zone_id: str, remark: Text, connection_id: str | None = None
) -> Leak:
    """Take in the report of a leak in a supply zone, at a connection where one is known.

    Args:
        number: Leak number.
        supply_zone_id: Id of the supply zone.
        remark: Remark of the leak.
        connection_id: Id of the connection.
    """
    db.fetch(SupplyZone, "supply_zones", supply_zone_id)
    connection = db.fetch(Connection, "connections", connection_id) if connection_id is not None else None
    if connection is not None and connection["supply_zone_id"] != supply_zone_id:
        raise Refused("The connection lies in another supply zone.")
    if connection is not None and db.exists(
        "SELECT 1 FROM leaks WHERE connection_id = ? AND status IN ('reported', 'located')", connection_id
    ):
        raise Refused("A leak at this connection is known already.")
    if db.exists("SELECT 1 FROM leaks WHERE number = ?", number):
        raise Refused("Another leak already has this leak number.")
    leak_id = db.insert(
        "leaks",
        number=number,
        connection_id=connection_id,
        supply_zone_id=supply_zone_id,
        remark=remark,
        reported_at=db.now,
        status="reported",
    )
    return db.fetch(Leak, "leaks", leak_id)


def locate_leak(db: Database, leak_id: str, loss: Annotated[int, between(10, 9000)]) -> Leak:
    """Note that a leak has been found and how much it loses.

    Args:
        leak_id: Id of the leak.
        loss: Loss in litres an hour.
    """
    leak = db.fetch(Leak, "leaks", leak_id)
    if leak["status"] != "reported":
        raise Refused("The leak must be reported.")
    if db.now < shift(leak["reported_at"], minutes=30):
        raise Refused("A leak is not found within half an hour of its report.")
    db.update("leaks", leak_id, status="located", loss=loss, located_at=db.now)
    return db.fetch(Leak, "leaks", leak_id)


def repair_leak(db: Database, leak_id: str) -> Leak:
    """Note that a located leak is repaired; digging starts two days after locating, or at once where 1000 litres an
    hour are lost.

    Args:
        leak_id: Id of the leak.
    """
    leak = db.fetch(Leak, "leaks", leak_id)
    if leak["status"] != "located":
        raise Refused("The leak must be located.")
    if (
        leak["located_at"] is None
        or leak["loss"] is None
        or (leak["loss"] < 1000 and db.now < shift(leak["located_at"], days=2))
    ):
        raise Refused("Digging for a small leak starts two days after it was located.")
    db.update("leaks", leak_id, status="repaired", repaired_on=db.today)
    return db.fetch(Leak, "leaks", leak_id)
