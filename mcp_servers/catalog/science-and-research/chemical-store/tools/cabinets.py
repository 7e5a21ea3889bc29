"""Tools about cabinets."""

from typing_extensions import TypedDict

from mcp_servers.runtime import Database, Page, PageNumber

from .rows import Cabinet, CabinetStatus, Store


class CabinetSummary(TypedDict):
    """A cabinet as a search lists it."""

    id: str
    code: str
    store_name: str
    fireproof: bool
    ventilated: bool
    capacity: int


class CabinetDetails(Cabinet):
    """A cabinet in full."""

    store_name: str
    free_room: int
    expired_bottles: int


def find_cabinets(
    db: Database,
    code: str | None = None,
    store_id: str | None = None,
    store_name: str | None = None,
    fireproof: bool | None = None,
    ventilated: bool | None = None,
    status: CabinetStatus | None = None,
    min_capacity: int | None = None,
    page: PageNumber = 1,
) -> Page[CabinetSummary]:
    """Search cabinets by cabinet code, store, name, fire-protected, ventilated, status or capacity in millilitres.

    Args:
        code: Only cabinets with this cabinet code.
        store_id: Only cabinets of the store with this id.
        store_name: Only cabinets of the store with this name.
        fireproof: Only cabinets for which this holds, or does not: fire-protected.
        ventilated: Only cabinets for which this holds, or does not: ventilated.
        status: Only cabinets with this status.
        min_capacity: Only cabinets with a capacity in millilitres of at least this.
        page: Page number, from 1.
    """
    return db.search(
        CabinetSummary,
        """
        SELECT cabinets.id, cabinets.code, stores.name AS store_name, cabinets.fireproof,
            cabinets.ventilated, cabinets.capacity
        FROM cabinets
        JOIN stores ON stores.id = cabinets.store_id
        """,
        where={
            "cabinets.code = ?": code,
            "cabinets.store_id = ?": store_id,
            "stores.name = ?": store_name,
            "cabinets.fireproof = ?": fireproof,
            "cabinets.ventilated = ?": ventilated,
            "cabinets.status = ?": status,
            "cabinets.capacity >= ?": min_capacity,
        },
        order="cabinets.code, cabinets.id",
        page=page,
    )


def get_cabinet(db: Database, cabinet_id: str) -> CabinetDetails:
    """Show a cabinet with the room left in it and the bottles past their expiry date.

    Args:
        cabinet_id: Id of the cabinet.
    """
    cabinet = db.fetch(Cabinet, "cabinets", cabinet_id)
    free_room = cabinet["capacity"] - db.number(
        """
        SELECT SUM(size) FROM bottles
        WHERE kept_in_id = ? AND status IN ('sealed', 'opened')
        """,
        cabinet_id,
    )
    expired_bottles = db.number(
        """
        SELECT COUNT(*) FROM bottles
        WHERE kept_in_id = ? AND status IN ('sealed', 'opened') AND expires_on < ?
        """,
        cabinet_id,
        db.today,
    )
    store = db.fetch(Store, "stores", cabinet["store_id"])
    return {**cabinet, "store_name": store["name"], "free_room": free_room, "expired_bottles": expired_bottles}
