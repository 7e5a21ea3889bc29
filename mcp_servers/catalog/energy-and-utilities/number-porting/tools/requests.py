"""Tools about requests."""

from typing_extensions import TypedDict

from mcp_servers.runtime import Database, Day, Page, PageNumber, Refused, Text, minutes_between, shift

from .rows import Carrier, Line, LineKind, Request, RequestGround, RequestStatus


class RequestSummary(TypedDict):
    """A request as a search lists it."""

    id: str
    number: str
    line_digits: str
    losing_name: str
    gaining_name: str
    port_on: str
    status: RequestStatus


class RequestDetails(Request):
    """A request in full."""

    line_digits: str
    line_kind: LineKind
    losing_name: str
    gaining_name: str
    hours_waited: int
    open_complaints: int


class RequestsByLosingName(TypedDict):
    """Totals of requests for one name."""

    losing_name: str
    requests: int
    last_porting: str | None


def find_requests(
    db: Database,
    number: str | None = None,
    line_id: str | None = None,
    gaining_id: str | None = None,
    losing_id: str | None = None,
    status: RequestStatus | None = None,
    port_from: Day | None = None,
    port_by: Day | None = None,
    page: PageNumber = 1,
) -> Page[RequestSummary]:
    """Search requests by request number, phone number, gaining carrier, losing carrier, status or porting day.

    Args:
        number: Only requests with this request number.
        line_id: Only requests of the phone number with this id.
        gaining_id: Only requests of the gaining carrier with this id.
        losing_id: Only requests of the losing carrier with this id.
        status: Only requests with this status.
        port_from: Only requests with a porting day at or after this.
        port_by: Only requests with a porting day at or before this.
        page: Page number, from 1.
    """
    return db.search(
        RequestSummary,
        """
        SELECT requests.id, requests.number, lines.digits AS line_digits, carriers.name AS losing_name,
            gaining.name AS gaining_name, requests.port_on, requests.status
        FROM requests
        JOIN lines ON lines.id = requests.line_id
        JOIN carriers ON carriers.id = requests.losing_id
        JOIN carriers AS gaining ON gaining.id = requests.gaining_id
        """,
        where={
            "requests.number = ?": number,
            "requests.line_id = ?": line_id,
            "requests.gaining_id = ?": gaining_id,
            "requests.losing_id = ?": losing_id,
            "requests.status = ?": status,
            "requests.port_on >= ?": port_from,
            "requests.port_on <= ?": port_by,
        },
        order="requests.port_on, requests.id",
        page=page,
    )


def get_request(db: Database, request_id: str) -> RequestDetails:
    """Show a request with its number and carriers and the hours since it was filed.

    Args:
        request_id: Id of the request.
    """
    request = db.fetch(Request, "requests", request_id)
    hours_waited = minutes_between(request["filed_at"], db.now) // 60
    open_complaints = db.number("SELECT COUNT(*) FROM complaints WHERE request_id = ? AND status = 'open'", request_id)
    line = db.fetch(Line, "lines", request["line_id"])
    losing = db.fetch(Carrier, "carriers", request["losing_id"])
    gaining = db.fetch(Carrier, "carriers", request["gaining_id"])
    return {
        **request,
        "line_digits": line["digits"],
        "line_kind": line["kind"],
        "losing_name": losing["name"],
        "gaining_name": gaining["name"],
        "hours_waited": hours_waited,
        "open_complaints": open_complaints,
    }


def report_requests(
    db: Database,
    status: RequestStatus | None = None,
    gaining_id: str | None = None,
    port_from: Day | None = None,
    kind: LineKind | None = None,
    page: PageNumber = 1,
) -> Page[RequestsByLosingName]:
    """Count the requests by losing carrier.

    Args:
        status: Only requests with this status.
        gaining_id: Only requests of the gaining carrier with this id.
        port_from: Only requests with a porting day at or after this.
        kind: Only requests of the phone number with this kind.
        page: Page number, from 1.
    """
    return db.search(
        RequestsByLosingName,
        """
        SELECT carriers.name AS losing_name, COUNT(*) AS requests, MAX(requests.port_on) AS last_porting
        FROM requests
        JOIN lines ON lines.id = requests.line_id
        JOIN carriers ON carriers.id = requests.losing_id
        """,
        where={
            "requests.status = ?": status,
            "requests.gaining_id = ?": gaining_id,
            "requests.port_on >= ?": port_from,
            "lines.kind = ?": kind,
        },
        group="carriers.name",
        order="carriers.name",
        page=page,
    )


def file_request(db: Database, number: Text, line_id: str, gaining_id: str, port_on: Day) -> Request:
    """File a request to port an active number to another carrier on a day 3 to 60 days ahead with room for it.

    Args:
        number: Request number.
        line_id: Id of the phone number.
        gaining_id: Id of the gaining carrier.
        port_on: Porting day.
    """
    line = db.fetch(Line, "lines", line_id)
    gaining = db.fetch(Carrier, "carriers", gaining_id)
    if line["status"] != "active":
        raise Refused("The number is not active.")
    if gaining_id == line["carrier_id"]:
        raise Refused("The number is with this carrier already.")
    if gaining["status"] != "taking_part":
        raise Refused("The gaining carrier is excluded.")
    carrier = db.fetch(Carrier, "carriers", line["carrier_id"])
    if carrier["status"] != "taking_part":
        raise Refused("The losing carrier is excluded.")
    if port_on < shift(db.today, days=3):
        raise Refused("A number is ported three days after the request at the earliest.")
    if port_on > shift(db.today, days=60):
        raise Refused("A number is ported 60 days after the request at the latest.")
    if db.exists(
        """
        SELECT 1 FROM requests
        WHERE line_id = ? AND status IN ('filed', 'accepted', 'objected')
        """,
        line_id,
    ):
        raise Refused("A request for this number is running.")
    if line["ported_on"] is not None and line["ported_on"] > shift(db.today, days=-30):
        raise Refused("The number was ported in the last 30 days.")
    if (
        db.number(
            """
        SELECT COUNT(*) FROM requests
        WHERE gaining_id = ? AND port_on = ? AND status IN ('filed', 'accepted')
        """,
            gaining_id,
            port_on,
        )
        >= gaining["daily_portings"]
    ):
        raise Refused("The carrier has no room on that day.")
    if db.exists("SELECT 1 FROM requests WHERE number = ?", number):
        raise Refused("Another request already has this request number.")
    request_id = db.insert(
        "requests",
        number=number,
        line_id=line_id,
        gaining_id=gaining_id,
        port_on=port_on,
        losing_id=line["carrier_id"],
        filed_at=db.now,
        status="filed",
    )
    return db.fetch(Request, "requests", request_id)


def accept_request(db: Database, request_id: str) -> Request:
    """Note that the losing carrier accepts a request, or that it has not answered for two days.

    Args:
        request_id: Id of the request.
    """
    request = db.fetch(Request, "requests", request_id)
    if request["status"] != "filed":
        raise Refused("The request must be filed.")
    if request["port_on"] <= db.today:
        raise Refused("The porting day is over.")
    line = db.fetch(Line, "lines", request["line_id"])
    if line["kind"] == "fixed" and line["bound_until"] is not None and line["bound_until"] > request["port_on"]:
        raise Refused("The contract of this fixed line binds until after the porting day.")
    losing = db.fetch(Carrier, "carriers", request["losing_id"])
    if losing["status"] != "taking_part" and request["filed_at"] > shift(db.now, hours=-48):
        raise Refused("The losing carrier is excluded and has two days.")
    db.update("requests", request_id, status="accepted")
    return db.fetch(Request, "requests", request_id)


def object_to_request(db: Database, request_id: str, ground: RequestGround) -> Request:
    """Note an objection of the losing carrier within two days; it must be true as far as the register shows.

    Args:
        request_id: Id of the request.
        ground: Ground of the objection.
    """
    request = db.fetch(Request, "requests", request_id)
    if request["status"] != "filed":
        raise Refused("The request must be filed.")
    if request["filed_at"] < shift(db.now, hours=-48):
        raise Refused("The two days for an objection are over.")
    line = db.fetch(Line, "lines", request["line_id"])
    if ground == "bound" and (
        line["kind"] != "fixed" or line["bound_until"] is None or line["bound_until"] <= request["port_on"]
    ):
        raise Refused("The contract does not bind on the porting day.")
    if ground == "not_active" and line["status"] != "shut":
        raise Refused("The number is active.")
    db.update("requests", request_id, status="objected", ground=ground, objected_at=db.now)
    return db.fetch(Request, "requests", request_id)


def refile_request(db: Database, request_id: str, port_on: Day) -> Request:
    """File an objected request again within ten days with a new porting day.

    Args:
        request_id: Id of the request.
        port_on: Porting day.
    """
    request = db.fetch(Request, "requests", request_id)
    if request["status"] != "objected":
        raise Refused("The request must be objected.")
    if request["objected_at"] is None or request["objected_at"] < shift(db.now, hours=-200):
        raise Refused("The objection is more than 200 hours old.")
    if port_on < shift(db.today, days=3):
        raise Refused("A number is ported three days after the request at the earliest.")
    if port_on > shift(db.today, days=60):
        raise Refused("A number is ported 60 days after the request at the latest.")
    line = db.fetch(Line, "lines", request["line_id"])
    if line["status"] != "active":
        raise Refused("The number is not active.")
    db.update("requests", request_id, status="filed", port_on=port_on, ground=None, objected_at=None, filed_at=db.now)
    return db.fetch(Request, "requests", request_id)


def lapse_request(db: Database, request_id: str) -> Request:
    """Let a request lapse whose objection was not cleared for 100 hours.

    Args:
        request_id: Id of the request.
    """
    request = db.fetch(Request, "requests", request_id)
    if request["status"] != "objected":
        raise Refused("The request must be objected.")
    if request["objected_at"] is None or request["objected_at"] >= shift(db.now, hours=-100):
        raise Refused("The objection may still be cleared.")
    db.update("requests", request_id, status="lapsed")
    return db.fetch(Request, "requests", request_id)


def change_porting_day(db: Database, request_id: str, port_on: Day) -> Request:
    """Put an accepted request on another day with room at the gaining carrier, a day before its porting day at the
    latest.

    Args:
        request_id: Id of the request.
        port_on: Porting day.
    """
    request = db.fetch(Request, "requests", request_id)
    if request["status"] not in ("filed", "accepted"):
        raise Refused("The request is closed or objected to.")
    if request["port_on"] <= db.today:
        raise Refused("The porting day has come.")
    if port_on <= db.today:
        raise Refused("The new day must be in the future.")
    if port_on > shift(db.today, days=60):
        raise Refused("The new day is too far away.")
    if port_on == request["port_on"]:
        raise Refused("It is this day already.")
    gaining = db.fetch(Carrier, "carriers", request["gaining_id"])
    if (
        db.number(
            """
        SELECT COUNT(*) FROM requests
        WHERE id != ? AND gaining_id = ? AND port_on = ? AND status IN ('filed', 'accepted')
        """,
            request_id,
            request["gaining_id"],
            port_on,
        )
        >= gaining["daily_portings"]
    ):
        raise Refused("The carrier has no room on that day.")
    db.update("requests", request_id, port_on=port_on)
    return db.fetch(Request, "requests", request_id)


def cancel_request(db: Database, request_id: str) -> Request:
    """Cancel a request two days before its porting day at the latest.

    Args:
        request_id: Id of the request.
    """
    request = db.fetch(Request, "requests", request_id)
    if request["status"] not in ("accepted", "filed"):
        raise Refused("The request must be accepted or filed.")
    if request["port_on"] < shift(db.today, days=2):
        raise Refused("It is too late to cancel this request.")
    db.update("requests", request_id, status="cancelled")
    return db.fetch(Request, "requests", request_id)


def port_number(db: Database, request_id: str) -> Request:
    """Carry out an accepted request on its porting day; the number changes its carrier.

    Args:
        request_id: Id of the request.
    """
    request = db.fetch(Request, "requests", request_id)
    if request["status"] != "accepted":
        raise Refused("The request must be accepted.")
    if request["port_on"] != db.today:
        raise Refused("Today is not the porting day.")
    gaining = db.fetch(Carrier, "carriers", request["gaining_id"])
    if gaining["status"] != "taking_part":
        raise Refused("The gaining carrier is excluded.")
    line = db.fetch(Line, "lines", request["line_id"])
    if line["carrier_id"] != request["losing_id"]:
        raise Refused("The number has left this carrier.")
    db.update("requests", request_id, status="ported")
    db.update("lines", request["line_id"], carrier_id=request["gaining_id"], ported_on=db.today, bound_until=None)
    return db.fetch(Request, "requests", request_id)


def undo_porting(db: Database, request_id: str) -> Request:
    """Undo a porting that failed, within two days; the gaining carrier owes 1500.

    Args:
        request_id: Id of the request.
    """
    request = db.fetch(Request, "requests", request_id)
    if request["status"] != "ported":
        raise Refused("The request must be ported.")
    if request["port_on"] < shift(db.today, days=-2):
        raise Refused("The porting was more than two days ago.")
    gaining = db.fetch(Carrier, "carriers", request["gaining_id"])
    db.update("requests", request_id, status="failed")
    db.update("lines", request["line_id"], carrier_id=request["losing_id"])
    db.update("carriers", request["gaining_id"], owed=gaining["owed"] + 1500)
    return db.fetch(Request, "requests", request_id)
