"""Solutions and verifications of programmatic tasks on Shared files."""

from mcp_servers.contracts import Json, Refused, State
from mcp_servers.runtime import Tools, every_item


def solve_delete_permission_where_allowed_of_file_by_kind_of_file(
    tools: Tools, *, kind_of_file: str
) -> dict[str, Json]:
    """Delete those of the permissions meant for which that is allowed."""
    found = [
        permission
        for file in every_item(tools, "list_files", kind_of_file=kind_of_file)
        for permission in every_item(tools, "list_permissions", file_id=file["id"])
    ]
    done = refused = 0
    for permission in found:
        try:
            tools("delete_permission", permission_id=permission["id"])
            done += 1
        except Refused:
            refused += 1
    return {"done": done, "refused": refused}


def verify_delete_permission_where_allowed_of_file_by_kind_of_file(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and the right number of permissions must be gone."""
    given = answer or {}
    changed = [key for key in before["permissions"] if key not in after["permissions"]]
    return {
        "number of permissions done": given.get("done") == truth["done"],
        "number refused": given.get("refused") == truth["refused"],
        "as many changed": len(changed) == truth["done"],
    }


def solve_comment_with_most_replies_by_file(tools: Tools, *, file_name: str) -> dict[str, Json]:
    """Find out which of the comments meant has the most replies."""
    file = tools("list_files", name=file_name)["items"][0]
    counted = [
        (tools("list_replies", comment_id=comment["id"])["total"], comment)
        for comment in every_item(tools, "list_comments", file_id=file["id"])
    ]
    most, chosen = max(counted, key=lambda pair: pair[0])
    return {"author": chosen["author_display_name"], "replies": most}


def verify_comment_with_most_replies_by_file(answer: Json, truth: Json, before: State, after: State) -> dict[str, bool]:
    """Row and number must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "author": given.get("author") == truth["author"],
        "number of replies": given.get("replies") == truth["replies"],
        "nothing changed": before == after,
    }


def solve_delete_permission_for_each_by_file(tools: Tools, *, file_name: str) -> dict[str, Json]:
    """Delete each of the permissions meant, and count them."""
    file = tools("list_files", name=file_name)["items"][0]
    found = list(every_item(tools, "list_permissions", file_id=file["id"]))
    for permission in found:
        tools("delete_permission", permission_id=permission["id"])
    return {"permissions": len(found)}


def verify_delete_permission_for_each_by_file(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and the right number of permissions must be gone."""
    given = answer or {}
    changed = [key for key in before["permissions"] if key not in after["permissions"]]
    return {
        "number of permissions": given.get("permissions") == truth["permissions"],
        "as many changed": len(changed) == truth["permissions"],
    }


def solve_delete_permission_where_allowed_by_user(tools: Tools, *, user_display_name: str) -> dict[str, Json]:
    """Delete those of the permissions meant for which that is allowed."""
    user = tools("find_users", display_name=user_display_name)["items"][0]
    found = list(every_item(tools, "list_permissions", user_id=user["id"]))
    done = refused = 0
    for permission in found:
        try:
            tools("delete_permission", permission_id=permission["id"])
            done += 1
        except Refused:
            refused += 1
    return {"done": done, "refused": refused}


def verify_delete_permission_where_allowed_by_user(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and the right number of permissions must be gone."""
    given = answer or {}
    changed = [key for key in before["permissions"] if key not in after["permissions"]]
    return {
        "number of permissions done": given.get("done") == truth["done"],
        "number refused": given.get("refused") == truth["refused"],
        "as many changed": len(changed) == truth["done"],
    }


def solve_accept_access_proposal_for_each_by_file(tools: Tools, *, file_name: str) -> dict[str, Json]:
    """Accept access proposal each of the access proposals meant, and count them."""
    file = tools("list_files", name=file_name)["items"][0]
    found = list(every_item(tools, "list_access_proposals", file_id=file["id"]))
    for access_proposal in found:
        tools("accept_access_proposal", access_proposal_id=access_proposal["id"])
    return {"access_proposals": len(found)}


def verify_accept_access_proposal_for_each_by_file(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The number must be right, and as many access proposals must be gone."""
    given = answer or {}
    changed = [key for key in before["access_proposals"] if key not in after["access_proposals"]]
    return {
        "number of access proposals": given.get("access_proposals") == truth["access_proposals"],
        "as many changed": len(changed) == truth["access_proposals"],
    }


def solve_deny_access_proposal_for_each_by_requester(tools: Tools, *, user_display_name: str) -> dict[str, Json]:
    """Deny access proposal each of the requests for access meant, and count them."""
    user = tools("find_users", display_name=user_display_name)["items"][0]
    found = list(every_item(tools, "list_access_proposals", requester_id=user["id"]))
    for access_proposal in found:
        tools("deny_access_proposal", access_proposal_id=access_proposal["id"])
    return {"access_proposals": len(found)}


def verify_deny_access_proposal_for_each_by_requester(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and the right number of requests for access must be gone."""
    given = answer or {}
    changed = [key for key in before["access_proposals"] if key not in after["access_proposals"]]
    return {
        "number of requests for access": given.get("access_proposals") == truth["access_proposals"],
        "as many changed": len(changed) == truth["access_proposals"],
    }


def solve_deny_access_proposal_for_each_by_file_and_role(tools: Tools, *, file_name: str, role: str) -> dict[str, Json]:
    """Deny access proposal each of the access proposals meant, and count them."""
    file = tools("list_files", name=file_name)["items"][0]
    found = list(every_item(tools, "list_access_proposals", file_id=file["id"], role=role))
    for access_proposal in found:
        tools("deny_access_proposal", access_proposal_id=access_proposal["id"])
    return {"access_proposals": len(found)}


def verify_deny_access_proposal_for_each_by_file_and_role(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The number must be right, and as many access proposals must be gone."""
    given = answer or {}
    changed = [key for key in before["access_proposals"] if key not in after["access_proposals"]]
    return {
        "number of access proposals": given.get("access_proposals") == truth["access_proposals"],
        "as many changed": len(changed) == truth["access_proposals"],
    }


def solve_accept_access_proposal_for_each_by_requester_and_role(
    tools: Tools, *, user_display_name: str, role: str
) -> dict[str, Json]:
    """Accept access proposal each of the requests for access meant, and count them."""
    user = tools("find_users", display_name=user_display_name)["items"][0]
    found = list(every_item(tools, "list_access_proposals", requester_id=user["id"], role=role))
    for access_proposal in found:
        tools("accept_access_proposal", access_proposal_id=access_proposal["id"])
    return {"access_proposals": len(found)}


def verify_accept_access_proposal_for_each_by_requester_and_role(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and the right number of requests for access must be gone."""
    given = answer or {}
    changed = [key for key in before["access_proposals"] if key not in after["access_proposals"]]
    return {
        "number of requests for access": given.get("access_proposals") == truth["access_proposals"],
        "as many changed": len(changed) == truth["access_proposals"],
    }


def solve_approval_with_most_reviewer_responses_by_file(tools: Tools, *, file_name: str) -> dict[str, Json]:
    """Find out which of the approvals meant has the most reviews."""
    file = tools("list_files", name=file_name)["items"][0]
    counted = [
        (tools("list_reviewer_responses", approval_id=approval["id"])["total"], approval)
        for approval in every_item(tools, "list_approvals", file_id=file["id"])
    ]
    most, chosen = max(counted, key=lambda pair: pair[0])
    return {"initiator": chosen["initiator_display_name"], "reviews": most}


def verify_approval_with_most_reviewer_responses_by_file(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """Row and number must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "initiator": given.get("initiator") == truth["initiator"],
        "number of reviews": given.get("reviews") == truth["reviews"],
        "nothing changed": before == after,
    }


def solve_deny_access_proposal_for_each_by_requester_and_role(
    tools: Tools, *, user_display_name: str, role: str
) -> dict[str, Json]:
    """Deny access proposal each of the access proposals meant, and count them."""
    user = tools("find_users", display_name=user_display_name)["items"][0]
    found = list(every_item(tools, "list_access_proposals", requester_id=user["id"], role=role))
    for access_proposal in found:
        tools("deny_access_proposal", access_proposal_id=access_proposal["id"])
    return {"access_proposals": len(found)}


def verify_deny_access_proposal_for_each_by_requester_and_role(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The number must be right, and as many access proposals must be gone."""
    given = answer or {}
    changed = [key for key in before["access_proposals"] if key not in after["access_proposals"]]
    return {
        "number of access proposals": given.get("access_proposals") == truth["access_proposals"],
        "as many changed": len(changed) == truth["access_proposals"],
    }


def solve_delete_permission_where_allowed_by_user_and_role(
    tools: Tools, *, user_display_name: str, role: str
) -> dict[str, Json]:
    """Delete those of the permissions meant for which that is allowed."""
    user = tools("find_users", display_name=user_display_name)["items"][0]
    found = list(every_item(tools, "list_permissions", user_id=user["id"], role=role))
    done = refused = 0
    for permission in found:
        try:
            tools("delete_permission", permission_id=permission["id"])
            done += 1
        except Refused:
            refused += 1
    return {"done": done, "refused": refused}


def verify_delete_permission_where_allowed_by_user_and_role(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and the right number of permissions must be gone."""
    given = answer or {}
    changed = [key for key in before["permissions"] if key not in after["permissions"]]
    return {
        "number of permissions done": given.get("done") == truth["done"],
        "number refused": given.get("refused") == truth["refused"],
        "as many changed": len(changed) == truth["done"],
    }


def solve_file_with_most_comments_by_owner(tools: Tools, *, user_display_name: str) -> dict[str, Json]:
    """Find out which of the files meant has the most comments."""
    user = tools("find_users", display_name=user_display_name)["items"][0]
    counted = [
        (tools("list_comments", file_id=file["id"])["total"], file)
        for file in every_item(tools, "list_files", owner_id=user["id"])
    ]
    most, chosen = max(counted, key=lambda pair: pair[0])
    return {"name": chosen["name"], "comments": most}


def verify_file_with_most_comments_by_owner(answer: Json, truth: Json, before: State, after: State) -> dict[str, bool]:
    """Row and number must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "name": given.get("name") == truth["name"],
        "number of comments": given.get("comments") == truth["comments"],
        "nothing changed": before == after,
    }


def solve_earliest_due_at_of_approvals_by_file(tools: Tools, *, file_name: str) -> dict[str, Json]:
    """Find the one with the earliest due time of the approvals meant."""
    file = tools("list_files", name=file_name)["items"][0]
    chosen = min(every_item(tools, "list_approvals", file_id=file["id"]), key=lambda approval: approval["due_at"])
    return {"initiator": chosen["initiator_display_name"], "due_time": chosen["due_at"]}


def verify_earliest_due_at_of_approvals_by_file(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """Both fields must be those of the right row, and nothing may have changed."""
    given = answer or {}
    return {
        "initiator": given.get("initiator") == truth["initiator"],
        "due time": given.get("due_time") == truth["due_time"],
        "nothing changed": before == after,
    }


def solve_earliest_due_at_of_approvals_by_initiator(tools: Tools, *, user_display_name: str) -> dict[str, Json]:
    """Find the one with the earliest due time of the approvals meant."""
    user = tools("find_users", display_name=user_display_name)["items"][0]
    chosen = min(every_item(tools, "list_approvals", initiator_id=user["id"]), key=lambda approval: approval["due_at"])
    return {"file": chosen["file_name"], "due_time": chosen["due_at"]}


def verify_earliest_due_at_of_approvals_by_initiator(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """Both fields must be those of the right row, and nothing may have changed."""
    given = answer or {}
    return {
        "file": given.get("file") == truth["file"],
        "due time": given.get("due_time") == truth["due_time"],
        "nothing changed": before == after,
    }
