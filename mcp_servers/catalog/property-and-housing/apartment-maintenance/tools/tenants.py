"""Tools about tenants."""

from typing_extensions import TypedDict

from mcp_servers.runtime import Database, Page, PageNumber


class TenantSummary(TypedDict):
    """A tenant as a search lists it."""

    id: str
    name: str
    apartment_number: str
    phone: str


def find_tenants(
    db: Database,
    name: str | None = None,
    apartment_id: str | None = None,
    building_id: str | None = None,
    page: PageNumber = 1,
) -> Page[TenantSummary]:
    """Search tenants by name, apartment or building.

    Args:
        name: Only tenants whose name contains this text.
        apartment_id: Only tenants of the apartment with this id.
        building_id: Only tenants of the building with this id.
        page: Page number, from 1.
    """
    return db.search(
        TenantSummary,
        """
        SELECT tenants.id, tenants.name, apartments.number AS apartment_number, tenants.phone FROM tenants
        JOIN apartments ON apartments.id = tenants.apartment_id
        """,
        where={
            "instr(lower(tenants.name), lower(?)) > 0": name,
            "tenants.apartment_id = ?": apartment_id,
            "apartments.building_id = ?": building_id,
        },
        order="tenants.name, tenants.id",
        page=page,
    )
