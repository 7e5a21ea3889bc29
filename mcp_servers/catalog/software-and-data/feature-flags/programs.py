"""Solutions and verifications of programmatic tasks on Kestrel feature flags."""

from mcp_servers.contracts import Json, Refused, State
from mcp_servers.runtime import Tools, every_item


def solve_untarget_users_where_allowed_by_target_group_and_effect(
    tools: Tools, *, target_group_name: str, effect: str
) -> dict[str, Json]:
    """Untarget users those of the targetings meant for which that is allowed."""
    target_group = tools("find_groups", name=target_group_name)["items"][0]
    found = list(every_item(tools, "find_targetings", target_group_id=target_group["id"], effect=effect))
    done = refused = 0
    for targeting in found:
        try:
            tools("untarget_users", targeting_id=targeting["id"])
            done += 1
        except Refused:
            refused += 1
    return {"done": done, "refused": refused}


def verify_untarget_users_where_allowed_by_target_group_and_effect(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and the right number of targetings must be gone."""
    given = answer or {}
    changed = [key for key in before["targetings"] if key not in after["targetings"]]
    return {
        "number of targetings done": given.get("done") == truth["done"],
        "number refused": given.get("refused") == truth["refused"],
        "as many changed": len(changed) == truth["done"],
    }


def solve_untarget_users_for_each_by_flag(tools: Tools, *, flag_name: str) -> dict[str, Json]:
    """Untarget users each of the targetings meant, and count them."""
    flag = tools("find_flags", name=flag_name)["items"][0]
    found = list(every_item(tools, "find_targetings", flag_id=flag["id"]))
    for targeting in found:
        tools("untarget_users", targeting_id=targeting["id"])
    return {"targetings": len(found)}


def verify_untarget_users_for_each_by_flag(answer: Json, truth: Json, before: State, after: State) -> dict[str, bool]:
    """The answer must be right, and the right number of targetings must be gone."""
    given = answer or {}
    changed = [key for key in before["targetings"] if key not in after["targetings"]]
    return {
        "number of targetings": given.get("targetings") == truth["targetings"],
        "as many changed": len(changed) == truth["targetings"],
    }


def solve_highest_share_of_rollout_states_by_flag_and_locked(
    tools: Tools, *, flag_name: str, locked: bool
) -> dict[str, Json]:
    """Find the one with the highest share in per cent of the settings meant."""
    flag = tools("find_flags", name=flag_name)["items"][0]
    chosen = max(
        every_item(tools, "find_settings", flag_id=flag["id"], locked=locked),
        key=lambda rollout_state: rollout_state["share"],
    )
    return {"time_of_the_last_change": chosen["changed_at"], "share": chosen["share"]}


def verify_highest_share_of_rollout_states_by_flag_and_locked(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """Both fields must be those of the right row, and nothing may have changed."""
    given = answer or {}
    return {
        "time of the last change": given.get("time_of_the_last_change") == truth["time_of_the_last_change"],
        "share in per cent": given.get("share") == truth["share"],
        "nothing changed": before == after,
    }


def solve_untarget_users_where_allowed_by_target_group(tools: Tools, *, target_group_name: str) -> dict[str, Json]:
    """Untarget users those of the targetings meant for which that is allowed."""
    target_group = tools("find_groups", name=target_group_name)["items"][0]
    found = list(every_item(tools, "find_targetings", target_group_id=target_group["id"]))
    done = refused = 0
    for targeting in found:
        try:
            tools("untarget_users", targeting_id=targeting["id"])
            done += 1
        except Refused:
            refused += 1
    return {"done": done, "refused": refused}


def verify_untarget_users_where_allowed_by_target_group(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and the right number of targetings must be gone."""
    given = answer or {}
    changed = [key for key in before["targetings"] if key not in after["targetings"]]
    return {
        "number of targetings done": given.get("done") == truth["done"],
        "number refused": given.get("refused") == truth["refused"],
        "as many changed": len(changed) == truth["done"],
    }


def solve_highest_share_of_proposals_by_flag(tools: Tools, *, flag_name: str) -> dict[str, Json]:
    """Find the one with the highest share in per cent of the proposals meant."""
    flag = tools("find_flags", name=flag_name)["items"][0]
    chosen = max(
        [
            tools("get_proposal", proposal_id=proposal["id"])
            for proposal in every_item(tools, "find_proposals", flag_id=flag["id"])
        ],
        key=lambda proposal: proposal["share"],
    )
    return {"proposed_by": chosen["developer_name"], "share": chosen["share"]}


def verify_highest_share_of_proposals_by_flag(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """Both fields must be those of the right row, and nothing may have changed."""
    given = answer or {}
    return {
        "proposed by": given.get("proposed_by") == truth["proposed_by"],
        "share in per cent": given.get("share") == truth["share"],
        "nothing changed": before == after,
    }


def solve_highest_share_of_rollout_states_by_flag(tools: Tools, *, flag_name: str) -> dict[str, Json]:
    """Find the one with the highest share in per cent of the settings meant."""
    flag = tools("find_flags", name=flag_name)["items"][0]
    chosen = max(
        every_item(tools, "find_settings", flag_id=flag["id"]), key=lambda rollout_state: rollout_state["share"]
    )
    return {"time_of_the_last_change": chosen["changed_at"], "share": chosen["share"]}


def verify_highest_share_of_rollout_states_by_flag(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """Both fields must be those of the right row, and nothing may have changed."""
    given = answer or {}
    return {
        "time of the last change": given.get("time_of_the_last_change") == truth["time_of_the_last_change"],
        "share in per cent": given.get("share") == truth["share"],
        "nothing changed": before == after,
    }


def solve_untarget_users_for_each_by_target_group(tools: Tools, *, target_group_name: str) -> dict[str, Json]:
    """Untarget users each of the targetings meant, and count them."""
    target_group = tools("find_groups", name=target_group_name)["items"][0]
    found = list(every_item(tools, "find_targetings", target_group_id=target_group["id"]))
    for targeting in found:
        tools("untarget_users", targeting_id=targeting["id"])
    return {"targetings": len(found)}


def verify_untarget_users_for_each_by_target_group(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and the right number of targetings must be gone."""
    given = answer or {}
    changed = [key for key in before["targetings"] if key not in after["targetings"]]
    return {
        "number of targetings": given.get("targetings") == truth["targetings"],
        "as many changed": len(changed) == truth["targetings"],
    }
