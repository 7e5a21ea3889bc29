"""Tools of Ostsee container rollouts."""

from mcp_servers.runtime import reads, writes

from .freezes import find_freezes
from .health_samples import note_health
from .nodes import cordon_node, drain_node, find_nodes, get_node
from .releases import condemn_release, find_releases, pass_tests
from .replicas import add_replica, find_replicas, move_replica, remove_replica, report_replicas
from .rollouts import (
    find_rollouts,
    finish_rollout,
    get_rollout,
    resume_rollout,
    roll_back,
    start_rollout,
    stop_rollout,
    widen_rollout,
)
from .services import find_services

TOOLS = reads(
    find_nodes,
    find_services,
    find_replicas,
    find_releases,
    find_rollouts,
    find_freezes,
    get_rollout,
    get_node,
    report_replicas,
) + writes(
    start_rollout,
    widen_rollout,
    finish_rollout,
    stop_rollout,
    resume_rollout,
    roll_back,
    note_health,
    pass_tests,
    condemn_release,
    add_replica,
    move_replica,
    remove_replica,
    cordon_node,
    drain_node,
)
