"""Tools about approvals."""

from mcp_servers.runtime import Database, Refused

from .rows import Approval, Change, Engineer


def give_approval(db: Database, change_id: str, engineer_id: str) -> Approval:
    """Approve a change that somebody else asked for.

    Args:
        change_id: Id of the change.
        engineer_id: Id of the engineer.
    """
    change = db.fetch(Change, "changes", change_id)
    engineer = db.fetch(Engineer, "engineers", engineer_id)
    if change["status"] != "asked":
        raise Refused("The change is not waiting for approval.")
    if engineer_id == change["asker_id"]:
        raise Refused("Nobody approves a change of their own.")
    if engineer["grade"] == "junior":
        raise Refused("Juniors approve nothing.")
    if engineer["status"] != "on_desk":
        raise Refused("The engineer is away.")
    if db.exists("SELECT 1 FROM approvals WHERE change_id = ? AND engineer_id = ?", change_id, engineer_id):
        raise Refused("Another approval already has this change and engineer.")
    approval_id = db.insert("approvals", change_id=change_id, engineer_id=engineer_id, given_at=db.now)
    return db.fetch(Approval, "approvals", approval_id)
