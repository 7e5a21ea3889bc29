"""What all tests of this server use."""

from pathlib import Path

import pytest

from mcp_servers.runtime.testing import Bench


@pytest.fixture
def bench() -> Bench:
    return Bench(Path(__file__).parents[1])
