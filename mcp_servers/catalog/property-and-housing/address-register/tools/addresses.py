"""Tools about addresses."""

from typing import Annotated

from typing_extensions import TypedDict

from mcp_servers.runtime import Database, Day, Page, PageNumber, Refused, Text, between, shift

from .rows import Address, AddressStatus, Building, Sign, Street


class AddressSummary(TypedDict):
    """An address as a search lists it."""

    id: str
    street_name: str
    number: int
    suffix: str
    building_code: str
    status: AddressStatus


def find_addresses(
    db: Database,
    street_id: str | None = None,
    district: str | None = None,
    number: int | None = None,
    suffix: str | None = None,
    building_id: str | None = None,
    status: AddressStatus | None = None,
    services_told: bool | None = None,
    since_from: Day | None = None,
    page: PageNumber = 1,
) -> Page[AddressSummary]:
    """Search addresses by street, district, house number, suffix, building, status, notice to the emergency
    services or since.

    Args:
        street_id: Only addresses of the street with this id.
        district: Only addresses of the street with this district.
        number: Only addresses with this house number.
        suffix: Only addresses with this suffix.
        building_id: Only addresses of the building with this id.
        status: Only addresses with this status.
        services_told: Only addresses for which this holds, or does not: notice to the emergency services.
        since_from: Only addresses with a since at or after this.
        page: Page number, from 1.
    """
    return db.search(
        AddressSummary,
        """
        SELECT addresses.id, streets.name AS street_name, addresses.number, addresses.suffix, buildings.code
            AS building_code, addresses.status
        FROM addresses
        JOIN streets ON streets.id = addresses.street_id
        JOIN buildings ON buildings.id = addresses.building_id
        """,
        where={
            "addresses.street_id = ?": street_id,
            "streets.district = ?": district,
            "addresses.number = ?": number,
            "addresses.suffix = ?": suffix,
            "addresses.building_id = ?": building_id,
            "addresses.status = ?": status,
            "addresses.services_told = ?": services_told,
            "addresses.since >= ?": since_from,
        },
        order="streets.name, addresses.id",
        page=page,
    )


def assign_address(
    db: Database, street_id: str, number: Annotated[int, between(1, 200)], suffix: Text, building_id: str
) -> Address:
    """Give a door of a building a provisional address in an official street, as long as one of its doors has none.

    Args:
        street_id: Id of the street.
        number: House number.
        suffix: Suffix of the address.
        building_id: Id of the building.
    """
    street = db.fetch(Street, "streets", street_id)
    building = db.fetch(Building, "buildings", building_id)
    if street["status"] != "official":
        raise Refused("The street is not official.")
    if building["status"] == "demolished":
        raise Refused("The building is demolished.")
    if number > street["highest_number"]:
        raise Refused("The street does not go so far.")
    if street["one_sided"] and number % 2 != 0:
        raise Refused("In this street only even numbers are given.")
    if db.exists(
        "SELECT 1 FROM addresses WHERE street_id = ? AND number = ? AND suffix = ?", street_id, number, suffix
    ):
        raise Refused("The number is or was given already.")
    if (
        db.number("SELECT COUNT(*) FROM addresses WHERE building_id = ? AND status != 'retired'", building_id)
        >= building["doors"]
    ):
        raise Refused("Every door of the building has an address.")
    address_id = db.insert(
        "addresses",
        street_id=street_id,
        number=number,
        suffix=suffix,
        building_id=building_id,
        services_told=False,
        since=db.today,
        status="provisional",
    )
    return db.fetch(Address, "addresses", address_id)


def tell_services(db: Database, address_id: str) -> Address:
    """Note that the emergency services were told of a provisional address, whose building is under construction or
    finished.

    Args:
        address_id: Id of the address.
    """
    address = db.fetch(Address, "addresses", address_id)
    if address["status"] != "provisional":
        raise Refused("The address is not provisional.")
    if address["services_told"]:
        raise Refused("They were told already.")
    building = db.fetch(Building, "buildings", address["building_id"])
    if building["status"] not in ("under_construction", "finished"):
        raise Refused("Building has not begun.")
    db.update("addresses", address_id, services_told=True)
    return db.fetch(Address, "addresses", address_id)


def make_official(db: Database, address_id: str) -> Address:
    """Make a provisional address official once its building is finished and the emergency services know; a sign is
    ordered.

    Args:
        address_id: Id of the address.
    """
    address = db.fetch(Address, "addresses", address_id)
    if address["status"] != "provisional":
        raise Refused("The address must be provisional.")
    building = db.fetch(Building, "buildings", address["building_id"])
    if building["status"] != "finished":
        raise Refused("The building is not finished.")
    if not address["services_told"]:
        raise Refused("The emergency services must be told first.")
    db.update("addresses", address_id, status="official", since=db.today)
    db.insert("signs", address_id=address_id, ordered_on=db.today, status="ordered")
    return db.fetch(Address, "addresses", address_id)


def retire_address(db: Database, address_id: str) -> Address:
    """Retire an address, provisional ones at any time and official ones after a year; its sign is not made.

    Args:
        address_id: Id of the address.
    """
    address = db.fetch(Address, "addresses", address_id)
    if address["status"] not in ("official", "provisional"):
        raise Refused("The address must be official or provisional.")
    if address["status"] != "provisional" and address["since"] > shift(db.today, days=-365):
        raise Refused("An official address stands for a year at least.")
    if db.exists("SELECT 1 FROM cases WHERE building_id = ? AND status = 'in_advice'", address["building_id"]):
        raise Refused("An advice about the building is awaited.")
    db.update("addresses", address_id, status="retired", since=db.today)
    for sign in db.all(Sign, "SELECT * FROM signs WHERE address_id = ? AND status = 'ordered' ORDER BY id", address_id):
        db.delete("signs", sign["id"])
    return db.fetch(Address, "addresses", address_id)
