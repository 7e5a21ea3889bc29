"""Solutions and verifications of programmatic tasks on Sundhavn domains and certificates."""

from mcp_servers.contracts import Json, State
from mcp_servers.runtime import Tools, every_item


def solve_issue_certificate_for_each_by_domain_and_status(
    tools: Tools, *, domain_name: str, status: str
) -> dict[str, Json]:
    """Issue each of the certificates meant, and count them."""
    domain = tools("find_domains", name=domain_name)["items"][0]
    found = list(every_item(tools, "find_certificates", domain_id=domain["id"], status=status))
    for certificate in found:
        tools("issue_certificate", certificate_id=certificate["id"])
    return {"certificates": len(found)}


def verify_issue_certificate_for_each_by_domain_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The number must be right, and as many certificates must have changed."""
    given = answer or {}
    changed = [row for key, row in after["certificates"].items() if row != before["certificates"].get(key)]
    return {
        "number of certificates": given.get("certificates") == truth["certificates"],
        "as many changed": len(changed) == truth["certificates"],
        "status is issued": all(row["status"] == "issued" for row in changed),
    }


def solve_drop_request_with_earliest_requested_on_by_domain(tools: Tools, *, domain_name: str) -> dict[str, Json]:
    """Drop request the certificate with the earliest day of the request, no other."""
    domain = tools("find_domains", name=domain_name)["items"][0]
    certificate = min(
        [
            tools("get_certificate", certificate_id=certificate["id"])
            for certificate in every_item(tools, "find_certificates", domain_id=domain["id"])
        ],
        key=lambda certificate: certificate["requested_on"],
    )
    tools("drop_request", certificate_id=certificate["id"])
    return {"day_of_the_request": certificate["requested_on"]}


def verify_drop_request_with_earliest_requested_on_by_domain(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The day of the request must be right, and one certificate must have changed."""
    given = answer or {}
    changed = [row for key, row in after["certificates"].items() if row != before["certificates"].get(key)]
    return {
        "day of the request": given.get("day_of_the_request") == truth["day_of_the_request"],
        "one changed": len(changed) == 1,
        "status is dropped": all(row["status"] == "dropped" for row in changed),
    }


def solve_earliest_valid_until_of_certificates_by_domain_and_status(
    tools: Tools, *, domain_name: str, status: str
) -> dict[str, Json]:
    """Find the one with the earliest last day of the certificates meant."""
    domain = tools("find_domains", name=domain_name)["items"][0]
    chosen = min(
        [
            tools("get_certificate", certificate_id=certificate["id"])
            for certificate in every_item(tools, "find_certificates", domain_id=domain["id"], status=status)
        ],
        key=lambda certificate: certificate["valid_until"],
    )
    return {"number": chosen["number"], "last_day": chosen["valid_until"]}


def verify_earliest_valid_until_of_certificates_by_domain_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """Both fields must be those of the right row, and nothing may have changed."""
    given = answer or {}
    return {
        "number": given.get("number") == truth["number"],
        "last day": given.get("last_day") == truth["last_day"],
        "nothing changed": before == after,
    }


def solve_host_with_most_deployments_by_domain_and_environment(
    tools: Tools, *, domain_name: str, environment: str
) -> dict[str, Json]:
    """Find out which of the hosts meant has the most deployments."""
    domain = tools("find_domains", name=domain_name)["items"][0]
    counted = [
        (tools("find_deployments", host_id=host["id"])["total"], host)
        for host in every_item(tools, "find_hosts", domain_id=domain["id"], environment=environment)
    ]
    most, chosen = max(counted, key=lambda pair: pair[0])
    return {"name": chosen["name"], "deployments": most}


def verify_host_with_most_deployments_by_domain_and_environment(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """Row and number must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "name": given.get("name") == truth["name"],
        "number of deployments": given.get("deployments") == truth["deployments"],
        "nothing changed": before == after,
    }


def solve_drop_request_for_each_by_domain_and_status(tools: Tools, *, domain_name: str, status: str) -> dict[str, Json]:
    """Drop request each of the certificates meant, and count them."""
    domain = tools("find_domains", name=domain_name)["items"][0]
    found = list(every_item(tools, "find_certificates", domain_id=domain["id"], status=status))
    for certificate in found:
        tools("drop_request", certificate_id=certificate["id"])
    return {"certificates": len(found)}


def verify_drop_request_for_each_by_domain_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The number must be right, and as many certificates must have changed."""
    given = answer or {}
    changed = [row for key, row in after["certificates"].items() if row != before["certificates"].get(key)]
    return {
        "number of certificates": given.get("certificates") == truth["certificates"],
        "as many changed": len(changed) == truth["certificates"],
        "status is dropped": all(row["status"] == "dropped" for row in changed),
    }


def solve_issue_certificate_with_earliest_requested_on_by_domain(tools: Tools, *, domain_name: str) -> dict[str, Json]:
    """Issue the certificate with the earliest day of the request, no other."""
    domain = tools("find_domains", name=domain_name)["items"][0]
    certificate = min(
        [
            tools("get_certificate", certificate_id=certificate["id"])
            for certificate in every_item(tools, "find_certificates", domain_id=domain["id"])
        ],
        key=lambda certificate: certificate["requested_on"],
    )
    tools("issue_certificate", certificate_id=certificate["id"])
    return {"day_of_the_request": certificate["requested_on"]}


def verify_issue_certificate_with_earliest_requested_on_by_domain(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The day of the request must be right, and one certificate must have changed."""
    given = answer or {}
    changed = [row for key, row in after["certificates"].items() if row != before["certificates"].get(key)]
    return {
        "day of the request": given.get("day_of_the_request") == truth["day_of_the_request"],
        "one changed": len(changed) == 1,
        "status is issued": all(row["status"] == "issued" for row in changed),
    }


def solve_earliest_requested_on_of_certificates_by_domain_and_status(
    tools: Tools, *, domain_name: str, status: str
) -> dict[str, Json]:
    """Find the one with the earliest day of the request of the certificates meant."""
    domain = tools("find_domains", name=domain_name)["items"][0]
    chosen = min(
        [
            tools("get_certificate", certificate_id=certificate["id"])
            for certificate in every_item(tools, "find_certificates", domain_id=domain["id"], status=status)
        ],
        key=lambda certificate: certificate["requested_on"],
    )
    return {"number": chosen["number"], "day_of_the_request": chosen["requested_on"]}


def verify_earliest_requested_on_of_certificates_by_domain_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """Both fields must be those of the right row, and nothing may have changed."""
    given = answer or {}
    return {
        "number": given.get("number") == truth["number"],
        "day of the request": given.get("day_of_the_request") == truth["day_of_the_request"],
        "nothing changed": before == after,
    }


def solve_host_with_most_deployments_by_domain_and_status(
    tools: Tools, *, domain_name: str, status: str
) -> dict[str, Json]:
    """Find out which of the hosts meant has the most deployments."""
    domain = tools("find_domains", name=domain_name)["items"][0]
    counted = [
        (tools("find_deployments", host_id=host["id"])["total"], host)
        for host in every_item(tools, "find_hosts", domain_id=domain["id"], status=status)
    ]
    most, chosen = max(counted, key=lambda pair: pair[0])
    return {"name": chosen["name"], "deployments": most}


def verify_host_with_most_deployments_by_domain_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """Row and number must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "name": given.get("name") == truth["name"],
        "number of deployments": given.get("deployments") == truth["deployments"],
        "nothing changed": before == after,
    }


def solve_issue_certificate_for_each_by_domain(tools: Tools, *, domain_name: str) -> dict[str, Json]:
    """Issue each of the certificates meant, and count them."""
    domain = tools("find_domains", name=domain_name)["items"][0]
    found = list(every_item(tools, "find_certificates", domain_id=domain["id"]))
    for certificate in found:
        tools("issue_certificate", certificate_id=certificate["id"])
    return {"certificates": len(found)}


def verify_issue_certificate_for_each_by_domain(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The number must be right, and as many certificates must have changed."""
    given = answer or {}
    changed = [row for key, row in after["certificates"].items() if row != before["certificates"].get(key)]
    return {
        "number of certificates": given.get("certificates") == truth["certificates"],
        "as many changed": len(changed) == truth["certificates"],
        "status is issued": all(row["status"] == "issued" for row in changed),
    }


def solve_earliest_valid_from_of_certificates_by_domain_and_wildcard(
    tools: Tools, *, domain_name: str, wildcard: bool
) -> dict[str, Json]:
    """Find the one with the earliest first day of the certificates meant."""
    domain = tools("find_domains", name=domain_name)["items"][0]
    chosen = min(
        [
            tools("get_certificate", certificate_id=certificate["id"])
            for certificate in every_item(tools, "find_certificates", domain_id=domain["id"], wildcard=wildcard)
        ],
        key=lambda certificate: certificate["valid_from"],
    )
    return {"number": chosen["number"], "first_day": chosen["valid_from"]}


def verify_earliest_valid_from_of_certificates_by_domain_and_wildcard(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """Both fields must be those of the right row, and nothing may have changed."""
    given = answer or {}
    return {
        "number": given.get("number") == truth["number"],
        "first day": given.get("first_day") == truth["first_day"],
        "nothing changed": before == after,
    }


def solve_host_with_most_deployments_by_domain(tools: Tools, *, domain_name: str) -> dict[str, Json]:
    """Find out which of the hosts meant has the most deployments."""
    domain = tools("find_domains", name=domain_name)["items"][0]
    counted = [
        (tools("find_deployments", host_id=host["id"])["total"], host)
        for host in every_item(tools, "find_hosts", domain_id=domain["id"])
    ]
    most, chosen = max(counted, key=lambda pair: pair[0])
    return {"name": chosen["name"], "deployments": most}


def verify_host_with_most_deployments_by_domain(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """Row and number must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "name": given.get("name") == truth["name"],
        "number of deployments": given.get("deployments") == truth["deployments"],
        "nothing changed": before == after,
    }
