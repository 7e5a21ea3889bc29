"""Solutions and verifications of programmatic tasks on Elmrise burial ground."""

from mcp_servers.contracts import Json, Refused, State
from mcp_servers.runtime import Tools, every_item


def solve_remove_memorial_where_allowed_most_height_of_all(tools: Tools, *, most_height: int) -> dict[str, Json]:
    """Remove those of the memorials meant for which that is allowed."""
    found = list(every_item(tools, "find_memorials"))
    found = [memorial for memorial in found if memorial["height"] <= most_height]
    done = refused = 0
    for memorial in found:
        try:
            tools("remove_memorial", memorial_id=memorial["id"])
            done += 1
        except Refused:
            refused += 1
    return {"done": done, "refused": refused}


def verify_remove_memorial_where_allowed_most_height_of_all(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and the right number of memorials must have changed."""
    given = answer or {}
    changed = [row for key, row in after["memorials"].items() if row != before["memorials"].get(key)]
    return {
        "number of memorials done": given.get("done") == truth["done"],
        "number refused": given.get("refused") == truth["refused"],
        "as many changed": len(changed) == truth["done"],
        "status is removed": all(row["status"] == "removed" for row in changed),
    }


def solve_ranking_by_starts_at_of_burials_of_grave_by_section_and_status(
    tools: Tools, *, section_name: str, status: str, top: int
) -> dict[str, Json]:
    """Put the burials meant in order by start time, and list the first ones."""
    section = tools("find_sections", name=section_name)["items"][0]
    found = [
        burial
        for grave in every_item(tools, "find_graves", section_id=section["id"], status=status)
        for burial in every_item(tools, "find_burials", grave_id=grave["id"])
    ]
    ranked = sorted(found, key=lambda burial: burial["starts_at"])[:top]
    return {"burial_numbers": [burial["number"] for burial in ranked]}


def verify_ranking_by_starts_at_of_burials_of_grave_by_section_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "burial numbers": given.get("burial_numbers") == truth["burial_numbers"],
        "nothing changed": before == after,
    }


def solve_cancel_burial_for_first_by_starts_at_by_grave(
    tools: Tools, *, grave_number: str, quota: int
) -> dict[str, Json]:
    """Cancel the first few of the burials meant, in order by start time."""
    grave = tools("find_graves", number=grave_number)["items"][0]
    found = list(every_item(tools, "find_burials", grave_id=grave["id"]))
    first = sorted(found, key=lambda burial: burial["starts_at"])[:quota]
    for burial in first:
        tools("cancel_burial", burial_id=burial["id"])
    return {"burial_numbers": [burial["number"] for burial in first]}


def verify_cancel_burial_for_first_by_starts_at_by_grave(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and the right number of burials must have changed."""
    given = answer or {}
    changed = [row for key, row in after["burials"].items() if row != before["burials"].get(key)]
    return {
        "burial numbers": given.get("burial_numbers") == truth["burial_numbers"],
        "as many changed": len(changed) == len(truth["burial_numbers"]),
        "status is cancelled": all(row["status"] == "cancelled" for row in changed),
    }


def solve_mark_memorial_unsafe_or_remove_memorial_each_by_height_of_grave_by_holder_and_status(
    tools: Tools, *, holder_name: str, status: str, limit: int
) -> dict[str, Json]:
    """Decide by the height in centimetres what to do with each of the memorials meant."""
    holder = tools("find_holders", name=holder_name)["items"][0]
    found = [
        memorial
        for grave in every_item(tools, "find_graves", holder_id=holder["id"], status=status)
        for memorial in every_item(tools, "find_memorials", grave_id=grave["id"])
    ]
    above = 0
    for memorial in found:
        if memorial["height"] > limit:
            above += 1
            tools("mark_memorial_unsafe", memorial_id=memorial["id"])
        else:
            tools("remove_memorial", memorial_id=memorial["id"])
    return {"above": above}


def verify_mark_memorial_unsafe_or_remove_memorial_each_by_height_of_grave_by_holder_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and rows must have changed."""
    given = answer or {}
    changed = [row for key, row in after["memorials"].items() if row != before["memorials"].get(key)]
    return {"number of memorials above": given.get("above") == truth["above"], "some changed": len(changed) > 0}


def solve_most_height_among_memorials_of_grave_by_holder_and_status(
    tools: Tools, *, holder_name: str, status: str
) -> dict[str, Json]:
    """Find the one with the greatest height of the memorials meant."""
    holder = tools("find_holders", name=holder_name)["items"][0]
    found = [
        memorial
        for grave in every_item(tools, "find_graves", holder_id=holder["id"], status=status)
        for memorial in every_item(tools, "find_memorials", grave_id=grave["id"])
    ]
    chosen = max(found, key=lambda memorial: memorial["height"])
    return {"memorial_number": chosen["number"], "height": chosen["height"]}


def verify_most_height_among_memorials_of_grave_by_holder_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "memorial number": given.get("memorial_number") == truth["memorial_number"],
        "height in centimetres": given.get("height") == truth["height"],
        "nothing changed": before == after,
    }


def solve_earliest_leased_until_of_graves_by_holder_and_status(
    tools: Tools, *, holder_name: str, status: str
) -> dict[str, Json]:
    """Find the one with the earliest end of lease of the graves meant."""
    holder = tools("find_holders", name=holder_name)["items"][0]
    chosen = min(
        [
            tools("get_grave", grave_id=grave["id"])
            for grave in every_item(tools, "find_graves", holder_id=holder["id"], status=status)
        ],
        key=lambda grave: grave["leased_until"],
    )
    return {"grave_number": chosen["number"], "end_of_the_lease": chosen["leased_until"]}


def verify_earliest_leased_until_of_graves_by_holder_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """Both fields must be those of the right row, and nothing may have changed."""
    given = answer or {}
    return {
        "grave number": given.get("grave_number") == truth["grave_number"],
        "end of the lease": given.get("end_of_the_lease") == truth["end_of_the_lease"],
        "nothing changed": before == after,
    }


def solve_cancel_burial_for_each_by_grave_and_status(
    tools: Tools, *, grave_number: str, status: str
) -> dict[str, Json]:
    """Cancel each of the burials meant, and count them."""
    grave = tools("find_graves", number=grave_number)["items"][0]
    found = list(every_item(tools, "find_burials", grave_id=grave["id"], status=status))
    for burial in found:
        tools("cancel_burial", burial_id=burial["id"])
    return {"burials": len(found)}


def verify_cancel_burial_for_each_by_grave_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and the right number of burials must have changed."""
    given = answer or {}
    changed = [row for key, row in after["burials"].items() if row != before["burials"].get(key)]
    return {
        "number of burials": given.get("burials") == truth["burials"],
        "as many changed": len(changed) == truth["burials"],
        "status is cancelled": all(row["status"] == "cancelled" for row in changed),
    }


def solve_set_memorial_or_remove_memorial_by_height_by_grave_and_status(
    tools: Tools, *, grave_number: str, status: str, limit: int
) -> dict[str, Json]:
    """Decide by the height in centimetres what to do with the only memorial meant."""
    grave = tools("find_graves", number=grave_number)["items"][0]
    memorial = next(every_item(tools, "find_memorials", grave_id=grave["id"], status=status))
    if memorial["height"] > limit:
        tools("set_memorial", memorial_id=memorial["id"])
    else:
        tools("remove_memorial", memorial_id=memorial["id"])
    return {"height": memorial["height"]}


def verify_set_memorial_or_remove_memorial_by_height_by_grave_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The height in centimetres must be right, and one memorial must have changed."""
    given = answer or {}
    changed = [row for key, row in after["memorials"].items() if row != before["memorials"].get(key)]
    return {"height in centimetres": given.get("height") == truth["height"], "one changed": len(changed) == 1}


def solve_ranking_by_starts_at_of_burials_of_grave_by_holder_and_status(
    tools: Tools, *, holder_name: str, status: str, top: int
) -> dict[str, Json]:
    """Put the burials meant in order by start time, and list the first ones."""
    holder = tools("find_holders", name=holder_name)["items"][0]
    found = [
        burial
        for grave in every_item(tools, "find_graves", holder_id=holder["id"], status=status)
        for burial in every_item(tools, "find_burials", grave_id=grave["id"])
    ]
    ranked = sorted(found, key=lambda burial: burial["starts_at"])[:top]
    return {"burial_numbers": [burial["number"] for burial in ranked]}


def verify_ranking_by_starts_at_of_burials_of_grave_by_holder_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "burial numbers": given.get("burial_numbers") == truth["burial_numbers"],
        "nothing changed": before == after,
    }


def solve_earliest_starts_at_among_burials_of_grave_by_holder(tools: Tools, *, holder_name: str) -> dict[str, Json]:
    """Find the one with the earliest start time of the burials meant."""
    holder = tools("find_holders", name=holder_name)["items"][0]
    found = [
        burial
        for grave in every_item(tools, "find_graves", holder_id=holder["id"])
        for burial in every_item(tools, "find_burials", grave_id=grave["id"])
    ]
    chosen = min(found, key=lambda burial: burial["starts_at"])
    return {"burial_number": chosen["number"], "start_time": chosen["starts_at"]}


def verify_earliest_starts_at_among_burials_of_grave_by_holder(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "burial number": given.get("burial_number") == truth["burial_number"],
        "start time": given.get("start_time") == truth["start_time"],
        "nothing changed": before == after,
    }


def solve_highest_coffin_places_of_graves_by_holder_and_status(
    tools: Tools, *, holder_name: str, status: str
) -> dict[str, Json]:
    """Find the one with the most coffin places of the graves meant."""
    holder = tools("find_holders", name=holder_name)["items"][0]
    chosen = max(
        [
            tools("get_grave", grave_id=grave["id"])
            for grave in every_item(tools, "find_graves", holder_id=holder["id"], status=status)
        ],
        key=lambda grave: grave["coffin_places"],
    )
    return {"grave_number": chosen["number"], "coffin_places": chosen["coffin_places"]}


def verify_highest_coffin_places_of_graves_by_holder_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """Both fields must be those of the right row, and nothing may have changed."""
    given = answer or {}
    return {
        "grave number": given.get("grave_number") == truth["grave_number"],
        "coffin places": given.get("coffin_places") == truth["coffin_places"],
        "nothing changed": before == after,
    }


def solve_close_grave_with_highest_urn_places_by_section_and_status(
    tools: Tools, *, section_name: str, status: str
) -> dict[str, Json]:
    """Close the grave with the most urn places, no other."""
    section = tools("find_sections", name=section_name)["items"][0]
    grave = max(
        [
            tools("get_grave", grave_id=grave["id"])
            for grave in every_item(tools, "find_graves", section_id=section["id"], status=status)
        ],
        key=lambda grave: grave["urn_places"],
    )
    tools("close_grave", grave_id=grave["id"])
    return {"urn_places": grave["urn_places"]}


def verify_close_grave_with_highest_urn_places_by_section_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The urn places must be right, and one grave must have changed."""
    given = answer or {}
    changed = [row for key, row in after["graves"].items() if row != before["graves"].get(key)]
    return {
        "urn places": given.get("urn_places") == truth["urn_places"],
        "one changed": len(changed) == 1,
        "status is closed": all(row["status"] == "closed" for row in changed),
    }


def solve_ranking_by_height_of_memorials_of_grave_at_once_by_section_and_status(
    tools: Tools, *, section_name: str, status: str, top: int
) -> dict[str, Json]:
    """Put the memorials meant in order by height in centimetres, and list the first ones."""
    section = tools("find_sections", name=section_name)["items"][0]
    those = {grave["number"] for grave in every_item(tools, "find_graves", section_id=section["id"], status=status)}
    found = [memorial for memorial in every_item(tools, "find_memorials") if memorial["grave_number"] in those]
    ranked = sorted(found, key=lambda memorial: memorial["height"], reverse=True)[:top]
    return {"memorial_numbers": [memorial["number"] for memorial in ranked]}


def verify_ranking_by_height_of_memorials_of_grave_at_once_by_section_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "memorial numbers": given.get("memorial_numbers") == truth["memorial_numbers"],
        "nothing changed": before == after,
    }


def solve_cancel_burial_for_each_by_grave_and_kind(tools: Tools, *, grave_number: str, kind: str) -> dict[str, Json]:
    """Cancel each of the burials meant, and count them."""
    grave = tools("find_graves", number=grave_number)["items"][0]
    found = list(every_item(tools, "find_burials", grave_id=grave["id"], kind=kind))
    for burial in found:
        tools("cancel_burial", burial_id=burial["id"])
    return {"burials": len(found)}


def verify_cancel_burial_for_each_by_grave_and_kind(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The number must be right, and as many burials must have changed."""
    given = answer or {}
    changed = [row for key, row in after["burials"].items() if row != before["burials"].get(key)]
    return {
        "number of burials": given.get("burials") == truth["burials"],
        "as many changed": len(changed) == truth["burials"],
        "status is cancelled": all(row["status"] == "cancelled" for row in changed),
    }
