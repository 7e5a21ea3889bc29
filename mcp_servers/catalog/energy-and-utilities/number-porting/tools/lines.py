"""Tools about lines."""

from typing_extensions import TypedDict

from mcp_servers.runtime import Database, Day, Page, PageNumber

from .rows import Carrier, Line, LineKind, LineStatus, Subscriber


class LineSummary(TypedDict):
    """A phone number as a search lists it."""

    id: str
    digits: str
    kind: LineKind
    carrier_name: str
    subscriber_name: str
    status: LineStatus


class LineDetails(Line):
    """A phone number in full."""

    carrier_name: str
    subscriber_name: str
    running_requests: int
    times_ported: int


def find_lines(
    db: Database,
    digits: str | None = None,
    carrier_id: str | None = None,
    subscriber_id: str | None = None,
    kind: LineKind | None = None,
    status: LineStatus | None = None,
    bound_from: Day | None = None,
    page: PageNumber = 1,
) -> Page[LineSummary]:
    """Search lines by phone number, carrier, subscriber, kind, status or end of the contract.

    Args:
        digits: Only lines with this phone number.
        carrier_id: Only lines of the carrier with this id.
        subscriber_id: Only lines of the subscriber with this id.
        kind: Only lines with this kind.
        status: Only lines with this status.
        bound_from: Only lines with an end of the contract at or after this.
        page: Page number, from 1.
    """
    return db.search(
        LineSummary,
        """
        SELECT lines.id, lines.digits, lines.kind, carriers.name AS carrier_name, subscribers.name AS
            subscriber_name, lines.status
        FROM lines
        JOIN carriers ON carriers.id = lines.carrier_id
        JOIN subscribers ON subscribers.id = lines.subscriber_id
        """,
        where={
            "lines.digits = ?": digits,
            "lines.carrier_id = ?": carrier_id,
            "lines.subscriber_id = ?": subscriber_id,
            "lines.kind = ?": kind,
            "lines.status = ?": status,
            "lines.bound_until >= ?": bound_from,
        },
        order="lines.digits, lines.id",
        page=page,
    )


def get_line(db: Database, line_id: str) -> LineDetails:
    """Show a phone number with its running request and the days since it was last ported.

    Args:
        line_id: Id of the phone number.
    """
    line = db.fetch(Line, "lines", line_id)
    running_requests = db.number(
        """
        SELECT COUNT(*) FROM requests
        WHERE line_id = ? AND status IN ('filed', 'accepted', 'objected')
        """,
        line_id,
    )
    times_ported = db.number("SELECT COUNT(*) FROM requests WHERE line_id = ? AND status = 'ported'", line_id)
    carrier = db.fetch(Carrier, "carriers", line["carrier_id"])
    subscriber = db.fetch(Subscriber, "subscribers", line["subscriber_id"])
    return {
        **line,
        "carrier_name": carrier["name"],
        "subscriber_name": subscriber["name"],
        "running_requests": running_requests,
        "times_ported": times_ported,
    }
