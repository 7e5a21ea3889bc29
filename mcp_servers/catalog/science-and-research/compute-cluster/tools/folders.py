"""Tools about folders."""

from typing_extensions import TypedDict

from mcp_servers.runtime import Database, Day, Page, PageNumber, Refused, shift

from .rows import Folder, Member


class FolderSummary(TypedDict):
    """A folder as a search lists it."""

    id: str
    name: str
    member_name: str
    used: int
    quota: int
    expires_on: str


class FoldersByMemberResearchGroupName(TypedDict):
    """Totals of folders for one name."""

    member_research_group_name: str
    folders: int
    gigabytes: int
    first_expiry: str | None


def find_folders(
    db: Database,
    name: str | None = None,
    member_id: str | None = None,
    research_group_id: str | None = None,
    min_used: int | None = None,
    expires_until: Day | None = None,
    page: PageNumber = 1,
) -> Page[FolderSummary]:
    """Search folders by name, owner, research group, used gigabytes or expiry date.

    Args:
        name: Only folders whose name contains this text.
        member_id: Only folders of the owner with this id.
        research_group_id: Only folders of the research group with this id.
        min_used: Only folders with a used gigabytes of at least this.
        expires_until: Only folders with an expiry date at or before this.
        page: Page number, from 1.
    """
    return db.search(
        FolderSummary,
        """
        SELECT folders.id, folders.name, members.name AS member_name, folders.used, folders.quota,
            folders.expires_on
        FROM folders
        JOIN members ON members.id = folders.member_id
        """,
        where={
            "instr(lower(folders.name), lower(?)) > 0": name,
            "folders.member_id = ?": member_id,
            "members.research_group_id = ?": research_group_id,
            "folders.used >= ?": min_used,
            "folders.expires_on <= ?": expires_until,
        },
        order="folders.expires_on, folders.id",
        page=page,
    )


def report_folders(
    db: Database, expires_until: Day | None = None, min_used: int | None = None, page: PageNumber = 1
) -> Page[FoldersByMemberResearchGroupName]:
    """Add up storage by research group.

    Args:
        expires_until: Only folders with an expiry date at or before this.
        min_used: Only folders with a used gigabytes of at least this.
        page: Page number, from 1.
    """
    return db.search(
        FoldersByMemberResearchGroupName,
        """
        SELECT research_groups.name AS member_research_group_name, COUNT(*) AS folders,
            COALESCE(SUM(folders.used), 0) AS gigabytes, MIN(folders.expires_on) AS first_expiry
        FROM folders
        JOIN members ON members.id = folders.member_id
        JOIN research_groups ON research_groups.id = members.research_group_id
        """,
        where={"folders.expires_on <= ?": expires_until, "folders.used >= ?": min_used},
        group="research_groups.name",
        order="research_groups.name",
        page=page,
    )


def prolong_folder(db: Database, folder_id: str) -> Folder:
    """Prolong a folder by 30 days, twice at most and a week after it expired at the latest.

    Args:
        folder_id: Id of the folder.
    """
    folder = db.fetch(Folder, "folders", folder_id)
    if folder["prolonged"] >= 2:
        raise Refused("The folder was prolonged twice already.")
    if folder["expires_on"] < shift(db.today, days=-7):
        raise Refused("The folder expired more than a week ago.")
    if folder["expires_on"] > shift(db.today, days=14):
        raise Refused("The folder is prolonged in its last two weeks only.")
    member = db.fetch(Member, "members", folder["member_id"])
    if member["status"] != "active":
        raise Refused("The owner is locked.")
    db.update("folders", folder_id, expires_on=shift(folder["expires_on"], days=30), prolonged=folder["prolonged"] + 1)
    return db.fetch(Folder, "folders", folder_id)


def clear_folder(db: Database, folder_id: str) -> Folder:
    """Delete a folder that expired, unless its owner has a job running.

    Args:
        folder_id: Id of the folder.
    """
    folder = db.fetch(Folder, "folders", folder_id)
    if folder["expires_on"] >= db.today:
        raise Refused("The folder has not expired.")
    if db.exists("SELECT 1 FROM jobs WHERE member_id = ? AND status = 'running'", folder["member_id"]):
        raise Refused("A job of the owner is running.")
    db.delete("folders", folder_id)
    return folder
