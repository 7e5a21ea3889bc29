"""Tools about subnets."""

from typing import Annotated

from typing_extensions import TypedDict

from mcp_servers.runtime import Database, Page, PageNumber, Refused, Text, between

from .rows import Host, Site, Subnet, SubnetPurpose, SubnetStatus


class SubnetSummary(TypedDict):
    """A subnet as a search lists it."""

    id: str
    name: str
    site_name: str
    purpose: SubnetPurpose
    vlan: int
    size: int
    status: SubnetStatus


class SubnetDetails(Subnet):
    """A subnet in full."""

    site_name: str
    taken_addresses: int
    free_addresses: int
    open_conflicts: int


def find_subnets(
    db: Database,
    name: str | None = None,
    site_id: str | None = None,
    purpose: SubnetPurpose | None = None,
    vlan: int | None = None,
    status: SubnetStatus | None = None,
    min_size: int | None = None,
    page: PageNumber = 1,
) -> Page[SubnetSummary]:
    """Search subnets by subnet name, site, purpose, VLAN number, status or number of addresses.

    Args:
        name: Only subnets with this subnet name.
        site_id: Only subnets of the site with this id.
        purpose: Only subnets with this purpose.
        vlan: Only subnets with this VLAN number.
        status: Only subnets with this status.
        min_size: Only subnets with a number of addresses of at least this.
        page: Page number, from 1.
    """
    return db.search(
        SubnetSummary,
        """
        SELECT subnets.id, subnets.name, sites.name AS site_name, subnets.purpose, subnets.vlan,
            subnets.size, subnets.status
        FROM subnets
        JOIN sites ON sites.id = subnets.site_id
        """,
        where={
            "subnets.name = ?": name,
            "subnets.site_id = ?": site_id,
            "subnets.purpose = ?": purpose,
            "subnets.vlan = ?": vlan,
            "subnets.status = ?": status,
            "subnets.size >= ?": min_size,
        },
        order="subnets.name, subnets.id",
        page=page,
    )


def get_subnet(db: Database, subnet_id: str) -> SubnetDetails:
    """Show a subnet with the addresses taken, those still to be given and the open conflicts in it.

    Args:
        subnet_id: Id of the subnet.
    """
    subnet = db.fetch(Subnet, "subnets", subnet_id)
    taken_addresses = db.number("SELECT COUNT(*) FROM hosts WHERE subnet_id = ?", subnet_id)
    free_addresses = subnet["size"] - 3 - db.number("SELECT COUNT(*) FROM hosts WHERE subnet_id = ?", subnet_id)
    open_conflicts = db.number(
        """
        SELECT COUNT(*) FROM conflicts
        JOIN hosts ON hosts.id = conflicts.host_id
        WHERE hosts.subnet_id = ? AND conflicts.status = 'open'
        """,
        subnet_id,
    )
    site = db.fetch(Site, "sites", subnet["site_id"])
    return {
        **subnet,
        "site_name": site["name"],
        "taken_addresses": taken_addresses,
        "free_addresses": free_addresses,
        "open_conflicts": open_conflicts,
    }


def plan_subnet(
    db: Database,
    name: Text,
    site_id: str,
    purpose: SubnetPurpose,
    vlan: Annotated[int, between(2, 4000)],
    size: Annotated[int, between(8, 256)],
) -> Subnet:
    """Plan a subnet of 8, 16, 32, 64, 128 or 256 addresses at a site under a free VLAN number.

    Args:
        name: Subnet name.
        site_id: Id of the site.
        purpose: Purpose of the subnet.
        vlan: VLAN number.
        size: Number of addresses.
    """
    site = db.fetch(Site, "sites", site_id)
    if size not in (8, 16, 32, 64, 128, 256):
        raise Refused("The size of a subnet is a power of two.")
    if (
        db.number("SELECT COUNT(*) FROM subnets WHERE site_id = ? AND status IN ('planned', 'live')", site_id)
        >= site["most_subnets"]
    ):
        raise Refused("The site has all the subnets it may have.")
    if db.exists(
        """
        SELECT 1 FROM subnets
        WHERE site_id = ? AND vlan = ? AND status IN ('planned', 'live')
        """,
        site_id,
        vlan,
    ):
        raise Refused("The VLAN number is used at this site.")
    if purpose == "guest" and db.exists(
        "SELECT 1 FROM subnets WHERE site_id = ? AND purpose = 'guest' AND status = 'planned'", site_id
    ):
        raise Refused("A guest subnet is planned there already.")
    if db.exists("SELECT 1 FROM subnets WHERE name = ?", name):
        raise Refused("Another subnet already has this subnet name.")
    subnet_id = db.insert(
        "subnets", purpose=purpose, name=name, site_id=site_id, vlan=vlan, size=size, status="planned"
    )
    return db.fetch(Subnet, "subnets", subnet_id)


def activate_subnet(db: Database, subnet_id: str) -> Subnet:
    """Put a planned subnet into operation.

    Args:
        subnet_id: Id of the subnet.
    """
    subnet = db.fetch(Subnet, "subnets", subnet_id)
    if subnet["status"] != "planned":
        raise Refused("The subnet must be planned.")
    if db.exists(
        "SELECT 1 FROM subnets WHERE id != ? AND site_id = ? AND vlan = ? AND status = 'live'",
        subnet_id,
        subnet["site_id"],
        subnet["vlan"],
    ):
        raise Refused("Another live subnet has this VLAN number.")
    if (
        db.number(
            "SELECT COUNT(*) FROM subnets WHERE site_id = ? AND purpose = ? AND status = 'live'",
            subnet["site_id"],
            subnet["purpose"],
        )
        >= 2
    ):
        raise Refused("The site has two live subnets for this purpose.")
    db.update("subnets", subnet_id, status="live")
    return db.fetch(Subnet, "subnets", subnet_id)


def drop_subnet(db: Database, subnet_id: str) -> Subnet:
    """Drop a planned subnet while its site keeps another one for the same purpose, or has none live at all.

    Args:
        subnet_id: Id of the subnet.
    """
    subnet = db.fetch(Subnet, "subnets", subnet_id)
    if subnet["status"] != "planned":
        raise Refused("The subnet must be planned.")
    if not db.exists(
        "SELECT 1 FROM subnets WHERE id != ? AND site_id = ? AND status = 'live'", subnet_id, subnet["site_id"]
    ):
        raise Refused("It would be the first subnet of this site.")
    db.update("subnets", subnet_id, status="dropped")
    return db.fetch(Subnet, "subnets", subnet_id)


def retire_subnet(db: Database, subnet_id: str) -> Subnet:
    """Retire a live subnet in which no host is reserved or assigned; resting addresses disappear with it.

    Args:
        subnet_id: Id of the subnet.
    """
    subnet = db.fetch(Subnet, "subnets", subnet_id)
    if subnet["status"] != "live":
        raise Refused("The subnet must be live.")
    if db.exists("SELECT 1 FROM hosts WHERE subnet_id = ? AND status IN ('reserved', 'assigned')", subnet_id):
        raise Refused("Hosts still have addresses in it.")
    if db.exists("SELECT 1 FROM enlargements WHERE subnet_id = ? AND status = 'asked'", subnet_id):
        raise Refused("An enlargement of it is still to be decided.")
    db.update("subnets", subnet_id, status="retired")
    for host in db.all(Host, "SELECT * FROM hosts WHERE subnet_id = ? ORDER BY id", subnet_id):
        db.delete("hosts", host["id"])
    return db.fetch(Subnet, "subnets", subnet_id)
