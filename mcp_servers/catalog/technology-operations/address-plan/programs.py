"""Solutions and verifications of programmatic tasks on Nordkai address plan."""

from mcp_servers.contracts import Json, State
from mcp_servers.runtime import Tools, every_item


def solve_give_up_host_with_earliest_valid_until_by_subnet_and_status(
    tools: Tools, *, subnet_name: str, status: str
) -> dict[str, Json]:
    """Give up the host with the earliest last day, no other."""
    subnet = tools("find_subnets", name=subnet_name)["items"][0]
    host = min(
        [
            tools("get_host", host_id=host["id"])
            for host in every_item(tools, "find_hosts", subnet_id=subnet["id"], status=status)
        ],
        key=lambda host: host["valid_until"],
    )
    tools("give_up_host", host_id=host["id"])
    return {"last_day": host["valid_until"]}


def verify_give_up_host_with_earliest_valid_until_by_subnet_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The last day must be right, and one host must have changed."""
    given = answer or {}
    changed = [row for key, row in after["hosts"].items() if row != before["hosts"].get(key)]
    return {
        "last day": given.get("last_day") == truth["last_day"],
        "one changed": len(changed) == 1,
        "status is resting": all(row["status"] == "resting" for row in changed),
    }


def solve_give_up_host_for_each_by_subnet_and_status(tools: Tools, *, subnet_name: str, status: str) -> dict[str, Json]:
    """Give up each of the hosts meant, and count them."""
    subnet = tools("find_subnets", name=subnet_name)["items"][0]
    found = list(every_item(tools, "find_hosts", subnet_id=subnet["id"], status=status))
    for host in found:
        tools("give_up_host", host_id=host["id"])
    return {"hosts": len(found)}


def verify_give_up_host_for_each_by_subnet_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The number must be right, and as many hosts must have changed."""
    given = answer or {}
    changed = [row for key, row in after["hosts"].items() if row != before["hosts"].get(key)]
    return {
        "number of hosts": given.get("hosts") == truth["hosts"],
        "as many changed": len(changed) == truth["hosts"],
        "status is resting": all(row["status"] == "resting" for row in changed),
    }


def solve_status_with_most_size_of_subnets_by_site_and_purpose(
    tools: Tools, *, site_name: str, purpose: str
) -> dict[str, Json]:
    """Add up the number of addresses by status and find the largest total."""
    site = tools("find_sites", name=site_name)["items"][0]
    totals: dict[str, int] = {}
    for subnet in every_item(tools, "find_subnets", site_id=site["id"], purpose=purpose):
        totals[subnet["status"]] = totals.get(subnet["status"], 0) + subnet["size"]
    largest = max(totals, key=lambda group: totals[group])
    return {"status": largest, "total_addresses": totals[largest]}


def verify_status_with_most_size_of_subnets_by_site_and_purpose(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """Group and total must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "status": given.get("status") == truth["status"],
        "total number of addresses": given.get("total_addresses") == truth["total_addresses"],
        "nothing changed": before == after,
    }


def solve_highest_position_of_hosts_by_subnet(tools: Tools, *, subnet_name: str) -> dict[str, Json]:
    """Find the one with the highest position in the subnet of the hosts meant."""
    subnet = tools("find_subnets", name=subnet_name)["items"][0]
    chosen = max(
        [tools("get_host", host_id=host["id"]) for host in every_item(tools, "find_hosts", subnet_id=subnet["id"])],
        key=lambda host: host["position"],
    )
    return {"host_name": chosen["name"], "position": chosen["position"]}


def verify_highest_position_of_hosts_by_subnet(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """Both fields must be those of the right row, and nothing may have changed."""
    given = answer or {}
    return {
        "host name": given.get("host_name") == truth["host_name"],
        "position in the subnet": given.get("position") == truth["position"],
        "nothing changed": before == after,
    }


def solve_report_conflict_highest_position_by_subnet_and_status(
    tools: Tools, *, subnet_name: str, status: str, remark: str
) -> dict[str, Json]:
    """Choose the host with the highest position in the subnet and use it."""
    subnet = tools("find_subnets", name=subnet_name)["items"][0]
    host = max(
        every_item(tools, "find_hosts", subnet_id=subnet["id"], status=status), key=lambda host: host["position"]
    )
    made = tools("report_conflict", host_id=host["id"], remark=remark)
    return {"time_of_the_sighting": made["seen_at"]}


def verify_report_conflict_highest_position_by_subnet_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """One conflict must have been added, with the time of the sighting that is right."""
    given = answer or {}
    added = [row for key, row in after["conflicts"].items() if key not in before["conflicts"]]
    return {
        "time of the sighting": given.get("time_of_the_sighting") == truth["time_of_the_sighting"],
        "one added": len(added) == 1,
        "with that time of the sighting": [row["seen_at"] for row in added] == [truth["time_of_the_sighting"]],
    }


def solve_subnet_with_most_hosts_in_report_hosts_by_site_and_purpose(
    tools: Tools, *, site_name: str, purpose: str
) -> dict[str, Json]:
    """Find the subnet with the highest hosts in a report."""
    site = tools("find_sites", name=site_name)["items"][0]
    largest = max(
        every_item(tools, "report_hosts", site_id=site["id"], purpose=purpose), key=lambda group: group["hosts"]
    )
    return {"subnet": largest["subnet_name"], "hosts": largest["hosts"]}


def verify_subnet_with_most_hosts_in_report_hosts_by_site_and_purpose(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """Group and figure must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "subnet": given.get("subnet") == truth["subnet"],
        "hosts": given.get("hosts") == truth["hosts"],
        "nothing changed": before == after,
    }


def solve_earliest_seen_at_among_conflicts_of_host_by_site(tools: Tools, *, site_name: str) -> dict[str, Json]:
    """Find the one with the earliest time of the sighting of the conflicts meant."""
    site = tools("find_sites", name=site_name)["items"][0]
    found = [
        conflict
        for host in every_item(tools, "find_hosts", site_id=site["id"])
        for conflict in every_item(tools, "find_conflicts", host_id=host["id"])
    ]
    chosen = min(found, key=lambda conflict: conflict["seen_at"])
    return {"host": chosen["host_name"], "time_of_the_sighting": chosen["seen_at"]}


def verify_earliest_seen_at_among_conflicts_of_host_by_site(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "host": given.get("host") == truth["host"],
        "time of the sighting": given.get("time_of_the_sighting") == truth["time_of_the_sighting"],
        "nothing changed": before == after,
    }


def solve_approve_enlargement_or_refuse_enlargement_by_wanted_by_subnet_and_status(
    tools: Tools, *, subnet_name: str, status: str, limit: int
) -> dict[str, Json]:
    """Decide by the addresses wanted what to do with the only enlargement meant."""
    subnet = tools("find_subnets", name=subnet_name)["items"][0]
    enlargement = next(every_item(tools, "find_enlargements", subnet_id=subnet["id"], status=status))
    if enlargement["wanted"] > limit:
        tools("approve_enlargement", enlargement_id=enlargement["id"])
    else:
        tools("refuse_enlargement", enlargement_id=enlargement["id"])
    return {"addresses_wanted": enlargement["wanted"]}


def verify_approve_enlargement_or_refuse_enlargement_by_wanted_by_subnet_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The addresses wanted must be right, and one enlargement must have changed."""
    given = answer or {}
    changed = [row for key, row in after["enlargements"].items() if row != before["enlargements"].get(key)]
    return {
        "addresses wanted": given.get("addresses_wanted") == truth["addresses_wanted"],
        "one changed": len(changed) == 1,
    }


def solve_earliest_seen_at_of_conflicts_by_subnet(tools: Tools, *, subnet_name: str) -> dict[str, Json]:
    """Find the one with the earliest time of the sighting of the conflicts meant."""
    subnet = tools("find_subnets", name=subnet_name)["items"][0]
    chosen = min(every_item(tools, "find_conflicts", subnet_id=subnet["id"]), key=lambda conflict: conflict["seen_at"])
    return {"host": chosen["host_name"], "time_of_the_sighting": chosen["seen_at"]}


def verify_earliest_seen_at_of_conflicts_by_subnet(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """Both fields must be those of the right row, and nothing may have changed."""
    given = answer or {}
    return {
        "host": given.get("host") == truth["host"],
        "time of the sighting": given.get("time_of_the_sighting") == truth["time_of_the_sighting"],
        "nothing changed": before == after,
    }


def solve_ranking_by_position_of_hosts_in_detail_which_subnet_purpose_by_site(
    tools: Tools, *, site_name: str, which_subnet_purpose: str, top: int
) -> dict[str, Json]:
    """Put the hosts meant in order by position in the subnet, and list the first ones."""
    site = tools("find_sites", name=site_name)["items"][0]
    found = [tools("get_host", host_id=host["id"]) for host in every_item(tools, "find_hosts", site_id=site["id"])]
    found = [
        host for host in found if tools("get_subnet", subnet_id=host["subnet_id"])["purpose"] == which_subnet_purpose
    ]
    ranked = sorted(found, key=lambda host: host["position"], reverse=True)[:top]
    return {"host_names": [host["name"] for host in ranked]}


def verify_ranking_by_position_of_hosts_in_detail_which_subnet_purpose_by_site(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and nothing may have changed."""
    given = answer or {}
    return {"host names": given.get("host_names") == truth["host_names"], "nothing changed": before == after}


def solve_total_size_of_subnets_by_site(tools: Tools, *, site_name: str) -> dict[str, Json]:
    """Add up the number of addresses of the subnets that are meant."""
    site = tools("find_sites", name=site_name)["items"][0]
    return {
        "total_addresses": sum(
            subnet["size"]
            for subnet in [
                tools("get_subnet", subnet_id=subnet["id"])
                for subnet in every_item(tools, "find_subnets", site_id=site["id"])
            ]
        )
    }


def verify_total_size_of_subnets_by_site(answer: Json, truth: Json, before: State, after: State) -> dict[str, bool]:
    """The total must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "total number of addresses": given.get("total_addresses") == truth["total_addresses"],
        "nothing changed": before == after,
    }


def solve_free_host_for_each_by_subnet_and_status(tools: Tools, *, subnet_name: str, status: str) -> dict[str, Json]:
    """Free each of the hosts meant, and count them."""
    subnet = tools("find_subnets", name=subnet_name)["items"][0]
    found = list(every_item(tools, "find_hosts", subnet_id=subnet["id"], status=status))
    for host in found:
        tools("free_host", host_id=host["id"])
    return {"hosts": len(found)}


def verify_free_host_for_each_by_subnet_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and the right number of hosts must be gone."""
    given = answer or {}
    changed = [key for key in before["hosts"] if key not in after["hosts"]]
    return {"number of hosts": given.get("hosts") == truth["hosts"], "as many changed": len(changed) == truth["hosts"]}


def solve_purpose_with_most_size_of_subnets_by_site_and_status(
    tools: Tools, *, site_name: str, status: str
) -> dict[str, Json]:
    """Add up the number of addresses by purpose and find the largest total."""
    site = tools("find_sites", name=site_name)["items"][0]
    totals: dict[str, int] = {}
    for subnet in every_item(tools, "find_subnets", site_id=site["id"], status=status):
        totals[subnet["purpose"]] = totals.get(subnet["purpose"], 0) + subnet["size"]
    largest = max(totals, key=lambda group: totals[group])
    return {"purpose": largest, "total_addresses": totals[largest]}


def verify_purpose_with_most_size_of_subnets_by_site_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """Group and total must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "purpose": given.get("purpose") == truth["purpose"],
        "total number of addresses": given.get("total_addresses") == truth["total_addresses"],
        "nothing changed": before == after,
    }


def solve_assign_host_with_highest_position_by_subnet(tools: Tools, *, subnet_name: str) -> dict[str, Json]:
    """Assign the host with the highest position in the subnet, no other."""
    subnet = tools("find_subnets", name=subnet_name)["items"][0]
    host = max(
        [tools("get_host", host_id=host["id"]) for host in every_item(tools, "find_hosts", subnet_id=subnet["id"])],
        key=lambda host: host["position"],
    )
    tools("assign_host", host_id=host["id"])
    return {"position": host["position"]}


def verify_assign_host_with_highest_position_by_subnet(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The position in the subnet must be right, and one host must have changed."""
    given = answer or {}
    changed = [row for key, row in after["hosts"].items() if row != before["hosts"].get(key)]
    return {
        "position in the subnet": given.get("position") == truth["position"],
        "one changed": len(changed) == 1,
        "status is assigned": all(row["status"] == "assigned" for row in changed),
    }
