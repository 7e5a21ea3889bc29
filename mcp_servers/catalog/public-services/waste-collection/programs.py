"""Solutions and verifications of programmatic tasks on Tannberg waste service."""

from mcp_servers.contracts import Json, Refused, State
from mcp_servers.runtime import Tools, every_item


def solve_finish_tour_where_allowed_by_starts_on(tools: Tools, *, starts_on: str) -> dict[str, Json]:
    """Finish those of the tours meant for which that is allowed."""
    found = list(every_item(tools, "find_tours", starts_on=starts_on))
    done = refused = 0
    for tour in found:
        try:
            tools("finish_tour", tour_id=tour["id"])
            done += 1
        except Refused:
            refused += 1
    return {"done": done, "refused": refused}


def verify_finish_tour_where_allowed_by_starts_on(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and the right number of tours must have changed."""
    given = answer or {}
    changed = [row for key, row in after["tours"].items() if row != before["tours"].get(key)]
    return {
        "number of tours done": given.get("done") == truth["done"],
        "number refused": given.get("refused") == truth["refused"],
        "as many changed": len(changed) == truth["done"],
        "status is finished": all(row["status"] == "finished" for row in changed),
    }


def solve_place_bin_for_first_by_ordered_on_in_detail_by_status(
    tools: Tools, *, status: str, quota: int
) -> dict[str, Json]:
    """Place bin the first few of the dustbins meant, in order by order date."""
    found = [
        tools("get_bin", waste_bin_id=waste_bin["id"]) for waste_bin in every_item(tools, "find_bins", status=status)
    ]
    first = sorted(found, key=lambda waste_bin: waste_bin["ordered_on"])[:quota]
    for waste_bin in first:
        tools("place_bin", waste_bin_id=waste_bin["id"])
    return {"bin_numbers": [waste_bin["number"] for waste_bin in first]}


def verify_place_bin_for_first_by_ordered_on_in_detail_by_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and the right number of dustbins must have changed."""
    given = answer or {}
    changed = [row for key, row in after["waste_bins"].items() if row != before["waste_bins"].get(key)]
    return {
        "bin numbers": given.get("bin_numbers") == truth["bin_numbers"],
        "as many changed": len(changed) == len(truth["bin_numbers"]),
        "status is placed": all(row["status"] == "placed" for row in changed),
    }


def solve_amount_of_warnings_of_waste_bins_in_detail_by_household_and_status(
    tools: Tools, *, household_address: str, status: str
) -> dict[str, Json]:
    """Count the dustbins meant and add up the number of warnings."""
    household = tools("find_households", address=household_address)["items"][0]
    found = [
        tools("get_bin", waste_bin_id=waste_bin["id"])
        for waste_bin in every_item(tools, "find_bins", household_id=household["id"], status=status)
    ]
    return {"number": len(found), "total_warnings": sum(waste_bin["warnings"] for waste_bin in found)}


def verify_amount_of_warnings_of_waste_bins_in_detail_by_household_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "number of dustbins": given.get("number") == truth["number"],
        "total number of warnings": given.get("total_warnings") == truth["total_warnings"],
        "nothing changed": before == after,
    }


def solve_place_bin_for_each_by_status(tools: Tools, *, status: str) -> dict[str, Json]:
    """Place bin each of the waste bins meant, and count them."""
    found = list(every_item(tools, "find_bins", status=status))
    for waste_bin in found:
        tools("place_bin", waste_bin_id=waste_bin["id"])
    return {"waste_bins": len(found)}


def verify_place_bin_for_each_by_status(answer: Json, truth: Json, before: State, after: State) -> dict[str, bool]:
    """The number must be right, and as many waste bins must have changed."""
    given = answer or {}
    changed = [row for key, row in after["waste_bins"].items() if row != before["waste_bins"].get(key)]
    return {
        "number of waste bins": given.get("waste_bins") == truth["waste_bins"],
        "as many changed": len(changed) == truth["waste_bins"],
        "status is placed": all(row["status"] == "placed" for row in changed),
    }


def solve_waste_bin_with_most_emptyings_by_household_and_status(
    tools: Tools, *, household_address: str, status: str
) -> dict[str, Json]:
    """Find out which of the dustbins meant has the most emptyings."""
    household = tools("find_households", address=household_address)["items"][0]
    counted = [
        (tools("find_emptyings", waste_bin_id=waste_bin["id"])["total"], waste_bin)
        for waste_bin in every_item(tools, "find_bins", household_id=household["id"], status=status)
    ]
    most, chosen = max(counted, key=lambda pair: pair[0])
    return {"bin_number": chosen["number"], "emptyings": most}


def verify_waste_bin_with_most_emptyings_by_household_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """Row and number must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "bin number": given.get("bin_number") == truth["bin_number"],
        "number of emptyings": given.get("emptyings") == truth["emptyings"],
        "nothing changed": before == after,
    }


def solve_withdraw_bin_for_first_by_placed_on_in_detail_by_household_and_status(
    tools: Tools, *, household_address: str, status: str, quota: int
) -> dict[str, Json]:
    """Withdraw bin the first few of the dustbins meant, in order by placement date."""
    household = tools("find_households", address=household_address)["items"][0]
    found = [
        tools("get_bin", waste_bin_id=waste_bin["id"])
        for waste_bin in every_item(tools, "find_bins", household_id=household["id"], status=status)
    ]
    first = sorted(found, key=lambda waste_bin: waste_bin["placed_on"])[:quota]
    for waste_bin in first:
        tools("withdraw_bin", waste_bin_id=waste_bin["id"])
    return {"bin_numbers": [waste_bin["number"] for waste_bin in first]}


def verify_withdraw_bin_for_first_by_placed_on_in_detail_by_household_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and the right number of dustbins must have changed."""
    given = answer or {}
    changed = [row for key, row in after["waste_bins"].items() if row != before["waste_bins"].get(key)]
    return {
        "bin numbers": given.get("bin_numbers") == truth["bin_numbers"],
        "as many changed": len(changed) == len(truth["bin_numbers"]),
        "status is withdrawn": all(row["status"] == "withdrawn" for row in changed),
    }


def solve_cancel_pickup_for_each_by_tour_and_goods(tools: Tools, *, tour_number: str, goods: str) -> dict[str, Json]:
    """Cancel pickup each of the pick-ups meant, and count them."""
    tour = tools("find_tours", number=tour_number)["items"][0]
    found = list(every_item(tools, "find_pickups", tour_id=tour["id"], goods=goods))
    for pickup in found:
        tools("cancel_pickup", pickup_id=pickup["id"])
    return {"pickups": len(found)}


def verify_cancel_pickup_for_each_by_tour_and_goods(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and the right number of pick-ups must have changed."""
    given = answer or {}
    changed = [row for key, row in after["pickups"].items() if row != before["pickups"].get(key)]
    return {
        "number of pick-ups": given.get("pickups") == truth["pickups"],
        "as many changed": len(changed) == truth["pickups"],
        "status is cancelled": all(row["status"] == "cancelled" for row in changed),
    }


def solve_earliest_placed_on_among_waste_bins_in_detail_by_household_and_status(
    tools: Tools, *, household_address: str, status: str
) -> dict[str, Json]:
    """Find the one with the earliest placement date of the dustbins meant."""
    household = tools("find_households", address=household_address)["items"][0]
    found = [
        tools("get_bin", waste_bin_id=waste_bin["id"])
        for waste_bin in every_item(tools, "find_bins", household_id=household["id"], status=status)
    ]
    chosen = min(found, key=lambda waste_bin: waste_bin["placed_on"])
    return {"bin_number": chosen["number"], "placement_date": chosen["placed_on"]}


def verify_earliest_placed_on_among_waste_bins_in_detail_by_household_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "bin number": given.get("bin_number") == truth["bin_number"],
        "placement date": given.get("placement_date") == truth["placement_date"],
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


def solve_cancel_pickup_for_each_by_tour_and_status(tools: Tools, *, tour_number: str, status: str) -> dict[str, Json]:
    """Cancel pickup each of the pickups meant, and count them."""
    tour = tools("find_tours", number=tour_number)["items"][0]
    found = list(every_item(tools, "find_pickups", tour_id=tour["id"], status=status))
    for pickup in found:
        tools("cancel_pickup", pickup_id=pickup["id"])
    return {"pickups": len(found)}


def verify_cancel_pickup_for_each_by_tour_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The number must be right, and as many pickups must have changed."""
    given = answer or {}
    changed = [row for key, row in after["pickups"].items() if row != before["pickups"].get(key)]
    return {
        "number of pickups": given.get("pickups") == truth["pickups"],
        "as many changed": len(changed) == truth["pickups"],
        "status is cancelled": all(row["status"] == "cancelled" for row in changed),
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


def solve_place_bin_for_each_by_household_and_status(
    tools: Tools, *, household_address: str, status: str
) -> dict[str, Json]:
    """Place bin each of the dustbins meant, and count them."""
    household = tools("find_households", address=household_address)["items"][0]
    found = list(every_item(tools, "find_bins", household_id=household["id"], status=status))
    for waste_bin in found:
        tools("place_bin", waste_bin_id=waste_bin["id"])
    return {"waste_bins": len(found)}


def verify_place_bin_for_each_by_household_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and the right number of dustbins must have changed."""
    given = answer or {}
    changed = [row for key, row in after["waste_bins"].items() if row != before["waste_bins"].get(key)]
    return {
        "number of dustbins": given.get("waste_bins") == truth["waste_bins"],
        "as many changed": len(changed) == truth["waste_bins"],
        "status is placed": all(row["status"] == "placed" for row in changed),
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


def solve_reject_complaint_where_allowed_by_waste_bin_and_status(
    tools: Tools, *, waste_bin_number: str, status: str
) -> dict[str, Json]:
    """Reject those of the complaints meant for which that is allowed."""
    waste_bin = tools("find_bins", number=waste_bin_number)["items"][0]
    found = list(every_item(tools, "find_complaints", waste_bin_id=waste_bin["id"], status=status))
    done = refused = 0
    for complaint in found:
        try:
            tools("reject_complaint", complaint_id=complaint["id"])
            done += 1
        except Refused:
            refused += 1
    return {"done": done, "refused": refused}


def verify_reject_complaint_where_allowed_by_waste_bin_and_status(
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
