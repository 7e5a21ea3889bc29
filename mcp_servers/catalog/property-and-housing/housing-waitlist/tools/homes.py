"""Tools about homes."""

from typing import Annotated

from typing_extensions import TypedDict

from mcp_servers.runtime import Database, Day, Page, PageNumber, Refused, between

from .rows import District, Home, HomeStatus


class HomeSummary(TypedDict):
    """A home as a search lists it."""

    id: str
    reference: str
    address: str
    bedrooms: int
    rent: int
    status: HomeStatus


class HomeDetails(Home):
    """A home in full."""

    district_name: str
    suitable_applicants: int
    highest_points: int | None
    offers_made: int


def find_homes(
    db: Database,
    reference: str | None = None,
    address: str | None = None,
    district_id: str | None = None,
    bedrooms: int | None = None,
    wheelchair: bool | None = None,
    status: HomeStatus | None = None,
    max_rent: int | None = None,
    free_since_until: Day | None = None,
    page: PageNumber = 1,
) -> Page[HomeSummary]:
    """Search homes by reference, address, district, bedrooms, wheelchair access, status, weekly rent or start of
    the vacancy.

    Args:
        reference: Only homes with this reference.
        address: Only homes whose address contains this text.
        district_id: Only homes of the district with this id.
        bedrooms: Only homes with this bedrooms.
        wheelchair: Only homes for which this holds, or does not: wheelchair access.
        status: Only homes with this status.
        max_rent: Only homes with a weekly rent of at most this.
        free_since_until: Only homes with a start of the vacancy at or before this.
        page: Page number, from 1.
    """
    return db.search(
        HomeSummary,
        "SELECT id, reference, address, bedrooms, rent, status FROM homes",
        where={
            "reference = ?": reference,
            "instr(lower(address), lower(?)) > 0": address,
            "district_id = ?": district_id,
            "bedrooms = ?": bedrooms,
            "wheelchair = ?": wheelchair,
            "status = ?": status,
            "rent <= ?": max_rent,
            "free_since <= ?": free_since_until,
        },
        order="reference, id",
        page=page,
    )


def get_home(db: Database, home_id: str) -> HomeDetails:
    """Show a home with how many applicants would suit it and the most points among them.

    Args:
        home_id: Id of the home.
    """
    home = db.fetch(Home, "homes", home_id)
    suitable_applicants = db.number(
        """
        SELECT COUNT(*) FROM applicants
        WHERE status = 'waiting' AND district_id = ? AND bedrooms = ? AND (? OR NOT wheelchair)
        """,
        home["district_id"],
        home["bedrooms"],
        home["wheelchair"],
    )
    highest_points: int | None = db.value(
        """
        SELECT MAX(points) FROM applicants
        WHERE status = 'waiting' AND district_id = ? AND bedrooms = ? AND (? OR NOT wheelchair)
        """,
        home["district_id"],
        home["bedrooms"],
        home["wheelchair"],
    )
    offers_made = db.number("SELECT COUNT(*) FROM offers WHERE home_id = ?", home_id)
    district = db.fetch(District, "districts", home["district_id"])
    return {
        **home,
        "district_name": district["name"],
        "suitable_applicants": suitable_applicants,
        "highest_points": highest_points,
        "offers_made": offers_made,
    }


def finish_repairs(db: Database, home_id: str, rent: Annotated[int, between(4000, 40000)]) -> Home:
    """Note that the repairs in an empty home are finished, at a rent within a tenth of the old one.

    Args:
        home_id: Id of the home.
        rent: Weekly rent, in minor units.
    """
    home = db.fetch(Home, "homes", home_id)
    if home["status"] not in ("in_repair", "on_offer"):
        raise Refused("The home must be in repair or on offer.")
    if home["status"] != "in_repair":
        raise Refused("The home is on offer.")
    if rent * 10 < home["rent"] * 9 or rent * 10 > home["rent"] * 11:
        raise Refused("The rent changes by a tenth at most.")
    db.update("homes", home_id, status="free", rent=rent, free_since=db.today)
    return db.fetch(Home, "homes", home_id)
