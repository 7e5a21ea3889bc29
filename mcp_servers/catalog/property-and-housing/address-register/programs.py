"""Solutions and verifications of programmatic tasks on Town address register."""

from mcp_servers.contracts import Json, Refused, State
from mcp_servers.runtime import Tools, every_item


def solve_decide_case_where_allowed_in_detail_street_published_on_until_by_building(
    tools: Tools, *, building_code: str, street_published_on_until: str
) -> dict[str, Json]:
    """Decide case those of the address cases meant for which that is allowed."""
    building = tools("find_buildings", code=building_code)["items"][0]
    found = [
        tools("get_case", case_id=case["id"]) for case in every_item(tools, "find_cases", building_id=building["id"])
    ]
    found = [
        case
        for case in found
        if tools("get_street", street_id=case["street_id"])["published_on"] is not None
        and tools("get_street", street_id=case["street_id"])["published_on"] <= street_published_on_until
    ]
    done = refused = 0
    for case in found:
        try:
            tools("decide_case", case_id=case["id"])
            done += 1
        except Refused:
            refused += 1
    return {"done": done, "refused": refused}


def verify_decide_case_where_allowed_in_detail_street_published_on_until_by_building(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and the right number of address cases must have changed."""
    given = answer or {}
    changed = [row for key, row in after["cases"].items() if row != before["cases"].get(key)]
    return {
        "number of address cases done": given.get("done") == truth["done"],
        "number refused": given.get("refused") == truth["refused"],
        "as many changed": len(changed) == truth["done"],
        "status is decided": all(row["status"] == "decided" for row in changed),
    }


def solve_dismiss_objection_where_allowed_by_street(tools: Tools, *, street_name: str) -> dict[str, Json]:
    """Dismiss those of the objections meant for which that is allowed."""
    street = tools("find_streets", name=street_name)["items"][0]
    found = list(every_item(tools, "find_objections", street_id=street["id"]))
    done = refused = 0
    for objection in found:
        try:
            tools("dismiss_objection", objection_id=objection["id"])
            done += 1
        except Refused:
            refused += 1
    return {"done": done, "refused": refused}


def verify_dismiss_objection_where_allowed_by_street(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and the right number of objections must have changed."""
    given = answer or {}
    changed = [row for key, row in after["objections"].items() if row != before["objections"].get(key)]
    return {
        "number of objections done": given.get("done") == truth["done"],
        "number refused": given.get("refused") == truth["refused"],
        "as many changed": len(changed) == truth["done"],
        "status is dismissed": all(row["status"] == "dismissed" for row in changed),
    }


def solve_earliest_received_on_among_cases_in_detail_by_street_and_kind(
    tools: Tools, *, street_name: str, kind: str
) -> dict[str, Json]:
    """Find the one with the earliest day of receipt of the address cases meant."""
    street = tools("find_streets", name=street_name)["items"][0]
    found = [
        tools("get_case", case_id=case["id"])
        for case in every_item(tools, "find_cases", street_id=street["id"], kind=kind)
    ]
    chosen = min(found, key=lambda case: case["received_on"])
    return {"number": chosen["number"], "day_of_receipt": chosen["received_on"]}


def verify_earliest_received_on_among_cases_in_detail_by_street_and_kind(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "number": given.get("number") == truth["number"],
        "day of receipt": given.get("day_of_receipt") == truth["day_of_receipt"],
        "nothing changed": before == after,
    }


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


def solve_retire_address_for_each_by_street_and_status(
    tools: Tools, *, street_name: str, status: str
) -> dict[str, Json]:
    """Retire each of the addresses meant, and count them."""
    street = tools("find_streets", name=street_name)["items"][0]
    found = list(every_item(tools, "find_addresses", street_id=street["id"], status=status))
    for address in found:
        tools("retire_address", address_id=address["id"])
    return {"addresses": len(found)}


def verify_retire_address_for_each_by_street_and_status(
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


def solve_ranking_by_received_on_of_cases_in_detail_by_street_and_kind(
    tools: Tools, *, street_name: str, kind: str, top: int
) -> dict[str, Json]:
    """Put the address cases meant in order by day of receipt, and list the first ones."""
    street = tools("find_streets", name=street_name)["items"][0]
    found = [
        tools("get_case", case_id=case["id"])
        for case in every_item(tools, "find_cases", street_id=street["id"], kind=kind)
    ]
    ranked = sorted(found, key=lambda case: case["received_on"])[:top]
    return {"numbers": [case["number"] for case in ranked]}


def verify_ranking_by_received_on_of_cases_in_detail_by_street_and_kind(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and nothing may have changed."""
    given = answer or {}
    return {"numbers": given.get("numbers") == truth["numbers"], "nothing changed": before == after}


def solve_make_official_or_retire_address_by_number_by_building_and_status(
    tools: Tools, *, building_code: str, status: str, limit: int
) -> dict[str, Json]:
    """Decide by the house number what to do with the only address meant."""
    building = tools("find_buildings", code=building_code)["items"][0]
    address = next(every_item(tools, "find_addresses", building_id=building["id"], status=status))
    if address["number"] > limit:
        tools("make_official", address_id=address["id"])
    else:
        tools("retire_address", address_id=address["id"])
    return {"house_number": address["number"]}


def verify_make_official_or_retire_address_by_number_by_building_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The house number must be right, and one address must have changed."""
    given = answer or {}
    changed = [row for key, row in after["addresses"].items() if row != before["addresses"].get(key)]
    return {"house number": given.get("house_number") == truth["house_number"], "one changed": len(changed) == 1}


def solve_retire_address_or_make_official_each_by_number_by_building_and_status(
    tools: Tools, *, building_code: str, status: str, limit: int
) -> dict[str, Json]:
    """Decide by the house number what to do with each of the addresses meant."""
    building = tools("find_buildings", code=building_code)["items"][0]
    found = list(every_item(tools, "find_addresses", building_id=building["id"], status=status))
    above = 0
    for address in found:
        if address["number"] > limit:
            above += 1
            tools("retire_address", address_id=address["id"])
        else:
            tools("make_official", address_id=address["id"])
    return {"above": above}


def verify_retire_address_or_make_official_each_by_number_by_building_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and the right number of addresses must have changed."""
    given = answer or {}
    changed = [row for key, row in after["addresses"].items() if row != before["addresses"].get(key)]
    return {"number of addresses above": given.get("above") == truth["above"], "some changed": len(changed) > 0}


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


def solve_earliest_ordered_on_among_signs_of_address_by_building_and_status(
    tools: Tools, *, building_code: str, status: str
) -> dict[str, Json]:
    """Find the one with the earliest order date of the signs meant."""
    building = tools("find_buildings", code=building_code)["items"][0]
    found = [
        sign
        for address in every_item(tools, "find_addresses", building_id=building["id"], status=status)
        for sign in every_item(tools, "find_signs", address_id=address["id"])
    ]
    chosen = min(found, key=lambda sign: sign["ordered_on"])
    return {"street": chosen["address_street_name"], "order_date": chosen["ordered_on"]}


def verify_earliest_ordered_on_among_signs_of_address_by_building_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "street": given.get("street") == truth["street"],
        "order date": given.get("order_date") == truth["order_date"],
        "nothing changed": before == after,
    }


def solve_ranking_by_received_on_of_cases_in_detail_by_street(
    tools: Tools, *, street_name: str, top: int
) -> dict[str, Json]:
    """Put the address cases meant in order by day of receipt, and list the first ones."""
    street = tools("find_streets", name=street_name)["items"][0]
    found = [tools("get_case", case_id=case["id"]) for case in every_item(tools, "find_cases", street_id=street["id"])]
    ranked = sorted(found, key=lambda case: case["received_on"])[:top]
    return {"numbers": [case["number"] for case in ranked]}


def verify_ranking_by_received_on_of_cases_in_detail_by_street(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and nothing may have changed."""
    given = answer or {}
    return {"numbers": given.get("numbers") == truth["numbers"], "nothing changed": before == after}


def solve_address_with_most_signs_by_building_and_services_told(
    tools: Tools, *, building_code: str, services_told: bool
) -> dict[str, Json]:
    """Find out which of the addresses meant has the most signs."""
    building = tools("find_buildings", code=building_code)["items"][0]
    counted = [
        (tools("find_signs", address_id=address["id"])["total"], address)
        for address in every_item(tools, "find_addresses", building_id=building["id"], services_told=services_told)
    ]
    most, chosen = max(counted, key=lambda pair: pair[0])
    return {"street": chosen["street_name"], "signs": most}


def verify_address_with_most_signs_by_building_and_services_told(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """Row and number must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "street": given.get("street") == truth["street"],
        "number of signs": given.get("signs") == truth["signs"],
        "nothing changed": before == after,
    }


def solve_dismiss_objection_for_each_by_street_and_status(
    tools: Tools, *, street_name: str, status: str
) -> dict[str, Json]:
    """Dismiss each of the objections meant, and count them."""
    street = tools("find_streets", name=street_name)["items"][0]
    found = list(every_item(tools, "find_objections", street_id=street["id"], status=status))
    for objection in found:
        tools("dismiss_objection", objection_id=objection["id"])
    return {"objections": len(found)}


def verify_dismiss_objection_for_each_by_street_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The number must be right, and as many objections must have changed."""
    given = answer or {}
    changed = [row for key, row in after["objections"].items() if row != before["objections"].get(key)]
    return {
        "number of objections": given.get("objections") == truth["objections"],
        "as many changed": len(changed) == truth["objections"],
        "status is dismissed": all(row["status"] == "dismissed" for row in changed),
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
    """The answer must be right, and the right number of addresses must have changed."""
    given = answer or {}
    changed = [row for key, row in after["addresses"].items() if row != before["addresses"].get(key)]
    return {
        "number of addresses": given.get("addresses") == truth["addresses"],
        "as many changed": len(changed) == truth["addresses"],
        "status is retired": all(row["status"] == "retired" for row in changed),
    }
