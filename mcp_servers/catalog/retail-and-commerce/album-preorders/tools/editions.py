"""Tools about editions."""

from typing_extensions import TypedDict

from mcp_servers.runtime import Database, Day, Page, PageNumber, Refused, shift

from .rows import Edition, EditionStatus


class EditionSummary(TypedDict):
    """An edition as a search lists it."""

    id: str
    title: str
    artist: str
    price: int
    status: EditionStatus


class EditionDetails(Edition):
    """An edition in full."""

    free_copies: int
    copies_sent: int
    copies_waited_for: int
    next_delivery: str | None


def find_editions(
    db: Database,
    title: str | None = None,
    artist: str | None = None,
    status: EditionStatus | None = None,
    max_price: int | None = None,
    opens_from: Day | None = None,
    page: PageNumber = 1,
) -> Page[EditionSummary]:
    """Search editions by title, artist, status, price or opening day.

    Args:
        title: Only editions whose title contains this text.
        artist: Only editions whose artist contains this text.
        status: Only editions with this status.
        max_price: Only editions with a price of at most this.
        opens_from: Only editions with an opening day at or after this.
        page: Page number, from 1.
    """
    return db.search(
        EditionSummary,
        "SELECT id, title, artist, price, status FROM editions",
        where={
            "instr(lower(title), lower(?)) > 0": title,
            "instr(lower(artist), lower(?)) > 0": artist,
            "status = ?": status,
            "price <= ?": max_price,
            "opens_on >= ?": opens_from,
        },
        order="title, id",
        page=page,
    )


def get_edition(db: Database, edition_id: str) -> EditionDetails:
    """Show an edition with its free copies, the copies sent and those waited for.

    Args:
        edition_id: Id of the edition.
    """
    edition = db.fetch(Edition, "editions", edition_id)
    free_copies = edition["pressing"] - db.number(
        """
        SELECT SUM(copies) FROM preorders
        WHERE edition_id = ? AND status IN ('reserved', 'paid', 'sent')
        """,
        edition_id,
    )
    copies_sent = db.number("SELECT SUM(copies) FROM preorders WHERE edition_id = ? AND status = 'sent'", edition_id)
    copies_waited_for = db.number(
        "SELECT SUM(copies) FROM preorders WHERE edition_id = ? AND status = 'waiting'", edition_id
    )
    next_delivery: str | None = db.value(
        """
        SELECT MIN(expected_on) FROM pressing_runs
        WHERE edition_id = ? AND status IN ('announced', 'delayed')
        """,
        edition_id,
    )
    return {
        **edition,
        "free_copies": free_copies,
        "copies_sent": copies_sent,
        "copies_waited_for": copies_waited_for,
        "next_delivery": next_delivery,
    }


def open_for_members(db: Database, edition_id: str) -> Edition:
    """Open an announced edition to members on its opening day or later.

    Args:
        edition_id: Id of the edition.
    """
    edition = db.fetch(Edition, "editions", edition_id)
    if edition["status"] != "announced":
        raise Refused("The edition must be announced.")
    if edition["opens_on"] > db.today:
        raise Refused("Its opening day has not come.")
    db.update("editions", edition_id, status="members_only", opens_on=db.today)
    return db.fetch(Edition, "editions", edition_id)


def open_for_all(db: Database, edition_id: str) -> Edition:
    """Open an edition to everybody two days after the members' sale began, while copies are left.

    Args:
        edition_id: Id of the edition.
    """
    edition = db.fetch(Edition, "editions", edition_id)
    if edition["status"] != "members_only":
        raise Refused("The edition must be members only.")
    if edition["opens_on"] > shift(db.today, days=-2):
        raise Refused("The members' sale lasts two days.")
    taken = db.number(
        """
        SELECT SUM(copies) FROM preorders
        WHERE edition_id = ? AND status IN ('reserved', 'paid', 'sent')
        """,
        edition_id,
    )
    if taken >= edition["pressing"]:
        raise Refused("No copies are left.")
    db.update("editions", edition_id, status="open")
    return db.fetch(Edition, "editions", edition_id)


def close_edition(db: Database, edition_id: str) -> Edition:
    """Close the sale of an edition when nobody waits and no reservation is unpaid.

    Args:
        edition_id: Id of the edition.
    """
    edition = db.fetch(Edition, "editions", edition_id)
    if edition["status"] != "open":
        raise Refused("The edition must be open.")
    if db.exists("SELECT 1 FROM preorders WHERE edition_id = ? AND status = 'waiting'", edition_id):
        raise Refused("Somebody is waiting for this edition.")
    if db.exists("SELECT 1 FROM preorders WHERE edition_id = ? AND status = 'reserved'", edition_id):
        raise Refused("Some reservations are unpaid.")
    db.update("editions", edition_id, status="closed")
    return db.fetch(Edition, "editions", edition_id)
