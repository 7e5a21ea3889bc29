"""Solutions and verifications of programmatic tasks on Long Meadow festival booking."""

from mcp_servers.contracts import Json, Refused, State
from mcp_servers.runtime import Tools, every_item


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


def solve_amount_of_fee_of_slots_in_detail_most_stage_capacity_by_status(
    tools: Tools, *, status: str, most_stage_capacity: int
) -> dict[str, Json]:
    """Count the slots meant and add up the fee."""
    found = [tools("get_slot", slot_id=slot["id"]) for slot in every_item(tools, "find_slots", status=status)]
    found = [slot for slot in found if tools("get_stage", stage_id=slot["stage_id"])["capacity"] <= most_stage_capacity]
    return {"number": len(found), "total_fee": sum(slot["fee"] for slot in found)}


def verify_amount_of_fee_of_slots_in_detail_most_stage_capacity_by_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "number of slots": given.get("number") == truth["number"],
        "total fee": given.get("total_fee") == truth["total_fee"],
        "nothing changed": before == after,
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


def solve_amount_of_fee_of_slots_in_detail_least_stage_loudest_by_starts_on(
    tools: Tools, *, starts_on: str, least_stage_loudest: int
) -> dict[str, Json]:
    """Count the slots meant and add up the fee."""
    found = [tools("get_slot", slot_id=slot["id"]) for slot in every_item(tools, "find_slots", starts_on=starts_on)]
    found = [slot for slot in found if tools("get_stage", stage_id=slot["stage_id"])["loudest"] >= least_stage_loudest]
    return {"number": len(found), "total_fee": sum(slot["fee"] for slot in found)}


def verify_amount_of_fee_of_slots_in_detail_least_stage_loudest_by_starts_on(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "number of slots": given.get("number") == truth["number"],
        "total fee": given.get("total_fee") == truth["total_fee"],
        "nothing changed": before == after,
    }


def solve_act_with_most_fee_among_slots_in_detail_least_stage_loudest_by_genre(
    tools: Tools, *, genre: str, least_stage_loudest: int
) -> dict[str, Json]:
    """Add up the fee by act and find the largest total."""
    found = [tools("get_slot", slot_id=slot["id"]) for slot in every_item(tools, "find_slots", genre=genre)]
    found = [slot for slot in found if tools("get_stage", stage_id=slot["stage_id"])["loudest"] >= least_stage_loudest]
    totals: dict[str, int] = {}
    for slot in found:
        totals[slot["act_name"]] = totals.get(slot["act_name"], 0) + slot["fee"]
    largest = max(totals, key=lambda group: totals[group])
    return {"act": largest, "total_fee": totals[largest]}


def verify_act_with_most_fee_among_slots_in_detail_least_stage_loudest_by_genre(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "act": given.get("act") == truth["act"],
        "total fee": given.get("total_fee") == truth["total_fee"],
        "nothing changed": before == after,
    }


def solve_withdraw_pass_for_each_by_act_and_status(tools: Tools, *, act_name: str, status: str) -> dict[str, Json]:
    """Withdraw pass each of the guest passes meant, and count them."""
    act = tools("find_acts", name=act_name)["items"][0]
    found = list(every_item(tools, "find_passes", act_id=act["id"], status=status))
    for guest_pass in found:
        tools("withdraw_pass", guest_pass_id=guest_pass["id"])
    return {"guest_passes": len(found)}


def verify_withdraw_pass_for_each_by_act_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and the right number of guest passes must have changed."""
    given = answer or {}
    changed = [row for key, row in after["guest_passes"].items() if row != before["guest_passes"].get(key)]
    return {
        "number of guest passes": given.get("guest_passes") == truth["guest_passes"],
        "as many changed": len(changed) == truth["guest_passes"],
        "status is withdrawn": all(row["status"] == "withdrawn" for row in changed),
    }


def solve_confirm_slot_where_allowed_least_fee_by_starts_on(
    tools: Tools, *, starts_on: str, least_fee: int
) -> dict[str, Json]:
    """Confirm those of the slots meant for which that is allowed."""
    found = list(every_item(tools, "find_slots", starts_on=starts_on))
    found = [slot for slot in found if slot["fee"] >= least_fee]
    done = refused = 0
    for slot in found:
        try:
            tools("confirm_slot", slot_id=slot["id"])
            done += 1
        except Refused:
            refused += 1
    return {"done": done, "refused": refused}


def verify_confirm_slot_where_allowed_least_fee_by_starts_on(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and the right number of slots must have changed."""
    given = answer or {}
    changed = [row for key, row in after["slots"].items() if row != before["slots"].get(key)]
    return {
        "number of slots done": given.get("done") == truth["done"],
        "number refused": given.get("refused") == truth["refused"],
        "as many changed": len(changed) == truth["done"],
        "status is confirmed": all(row["status"] == "confirmed" for row in changed),
    }


def solve_earliest_ends_at_of_slots_by_stage_and_starts_on(
    tools: Tools, *, stage_name: str, starts_on: str
) -> dict[str, Json]:
    """Find the one with the earliest end of the slots meant."""
    stage = tools("find_stages", name=stage_name)["items"][0]
    chosen = min(
        [
            tools("get_slot", slot_id=slot["id"])
            for slot in every_item(tools, "find_slots", stage_id=stage["id"], starts_on=starts_on)
        ],
        key=lambda slot: slot["ends_at"],
    )
    return {"act": chosen["act_name"], "end": chosen["ends_at"]}


def verify_earliest_ends_at_of_slots_by_stage_and_starts_on(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """Both fields must be those of the right row, and nothing may have changed."""
    given = answer or {}
    return {
        "act": given.get("act") == truth["act"],
        "end": given.get("end") == truth["end"],
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


def solve_status_with_most_fee_among_slots_in_detail_least_stage_capacity_by_genre(
    tools: Tools, *, genre: str, least_stage_capacity: int
) -> dict[str, Json]:
    """Add up the fee by status and find the largest total."""
    found = [tools("get_slot", slot_id=slot["id"]) for slot in every_item(tools, "find_slots", genre=genre)]
    found = [
        slot for slot in found if tools("get_stage", stage_id=slot["stage_id"])["capacity"] >= least_stage_capacity
    ]
    totals: dict[str, int] = {}
    for slot in found:
        totals[slot["status"]] = totals.get(slot["status"], 0) + slot["fee"]
    largest = max(totals, key=lambda group: totals[group])
    return {"status": largest, "total_fee": totals[largest]}


def verify_status_with_most_fee_among_slots_in_detail_least_stage_capacity_by_genre(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "status": given.get("status") == truth["status"],
        "total fee": given.get("total_fee") == truth["total_fee"],
        "nothing changed": before == after,
    }


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


def solve_note_refusal_for_each_by_stage_and_status(tools: Tools, *, stage_name: str, status: str) -> dict[str, Json]:
    """Note refusal each of the slots meant, and count them."""
    stage = tools("find_stages", name=stage_name)["items"][0]
    found = list(every_item(tools, "find_slots", stage_id=stage["id"], status=status))
    for slot in found:
        tools("note_refusal", slot_id=slot["id"])
    return {"slots": len(found)}


def verify_note_refusal_for_each_by_stage_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The number must be right, and as many slots must have changed."""
    given = answer or {}
    changed = [row for key, row in after["slots"].items() if row != before["slots"].get(key)]
    return {
        "number of slots": given.get("slots") == truth["slots"],
        "as many changed": len(changed) == truth["slots"],
        "status is turned down": all(row["status"] == "turned_down" for row in changed),
    }


def solve_publish_slot_where_allowed_by_starts_on(tools: Tools, *, starts_on: str) -> dict[str, Json]:
    """Publish those of the slots meant for which that is allowed."""
    found = list(every_item(tools, "find_slots", starts_on=starts_on))
    done = refused = 0
    for slot in found:
        try:
            tools("publish_slot", slot_id=slot["id"])
            done += 1
        except Refused:
            refused += 1
    return {"done": done, "refused": refused}


def verify_publish_slot_where_allowed_by_starts_on(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and the right number of slots must have changed."""
    given = answer or {}
    changed = [row for key, row in after["slots"].items() if row != before["slots"].get(key)]
    return {
        "number of slots done": given.get("done") == truth["done"],
        "number refused": given.get("refused") == truth["refused"],
        "as many changed": len(changed) == truth["done"],
        "status is published": all(row["status"] == "published" for row in changed),
    }


def solve_highest_fee_of_slots_by_stage_and_status(tools: Tools, *, stage_name: str, status: str) -> dict[str, Json]:
    """Find the one with the highest fee of the slots meant."""
    stage = tools("find_stages", name=stage_name)["items"][0]
    chosen = max(
        [
            tools("get_slot", slot_id=slot["id"])
            for slot in every_item(tools, "find_slots", stage_id=stage["id"], status=status)
        ],
        key=lambda slot: slot["fee"],
    )
    return {"act": chosen["act_name"], "fee": chosen["fee"]}


def verify_highest_fee_of_slots_by_stage_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """Both fields must be those of the right row, and nothing may have changed."""
    given = answer or {}
    return {
        "act": given.get("act") == truth["act"],
        "fee": given.get("fee") == truth["fee"],
        "nothing changed": before == after,
    }
