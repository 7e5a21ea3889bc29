"""Tools about streets."""

from typing_extensions import TypedDict

from mcp_servers.runtime import Database, Day, Page, PageNumber, Refused, shift

from .rows import Street, StreetStatus


class StreetSummary(TypedDict):
    """A street as a search lists it."""

    id: str
    name: str
    district: str
    highest_number: int
    status: StreetStatus


class StreetDetails(Street):
    """A street in full."""

    addresses_in_use: int
    highest_in_use: int | None
    open_objections: int


def find_streets(
    db: Database,
    name: str | None = None,
    district: str | None = None,
    status: StreetStatus | None = None,
    one_sided: bool | None = None,
    published_until: Day | None = None,
    page: PageNumber = 1,
) -> Page[StreetSummary]:
    """Search streets by name, district, status, one sided or day of publication.

    Args:
        name: Only streets whose name contains this text.
        district: Only streets with this district.
        status: Only streets with this status.
        one_sided: Only streets for which this holds, or does not: one sided.
        published_until: Only streets with a day of publication at or before this.
        page: Page number, from 1.
    """
    return db.search(
        StreetSummary,
        "SELECT id, name, district, highest_number, status FROM streets",
        where={
            "instr(lower(name), lower(?)) > 0": name,
            "district = ?": district,
            "status = ?": status,
            "one_sided = ?": one_sided,
            "published_on <= ?": published_until,
        },
        order="name, id",
        page=page,
    )


def get_street(db: Database, street_id: str) -> StreetDetails:
    """Show a street with its addresses in use, its highest one and the objections that are open.

    Args:
        street_id: Id of the street.
    """
    street = db.fetch(Street, "streets", street_id)
    addresses_in_use = db.number(
        "SELECT COUNT(*) FROM addresses WHERE street_id = ? AND status != 'retired'", street_id
    )
    highest_in_use: int | None = db.value(
        "SELECT MAX(number) FROM addresses WHERE street_id = ? AND status != 'retired'", street_id
    )
    open_objections = db.number(
        "SELECT COUNT(*) FROM objections WHERE street_id = ? AND status IN ('open', 'heard')", street_id
    )
    return {
        **street,
        "addresses_in_use": addresses_in_use,
        "highest_in_use": highest_in_use,
        "open_objections": open_objections,
    }


def publish_name(db: Database, street_id: str) -> Street:
    """Publish a proposed street name, unless its district has a name published within the week.

    Args:
        street_id: Id of the street.
    """
    street = db.fetch(Street, "streets", street_id)
    if street["status"] != "proposed":
        raise Refused("The street must be proposed.")
    if (
        db.number(
            """
        SELECT COUNT(*) FROM streets
        WHERE district = ? AND status = 'published' AND published_on IS NOT NULL AND published_on > ?
        """,
            street["district"],
            shift(db.today, days=-7),
        )
        >= 2
    ):
        raise Refused("Two names of the district were published this week.")
    if street["highest_number"] < 4:
        raise Refused("So short a street gets no name.")
    db.update("streets", street_id, status="published", published_on=db.today)
    return db.fetch(Street, "streets", street_id)


def make_name_official(db: Database, street_id: str) -> Street:
    """Make a street name official 30 days after its publication without open or upheld objections.

    Args:
        street_id: Id of the street.
    """
    street = db.fetch(Street, "streets", street_id)
    if street["status"] != "published":
        raise Refused("The street must be published.")
    if street["published_on"] is None or street["published_on"] > shift(db.today, days=-30):
        raise Refused("The 30 days are not over.")
    if db.exists(
        """
        SELECT 1 FROM objections
        WHERE street_id = ? AND status IN ('open', 'heard', 'upheld')
        """,
        street_id,
    ):
        raise Refused("Objections stand against the name.")
    db.update("streets", street_id, status="official")
    return db.fetch(Street, "streets", street_id)
