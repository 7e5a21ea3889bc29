"""Tests of the tools for certificates of Pulse Yard fitness studio."""

import pytest

from mcp_servers.contracts import Json
from mcp_servers.runtime.testing import Bench


@pytest.mark.parametrize(
    ("filters", "ids"),
    [
        ({"valid_until_until": "2026-02-03"}, ["ce-8248", "ce-3235", "ce-3134", "ce-8849"]),
        ({"coach_id": "co-9115", "kind": "strength"}, ["ce-8249"]),
    ],
)
def test_find_certificates_filters(bench: Bench, filters: dict[str, Json], ids: list[str]) -> None:
    assert bench.ids("find_certificates", **filters) == ids


def test_find_certificates_turns_the_page(bench: Bench) -> None:
    assert bench.ids("find_certificates", page=5) == ["ce-4079", "ce-6407", "ce-8946", "ce-1729", "ce-7167", "ce-1976"]


def test_find_certificates_finds_nothing(bench: Bench) -> None:
    assert bench.ids("find_certificates", coach_id="co-7011", kind="strength", valid_until_until="2026-12-05") == []
