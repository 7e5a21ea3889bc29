"""Solutions and verifications of programmatic tasks on Ostsee container rollouts."""

from mcp_servers.contracts import Json, Refused, State
from mcp_servers.runtime import Tools, every_item


def solve_release_with_most_rollouts_by_service_and_status(
    tools: Tools, *, service_name: str, status: str
) -> dict[str, Json]:
    """Find out which of the releases meant has the most rollouts."""
    service = tools("find_services", name=service_name)["items"][0]
    counted = [
        (tools("find_rollouts", release_id=release["id"])["total"], release)
        for release in every_item(tools, "find_releases", service_id=service["id"], status=status)
    ]
    most, chosen = max(counted, key=lambda pair: pair[0])
    return {"release_number": chosen["number"], "rollouts": most}


def verify_release_with_most_rollouts_by_service_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """Row and number must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "release number": given.get("release_number") == truth["release_number"],
        "number of rollouts": given.get("rollouts") == truth["rollouts"],
        "nothing changed": before == after,
    }


def solve_earliest_built_on_of_releases_by_service(tools: Tools, *, service_name: str) -> dict[str, Json]:
    """Find the one with the earliest build date of the releases meant."""
    service = tools("find_services", name=service_name)["items"][0]
    chosen = min(every_item(tools, "find_releases", service_id=service["id"]), key=lambda release: release["built_on"])
    return {"release_number": chosen["number"], "build_date": chosen["built_on"]}


def verify_earliest_built_on_of_releases_by_service(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """Both fields must be those of the right row, and nothing may have changed."""
    given = answer or {}
    return {
        "release number": given.get("release_number") == truth["release_number"],
        "build date": given.get("build_date") == truth["build_date"],
        "nothing changed": before == after,
    }


def solve_remove_replica_where_allowed_by_node_and_status(
    tools: Tools, *, node_name: str, status: str
) -> dict[str, Json]:
    """Remove those of the replicas meant for which that is allowed."""
    node = tools("find_nodes", name=node_name)["items"][0]
    found = list(every_item(tools, "find_replicas", node_id=node["id"], status=status))
    done = refused = 0
    for replica in found:
        try:
            tools("remove_replica", replica_id=replica["id"])
            done += 1
        except Refused:
            refused += 1
    return {"done": done, "refused": refused}


def verify_remove_replica_where_allowed_by_node_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and the right number of replicas must be gone."""
    given = answer or {}
    changed = [key for key in before["replicas"] if key not in after["replicas"]]
    return {
        "number of replicas done": given.get("done") == truth["done"],
        "number refused": given.get("refused") == truth["refused"],
        "as many changed": len(changed) == truth["done"],
    }


def solve_service_with_most_replicas_in_report_replicas_by_node_and_team(
    tools: Tools, *, node_name: str, team: str
) -> dict[str, Json]:
    """Find the service with the highest replicas in a report."""
    node = tools("find_nodes", name=node_name)["items"][0]
    largest = max(
        every_item(tools, "report_replicas", node_id=node["id"], team=team), key=lambda group: group["replicas"]
    )
    return {"service": largest["service_name"], "replicas": largest["replicas"]}


def verify_service_with_most_replicas_in_report_replicas_by_node_and_team(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """Group and figure must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "service": given.get("service") == truth["service"],
        "replicas": given.get("replicas") == truth["replicas"],
        "nothing changed": before == after,
    }


def solve_release_with_most_rollouts_by_service_and_tested(
    tools: Tools, *, service_name: str, tested: bool
) -> dict[str, Json]:
    """Find out which of the releases meant has the most rollouts."""
    service = tools("find_services", name=service_name)["items"][0]
    counted = [
        (tools("find_rollouts", release_id=release["id"])["total"], release)
        for release in every_item(tools, "find_releases", service_id=service["id"], tested=tested)
    ]
    most, chosen = max(counted, key=lambda pair: pair[0])
    return {"release_number": chosen["number"], "rollouts": most}


def verify_release_with_most_rollouts_by_service_and_tested(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """Row and number must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "release number": given.get("release_number") == truth["release_number"],
        "number of rollouts": given.get("rollouts") == truth["rollouts"],
        "nothing changed": before == after,
    }


def solve_earliest_built_on_of_releases_by_service_and_tested(
    tools: Tools, *, service_name: str, tested: bool
) -> dict[str, Json]:
    """Find the one with the earliest build date of the releases meant."""
    service = tools("find_services", name=service_name)["items"][0]
    chosen = min(
        every_item(tools, "find_releases", service_id=service["id"], tested=tested),
        key=lambda release: release["built_on"],
    )
    return {"release_number": chosen["number"], "build_date": chosen["built_on"]}


def verify_earliest_built_on_of_releases_by_service_and_tested(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """Both fields must be those of the right row, and nothing may have changed."""
    given = answer or {}
    return {
        "release number": given.get("release_number") == truth["release_number"],
        "build date": given.get("build_date") == truth["build_date"],
        "nothing changed": before == after,
    }


def solve_condemn_release_where_allowed_by_service(tools: Tools, *, service_name: str) -> dict[str, Json]:
    """Condemn those of the releases meant for which that is allowed."""
    service = tools("find_services", name=service_name)["items"][0]
    found = list(every_item(tools, "find_releases", service_id=service["id"]))
    done = refused = 0
    for release in found:
        try:
            tools("condemn_release", release_id=release["id"])
            done += 1
        except Refused:
            refused += 1
    return {"done": done, "refused": refused}


def verify_condemn_release_where_allowed_by_service(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and the right number of releases must have changed."""
    given = answer or {}
    changed = [row for key, row in after["releases"].items() if row != before["releases"].get(key)]
    return {
        "number of releases done": given.get("done") == truth["done"],
        "number refused": given.get("refused") == truth["refused"],
        "as many changed": len(changed) == truth["done"],
        "status is bad": all(row["status"] == "bad" for row in changed),
    }


def solve_resume_rollout_or_roll_back_by_step_by_release_and_status(
    tools: Tools, *, release_number: str, status: str, limit: int
) -> dict[str, Json]:
    """Decide by the step in per cent what to do with the only rollout meant."""
    release = tools("find_releases", number=release_number)["items"][0]
    rollout = next(every_item(tools, "find_rollouts", release_id=release["id"], status=status))
    rollout = tools("get_rollout", rollout_id=rollout["id"])
    if rollout["step"] > limit:
        tools("resume_rollout", rollout_id=rollout["id"])
    else:
        tools("roll_back", rollout_id=rollout["id"])
    return {"step": rollout["step"]}


def verify_resume_rollout_or_roll_back_by_step_by_release_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The step in per cent must be right, and one rollout must have changed."""
    given = answer or {}
    changed = [row for key, row in after["rollouts"].items() if row != before["rollouts"].get(key)]
    return {"step in per cent": given.get("step") == truth["step"], "one changed": len(changed) == 1}


def solve_service_with_most_replicas_in_report_replicas_by_node_and_status(
    tools: Tools, *, node_name: str, status: str
) -> dict[str, Json]:
    """Find the service with the highest replicas in a report."""
    node = tools("find_nodes", name=node_name)["items"][0]
    largest = max(
        every_item(tools, "report_replicas", node_id=node["id"], status=status), key=lambda group: group["replicas"]
    )
    return {"service": largest["service_name"], "replicas": largest["replicas"]}


def verify_service_with_most_replicas_in_report_replicas_by_node_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """Group and figure must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "service": given.get("service") == truth["service"],
        "replicas": given.get("replicas") == truth["replicas"],
        "nothing changed": before == after,
    }


def solve_release_with_most_rollouts_by_service(tools: Tools, *, service_name: str) -> dict[str, Json]:
    """Find out which of the releases meant has the most rollouts."""
    service = tools("find_services", name=service_name)["items"][0]
    counted = [
        (tools("find_rollouts", release_id=release["id"])["total"], release)
        for release in every_item(tools, "find_releases", service_id=service["id"])
    ]
    most, chosen = max(counted, key=lambda pair: pair[0])
    return {"release_number": chosen["number"], "rollouts": most}


def verify_release_with_most_rollouts_by_service(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """Row and number must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "release number": given.get("release_number") == truth["release_number"],
        "number of rollouts": given.get("rollouts") == truth["rollouts"],
        "nothing changed": before == after,
    }


def solve_condemn_release_with_earliest_built_on_by_service_and_status(
    tools: Tools, *, service_name: str, status: str
) -> dict[str, Json]:
    """Condemn the release with the earliest build date, no other."""
    service = tools("find_services", name=service_name)["items"][0]
    release = min(
        every_item(tools, "find_releases", service_id=service["id"], status=status),
        key=lambda release: release["built_on"],
    )
    tools("condemn_release", release_id=release["id"])
    return {"build_date": release["built_on"]}


def verify_condemn_release_with_earliest_built_on_by_service_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The build date must be right, and one release must have changed."""
    given = answer or {}
    changed = [row for key, row in after["releases"].items() if row != before["releases"].get(key)]
    return {
        "build date": given.get("build_date") == truth["build_date"],
        "one changed": len(changed) == 1,
        "status is bad": all(row["status"] == "bad" for row in changed),
    }


def solve_earliest_started_at_of_replicas_by_node_and_status(
    tools: Tools, *, node_name: str, status: str
) -> dict[str, Json]:
    """Find the one with the earliest start time of the replicas meant."""
    node = tools("find_nodes", name=node_name)["items"][0]
    chosen = min(
        every_item(tools, "find_replicas", node_id=node["id"], status=status), key=lambda replica: replica["started_at"]
    )
    return {"service": chosen["service_name"], "start_time": chosen["started_at"]}


def verify_earliest_started_at_of_replicas_by_node_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """Both fields must be those of the right row, and nothing may have changed."""
    given = answer or {}
    return {
        "service": given.get("service") == truth["service"],
        "start time": given.get("start_time") == truth["start_time"],
        "nothing changed": before == after,
    }


def solve_remove_replica_where_allowed_by_node(tools: Tools, *, node_name: str) -> dict[str, Json]:
    """Remove those of the replicas meant for which that is allowed."""
    node = tools("find_nodes", name=node_name)["items"][0]
    found = list(every_item(tools, "find_replicas", node_id=node["id"]))
    done = refused = 0
    for replica in found:
        try:
            tools("remove_replica", replica_id=replica["id"])
            done += 1
        except Refused:
            refused += 1
    return {"done": done, "refused": refused}


def verify_remove_replica_where_allowed_by_node(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and the right number of replicas must be gone."""
    given = answer or {}
    changed = [key for key in before["replicas"] if key not in after["replicas"]]
    return {
        "number of replicas done": given.get("done") == truth["done"],
        "number refused": given.get("refused") == truth["refused"],
        "as many changed": len(changed) == truth["done"],
    }


def solve_resume_rollout_or_roll_back_by_step_by_release(
    tools: Tools, *, release_number: str, limit: int
) -> dict[str, Json]:
    """Decide by the step in per cent what to do with the only rollout meant."""
    release = tools("find_releases", number=release_number)["items"][0]
    rollout = next(every_item(tools, "find_rollouts", release_id=release["id"]))
    rollout = tools("get_rollout", rollout_id=rollout["id"])
    if rollout["step"] > limit:
        tools("resume_rollout", rollout_id=rollout["id"])
    else:
        tools("roll_back", rollout_id=rollout["id"])
    return {"step": rollout["step"]}


def verify_resume_rollout_or_roll_back_by_step_by_release(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The step in per cent must be right, and one rollout must have changed."""
    given = answer or {}
    changed = [row for key, row in after["rollouts"].items() if row != before["rollouts"].get(key)]
    return {"step in per cent": given.get("step") == truth["step"], "one changed": len(changed) == 1}
