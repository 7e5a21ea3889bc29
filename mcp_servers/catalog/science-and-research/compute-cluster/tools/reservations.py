"""Tools about reservations."""

from typing import Annotated

from typing_extensions import TypedDict

from mcp_servers.runtime import Database, Moment, Page, PageNumber, Refused, Text, between, shift

from .rows import Partition, Reservation, ReservationStatus


class ReservationSummary(TypedDict):
    """A reservation as a search lists it."""

    id: str
    partition_name: str
    reason: str
    nodes: int
    starts_at: str
    ends_at: str
    status: ReservationStatus


def find_reservations(
    db: Database,
    partition_id: str | None = None,
    status: ReservationStatus | None = None,
    starts_from: Moment | None = None,
    starts_until: Moment | None = None,
    page: PageNumber = 1,
) -> Page[ReservationSummary]:
    """Search reservations by partition, status or start time.

    Args:
        partition_id: Only reservations of the partition with this id.
        status: Only reservations with this status.
        starts_from: Only reservations with a start time at or after this.
        starts_until: Only reservations with a start time at or before this.
        page: Page number, from 1.
    """
    return db.search(
        ReservationSummary,
        """
        SELECT reservations.id, partitions.name AS partition_name, reservations.reason, reservations.nodes,
            reservations.starts_at, reservations.ends_at, reservations.status
        FROM reservations
        JOIN partitions ON partitions.id = reservations.partition_id
        """,
        where={
            "reservations.partition_id = ?": partition_id,
            "reservations.status = ?": status,
            "reservations.starts_at >= ?": starts_from,
            "reservations.starts_at <= ?": starts_until,
        },
        order="reservations.starts_at, reservations.id",
        page=page,
    )


def plan_reservation(
    db: Database,
    partition_id: str,
    nodes: Annotated[int, between(1, 40)],
    starts_at: Moment,
    length: Annotated[int, between(1, 48)],
    reason: Text,
) -> Reservation:
    """Reserve nodes of a partition, a day ahead and for 48 hours at most.

    Args:
        partition_id: Id of the partition.
        nodes: Number of nodes.
        starts_at: Start time.
        length: Length in hours.
        reason: Reason of the reservation.
    """
    partition = db.fetch(Partition, "partitions", partition_id)
    if starts_at < shift(db.now, hours=24):
        raise Refused("Nodes are reserved a day ahead.")
    if starts_at > shift(db.now, days=90):
        raise Refused("Nodes are reserved at most 90 days ahead.")
    if nodes * 4 > partition["nodes"] * 3:
        raise Refused("A reservation takes at most three quarters of a partition.")
    ends_at = shift(starts_at, hours=length)
    if db.exists(
        """
        SELECT 1 FROM reservations
        WHERE partition_id = ? AND status = 'planned' AND starts_at < ? AND ends_at > ?
        """,
        partition_id,
        ends_at,
        starts_at,
    ):
        raise Refused("The partition has another reservation at that time.")
    reservation_id = db.insert(
        "reservations",
        partition_id=partition_id,
        reason=reason,
        nodes=nodes,
        starts_at=starts_at,
        ends_at=ends_at,
        status="planned",
    )
    return db.fetch(Reservation, "reservations", reservation_id)


def cancel_reservation(db: Database, reservation_id: str) -> Reservation:
    """Cancel a reservation that has not begun.

    Args:
        reservation_id: Id of the reservation.
    """
    reservation = db.fetch(Reservation, "reservations", reservation_id)
    if reservation["status"] != "planned":
        raise Refused("The reservation must be planned.")
    if reservation["starts_at"] <= db.now:
        raise Refused("The reservation has begun.")
    db.update("reservations", reservation_id, status="cancelled")
    return db.fetch(Reservation, "reservations", reservation_id)
