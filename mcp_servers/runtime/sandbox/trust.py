"""Whose code runs where: what a language model wrote runs in the jail, unless a person has said otherwise."""

import logging
from functools import cache

from mcp_servers.contracts import Environment
from mcp_servers.runtime.sandbox.bubblewrap import SWITCH, is_switched_off
from mcp_servers.runtime.sandbox.confinement import is_confined

logger = logging.getLogger(__name__)


def needs_jail(manifest: Environment) -> bool:
    """Whether a server's code may not run in this process."""
    if manifest.provenance.kind != "agents" or is_confined():
        return False
    if is_switched_off():
        _warn(manifest.name)
        return False
    return True


@cache
def _warn(name: str) -> None:
    logger.warning("%s=off: code of %s, which a model wrote, runs WITHOUT ANY PROTECTION of this machine", SWITCH, name)
