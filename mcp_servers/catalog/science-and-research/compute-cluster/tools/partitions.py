"""Tools about partitions."""

from mcp_servers.runtime import Database, Page, PageNumber, Refused

from .rows import Job, Partition, PartitionStatus


class PartitionDetails(Partition):
    """A partition in full."""

    busy_nodes: int
    waiting_jobs: int
    next_reservation: str | None


def find_partitions(
    db: Database,
    name: str | None = None,
    status: PartitionStatus | None = None,
    min_longest: int | None = None,
    min_cores: int | None = None,
    page: PageNumber = 1,
) -> Page[Partition]:
    """Search partitions by name, status, longest job in hours or cores of a node.

    Args:
        name: Only partitions with this name.
        status: Only partitions with this status.
        min_longest: Only partitions with a longest job in hours of at least this.
        min_cores: Only partitions with a cores of a node of at least this.
        page: Page number, from 1.
    """
    return db.search(
        Partition,
        "SELECT id, name, nodes, cores, longest, status FROM partitions",
        where={"name = ?": name, "status = ?": status, "longest >= ?": min_longest, "cores >= ?": min_cores},
        order="name, id",
        page=page,
    )


def get_partition(db: Database, partition_id: str) -> PartitionDetails:
    """Show a partition with its busy nodes, the jobs waiting for it and its next reservation.

    Args:
        partition_id: Id of the partition.
    """
    partition = db.fetch(Partition, "partitions", partition_id)
    busy_nodes = db.number("SELECT SUM(nodes) FROM jobs WHERE partition_id = ? AND status = 'running'", partition_id)
    waiting_jobs = db.number("SELECT COUNT(*) FROM jobs WHERE partition_id = ? AND status = 'queued'", partition_id)
    next_reservation: str | None = db.value(
        """
        SELECT MIN(starts_at) FROM reservations
        WHERE partition_id = ? AND status = 'planned' AND starts_at > ?
        """,
        partition_id,
        db.now,
    )
    return {**partition, "busy_nodes": busy_nodes, "waiting_jobs": waiting_jobs, "next_reservation": next_reservation}


def drain_partition(db: Database, partition_id: str) -> Partition:
    """Drain a partition on which no urgent job waits; its other queued jobs are held.

    Args:
        partition_id: Id of the partition.
    """
    partition = db.fetch(Partition, "partitions", partition_id)
    if partition["status"] != "open":
        raise Refused("The partition must be open.")
    if db.exists("SELECT 1 FROM jobs WHERE partition_id = ? AND status = 'queued' AND urgent", partition_id):
        raise Refused("An urgent job waits for this partition.")
    db.update("partitions", partition_id, status="drained")
    for job in db.all(Job, "SELECT * FROM jobs WHERE partition_id = ? AND status = 'queued' ORDER BY id", partition_id):
        db.update("jobs", job["id"], status="held")
    return db.fetch(Partition, "partitions", partition_id)
