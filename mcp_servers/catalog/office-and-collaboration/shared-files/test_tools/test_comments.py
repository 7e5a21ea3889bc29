"""Tests of the tools for comments of Shared files."""

import pytest

from mcp_servers.contracts import Json
from mcp_servers.runtime.testing import Bench, inserted


@pytest.mark.parametrize(
    ("filters", "ids"),
    [
        ({"file_id": "fi-5910"}, ["co-6817", "co-1014"]),
        ({"author_id": "us-8554"}, ["co-3077"]),
        (
            {"resolved": False},
            [
                "co-6200",
                "co-1433",
                "co-6079",
                "co-6725",
                "co-3032",
                "co-6211",
                "co-2288",
                "co-6954",
                "co-5785",
                "co-1381",
            ],
        ),
    ],
)
def test_list_comments_filters(bench: Bench, filters: dict[str, Json], ids: list[str]) -> None:
    assert bench.ids("list_comments", **filters) == ids


def test_list_comments_turns_the_page(bench: Bench) -> None:
    ids = bench.ids("list_comments", page=6)
    assert ids == [
        "co-3126",
        "co-6103",
        "co-4603",
        "co-7586",
        "co-3430",
        "co-3337",
        "co-2055",
        "co-6817",
        "co-9787",
        "co-9591",
    ]


def test_list_comments_finds_nothing(bench: Bench) -> None:
    assert bench.ids("list_comments", file_id="fi-9685") == []


def test_create_comment_adds_a_comment(bench: Bench) -> None:
    bench.call("create_comment", file_id="fi-1873", content="Shorter please.")
    assert bench.changes() == [
        inserted(
            "comments",
            "co-8909",
            file_id="fi-1873",
            author_id="us-9208",
            content="Shorter please.",
            resolved=0,
            created_at="2026-06-02T14:00",
        ),
    ]


def test_create_comment_is_refused_because_the_file_is_in_the_trash(bench: Bench) -> None:
    sentence = bench.refusal("create_comment", file_id="fi-3100", content="Legal should see this.")
    assert sentence == "The file is in the trash."


def test_create_comment_is_refused_because_a_folder_cannot_be_commented_on(bench: Bench) -> None:
    sentence = bench.refusal("create_comment", file_id="fi-4280", content="Is the map up to date?")
    assert sentence == "A folder cannot be commented on."


@pytest.mark.parametrize(
    "arguments",
    [
        {"file_id": "fi-3074", "content": "Who signs this?"},
        {"file_id": "fi-4374", "content": "Who signs this?"},
    ],
)
def test_create_comment_is_refused_because_you_may_not_comment_on_this_file(
    bench: Bench, arguments: dict[str, Json]
) -> None:
    assert bench.refusal("create_comment", **arguments) == "You may not comment on this file."
