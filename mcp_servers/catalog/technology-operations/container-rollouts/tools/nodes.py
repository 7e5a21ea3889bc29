"""Tools about nodes."""

from mcp_servers.runtime import Database, Page, PageNumber, Refused

from .rows import Node, NodeCell, NodeStatus, Replica


class NodeDetails(Node):
    """A node in full."""

    free_memory: int
    number_of_replicas: int
    failing_replicas: int


def find_nodes(
    db: Database,
    name: str | None = None,
    cell: NodeCell | None = None,
    status: NodeStatus | None = None,
    min_memory: int | None = None,
    page: PageNumber = 1,
) -> Page[Node]:
    """Search nodes by node name, zone, status or memory in megabytes.

    Args:
        name: Only nodes with this node name.
        cell: Only nodes with this zone.
        status: Only nodes with this status.
        min_memory: Only nodes with a memory in megabytes of at least this.
        page: Page number, from 1.
    """
    return db.search(
        Node,
        "SELECT id, name, cell, memory, status FROM nodes",
        where={"name = ?": name, "cell = ?": cell, "status = ?": status, "memory >= ?": min_memory},
        order="name, id",
        page=page,
    )


def get_node(db: Database, node_id: str) -> NodeDetails:
    """Show a node with its free memory, its replicas and how many of them fail.

    Args:
        node_id: Id of the node.
    """
    node = db.fetch(Node, "nodes", node_id)
    free_memory = node["memory"] - db.number(
        """
        SELECT SUM(services.memory) FROM replicas
        JOIN services ON services.id = replicas.service_id
        WHERE replicas.node_id = ?
        """,
        node_id,
    )
    number_of_replicas = db.number("SELECT COUNT(*) FROM replicas WHERE node_id = ?", node_id)
    failing_replicas = db.number("SELECT COUNT(*) FROM replicas WHERE node_id = ? AND status = 'failing'", node_id)
    return {
        **node,
        "free_memory": free_memory,
        "number_of_replicas": number_of_replicas,
        "failing_replicas": failing_replicas,
    }


def cordon_node(db: Database, node_id: str) -> Node:
    """Let a node take no further replicas, while two others of its zone are ready.

    Args:
        node_id: Id of the node.
    """
    node = db.fetch(Node, "nodes", node_id)
    if node["status"] != "ready":
        raise Refused("The node must be ready.")
    if (
        db.number("SELECT COUNT(*) FROM nodes WHERE id != ? AND cell = ? AND status = 'ready'", node_id, node["cell"])
        < 2
    ):
        raise Refused("Too few nodes of this zone are ready.")
    db.update("nodes", node_id, status="cordoned")
    return db.fetch(Node, "nodes", node_id)


def drain_node(db: Database, node_id: str) -> Node:
    """Drain a cordoned node on which no service has its last running replica.

    Args:
        node_id: Id of the node.
    """
    node = db.fetch(Node, "nodes", node_id)
    if node["status"] != "cordoned":
        raise Refused("The node must be cordoned.")
    if db.exists(
        """
        SELECT 1 FROM replicas
        WHERE replicas.node_id = ?
            AND replicas.status = 'running'
            AND (SELECT COUNT(*) FROM replicas AS other_replicas
                WHERE other_replicas.service_id = replicas.service_id
                    AND other_replicas.node_id != ?
                    AND other_replicas.status = 'running') < 1
        """,
        node_id,
        node_id,
    ):
        raise Refused("A service would lose its last replica.")
    db.update("nodes", node_id, status="drained")
    for replica in db.all(Replica, "SELECT * FROM replicas WHERE node_id = ? ORDER BY id", node_id):
        db.delete("replicas", replica["id"])
    return db.fetch(Node, "nodes", node_id)
