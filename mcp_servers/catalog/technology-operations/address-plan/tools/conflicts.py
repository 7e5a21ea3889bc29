"""Tools about conflicts."""

from typing_extensions import TypedDict

from mcp_servers.runtime import Database, Moment, Page, PageNumber, Refused, Text, shift

from .rows import Conflict, ConflictStatus, Host, Subnet


class ConflictSummary(TypedDict):
    """A conflict as a search lists it."""

    id: str
    host_name: str
    remark: str
    seen_at: str
    status: ConflictStatus


def find_conflicts(
    db: Database,
    host_id: str | None = None,
    subnet_id: str | None = None,
    status: ConflictStatus | None = None,
    seen_from: Moment | None = None,
    page: PageNumber = 1,
) -> Page[ConflictSummary]:
    """Search conflicts by host, subnet, status or time of the sighting.

    Args:
        host_id: Only conflicts of the host with this id.
        subnet_id: Only conflicts of the subnet with this id.
        status: Only conflicts with this status.
        seen_from: Only conflicts with a time of the sighting at or after this.
        page: Page number, from 1.
    """
    return db.search(
        ConflictSummary,
        """
        SELECT conflicts.id, hosts.name AS host_name, conflicts.remark, conflicts.seen_at, conflicts.status
        FROM conflicts
        JOIN hosts ON hosts.id = conflicts.host_id
        """,
        where={
            "conflicts.host_id = ?": host_id,
            "hosts.subnet_id = ?": subnet_id,
            "conflicts.status = ?": status,
            "conflicts.seen_at >= ?": seen_from,
        },
        order="conflicts.seen_at DESC, conflicts.id",
        page=page,
    )


def report_conflict(db: Database, host_id: str, remark: Text) -> Conflict:
    """Report that an assigned address is used twice.

    Args:
        host_id: Id of the host.
        remark: Remark of the conflict.
    """
    host = db.fetch(Host, "hosts", host_id)
    if host["status"] != "assigned":
        raise Refused("The address is not assigned.")
    if db.exists("SELECT 1 FROM conflicts WHERE host_id = ? AND status = 'open'", host_id):
        raise Refused("A conflict about it is open already.")
    subnet = db.fetch(Subnet, "subnets", host["subnet_id"])
    if subnet["status"] != "live":
        raise Refused("The subnet is not live.")
    conflict_id = db.insert("conflicts", host_id=host_id, remark=remark, seen_at=db.now, status="open")
    return db.fetch(Conflict, "conflicts", conflict_id)


def resolve_conflict(db: Database, conflict_id: str) -> Conflict:
    """Resolve a conflict about an address that is still valid.

    Args:
        conflict_id: Id of the conflict.
    """
    conflict = db.fetch(Conflict, "conflicts", conflict_id)
    if conflict["status"] != "open":
        raise Refused("The conflict must be open.")
    host = db.fetch(Host, "hosts", conflict["host_id"])
    if host["valid_until"] < db.today:
        raise Refused("The address has run out and is renewed or given up first.")
    if conflict["seen_at"] > shift(db.now, hours=-12):
        raise Refused("It is watched for twelve hours first.")
    db.update("conflicts", conflict_id, status="resolved")
    return db.fetch(Conflict, "conflicts", conflict_id)
