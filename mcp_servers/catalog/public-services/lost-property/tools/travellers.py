"""Tools about travellers."""

from typing_extensions import TypedDict

from mcp_servers.runtime import Database, Page, PageNumber


class TravellerSummary(TypedDict):
    """A traveller as a search lists it."""

    id: str
    name: str
    email: str
    phone: str


def find_travellers(
    db: Database,
    name: str | None = None,
    email: str | None = None,
    phone: str | None = None,
    town: str | None = None,
    page: PageNumber = 1,
) -> Page[TravellerSummary]:
    """Search travellers by name, email, phone or town.

    Args:
        name: Only travellers whose name contains this text.
        email: Only travellers with this email.
        phone: Only travellers with this phone.
        town: Only travellers with this town.
        page: Page number, from 1.
    """
    return db.search(
        TravellerSummary,
        "SELECT id, name, email, phone FROM travellers",
        where={"instr(lower(name), lower(?)) > 0": name, "email = ?": email, "phone = ?": phone, "town = ?": town},
        order="name, id",
        page=page,
    )
