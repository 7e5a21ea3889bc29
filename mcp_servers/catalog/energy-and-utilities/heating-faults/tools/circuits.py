"""Tools about circuits."""

from mcp_servers.runtime import Database, Page, PageNumber

from .rows import Circuit


class CircuitDetails(Circuit):
    """A circuit in full."""

    number_of_substations: int
    number_of_flats: int
    open_tickets: int
    next_shutdown: str | None


def find_circuits(
    db: Database, name: str | None = None, min_flow_temperature: int | None = None, page: PageNumber = 1
) -> Page[Circuit]:
    """Search circuits by name or flow temperature in degrees.

    Args:
        name: Only circuits whose name contains this text.
        min_flow_temperature: Only circuits with a flow temperature in degrees of at least this.
        page: Page number, from 1.
    """
    return db.search(
        Circuit,
        "SELECT id, name, flow_temperature FROM circuits",
        where={"instr(lower(name), lower(?)) > 0": name, "flow_temperature >= ?": min_flow_temperature},
        order="name, id",
        page=page,
    )


def get_circuit(db: Database, circuit_id: str) -> CircuitDetails:
    """Show a circuit with how many substations and flats hang on it, its open tickets and its next shutdown.

    Args:
        circuit_id: Id of the circuit.
    """
    circuit = db.fetch(Circuit, "circuits", circuit_id)
    number_of_substations = db.number("SELECT COUNT(*) FROM substations WHERE circuit_id = ?", circuit_id)
    number_of_flats = db.number("SELECT SUM(flats) FROM substations WHERE circuit_id = ?", circuit_id)
    open_tickets = db.number(
        """
        SELECT COUNT(*) FROM tickets
        JOIN substations ON substations.id = tickets.substation_id
        WHERE substations.circuit_id = ? AND tickets.status NOT IN ('fixed', 'closed', 'explained')
        """,
        circuit_id,
    )
    next_shutdown: str | None = db.value(
        """
        SELECT MIN(starts_at) FROM outages
        WHERE circuit_id = ? AND status = 'planned' AND starts_at >= ?
        """,
        circuit_id,
        db.now,
    )
    return {
        **circuit,
        "number_of_substations": number_of_substations,
        "number_of_flats": number_of_flats,
        "open_tickets": open_tickets,
        "next_shutdown": next_shutdown,
    }
