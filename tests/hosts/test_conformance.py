"""The official conformance scenarios that need no fixture tools, against a server of the farm.

They run where ``npm install node@22 @modelcontextprotocol/conformance@0.2.0-alpha.12`` was run and its
``node_modules/.bin`` is on the path.
"""

import asyncio
import re
import shutil

import pytest

from mcp_servers.runtime import Servers
from tests.hosts.conftest import serving

HANDSHAKE = "2025-11-25"
STATELESS = "2026-07-28"
SCENARIOS = [
    *((scenario, HANDSHAKE) for scenario in ("server-initialize", "ping", "server-session-lifecycle")),
    *((scenario, STATELESS) for scenario in ("caching", "http-header-validation", "server-stateless")),
    *(
        (scenario, version)
        for scenario in ("tools-list", "resources-list", "prompts-list", "dns-rebinding-protection")
        for version in (HANDSHAKE, STATELESS)
    ),
]
LACKS_A_FIXTURE_TOOL = "Not testable: server does not list the diagnostic tool"

pytestmark = [
    pytest.mark.slow,
    pytest.mark.skipif(
        shutil.which("conformance") is None, reason="needs Node 22 and @modelcontextprotocol/conformance"
    ),
]


@pytest.mark.parametrize(("scenario", "version"), SCENARIOS)
async def test_a_scenario_passes(scenario: str, version: str, servers: Servers) -> None:
    async with serving(servers) as url:
        process = await asyncio.create_subprocess_exec(
            *("conformance", "server", "--url", f"{url}/servers/harbour/mcp"),
            *("--scenario", scenario, "--spec-version", version),
            stdout=asyncio.subprocess.PIPE,
            stderr=asyncio.subprocess.STDOUT,
        )
        output, _ = await process.communicate()
    text = re.sub(r"\x1b\[\d+m", "", output.decode())
    assert "Passed:" in text, text
    failures = re.findall(r"^ +Error: (.*)$", text, re.MULTILINE)
    assert [failure for failure in failures if not failure.startswith(LACKS_A_FIXTURE_TOOL)] == [], text
