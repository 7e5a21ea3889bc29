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


def solve_wood_with_most_litres_in_report_casks_by_owner_and_status(
    tools: Tools, *, owner_name: str, status: str
) -> dict[str, Json]:
    """Find the wood with the highest litres in a report."""
    owner = tools("find_owners", name=owner_name)["items"][0]
    largest = max(
        every_item(tools, "report_casks", owner_id=owner["id"], status=status), key=lambda group: group["litres"]
    )
    return {"wood": largest["wood"], "litres": largest["litres"]}


def verify_wood_with_most_litres_in_report_casks_by_owner_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """Group and figure must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "wood": given.get("wood") == truth["wood"],
        "litres": given.get("litres") == truth["litres"],
        "nothing changed": before == after,
    }


def solve_ranking_by_litres_of_casks_in_detail_most_owner_guarantee_by_rack_and_status(
    tools: Tools, *, rack_code: str, status: str, most_owner_guarantee: int, top: int
) -> dict[str, Json]:
    """Put the casks meant in order by litres left, and list the first ones."""
    rack = tools("find_racks", code=rack_code)["items"][0]
    found = [
        tools("get_cask", cask_id=cask["id"])
        for cask in every_item(tools, "find_casks", rack_id=rack["id"], status=status)
    ]
    found = [
        cask for cask in found if tools("get_owner", owner_id=cask["owner_id"])["guarantee"] <= most_owner_guarantee
    ]
    ranked = sorted(found, key=lambda cask: cask["litres"], reverse=True)[:top]
    return {"numbers": [cask["number"] for cask in ranked]}


def verify_ranking_by_litres_of_casks_in_detail_most_owner_guarantee_by_rack_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and nothing may have changed."""
    given = answer or {}
    return {"numbers": given.get("numbers") == truth["numbers"], "nothing changed": before == after}


def solve_earliest_gauged_on_among_gaugings_of_cask_by_rack(tools: Tools, *, rack_code: str) -> dict[str, Json]:
    """Find the one with the earliest day of the gauging of the gaugings meant."""
    rack = tools("find_racks", code=rack_code)["items"][0]
    found = [
        gauging
        for cask in every_item(tools, "find_casks", rack_id=rack["id"])
        for gauging in every_item(tools, "find_gaugings", cask_id=cask["id"])
    ]
    chosen = min(found, key=lambda gauging: gauging["gauged_on"])
    return {"cask": chosen["cask_number"], "day_of_the_gauging": chosen["gauged_on"]}


def verify_earliest_gauged_on_among_gaugings_of_cask_by_rack(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "cask": given.get("cask") == truth["cask"],
        "day of the gauging": given.get("day_of_the_gauging") == truth["day_of_the_gauging"],
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


def solve_highest_litres_of_gaugings_by_cask(tools: Tools, *, cask_number: str) -> dict[str, Json]:
    """Find the one with the highest litres of the gaugings meant."""
    cask = tools("find_casks", number=cask_number)["items"][0]
    chosen = max(every_item(tools, "find_gaugings", cask_id=cask["id"]), key=lambda gauging: gauging["litres"])
    return {"day_of_the_gauging": chosen["gauged_on"], "litres": chosen["litres"]}


def verify_highest_litres_of_gaugings_by_cask(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """Both fields must be those of the right row, and nothing may have changed."""
    given = answer or {}
    return {
        "day of the gauging": given.get("day_of_the_gauging") == truth["day_of_the_gauging"],
        "litres": given.get("litres") == truth["litres"],
        "nothing changed": before == after,
    }


def solve_permit_removal_earliest_filled_on_by_rack_and_wood(
    tools: Tools, *, rack_code: str, wood: str, permit: str, kind: str
) -> dict[str, Json]:
    """Choose the cask with the earliest day of filling and use it."""
    rack = tools("find_racks", code=rack_code)["items"][0]
    cask = min(every_item(tools, "find_casks", rack_id=rack["id"], wood=wood), key=lambda cask: cask["filled_on"])
    made = tools("permit_removal", cask_id=cask["id"], permit=permit, kind=kind)
    return {"litres": made["litres"]}


def verify_permit_removal_earliest_filled_on_by_rack_and_wood(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """One removal must have been added, with the litres that is right."""
    given = answer or {}
    added = [row for key, row in after["removals"].items() if key not in before["removals"]]
    return {
        "litres": given.get("litres") == truth["litres"],
        "one added": len(added) == 1,
        "with that litres": [row["litres"] for row in added] == [truth["litres"]],
    }


def solve_wood_with_most_casks_in_report_casks_by_owner_and_status(
    tools: Tools, *, owner_name: str, status: str
) -> dict[str, Json]:
    """Find the wood with the highest casks in a report."""
    owner = tools("find_owners", name=owner_name)["items"][0]
    largest = max(
        every_item(tools, "report_casks", owner_id=owner["id"], status=status), key=lambda group: group["casks"]
    )
    return {"wood": largest["wood"], "casks": largest["casks"]}


def verify_wood_with_most_casks_in_report_casks_by_owner_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """Group and figure must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "wood": given.get("wood") == truth["wood"],
        "casks": given.get("casks") == truth["casks"],
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


def solve_seal_cask_for_each_by_owner_and_wood(tools: Tools, *, owner_name: str, wood: str) -> dict[str, Json]:
    """Seal each of the casks meant, and count them."""
    owner = tools("find_owners", name=owner_name)["items"][0]
    found = list(every_item(tools, "find_casks", owner_id=owner["id"], wood=wood))
    for cask in found:
        tools("seal_cask", cask_id=cask["id"])
    return {"casks": len(found)}


def verify_seal_cask_for_each_by_owner_and_wood(
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


def solve_highest_centilitres_of_samples_by_cask(tools: Tools, *, cask_number: str) -> dict[str, Json]:
    """Find the one with the highest centilitres of the samples meant."""
    cask = tools("find_casks", number=cask_number)["items"][0]
    chosen = max(
        every_item(tools, "find_samples", cask_id=cask["id"]), key=lambda sample_draw: sample_draw["centilitres"]
    )
    return {"number": chosen["number"], "centilitres": chosen["centilitres"]}


def verify_highest_centilitres_of_samples_by_cask(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """Both fields must be those of the right row, and nothing may have changed."""
    given = answer or {}
    return {
        "number": given.get("number") == truth["number"],
        "centilitres": given.get("centilitres") == truth["centilitres"],
        "nothing changed": before == after,
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


def solve_wood_with_most_casks_in_report_casks_by_owner(tools: Tools, *, owner_name: str) -> dict[str, Json]:
    """Find the wood with the highest casks in a report."""
    owner = tools("find_owners", name=owner_name)["items"][0]
    largest = max(every_item(tools, "report_casks", owner_id=owner["id"]), key=lambda group: group["casks"])
    return {"wood": largest["wood"], "casks": largest["casks"]}


def verify_wood_with_most_casks_in_report_casks_by_owner(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """Group and figure must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "wood": given.get("wood") == truth["wood"],
        "casks": given.get("casks") == truth["casks"],
        "nothing changed": before == after,
    }
