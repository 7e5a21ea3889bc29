"""Tools of Nordkai address plan."""

from mcp_servers.runtime import reads, writes

from .conflicts import find_conflicts, report_conflict, resolve_conflict
from .enlargements import approve_enlargement, ask_enlargement, find_enlargements, refuse_enlargement
from .hosts import (
    assign_host,
    find_hosts,
    free_host,
    get_host,
    give_up_host,
    move_host,
    renew_host,
    report_hosts,
    reserve_host,
)
from .sites import find_sites, get_site
from .subnets import activate_subnet, drop_subnet, find_subnets, get_subnet, plan_subnet, retire_subnet

TOOLS = reads(
    find_sites,
    find_subnets,
    find_hosts,
    find_enlargements,
    find_conflicts,
    get_subnet,
    get_host,
    get_site,
    report_hosts,
) + writes(
    plan_subnet,
    activate_subnet,
    drop_subnet,
    retire_subnet,
    reserve_host,
    assign_host,
    renew_host,
    give_up_host,
    free_host,
    move_host,
    ask_enlargement,
    approve_enlargement,
    refuse_enlargement,
    report_conflict,
    resolve_conflict,
)
