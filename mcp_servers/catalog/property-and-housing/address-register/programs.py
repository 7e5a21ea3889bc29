"""Solutions and verifications of programmatic tasks on Town address register."""

from mcp_servers.contracts import Json, Refused, State
from mcp_servers.runtime import Tools, every_item


def solve_retire_address_where_allowed_by_street(tools: Tools, *, street_name: str) -> dict[str, Json]:
    """Retire those of the addresses meant for which that is allowed."""
    street = tools("find_streets", name=street_name)["items"][0]
    found = list(every_item(tools, "find_addresses", street_id=street["id"]))
    done = refused = 0
    for address in found:
        try:
            tools("retire_address", address_id=address["id"])
            done += 1
        except Refused:
            refused += 1
    return {"done": done, "refused": refused}


def verify_retire_address_where_allowed_by_street(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and the right number of addresses must have changed."""
    given = answer or {}
    changed = [row for key, row in after["addresses"].items() if row != before["addresses"].get(key)]
    return {
        "number of addresses done": given.get("done") == truth["done"],
        "number refused": given.get("refused") == truth["refused"],
        "as many changed": len(changed) == truth["done"],
        "status is retired": all(row["status"] == "retired" for row in changed),
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


def solve_ranking_by_decide_by_of_cases_of_building_in_detail_street_published_on_from_by_use(
    tools: Tools, *, use: str, street_published_on_from: str, top: int
) -> dict[str, Json]:
    """Put the address cases meant in order by deadline, and list the first ones."""
    found = [
        tools("get_case", case_id=case["id"])
        for building in every_item(tools, "find_buildings", use=use)
        for case in every_item(tools, "find_cases", building_id=building["id"])
    ]
    found = [
        case
        for case in found
        if (value := tools("get_street", street_id=case["street_id"])["published_on"]) is not None
        and value >= street_published_on_from
    ]
    ranked = sorted(found, key=lambda case: case["decide_by"])[:top]
    return {"numbers": [case["number"] for case in ranked]}


def verify_ranking_by_decide_by_of_cases_of_building_in_detail_street_published_on_from_by_use(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and nothing may have changed."""
    given = answer or {}
    return {"numbers": given.get("numbers") == truth["numbers"], "nothing changed": before == after}


def solve_most_number_among_addresses_of_building_at_once_by_use(tools: Tools, *, use: str) -> dict[str, Json]:
    """Find the one with the highest house number of the addresses meant."""
    those = {building["code"] for building in every_item(tools, "find_buildings", use=use)}
    found = [address for address in every_item(tools, "find_addresses") if address["building_code"] in those]
    chosen = max(found, key=lambda address: address["number"])
    return {"street": chosen["street_name"], "house_number": chosen["number"]}


def verify_most_number_among_addresses_of_building_at_once_by_use(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "street": given.get("street") == truth["street"],
        "house number": given.get("house_number") == truth["house_number"],
        "nothing changed": before == after,
    }


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


def solve_make_official_where_allowed_of_building_by_use(tools: Tools, *, use: str) -> dict[str, Json]:
    """Make official those of the addresses meant for which that is allowed."""
    found = [
        address
        for building in every_item(tools, "find_buildings", use=use)
        for address in every_item(tools, "find_addresses", building_id=building["id"])
    ]
    done = refused = 0
    for address in found:
        try:
            tools("make_official", address_id=address["id"])
            done += 1
        except Refused:
            refused += 1
    return {"done": done, "refused": refused}


def verify_make_official_where_allowed_of_building_by_use(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and the right number of addresses must have changed."""
    given = answer or {}
    changed = [row for key, row in after["addresses"].items() if row != before["addresses"].get(key)]
    return {
        "number of addresses done": given.get("done") == truth["done"],
        "number refused": given.get("refused") == truth["refused"],
        "as many changed": len(changed) == truth["done"],
        "status is official": all(row["status"] == "official" for row in changed),
    }


def solve_ranking_by_decide_by_of_cases_of_street_at_once_in_detail_received_on_until_by_status(
    tools: Tools, *, status: str, received_on_until: str, top: int
) -> dict[str, Json]:
    """Put the address cases meant in order by deadline, and list the first ones."""
    those = {street["name"] for street in every_item(tools, "find_streets", status=status)}
    found = [
        tools("get_case", case_id=case["id"])
        for case in every_item(tools, "find_cases")
        if case["street_name"] in those
    ]
    found = [case for case in found if case["received_on"] <= received_on_until]
    ranked = sorted(found, key=lambda case: case["decide_by"])[:top]
    return {"numbers": [case["number"] for case in ranked]}


def verify_ranking_by_decide_by_of_cases_of_street_at_once_in_detail_received_on_until_by_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and nothing may have changed."""
    given = answer or {}
    return {"numbers": given.get("numbers") == truth["numbers"], "nothing changed": before == after}


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
    """The answer must be right, and rows must have changed."""
    given = answer or {}
    changed = [row for key, row in after["addresses"].items() if row != before["addresses"].get(key)]
    return {"number of addresses above": given.get("above") == truth["above"], "some changed": len(changed) > 0}


def solve_ask_advice_with_earliest_decide_by_by_building_and_status(
    tools: Tools, *, building_code: str, status: str
) -> dict[str, Json]:
    """Ask advice the address case with the earliest deadline, no other."""
    building = tools("find_buildings", code=building_code)["items"][0]
    case = min(
        [
            tools("get_case", case_id=case["id"])
            for case in every_item(tools, "find_cases", building_id=building["id"], status=status)
        ],
        key=lambda case: case["decide_by"],
    )
    tools("ask_advice", case_id=case["id"])
    return {"deadline": case["decide_by"]}


def verify_ask_advice_with_earliest_decide_by_by_building_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The deadline must be right, and one address case must have changed."""
    given = answer or {}
    changed = [row for key, row in after["cases"].items() if row != before["cases"].get(key)]
    return {
        "deadline": given.get("deadline") == truth["deadline"],
        "one changed": len(changed) == 1,
        "status is in advice": all(row["status"] == "in_advice" for row in changed),
    }


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


def solve_dismiss_objection_where_allowed_by_status(tools: Tools, *, status: str) -> dict[str, Json]:
    """Dismiss those of the objections meant for which that is allowed."""
    found = list(every_item(tools, "find_objections", status=status))
    done = refused = 0
    for objection in found:
        try:
            tools("dismiss_objection", objection_id=objection["id"])
            done += 1
        except Refused:
            refused += 1
    return {"done": done, "refused": refused}


def verify_dismiss_objection_where_allowed_by_status(
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


def solve_earliest_decide_by_among_cases_in_detail_received_on_until_by_street(
    tools: Tools, *, street_name: str, received_on_until: str
) -> dict[str, Json]:
    """Find the one with the earliest deadline of the address cases meant."""
    street = tools("find_streets", name=street_name)["items"][0]
    found = [tools("get_case", case_id=case["id"]) for case in every_item(tools, "find_cases", street_id=street["id"])]
    found = [case for case in found if case["received_on"] <= received_on_until]
    chosen = min(found, key=lambda case: case["decide_by"])
    return {"number": chosen["number"], "deadline": chosen["decide_by"]}


def verify_earliest_decide_by_among_cases_in_detail_received_on_until_by_street(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "number": given.get("number") == truth["number"],
        "deadline": given.get("deadline") == truth["deadline"],
        "nothing changed": before == after,
    }


def solve_reject_case_for_each_by_building_and_status(
    tools: Tools, *, building_code: str, status: str
) -> dict[str, Json]:
    """Reject case each of the cases meant, and count them."""
    building = tools("find_buildings", code=building_code)["items"][0]
    found = list(every_item(tools, "find_cases", building_id=building["id"], status=status))
    for case in found:
        tools("reject_case", case_id=case["id"])
    return {"cases": len(found)}


def verify_reject_case_for_each_by_building_and_status(
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
