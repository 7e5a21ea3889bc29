"""Solutions and verifications of programmatic tasks on Strathmore bonded warehouse."""

from mcp_servers.contracts import Json, Refused, State
from mcp_servers.runtime import Tools, every_item


def solve_seal_cask_where_allowed_in_detail_most_owner_rent_due_by_rack_and_status(
    tools: Tools, *, rack_code: str, status: str, most_owner_rent_due: int
) -> dict[str, Json]:
    """Seal those of the casks meant for which that is allowed."""
    rack = tools("find_racks", code=rack_code)["items"][0]
    found = [
        tools("get_cask", cask_id=cask["id"])
        for cask in every_item(tools, "find_casks", rack_id=rack["id"], status=status)
    ]
    found = [cask for cask in found if tools("get_owner", owner_id=cask["owner_id"])["rent_due"] <= most_owner_rent_due]
    done = refused = 0
    for cask in found:
        try:
            tools("seal_cask", cask_id=cask["id"])
            done += 1
        except Refused:
            refused += 1
    return {"done": done, "refused": refused}


def verify_seal_cask_where_allowed_in_detail_most_owner_rent_due_by_rack_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and the right number of casks must have changed."""
    given = answer or {}
    changed = [row for key, row in after["casks"].items() if row != before["casks"].get(key)]
    return {
        "number of casks done": given.get("done") == truth["done"],
        "number refused": given.get("refused") == truth["refused"],
        "as many changed": len(changed) == truth["done"],
        "status is sealed": all(row["status"] == "sealed" for row in changed),
    }


def solve_ranking_by_filled_litres_of_casks_in_detail_by_wood(tools: Tools, *, wood: str, top: int) -> dict[str, Json]:
    """Put the casks meant in order by litres at filling, and list the first ones."""
    found = [tools("get_cask", cask_id=cask["id"]) for cask in every_item(tools, "find_casks", wood=wood)]
    ranked = sorted(found, key=lambda cask: cask["filled_litres"], reverse=True)[:top]
    return {"numbers": [cask["number"] for cask in ranked]}


def verify_ranking_by_filled_litres_of_casks_in_detail_by_wood(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and nothing may have changed."""
    given = answer or {}
    return {"numbers": given.get("numbers") == truth["numbers"], "nothing changed": before == after}


def solve_earliest_filled_on_of_casks_by_rack_and_status(
    tools: Tools, *, rack_code: str, status: str
) -> dict[str, Json]:
    """Find the one with the earliest day of filling of the casks meant."""
    rack = tools("find_racks", code=rack_code)["items"][0]
    chosen = min(
        [
            tools("get_cask", cask_id=cask["id"])
            for cask in every_item(tools, "find_casks", rack_id=rack["id"], status=status)
        ],
        key=lambda cask: cask["filled_on"],
    )
    return {"number": chosen["number"], "day_of_filling": chosen["filled_on"]}


def verify_earliest_filled_on_of_casks_by_rack_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """Both fields must be those of the right row, and nothing may have changed."""
    given = answer or {}
    return {
        "number": given.get("number") == truth["number"],
        "day of filling": given.get("day_of_filling") == truth["day_of_filling"],
        "nothing changed": before == after,
    }


def solve_confirm_arrival_where_allowed_in_detail_cask_gauged_on_until_by_owner(
    tools: Tools, *, owner_name: str, cask_gauged_on_until: str
) -> dict[str, Json]:
    """Confirm arrival those of the removals meant for which that is allowed."""
    owner = tools("find_owners", name=owner_name)["items"][0]
    found = [
        tools("get_removal", removal_id=removal["id"])
        for removal in every_item(tools, "find_removals", owner_id=owner["id"])
    ]
    found = [
        removal
        for removal in found
        if tools("get_cask", cask_id=removal["cask_id"])["gauged_on"] <= cask_gauged_on_until
    ]
    done = refused = 0
    for removal in found:
        try:
            tools("confirm_arrival", removal_id=removal["id"])
            done += 1
        except Refused:
            refused += 1
    return {"done": done, "refused": refused}


def verify_confirm_arrival_where_allowed_in_detail_cask_gauged_on_until_by_owner(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and the right number of removals must have changed."""
    given = answer or {}
    changed = [row for key, row in after["removals"].items() if row != before["removals"].get(key)]
    return {
        "number of removals done": given.get("done") == truth["done"],
        "number refused": given.get("refused") == truth["refused"],
        "as many changed": len(changed) == truth["done"],
        "status is arrived": all(row["status"] == "arrived" for row in changed),
    }


def solve_earliest_gauged_on_among_casks_in_detail_by_owner_and_status(
    tools: Tools, *, owner_name: str, status: str
) -> dict[str, Json]:
    """Find the one with the earliest day of the last gauging of the casks meant."""
    owner = tools("find_owners", name=owner_name)["items"][0]
    found = [
        tools("get_cask", cask_id=cask["id"])
        for cask in every_item(tools, "find_casks", owner_id=owner["id"], status=status)
    ]
    chosen = min(found, key=lambda cask: cask["gauged_on"])
    return {"number": chosen["number"], "day_of_the_last_gauging": chosen["gauged_on"]}


def verify_earliest_gauged_on_among_casks_in_detail_by_owner_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "number": given.get("number") == truth["number"],
        "day of the last gauging": given.get("day_of_the_last_gauging") == truth["day_of_the_last_gauging"],
        "nothing changed": before == after,
    }


def solve_cask_with_most_samples_by_rack_and_wood(tools: Tools, *, rack_code: str, wood: str) -> dict[str, Json]:
    """Find out which of the casks meant has the most samples."""
    rack = tools("find_racks", code=rack_code)["items"][0]
    counted = [
        (tools("find_samples", cask_id=cask["id"])["total"], cask)
        for cask in every_item(tools, "find_casks", rack_id=rack["id"], wood=wood)
    ]
    most, chosen = max(counted, key=lambda pair: pair[0])
    return {"number": chosen["number"], "samples": most}


def verify_cask_with_most_samples_by_rack_and_wood(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """Row and number must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "number": given.get("number") == truth["number"],
        "number of samples": given.get("samples") == truth["samples"],
        "nothing changed": before == after,
    }


def solve_ranking_by_gauged_on_of_casks_in_detail_by_owner_and_status(
    tools: Tools, *, owner_name: str, status: str, top: int
) -> dict[str, Json]:
    """Put the casks meant in order by day of the last gauging, and list the first ones."""
    owner = tools("find_owners", name=owner_name)["items"][0]
    found = [
        tools("get_cask", cask_id=cask["id"])
        for cask in every_item(tools, "find_casks", owner_id=owner["id"], status=status)
    ]
    ranked = sorted(found, key=lambda cask: cask["gauged_on"])[:top]
    return {"numbers": [cask["number"] for cask in ranked]}


def verify_ranking_by_gauged_on_of_casks_in_detail_by_owner_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and nothing may have changed."""
    given = answer or {}
    return {"numbers": given.get("numbers") == truth["numbers"], "nothing changed": before == after}


def solve_draw_sample_earliest_filled_on_by_wood(
    tools: Tools, *, wood: str, number: str, centilitres: int, purpose: str
) -> dict[str, Json]:
    """Choose the cask with the earliest day of filling and use it."""
    cask = min(every_item(tools, "find_casks", wood=wood), key=lambda cask: cask["filled_on"])
    made = tools("draw_sample", cask_id=cask["id"], number=number, centilitres=centilitres, purpose=purpose)
    return {"day_of_drawing": made["drawn_on"]}


def verify_draw_sample_earliest_filled_on_by_wood(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """One sample must have been added, with the day of drawing that is right."""
    given = answer or {}
    added = [row for key, row in after["samples"].items() if key not in before["samples"]]
    return {
        "day of drawing": given.get("day_of_drawing") == truth["day_of_drawing"],
        "one added": len(added) == 1,
        "with that day of drawing": [row["drawn_on"] for row in added] == [truth["day_of_drawing"]],
    }


def solve_most_litres_among_casks_in_detail_most_filled_litres_by_owner_and_status(
    tools: Tools, *, owner_name: str, status: str, most_filled_litres: int
) -> dict[str, Json]:
    """Find the one with the highest litres left of the casks meant."""
    owner = tools("find_owners", name=owner_name)["items"][0]
    found = [
        tools("get_cask", cask_id=cask["id"])
        for cask in every_item(tools, "find_casks", owner_id=owner["id"], status=status)
    ]
    found = [cask for cask in found if cask["filled_litres"] <= most_filled_litres]
    chosen = max(found, key=lambda cask: cask["litres"])
    return {"number": chosen["number"], "litres_left": chosen["litres"]}


def verify_most_litres_among_casks_in_detail_most_filled_litres_by_owner_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "number": given.get("number") == truth["number"],
        "litres left": given.get("litres_left") == truth["litres_left"],
        "nothing changed": before == after,
    }


def solve_seal_cask_with_earliest_gauged_on_by_rack_and_wood(
    tools: Tools, *, rack_code: str, wood: str
) -> dict[str, Json]:
    """Seal the cask with the earliest day of the last gauging, no other."""
    rack = tools("find_racks", code=rack_code)["items"][0]
    cask = min(
        [
            tools("get_cask", cask_id=cask["id"])
            for cask in every_item(tools, "find_casks", rack_id=rack["id"], wood=wood)
        ],
        key=lambda cask: cask["gauged_on"],
    )
    tools("seal_cask", cask_id=cask["id"])
    return {"day_of_the_last_gauging": cask["gauged_on"]}


def verify_seal_cask_with_earliest_gauged_on_by_rack_and_wood(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The day of the last gauging must be right, and one cask must have changed."""
    given = answer or {}
    changed = [row for key, row in after["casks"].items() if row != before["casks"].get(key)]
    return {
        "day of the last gauging": given.get("day_of_the_last_gauging") == truth["day_of_the_last_gauging"],
        "one changed": len(changed) == 1,
        "status is sealed": all(row["status"] == "sealed" for row in changed),
    }


def solve_confirm_arrival_for_each_by_cask_and_status(
    tools: Tools, *, cask_number: str, status: str
) -> dict[str, Json]:
    """Confirm arrival each of the removals meant, and count them."""
    cask = tools("find_casks", number=cask_number)["items"][0]
    found = list(every_item(tools, "find_removals", cask_id=cask["id"], status=status))
    for removal in found:
        tools("confirm_arrival", removal_id=removal["id"])
    return {"removals": len(found)}


def verify_confirm_arrival_for_each_by_cask_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The number must be right, and as many removals must have changed."""
    given = answer or {}
    changed = [row for key, row in after["removals"].items() if row != before["removals"].get(key)]
    return {
        "number of removals": given.get("removals") == truth["removals"],
        "as many changed": len(changed) == truth["removals"],
        "status is arrived": all(row["status"] == "arrived" for row in changed),
    }


def solve_deliver_duty_paid_where_allowed_in_detail_which_cask_status_by_owner_and_kind(
    tools: Tools, *, owner_name: str, kind: str, which_cask_status: str
) -> dict[str, Json]:
    """Deliver duty paid those of the removals meant for which that is allowed."""
    owner = tools("find_owners", name=owner_name)["items"][0]
    found = [
        tools("get_removal", removal_id=removal["id"])
        for removal in every_item(tools, "find_removals", owner_id=owner["id"], kind=kind)
    ]
    found = [
        removal for removal in found if tools("get_cask", cask_id=removal["cask_id"])["status"] == which_cask_status
    ]
    done = refused = 0
    for removal in found:
        try:
            tools("deliver_duty_paid", removal_id=removal["id"])
            done += 1
        except Refused:
            refused += 1
    return {"done": done, "refused": refused}


def verify_deliver_duty_paid_where_allowed_in_detail_which_cask_status_by_owner_and_kind(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and the right number of removals must have changed."""
    given = answer or {}
    changed = [row for key, row in after["removals"].items() if row != before["removals"].get(key)]
    return {
        "number of removals done": given.get("done") == truth["done"],
        "number refused": given.get("refused") == truth["refused"],
        "as many changed": len(changed) == truth["done"],
        "status is delivered": all(row["status"] == "delivered" for row in changed),
    }


def solve_cask_with_most_removals_by_rack_and_wood(tools: Tools, *, rack_code: str, wood: str) -> dict[str, Json]:
    """Find out which of the casks meant has the most removals."""
    rack = tools("find_racks", code=rack_code)["items"][0]
    counted = [
        (tools("find_removals", cask_id=cask["id"])["total"], cask)
        for cask in every_item(tools, "find_casks", rack_id=rack["id"], wood=wood)
    ]
    most, chosen = max(counted, key=lambda pair: pair[0])
    return {"number": chosen["number"], "removals": most}


def verify_cask_with_most_removals_by_rack_and_wood(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """Row and number must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "number": given.get("number") == truth["number"],
        "number of removals": given.get("removals") == truth["removals"],
        "nothing changed": before == after,
    }


def solve_amount_of_rent_due_of_owners_least_guarantee_by_status(
    tools: Tools, *, status: str, least_guarantee: int
) -> dict[str, Json]:
    """Count the owners meant and add up the rent owed."""
    found = list(every_item(tools, "find_owners", status=status))
    found = [owner for owner in found if owner["guarantee"] >= least_guarantee]
    return {"number": len(found), "total_rent_owed": sum(owner["rent_due"] for owner in found)}


def verify_amount_of_rent_due_of_owners_least_guarantee_by_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "number of owners": given.get("number") == truth["number"],
        "total rent owed": given.get("total_rent_owed") == truth["total_rent_owed"],
        "nothing changed": before == after,
    }
