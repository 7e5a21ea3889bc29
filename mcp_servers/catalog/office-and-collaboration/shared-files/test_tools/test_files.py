"""Tests of the tools for files of Shared files."""

import pytest

from mcp_servers.contracts import Json
from mcp_servers.runtime.testing import Bench, inserted, updated


def test_get_file_shows_the_file(bench: Bench) -> None:
    result = bench.call("get_file", file_id="fi-2190")
    assert result == {
        "id": "fi-2190",
        "kind_of_file": "presentation",
        "name": "Memo – recipes",
        "owner_id": "us-9208",
        "starred": False,
        "trashed": False,
        "copy_requires_writer": False,
        "modified_at": "2026-05-25T18:00",
        "owner_display_name": "Edward Clarke",
    }


@pytest.mark.parametrize(
    ("filters", "ids"),
    [
        ({"owner_id": "us-3439"}, ["fi-3789", "fi-3233"]),
        ({"folder_id": "fi-4280"}, ["fi-3967", "fi-9685", "fi-3100", "fi-7616", "fi-3074"]),
        (
            {"kind_of_file": "presentation"},
            [
                "fi-7852",
                "fi-4785",
                "fi-3498",
                "fi-6698",
                "fi-2758",
                "fi-5910",
                "fi-5707",
                "fi-1419",
                "fi-6629",
                "fi-2825",
            ],
        ),
        (
            {"starred": False},
            [
                "fi-7852",
                "fi-9511",
                "fi-8558",
                "fi-9318",
                "fi-4785",
                "fi-9295",
                "fi-2118",
                "fi-4280",
                "fi-9876",
                "fi-3169",
            ],
        ),
        (
            {"trashed": True},
            [
                "fi-9511",
                "fi-3169",
                "fi-1822",
                "fi-6698",
                "fi-3100",
                "fi-4336",
                "fi-3678",
                "fi-3789",
                "fi-3233",
                "fi-5256",
            ],
        ),
        ({"name": "damage"}, ["fi-4171"]),
    ],
)
def test_list_files_filters(bench: Bench, filters: dict[str, Json], ids: list[str]) -> None:
    assert bench.ids("list_files", **filters) == ids


def test_list_files_turns_the_page(bench: Bench) -> None:
    ids = bench.ids("list_files", page=2)
    assert ids == [
        "fi-9876",
        "fi-3169",
        "fi-1822",
        "fi-7618",
        "fi-6698",
        "fi-2758",
        "fi-3967",
        "fi-5910",
        "fi-8541",
        "fi-2772",
    ]


def test_list_files_finds_nothing(bench: Bench) -> None:
    assert bench.ids("list_files", name="Unheard of") == []


def test_create_file_adds_a_file(bench: Bench) -> None:
    bench.call(
        "create_file",
        name="Contract draft of the reading group",
        kind_of_file="spreadsheet",
        folder_id="fi-4280",
    )
    assert bench.changes() == [
        inserted(
            "files",
            "fi-8300",
            kind_of_file="spreadsheet",
            name="Contract draft of the reading group",
            folder_id="fi-4280",
            owner_id="us-9208",
            starred=0,
            trashed=0,
            copy_requires_writer=0,
            modified_at="2026-06-02T14:00",
        ),
    ]


def test_create_file_adds_a_file_with_description(bench: Bench) -> None:
    bench.call(
        "create_file",
        name="Summary – name badges",
        kind_of_file="presentation",
        description="Discussed with both sides.",
    )
    assert bench.changes() == [
        inserted(
            "files",
            "fi-8300",
            kind_of_file="presentation",
            name="Summary – name badges",
            owner_id="us-9208",
            description="Discussed with both sides.",
            starred=0,
            trashed=0,
            copy_requires_writer=0,
            modified_at="2026-06-02T14:00",
        ),
    ]


@pytest.mark.parametrize(
    "arguments",
    [
        {"name": "Slides of the survey", "kind_of_file": "spreadsheet"},
        {"name": "Protocol – logo", "kind_of_file": "spreadsheet"},
    ],
)
def test_create_file_is_allowed(bench: Bench, arguments: dict[str, Json]) -> None:
    bench.call("create_file", **arguments)


def test_create_file_is_refused_because_the_place_for_it_is_not_a_folder(bench: Bench) -> None:
    sentence = bench.refusal(
        "create_file",
        name="Summary – name badges",
        kind_of_file="presentation",
        folder_id="fi-1419",
    )
    assert sentence == "The place for it is not a folder."


def test_create_file_is_refused_because_the_folder_is_in_the_trash(bench: Bench) -> None:
    sentence = bench.refusal(
        "create_file",
        name="Minutes for the open day",
        kind_of_file="presentation",
        folder_id="fi-1373",
    )
    assert sentence == "The folder is in the trash."


def test_create_file_is_refused_because_you_already_have_a_file_with_this_name(bench: Bench) -> None:
    sentence = bench.refusal("create_file", name="Inventory of the survey", kind_of_file="folder")
    assert sentence == "You already have a file with this name."


def test_update_file_changes_the_file(bench: Bench) -> None:
    bench.call("update_file", file_id="fi-5136", name="Checklist – catalogue")
    assert bench.changes() == [
        updated("files", "fi-5136", name="Checklist – catalogue", modified_at="2026-06-02T14:00"),
    ]


def test_update_file_changes_the_file_with_description(bench: Bench) -> None:
    bench.call("update_file", file_id="fi-6119", description="Was not at home on the first visit.")
    assert bench.changes() == [
        updated("files", "fi-6119", description="Was not at home on the first visit.", modified_at="2026-06-02T14:00"),
    ]


def test_update_file_is_refused_because_nothing_to_change_was_given(bench: Bench) -> None:
    assert bench.refusal("update_file", file_id="fi-3967") == "Nothing to change was given."


def test_update_file_is_refused_because_the_file_is_in_the_trash(bench: Bench) -> None:
    sentence = bench.refusal(
        "update_file",
        file_id="fi-3100",
        description="Agreed on the telephone; confirm in writing.",
    )
    assert sentence == "The file is in the trash."


def test_update_file_is_refused_because_you_may_not_change_this_file(bench: Bench) -> None:
    sentence = bench.refusal("update_file", file_id="fi-6337", name="Price list on working hours")
    assert sentence == "You may not change this file."


def test_update_file_is_refused_because_the_file_is_locked_while_its_approval_is_in(bench: Bench) -> None:
    sentence = bench.refusal("update_file", file_id="fi-2118", description="Was not at home on the first visit.")
    assert sentence == "The file is locked while its approval is in progress."


def test_trash_file_changes_the_file(bench: Bench) -> None:
    bench.call("trash_file", file_id="fi-6119")
    assert bench.changes() == [updated("files", "fi-6119", trashed=1, modified_at="2026-06-02T14:00")]


def test_trash_file_is_refused_because_the_file_is_already_in_the_trash(bench: Bench) -> None:
    assert bench.refusal("trash_file", file_id="fi-2931") == "The file is already in the trash."


def test_trash_file_is_refused_because_only_the_owner_may_put_a_file_into_the_trash(bench: Bench) -> None:
    assert bench.refusal("trash_file", file_id="fi-8917") == "Only the owner may put a file into the trash."


def test_trash_file_is_refused_because_the_file_is_locked_while_its_approval_is_in_progress(bench: Bench) -> None:
    assert bench.refusal("trash_file", file_id="fi-2118") == "The file is locked while its approval is in progress."


def test_restore_file_changes_the_file(bench: Bench) -> None:
    bench.call("restore_file", file_id="fi-2931")
    assert bench.changes() == [updated("files", "fi-2931", trashed=0, modified_at="2026-06-02T14:00")]


def test_restore_file_is_refused_because_the_file_is_not_in_the_trash(bench: Bench) -> None:
    assert bench.refusal("restore_file", file_id="fi-4171") == "The file is not in the trash."


def test_restore_file_is_refused_because_only_the_owner_may_take_a_file_out_of_the_trash(bench: Bench) -> None:
    assert bench.refusal("restore_file", file_id="fi-1822") == "Only the owner may take a file out of the trash."
