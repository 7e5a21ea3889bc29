"""Tools about hosts."""

from typing import Annotated

from typing_extensions import TypedDict

from mcp_servers.runtime import Database, Day, Page, PageNumber, Refused, Text, between, days_between, shift

from .rows import Conflict, Host, HostStatus, Site, Subnet, SubnetPurpose


class HostSummary(TypedDict):
    """A host as a search lists it."""

    id: str
    name: str
    subnet_name: str
    position: int
    status: HostStatus
    valid_until: str


class HostDetails(Host):
    """A host in full."""

    subnet_name: str
    subnet_vlan: int
    subnet_site_name: str
    days_left: int
    number_of_conflicts: int


class HostsBySubnetName(TypedDict):
    """Totals of hosts for one subnet name."""

    subnet_name: str
    hosts: int
    earliest_end: str | None
    highest_position: int | None


def find_hosts(
    db: Database,
    name: str | None = None,
    subnet_id: str | None = None,
    site_id: str | None = None,
    status: HostStatus | None = None,
    planner_id: str | None = None,
    valid_until_until: Day | None = None,
    page: PageNumber = 1,
) -> Page[HostSummary]:
    """Search hosts by host name, subnet, site, status, planner or last day.

    Args:
        name: Only hosts with this host name.
        subnet_id: Only hosts of the subnet with this id.
        site_id: Only hosts of the site with this id.
        status: Only hosts with this status.
        planner_id: Only hosts of the planner with this id.
        valid_until_until: Only hosts with a last day at or before this.
        page: Page number, from 1.
    """
    return db.search(
        HostSummary,
        """
        SELECT hosts.id, hosts.name, subnets.name AS subnet_name, hosts.position, hosts.status,
            hosts.valid_until
        FROM hosts
        JOIN subnets ON subnets.id = hosts.subnet_id
        """,
        where={
            "hosts.name = ?": name,
            "hosts.subnet_id = ?": subnet_id,
            "subnets.site_id = ?": site_id,
            "hosts.status = ?": status,
            "hosts.planner_id = ?": planner_id,
            "hosts.valid_until <= ?": valid_until_until,
        },
        order="hosts.name, hosts.id",
        page=page,
    )


def get_host(db: Database, host_id: str) -> HostDetails:
    """Show a host with its subnet, the days its address is still valid and how many conflicts it had.

    Args:
        host_id: Id of the host.
    """
    host = db.fetch(Host, "hosts", host_id)
    days_left = days_between(db.today, host["valid_until"])
    number_of_conflicts = db.number("SELECT COUNT(*) FROM conflicts WHERE host_id = ?", host_id)
    subnet = db.fetch(Subnet, "subnets", host["subnet_id"])
    site = db.fetch(Site, "sites", subnet["site_id"])
    return {
        **host,
        "subnet_name": subnet["name"],
        "subnet_vlan": subnet["vlan"],
        "subnet_site_name": site["name"],
        "days_left": days_left,
        "number_of_conflicts": number_of_conflicts,
    }


def report_hosts(
    db: Database,
    status: HostStatus | None = None,
    site_id: str | None = None,
    purpose: SubnetPurpose | None = None,
    valid_until_until: Day | None = None,
    page: PageNumber = 1,
) -> Page[HostsBySubnetName]:
    """Count hosts by subnet, with the earliest last day.

    Args:
        status: Only hosts with this status.
        site_id: Only hosts of the site with this id.
        purpose: Only hosts of the subnet with this purpose.
        valid_until_until: Only hosts with a last day at or before this.
        page: Page number, from 1.
    """
    return db.search(
        HostsBySubnetName,
        """
        SELECT subnets.name AS subnet_name, COUNT(*) AS hosts, MIN(hosts.valid_until) AS earliest_end,
            MAX(hosts.position) AS highest_position
        FROM hosts
        JOIN subnets ON subnets.id = hosts.subnet_id
        """,
        where={
            "hosts.status = ?": status,
            "subnets.site_id = ?": site_id,
            "subnets.purpose = ?": purpose,
            "hosts.valid_until <= ?": valid_until_until,
        },
        group="subnets.name",
        order="subnets.name",
        page=page,
    )


def reserve_host(
    db: Database, name: Text, subnet_id: str, position: Annotated[int, between(1, 250)], valid_until: Day
) -> Host:
    """Reserve a free position of a live subnet for a host until a day.

    Args:
        name: Host name.
        subnet_id: Id of the subnet.
        position: Position in the subnet.
        valid_until: Last day.
    """
    subnet = db.fetch(Subnet, "subnets", subnet_id)
    if subnet["status"] != "live":
        raise Refused("The subnet is not live.")
    if position < 2:
        raise Refused("The first address belongs to the network.")
    if position > subnet["size"] - 2:
        raise Refused("The position lies outside the subnet.")
    if db.exists("SELECT 1 FROM hosts WHERE subnet_id = ? AND position = ?", subnet_id, position):
        raise Refused("The position is taken or resting.")
    taken = db.number("SELECT COUNT(*) FROM hosts WHERE subnet_id = ?", subnet_id)
    if (taken + 1) * 10 > (subnet["size"] - 3) * 9:
        raise Refused("The subnet is as full as it may be.")
    if valid_until <= db.today:
        raise Refused("The last day has passed.")
    if valid_until > shift(db.today, days=365):
        raise Refused("An address is given for a year at most.")
    if subnet["purpose"] in ("guest", "laboratory") and valid_until > shift(db.today, days=30):
        raise Refused("Guests and laboratories get 30 days at most.")
    if db.exists("SELECT 1 FROM hosts WHERE name = ?", name):
        raise Refused("Another host already has this host name.")
    host_id = db.insert(
        "hosts",
        name=name,
        subnet_id=subnet_id,
        position=position,
        valid_until=valid_until,
        planner_id=db.account,
        status="reserved",
    )
    return db.fetch(Host, "hosts", host_id)


def assign_host(db: Database, host_id: str) -> Host:
    """Assign a reserved address to its host while it is valid.

    Args:
        host_id: Id of the host.
    """
    host = db.fetch(Host, "hosts", host_id)
    if host["status"] != "reserved":
        raise Refused("The host must be reserved.")
    if host["valid_until"] < db.today:
        raise Refused("The last day has passed.")
    subnet = db.fetch(Subnet, "subnets", host["subnet_id"])
    if subnet["status"] != "live":
        raise Refused("The subnet is not live.")
    db.update("hosts", host_id, status="assigned")
    return db.fetch(Host, "hosts", host_id)


def renew_host(db: Database, host_id: str, valid_until: Day) -> Host:
    """Let a host keep its address longer, unless a conflict about it is open.

    Args:
        host_id: Id of the host.
        valid_until: Last day.
    """
    host = db.fetch(Host, "hosts", host_id)
    if host["status"] not in ("reserved", "assigned"):
        raise Refused("The address was given up.")
    if valid_until <= host["valid_until"]:
        raise Refused("The new last day must be later.")
    if valid_until > shift(db.today, days=365):
        raise Refused("An address is given for a year at most.")
    subnet = db.fetch(Subnet, "subnets", host["subnet_id"])
    if subnet["purpose"] in ("guest", "laboratory") and valid_until > shift(db.today, days=30):
        raise Refused("Guests and laboratories get 30 days at most.")
    if db.exists("SELECT 1 FROM conflicts WHERE host_id = ? AND status = 'open'", host_id):
        raise Refused("A conflict about this address is open.")
    db.update("hosts", host_id, valid_until=valid_until)
    return db.fetch(Host, "hosts", host_id)


def give_up_host(db: Database, host_id: str) -> Host:
    """Give the address of a host up; it rests, and conflicts about it are resolved.

    Args:
        host_id: Id of the host.
    """
    host = db.fetch(Host, "hosts", host_id)
    if host["status"] not in ("assigned", "reserved"):
        raise Refused("The host must be assigned or reserved.")
    subnet = db.fetch(Subnet, "subnets", host["subnet_id"])
    if host["status"] == "assigned" and host["valid_until"] >= db.today and subnet["purpose"] in ("servers", "voice"):
        raise Refused("A server or telephone keeps its address until the last day.")
    db.update("hosts", host_id, status="resting", given_up_on=db.today)
    for conflict in db.all(
        Conflict, "SELECT * FROM conflicts WHERE host_id = ? AND status = 'open' ORDER BY id", host_id
    ):
        db.update("conflicts", conflict["id"], status="resolved")
    return db.fetch(Host, "hosts", host_id)


def free_host(db: Database, host_id: str) -> Host:
    """Remove an address that has rested for seven days.

    Args:
        host_id: Id of the host.
    """
    host = db.fetch(Host, "hosts", host_id)
    if host["status"] != "resting":
        raise Refused("The address has not been given up.")
    if host["given_up_on"] is None or host["given_up_on"] > shift(db.today, days=-7):
        raise Refused("The address has not rested for seven days.")
    if db.exists("SELECT 1 FROM conflicts WHERE host_id = ?", host_id):
        raise Refused("The host still has conflicts.")
    db.delete("hosts", host_id)
    return host


def move_host(db: Database, host_id: str, subnet_id: str, position: Annotated[int, between(1, 250)]) -> Host:
    """Move a host to a free position of another live subnet at its site.

    Args:
        host_id: Id of the host.
        subnet_id: Id of the subnet.
        position: Position in the subnet.
    """
    host = db.fetch(Host, "hosts", host_id)
    subnet = db.fetch(Subnet, "subnets", subnet_id)
    if host["status"] not in ("reserved", "assigned"):
        raise Refused("The address was given up.")
    if subnet["status"] != "live":
        raise Refused("The subnet is not live.")
    if subnet_id == host["subnet_id"]:
        raise Refused("The host is in this subnet.")
    host_subnet = db.fetch(Subnet, "subnets", host["subnet_id"])
    if subnet["site_id"] != host_subnet["site_id"]:
        raise Refused("The subnet belongs to another site.")
    if position < 2 or position > subnet["size"] - 2:
        raise Refused("The position lies outside the subnet.")
    if db.exists("SELECT 1 FROM hosts WHERE subnet_id = ? AND position = ?", subnet_id, position):
        raise Refused("The position is taken or resting.")
    if subnet["purpose"] in ("guest", "laboratory") and host["valid_until"] > shift(db.today, days=30):
        raise Refused("Guests and laboratories get 30 days at most.")
    db.update("hosts", host_id, subnet_id=subnet_id, position=position)
    return db.fetch(Host, "hosts", host_id)
