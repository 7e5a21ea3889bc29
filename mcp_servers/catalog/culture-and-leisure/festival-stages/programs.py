"""Solutions and verifications of programmatic tasks on Long Meadow festival booking."""

from mcp_servers.contracts import Json, State
from mcp_servers.runtime import Tools, every_item


def solve_grant_wish_for_each_by_act_and_status(tools: Tools, *, act_name: str, status: str) -> dict[str, Json]:
    """Grant wish each of the wishes meant, and count them."""
    act = tools("find_acts", name=act_name)["items"][0]
    found = list(every_item(tools, "find_wishes", act_id=act["id"], status=status))
    for wish in found:
        tools("grant_wish", wish_id=wish["id"])
    return {"wishes": len(found)}


def verify_grant_wish_for_each_by_act_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The number must be right, and as many wishes must have changed."""
    given = answer or {}
    changed = [row for key, row in after["wishes"].items() if row != before["wishes"].get(key)]
    return {
        "number of wishes": given.get("wishes") == truth["wishes"],
        "as many changed": len(changed) == truth["wishes"],
        "status is granted": all(row["status"] == "granted" for row in changed),
    }


def solve_cancel_slot_with_highest_fee_by_stage_and_status(
    tools: Tools, *, stage_name: str, status: str
) -> dict[str, Json]:
    """Cancel the slot with the highest fee, no other."""
    stage = tools("find_stages", name=stage_name)["items"][0]
    slot = max(
        [
            tools("get_slot", slot_id=slot["id"])
            for slot in every_item(tools, "find_slots", stage_id=stage["id"], status=status)
        ],
        key=lambda slot: slot["fee"],
    )
    tools("cancel_slot", slot_id=slot["id"])
    return {"fee": slot["fee"]}


def verify_cancel_slot_with_highest_fee_by_stage_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The fee must be right, and one slot must have changed."""
    given = answer or {}
    changed = [row for key, row in after["slots"].items() if row != before["slots"].get(key)]
    return {
        "fee": given.get("fee") == truth["fee"],
        "one changed": len(changed) == 1,
        "status is cancelled": all(row["status"] == "cancelled" for row in changed),
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


def solve_highest_fee_of_slots_by_stage_and_starts_on(
    tools: Tools, *, stage_name: str, starts_on: str
) -> dict[str, Json]:
    """Find the one with the highest fee of the slots meant."""
    stage = tools("find_stages", name=stage_name)["items"][0]
    chosen = max(
        [
            tools("get_slot", slot_id=slot["id"])
            for slot in every_item(tools, "find_slots", stage_id=stage["id"], starts_on=starts_on)
        ],
        key=lambda slot: slot["fee"],
    )
    return {"act": chosen["act_name"], "fee": chosen["fee"]}


def verify_highest_fee_of_slots_by_stage_and_starts_on(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """Both fields must be those of the right row, and nothing may have changed."""
    given = answer or {}
    return {
        "act": given.get("act") == truth["act"],
        "fee": given.get("fee") == truth["fee"],
        "nothing changed": before == after,
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


def solve_total_fee_of_slots_by_act_and_genre(tools: Tools, *, act_name: str, genre: str) -> dict[str, Json]:
    """Add up the fee of the slots that are meant."""
    act = tools("find_acts", name=act_name)["items"][0]
    return {
        "total_fee": sum(
            slot["fee"]
            for slot in [
                tools("get_slot", slot_id=slot["id"])
                for slot in every_item(tools, "find_slots", act_id=act["id"], genre=genre)
            ]
        )
    }


def verify_total_fee_of_slots_by_act_and_genre(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The total must be right, and nothing may have changed."""
    given = answer or {}
    return {"total fee": given.get("total_fee") == truth["total_fee"], "nothing changed": before == after}


def solve_part_with_most_total_in_report_instalments_by_stage_and_status(
    tools: Tools, *, stage_name: str, status: str
) -> dict[str, Json]:
    """Find the part with the highest total in a report."""
    stage = tools("find_stages", name=stage_name)["items"][0]
    largest = max(
        every_item(tools, "report_instalments", stage_id=stage["id"], status=status), key=lambda group: group["total"]
    )
    return {"part": largest["part"], "total": largest["total"]}


def verify_part_with_most_total_in_report_instalments_by_stage_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """Group and figure must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "part": given.get("part") == truth["part"],
        "total": given.get("total") == truth["total"],
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


def solve_note_refusal_with_earliest_starts_at_by_stage_and_status(
    tools: Tools, *, stage_name: str, status: str
) -> dict[str, Json]:
    """Note refusal the slot with the earliest start, no other."""
    stage = tools("find_stages", name=stage_name)["items"][0]
    slot = min(
        [
            tools("get_slot", slot_id=slot["id"])
            for slot in every_item(tools, "find_slots", stage_id=stage["id"], status=status)
        ],
        key=lambda slot: slot["starts_at"],
    )
    tools("note_refusal", slot_id=slot["id"])
    return {"start": slot["starts_at"]}


def verify_note_refusal_with_earliest_starts_at_by_stage_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The start must be right, and one slot must have changed."""
    given = answer or {}
    changed = [row for key, row in after["slots"].items() if row != before["slots"].get(key)]
    return {
        "start": given.get("start") == truth["start"],
        "one changed": len(changed) == 1,
        "status is turned down": all(row["status"] == "turned_down" for row in changed),
    }


def solve_earliest_held_until_of_slots_by_stage_and_genre(
    tools: Tools, *, stage_name: str, genre: str
) -> dict[str, Json]:
    """Find the one with the earliest end of the hold of the slots meant."""
    stage = tools("find_stages", name=stage_name)["items"][0]
    chosen = min(
        [
            tools("get_slot", slot_id=slot["id"])
            for slot in every_item(tools, "find_slots", stage_id=stage["id"], genre=genre)
        ],
        key=lambda slot: slot["held_until"],
    )
    return {"act": chosen["act_name"], "end_of_the_hold": chosen["held_until"]}


def verify_earliest_held_until_of_slots_by_stage_and_genre(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """Both fields must be those of the right row, and nothing may have changed."""
    given = answer or {}
    return {
        "act": given.get("act") == truth["act"],
        "end of the hold": given.get("end_of_the_hold") == truth["end_of_the_hold"],
        "nothing changed": before == after,
    }


def solve_act_with_most_fee_of_slots_by_stage_and_genre(
    tools: Tools, *, stage_name: str, genre: str
) -> dict[str, Json]:
    """Add up the fee by act and find the largest total."""
    stage = tools("find_stages", name=stage_name)["items"][0]
    totals: dict[str, int] = {}
    for slot in every_item(tools, "find_slots", stage_id=stage["id"], genre=genre):
        totals[slot["act_name"]] = totals.get(slot["act_name"], 0) + slot["fee"]
    largest = max(totals, key=lambda group: totals[group])
    return {"act": largest, "total_fee": totals[largest]}


def verify_act_with_most_fee_of_slots_by_stage_and_genre(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """Group and total must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "act": given.get("act") == truth["act"],
        "total fee": given.get("total_fee") == truth["total_fee"],
        "nothing changed": before == after,
    }


def solve_total_cost_of_wishes_by_act_and_status(tools: Tools, *, act_name: str, status: str) -> dict[str, Json]:
    """Add up the cost of the rider wishes that are meant."""
    act = tools("find_acts", name=act_name)["items"][0]
    return {
        "total_cost": sum(wish["cost"] for wish in every_item(tools, "find_wishes", act_id=act["id"], status=status))
    }


def verify_total_cost_of_wishes_by_act_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The total must be right, and nothing may have changed."""
    given = answer or {}
    return {"total cost": given.get("total_cost") == truth["total_cost"], "nothing changed": before == after}
