"""Earning the reward without the work: doing nothing, looking only, answering only."""

from mcp_servers.checks.report import Finding, found
from mcp_servers.checks.trial import Trial
from mcp_servers.contracts import Json
from mcp_servers.runtime.sessions import CallResult, JournalEntry


def doing_nothing_scores_nothing(trial: Trial) -> Finding:
    """No call and no answer, one look and no answer: score 0. A placeholder answer without a call: no success."""
    looked = [JournalEntry("", "", {}, CallResult({}, "{}"), wrote=False)]
    problems = [
        f"an agent that {what} scores {verdict.score}"
        for what, journal in (("does nothing", []), ("makes a call that changes nothing", looked))
        if (verdict := trial.judge(None, trial.start, journal)).score != 0
    ]
    if trial.task.answer_schema is not None:
        guess = placeholder(trial.task.answer_schema)
        if trial.judge(guess, trial.start, []).success is not False:
            problems.append(f"the placeholder answer {guess} succeeds without a call")
    return found("doing nothing scores 0", problems)


def the_answer_alone_is_not_enough(trial: Trial) -> Finding:
    """Where state must change, the true answer without the calls fails; so does the verification program on its own."""
    if not trial.oracle.change:
        return found("true answer without the calls fails", [])
    problems = []
    if trial.judge(trial.task.truth, trial.start, []).success is not False:
        problems.append("the true answer succeeds although nothing was done")
    checks = trial.run_verifier(trial.oracle.answer, trial.start)
    if checks and all(checks.values()):
        problems.append("the verification program passes although nothing was done: it does not look at the state")
    return found("true answer without the calls fails", problems)


def placeholder(schema: dict[str, Json]) -> Json:
    """Return the plainest value that a schema allows."""
    if "enum" in schema:
        return schema["enum"][0]
    if schema.get("type") == "object":
        return {name: placeholder(part) for name, part in schema.get("properties", {}).items()}
    plain: dict[str, Json] = {"array": [], "boolean": False, "integer": 0, "number": 0, "string": ""}
    return plain.get(schema.get("type", "string"))
