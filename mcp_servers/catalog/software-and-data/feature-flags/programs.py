"""Solutions and verifications of programmatic tasks on Kestrel feature flags."""

from mcp_servers.contracts import Json, Refused, State
from mcp_servers.runtime import Tools, every_item


def solve_earliest_ends_on_of_flags_by_status(tools: Tools, *, status: str) -> dict[str, Json]:
    """Find the one with the earliest last day of the flags meant."""
    chosen = min(
        [tools("get_flag", flag_id=flag["id"]) for flag in every_item(tools, "find_flags", status=status)],
        key=lambda flag: flag["ends_on"],
    )
    return {"name": chosen["name"], "last_day": chosen["ends_on"]}


def verify_earliest_ends_on_of_flags_by_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """Both fields must be those of the right row, and nothing may have changed."""
    given = answer or {}
    return {
        "name": given.get("name") == truth["name"],
        "last day": given.get("last_day") == truth["last_day"],
        "nothing changed": before == after,
    }


def solve_settle_flag_where_allowed_by_kind(tools: Tools, *, kind: str) -> dict[str, Json]:
    """Settle those of the flags meant for which that is allowed."""
    found = list(every_item(tools, "find_flags", kind=kind))
    done = refused = 0
    for flag in found:
        try:
            tools("settle_flag", flag_id=flag["id"])
            done += 1
        except Refused:
            refused += 1
    return {"done": done, "refused": refused}


def verify_settle_flag_where_allowed_by_kind(answer: Json, truth: Json, before: State, after: State) -> dict[str, bool]:
    """The answer must be right, and the right number of flags must have changed."""
    given = answer or {}
    changed = [row for key, row in after["flags"].items() if row != before["flags"].get(key)]
    return {
        "number of flags done": given.get("done") == truth["done"],
        "number refused": given.get("refused") == truth["refused"],
        "as many changed": len(changed) == truth["done"],
        "status is settled": all(row["status"] == "settled" for row in changed),
    }


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


def solve_untarget_users_for_each_by_flag_and_effect(tools: Tools, *, flag_name: str, effect: str) -> dict[str, Json]:
    """Untarget users each of the targetings meant, and count them."""
    flag = tools("find_flags", name=flag_name)["items"][0]
    found = list(every_item(tools, "find_targetings", flag_id=flag["id"], effect=effect))
    for targeting in found:
        tools("untarget_users", targeting_id=targeting["id"])
    return {"targetings": len(found)}


def verify_untarget_users_for_each_by_flag_and_effect(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and the right number of targetings must be gone."""
    given = answer or {}
    changed = [key for key in before["targetings"] if key not in after["targetings"]]
    return {
        "number of targetings": given.get("targetings") == truth["targetings"],
        "as many changed": len(changed) == truth["targetings"],
    }


def solve_earliest_changed_at_among_rollout_states_of_flag_by_kind(tools: Tools, *, kind: str) -> dict[str, Json]:
    """Find the one with the earliest time of last change of the settings meant."""
    found = [
        rollout_state
        for flag in every_item(tools, "find_flags", kind=kind)
        for rollout_state in every_item(tools, "find_settings", flag_id=flag["id"])
    ]
    chosen = min(found, key=lambda rollout_state: rollout_state["changed_at"])
    return {"flag": chosen["flag_name"], "time_of_the_last_change": chosen["changed_at"]}


def verify_earliest_changed_at_among_rollout_states_of_flag_by_kind(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "flag": given.get("flag") == truth["flag"],
        "time of the last change": given.get("time_of_the_last_change") == truth["time_of_the_last_change"],
        "nothing changed": before == after,
    }


def solve_approve_proposal_or_reject_proposal_by_share_by_flag_and_status(
    tools: Tools, *, flag_name: str, status: str, limit: int
) -> dict[str, Json]:
    """Decide by the share in per cent what to do with the only proposal meant."""
    flag = tools("find_flags", name=flag_name)["items"][0]
    proposal = next(every_item(tools, "find_proposals", flag_id=flag["id"], status=status))
    proposal = tools("get_proposal", proposal_id=proposal["id"])
    if proposal["share"] > limit:
        tools("approve_proposal", proposal_id=proposal["id"])
    else:
        tools("reject_proposal", proposal_id=proposal["id"])
    return {"share": proposal["share"]}


def verify_approve_proposal_or_reject_proposal_by_share_by_flag_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The share in per cent must be right, and one proposal must have changed."""
    given = answer or {}
    changed = [row for key, row in after["proposals"].items() if row != before["proposals"].get(key)]
    return {"share in per cent": given.get("share") == truth["share"], "one changed": len(changed) == 1}


def solve_earliest_changed_at_among_rollout_states_of_flag_at_once_by_kind(
    tools: Tools, *, kind: str
) -> dict[str, Json]:
    """Find the one with the earliest time of last change of the settings meant."""
    those = {flag["name"] for flag in every_item(tools, "find_flags", kind=kind)}
    found = [
        rollout_state for rollout_state in every_item(tools, "find_settings") if rollout_state["flag_name"] in those
    ]
    chosen = min(found, key=lambda rollout_state: rollout_state["changed_at"])
    return {"flag": chosen["flag_name"], "time_of_the_last_change": chosen["changed_at"]}


def verify_earliest_changed_at_among_rollout_states_of_flag_at_once_by_kind(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "flag": given.get("flag") == truth["flag"],
        "time of the last change": given.get("time_of_the_last_change") == truth["time_of_the_last_change"],
        "nothing changed": before == after,
    }


def solve_apply_proposal_with_earliest_proposed_at_by_flag(tools: Tools, *, flag_name: str) -> dict[str, Json]:
    """Apply the proposal with the earliest time of proposal, no other."""
    flag = tools("find_flags", name=flag_name)["items"][0]
    proposal = min(
        [
            tools("get_proposal", proposal_id=proposal["id"])
            for proposal in every_item(tools, "find_proposals", flag_id=flag["id"])
        ],
        key=lambda proposal: proposal["proposed_at"],
    )
    tools("apply_proposal", proposal_id=proposal["id"])
    return {"time_of_the_proposal": proposal["proposed_at"]}


def verify_apply_proposal_with_earliest_proposed_at_by_flag(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The time of the proposal must be right, and one proposal must have changed."""
    given = answer or {}
    changed = [row for key, row in after["proposals"].items() if row != before["proposals"].get(key)]
    return {
        "time of the proposal": given.get("time_of_the_proposal") == truth["time_of_the_proposal"],
        "one changed": len(changed) == 1,
        "status is applied": all(row["status"] == "applied" for row in changed),
    }


def solve_approve_proposal_or_reject_proposal_by_share_by_flag(
    tools: Tools, *, flag_name: str, limit: int
) -> dict[str, Json]:
    """Decide by the share in per cent what to do with the only proposal meant."""
    flag = tools("find_flags", name=flag_name)["items"][0]
    proposal = next(every_item(tools, "find_proposals", flag_id=flag["id"]))
    proposal = tools("get_proposal", proposal_id=proposal["id"])
    if proposal["share"] > limit:
        tools("approve_proposal", proposal_id=proposal["id"])
    else:
        tools("reject_proposal", proposal_id=proposal["id"])
    return {"share": proposal["share"]}


def verify_approve_proposal_or_reject_proposal_by_share_by_flag(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The share in per cent must be right, and one proposal must have changed."""
    given = answer or {}
    changed = [row for key, row in after["proposals"].items() if row != before["proposals"].get(key)]
    return {"share in per cent": given.get("share") == truth["share"], "one changed": len(changed) == 1}


def solve_launch_flag_where_allowed_by_status(tools: Tools, *, status: str) -> dict[str, Json]:
    """Launch those of the flags meant for which that is allowed."""
    found = list(every_item(tools, "find_flags", status=status))
    done = refused = 0
    for flag in found:
        try:
            tools("launch_flag", flag_id=flag["id"])
            done += 1
        except Refused:
            refused += 1
    return {"done": done, "refused": refused}


def verify_launch_flag_where_allowed_by_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and the right number of flags must have changed."""
    given = answer or {}
    changed = [row for key, row in after["flags"].items() if row != before["flags"].get(key)]
    return {
        "number of flags done": given.get("done") == truth["done"],
        "number refused": given.get("refused") == truth["refused"],
        "as many changed": len(changed) == truth["done"],
        "status is live": all(row["status"] == "live" for row in changed),
    }


def solve_add_setting_earliest_ends_on_by_status(tools: Tools, *, status: str, environment: str) -> dict[str, Json]:
    """Choose the flag with the earliest last day and use it."""
    flag = min(every_item(tools, "find_flags", status=status), key=lambda flag: flag["ends_on"])
    made = tools("add_setting", flag_id=flag["id"], environment=environment)
    return {"share": made["share"]}


def verify_add_setting_earliest_ends_on_by_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """One setting must have been added, with the share in per cent that is right."""
    given = answer or {}
    added = [row for key, row in after["rollout_states"].items() if key not in before["rollout_states"]]
    return {
        "share in per cent": given.get("share") == truth["share"],
        "one added": len(added) == 1,
        "with that share in per cent": [row["share"] for row in added] == [truth["share"]],
    }


def solve_earliest_proposed_at_of_proposals_by_flag_and_status(
    tools: Tools, *, flag_name: str, status: str
) -> dict[str, Json]:
    """Find the one with the earliest time of proposal of the proposals meant."""
    flag = tools("find_flags", name=flag_name)["items"][0]
    chosen = min(
        [
            tools("get_proposal", proposal_id=proposal["id"])
            for proposal in every_item(tools, "find_proposals", flag_id=flag["id"], status=status)
        ],
        key=lambda proposal: proposal["proposed_at"],
    )
    return {"proposed_by": chosen["developer_name"], "time_of_the_proposal": chosen["proposed_at"]}


def verify_earliest_proposed_at_of_proposals_by_flag_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """Both fields must be those of the right row, and nothing may have changed."""
    given = answer or {}
    return {
        "proposed by": given.get("proposed_by") == truth["proposed_by"],
        "time of the proposal": given.get("time_of_the_proposal") == truth["time_of_the_proposal"],
        "nothing changed": before == after,
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


def solve_untarget_users_for_each_by_target_group_and_effect(
    tools: Tools, *, target_group_name: str, effect: str
) -> dict[str, Json]:
    """Untarget users each of the targetings meant, and count them."""
    target_group = tools("find_groups", name=target_group_name)["items"][0]
    found = list(every_item(tools, "find_targetings", target_group_id=target_group["id"], effect=effect))
    for targeting in found:
        tools("untarget_users", targeting_id=targeting["id"])
    return {"targetings": len(found)}


def verify_untarget_users_for_each_by_target_group_and_effect(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and the right number of targetings must be gone."""
    given = answer or {}
    changed = [key for key in before["targetings"] if key not in after["targetings"]]
    return {
        "number of targetings": given.get("targetings") == truth["targetings"],
        "as many changed": len(changed) == truth["targetings"],
    }
