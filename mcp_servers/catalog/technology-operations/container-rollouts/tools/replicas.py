"""Tools about replicas."""

from typing_extensions import TypedDict

from mcp_servers.runtime import Database, Moment, Page, PageNumber, Refused

from .rows import Node, ReleaseEngineerTeam, Replica, ReplicaStatus, Service


class ReplicaSummary(TypedDict):
    """A replica as a search lists it."""

    id: str
    service_name: str
    node_name: str
    status: ReplicaStatus
    started_at: str


class ReplicasByServiceName(TypedDict):
    """Totals of replicas for one name."""

    service_name: str
    replicas: int
    latest_start: str | None


def find_replicas(
    db: Database,
    service_id: str | None = None,
    node_id: str | None = None,
    status: ReplicaStatus | None = None,
    started_from: Moment | None = None,
    page: PageNumber = 1,
) -> Page[ReplicaSummary]:
    """Search replicas by service, node, status or start time.

    Args:
        service_id: Only replicas of the service with this id.
        node_id: Only replicas of the node with this id.
        status: Only replicas with this status.
        started_from: Only replicas with a start time at or after this.
        page: Page number, from 1.
    """
    return db.search(
        ReplicaSummary,
        """
        SELECT replicas.id, services.name AS service_name, nodes.name AS node_name, replicas.status,
            replicas.started_at
        FROM replicas
        JOIN services ON services.id = replicas.service_id
        JOIN nodes ON nodes.id = replicas.node_id
        """,
        where={
            "replicas.service_id = ?": service_id,
            "replicas.node_id = ?": node_id,
            "replicas.status = ?": status,
            "replicas.started_at >= ?": started_from,
        },
        order="replicas.started_at, replicas.id",
        page=page,
    )


def report_replicas(
    db: Database,
    status: ReplicaStatus | None = None,
    node_id: str | None = None,
    team: ReleaseEngineerTeam | None = None,
    page: PageNumber = 1,
) -> Page[ReplicasByServiceName]:
    """Count replicas by service, with the latest start.

    Args:
        status: Only replicas with this status.
        node_id: Only replicas of the node with this id.
        team: Only replicas of the service with this team.
        page: Page number, from 1.
    """
    return db.search(
        ReplicasByServiceName,
        """
        SELECT services.name AS service_name, COUNT(*) AS replicas, MAX(replicas.started_at) AS latest_start
        FROM replicas
        JOIN services ON services.id = replicas.service_id
        """,
        where={"replicas.status = ?": status, "replicas.node_id = ?": node_id, "services.team = ?": team},
        group="services.name",
        order="services.name",
        page=page,
    )


def add_replica(db: Database, service_id: str, node_id: str) -> Replica:
    """Start one more replica of a service on a ready node with enough memory, outside a rollout.

    Args:
        service_id: Id of the service.
        node_id: Id of the node.
    """
    service = db.fetch(Service, "services", service_id)
    node = db.fetch(Node, "nodes", node_id)
    if node["status"] != "ready":
        raise Refused("The node takes no replicas.")
    if (
        db.number(
            """
        SELECT SUM(services.memory) FROM replicas
        JOIN services ON services.id = replicas.service_id
        WHERE replicas.node_id = ?
        """,
            node_id,
        )
        + service["memory"]
        > node["memory"]
    ):
        raise Refused("The node has too little memory.")
    if db.exists(
        """
        SELECT 1 FROM rollouts
        JOIN releases ON releases.id = rollouts.release_id
        WHERE releases.service_id = ? AND rollouts.status = 'running'
        """,
        service_id,
    ):
        raise Refused("A rollout of this service is running.")
    if db.number("SELECT COUNT(*) FROM replicas WHERE service_id = ? AND node_id = ?", service_id, node_id) >= 2:
        raise Refused("Two replicas of it are on this node.")
    replica_id = db.insert("replicas", service_id=service_id, node_id=node_id, status="starting", started_at=db.now)
    return db.fetch(Replica, "replicas", replica_id)


def move_replica(db: Database, replica_id: str, node_id: str) -> Replica:
    """Move a replica to another ready node with enough memory; it starts anew.

    Args:
        replica_id: Id of the replica.
        node_id: Id of the node.
    """
    replica = db.fetch(Replica, "replicas", replica_id)
    node = db.fetch(Node, "nodes", node_id)
    if node_id == replica["node_id"]:
        raise Refused("It is on this node.")
    if node["status"] != "ready":
        raise Refused("The node takes no replicas.")
    if replica["status"] == "starting":
        raise Refused("It is still starting.")
    service = db.fetch(Service, "services", replica["service_id"])
    if (
        db.number(
            """
        SELECT SUM(services.memory) FROM replicas
        JOIN services ON services.id = replicas.service_id
        WHERE replicas.node_id = ?
        """,
            node_id,
        )
        + service["memory"]
        > node["memory"]
    ):
        raise Refused("The node has too little memory.")
    if (
        replica["status"] != "failing"
        and db.number(
            "SELECT COUNT(*) FROM replicas WHERE service_id = ? AND status = 'running'", replica["service_id"]
        )
        <= service["least"]
    ):
        raise Refused("Too few other replicas of this service run.")
    db.update("replicas", replica_id, node_id=node_id, status="starting", started_at=db.now)
    return db.fetch(Replica, "replicas", replica_id)


def remove_replica(db: Database, replica_id: str) -> Replica:
    """Remove a replica that is not needed, or one that fails.

    Args:
        replica_id: Id of the replica.
    """
    replica = db.fetch(Replica, "replicas", replica_id)
    service = db.fetch(Service, "services", replica["service_id"])
    if (
        replica["status"] != "failing"
        and db.number(
            "SELECT COUNT(*) FROM replicas WHERE service_id = ? AND status = 'running'", replica["service_id"]
        )
        <= service["least"]
    ):
        raise Refused("Too few replicas of this service would be left.")
    if db.exists(
        """
        SELECT 1 FROM rollouts
        JOIN releases ON releases.id = rollouts.release_id
        WHERE releases.service_id = ? AND rollouts.status = 'running'
        """,
        replica["service_id"],
    ):
        raise Refused("A rollout of this service is running.")
    db.delete("replicas", replica_id)
    return replica
