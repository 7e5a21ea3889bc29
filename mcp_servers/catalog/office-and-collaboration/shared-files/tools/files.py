"""Tools about files."""

from typing_extensions import TypedDict

from mcp_servers.runtime import Database, Page, PageNumber, Refused, Text, given

from .rows import File, FileKindOfFile, User


class FileDetails(File):
    """A file in full."""

    owner_display_name: str


class FileSummary(TypedDict):
    """A file as a search lists it."""

    id: str
    name: str
    kind_of_file: FileKindOfFile
    trashed: bool


def create_file(
    db: Database,
    name: Text,
    kind_of_file: FileKindOfFile,
    folder_id: str | None = None,
    description: Text | None = None,
) -> File:
    """Make a new empty file or folder, owned by you.

    Args:
        name: Name of the file.
        kind_of_file: Kind of file.
        folder_id: Id of the folder.
        description: Description of the file.
    """
    folder = db.fetch(File, "files", folder_id) if folder_id is not None else None
    if folder is not None and folder["kind_of_file"] != "folder":
        raise Refused("The place for it is not a folder.")
    if folder is not None and folder["trashed"]:
        raise Refused("The folder is in the trash.")
    if db.exists("SELECT 1 FROM files WHERE name = ? AND owner_id = ? AND NOT trashed", name, db.account):
        raise Refused("You already have a file with this name.")
    file_id = db.insert(
        "files",
        kind_of_file=kind_of_file,
        name=name,
        folder_id=folder_id,
        description=description,
        owner_id=db.account,
        starred=False,
        trashed=False,
        copy_requires_writer=False,
        modified_at=db.now,
    )
    return db.fetch(File, "files", file_id)


def get_file(db: Database, file_id: str) -> FileDetails:
    """Show a file with all that is known about it.

    Args:
        file_id: Id of the file.
    """
    file = db.fetch(File, "files", file_id)
    owner = db.fetch(User, "users", file["owner_id"])
    return {**file, "owner_display_name": owner["display_name"]}


def list_files(
    db: Database,
    name: str | None = None,
    kind_of_file: FileKindOfFile | None = None,
    owner_id: str | None = None,
    folder_id: str | None = None,
    starred: bool | None = None,
    trashed: bool | None = None,
    page: PageNumber = 1,
) -> Page[FileSummary]:
    """List files.

    Args:
        name: Only files whose name contains this text.
        kind_of_file: Only files with this kind of file.
        owner_id: Only files of the owner with this id.
        folder_id: Only files of the folder with this id.
        starred: Only files for which this holds, or does not: starred.
        trashed: Only files for which this holds, or does not: trashed.
        page: Page number, from 1.
    """
    return db.search(
        FileSummary,
        "SELECT id, name, kind_of_file, trashed FROM files",
        where={
            "instr(lower(name), lower(?)) > 0": name,
            "kind_of_file = ?": kind_of_file,
            "owner_id = ?": owner_id,
            "folder_id = ?": folder_id,
            "starred = ?": starred,
            "trashed = ?": trashed,
        },
        order="name, id",
        page=page,
    )


def update_file(db: Database, file_id: str, name: Text | None = None, description: Text | None = None) -> File:
    """Rename or describe a file that you own or may write.

    Args:
        file_id: Id of the file.
        name: New name; left as it is if not given.
        description: New description; left as it is if not given.
    """
    file = db.fetch(File, "files", file_id)
    changes = given(name=name, description=description)
    if not changes:
        raise Refused("Nothing to change was given.")
    if file["trashed"]:
        raise Refused("The file is in the trash.")
    if file["owner_id"] != db.account and not db.exists(
        "SELECT 1 FROM permissions WHERE file_id = ? AND user_id = ? AND role = 'writer'", file_id, db.account
    ):
        raise Refused("You may not change this file.")
    if db.exists("SELECT 1 FROM approvals WHERE file_id = ? AND status = 'in_progress'", file_id):
        raise Refused("The file is locked while its approval is in progress.")
    db.update("files", file_id, modified_at=db.now, **changes)
    return db.fetch(File, "files", file_id)


def trash_file(db: Database, file_id: str) -> File:
    """Put a file of yours into the trash.

    Args:
        file_id: Id of the file.
    """
    file = db.fetch(File, "files", file_id)
    if file["trashed"]:
        raise Refused("The file is already in the trash.")
    if file["owner_id"] != db.account:
        raise Refused("Only the owner may put a file into the trash.")
    if db.exists("SELECT 1 FROM approvals WHERE file_id = ? AND status = 'in_progress'", file_id):
        raise Refused("The file is locked while its approval is in progress.")
    db.update("files", file_id, trashed=True, modified_at=db.now)
    return db.fetch(File, "files", file_id)


def restore_file(db: Database, file_id: str) -> File:
    """Take a file of yours out of the trash.

    Args:
        file_id: Id of the file.
    """
    file = db.fetch(File, "files", file_id)
    if not file["trashed"]:
        raise Refused("The file is not in the trash.")
    if file["owner_id"] != db.account:
        raise Refused("Only the owner may take a file out of the trash.")
    db.update("files", file_id, trashed=False, modified_at=db.now)
    return db.fetch(File, "files", file_id)
