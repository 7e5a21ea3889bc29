"""Tools about signs."""

from typing_extensions import TypedDict

from mcp_servers.runtime import Database, Day, Page, PageNumber, Refused, shift

from .rows import Address, Sign, SignStatus


class SignSummary(TypedDict):
    """A sign as a search lists it."""

    id: str
    address_street_name: str
    address_number: int
    ordered_on: str
    status: SignStatus


def find_signs(
    db: Database,
    street_id: str | None = None,
    address_id: str | None = None,
    status: SignStatus | None = None,
    ordered_until: Day | None = None,
    page: PageNumber = 1,
) -> Page[SignSummary]:
    """Search signs by street, address, status or order date.

    Args:
        street_id: Only signs of the street with this id.
        address_id: Only signs of the address with this id.
        status: Only signs with this status.
        ordered_until: Only signs with an order date at or before this.
        page: Page number, from 1.
    """
    return db.search(
        SignSummary,
        """
        SELECT signs.id, streets.name AS address_street_name, addresses.number AS address_number,
            signs.ordered_on, signs.status
        FROM signs
        JOIN addresses ON addresses.id = signs.address_id
        JOIN streets ON streets.id = addresses.street_id
        """,
        where={
            "addresses.street_id = ?": street_id,
            "signs.address_id = ?": address_id,
            "signs.status = ?": status,
            "signs.ordered_on <= ?": ordered_until,
        },
        order="signs.ordered_on, signs.id",
        page=page,
    )


def hang_sign(db: Database, sign_id: str) -> Sign:
    """Note that a sign was hung at an address that is in use.

    Args:
        sign_id: Id of the sign.
    """
    sign = db.fetch(Sign, "signs", sign_id)
    if sign["status"] not in ("made", "ordered"):
        raise Refused("The sign must be made or ordered.")
    address = db.fetch(Address, "addresses", sign["address_id"])
    if address["status"] != "official":
        raise Refused("The address is out of use.")
    if sign["ordered_on"] > shift(db.today, days=-2):
        raise Refused("A sign takes two days to make.")
    db.update("signs", sign_id, status="hung")
    return db.fetch(Sign, "signs", sign_id)
