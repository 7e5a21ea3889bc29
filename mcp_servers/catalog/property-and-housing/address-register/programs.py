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


def solve_ranking_by_decide_by_of_cases_of_building_by_use(tools: Tools, *, use: str, top: int) -> dict[str, Json]:
    """Put the address cases meant in order by deadline, and list the first ones."""
    found = [
        case
        for building in every_item(tools, "find_buildings", use=use)
        for case in every_item(tools, "find_cases", building_id=building["id"])
    ]
    ranked = sorted(found, key=lambda case: case["decide_by"])[:top]
    return {"numbers": [case["number"] for case in ranked]}


def verify_ranking_by_decide_by_of_cases_of_building_by_use(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and nothing may have changed."""
    given = answer or {}
    return {"numbers": given.get("numbers") == truth["numbers"], "nothing changed": before == after}


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


def solve_building_with_most_cases_by_use(tools: Tools, *, use: str) -> dict[str, Json]:
    """Find out which of the buildings meant has the most address cases."""
    counted = [
        (tools("find_cases", building_id=building["id"])["total"], building)
        for building in every_item(tools, "find_buildings", use=use)
    ]
    most, chosen = max(counted, key=lambda pair: pair[0])
    return {"building_number": chosen["code"], "address_cases": most}


def verify_building_with_most_cases_by_use(answer: Json, truth: Json, before: State, after: State) -> dict[str, bool]:
    """Row and number must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "building number": given.get("building_number") == truth["building_number"],
        "number of address cases": given.get("address_cases") == truth["address_cases"],
        "nothing changed": before == after,
    }


def solve_earliest_published_on_among_streets_in_detail_by_status(tools: Tools, *, status: str) -> dict[str, Json]:
    """Find the one with the earliest day of publication of the streets meant."""
    found = [tools("get_street", street_id=street["id"]) for street in every_item(tools, "find_streets", status=status)]
    chosen = min(found, key=lambda street: street["published_on"])
    return {"name": chosen["name"], "day_of_publication": chosen["published_on"]}


def verify_earliest_published_on_among_streets_in_detail_by_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "name": given.get("name") == truth["name"],
        "day of publication": given.get("day_of_publication") == truth["day_of_publication"],
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


def solve_hear_objection_else_dismiss_objection_by_ground(tools: Tools, *, ground: str) -> dict[str, Json]:
    """Hear the objections meant; where that is refused, do something else instead."""
    found = list(every_item(tools, "find_objections", ground=ground))
    refused = 0
    for objection in found:
        try:
            tools("hear_objection", objection_id=objection["id"])
        except Refused:
            refused += 1
            tools("dismiss_objection", objection_id=objection["id"])
    return {"refused": refused}


def verify_hear_objection_else_dismiss_objection_by_ground(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and the right number of objections must have changed."""
    given = answer or {}
    changed = [row for key, row in after["objections"].items() if row != before["objections"].get(key)]
    return {"number refused": given.get("refused") == truth["refused"], "some changed": len(changed) > 0}


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


def solve_use_with_most_doors_of_buildings_by_status(tools: Tools, *, status: str) -> dict[str, Json]:
    """Add up the number of doors by use and find the largest total."""
    totals: dict[str, int] = {}
    for building in every_item(tools, "find_buildings", status=status):
        totals[building["use"]] = totals.get(building["use"], 0) + building["doors"]
    largest = max(totals, key=lambda group: totals[group])
    return {"use": largest, "total_doors": totals[largest]}


def verify_use_with_most_doors_of_buildings_by_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """Group and total must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "use": given.get("use") == truth["use"],
        "total number of doors": given.get("total_doors") == truth["total_doors"],
        "nothing changed": before == after,
    }


def solve_ranking_by_published_on_of_streets_in_detail_by_status(
    tools: Tools, *, status: str, top: int
) -> dict[str, Json]:
    """Put the streets meant in order by day of publication, and list the first ones."""
    found = [tools("get_street", street_id=street["id"]) for street in every_item(tools, "find_streets", status=status)]
    ranked = sorted(found, key=lambda street: street["published_on"])[:top]
    return {"names": [street["name"] for street in ranked]}


def verify_ranking_by_published_on_of_streets_in_detail_by_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and nothing may have changed."""
    given = answer or {}
    return {"names": given.get("names") == truth["names"], "nothing changed": before == after}


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


def solve_street_with_most_objections_by_status(tools: Tools, *, status: str) -> dict[str, Json]:
    """Find out which of the streets meant has the most objections."""
    counted = [
        (tools("find_objections", street_id=street["id"])["total"], street)
        for street in every_item(tools, "find_streets", status=status)
    ]
    most, chosen = max(counted, key=lambda pair: pair[0])
    return {"name": chosen["name"], "objections": most}


def verify_street_with_most_objections_by_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """Row and number must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "name": given.get("name") == truth["name"],
        "number of objections": given.get("objections") == truth["objections"],
        "nothing changed": before == after,
    }
