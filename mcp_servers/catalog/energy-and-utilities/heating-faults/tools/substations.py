"""Tools about substations."""

from typing_extensions import TypedDict

from mcp_servers.runtime import Database, Page, PageNumber

from .rows import SubstationPurpose


class SubstationSummary(TypedDict):
    """A substation as a search lists it."""

    id: str
    number: str
    building: str
    circuit_name: str
    purpose: SubstationPurpose


def find_substations(
    db: Database,
    number: str | None = None,
    building: str | None = None,
    circuit_id: str | None = None,
    purpose: SubstationPurpose | None = None,
    min_flats: int | None = None,
    page: PageNumber = 1,
) -> Page[SubstationSummary]:
    """Search substations by substation number, building, circuit, purpose or number of flats.

    Args:
        number: Only substations with this substation number.
        building: Only substations whose building contains this text.
        circuit_id: Only substations of the circuit with this id.
        purpose: Only substations with this purpose.
        min_flats: Only substations with a number of flats of at least this.
        page: Page number, from 1.
    """
    return db.search(
        SubstationSummary,
        """
        SELECT substations.id, substations.number, substations.building, circuits.name AS circuit_name,
            substations.purpose
        FROM substations
        JOIN circuits ON circuits.id = substations.circuit_id
        """,
        where={
            "substations.number = ?": number,
            "instr(lower(substations.building), lower(?)) > 0": building,
            "substations.circuit_id = ?": circuit_id,
            "substations.purpose = ?": purpose,
            "substations.flats >= ?": min_flats,
        },
        order="substations.number, substations.id",
        page=page,
    )
