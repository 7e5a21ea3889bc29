"""Solutions and verifications of programmatic tasks on Ostsee container rollouts."""

from mcp_servers.contracts import Json, Refused, State
from mcp_servers.runtime import Tools, every_item


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


def solve_add_replica_highest_memory_by_team(tools: Tools, *, team: str, node_name: str) -> dict[str, Json]:
    """Choose the service with the highest memory a replica and use it."""
    node = tools("find_nodes", name=node_name)["items"][0]
    service = max(every_item(tools, "find_services", team=team), key=lambda service: service["memory"])
    made = tools("add_replica", node_id=node["id"], service_id=service["id"])
    return {"start_time": made["started_at"]}


def verify_add_replica_highest_memory_by_team(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """One replica must have been added, with the start time that is right."""
    given = answer or {}
    added = [row for key, row in after["replicas"].items() if key not in before["replicas"]]
    return {
        "start time": given.get("start_time") == truth["start_time"],
        "one added": len(added) == 1,
        "with that start time": [row["started_at"] for row in added] == [truth["start_time"]],
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


def solve_service_with_most_releases_by_team(tools: Tools, *, team: str) -> dict[str, Json]:
    """Find out which of the services meant has the most releases."""
    counted = [
        (tools("find_releases", service_id=service["id"])["total"], service)
        for service in every_item(tools, "find_services", team=team)
    ]
    most, chosen = max(counted, key=lambda pair: pair[0])
    return {"name": chosen["name"], "releases": most}


def verify_service_with_most_releases_by_team(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """Row and number must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "name": given.get("name") == truth["name"],
        "number of releases": given.get("releases") == truth["releases"],
        "nothing changed": before == after,
    }


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


def solve_drain_node_where_allowed_by_status(tools: Tools, *, status: str) -> dict[str, Json]:
    """Drain those of the nodes meant for which that is allowed."""
    found = list(every_item(tools, "find_nodes", status=status))
    done = refused = 0
    for node in found:
        try:
            tools("drain_node", node_id=node["id"])
            done += 1
        except Refused:
            refused += 1
    return {"done": done, "refused": refused}


def verify_drain_node_where_allowed_by_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and the right number of nodes must have changed."""
    given = answer or {}
    changed = [row for key, row in after["nodes"].items() if row != before["nodes"].get(key)]
    return {
        "number of nodes done": given.get("done") == truth["done"],
        "number refused": given.get("refused") == truth["refused"],
        "as many changed": len(changed) == truth["done"],
        "status is drained": all(row["status"] == "drained" for row in changed),
    }


def solve_condemn_release_for_each_by_service_and_tested(
    tools: Tools, *, service_name: str, tested: bool
) -> dict[str, Json]:
    """Condemn each of the releases meant, and count them."""
    service = tools("find_services", name=service_name)["items"][0]
    found = list(every_item(tools, "find_releases", service_id=service["id"], tested=tested))
    for release in found:
        tools("condemn_release", release_id=release["id"])
    return {"releases": len(found)}


def verify_condemn_release_for_each_by_service_and_tested(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The number must be right, and as many releases must have changed."""
    given = answer or {}
    changed = [row for key, row in after["releases"].items() if row != before["releases"].get(key)]
    return {
        "number of releases": given.get("releases") == truth["releases"],
        "as many changed": len(changed) == truth["releases"],
        "status is bad": all(row["status"] == "bad" for row in changed),
    }


def solve_roll_back_with_earliest_step_begun_at_by_service(tools: Tools, *, service_name: str) -> dict[str, Json]:
    """Roll back the rollout with the earliest begin of step, no other."""
    service = tools("find_services", name=service_name)["items"][0]
    rollout = min(
        [
            tools("get_rollout", rollout_id=rollout["id"])
            for rollout in every_item(tools, "find_rollouts", service_id=service["id"])
        ],
        key=lambda rollout: rollout["step_begun_at"],
    )
    tools("roll_back", rollout_id=rollout["id"])
    return {"begin_of_the_step": rollout["step_begun_at"]}


def verify_roll_back_with_earliest_step_begun_at_by_service(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The begin of the step must be right, and one rollout must have changed."""
    given = answer or {}
    changed = [row for key, row in after["rollouts"].items() if row != before["rollouts"].get(key)]
    return {
        "begin of the step": given.get("begin_of_the_step") == truth["begin_of_the_step"],
        "one changed": len(changed) == 1,
        "status is rolled back": all(row["status"] == "rolled_back" for row in changed),
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


def solve_earliest_started_at_among_replicas_of_service_at_once_by_team(tools: Tools, *, team: str) -> dict[str, Json]:
    """Find the one with the earliest start time of the replicas meant."""
    those = {service["name"] for service in every_item(tools, "find_services", team=team)}
    found = [replica for replica in every_item(tools, "find_replicas") if replica["service_name"] in those]
    chosen = min(found, key=lambda replica: replica["started_at"])
    return {"service": chosen["service_name"], "start_time": chosen["started_at"]}


def verify_earliest_started_at_among_replicas_of_service_at_once_by_team(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "service": given.get("service") == truth["service"],
        "start time": given.get("start_time") == truth["start_time"],
        "nothing changed": before == after,
    }


def solve_earliest_step_begun_at_of_rollouts_by_service_and_status(
    tools: Tools, *, service_name: str, status: str
) -> dict[str, Json]:
    """Find the one with the earliest begin of step of the rollouts meant."""
    service = tools("find_services", name=service_name)["items"][0]
    chosen = min(
        [
            tools("get_rollout", rollout_id=rollout["id"])
            for rollout in every_item(tools, "find_rollouts", service_id=service["id"], status=status)
        ],
        key=lambda rollout: rollout["step_begun_at"],
    )
    return {"release": chosen["release_number"], "begin_of_the_step": chosen["step_begun_at"]}


def verify_earliest_step_begun_at_of_rollouts_by_service_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """Both fields must be those of the right row, and nothing may have changed."""
    given = answer or {}
    return {
        "release": given.get("release") == truth["release"],
        "begin of the step": given.get("begin_of_the_step") == truth["begin_of_the_step"],
        "nothing changed": before == after,
    }


def solve_roll_back_for_each_by_status(tools: Tools, *, status: str) -> dict[str, Json]:
    """Roll back each of the rollouts meant, and count them."""
    found = list(every_item(tools, "find_rollouts", status=status))
    for rollout in found:
        tools("roll_back", rollout_id=rollout["id"])
    return {"rollouts": len(found)}


def verify_roll_back_for_each_by_status(answer: Json, truth: Json, before: State, after: State) -> dict[str, bool]:
    """The number must be right, and as many rollouts must have changed."""
    given = answer or {}
    changed = [row for key, row in after["rollouts"].items() if row != before["rollouts"].get(key)]
    return {
        "number of rollouts": given.get("rollouts") == truth["rollouts"],
        "as many changed": len(changed) == truth["rollouts"],
        "status is rolled back": all(row["status"] == "rolled_back" for row in changed),
    }


def solve_ranking_by_built_on_of_releases_of_service_by_team(tools: Tools, *, team: str, top: int) -> dict[str, Json]:
    """Put the releases meant in order by build date, and list the first ones."""
    found = [
        release
        for service in every_item(tools, "find_services", team=team)
        for release in every_item(tools, "find_releases", service_id=service["id"])
    ]
    ranked = sorted(found, key=lambda release: release["built_on"])[:top]
    return {"release_numbers": [release["number"] for release in ranked]}


def verify_ranking_by_built_on_of_releases_of_service_by_team(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "release numbers": given.get("release_numbers") == truth["release_numbers"],
        "nothing changed": before == after,
    }


def solve_resume_rollout_for_each_by_status(tools: Tools, *, status: str) -> dict[str, Json]:
    """Resume each of the rollouts meant, and count them."""
    found = list(every_item(tools, "find_rollouts", status=status))
    for rollout in found:
        tools("resume_rollout", rollout_id=rollout["id"])
    return {"rollouts": len(found)}


def verify_resume_rollout_for_each_by_status(answer: Json, truth: Json, before: State, after: State) -> dict[str, bool]:
    """The number must be right, and as many rollouts must have changed."""
    given = answer or {}
    changed = [row for key, row in after["rollouts"].items() if row != before["rollouts"].get(key)]
    return {
        "number of rollouts": given.get("rollouts") == truth["rollouts"],
        "as many changed": len(changed) == truth["rollouts"],
        "status is running": all(row["status"] == "running" for row in changed),
    }
