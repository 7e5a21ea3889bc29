"""Tests of the tools for users of Shared files."""

import pytest

from mcp_servers.contracts import Json
from mcp_servers.runtime.testing import Bench


@pytest.mark.parametrize(
    ("filters", "ids"),
    [
        ({"display_name": "Svoboda"}, ["us-9368"]),
        ({"email_address": "bethany.sutcliffe@letterbox.example"}, ["us-8069"]),
    ],
)
def test_find_users_filters(bench: Bench, filters: dict[str, Json], ids: list[str]) -> None:
    assert bench.ids("find_users", **filters) == ids


def test_find_users_turns_the_page(bench: Bench) -> None:
    ids = bench.ids("find_users", page=2)
    assert ids == [
        "us-8644",
        "us-6174",
        "us-9208",
        "us-9717",
        "us-4283",
        "us-3439",
        "us-9513",
        "us-7250",
        "us-4707",
        "us-6615",
    ]


def test_find_users_finds_nothing(bench: Bench) -> None:
    assert bench.ids("find_users", display_name="Okonkwo", email_address="hala.bakri@openmail.example") == []
