"""Tools about sites."""

from mcp_servers.runtime import Database, Page, PageNumber

from .rows import Site


class SiteDetails(Site):
    """A site in full."""

    live_subnets: int
    remaining_subnets: int
    assigned_hosts: int


def find_sites(
    db: Database,
    name: str | None = None,
    town: str | None = None,
    min_most_subnets: int | None = None,
    page: PageNumber = 1,
) -> Page[Site]:
    """Search sites by name, town or most subnets.

    Args:
        name: Only sites whose name contains this text.
        town: Only sites with this town.
        min_most_subnets: Only sites with a most subnets of at least this.
        page: Page number, from 1.
    """
    return db.search(
        Site,
        "SELECT id, name, town, most_subnets FROM sites",
        where={"instr(lower(name), lower(?)) > 0": name, "town = ?": town, "most_subnets >= ?": min_most_subnets},
        order="name, id",
        page=page,
    )


def get_site(db: Database, site_id: str) -> SiteDetails:
    """Show a site with its live subnets, the subnets it may still get and its hosts.

    Args:
        site_id: Id of the site.
    """
    site = db.fetch(Site, "sites", site_id)
    live_subnets = db.number("SELECT COUNT(*) FROM subnets WHERE site_id = ? AND status = 'live'", site_id)
    remaining_subnets = site["most_subnets"] - db.number(
        "SELECT COUNT(*) FROM subnets WHERE site_id = ? AND status IN ('planned', 'live')", site_id
    )
    assigned_hosts = db.number(
        """
        SELECT COUNT(*) FROM hosts
        JOIN subnets ON subnets.id = hosts.subnet_id
        WHERE subnets.site_id = ? AND hosts.status = 'assigned'
        """,
        site_id,
    )
    return {
        **site,
        "live_subnets": live_subnets,
        "remaining_subnets": remaining_subnets,
        "assigned_hosts": assigned_hosts,
    }
