"""Solutions and verifications of programmatic tasks on Nordkai address plan."""

from mcp_servers.contracts import Json, Refused, State
from mcp_servers.runtime import Tools, every_item


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


def solve_amount_of_size_of_subnets_in_detail_most_site_most_subnets_by_purpose(
    tools: Tools, *, purpose: str, most_site_most_subnets: int
) -> dict[str, Json]:
    """Count the subnets meant and add up the number of addresses."""
    found = [
        tools("get_subnet", subnet_id=subnet["id"]) for subnet in every_item(tools, "find_subnets", purpose=purpose)
    ]
    found = [
        subnet
        for subnet in found
        if tools("get_site", site_id=subnet["site_id"])["most_subnets"] <= most_site_most_subnets
    ]
    return {"number": len(found), "total_addresses": sum(subnet["size"] for subnet in found)}


def verify_amount_of_size_of_subnets_in_detail_most_site_most_subnets_by_purpose(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "number of subnets": given.get("number") == truth["number"],
        "total number of addresses": given.get("total_addresses") == truth["total_addresses"],
        "nothing changed": before == after,
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


def solve_status_with_most_size_among_subnets_in_detail_least_site_most_subnets_by_purpose(
    tools: Tools, *, purpose: str, least_site_most_subnets: int
) -> dict[str, Json]:
    """Add up the number of addresses by status and find the largest total."""
    found = [
        tools("get_subnet", subnet_id=subnet["id"]) for subnet in every_item(tools, "find_subnets", purpose=purpose)
    ]
    found = [
        subnet
        for subnet in found
        if tools("get_site", site_id=subnet["site_id"])["most_subnets"] >= least_site_most_subnets
    ]
    totals: dict[str, int] = {}
    for subnet in found:
        totals[subnet["status"]] = totals.get(subnet["status"], 0) + subnet["size"]
    largest = max(totals, key=lambda group: totals[group])
    return {"status": largest, "total_addresses": totals[largest]}


def verify_status_with_most_size_among_subnets_in_detail_least_site_most_subnets_by_purpose(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "status": given.get("status") == truth["status"],
        "total number of addresses": given.get("total_addresses") == truth["total_addresses"],
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


def solve_assign_host_where_allowed_of_subnet_by_site_and_status(
    tools: Tools, *, site_name: str, status: str
) -> dict[str, Json]:
    """Assign those of the hosts meant for which that is allowed."""
    site = tools("find_sites", name=site_name)["items"][0]
    found = [
        host
        for subnet in every_item(tools, "find_subnets", site_id=site["id"], status=status)
        for host in every_item(tools, "find_hosts", subnet_id=subnet["id"])
    ]
    done = refused = 0
    for host in found:
        try:
            tools("assign_host", host_id=host["id"])
            done += 1
        except Refused:
            refused += 1
    return {"done": done, "refused": refused}


def verify_assign_host_where_allowed_of_subnet_by_site_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and the right number of hosts must have changed."""
    given = answer or {}
    changed = [row for key, row in after["hosts"].items() if row != before["hosts"].get(key)]
    return {
        "number of hosts done": given.get("done") == truth["done"],
        "number refused": given.get("refused") == truth["refused"],
        "as many changed": len(changed) == truth["done"],
        "status is assigned": all(row["status"] == "assigned" for row in changed),
    }


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


def solve_ranking_by_vlan_of_subnets_in_detail_most_site_most_subnets_by_status(
    tools: Tools, *, status: str, most_site_most_subnets: int, top: int
) -> dict[str, Json]:
    """Put the subnets meant in order by VLAN number, and list the first ones."""
    found = [tools("get_subnet", subnet_id=subnet["id"]) for subnet in every_item(tools, "find_subnets", status=status)]
    found = [
        subnet
        for subnet in found
        if tools("get_site", site_id=subnet["site_id"])["most_subnets"] <= most_site_most_subnets
    ]
    ranked = sorted(found, key=lambda subnet: subnet["vlan"], reverse=True)[:top]
    return {"subnet_names": [subnet["name"] for subnet in ranked]}


def verify_ranking_by_vlan_of_subnets_in_detail_most_site_most_subnets_by_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and nothing may have changed."""
    given = answer or {}
    return {"subnet names": given.get("subnet_names") == truth["subnet_names"], "nothing changed": before == after}


def solve_subnet_with_most_enlargements_by_site_and_purpose(
    tools: Tools, *, site_name: str, purpose: str
) -> dict[str, Json]:
    """Find out which of the subnets meant has the most enlargements."""
    site = tools("find_sites", name=site_name)["items"][0]
    counted = [
        (tools("find_enlargements", subnet_id=subnet["id"])["total"], subnet)
        for subnet in every_item(tools, "find_subnets", site_id=site["id"], purpose=purpose)
    ]
    most, chosen = max(counted, key=lambda pair: pair[0])
    return {"subnet_name": chosen["name"], "enlargements": most}


def verify_subnet_with_most_enlargements_by_site_and_purpose(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """Row and number must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "subnet name": given.get("subnet_name") == truth["subnet_name"],
        "number of enlargements": given.get("enlargements") == truth["enlargements"],
        "nothing changed": before == after,
    }


def solve_site_with_most_size_of_subnets_by_purpose(tools: Tools, *, purpose: str) -> dict[str, Json]:
    """Add up the number of addresses by site and find the largest total."""
    totals: dict[str, int] = {}
    for subnet in every_item(tools, "find_subnets", purpose=purpose):
        totals[subnet["site_name"]] = totals.get(subnet["site_name"], 0) + subnet["size"]
    largest = max(totals, key=lambda group: totals[group])
    return {"site": largest, "total_addresses": totals[largest]}


def verify_site_with_most_size_of_subnets_by_purpose(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """Group and total must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "site": given.get("site") == truth["site"],
        "total number of addresses": given.get("total_addresses") == truth["total_addresses"],
        "nothing changed": before == after,
    }


def solve_amount_of_size_of_subnets_in_detail_least_site_most_subnets_by_status(
    tools: Tools, *, status: str, least_site_most_subnets: int
) -> dict[str, Json]:
    """Count the subnets meant and add up the number of addresses."""
    found = [tools("get_subnet", subnet_id=subnet["id"]) for subnet in every_item(tools, "find_subnets", status=status)]
    found = [
        subnet
        for subnet in found
        if tools("get_site", site_id=subnet["site_id"])["most_subnets"] >= least_site_most_subnets
    ]
    return {"number": len(found), "total_addresses": sum(subnet["size"] for subnet in found)}


def verify_amount_of_size_of_subnets_in_detail_least_site_most_subnets_by_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "number of subnets": given.get("number") == truth["number"],
        "total number of addresses": given.get("total_addresses") == truth["total_addresses"],
        "nothing changed": before == after,
    }
