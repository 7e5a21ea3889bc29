"""Tools about permissions."""

from typing_extensions import TypedDict

from mcp_servers.runtime import Database, Moment, Page, PageNumber, Refused

from .rows import File, Permission, PermissionRole, User


class PermissionSummary(TypedDict):
    """A permission as a search lists it."""

    id: str
    user_display_name: str
    role: PermissionRole
    expires_at: str | None


def create_permission(
    db: Database, file_id: str, user_id: str, role: PermissionRole, expires_at: Moment | None = None
) -> Permission:
    """Share a file of yours with somebody.

    Args:
        file_id: Id of the file.
        user_id: Id of the person.
        role: Role of the permission.
        expires_at: End of access.
    """
    file = db.fetch(File, "files", file_id)
    db.fetch(User, "users", user_id)
    if file["owner_id"] != db.account:
        raise Refused("Only the owner may share the file.")
    if file["trashed"]:
        raise Refused("The file is in the trash.")
    if user_id == db.account:
        raise Refused("The owner has access already.")
    if db.exists("SELECT 1 FROM permissions WHERE file_id = ? AND user_id = ?", file_id, user_id):
        raise Refused("This person already has access; change the permission instead.")
    if expires_at is not None and expires_at <= db.now:
        raise Refused("Access must end in the future.")
    if expires_at is not None and role == "writer":
        raise Refused("Access of a writer cannot end by itself.")
    permission_id = db.insert("permissions", file_id=file_id, user_id=user_id, role=role, expires_at=expires_at)
    return db.fetch(Permission, "permissions", permission_id)


def delete_permission(db: Database, permission_id: str) -> Permission:
    """Take somebody's access to a file of yours away.

    Args:
        permission_id: Id of the permission.
    """
    permission = db.fetch(Permission, "permissions", permission_id)
    file = db.fetch(File, "files", permission["file_id"])
    if file["owner_id"] != db.account:
        raise Refused("Only the owner may take access away.")
    if db.exists(
        """
        SELECT 1 FROM reviewer_responses
        JOIN approvals ON approvals.id = reviewer_responses.approval_id
        WHERE approvals.file_id = ?
            AND approvals.status = 'in_progress'
            AND reviewer_responses.reviewer_id = ?
        """,
        permission["file_id"],
        permission["user_id"],
    ):
        raise Refused("This person is reviewing the file.")
    db.delete("permissions", permission_id)
    return permission


def list_permissions(
    db: Database,
    file_id: str | None = None,
    user_id: str | None = None,
    role: PermissionRole | None = None,
    page: PageNumber = 1,
) -> Page[PermissionSummary]:
    """List who besides the owner may do what with a file.

    Args:
        file_id: Only permissions of the file with this id.
        user_id: Only permissions of the person with this id.
        role: Only permissions with this role.
        page: Page number, from 1.
    """
    return db.search(
        PermissionSummary,
        """
        SELECT permissions.id, users.display_name AS user_display_name, permissions.role,
            permissions.expires_at
        FROM permissions
        JOIN users ON users.id = permissions.user_id
        """,
        where={"permissions.file_id = ?": file_id, "permissions.user_id = ?": user_id, "permissions.role = ?": role},
        order="users.display_name, permissions.id",
        page=page,
    )
