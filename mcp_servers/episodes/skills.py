"""Agents of rising skill, to measure how hard tasks are. What each is given to know:

=====================  ==========================================================================================
random caller          the tools' schemas and the words it has read
greedy single tool     also which values the request states, and the names of the answer's fields
planner without loops  the task's oracle, of which it follows what goes in a straight line; it slips now and then
full planner           the task's oracle; it slips at the same calls
=====================  ==========================================================================================
"""

from collections.abc import Mapping

from mcp_servers.episodes.greedy import greedy_caller
from mcp_servers.episodes.planners import full_planner, straight_planner
from mcp_servers.episodes.scripted import ScriptedAgent, random_caller
from mcp_servers.runtime import LoadedEnvironment


def agents_by_skill(servers: Mapping[str, LoadedEnvironment], seed: int) -> dict[str, ScriptedAgent]:
    """Return name to agent, least skilled first; each does the same in the same task at the same seed."""
    return {
        "random caller": random_caller(seed),
        "greedy single tool": greedy_caller(),
        "planner without loops": straight_planner(servers, seed),
        "full planner": full_planner(servers, seed),
    }
