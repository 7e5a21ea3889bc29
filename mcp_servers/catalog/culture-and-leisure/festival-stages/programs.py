"""Solutions and verifications of programmatic tasks on Long Meadow festival booking."""

from mcp_servers.contracts import Json, Refused, State
from mcp_servers.runtime import Tools, every_item


def solve_stage_with_most_fee_among_slots_in_detail_least_stage_capacity_by_starts_on(
    tools: Tools, *, starts_on: str, least_stage_capacity: int
) -> dict[str, Json]:
    """Add up the fee by stage and find the largest total."""
    found = [tools("get_slot", slot_id=slot["id"]) for slot in every_item(tools, "find_slots", starts_on=starts_on)]
    found = [
        slot for slot in found if tools("get_stage", stage_id=slot["stage_id"])["capacity"] >= least_stage_capacity
    ]
    totals: dict[str, int] = {}
    for slot in found:
        totals[slot["stage_name"]] = totals.get(slot["stage_name"], 0) + slot["fee"]
    largest = max(totals, key=lambda group: totals[group])
    return {"stage": largest, "total_fee": totals[largest]}


def verify_stage_with_most_fee_among_slots_in_detail_least_stage_capacity_by_starts_on(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "stage": given.get("stage") == truth["stage"],
        "total fee": given.get("total_fee") == truth["total_fee"],
        "nothing changed": before == after,
    }


def solve_drop_hold_where_allowed_least_fee_by_stage(
    tools: Tools, *, stage_name: str, least_fee: int
) -> dict[str, Json]:
    """Drop hold those of the slots meant for which that is allowed."""
    stage = tools("find_stages", name=stage_name)["items"][0]
    found = list(every_item(tools, "find_slots", stage_id=stage["id"]))
    found = [slot for slot in found if slot["fee"] >= least_fee]
    done = refused = 0
    for slot in found:
        try:
            tools("drop_hold", slot_id=slot["id"])
            done += 1
        except Refused:
            refused += 1
    return {"done": done, "refused": refused}


def verify_drop_hold_where_allowed_least_fee_by_stage(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and the right number of slots must have changed."""
    given = answer or {}
    changed = [row for key, row in after["slots"].items() if row != before["slots"].get(key)]
    return {
        "number of slots done": given.get("done") == truth["done"],
        "number refused": given.get("refused") == truth["refused"],
        "as many changed": len(changed) == truth["done"],
        "status is dropped": all(row["status"] == "dropped" for row in changed),
    }


def solve_total_fee_of_slots_by_stage_and_genre(tools: Tools, *, stage_name: str, genre: str) -> dict[str, Json]:
    """Add up the fee of the slots that are meant."""
    stage = tools("find_stages", name=stage_name)["items"][0]
    return {
        "total_fee": sum(
            slot["fee"]
            for slot in [
                tools("get_slot", slot_id=slot["id"])
                for slot in every_item(tools, "find_slots", stage_id=stage["id"], genre=genre)
            ]
        )
    }


def verify_total_fee_of_slots_by_stage_and_genre(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The total must be right, and nothing may have changed."""
    given = answer or {}
    return {"total fee": given.get("total_fee") == truth["total_fee"], "nothing changed": before == after}


def solve_earliest_starts_at_among_slots_in_detail_most_stage_loudest_by_starts_on(
    tools: Tools, *, starts_on: str, most_stage_loudest: int
) -> dict[str, Json]:
    """Find the one with the earliest start of the slots meant."""
    found = [tools("get_slot", slot_id=slot["id"]) for slot in every_item(tools, "find_slots", starts_on=starts_on)]
    found = [slot for slot in found if tools("get_stage", stage_id=slot["stage_id"])["loudest"] <= most_stage_loudest]
    chosen = min(found, key=lambda slot: slot["starts_at"])
    return {"act": chosen["act_name"], "start": chosen["starts_at"]}


def verify_earliest_starts_at_among_slots_in_detail_most_stage_loudest_by_starts_on(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "act": given.get("act") == truth["act"],
        "start": given.get("start") == truth["start"],
        "nothing changed": before == after,
    }


def solve_earliest_starts_at_of_slots_by_stage_and_genre(
    tools: Tools, *, stage_name: str, genre: str
) -> dict[str, Json]:
    """Find the one with the earliest start of the slots meant."""
    stage = tools("find_stages", name=stage_name)["items"][0]
    chosen = min(
        [
            tools("get_slot", slot_id=slot["id"])
            for slot in every_item(tools, "find_slots", stage_id=stage["id"], genre=genre)
        ],
        key=lambda slot: slot["starts_at"],
    )
    return {"act": chosen["act_name"], "start": chosen["starts_at"]}


def verify_earliest_starts_at_of_slots_by_stage_and_genre(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """Both fields must be those of the right row, and nothing may have changed."""
    given = answer or {}
    return {
        "act": given.get("act") == truth["act"],
        "start": given.get("start") == truth["start"],
        "nothing changed": before == after,
    }


def solve_withdraw_pass_for_each_by_act_and_camping(tools: Tools, *, act_name: str, camping: bool) -> dict[str, Json]:
    """Withdraw pass each of the guest passes meant, and count them."""
    act = tools("find_acts", name=act_name)["items"][0]
    found = list(every_item(tools, "find_passes", act_id=act["id"], camping=camping))
    for guest_pass in found:
        tools("withdraw_pass", guest_pass_id=guest_pass["id"])
    return {"guest_passes": len(found)}


def verify_withdraw_pass_for_each_by_act_and_camping(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The number must be right, and as many guest passes must have changed."""
    given = answer or {}
    changed = [row for key, row in after["guest_passes"].items() if row != before["guest_passes"].get(key)]
    return {
        "number of guest passes": given.get("guest_passes") == truth["guest_passes"],
        "as many changed": len(changed) == truth["guest_passes"],
        "status is withdrawn": all(row["status"] == "withdrawn" for row in changed),
    }


def solve_act_with_most_fee_among_slots_in_detail_least_stage_loudest_by_starts_on(
    tools: Tools, *, starts_on: str, least_stage_loudest: int
) -> dict[str, Json]:
    """Add up the fee by act and find the largest total."""
    found = [tools("get_slot", slot_id=slot["id"]) for slot in every_item(tools, "find_slots", starts_on=starts_on)]
    found = [slot for slot in found if tools("get_stage", stage_id=slot["stage_id"])["loudest"] >= least_stage_loudest]
    totals: dict[str, int] = {}
    for slot in found:
        totals[slot["act_name"]] = totals.get(slot["act_name"], 0) + slot["fee"]
    largest = max(totals, key=lambda group: totals[group])
    return {"act": largest, "total_fee": totals[largest]}


def verify_act_with_most_fee_among_slots_in_detail_least_stage_loudest_by_starts_on(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "act": given.get("act") == truth["act"],
        "total fee": given.get("total_fee") == truth["total_fee"],
        "nothing changed": before == after,
    }


def solve_withdraw_pass_where_allowed_by_act(tools: Tools, *, act_name: str) -> dict[str, Json]:
    """Withdraw pass those of the guest passes meant for which that is allowed."""
    act = tools("find_acts", name=act_name)["items"][0]
    found = list(every_item(tools, "find_passes", act_id=act["id"]))
    done = refused = 0
    for guest_pass in found:
        try:
            tools("withdraw_pass", guest_pass_id=guest_pass["id"])
            done += 1
        except Refused:
            refused += 1
    return {"done": done, "refused": refused}


def verify_withdraw_pass_where_allowed_by_act(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and the right number of guest passes must have changed."""
    given = answer or {}
    changed = [row for key, row in after["guest_passes"].items() if row != before["guest_passes"].get(key)]
    return {
        "number of guest passes done": given.get("done") == truth["done"],
        "number refused": given.get("refused") == truth["refused"],
        "as many changed": len(changed) == truth["done"],
        "status is withdrawn": all(row["status"] == "withdrawn" for row in changed),
    }


def solve_status_with_most_cost_of_wishes_by_act(tools: Tools, *, act_name: str) -> dict[str, Json]:
    """Add up the cost by status and find the largest total."""
    act = tools("find_acts", name=act_name)["items"][0]
    totals: dict[str, int] = {}
    for wish in every_item(tools, "find_wishes", act_id=act["id"]):
        totals[wish["status"]] = totals.get(wish["status"], 0) + wish["cost"]
    largest = max(totals, key=lambda group: totals[group])
    return {"status": largest, "total_cost": totals[largest]}


def verify_status_with_most_cost_of_wishes_by_act(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """Group and total must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "status": given.get("status") == truth["status"],
        "total cost": given.get("total_cost") == truth["total_cost"],
        "nothing changed": before == after,
    }


def solve_publish_slot_or_cancel_slot_by_fee_by_act_and_status(
    tools: Tools, *, act_name: str, status: str, limit: int
) -> dict[str, Json]:
    """Decide by the fee what to do with the only slot meant."""
    act = tools("find_acts", name=act_name)["items"][0]
    slot = next(every_item(tools, "find_slots", act_id=act["id"], status=status))
    slot = tools("get_slot", slot_id=slot["id"])
    if slot["fee"] > limit:
        tools("publish_slot", slot_id=slot["id"])
    else:
        tools("cancel_slot", slot_id=slot["id"])
    return {"fee": slot["fee"]}


def verify_publish_slot_or_cancel_slot_by_fee_by_act_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The fee must be right, and one slot must have changed."""
    given = answer or {}
    changed = [row for key, row in after["slots"].items() if row != before["slots"].get(key)]
    return {"fee": given.get("fee") == truth["fee"], "one changed": len(changed) == 1}


def solve_note_refusal_for_each_in_detail_most_stage_loudest_by_genre(
    tools: Tools, *, genre: str, most_stage_loudest: int
) -> dict[str, Json]:
    """Note refusal each of the slots meant, and count them."""
    found = [tools("get_slot", slot_id=slot["id"]) for slot in every_item(tools, "find_slots", genre=genre)]
    found = [slot for slot in found if tools("get_stage", stage_id=slot["stage_id"])["loudest"] <= most_stage_loudest]
    for slot in found:
        tools("note_refusal", slot_id=slot["id"])
    return {"slots": len(found)}


def verify_note_refusal_for_each_in_detail_most_stage_loudest_by_genre(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and the right number of slots must have changed."""
    given = answer or {}
    changed = [row for key, row in after["slots"].items() if row != before["slots"].get(key)]
    return {
        "number of slots": given.get("slots") == truth["slots"],
        "as many changed": len(changed) == truth["slots"],
        "status is turned down": all(row["status"] == "turned_down" for row in changed),
    }


def solve_grant_wish_else_refuse_wish_by_act_and_status(tools: Tools, *, act_name: str, status: str) -> dict[str, Json]:
    """Grant wish the rider wishes meant; where that is refused, do something else instead."""
    act = tools("find_acts", name=act_name)["items"][0]
    found = list(every_item(tools, "find_wishes", act_id=act["id"], status=status))
    refused = 0
    for wish in found:
        try:
            tools("grant_wish", wish_id=wish["id"])
        except Refused:
            refused += 1
            tools("refuse_wish", wish_id=wish["id"])
    return {"refused": refused}


def verify_grant_wish_else_refuse_wish_by_act_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and the right number of rider wishes must have changed."""
    given = answer or {}
    changed = [row for key, row in after["wishes"].items() if row != before["wishes"].get(key)]
    return {"number refused": given.get("refused") == truth["refused"], "some changed": len(changed) > 0}


def solve_amount_of_fee_of_slots_in_detail_least_stage_loudest_by_act_and_starts_on(
    tools: Tools, *, act_name: str, starts_on: str, least_stage_loudest: int
) -> dict[str, Json]:
    """Count the slots meant and add up the fee."""
    act = tools("find_acts", name=act_name)["items"][0]
    found = [
        tools("get_slot", slot_id=slot["id"])
        for slot in every_item(tools, "find_slots", act_id=act["id"], starts_on=starts_on)
    ]
    found = [slot for slot in found if tools("get_stage", stage_id=slot["stage_id"])["loudest"] >= least_stage_loudest]
    return {"number": len(found), "total_fee": sum(slot["fee"] for slot in found)}


def verify_amount_of_fee_of_slots_in_detail_least_stage_loudest_by_act_and_starts_on(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "number of slots": given.get("number") == truth["number"],
        "total fee": given.get("total_fee") == truth["total_fee"],
        "nothing changed": before == after,
    }


def solve_refuse_wish_with_highest_cost_by_act_and_status(
    tools: Tools, *, act_name: str, status: str
) -> dict[str, Json]:
    """Refuse wish the rider wish with the highest cost, no other."""
    act = tools("find_acts", name=act_name)["items"][0]
    wish = max(every_item(tools, "find_wishes", act_id=act["id"], status=status), key=lambda wish: wish["cost"])
    tools("refuse_wish", wish_id=wish["id"])
    return {"cost": wish["cost"]}


def verify_refuse_wish_with_highest_cost_by_act_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The cost must be right, and one rider wish must have changed."""
    given = answer or {}
    changed = [row for key, row in after["wishes"].items() if row != before["wishes"].get(key)]
    return {
        "cost": given.get("cost") == truth["cost"],
        "one changed": len(changed) == 1,
        "status is refused": all(row["status"] == "refused" for row in changed),
    }
