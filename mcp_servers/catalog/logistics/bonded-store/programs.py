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


def solve_rack_with_most_casks_by_dry(tools: Tools, *, dry: bool) -> dict[str, Json]:
    """Find out which of the racks meant has the most casks."""
    counted = [
        (tools("find_casks", rack_id=rack["id"])["total"], rack) for rack in every_item(tools, "find_racks", dry=dry)
    ]
    most, chosen = max(counted, key=lambda pair: pair[0])
    return {"code": chosen["code"], "casks": most}


def verify_rack_with_most_casks_by_dry(answer: Json, truth: Json, before: State, after: State) -> dict[str, bool]:
    """Row and number must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "code": given.get("code") == truth["code"],
        "number of casks": given.get("casks") == truth["casks"],
        "nothing changed": before == after,
    }


def solve_seal_cask_where_allowed_by_rack_and_status(tools: Tools, *, rack_code: str, status: str) -> dict[str, Json]:
    """Seal those of the casks meant for which that is allowed."""
    rack = tools("find_racks", code=rack_code)["items"][0]
    found = list(every_item(tools, "find_casks", rack_id=rack["id"], status=status))
    done = refused = 0
    for cask in found:
        try:
            tools("seal_cask", cask_id=cask["id"])
            done += 1
        except Refused:
            refused += 1
    return {"done": done, "refused": refused}


def verify_seal_cask_where_allowed_by_rack_and_status(
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


def solve_most_litres_among_casks_in_detail_least_filled_litres_by_owner_and_wood(
    tools: Tools, *, owner_name: str, wood: str, least_filled_litres: int
) -> dict[str, Json]:
    """Find the one with the most litres left of the casks meant."""
    owner = tools("find_owners", name=owner_name)["items"][0]
    found = [
        tools("get_cask", cask_id=cask["id"])
        for cask in every_item(tools, "find_casks", owner_id=owner["id"], wood=wood)
    ]
    found = [cask for cask in found if cask["filled_litres"] >= least_filled_litres]
    chosen = max(found, key=lambda cask: cask["litres"])
    return {"number": chosen["number"], "litres_left": chosen["litres"]}


def verify_most_litres_among_casks_in_detail_least_filled_litres_by_owner_and_wood(
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
    """Seal the cask with the earliest day of last gauging, no other."""
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


def solve_seal_cask_for_each_by_owner_and_status(tools: Tools, *, owner_name: str, status: str) -> dict[str, Json]:
    """Seal each of the casks meant, and count them."""
    owner = tools("find_owners", name=owner_name)["items"][0]
    found = list(every_item(tools, "find_casks", owner_id=owner["id"], status=status))
    for cask in found:
        tools("seal_cask", cask_id=cask["id"])
    return {"casks": len(found)}


def verify_seal_cask_for_each_by_owner_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The number must be right, and as many casks must have changed."""
    given = answer or {}
    changed = [row for key, row in after["casks"].items() if row != before["casks"].get(key)]
    return {
        "number of casks": given.get("casks") == truth["casks"],
        "as many changed": len(changed) == truth["casks"],
        "status is sealed": all(row["status"] == "sealed" for row in changed),
    }


def solve_ranking_by_filled_on_of_casks_in_detail_most_owner_rent_due_by_wood(
    tools: Tools, *, wood: str, most_owner_rent_due: int, top: int
) -> dict[str, Json]:
    """Put the casks meant in order by day of filling, and list the first ones."""
    found = [tools("get_cask", cask_id=cask["id"]) for cask in every_item(tools, "find_casks", wood=wood)]
    found = [cask for cask in found if tools("get_owner", owner_id=cask["owner_id"])["rent_due"] <= most_owner_rent_due]
    ranked = sorted(found, key=lambda cask: cask["filled_on"])[:top]
    return {"numbers": [cask["number"] for cask in ranked]}


def verify_ranking_by_filled_on_of_casks_in_detail_most_owner_rent_due_by_wood(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and nothing may have changed."""
    given = answer or {}
    return {"numbers": given.get("numbers") == truth["numbers"], "nothing changed": before == after}


def solve_cask_with_most_removals_by_owner_and_status(tools: Tools, *, owner_name: str, status: str) -> dict[str, Json]:
    """Find out which of the casks meant has the most removals."""
    owner = tools("find_owners", name=owner_name)["items"][0]
    counted = [
        (tools("find_removals", cask_id=cask["id"])["total"], cask)
        for cask in every_item(tools, "find_casks", owner_id=owner["id"], status=status)
    ]
    most, chosen = max(counted, key=lambda pair: pair[0])
    return {"number": chosen["number"], "removals": most}


def verify_cask_with_most_removals_by_owner_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """Row and number must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "number": given.get("number") == truth["number"],
        "number of removals": given.get("removals") == truth["removals"],
        "nothing changed": before == after,
    }


def solve_deliver_duty_paid_where_allowed_of_cask_at_once_by_wood(tools: Tools, *, wood: str) -> dict[str, Json]:
    """Deliver duty paid those of the removals meant for which that is allowed."""
    those = {cask["number"] for cask in every_item(tools, "find_casks", wood=wood)}
    found = [removal for removal in every_item(tools, "find_removals") if removal["cask_number"] in those]
    done = refused = 0
    for removal in found:
        try:
            tools("deliver_duty_paid", removal_id=removal["id"])
            done += 1
        except Refused:
            refused += 1
    return {"done": done, "refused": refused}


def verify_deliver_duty_paid_where_allowed_of_cask_at_once_by_wood(
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


def solve_most_litres_among_gaugings_of_cask_by_rack_and_wood(
    tools: Tools, *, rack_code: str, wood: str
) -> dict[str, Json]:
    """Find the one with the most litres of the gaugings meant."""
    rack = tools("find_racks", code=rack_code)["items"][0]
    found = [
        gauging
        for cask in every_item(tools, "find_casks", rack_id=rack["id"], wood=wood)
        for gauging in every_item(tools, "find_gaugings", cask_id=cask["id"])
    ]
    chosen = max(found, key=lambda gauging: gauging["litres"])
    return {"cask": chosen["cask_number"], "litres": chosen["litres"]}


def verify_most_litres_among_gaugings_of_cask_by_rack_and_wood(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "cask": given.get("cask") == truth["cask"],
        "litres": given.get("litres") == truth["litres"],
        "nothing changed": before == after,
    }


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


def solve_cask_with_most_gaugings_by_rack_and_status(tools: Tools, *, rack_code: str, status: str) -> dict[str, Json]:
    """Find out which of the casks meant has the most gaugings."""
    rack = tools("find_racks", code=rack_code)["items"][0]
    counted = [
        (tools("find_gaugings", cask_id=cask["id"])["total"], cask)
        for cask in every_item(tools, "find_casks", rack_id=rack["id"], status=status)
    ]
    most, chosen = max(counted, key=lambda pair: pair[0])
    return {"number": chosen["number"], "gaugings": most}


def verify_cask_with_most_gaugings_by_rack_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """Row and number must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "number": given.get("number") == truth["number"],
        "number of gaugings": given.get("gaugings") == truth["gaugings"],
        "nothing changed": before == after,
    }
