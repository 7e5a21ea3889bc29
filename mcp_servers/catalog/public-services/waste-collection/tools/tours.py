"""Tools about tours."""

from typing_extensions import TypedDict

from mcp_servers.runtime import Database, Day, Moment, Page, PageNumber, Refused, days_between, shift

from .rows import District, Lorry, Pickup, Tour, TourKind, TourStatus


class TourSummary(TypedDict):
    """A tour as a search lists it."""

    id: str
    number: str
    district_name: str
    kind: TourKind
    starts_at: str
    status: TourStatus


class TourDetails(Tour):
    """A tour in full."""

    district_name: str
    lorry_plate: str
    lorry_capacity: int
    volume_booked: int
    volume_left: int
    bins_noted: int


def find_tours(
    db: Database,
    number: str | None = None,
    district_name: str | None = None,
    kind: TourKind | None = None,
    status: TourStatus | None = None,
    starts_on: Day | None = None,
    starts_from: Moment | None = None,
    page: PageNumber = 1,
) -> Page[TourSummary]:
    """Search tours by tour number, name, kind, status or start time.

    Args:
        number: Only tours with this tour number.
        district_name: Only tours of the district with this name.
        kind: Only tours with this kind.
        status: Only tours with this status.
        starts_on: Only tours with a start time on this day.
        starts_from: Only tours with a start time at or after this.
        page: Page number, from 1.
    """
    return db.search(
        TourSummary,
        """
        SELECT tours.id, tours.number, districts.name AS district_name, tours.kind, tours.starts_at,
            tours.status
        FROM tours
        JOIN districts ON districts.id = tours.district_id
        """,
        where={
            "tours.number = ?": number,
            "districts.name = ?": district_name,
            "tours.kind = ?": kind,
            "tours.status = ?": status,
            "date(tours.starts_at) = ?": starts_on,
            "tours.starts_at >= ?": starts_from,
        },
        order="tours.starts_at, tours.id",
        page=page,
    )


def get_tour(db: Database, tour_id: str) -> TourDetails:
    """Show a tour with its lorry, what is booked on it and what has been noted.

    Args:
        tour_id: Id of the tour.
    """
    tour = db.fetch(Tour, "tours", tour_id)
    volume_booked = db.number("SELECT SUM(volume) FROM pickups WHERE tour_id = ? AND status != 'cancelled'", tour_id)
    lorry = db.fetch(Lorry, "lorries", tour["lorry_id"])
    volume_left = lorry["capacity"] - volume_booked
    bins_noted = db.number("SELECT COUNT(*) FROM emptyings WHERE tour_id = ?", tour_id)
    district = db.fetch(District, "districts", tour["district_id"])
    return {
        **tour,
        "district_name": district["name"],
        "lorry_plate": lorry["plate"],
        "lorry_capacity": lorry["capacity"],
        "volume_booked": volume_booked,
        "volume_left": volume_left,
        "bins_noted": bins_noted,
    }


def start_tour(db: Database, tour_id: str) -> Tour:
    """Start a tour, at most 30 minutes before its time, if its lorry is there and may be driven.

    Args:
        tour_id: Id of the tour.
    """
    tour = db.fetch(Tour, "tours", tour_id)
    if tour["status"] != "planned":
        raise Refused("The tour must be planned.")
    if db.now < shift(tour["starts_at"], minutes=-30):
        raise Refused("It is too early for this tour.")
    lorry = db.fetch(Lorry, "lorries", tour["lorry_id"])
    if lorry["inspected_until"] < db.today:
        raise Refused("The inspection of its lorry has run out.")
    if db.exists("SELECT 1 FROM tours WHERE lorry_id = ? AND status = 'running'", tour["lorry_id"]):
        raise Refused("Its lorry is out on another tour.")
    db.update("tours", tour_id, status="running")
    return db.fetch(Tour, "tours", tour_id)


def finish_tour(db: Database, tour_id: str) -> Tour:
    """Finish a tour on which every pick-up has its result and, for bins, something was noted.

    Args:
        tour_id: Id of the tour.
    """
    tour = db.fetch(Tour, "tours", tour_id)
    if tour["status"] != "running":
        raise Refused("The tour must be running.")
    if tour["starts_at"] > shift(db.now, minutes=-60):
        raise Refused("A tour takes an hour at least.")
    if db.exists("SELECT 1 FROM pickups WHERE tour_id = ? AND status = 'booked'", tour_id):
        raise Refused("A pick-up on this tour has no result.")
    if tour["kind"] not in ("bulky", "electronics") and not db.exists(
        "SELECT 1 FROM emptyings WHERE tour_id = ?", tour_id
    ):
        raise Refused("Nothing was noted on this tour.")
    db.update("tours", tour_id, status="finished")
    return db.fetch(Tour, "tours", tour_id)


def cancel_tour(db: Database, tour_id: str, substitute_id: str) -> Tour:
    """Cancel a tour a day ahead; its pick-ups go to another one in the week after it that has room for them.

    Args:
        tour_id: Id of the tour.
        substitute_id: Id of the substitute.
    """
    tour = db.fetch(Tour, "tours", tour_id)
    substitute = db.fetch(Tour, "tours", substitute_id)
    if tour["status"] != "planned":
        raise Refused("The tour must be planned.")
    if tour["starts_at"] < shift(db.now, hours=24):
        raise Refused("It is too late to cancel this tour.")
    if substitute["status"] != "planned":
        raise Refused("The other tour is not planned any more.")
    if substitute["kind"] != tour["kind"] or substitute["district_id"] != tour["district_id"]:
        raise Refused("The other tour is of another kind or district.")
    if substitute["starts_at"] <= tour["starts_at"] or days_between(tour["starts_at"], substitute["starts_at"]) > 7:
        raise Refused("The other tour must run in the week after.")
    volume = db.number("SELECT SUM(volume) FROM pickups WHERE tour_id = ? AND status = 'booked'", tour_id)
    volume_there = db.number("SELECT SUM(volume) FROM pickups WHERE tour_id = ? AND status = 'booked'", substitute_id)
    lorry = db.fetch(Lorry, "lorries", substitute["lorry_id"])
    if volume + volume_there > lorry["capacity"]:
        raise Refused("There is not enough room on the other tour.")
    db.update("tours", tour_id, status="cancelled")
    for pickup in db.all(Pickup, "SELECT * FROM pickups WHERE tour_id = ? AND status = 'booked' ORDER BY id", tour_id):
        db.update("pickups", pickup["id"], tour_id=substitute_id)
    return db.fetch(Tour, "tours", tour_id)
