"""Solutions and verifications of programmatic tasks on Sundhavn domains and certificates."""

from mcp_servers.contracts import Json, Refused, State
from mcp_servers.runtime import Tools, every_item


def solve_revoke_certificate_where_allowed_in_detail_valid_from_from_by_authority_and_status(
    tools: Tools, *, authority_name: str, status: str, valid_from_from: str
) -> dict[str, Json]:
    """Revoke those of the certificates meant for which that is allowed."""
    authority = tools("find_authorities", name=authority_name)["items"][0]
    found = [
        tools("get_certificate", certificate_id=certificate["id"])
        for certificate in every_item(tools, "find_certificates", authority_id=authority["id"], status=status)
    ]
    found = [
        certificate
        for certificate in found
        if certificate["valid_from"] is not None and certificate["valid_from"] >= valid_from_from
    ]
    done = refused = 0
    for certificate in found:
        try:
            tools("revoke_certificate", certificate_id=certificate["id"])
            done += 1
        except Refused:
            refused += 1
    return {"done": done, "refused": refused}


def verify_revoke_certificate_where_allowed_in_detail_valid_from_from_by_authority_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and the right number of certificates must have changed."""
    given = answer or {}
    changed = [row for key, row in after["certificates"].items() if row != before["certificates"].get(key)]
    return {
        "number of certificates done": given.get("done") == truth["done"],
        "number refused": given.get("refused") == truth["refused"],
        "as many changed": len(changed) == truth["done"],
        "status is revoked": all(row["status"] == "revoked" for row in changed),
    }


def solve_certificate_with_most_deployments_by_domain_and_wildcard(
    tools: Tools, *, domain_name: str, wildcard: bool
) -> dict[str, Json]:
    """Find out which of the certificates meant has the most deployments."""
    domain = tools("find_domains", name=domain_name)["items"][0]
    counted = [
        (tools("find_deployments", certificate_id=certificate["id"])["total"], certificate)
        for certificate in every_item(tools, "find_certificates", domain_id=domain["id"], wildcard=wildcard)
    ]
    most, chosen = max(counted, key=lambda pair: pair[0])
    return {"number": chosen["number"], "deployments": most}


def verify_certificate_with_most_deployments_by_domain_and_wildcard(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """Row and number must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "number": given.get("number") == truth["number"],
        "number of deployments": given.get("deployments") == truth["deployments"],
        "nothing changed": before == after,
    }


def solve_ranking_by_valid_until_of_certificates_in_detail_requested_on_from_by_status(
    tools: Tools, *, status: str, requested_on_from: str, top: int
) -> dict[str, Json]:
    """Put the certificates meant in order by last day, and list the first ones."""
    found = [
        tools("get_certificate", certificate_id=certificate["id"])
        for certificate in every_item(tools, "find_certificates", status=status)
    ]
    found = [certificate for certificate in found if certificate["requested_on"] >= requested_on_from]
    ranked = sorted(found, key=lambda certificate: certificate["valid_until"])[:top]
    return {"numbers": [certificate["number"] for certificate in ranked]}


def verify_ranking_by_valid_until_of_certificates_in_detail_requested_on_from_by_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and nothing may have changed."""
    given = answer or {}
    return {"numbers": given.get("numbers") == truth["numbers"], "nothing changed": before == after}


def solve_revoke_certificate_for_first_by_valid_until_by_domain(
    tools: Tools, *, domain_name: str, quota: int
) -> dict[str, Json]:
    """Revoke the first few of the certificates meant, in order by last day."""
    domain = tools("find_domains", name=domain_name)["items"][0]
    found = list(every_item(tools, "find_certificates", domain_id=domain["id"]))
    first = sorted(found, key=lambda certificate: certificate["valid_until"])[:quota]
    for certificate in first:
        tools("revoke_certificate", certificate_id=certificate["id"])
    return {"numbers": [certificate["number"] for certificate in first]}


def verify_revoke_certificate_for_first_by_valid_until_by_domain(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and the right number of certificates must have changed."""
    given = answer or {}
    changed = [row for key, row in after["certificates"].items() if row != before["certificates"].get(key)]
    return {
        "numbers": given.get("numbers") == truth["numbers"],
        "as many changed": len(changed) == len(truth["numbers"]),
        "status is revoked": all(row["status"] == "revoked" for row in changed),
    }


def solve_drop_request_where_allowed_in_detail_domain_expires_on_from_by_authority(
    tools: Tools, *, authority_name: str, domain_expires_on_from: str
) -> dict[str, Json]:
    """Drop request those of the certificates meant for which that is allowed."""
    authority = tools("find_authorities", name=authority_name)["items"][0]
    found = [
        tools("get_certificate", certificate_id=certificate["id"])
        for certificate in every_item(tools, "find_certificates", authority_id=authority["id"])
    ]
    found = [
        certificate
        for certificate in found
        if tools("get_domain", domain_id=certificate["domain_id"])["expires_on"] >= domain_expires_on_from
    ]
    done = refused = 0
    for certificate in found:
        try:
            tools("drop_request", certificate_id=certificate["id"])
            done += 1
        except Refused:
            refused += 1
    return {"done": done, "refused": refused}


def verify_drop_request_where_allowed_in_detail_domain_expires_on_from_by_authority(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and the right number of certificates must have changed."""
    given = answer or {}
    changed = [row for key, row in after["certificates"].items() if row != before["certificates"].get(key)]
    return {
        "number of certificates done": given.get("done") == truth["done"],
        "number refused": given.get("refused") == truth["refused"],
        "as many changed": len(changed) == truth["done"],
        "status is dropped": all(row["status"] == "dropped" for row in changed),
    }


def solve_team_with_most_fee_among_domains_in_detail_by_status(tools: Tools, *, status: str) -> dict[str, Json]:
    """Add up the yearly fee by team and find the largest total."""
    found = [tools("get_domain", domain_id=domain["id"]) for domain in every_item(tools, "find_domains", status=status)]
    totals: dict[str, int] = {}
    for domain in found:
        totals[domain["team_name"]] = totals.get(domain["team_name"], 0) + domain["fee"]
    largest = max(totals, key=lambda group: totals[group])
    return {"team": largest, "total_yearly_fee": totals[largest]}


def verify_team_with_most_fee_among_domains_in_detail_by_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "team": given.get("team") == truth["team"],
        "total yearly fee": given.get("total_yearly_fee") == truth["total_yearly_fee"],
        "nothing changed": before == after,
    }


def solve_earliest_planned_on_among_deployments_of_certificate_at_once_by_domain(
    tools: Tools, *, domain_name: str
) -> dict[str, Json]:
    """Find the one with the earliest planning day of the deployments meant."""
    domain = tools("find_domains", name=domain_name)["items"][0]
    those = {certificate["number"] for certificate in every_item(tools, "find_certificates", domain_id=domain["id"])}
    found = [
        deployment for deployment in every_item(tools, "find_deployments") if deployment["certificate_number"] in those
    ]
    chosen = min(found, key=lambda deployment: deployment["planned_on"])
    return {"host": chosen["host_name"], "planning_day": chosen["planned_on"]}


def verify_earliest_planned_on_among_deployments_of_certificate_at_once_by_domain(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "host": given.get("host") == truth["host"],
        "planning day": given.get("planning_day") == truth["planning_day"],
        "nothing changed": before == after,
    }


def solve_drop_request_else_issue_certificate_by_domain_and_status(
    tools: Tools, *, domain_name: str, status: str
) -> dict[str, Json]:
    """Drop request the certificates meant; where that is refused, do something else instead."""
    domain = tools("find_domains", name=domain_name)["items"][0]
    found = list(every_item(tools, "find_certificates", domain_id=domain["id"], status=status))
    refused = 0
    for certificate in found:
        try:
            tools("drop_request", certificate_id=certificate["id"])
        except Refused:
            refused += 1
            tools("issue_certificate", certificate_id=certificate["id"])
    return {"refused": refused}


def verify_drop_request_else_issue_certificate_by_domain_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and rows must have changed."""
    given = answer or {}
    changed = [row for key, row in after["certificates"].items() if row != before["certificates"].get(key)]
    return {"number refused": given.get("refused") == truth["refused"], "some changed": len(changed) > 0}


def solve_revoke_certificate_for_each_by_domain_and_status(
    tools: Tools, *, domain_name: str, status: str
) -> dict[str, Json]:
    """Revoke each of the certificates meant, and count them."""
    domain = tools("find_domains", name=domain_name)["items"][0]
    found = list(every_item(tools, "find_certificates", domain_id=domain["id"], status=status))
    for certificate in found:
        tools("revoke_certificate", certificate_id=certificate["id"])
    return {"certificates": len(found)}


def verify_revoke_certificate_for_each_by_domain_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and the right number of certificates must have changed."""
    given = answer or {}
    changed = [row for key, row in after["certificates"].items() if row != before["certificates"].get(key)]
    return {
        "number of certificates": given.get("certificates") == truth["certificates"],
        "as many changed": len(changed) == truth["certificates"],
        "status is revoked": all(row["status"] == "revoked" for row in changed),
    }


def solve_amount_of_fee_of_domains_in_detail_by_status(tools: Tools, *, status: str) -> dict[str, Json]:
    """Count the domains meant and add up the yearly fee."""
    found = [tools("get_domain", domain_id=domain["id"]) for domain in every_item(tools, "find_domains", status=status)]
    return {"number": len(found), "total_yearly_fee": sum(domain["fee"] for domain in found)}


def verify_amount_of_fee_of_domains_in_detail_by_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "number of domains": given.get("number") == truth["number"],
        "total yearly fee": given.get("total_yearly_fee") == truth["total_yearly_fee"],
        "nothing changed": before == after,
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


def solve_ranking_by_fee_of_domains_in_detail_by_status(tools: Tools, *, status: str, top: int) -> dict[str, Json]:
    """Put the domains meant in order by yearly fee, and list the first ones."""
    found = [tools("get_domain", domain_id=domain["id"]) for domain in every_item(tools, "find_domains", status=status)]
    ranked = sorted(found, key=lambda domain: domain["fee"], reverse=True)[:top]
    return {"names": [domain["name"] for domain in ranked]}


def verify_ranking_by_fee_of_domains_in_detail_by_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and nothing may have changed."""
    given = answer or {}
    return {"names": given.get("names") == truth["names"], "nothing changed": before == after}


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
