"""Tools about damages."""

from typing_extensions import TypedDict

from mcp_servers.runtime import Database, Day, Page, PageNumber, Refused, Text, shift

from .rows import Booking, Car, Damage, DamageSeverity, DamageStatus


class DamageSummary(TypedDict):
    """A damage as a search lists it."""

    id: str
    car_plate: str
    remark: str
    severity: DamageSeverity
    found_on: str
    status: DamageStatus


def find_damages(
    db: Database,
    car_id: str | None = None,
    severity: DamageSeverity | None = None,
    status: DamageStatus | None = None,
    found_from: Day | None = None,
    page: PageNumber = 1,
) -> Page[DamageSummary]:
    """Search damages by car, severity, status or day of the report.

    Args:
        car_id: Only damages of the car with this id.
        severity: Only damages with this severity.
        status: Only damages with this status.
        found_from: Only damages with a day of the report at or after this.
        page: Page number, from 1.
    """
    return db.search(
        DamageSummary,
        """
        SELECT damages.id, cars.plate AS car_plate, damages.remark, damages.severity, damages.found_on,
            damages.status
        FROM damages
        JOIN cars ON cars.id = damages.car_id
        """,
        where={
            "damages.car_id = ?": car_id,
            "damages.severity = ?": severity,
            "damages.status = ?": status,
            "damages.found_on >= ?": found_from,
        },
        order="damages.found_on DESC, damages.id",
        page=page,
    )


def report_damage(db: Database, car_id: str, remark: Text, severity: DamageSeverity) -> Damage:
    """Report a damage of a car; a serious one cancels its bookings of the next two days.

    Args:
        car_id: Id of the car.
        remark: Remark of the damage.
        severity: Severity of the damage.
    """
    car = db.fetch(Car, "cars", car_id)
    if car["status"] == "sold":
        raise Refused("The car was sold.")
    if db.exists("SELECT 1 FROM damages WHERE car_id = ? AND remark = ? AND status = 'open'", car_id, remark):
        raise Refused("This damage is known already.")
    damage_id = db.insert("damages", car_id=car_id, remark=remark, severity=severity, found_on=db.today, status="open")
    for booking in db.all(
        Booking,
        """
        SELECT * FROM bookings
        WHERE car_id = ? AND status = 'booked' AND starts_at <= ? AND ?
        ORDER BY id
        """,
        car_id,
        shift(db.now, days=2),
        severity == "serious",
    ):
        db.update("bookings", booking["id"], status="cancelled")
    return db.fetch(Damage, "damages", damage_id)


def repair_damage(db: Database, damage_id: str) -> Damage:
    """Note that a damage is repaired; a serious one is repaired in the workshop only.

    Args:
        damage_id: Id of the damage.
    """
    damage = db.fetch(Damage, "damages", damage_id)
    if damage["status"] != "open":
        raise Refused("The damage must be open.")
    car = db.fetch(Car, "cars", damage["car_id"])
    if damage["severity"] != "minor" and car["status"] != "in_workshop":
        raise Refused("The car must be in the workshop for this repair.")
    if db.exists("SELECT 1 FROM bookings WHERE car_id = ? AND status = 'driving'", damage["car_id"]):
        raise Refused("The car is being driven.")
    db.update("damages", damage_id, status="repaired")
    return db.fetch(Damage, "damages", damage_id)
