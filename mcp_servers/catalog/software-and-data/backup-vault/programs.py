"""Solutions and verifications of programmatic tasks on Findlinge backup vault."""

from mcp_servers.contracts import Json, Refused, State
from mcp_servers.runtime import Tools, every_item


def solve_backup_run_with_most_restores_by_store(tools: Tools, *, data_store_name: str) -> dict[str, Json]:
    """Find out which of the runs meant has the most restores."""
    data_store = tools("find_stores", name=data_store_name)["items"][0]
    counted = [
        (tools("find_restores", run_id=backup_run["id"])["total"], backup_run)
        for backup_run in every_item(tools, "find_runs", store_id=data_store["id"])
    ]
    most, chosen = max(counted, key=lambda pair: pair[0])
    return {"store": chosen["data_store_name"], "restores": most}


def verify_backup_run_with_most_restores_by_store(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """Row and number must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "store": given.get("store") == truth["store"],
        "number of restores": given.get("restores") == truth["restores"],
        "nothing changed": before == after,
    }


def solve_fail_run_where_allowed_least_size_by_store(
    tools: Tools, *, data_store_name: str, least_size: int
) -> dict[str, Json]:
    """Fail those of the runs meant for which that is allowed."""
    data_store = tools("find_stores", name=data_store_name)["items"][0]
    found = list(every_item(tools, "find_runs", store_id=data_store["id"]))
    found = [backup_run for backup_run in found if backup_run["size"] >= least_size]
    done = refused = 0
    for backup_run in found:
        try:
            tools("fail_run", backup_run_id=backup_run["id"])
            done += 1
        except Refused:
            refused += 1
    return {"done": done, "refused": refused}


def verify_fail_run_where_allowed_least_size_by_store(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and the right number of runs must have changed."""
    given = answer or {}
    changed = [row for key, row in after["backup_runs"].items() if row != before["backup_runs"].get(key)]
    return {
        "number of runs done": given.get("done") == truth["done"],
        "number refused": given.get("refused") == truth["refused"],
        "as many changed": len(changed) == truth["done"],
        "status is failed": all(row["status"] == "failed" for row in changed),
    }


def solve_store_with_most_gigabytes_in_report_runs_by_tape_and_secrecy(
    tools: Tools, *, tape_label: str, secrecy: str
) -> dict[str, Json]:
    """Find the store with the highest gigabytes in a report."""
    tape = tools("find_tapes", label=tape_label)["items"][0]
    largest = max(
        every_item(tools, "report_runs", tape_id=tape["id"], secrecy=secrecy), key=lambda group: group["gigabytes"]
    )
    return {"store": largest["data_store_name"], "gigabytes": largest["gigabytes"]}


def verify_store_with_most_gigabytes_in_report_runs_by_tape_and_secrecy(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """Group and figure must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "store": given.get("store") == truth["store"],
        "gigabytes": given.get("gigabytes") == truth["gigabytes"],
        "nothing changed": before == after,
    }


def solve_fail_run_for_each_by_store_and_status(tools: Tools, *, data_store_name: str, status: str) -> dict[str, Json]:
    """Fail each of the backup runs meant, and count them."""
    data_store = tools("find_stores", name=data_store_name)["items"][0]
    found = list(every_item(tools, "find_runs", store_id=data_store["id"], status=status))
    for backup_run in found:
        tools("fail_run", backup_run_id=backup_run["id"])
    return {"backup_runs": len(found)}


def verify_fail_run_for_each_by_store_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The number must be right, and as many backup runs must have changed."""
    given = answer or {}
    changed = [row for key, row in after["backup_runs"].items() if row != before["backup_runs"].get(key)]
    return {
        "number of backup runs": given.get("backup_runs") == truth["backup_runs"],
        "as many changed": len(changed) == truth["backup_runs"],
        "status is failed": all(row["status"] == "failed" for row in changed),
    }


def solve_most_size_among_backup_runs_least_size_by_tape_and_status(
    tools: Tools, *, tape_label: str, status: str, least_size: int
) -> dict[str, Json]:
    """Find the one with the highest size in gigabytes of the runs meant."""
    tape = tools("find_tapes", label=tape_label)["items"][0]
    found = list(every_item(tools, "find_runs", tape_id=tape["id"], status=status))
    found = [backup_run for backup_run in found if backup_run["size"] >= least_size]
    chosen = max(found, key=lambda backup_run: backup_run["size"])
    return {"store": chosen["data_store_name"], "size": chosen["size"]}


def verify_most_size_among_backup_runs_least_size_by_tape_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "store": given.get("store") == truth["store"],
        "size in gigabytes": given.get("size") == truth["size"],
        "nothing changed": before == after,
    }


def solve_fail_run_for_each_by_tape_and_status(tools: Tools, *, tape_label: str, status: str) -> dict[str, Json]:
    """Fail each of the runs meant, and count them."""
    tape = tools("find_tapes", label=tape_label)["items"][0]
    found = list(every_item(tools, "find_runs", tape_id=tape["id"], status=status))
    for backup_run in found:
        tools("fail_run", backup_run_id=backup_run["id"])
    return {"backup_runs": len(found)}


def verify_fail_run_for_each_by_tape_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and the right number of runs must have changed."""
    given = answer or {}
    changed = [row for key, row in after["backup_runs"].items() if row != before["backup_runs"].get(key)]
    return {
        "number of runs": given.get("backup_runs") == truth["backup_runs"],
        "as many changed": len(changed) == truth["backup_runs"],
        "status is failed": all(row["status"] == "failed" for row in changed),
    }


def solve_earliest_asked_at_of_restores_by_store_and_status(
    tools: Tools, *, data_store_name: str, status: str
) -> dict[str, Json]:
    """Find the one with the earliest time of the request of the restores meant."""
    data_store = tools("find_stores", name=data_store_name)["items"][0]
    chosen = min(
        every_item(tools, "find_restores", store_id=data_store["id"], status=status),
        key=lambda restore: restore["asked_at"],
    )
    return {"store": chosen["backup_run_data_store_name"], "time_of_the_request": chosen["asked_at"]}


def verify_earliest_asked_at_of_restores_by_store_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """Both fields must be those of the right row, and nothing may have changed."""
    given = answer or {}
    return {
        "store": given.get("store") == truth["store"],
        "time of the request": given.get("time_of_the_request") == truth["time_of_the_request"],
        "nothing changed": before == after,
    }


def solve_backup_run_with_most_restores_by_store_and_status(
    tools: Tools, *, data_store_name: str, status: str
) -> dict[str, Json]:
    """Find out which of the runs meant has the most restores."""
    data_store = tools("find_stores", name=data_store_name)["items"][0]
    counted = [
        (tools("find_restores", run_id=backup_run["id"])["total"], backup_run)
        for backup_run in every_item(tools, "find_runs", store_id=data_store["id"], status=status)
    ]
    most, chosen = max(counted, key=lambda pair: pair[0])
    return {"store": chosen["data_store_name"], "restores": most}


def verify_backup_run_with_most_restores_by_store_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """Row and number must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "store": given.get("store") == truth["store"],
        "number of restores": given.get("restores") == truth["restores"],
        "nothing changed": before == after,
    }


def solve_ask_restore_highest_size_by_store_and_status(
    tools: Tools, *, data_store_name: str, status: str, reason: str
) -> dict[str, Json]:
    """Choose the run with the highest size in gigabytes and use it."""
    data_store = tools("find_stores", name=data_store_name)["items"][0]
    data_store = tools("find_stores", name=data_store_name)["items"][0]
    backup_run = max(
        every_item(tools, "find_runs", store_id=data_store["id"], status=status),
        key=lambda backup_run: backup_run["size"],
    )
    made = tools("ask_restore", target_id=data_store["id"], backup_run_id=backup_run["id"], reason=reason)
    return {"time_of_the_request": made["asked_at"]}


def verify_ask_restore_highest_size_by_store_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """One restore must have been added, with the time of the request that is right."""
    given = answer or {}
    added = [row for key, row in after["restores"].items() if key not in before["restores"]]
    return {
        "time of the request": given.get("time_of_the_request") == truth["time_of_the_request"],
        "one added": len(added) == 1,
        "with that time of the request": [row["asked_at"] for row in added] == [truth["time_of_the_request"]],
    }


def solve_earliest_made_on_among_backup_runs_most_size_by_tape_and_status(
    tools: Tools, *, tape_label: str, status: str, most_size: int
) -> dict[str, Json]:
    """Find the one with the earliest date of the run of the runs meant."""
    tape = tools("find_tapes", label=tape_label)["items"][0]
    found = list(every_item(tools, "find_runs", tape_id=tape["id"], status=status))
    found = [backup_run for backup_run in found if backup_run["size"] <= most_size]
    chosen = min(found, key=lambda backup_run: backup_run["made_on"])
    return {"store": chosen["data_store_name"], "date_of_the_run": chosen["made_on"]}


def verify_earliest_made_on_among_backup_runs_most_size_by_tape_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "store": given.get("store") == truth["store"],
        "date of the run": given.get("date_of_the_run") == truth["date_of_the_run"],
        "nothing changed": before == after,
    }


def solve_fail_run_where_allowed_by_tape_and_status(tools: Tools, *, tape_label: str, status: str) -> dict[str, Json]:
    """Fail those of the runs meant for which that is allowed."""
    tape = tools("find_tapes", label=tape_label)["items"][0]
    found = list(every_item(tools, "find_runs", tape_id=tape["id"], status=status))
    done = refused = 0
    for backup_run in found:
        try:
            tools("fail_run", backup_run_id=backup_run["id"])
            done += 1
        except Refused:
            refused += 1
    return {"done": done, "refused": refused}


def verify_fail_run_where_allowed_by_tape_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and the right number of runs must have changed."""
    given = answer or {}
    changed = [row for key, row in after["backup_runs"].items() if row != before["backup_runs"].get(key)]
    return {
        "number of runs done": given.get("done") == truth["done"],
        "number refused": given.get("refused") == truth["refused"],
        "as many changed": len(changed) == truth["done"],
        "status is failed": all(row["status"] == "failed" for row in changed),
    }


def solve_fail_run_or_verify_run_by_size_by_tape_and_status(
    tools: Tools, *, tape_label: str, status: str, limit: int
) -> dict[str, Json]:
    """Decide by the size in gigabytes what to do with the only run meant."""
    tape = tools("find_tapes", label=tape_label)["items"][0]
    backup_run = next(every_item(tools, "find_runs", tape_id=tape["id"], status=status))
    if backup_run["size"] > limit:
        tools("fail_run", backup_run_id=backup_run["id"])
    else:
        tools("verify_run", backup_run_id=backup_run["id"])
    return {"size": backup_run["size"]}


def verify_fail_run_or_verify_run_by_size_by_tape_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The size in gigabytes must be right, and one run must have changed."""
    given = answer or {}
    changed = [row for key, row in after["backup_runs"].items() if row != before["backup_runs"].get(key)]
    return {"size in gigabytes": given.get("size") == truth["size"], "one changed": len(changed) == 1}


def solve_highest_size_of_backup_runs_by_store_and_status(
    tools: Tools, *, data_store_name: str, status: str
) -> dict[str, Json]:
    """Find the one with the highest size in gigabytes of the runs meant."""
    data_store = tools("find_stores", name=data_store_name)["items"][0]
    chosen = max(
        every_item(tools, "find_runs", store_id=data_store["id"], status=status),
        key=lambda backup_run: backup_run["size"],
    )
    return {"store": chosen["data_store_name"], "size": chosen["size"]}


def verify_highest_size_of_backup_runs_by_store_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """Both fields must be those of the right row, and nothing may have changed."""
    given = answer or {}
    return {
        "store": given.get("store") == truth["store"],
        "size in gigabytes": given.get("size") == truth["size"],
        "nothing changed": before == after,
    }


def solve_backup_run_with_most_restores_by_tape_and_status(
    tools: Tools, *, tape_label: str, status: str
) -> dict[str, Json]:
    """Find out which of the runs meant has the most restores."""
    tape = tools("find_tapes", label=tape_label)["items"][0]
    counted = [
        (tools("find_restores", run_id=backup_run["id"])["total"], backup_run)
        for backup_run in every_item(tools, "find_runs", tape_id=tape["id"], status=status)
    ]
    most, chosen = max(counted, key=lambda pair: pair[0])
    return {"store": chosen["data_store_name"], "restores": most}


def verify_backup_run_with_most_restores_by_tape_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """Row and number must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "store": given.get("store") == truth["store"],
        "number of restores": given.get("restores") == truth["restores"],
        "nothing changed": before == after,
    }
