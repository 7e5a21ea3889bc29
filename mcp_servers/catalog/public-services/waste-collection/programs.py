"""Solutions and verifications of programmatic tasks on Tannberg waste service."""

from mcp_servers.contracts import Json, State
from mcp_servers.runtime import Tools, every_item


def solve_place_bin_for_each_by_household(tools: Tools, *, household_address: str) -> dict[str, Json]:
    """Place bin each of the waste bins meant, and count them."""
    household = tools("find_households", address=household_address)["items"][0]
    found = list(every_item(tools, "find_bins", household_id=household["id"]))
    for waste_bin in found:
        tools("place_bin", waste_bin_id=waste_bin["id"])
    return {"waste_bins": len(found)}


def verify_place_bin_for_each_by_household(answer: Json, truth: Json, before: State, after: State) -> dict[str, bool]:
    """The number must be right, and as many waste bins must have changed."""
    given = answer or {}
    changed = [row for key, row in after["waste_bins"].items() if row != before["waste_bins"].get(key)]
    return {
        "number of waste bins": given.get("waste_bins") == truth["waste_bins"],
        "as many changed": len(changed) == truth["waste_bins"],
        "status is placed": all(row["status"] == "placed" for row in changed),
    }


def solve_withdraw_bin_with_earliest_placed_on_by_household_and_kind(
    tools: Tools, *, household_address: str, kind: str
) -> dict[str, Json]:
    """Withdraw bin the dustbin with the earliest placement date, no other."""
    household = tools("find_households", address=household_address)["items"][0]
    waste_bin = min(
        [
            tools("get_bin", waste_bin_id=waste_bin["id"])
            for waste_bin in every_item(tools, "find_bins", household_id=household["id"], kind=kind)
        ],
        key=lambda waste_bin: waste_bin["placed_on"],
    )
    tools("withdraw_bin", waste_bin_id=waste_bin["id"])
    return {"placement_date": waste_bin["placed_on"]}


def verify_withdraw_bin_with_earliest_placed_on_by_household_and_kind(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The placement date must be right, and one dustbin must have changed."""
    given = answer or {}
    changed = [row for key, row in after["waste_bins"].items() if row != before["waste_bins"].get(key)]
    return {
        "placement date": given.get("placement_date") == truth["placement_date"],
        "one changed": len(changed) == 1,
        "status is withdrawn": all(row["status"] == "withdrawn" for row in changed),
    }


def solve_highest_volume_of_pickups_by_tour_and_status(
    tools: Tools, *, tour_number: str, status: str
) -> dict[str, Json]:
    """Find the one with the highest volume in cubic metres of the pick-ups meant."""
    tour = tools("find_tours", number=tour_number)["items"][0]
    chosen = max(
        every_item(tools, "find_pickups", tour_id=tour["id"], status=status), key=lambda pickup: pickup["volume"]
    )
    return {"household": chosen["household_address"], "volume": chosen["volume"]}


def verify_highest_volume_of_pickups_by_tour_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """Both fields must be those of the right row, and nothing may have changed."""
    given = answer or {}
    return {
        "household": given.get("household") == truth["household"],
        "volume in cubic metres": given.get("volume") == truth["volume"],
        "nothing changed": before == after,
    }


def solve_total_warnings_of_waste_bins_by_household_and_kind(
    tools: Tools, *, household_address: str, kind: str
) -> dict[str, Json]:
    """Add up the number of warnings of the dustbins that are meant."""
    household = tools("find_households", address=household_address)["items"][0]
    return {
        "total_warnings": sum(
            waste_bin["warnings"]
            for waste_bin in [
                tools("get_bin", waste_bin_id=waste_bin["id"])
                for waste_bin in every_item(tools, "find_bins", household_id=household["id"], kind=kind)
            ]
        )
    }


def verify_total_warnings_of_waste_bins_by_household_and_kind(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The total must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "total number of warnings": given.get("total_warnings") == truth["total_warnings"],
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


def solve_goods_with_most_volume_in_report_pickups_by_status(tools: Tools, *, status: str) -> dict[str, Json]:
    """Find the goods with the highest volume in a report."""
    largest = max(every_item(tools, "report_pickups", status=status), key=lambda group: group["volume"])
    return {"goods": largest["goods"], "volume": largest["volume"]}


def verify_goods_with_most_volume_in_report_pickups_by_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """Group and figure must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "goods": given.get("goods") == truth["goods"],
        "volume": given.get("volume") == truth["volume"],
        "nothing changed": before == after,
    }


def solve_cancel_pickup_for_each_by_tour_and_goods(tools: Tools, *, tour_number: str, goods: str) -> dict[str, Json]:
    """Cancel pickup each of the pickups meant, and count them."""
    tour = tools("find_tours", number=tour_number)["items"][0]
    found = list(every_item(tools, "find_pickups", tour_id=tour["id"], goods=goods))
    for pickup in found:
        tools("cancel_pickup", pickup_id=pickup["id"])
    return {"pickups": len(found)}


def verify_cancel_pickup_for_each_by_tour_and_goods(
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


def solve_withdraw_bin_with_highest_litres_by_household(tools: Tools, *, household_address: str) -> dict[str, Json]:
    """Withdraw bin the dustbin with the highest size in litres, no other."""
    household = tools("find_households", address=household_address)["items"][0]
    waste_bin = max(
        [
            tools("get_bin", waste_bin_id=waste_bin["id"])
            for waste_bin in every_item(tools, "find_bins", household_id=household["id"])
        ],
        key=lambda waste_bin: waste_bin["litres"],
    )
    tools("withdraw_bin", waste_bin_id=waste_bin["id"])
    return {"size": waste_bin["litres"]}


def verify_withdraw_bin_with_highest_litres_by_household(
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


def solve_waste_bin_with_most_emptyings_by_household(tools: Tools, *, household_address: str) -> dict[str, Json]:
    """Find out which of the dustbins meant has the most emptyings."""
    household = tools("find_households", address=household_address)["items"][0]
    counted = [
        (tools("find_emptyings", waste_bin_id=waste_bin["id"])["total"], waste_bin)
        for waste_bin in every_item(tools, "find_bins", household_id=household["id"])
    ]
    most, chosen = max(counted, key=lambda pair: pair[0])
    return {"bin_number": chosen["number"], "emptyings": most}


def verify_waste_bin_with_most_emptyings_by_household(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """Row and number must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "bin number": given.get("bin_number") == truth["bin_number"],
        "number of emptyings": given.get("emptyings") == truth["emptyings"],
        "nothing changed": before == after,
    }


def solve_goods_with_most_fees_in_report_pickups_by_status(tools: Tools, *, status: str) -> dict[str, Json]:
    """Find the goods with the highest fees in a report."""
    largest = max(every_item(tools, "report_pickups", status=status), key=lambda group: group["fees"])
    return {"goods": largest["goods"], "fees": largest["fees"]}


def verify_goods_with_most_fees_in_report_pickups_by_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """Group and figure must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "goods": given.get("goods") == truth["goods"],
        "fees": given.get("fees") == truth["fees"],
        "nothing changed": before == after,
    }


def solve_cancel_pickup_for_each_by_tour(tools: Tools, *, tour_number: str) -> dict[str, Json]:
    """Cancel pickup each of the pickups meant, and count them."""
    tour = tools("find_tours", number=tour_number)["items"][0]
    found = list(every_item(tools, "find_pickups", tour_id=tour["id"]))
    for pickup in found:
        tools("cancel_pickup", pickup_id=pickup["id"])
    return {"pickups": len(found)}


def verify_cancel_pickup_for_each_by_tour(answer: Json, truth: Json, before: State, after: State) -> dict[str, bool]:
    """The number must be right, and as many pickups must have changed."""
    given = answer or {}
    changed = [row for key, row in after["pickups"].items() if row != before["pickups"].get(key)]
    return {
        "number of pickups": given.get("pickups") == truth["pickups"],
        "as many changed": len(changed) == truth["pickups"],
        "status is cancelled": all(row["status"] == "cancelled" for row in changed),
    }
