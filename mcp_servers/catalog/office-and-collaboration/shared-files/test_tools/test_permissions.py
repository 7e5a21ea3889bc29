"""Tests of the tools for permissions of Shared files."""

import pytest

from mcp_servers.contracts import Json
from mcp_servers.runtime.testing import Bench, deleted, inserted


@pytest.mark.parametrize(
    ("filters", "ids"),
    [
        ({"user_id": "us-2833", "role": "commenter"}, ["pe-5541"]),
        ({"file_id": "fi-1873"}, ["pe-2580", "pe-2606", "pe-7012"]),
    ],
)
def test_list_permissions_filters(bench: Bench, filters: dict[str, Json], ids: list[str]) -> None:
    assert bench.ids("list_permissions", **filters) == ids


def test_list_permissions_turns_the_page(bench: Bench) -> None:
    ids = bench.ids("list_permissions", page=7)
    assert ids == [
        "pe-7240",
        "pe-7512",
        "pe-8520",
        "pe-8693",
        "pe-2606",
        "pe-3663",
        "pe-3807",
        "pe-5772",
        "pe-3983",
        "pe-7249",
    ]


def test_list_permissions_finds_nothing(bench: Bench) -> None:
    assert bench.ids("list_permissions", file_id="fi-9716") == []


def test_create_permission_adds_a_permission(bench: Bench) -> None:
    bench.call("create_permission", file_id="fi-1481", user_id="us-6174", role="reader", expires_at="2026-08-27T14:00")
    assert bench.changes() == [
        inserted(
            "permissions",
            "pe-4247",
            file_id="fi-1481",
            user_id="us-6174",
            role="reader",
            expires_at="2026-08-27T14:00",
        ),
    ]


def test_create_permission_is_allowed(bench: Bench) -> None:
    bench.call("create_permission", file_id="fi-3967", user_id="us-2833", role="writer")


def test_create_permission_is_refused_because_only_the_owner_may_share_the_file(bench: Bench) -> None:
    sentence = bench.refusal("create_permission", file_id="fi-3074", user_id="us-7814", role="writer")
    assert sentence == "Only the owner may share the file."


def test_create_permission_is_refused_because_the_file_is_in_the_trash(bench: Bench) -> None:
    sentence = bench.refusal("create_permission", file_id="fi-6698", user_id="us-8069", role="reader")
    assert sentence == "The file is in the trash."


def test_create_permission_is_refused_because_the_owner_has_access_already(bench: Bench) -> None:
    sentence = bench.refusal("create_permission", file_id="fi-2118", user_id="us-9208", role="writer")
    assert sentence == "The owner has access already."


def test_create_permission_is_refused_because_this_person_already_has_access_change_the(bench: Bench) -> None:
    sentence = bench.refusal("create_permission", file_id="fi-7616", user_id="us-9513", role="writer")
    assert sentence == "This person already has access; change the permission instead."


def test_create_permission_is_refused_because_access_must_end_in_the_future(bench: Bench) -> None:
    sentence = bench.refusal(
        "create_permission",
        file_id="fi-1551",
        user_id="us-4764",
        role="reader",
        expires_at="2026-06-02T14:00",
    )
    assert sentence == "Access must end in the future."


def test_create_permission_is_refused_because_access_of_a_writer_cannot_end_by_itself(bench: Bench) -> None:
    sentence = bench.refusal(
        "create_permission",
        file_id="fi-1419",
        user_id="us-2833",
        role="writer",
        expires_at="2026-07-19T14:00",
    )
    assert sentence == "Access of a writer cannot end by itself."


def test_delete_permission_removes_the_permission(bench: Bench) -> None:
    bench.call("delete_permission", permission_id="pe-2058")
    assert bench.changes() == [deleted("permissions", "pe-2058")]


def test_delete_permission_is_allowed(bench: Bench) -> None:
    bench.arrange("permissions", "pe-7128", user_id="us-9208")
    bench.call("delete_permission", permission_id="pe-7128")


def test_delete_permission_is_refused_because_only_the_owner_may_take_access_away(bench: Bench) -> None:
    assert bench.refusal("delete_permission", permission_id="pe-5836") == "Only the owner may take access away."


def test_delete_permission_is_refused_because_this_person_is_reviewing_the_file(bench: Bench) -> None:
    assert bench.refusal("delete_permission", permission_id="pe-1384") == "This person is reviewing the file."
