"""Tests of the tools for repositories of Lantern Labs code review."""

import pytest

from mcp_servers.contracts import Json
from mcp_servers.runtime.testing import Bench


@pytest.mark.parametrize(
    ("filters", "ids"),
    [
        ({"language": "Rust"}, ["re-2944", "re-1959", "re-5696"]),
        ({"name": "dovecot-core"}, ["re-2944"]),
    ],
)
def test_find_repositories_filters(bench: Bench, filters: dict[str, Json], ids: list[str]) -> None:
    assert bench.ids("find_repositories", **filters) == ids


def test_find_repositories_turns_the_page(bench: Bench) -> None:
    assert bench.ids("find_repositories", page=2) == []


def test_find_repositories_finds_nothing(bench: Bench) -> None:
    assert bench.ids("find_repositories", name="indigo-gateway", language="Python") == []


def test_find_repositories_finds_arranged_rows(bench: Bench) -> None:
    bench.arrange("repositories", "re-1959", approvals=2)
    assert bench.ids("find_repositories", min_approvals=2) == ["re-1959"]
