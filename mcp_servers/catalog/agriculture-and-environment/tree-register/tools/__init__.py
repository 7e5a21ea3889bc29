"""Tools of City tree register."""

from mcp_servers.runtime import reads, writes

from .crews import find_crews, get_crew
from .inspections import find_inspections, record_inspection
from .nests import find_nests, mark_nest_left, report_nest
from .permits import apply_for_permit, find_permits, grant_permit, refuse_permit
from .species_list import find_species
from .streets import find_streets
from .trees import find_trees, get_tree, plant_tree, report_trees
from .work_orders import (
    cancel_order,
    find_orders,
    finish_order,
    open_order,
    order_felling,
    plan_order,
    postpone_order,
    report_costs,
)

TOOLS = reads(
    find_streets,
    find_species,
    find_trees,
    find_inspections,
    find_nests,
    find_crews,
    find_orders,
    find_permits,
    get_tree,
    get_crew,
    report_trees,
    report_costs,
) + writes(
    plant_tree,
    record_inspection,
    report_nest,
    mark_nest_left,
    open_order,
    order_felling,
    plan_order,
    postpone_order,
    finish_order,
    cancel_order,
    apply_for_permit,
    grant_permit,
    refuse_permit,
)
