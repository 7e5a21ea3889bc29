"""Solutions and verifications of programmatic tasks on Plant laboratory protocols."""

from mcp_servers.contracts import Json, Refused, State
from mcp_servers.runtime import Tools, every_item


def solve_ranking_by_planned_for_of_runs_in_detail_protocol_review_due_until_by_operator(
    tools: Tools, *, scientist_name: str, protocol_review_due_until: str, top: int
) -> dict[str, Json]:
    """Put the runs meant in order by date of the run, and list the first ones."""
    scientist = tools("find_scientists", name=scientist_name)["items"][0]
    found = [tools("get_run", run_id=run["id"]) for run in every_item(tools, "find_runs", operator_id=scientist["id"])]
    found = [
        run
        for run in found
        if tools("get_protocol", protocol_id=run["protocol_id"])["review_due"] <= protocol_review_due_until
    ]
    ranked = sorted(found, key=lambda run: run["planned_for"])[:top]
    return {"run_numbers": [run["number"] for run in ranked]}


def verify_ranking_by_planned_for_of_runs_in_detail_protocol_review_due_until_by_operator(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and nothing may have changed."""
    given = answer or {}
    return {"run numbers": given.get("run_numbers") == truth["run_numbers"], "nothing changed": before == after}


def solve_earliest_planned_for_among_runs_in_detail_which_protocol_status_by_status(
    tools: Tools, *, status: str, which_protocol_status: str
) -> dict[str, Json]:
    """Find the one with the earliest date of run of the runs meant."""
    found = [tools("get_run", run_id=run["id"]) for run in every_item(tools, "find_runs", status=status)]
    found = [
        run for run in found if tools("get_protocol", protocol_id=run["protocol_id"])["status"] == which_protocol_status
    ]
    chosen = min(found, key=lambda run: run["planned_for"])
    return {"run_number": chosen["number"], "date_of_the_run": chosen["planned_for"]}


def verify_earliest_planned_for_among_runs_in_detail_which_protocol_status_by_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "run number": given.get("run_number") == truth["run_number"],
        "date of the run": given.get("date_of_the_run") == truth["date_of_the_run"],
        "nothing changed": before == after,
    }


def solve_earliest_planned_for_of_runs_by_operator_and_status(
    tools: Tools, *, scientist_name: str, status: str
) -> dict[str, Json]:
    """Find the one with the earliest date of run of the runs meant."""
    scientist = tools("find_scientists", name=scientist_name)["items"][0]
    chosen = min(
        [
            tools("get_run", run_id=run["id"])
            for run in every_item(tools, "find_runs", operator_id=scientist["id"], status=status)
        ],
        key=lambda run: run["planned_for"],
    )
    return {"run_number": chosen["number"], "date_of_the_run": chosen["planned_for"]}


def verify_earliest_planned_for_of_runs_by_operator_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """Both fields must be those of the right row, and nothing may have changed."""
    given = answer or {}
    return {
        "run number": given.get("run_number") == truth["run_number"],
        "date of the run": given.get("date_of_the_run") == truth["date_of_the_run"],
        "nothing changed": before == after,
    }


def solve_close_deviation_for_each_by_protocol_and_status(
    tools: Tools, *, protocol_title: str, status: str
) -> dict[str, Json]:
    """Close each of the deviations meant, and count them."""
    protocol = tools("find_protocols", title=protocol_title)["items"][0]
    found = list(every_item(tools, "find_deviations", protocol_id=protocol["id"], status=status))
    for deviation in found:
        tools("close_deviation", deviation_id=deviation["id"])
    return {"deviations": len(found)}


def verify_close_deviation_for_each_by_protocol_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and the right number of deviations must have changed."""
    given = answer or {}
    changed = [row for key, row in after["deviations"].items() if row != before["deviations"].get(key)]
    return {
        "number of deviations": given.get("deviations") == truth["deviations"],
        "as many changed": len(changed) == truth["deviations"],
        "status is closed": all(row["status"] == "closed" for row in changed),
    }


def solve_stop_run_where_allowed_by_operator(tools: Tools, *, scientist_name: str) -> dict[str, Json]:
    """Stop those of the runs meant for which that is allowed."""
    scientist = tools("find_scientists", name=scientist_name)["items"][0]
    found = list(every_item(tools, "find_runs", operator_id=scientist["id"]))
    done = refused = 0
    for run in found:
        try:
            tools("stop_run", run_id=run["id"])
            done += 1
        except Refused:
            refused += 1
    return {"done": done, "refused": refused}


def verify_stop_run_where_allowed_by_operator(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and the right number of runs must have changed."""
    given = answer or {}
    changed = [row for key, row in after["runs"].items() if row != before["runs"].get(key)]
    return {
        "number of runs done": given.get("done") == truth["done"],
        "number refused": given.get("refused") == truth["refused"],
        "as many changed": len(changed) == truth["done"],
        "status is stopped": all(row["status"] == "stopped" for row in changed),
    }


def solve_retire_protocol_where_allowed_of_all(tools: Tools) -> dict[str, Json]:
    """Retire those of the protocols meant for which that is allowed."""
    found = list(every_item(tools, "find_protocols"))
    done = refused = 0
    for protocol in found:
        try:
            tools("retire_protocol", protocol_id=protocol["id"])
            done += 1
        except Refused:
            refused += 1
    return {"done": done, "refused": refused}


def verify_retire_protocol_where_allowed_of_all(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and the right number of protocols must have changed."""
    given = answer or {}
    changed = [row for key, row in after["protocols"].items() if row != before["protocols"].get(key)]
    return {
        "number of protocols done": given.get("done") == truth["done"],
        "number refused": given.get("refused") == truth["refused"],
        "as many changed": len(changed) == truth["done"],
        "status is retired": all(row["status"] == "retired" for row in changed),
    }


def solve_retire_protocol_with_earliest_review_due_by_author(tools: Tools, *, scientist_name: str) -> dict[str, Json]:
    """Retire the protocol with the earliest review date, no other."""
    scientist = tools("find_scientists", name=scientist_name)["items"][0]
    protocol = min(
        [
            tools("get_protocol", protocol_id=protocol["id"])
            for protocol in every_item(tools, "find_protocols", author_id=scientist["id"])
        ],
        key=lambda protocol: protocol["review_due"],
    )
    tools("retire_protocol", protocol_id=protocol["id"])
    return {"review_date": protocol["review_due"]}


def verify_retire_protocol_with_earliest_review_due_by_author(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The review date must be right, and one protocol must have changed."""
    given = answer or {}
    changed = [row for key, row in after["protocols"].items() if row != before["protocols"].get(key)]
    return {
        "review date": given.get("review_date") == truth["review_date"],
        "one changed": len(changed) == 1,
        "status is retired": all(row["status"] == "retired" for row in changed),
    }


def solve_protocol_with_most_trainings_by_author_and_status(
    tools: Tools, *, scientist_name: str, status: str
) -> dict[str, Json]:
    """Find out which of the protocols meant has the most trainings."""
    scientist = tools("find_scientists", name=scientist_name)["items"][0]
    counted = [
        (tools("find_trainings", protocol_id=protocol["id"])["total"], protocol)
        for protocol in every_item(tools, "find_protocols", author_id=scientist["id"], status=status)
    ]
    most, chosen = max(counted, key=lambda pair: pair[0])
    return {"title": chosen["title"], "trainings": most}


def verify_protocol_with_most_trainings_by_author_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """Row and number must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "title": given.get("title") == truth["title"],
        "number of trainings": given.get("trainings") == truth["trainings"],
        "nothing changed": before == after,
    }


def solve_close_deviation_where_allowed_by_severity(tools: Tools, *, severity: str) -> dict[str, Json]:
    """Close those of the deviations meant for which that is allowed."""
    found = list(every_item(tools, "find_deviations", severity=severity))
    done = refused = 0
    for deviation in found:
        try:
            tools("close_deviation", deviation_id=deviation["id"])
            done += 1
        except Refused:
            refused += 1
    return {"done": done, "refused": refused}


def verify_close_deviation_where_allowed_by_severity(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and the right number of deviations must have changed."""
    given = answer or {}
    changed = [row for key, row in after["deviations"].items() if row != before["deviations"].get(key)]
    return {
        "number of deviations done": given.get("done") == truth["done"],
        "number refused": given.get("refused") == truth["refused"],
        "as many changed": len(changed) == truth["done"],
        "status is closed": all(row["status"] == "closed" for row in changed),
    }


def solve_ranking_by_planned_for_of_runs_of_protocol_by_author(
    tools: Tools, *, scientist_name: str, top: int
) -> dict[str, Json]:
    """Put the runs meant in order by date of the run, and list the first ones."""
    scientist = tools("find_scientists", name=scientist_name)["items"][0]
    found = [
        run
        for protocol in every_item(tools, "find_protocols", author_id=scientist["id"])
        for run in every_item(tools, "find_runs", protocol_id=protocol["id"])
    ]
    ranked = sorted(found, key=lambda run: run["planned_for"])[:top]
    return {"run_numbers": [run["number"] for run in ranked]}


def verify_ranking_by_planned_for_of_runs_of_protocol_by_author(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and nothing may have changed."""
    given = answer or {}
    return {"run numbers": given.get("run_numbers") == truth["run_numbers"], "nothing changed": before == after}


def solve_train_scientist_earliest_review_due_by_status(
    tools: Tools, *, status: str, scientist_name: str
) -> dict[str, Json]:
    """Choose the protocol with the earliest review date and use it."""
    scientist = tools("find_scientists", name=scientist_name)["items"][0]
    protocol = min(every_item(tools, "find_protocols", status=status), key=lambda protocol: protocol["review_due"])
    made = tools("train_scientist", scientist_id=scientist["id"], protocol_id=protocol["id"])
    return {"date_of_the_training": made["trained_on"]}


def verify_train_scientist_earliest_review_due_by_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """One training must have been added, with the date of the training that is right."""
    given = answer or {}
    added = [row for key, row in after["trainings"].items() if key not in before["trainings"]]
    return {
        "date of the training": given.get("date_of_the_training") == truth["date_of_the_training"],
        "one added": len(added) == 1,
        "with that date of the training": [row["trained_on"] for row in added] == [truth["date_of_the_training"]],
    }


def solve_close_deviation_for_each_by_run(tools: Tools, *, run_number: str) -> dict[str, Json]:
    """Close each of the deviations meant, and count them."""
    run = tools("find_runs", number=run_number)["items"][0]
    found = list(every_item(tools, "find_deviations", run_id=run["id"]))
    for deviation in found:
        tools("close_deviation", deviation_id=deviation["id"])
    return {"deviations": len(found)}


def verify_close_deviation_for_each_by_run(answer: Json, truth: Json, before: State, after: State) -> dict[str, bool]:
    """The number must be right, and as many deviations must have changed."""
    given = answer or {}
    changed = [row for key, row in after["deviations"].items() if row != before["deviations"].get(key)]
    return {
        "number of deviations": given.get("deviations") == truth["deviations"],
        "as many changed": len(changed) == truth["deviations"],
        "status is closed": all(row["status"] == "closed" for row in changed),
    }


def solve_earliest_trained_on_among_trainings_of_protocol_by_author_and_status(
    tools: Tools, *, scientist_name: str, status: str
) -> dict[str, Json]:
    """Find the one with the earliest date of training of the trainings meant."""
    scientist = tools("find_scientists", name=scientist_name)["items"][0]
    found = [
        training
        for protocol in every_item(tools, "find_protocols", author_id=scientist["id"], status=status)
        for training in every_item(tools, "find_trainings", protocol_id=protocol["id"])
    ]
    chosen = min(found, key=lambda training: training["trained_on"])
    return {"protocol": chosen["protocol_title"], "date_of_the_training": chosen["trained_on"]}


def verify_earliest_trained_on_among_trainings_of_protocol_by_author_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "protocol": given.get("protocol") == truth["protocol"],
        "date of the training": given.get("date_of_the_training") == truth["date_of_the_training"],
        "nothing changed": before == after,
    }


def solve_earliest_review_due_of_protocols_by_author_and_status(
    tools: Tools, *, scientist_name: str, status: str
) -> dict[str, Json]:
    """Find the one with the earliest review date of the protocols meant."""
    scientist = tools("find_scientists", name=scientist_name)["items"][0]
    chosen = min(
        [
            tools("get_protocol", protocol_id=protocol["id"])
            for protocol in every_item(tools, "find_protocols", author_id=scientist["id"], status=status)
        ],
        key=lambda protocol: protocol["review_due"],
    )
    return {"title": chosen["title"], "review_date": chosen["review_due"]}


def verify_earliest_review_due_of_protocols_by_author_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """Both fields must be those of the right row, and nothing may have changed."""
    given = answer or {}
    return {
        "title": given.get("title") == truth["title"],
        "review date": given.get("review_date") == truth["review_date"],
        "nothing changed": before == after,
    }
