"""Solutions and verifications of programmatic tasks on Town address register."""

from mcp_servers.contracts import Json, State
from mcp_servers.runtime import Tools, every_item


def solve_retire_address_for_each_by_street(tools: Tools, *, street_name: str) -> dict[str, Json]:
    """Retire each of the addresses meant, and count them."""
    street = tools("find_streets", name=street_name)["items"][0]
    found = list(every_item(tools, "find_addresses", street_id=street["id"]))
    for address in found:
        tools("retire_address", address_id=address["id"])
    return {"addresses": len(found)}


def verify_retire_address_for_each_by_street(answer: Json, truth: Json, before: State, after: State) -> dict[str, bool]:
    """The number must be right, and as many addresses must have changed."""
    given = answer or {}
    changed = [row for key, row in after["addresses"].items() if row != before["addresses"].get(key)]
    return {
        "number of addresses": given.get("addresses") == truth["addresses"],
        "as many changed": len(changed) == truth["addresses"],
        "status is retired": all(row["status"] == "retired" for row in changed),
    }


def solve_decide_case_with_earliest_decide_by_by_street_and_status(
    tools: Tools, *, street_name: str, status: str
) -> dict[str, Json]:
    """Decide case the address case with the earliest deadline, no other."""
    street = tools("find_streets", name=street_name)["items"][0]
    case = min(
        [
            tools("get_case", case_id=case["id"])
            for case in every_item(tools, "find_cases", street_id=street["id"], status=status)
        ],
        key=lambda case: case["decide_by"],
    )
    tools("decide_case", case_id=case["id"])
    return {"deadline": case["decide_by"]}


def verify_decide_case_with_earliest_decide_by_by_street_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The deadline must be right, and one address case must have changed."""
    given = answer or {}
    changed = [row for key, row in after["cases"].items() if row != before["cases"].get(key)]
    return {
        "deadline": given.get("deadline") == truth["deadline"],
        "one changed": len(changed) == 1,
        "status is decided": all(row["status"] == "decided" for row in changed),
    }


def solve_make_official_or_retire_address_by_number_by_building_and_services_told(
    tools: Tools, *, building_code: str, services_told: bool, limit: int
) -> dict[str, Json]:
    """Decide by the house number what to do with the only address meant."""
    building = tools("find_buildings", code=building_code)["items"][0]
    address = next(every_item(tools, "find_addresses", building_id=building["id"], services_told=services_told))
    if address["number"] > limit:
        tools("make_official", address_id=address["id"])
    else:
        tools("retire_address", address_id=address["id"])
    return {"house_number": address["number"]}


def verify_make_official_or_retire_address_by_number_by_building_and_services_told(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The house number must be right, and one address must have changed."""
    given = answer or {}
    changed = [row for key, row in after["addresses"].items() if row != before["addresses"].get(key)]
    return {"house number": given.get("house_number") == truth["house_number"], "one changed": len(changed) == 1}


def solve_earliest_received_on_of_cases_by_street_and_kind(
    tools: Tools, *, street_name: str, kind: str
) -> dict[str, Json]:
    """Find the one with the earliest day of receipt of the address cases meant."""
    street = tools("find_streets", name=street_name)["items"][0]
    chosen = min(
        [
            tools("get_case", case_id=case["id"])
            for case in every_item(tools, "find_cases", street_id=street["id"], kind=kind)
        ],
        key=lambda case: case["received_on"],
    )
    return {"number": chosen["number"], "day_of_receipt": chosen["received_on"]}


def verify_earliest_received_on_of_cases_by_street_and_kind(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """Both fields must be those of the right row, and nothing may have changed."""
    given = answer or {}
    return {
        "number": given.get("number") == truth["number"],
        "day of receipt": given.get("day_of_receipt") == truth["day_of_receipt"],
        "nothing changed": before == after,
    }


def solve_address_with_most_signs_by_building(tools: Tools, *, building_code: str) -> dict[str, Json]:
    """Find out which of the addresses meant has the most signs."""
    building = tools("find_buildings", code=building_code)["items"][0]
    counted = [
        (tools("find_signs", address_id=address["id"])["total"], address)
        for address in every_item(tools, "find_addresses", building_id=building["id"])
    ]
    most, chosen = max(counted, key=lambda pair: pair[0])
    return {"street": chosen["street_name"], "signs": most}


def verify_address_with_most_signs_by_building(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """Row and number must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "street": given.get("street") == truth["street"],
        "number of signs": given.get("signs") == truth["signs"],
        "nothing changed": before == after,
    }


def solve_reject_case_for_each_by_street_and_status(tools: Tools, *, street_name: str, status: str) -> dict[str, Json]:
    """Reject case each of the cases meant, and count them."""
    street = tools("find_streets", name=street_name)["items"][0]
    found = list(every_item(tools, "find_cases", street_id=street["id"], status=status))
    for case in found:
        tools("reject_case", case_id=case["id"])
    return {"cases": len(found)}


def verify_reject_case_for_each_by_street_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The number must be right, and as many cases must have changed."""
    given = answer or {}
    changed = [row for key, row in after["cases"].items() if row != before["cases"].get(key)]
    return {
        "number of cases": given.get("cases") == truth["cases"],
        "as many changed": len(changed) == truth["cases"],
        "status is rejected": all(row["status"] == "rejected" for row in changed),
    }


def solve_hang_sign_with_earliest_ordered_on_by_street_and_status(
    tools: Tools, *, street_name: str, status: str
) -> dict[str, Json]:
    """Hang the sign with the earliest order date, no other."""
    street = tools("find_streets", name=street_name)["items"][0]
    sign = min(
        every_item(tools, "find_signs", street_id=street["id"], status=status), key=lambda sign: sign["ordered_on"]
    )
    tools("hang_sign", sign_id=sign["id"])
    return {"order_date": sign["ordered_on"]}


def verify_hang_sign_with_earliest_ordered_on_by_street_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The order date must be right, and one sign must have changed."""
    given = answer or {}
    changed = [row for key, row in after["signs"].items() if row != before["signs"].get(key)]
    return {
        "order date": given.get("order_date") == truth["order_date"],
        "one changed": len(changed) == 1,
        "status is hung": all(row["status"] == "hung" for row in changed),
    }


def solve_make_official_or_retire_address_by_number_by_street_and_services_told(
    tools: Tools, *, street_name: str, services_told: bool, limit: int
) -> dict[str, Json]:
    """Decide by the house number what to do with the only address meant."""
    street = tools("find_streets", name=street_name)["items"][0]
    address = next(every_item(tools, "find_addresses", street_id=street["id"], services_told=services_told))
    if address["number"] > limit:
        tools("make_official", address_id=address["id"])
    else:
        tools("retire_address", address_id=address["id"])
    return {"house_number": address["number"]}


def verify_make_official_or_retire_address_by_number_by_street_and_services_told(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The house number must be right, and one address must have changed."""
    given = answer or {}
    changed = [row for key, row in after["addresses"].items() if row != before["addresses"].get(key)]
    return {"house number": given.get("house_number") == truth["house_number"], "one changed": len(changed) == 1}


def solve_highest_number_of_addresses_by_street_and_services_told(
    tools: Tools, *, street_name: str, services_told: bool
) -> dict[str, Json]:
    """Find the one with the highest house number of the addresses meant."""
    street = tools("find_streets", name=street_name)["items"][0]
    chosen = max(
        every_item(tools, "find_addresses", street_id=street["id"], services_told=services_told),
        key=lambda address: address["number"],
    )
    return {"building": chosen["building_code"], "house_number": chosen["number"]}


def verify_highest_number_of_addresses_by_street_and_services_told(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """Both fields must be those of the right row, and nothing may have changed."""
    given = answer or {}
    return {
        "building": given.get("building") == truth["building"],
        "house number": given.get("house_number") == truth["house_number"],
        "nothing changed": before == after,
    }


def solve_retire_address_for_each_by_building(tools: Tools, *, building_code: str) -> dict[str, Json]:
    """Retire each of the addresses meant, and count them."""
    building = tools("find_buildings", code=building_code)["items"][0]
    found = list(every_item(tools, "find_addresses", building_id=building["id"]))
    for address in found:
        tools("retire_address", address_id=address["id"])
    return {"addresses": len(found)}


def verify_retire_address_for_each_by_building(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The number must be right, and as many addresses must have changed."""
    given = answer or {}
    changed = [row for key, row in after["addresses"].items() if row != before["addresses"].get(key)]
    return {
        "number of addresses": given.get("addresses") == truth["addresses"],
        "as many changed": len(changed) == truth["addresses"],
        "status is retired": all(row["status"] == "retired" for row in changed),
    }


def solve_hear_objection_with_earliest_raised_on_by_street_and_ground(
    tools: Tools, *, street_name: str, ground: str
) -> dict[str, Json]:
    """Hear the objection with the earliest day of the objection, no other."""
    street = tools("find_streets", name=street_name)["items"][0]
    objection = min(
        every_item(tools, "find_objections", street_id=street["id"], ground=ground),
        key=lambda objection: objection["raised_on"],
    )
    tools("hear_objection", objection_id=objection["id"])
    return {"day_of_the_objection": objection["raised_on"]}


def verify_hear_objection_with_earliest_raised_on_by_street_and_ground(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The day of the objection must be right, and one objection must have changed."""
    given = answer or {}
    changed = [row for key, row in after["objections"].items() if row != before["objections"].get(key)]
    return {
        "day of the objection": given.get("day_of_the_objection") == truth["day_of_the_objection"],
        "one changed": len(changed) == 1,
        "status is heard": all(row["status"] == "heard" for row in changed),
    }


def solve_earliest_decide_by_of_cases_by_building_and_status(
    tools: Tools, *, building_code: str, status: str
) -> dict[str, Json]:
    """Find the one with the earliest deadline of the address cases meant."""
    building = tools("find_buildings", code=building_code)["items"][0]
    chosen = min(
        [
            tools("get_case", case_id=case["id"])
            for case in every_item(tools, "find_cases", building_id=building["id"], status=status)
        ],
        key=lambda case: case["decide_by"],
    )
    return {"number": chosen["number"], "deadline": chosen["decide_by"]}


def verify_earliest_decide_by_of_cases_by_building_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """Both fields must be those of the right row, and nothing may have changed."""
    given = answer or {}
    return {
        "number": given.get("number") == truth["number"],
        "deadline": given.get("deadline") == truth["deadline"],
        "nothing changed": before == after,
    }
