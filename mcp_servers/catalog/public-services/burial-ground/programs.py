"""Solutions and verifications of programmatic tasks on Elmrise burial ground."""

from mcp_servers.contracts import Json, State
from mcp_servers.runtime import Tools, every_item


def solve_set_memorial_for_each_by_section_and_status(
    tools: Tools, *, section_name: str, status: str
) -> dict[str, Json]:
    """Set each of the memorials meant, and count them."""
    section = tools("find_sections", name=section_name)["items"][0]
    found = list(every_item(tools, "find_memorials", section_id=section["id"], status=status))
    for memorial in found:
        tools("set_memorial", memorial_id=memorial["id"])
    return {"memorials": len(found)}


def verify_set_memorial_for_each_by_section_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The number must be right, and as many memorials must have changed."""
    given = answer or {}
    changed = [row for key, row in after["memorials"].items() if row != before["memorials"].get(key)]
    return {
        "number of memorials": given.get("memorials") == truth["memorials"],
        "as many changed": len(changed) == truth["memorials"],
        "status is standing": all(row["status"] == "standing" for row in changed),
    }


def solve_cancel_burial_with_earliest_starts_at_by_section_and_starts_on(
    tools: Tools, *, section_name: str, starts_on: str
) -> dict[str, Json]:
    """Cancel the burial with the earliest start time, no other."""
    section = tools("find_sections", name=section_name)["items"][0]
    burial = min(
        every_item(tools, "find_burials", section_id=section["id"], starts_on=starts_on),
        key=lambda burial: burial["starts_at"],
    )
    tools("cancel_burial", burial_id=burial["id"])
    return {"start_time": burial["starts_at"]}


def verify_cancel_burial_with_earliest_starts_at_by_section_and_starts_on(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The start time must be right, and one burial must have changed."""
    given = answer or {}
    changed = [row for key, row in after["burials"].items() if row != before["burials"].get(key)]
    return {
        "start time": given.get("start_time") == truth["start_time"],
        "one changed": len(changed) == 1,
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


def solve_earliest_leased_until_of_graves_by_holder_and_status(
    tools: Tools, *, holder_name: str, status: str
) -> dict[str, Json]:
    """Find the one with the earliest end of the lease of the graves meant."""
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


def solve_grave_with_most_burials_by_holder_and_status(
    tools: Tools, *, holder_name: str, status: str
) -> dict[str, Json]:
    """Find out which of the graves meant has the most burials."""
    holder = tools("find_holders", name=holder_name)["items"][0]
    counted = [
        (tools("find_burials", grave_id=grave["id"])["total"], grave)
        for grave in every_item(tools, "find_graves", holder_id=holder["id"], status=status)
    ]
    most, chosen = max(counted, key=lambda pair: pair[0])
    return {"grave_number": chosen["number"], "burials": most}


def verify_grave_with_most_burials_by_holder_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """Row and number must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "grave number": given.get("grave_number") == truth["grave_number"],
        "number of burials": given.get("burials") == truth["burials"],
        "nothing changed": before == after,
    }


def solve_set_memorial_or_remove_memorial_by_height_by_section_and_status(
    tools: Tools, *, section_name: str, status: str, limit: int
) -> dict[str, Json]:
    """Decide by the height in centimetres what to do with the only memorial meant."""
    section = tools("find_sections", name=section_name)["items"][0]
    memorial = next(every_item(tools, "find_memorials", section_id=section["id"], status=status))
    if memorial["height"] > limit:
        tools("set_memorial", memorial_id=memorial["id"])
    else:
        tools("remove_memorial", memorial_id=memorial["id"])
    return {"height": memorial["height"]}


def verify_set_memorial_or_remove_memorial_by_height_by_section_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The height in centimetres must be right, and one memorial must have changed."""
    given = answer or {}
    changed = [row for key, row in after["memorials"].items() if row != before["memorials"].get(key)]
    return {"height in centimetres": given.get("height") == truth["height"], "one changed": len(changed) == 1}


def solve_highest_urn_places_of_graves_by_holder_and_status(
    tools: Tools, *, holder_name: str, status: str
) -> dict[str, Json]:
    """Find the one with the highest urn places of the graves meant."""
    holder = tools("find_holders", name=holder_name)["items"][0]
    chosen = max(
        [
            tools("get_grave", grave_id=grave["id"])
            for grave in every_item(tools, "find_graves", holder_id=holder["id"], status=status)
        ],
        key=lambda grave: grave["urn_places"],
    )
    return {"grave_number": chosen["number"], "urn_places": chosen["urn_places"]}


def verify_highest_urn_places_of_graves_by_holder_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """Both fields must be those of the right row, and nothing may have changed."""
    given = answer or {}
    return {
        "grave number": given.get("grave_number") == truth["grave_number"],
        "urn places": given.get("urn_places") == truth["urn_places"],
        "nothing changed": before == after,
    }


def solve_grave_with_most_burials_by_holder(tools: Tools, *, holder_name: str) -> dict[str, Json]:
    """Find out which of the graves meant has the most burials."""
    holder = tools("find_holders", name=holder_name)["items"][0]
    counted = [
        (tools("find_burials", grave_id=grave["id"])["total"], grave)
        for grave in every_item(tools, "find_graves", holder_id=holder["id"])
    ]
    most, chosen = max(counted, key=lambda pair: pair[0])
    return {"grave_number": chosen["number"], "burials": most}


def verify_grave_with_most_burials_by_holder(answer: Json, truth: Json, before: State, after: State) -> dict[str, bool]:
    """Row and number must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "grave number": given.get("grave_number") == truth["grave_number"],
        "number of burials": given.get("burials") == truth["burials"],
        "nothing changed": before == after,
    }


def solve_highest_coffin_places_of_graves_by_holder(tools: Tools, *, holder_name: str) -> dict[str, Json]:
    """Find the one with the highest coffin places of the graves meant."""
    holder = tools("find_holders", name=holder_name)["items"][0]
    chosen = max(
        [
            tools("get_grave", grave_id=grave["id"])
            for grave in every_item(tools, "find_graves", holder_id=holder["id"])
        ],
        key=lambda grave: grave["coffin_places"],
    )
    return {"grave_number": chosen["number"], "coffin_places": chosen["coffin_places"]}


def verify_highest_coffin_places_of_graves_by_holder(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """Both fields must be those of the right row, and nothing may have changed."""
    given = answer or {}
    return {
        "grave number": given.get("grave_number") == truth["grave_number"],
        "coffin places": given.get("coffin_places") == truth["coffin_places"],
        "nothing changed": before == after,
    }


def solve_grave_with_most_memorials_by_holder_and_status(
    tools: Tools, *, holder_name: str, status: str
) -> dict[str, Json]:
    """Find out which of the graves meant has the most memorials."""
    holder = tools("find_holders", name=holder_name)["items"][0]
    counted = [
        (tools("find_memorials", grave_id=grave["id"])["total"], grave)
        for grave in every_item(tools, "find_graves", holder_id=holder["id"], status=status)
    ]
    most, chosen = max(counted, key=lambda pair: pair[0])
    return {"grave_number": chosen["number"], "memorials": most}


def verify_grave_with_most_memorials_by_holder_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """Row and number must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "grave number": given.get("grave_number") == truth["grave_number"],
        "number of memorials": given.get("memorials") == truth["memorials"],
        "nothing changed": before == after,
    }
