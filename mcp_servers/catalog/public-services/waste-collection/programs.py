"""Solutions and verifications of programmatic tasks on Tannberg waste service."""

from mcp_servers.contracts import Json, Refused, State
from mcp_servers.runtime import Tools, every_item


def solve_finish_tour_where_allowed_by_kind(tools: Tools, *, kind: str) -> dict[str, Json]:
    """Finish those of the tours meant for which that is allowed."""
    found = list(every_item(tools, "find_tours", kind=kind))
    done = refused = 0
    for tour in found:
        try:
            tools("finish_tour", tour_id=tour["id"])
            done += 1
        except Refused:
            refused += 1
    return {"done": done, "refused": refused}


def verify_finish_tour_where_allowed_by_kind(answer: Json, truth: Json, before: State, after: State) -> dict[str, bool]:
    """The answer must be right, and the right number of tours must have changed."""
    given = answer or {}
    changed = [row for key, row in after["tours"].items() if row != before["tours"].get(key)]
    return {
        "number of tours done": given.get("done") == truth["done"],
        "number refused": given.get("refused") == truth["refused"],
        "as many changed": len(changed) == truth["done"],
        "status is finished": all(row["status"] == "finished" for row in changed),
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


def solve_ranking_by_placed_on_of_waste_bins_in_detail_ordered_on_until_by_kind(
    tools: Tools, *, kind: str, ordered_on_until: str, top: int
) -> dict[str, Json]:
    """Put the dustbins meant in order by placement date, and list the first ones."""
    found = [tools("get_bin", waste_bin_id=waste_bin["id"]) for waste_bin in every_item(tools, "find_bins", kind=kind)]
    found = [waste_bin for waste_bin in found if waste_bin["ordered_on"] <= ordered_on_until]
    ranked = sorted(found, key=lambda waste_bin: waste_bin["placed_on"])[:top]
    return {"bin_numbers": [waste_bin["number"] for waste_bin in ranked]}


def verify_ranking_by_placed_on_of_waste_bins_in_detail_ordered_on_until_by_kind(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and nothing may have changed."""
    given = answer or {}
    return {"bin numbers": given.get("bin_numbers") == truth["bin_numbers"], "nothing changed": before == after}


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


def solve_place_bin_for_each_by_household_and_status(
    tools: Tools, *, household_address: str, status: str
) -> dict[str, Json]:
    """Place bin each of the waste bins meant, and count them."""
    household = tools("find_households", address=household_address)["items"][0]
    found = list(every_item(tools, "find_bins", household_id=household["id"], status=status))
    for waste_bin in found:
        tools("place_bin", waste_bin_id=waste_bin["id"])
    return {"waste_bins": len(found)}


def verify_place_bin_for_each_by_household_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The number must be right, and as many waste bins must have changed."""
    given = answer or {}
    changed = [row for key, row in after["waste_bins"].items() if row != before["waste_bins"].get(key)]
    return {
        "number of waste bins": given.get("waste_bins") == truth["waste_bins"],
        "as many changed": len(changed) == truth["waste_bins"],
        "status is placed": all(row["status"] == "placed" for row in changed),
    }


def solve_most_volume_among_pickups_of_tour_by_status(tools: Tools, *, status: str) -> dict[str, Json]:
    """Find the one with the highest volume in cubic metres of the pick-ups meant."""
    found = [
        pickup
        for tour in every_item(tools, "find_tours", status=status)
        for pickup in every_item(tools, "find_pickups", tour_id=tour["id"])
    ]
    chosen = max(found, key=lambda pickup: pickup["volume"])
    return {"household": chosen["household_address"], "volume": chosen["volume"]}


def verify_most_volume_among_pickups_of_tour_by_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "household": given.get("household") == truth["household"],
        "volume in cubic metres": given.get("volume") == truth["volume"],
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


def solve_withdraw_bin_for_each_most_litres_by_household_and_status(
    tools: Tools, *, household_address: str, status: str, most_litres: int
) -> dict[str, Json]:
    """Withdraw bin each of the dustbins meant, and count them."""
    household = tools("find_households", address=household_address)["items"][0]
    found = list(every_item(tools, "find_bins", household_id=household["id"], status=status))
    found = [waste_bin for waste_bin in found if waste_bin["litres"] <= most_litres]
    for waste_bin in found:
        tools("withdraw_bin", waste_bin_id=waste_bin["id"])
    return {"waste_bins": len(found)}


def verify_withdraw_bin_for_each_most_litres_by_household_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and the right number of dustbins must have changed."""
    given = answer or {}
    changed = [row for key, row in after["waste_bins"].items() if row != before["waste_bins"].get(key)]
    return {
        "number of dustbins": given.get("waste_bins") == truth["waste_bins"],
        "as many changed": len(changed) == truth["waste_bins"],
        "status is withdrawn": all(row["status"] == "withdrawn" for row in changed),
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


def solve_kind_with_most_warnings_among_waste_bins_in_detail_by_household(
    tools: Tools, *, household_address: str
) -> dict[str, Json]:
    """Add up the number of warnings by kind and find the largest total."""
    household = tools("find_households", address=household_address)["items"][0]
    found = [
        tools("get_bin", waste_bin_id=waste_bin["id"])
        for waste_bin in every_item(tools, "find_bins", household_id=household["id"])
    ]
    totals: dict[str, int] = {}
    for waste_bin in found:
        totals[waste_bin["kind"]] = totals.get(waste_bin["kind"], 0) + waste_bin["warnings"]
    largest = max(totals, key=lambda group: totals[group])
    return {"kind": largest, "total_warnings": totals[largest]}


def verify_kind_with_most_warnings_among_waste_bins_in_detail_by_household(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "kind": given.get("kind") == truth["kind"],
        "total number of warnings": given.get("total_warnings") == truth["total_warnings"],
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
