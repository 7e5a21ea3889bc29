"""Solutions and verifications of programmatic tasks on Tannberg waste service."""

from mcp_servers.contracts import Json, State
from mcp_servers.runtime import Tools, every_item


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


def solve_withdraw_bin_with_earliest_ordered_on_by_household_and_status(
    tools: Tools, *, household_address: str, status: str
) -> dict[str, Json]:
    """Withdraw bin the dustbin with the earliest order date, no other."""
    household = tools("find_households", address=household_address)["items"][0]
    waste_bin = min(
        [
            tools("get_bin", waste_bin_id=waste_bin["id"])
            for waste_bin in every_item(tools, "find_bins", household_id=household["id"], status=status)
        ],
        key=lambda waste_bin: waste_bin["ordered_on"],
    )
    tools("withdraw_bin", waste_bin_id=waste_bin["id"])
    return {"order_date": waste_bin["ordered_on"]}


def verify_withdraw_bin_with_earliest_ordered_on_by_household_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The order date must be right, and one dustbin must have changed."""
    given = answer or {}
    changed = [row for key, row in after["waste_bins"].items() if row != before["waste_bins"].get(key)]
    return {
        "order date": given.get("order_date") == truth["order_date"],
        "one changed": len(changed) == 1,
        "status is withdrawn": all(row["status"] == "withdrawn" for row in changed),
    }


def solve_highest_litres_of_waste_bins_by_household(tools: Tools, *, household_address: str) -> dict[str, Json]:
    """Find the one with the highest size in litres of the dustbins meant."""
    household = tools("find_households", address=household_address)["items"][0]
    chosen = max(
        [
            tools("get_bin", waste_bin_id=waste_bin["id"])
            for waste_bin in every_item(tools, "find_bins", household_id=household["id"])
        ],
        key=lambda waste_bin: waste_bin["litres"],
    )
    return {"bin_number": chosen["number"], "size": chosen["litres"]}


def verify_highest_litres_of_waste_bins_by_household(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """Both fields must be those of the right row, and nothing may have changed."""
    given = answer or {}
    return {
        "bin number": given.get("bin_number") == truth["bin_number"],
        "size in litres": given.get("size") == truth["size"],
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


def solve_withdraw_bin_with_earliest_placed_on_by_household(tools: Tools, *, household_address: str) -> dict[str, Json]:
    """Withdraw bin the dustbin with the earliest placement date, no other."""
    household = tools("find_households", address=household_address)["items"][0]
    waste_bin = min(
        [
            tools("get_bin", waste_bin_id=waste_bin["id"])
            for waste_bin in every_item(tools, "find_bins", household_id=household["id"])
        ],
        key=lambda waste_bin: waste_bin["placed_on"],
    )
    tools("withdraw_bin", waste_bin_id=waste_bin["id"])
    return {"placement_date": waste_bin["placed_on"]}


def verify_withdraw_bin_with_earliest_placed_on_by_household(
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
