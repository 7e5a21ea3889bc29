"""The gates of a server folder, each a function from a loaded environment to a finding, in the order they are passed."""

from collections.abc import Callable

from mcp_servers.checks.gates.behaviour import no_tool_crashes, observations_are_small
from mcp_servers.checks.gates.data import schema_is_sound, there_are_enough_rows
from mcp_servers.checks.gates.manifest import manifest_is_right
from mcp_servers.checks.gates.replay import another_process_replays
from mcp_servers.checks.gates.tasks import tasks_belong_together, tasks_name_this_version
from mcp_servers.checks.gates.tools import (
    code_is_pure,
    reading_tools_do_not_write,
    schemas_are_portable,
    tools_are_listed_as_they_are,
)
from mcp_servers.checks.gates.unit_tests import own_tests_pass
from mcp_servers.checks.report import Finding
from mcp_servers.runtime.environments import LoadedEnvironment

Gate = Callable[[LoadedEnvironment], Finding]

GATES: tuple[Gate, ...] = (
    code_is_pure,
    schema_is_sound,
    there_are_enough_rows,
    manifest_is_right,
    schemas_are_portable,
    tools_are_listed_as_they_are,
    reading_tools_do_not_write,
    no_tool_crashes,
    observations_are_small,
    own_tests_pass,
    tasks_belong_together,
    tasks_name_this_version,
    another_process_replays,
)
