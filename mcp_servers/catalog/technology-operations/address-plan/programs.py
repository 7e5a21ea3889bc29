"""Solutions and verifications of programmatic tasks on Nordkai address plan."""

from mcp_servers.contracts import Json, State
from mcp_servers.runtime import Tools, every_item


def solve_give_up_host_for_each_by_subnet(tools: Tools, *, subnet_name: str) -> dict[str, Json]:
    """Give up each of the hosts meant, and count them."""
    subnet = tools("find_subnets", name=subnet_name)["items"][0]
    found = list(every_item(tools, "find_hosts", subnet_id=subnet["id"]))
    for host in found:
        tools("give_up_host", host_id=host["id"])
    return {"hosts": len(found)}


def verify_give_up_host_for_each_by_subnet(answer: Json, truth: Json, before: State, after: State) -> dict[str, bool]:
    """The number must be right, and as many hosts must have changed."""
    given = answer or {}
    changed = [row for key, row in after["hosts"].items() if row != before["hosts"].get(key)]
    return {
        "number of hosts": given.get("hosts") == truth["hosts"],
        "as many changed": len(changed) == truth["hosts"],
        "status is resting": all(row["status"] == "resting" for row in changed),
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


def solve_activate_subnet_or_drop_subnet_by_vlan_by_site_and_purpose(
    tools: Tools, *, site_name: str, purpose: str, limit: int
) -> dict[str, Json]:
    """Decide by the VLAN number what to do with the only subnet meant."""
    site = tools("find_sites", name=site_name)["items"][0]
    subnet = next(every_item(tools, "find_subnets", site_id=site["id"], purpose=purpose))
    subnet = tools("get_subnet", subnet_id=subnet["id"])
    if subnet["vlan"] > limit:
        tools("activate_subnet", subnet_id=subnet["id"])
    else:
        tools("drop_subnet", subnet_id=subnet["id"])
    return {"vlan_number": subnet["vlan"]}


def verify_activate_subnet_or_drop_subnet_by_vlan_by_site_and_purpose(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The VLAN number must be right, and one subnet must have changed."""
    given = answer or {}
    changed = [row for key, row in after["subnets"].items() if row != before["subnets"].get(key)]
    return {"VLAN number": given.get("vlan_number") == truth["vlan_number"], "one changed": len(changed) == 1}


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


def solve_highest_size_of_subnets_by_site_and_status(tools: Tools, *, site_name: str, status: str) -> dict[str, Json]:
    """Find the one with the most addresses of the subnets meant."""
    site = tools("find_sites", name=site_name)["items"][0]
    chosen = max(
        [
            tools("get_subnet", subnet_id=subnet["id"])
            for subnet in every_item(tools, "find_subnets", site_id=site["id"], status=status)
        ],
        key=lambda subnet: subnet["size"],
    )
    return {"subnet_name": chosen["name"], "addresses": chosen["size"]}


def verify_highest_size_of_subnets_by_site_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """Both fields must be those of the right row, and nothing may have changed."""
    given = answer or {}
    return {
        "subnet name": given.get("subnet_name") == truth["subnet_name"],
        "number of addresses": given.get("addresses") == truth["addresses"],
        "nothing changed": before == after,
    }


def solve_total_size_of_subnets_by_site_and_status(tools: Tools, *, site_name: str, status: str) -> dict[str, Json]:
    """Add up the number of addresses of the subnets that are meant."""
    site = tools("find_sites", name=site_name)["items"][0]
    return {
        "total_addresses": sum(
            subnet["size"]
            for subnet in [
                tools("get_subnet", subnet_id=subnet["id"])
                for subnet in every_item(tools, "find_subnets", site_id=site["id"], status=status)
            ]
        )
    }


def verify_total_size_of_subnets_by_site_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The total must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "total number of addresses": given.get("total_addresses") == truth["total_addresses"],
        "nothing changed": before == after,
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


def solve_subnet_with_most_enlargements_by_site_and_status(
    tools: Tools, *, site_name: str, status: str
) -> dict[str, Json]:
    """Find out which of the subnets meant has the most enlargements."""
    site = tools("find_sites", name=site_name)["items"][0]
    counted = [
        (tools("find_enlargements", subnet_id=subnet["id"])["total"], subnet)
        for subnet in every_item(tools, "find_subnets", site_id=site["id"], status=status)
    ]
    most, chosen = max(counted, key=lambda pair: pair[0])
    return {"subnet_name": chosen["name"], "enlargements": most}


def verify_subnet_with_most_enlargements_by_site_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """Row and number must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "subnet name": given.get("subnet_name") == truth["subnet_name"],
        "number of enlargements": given.get("enlargements") == truth["enlargements"],
        "nothing changed": before == after,
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


def solve_activate_subnet_for_each_by_site_and_status(tools: Tools, *, site_name: str, status: str) -> dict[str, Json]:
    """Activate each of the subnets meant, and count them."""
    site = tools("find_sites", name=site_name)["items"][0]
    found = list(every_item(tools, "find_subnets", site_id=site["id"], status=status))
    for subnet in found:
        tools("activate_subnet", subnet_id=subnet["id"])
    return {"subnets": len(found)}


def verify_activate_subnet_for_each_by_site_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The number must be right, and as many subnets must have changed."""
    given = answer or {}
    changed = [row for key, row in after["subnets"].items() if row != before["subnets"].get(key)]
    return {
        "number of subnets": given.get("subnets") == truth["subnets"],
        "as many changed": len(changed) == truth["subnets"],
        "status is live": all(row["status"] == "live" for row in changed),
    }


def solve_give_up_host_with_highest_position_by_subnet_and_status(
    tools: Tools, *, subnet_name: str, status: str
) -> dict[str, Json]:
    """Give up the host with the highest position in the subnet, no other."""
    subnet = tools("find_subnets", name=subnet_name)["items"][0]
    host = max(
        [
            tools("get_host", host_id=host["id"])
            for host in every_item(tools, "find_hosts", subnet_id=subnet["id"], status=status)
        ],
        key=lambda host: host["position"],
    )
    tools("give_up_host", host_id=host["id"])
    return {"position": host["position"]}


def verify_give_up_host_with_highest_position_by_subnet_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The position in the subnet must be right, and one host must have changed."""
    given = answer or {}
    changed = [row for key, row in after["hosts"].items() if row != before["hosts"].get(key)]
    return {
        "position in the subnet": given.get("position") == truth["position"],
        "one changed": len(changed) == 1,
        "status is resting": all(row["status"] == "resting" for row in changed),
    }


def solve_activate_subnet_or_drop_subnet_by_size_by_site_and_status(
    tools: Tools, *, site_name: str, status: str, limit: int
) -> dict[str, Json]:
    """Decide by the number of addresses what to do with the only subnet meant."""
    site = tools("find_sites", name=site_name)["items"][0]
    subnet = next(every_item(tools, "find_subnets", site_id=site["id"], status=status))
    subnet = tools("get_subnet", subnet_id=subnet["id"])
    if subnet["size"] > limit:
        tools("activate_subnet", subnet_id=subnet["id"])
    else:
        tools("drop_subnet", subnet_id=subnet["id"])
    return {"addresses": subnet["size"]}


def verify_activate_subnet_or_drop_subnet_by_size_by_site_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The number of addresses must be right, and one subnet must have changed."""
    given = answer or {}
    changed = [row for key, row in after["subnets"].items() if row != before["subnets"].get(key)]
    return {"number of addresses": given.get("addresses") == truth["addresses"], "one changed": len(changed) == 1}
