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


def solve_amount_of_fee_of_slots_most_fee_by_stage_and_genre(
    tools: Tools, *, stage_name: str, genre: str, most_fee: int
) -> dict[str, Json]:
    """Count the slots meant and add up the fee."""
    stage = tools("find_stages", name=stage_name)["items"][0]
    found = list(every_item(tools, "find_slots", stage_id=stage["id"], genre=genre))
    found = [slot for slot in found if slot["fee"] <= most_fee]
    return {"number": len(found), "total_fee": sum(slot["fee"] for slot in found)}


def verify_amount_of_fee_of_slots_most_fee_by_stage_and_genre(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "number of slots": given.get("number") == truth["number"],
        "total fee": given.get("total_fee") == truth["total_fee"],
        "nothing changed": before == after,
    }


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


def solve_earliest_starts_at_among_slots_in_detail_least_stage_loudest_by_starts_on(
    tools: Tools, *, starts_on: str, least_stage_loudest: int
) -> dict[str, Json]:
    """Find the one with the earliest start of the slots meant."""
    found = [tools("get_slot", slot_id=slot["id"]) for slot in every_item(tools, "find_slots", starts_on=starts_on)]
    found = [slot for slot in found if tools("get_stage", stage_id=slot["stage_id"])["loudest"] >= least_stage_loudest]
    chosen = min(found, key=lambda slot: slot["starts_at"])
    return {"act": chosen["act_name"], "start": chosen["starts_at"]}


def verify_earliest_starts_at_among_slots_in_detail_least_stage_loudest_by_starts_on(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "act": given.get("act") == truth["act"],
        "start": given.get("start") == truth["start"],
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
