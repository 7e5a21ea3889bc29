"""Tools about reservations."""

from typing import Annotated

from typing_extensions import TypedDict

from mcp_servers.runtime import Database, Page, PageNumber, Refused, between

from .rows import Part, Reservation, ReservationStatus, Scaffold


class ReservationSummary(TypedDict):
    """A reservation as a search lists it."""

    id: str
    scaffold_number: str
    part_name: str
    pieces: int
    status: ReservationStatus


class ReservationsByPartName(TypedDict):
    """Totals of reservations for one name."""

    part_name: str
    scaffolds: int
    pieces: int


def find_reservations(
    db: Database,
    scaffold_id: str | None = None,
    part_id: str | None = None,
    status: ReservationStatus | None = None,
    page: PageNumber = 1,
) -> Page[ReservationSummary]:
    """Search reservations by scaffold, part or status.

    Args:
        scaffold_id: Only reservations of the scaffold with this id.
        part_id: Only reservations of the part with this id.
        status: Only reservations with this status.
        page: Page number, from 1.
    """
    return db.search(
        ReservationSummary,
        """
        SELECT reservations.id, scaffolds.number AS scaffold_number, parts.name AS part_name,
            reservations.pieces, reservations.status
        FROM reservations
        JOIN scaffolds ON scaffolds.id = reservations.scaffold_id
        JOIN parts ON parts.id = reservations.part_id
        """,
        where={
            "reservations.scaffold_id = ?": scaffold_id,
            "reservations.part_id = ?": part_id,
            "reservations.status = ?": status,
        },
        order="scaffolds.number, reservations.id",
        page=page,
    )


def report_parts(
    db: Database, status: ReservationStatus | None = None, builder_id: str | None = None, page: PageNumber = 1
) -> Page[ReservationsByPartName]:
    """Add up the pieces by part.

    Args:
        status: Only reservations with this status.
        builder_id: Only reservations of the builder with this id.
        page: Page number, from 1.
    """
    return db.search(
        ReservationsByPartName,
        """
        SELECT parts.name AS part_name, COUNT(*) AS scaffolds, COALESCE(SUM(reservations.pieces), 0) AS
            pieces
        FROM reservations
        JOIN scaffolds ON scaffolds.id = reservations.scaffold_id
        JOIN parts ON parts.id = reservations.part_id
        """,
        where={"reservations.status = ?": status, "scaffolds.builder_id = ?": builder_id},
        group="parts.name",
        order="parts.name",
        page=page,
    )


def reserve_part(db: Database, scaffold_id: str, part_id: str, pieces: Annotated[int, between(1, 200)]) -> Reservation:
    """Take pieces of a part from the yard for a scaffold that is ordered.

    Args:
        scaffold_id: Id of the scaffold.
        part_id: Id of the part.
        pieces: Pieces of the reservation.
    """
    scaffold = db.fetch(Scaffold, "scaffolds", scaffold_id)
    part = db.fetch(Part, "parts", part_id)
    if scaffold["status"] != "ordered":
        raise Refused("Parts are reserved before a scaffold is put up.")
    if pieces > part["stock"]:
        raise Refused("The yard has not so many pieces.")
    if db.exists("SELECT 1 FROM reservations WHERE scaffold_id = ? AND part_id = ?", scaffold_id, part_id):
        raise Refused("This part is reserved for the scaffold already.")
    reservation_id = db.insert(
        "reservations", scaffold_id=scaffold_id, part_id=part_id, pieces=pieces, status="reserved"
    )
    db.update("parts", part_id, stock=part["stock"] - pieces)
    return db.fetch(Reservation, "reservations", reservation_id)


def drop_reservation(db: Database, reservation_id: str) -> Reservation:
    """Give the pieces of a reservation back to the yard.

    Args:
        reservation_id: Id of the reservation.
    """
    reservation = db.fetch(Reservation, "reservations", reservation_id)
    if reservation["status"] != "reserved":
        raise Refused("The pieces are built in.")
    part = db.fetch(Part, "parts", reservation["part_id"])
    db.update("parts", reservation["part_id"], stock=part["stock"] + reservation["pieces"])
    db.delete("reservations", reservation_id)
    return reservation
