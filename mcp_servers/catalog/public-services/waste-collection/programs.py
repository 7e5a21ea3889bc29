"""Solutions and verifications of programmatic tasks on Tannberg waste service."""

from mcp_servers.contracts import Json, Refused, State
from mcp_servers.runtime import Tools, every_item


def solve_earliest_ordered_on_of_waste_bins_by_household_and_status(
    tools: Tools, *, household_address: str, status: str
) -> dict[str, Json]:
    """Find the one with the earliest order date of the dustbins meant."""
    household = tools("find_households", address=household_address)["items"][0]
    chosen = min(
        [
            tools("get_bin", waste_bin_id=waste_bin["id"])
            for waste_bin in every_item(tools, "find_bins", household_id=household["id"], status=status)
        ],
        key=lambda waste_bin: waste_bin["ordered_on"],
    )
    return {"bin_number": chosen["number"], "order_date": chosen["ordered_on"]}


def verify_earliest_ordered_on_of_waste_bins_by_household_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """Both fields must be those of the right row, and nothing may have changed."""
    given = answer or {}
    return {
        "bin number": given.get("bin_number") == truth["bin_number"],
        "order date": given.get("order_date") == truth["order_date"],
        "nothing changed": before == after,
    }


def solve_total_warnings_of_waste_bins_by_household(tools: Tools, *, household_address: str) -> dict[str, Json]:
    """Add up the number of warnings of the dustbins that are meant."""
    household = tools("find_households", address=household_address)["items"][0]
    return {
        "total_warnings": sum(
            waste_bin["warnings"]
            for waste_bin in [
                tools("get_bin", waste_bin_id=waste_bin["id"])
                for waste_bin in every_item(tools, "find_bins", household_id=household["id"])
            ]
        )
    }


def verify_total_warnings_of_waste_bins_by_household(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The total must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "total number of warnings": given.get("total_warnings") == truth["total_warnings"],
        "nothing changed": before == after,
    }


def solve_amount_of_warnings_of_waste_bins_in_detail_placed_on_until_by_household_and_status(
    tools: Tools, *, household_address: str, status: str, placed_on_until: str
) -> dict[str, Json]:
    """Count the dustbins meant and add up the number of warnings."""
    household = tools("find_households", address=household_address)["items"][0]
    found = [
        tools("get_bin", waste_bin_id=waste_bin["id"])
        for waste_bin in every_item(tools, "find_bins", household_id=household["id"], status=status)
    ]
    found = [
        waste_bin
        for waste_bin in found
        if waste_bin["placed_on"] is not None and waste_bin["placed_on"] <= placed_on_until
    ]
    return {"number": len(found), "total_warnings": sum(waste_bin["warnings"] for waste_bin in found)}


def verify_amount_of_warnings_of_waste_bins_in_detail_placed_on_until_by_household_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "number of dustbins": given.get("number") == truth["number"],
        "total number of warnings": given.get("total_warnings") == truth["total_warnings"],
        "nothing changed": before == after,
    }


def solve_reject_complaint_where_allowed_by_waste_bin_and_kind(
    tools: Tools, *, waste_bin_number: str, kind: str
) -> dict[str, Json]:
    """Reject those of the complaints meant for which that is allowed."""
    waste_bin = tools("find_bins", number=waste_bin_number)["items"][0]
    found = list(every_item(tools, "find_complaints", waste_bin_id=waste_bin["id"], kind=kind))
    done = refused = 0
    for complaint in found:
        try:
            tools("reject_complaint", complaint_id=complaint["id"])
            done += 1
        except Refused:
            refused += 1
    return {"done": done, "refused": refused}


def verify_reject_complaint_where_allowed_by_waste_bin_and_kind(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and the right number of complaints must have changed."""
    given = answer or {}
    changed = [row for key, row in after["complaints"].items() if row != before["complaints"].get(key)]
    return {
        "number of complaints done": given.get("done") == truth["done"],
        "number refused": given.get("refused") == truth["refused"],
        "as many changed": len(changed) == truth["done"],
        "status is rejected": all(row["status"] == "rejected" for row in changed),
    }


def solve_most_warnings_among_waste_bins_in_detail_ordered_on_from_by_household_and_status(
    tools: Tools, *, household_address: str, status: str, ordered_on_from: str
) -> dict[str, Json]:
    """Find the one with the most warnings of the dustbins meant."""
    household = tools("find_households", address=household_address)["items"][0]
    found = [
        tools("get_bin", waste_bin_id=waste_bin["id"])
        for waste_bin in every_item(tools, "find_bins", household_id=household["id"], status=status)
    ]
    found = [waste_bin for waste_bin in found if waste_bin["ordered_on"] >= ordered_on_from]
    chosen = max(found, key=lambda waste_bin: waste_bin["warnings"])
    return {"bin_number": chosen["number"], "warnings": chosen["warnings"]}


def verify_most_warnings_among_waste_bins_in_detail_ordered_on_from_by_household_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "bin number": given.get("bin_number") == truth["bin_number"],
        "number of warnings": given.get("warnings") == truth["warnings"],
        "nothing changed": before == after,
    }


def solve_tour_with_most_pickups_by_starts_on(tools: Tools, *, starts_on: str) -> dict[str, Json]:
    """Find out which of the tours meant has the most pick-ups."""
    counted = [
        (tools("find_pickups", tour_id=tour["id"])["total"], tour)
        for tour in every_item(tools, "find_tours", starts_on=starts_on)
    ]
    most, chosen = max(counted, key=lambda pair: pair[0])
    return {"tour_number": chosen["number"], "pick-ups": most}


def verify_tour_with_most_pickups_by_starts_on(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """Row and number must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "tour number": given.get("tour_number") == truth["tour_number"],
        "number of pick-ups": given.get("pick-ups") == truth["pick-ups"],
        "nothing changed": before == after,
    }


def solve_kind_with_most_warnings_among_waste_bins_in_detail_by_household_and_status(
    tools: Tools, *, household_address: str, status: str
) -> dict[str, Json]:
    """Add up the number of warnings by kind and find the largest total."""
    household = tools("find_households", address=household_address)["items"][0]
    found = [
        tools("get_bin", waste_bin_id=waste_bin["id"])
        for waste_bin in every_item(tools, "find_bins", household_id=household["id"], status=status)
    ]
    totals: dict[str, int] = {}
    for waste_bin in found:
        totals[waste_bin["kind"]] = totals.get(waste_bin["kind"], 0) + waste_bin["warnings"]
    largest = max(totals, key=lambda group: totals[group])
    return {"kind": largest, "total_warnings": totals[largest]}


def verify_kind_with_most_warnings_among_waste_bins_in_detail_by_household_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "kind": given.get("kind") == truth["kind"],
        "total number of warnings": given.get("total_warnings") == truth["total_warnings"],
        "nothing changed": before == after,
    }


def solve_earliest_ordered_on_among_waste_bins_in_detail_by_household_and_kind(
    tools: Tools, *, household_address: str, kind: str
) -> dict[str, Json]:
    """Find the one with the earliest order date of the dustbins meant."""
    household = tools("find_households", address=household_address)["items"][0]
    found = [
        tools("get_bin", waste_bin_id=waste_bin["id"])
        for waste_bin in every_item(tools, "find_bins", household_id=household["id"], kind=kind)
    ]
    chosen = min(found, key=lambda waste_bin: waste_bin["ordered_on"])
    return {"bin_number": chosen["number"], "order_date": chosen["ordered_on"]}


def verify_earliest_ordered_on_among_waste_bins_in_detail_by_household_and_kind(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "bin number": given.get("bin_number") == truth["bin_number"],
        "order date": given.get("order_date") == truth["order_date"],
        "nothing changed": before == after,
    }


def solve_withdraw_bin_with_highest_litres_by_household_and_status(
    tools: Tools, *, household_address: str, status: str
) -> dict[str, Json]:
    """Withdraw bin the dustbin with the highest size in litres, no other."""
    household = tools("find_households", address=household_address)["items"][0]
    waste_bin = max(
        [
            tools("get_bin", waste_bin_id=waste_bin["id"])
            for waste_bin in every_item(tools, "find_bins", household_id=household["id"], status=status)
        ],
        key=lambda waste_bin: waste_bin["litres"],
    )
    tools("withdraw_bin", waste_bin_id=waste_bin["id"])
    return {"size": waste_bin["litres"]}


def verify_withdraw_bin_with_highest_litres_by_household_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The size in litres must be right, and one dustbin must have changed."""
    given = answer or {}
    changed = [row for key, row in after["waste_bins"].items() if row != before["waste_bins"].get(key)]
    return {
        "size in litres": given.get("size") == truth["size"],
        "one changed": len(changed) == 1,
        "status is withdrawn": all(row["status"] == "withdrawn" for row in changed),
    }


def solve_amount_of_warnings_of_waste_bins_in_detail_ordered_on_until_by_household_and_status(
    tools: Tools, *, household_address: str, status: str, ordered_on_until: str
) -> dict[str, Json]:
    """Count the dustbins meant and add up the number of warnings."""
    household = tools("find_households", address=household_address)["items"][0]
    found = [
        tools("get_bin", waste_bin_id=waste_bin["id"])
        for waste_bin in every_item(tools, "find_bins", household_id=household["id"], status=status)
    ]
    found = [waste_bin for waste_bin in found if waste_bin["ordered_on"] <= ordered_on_until]
    return {"number": len(found), "total_warnings": sum(waste_bin["warnings"] for waste_bin in found)}


def verify_amount_of_warnings_of_waste_bins_in_detail_ordered_on_until_by_household_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "number of dustbins": given.get("number") == truth["number"],
        "total number of warnings": given.get("total_warnings") == truth["total_warnings"],
        "nothing changed": before == after,
    }


def solve_highest_warnings_of_waste_bins_by_household_and_status(
    tools: Tools, *, household_address: str, status: str
) -> dict[str, Json]:
    """Find the one with the most warnings of the dustbins meant."""
    household = tools("find_households", address=household_address)["items"][0]
    chosen = max(
        [
            tools("get_bin", waste_bin_id=waste_bin["id"])
            for waste_bin in every_item(tools, "find_bins", household_id=household["id"], status=status)
        ],
        key=lambda waste_bin: waste_bin["warnings"],
    )
    return {"bin_number": chosen["number"], "warnings": chosen["warnings"]}


def verify_highest_warnings_of_waste_bins_by_household_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """Both fields must be those of the right row, and nothing may have changed."""
    given = answer or {}
    return {
        "bin number": given.get("bin_number") == truth["bin_number"],
        "number of warnings": given.get("warnings") == truth["warnings"],
        "nothing changed": before == after,
    }


def solve_waste_bin_with_most_complaints_by_household_and_status(
    tools: Tools, *, household_address: str, status: str
) -> dict[str, Json]:
    """Find out which of the dustbins meant has the most complaints."""
    household = tools("find_households", address=household_address)["items"][0]
    counted = [
        (tools("find_complaints", waste_bin_id=waste_bin["id"])["total"], waste_bin)
        for waste_bin in every_item(tools, "find_bins", household_id=household["id"], status=status)
    ]
    most, chosen = max(counted, key=lambda pair: pair[0])
    return {"bin_number": chosen["number"], "complaints": most}


def verify_waste_bin_with_most_complaints_by_household_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """Row and number must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "bin number": given.get("bin_number") == truth["bin_number"],
        "number of complaints": given.get("complaints") == truth["complaints"],
        "nothing changed": before == after,
    }


def solve_reject_complaint_where_allowed_of_waste_bin_by_household_and_status(
    tools: Tools, *, household_address: str, status: str
) -> dict[str, Json]:
    """Reject those of the complaints meant for which that is allowed."""
    household = tools("find_households", address=household_address)["items"][0]
    found = [
        complaint
        for waste_bin in every_item(tools, "find_bins", household_id=household["id"], status=status)
        for complaint in every_item(tools, "find_complaints", waste_bin_id=waste_bin["id"])
    ]
    done = refused = 0
    for complaint in found:
        try:
            tools("reject_complaint", complaint_id=complaint["id"])
            done += 1
        except Refused:
            refused += 1
    return {"done": done, "refused": refused}


def verify_reject_complaint_where_allowed_of_waste_bin_by_household_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and the right number of complaints must have changed."""
    given = answer or {}
    changed = [row for key, row in after["complaints"].items() if row != before["complaints"].get(key)]
    return {
        "number of complaints done": given.get("done") == truth["done"],
        "number refused": given.get("refused") == truth["refused"],
        "as many changed": len(changed) == truth["done"],
        "status is rejected": all(row["status"] == "rejected" for row in changed),
    }


def solve_place_bin_with_highest_litres_by_household(tools: Tools, *, household_address: str) -> dict[str, Json]:
    """Place bin the dustbin with the highest size in litres, no other."""
    household = tools("find_households", address=household_address)["items"][0]
    waste_bin = max(
        [
            tools("get_bin", waste_bin_id=waste_bin["id"])
            for waste_bin in every_item(tools, "find_bins", household_id=household["id"])
        ],
        key=lambda waste_bin: waste_bin["litres"],
    )
    tools("place_bin", waste_bin_id=waste_bin["id"])
    return {"size": waste_bin["litres"]}


def verify_place_bin_with_highest_litres_by_household(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The size in litres must be right, and one dustbin must have changed."""
    given = answer or {}
    changed = [row for key, row in after["waste_bins"].items() if row != before["waste_bins"].get(key)]
    return {
        "size in litres": given.get("size") == truth["size"],
        "one changed": len(changed) == 1,
        "status is placed": all(row["status"] == "placed" for row in changed),
    }
