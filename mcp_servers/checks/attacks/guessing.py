"""The best guesser: somebody who has read the instruction and knows all rows, but not which ones are meant."""

from collections.abc import Iterator
from datetime import date
from itertools import combinations
from math import factorial, prod

from mcp_servers.checks.readings import read_numbers
from mcp_servers.checks.report import Finding, found
from mcp_servers.checks.shapes import leaves
from mcp_servers.checks.trial import Trial
from mcp_servers.checks.variants import is_time
from mcp_servers.contracts import Criterion, Json
from mcp_servers.runtime.comparisons import is_number, same_number
from mcp_servers.runtime.values import days_between

MAX_CHANCE = 0.05


def guessing_rarely_succeeds(trial: Trial) -> Finding:
    """Without a call the best guess is right with probability 0.05 at most; where state must change, it never is."""
    if trial.oracle.change or trial.task.answer_schema is None:
        return found("guessing rarely succeeds", [], score=0.0)
    chance = best_chance(trial)
    problem = f"the best guess succeeds with probability {chance:.2f}, more than {MAX_CHANCE}"
    return found("guessing rarely succeeds", [problem] if chance > MAX_CHANCE else [], score=chance)


def best_chance(trial: Trial) -> float:
    """Return the probability that the best guess is the whole truth.

    Fields are guessed one by one, or together where one table has their columns: a row is guessed as a whole.
    """
    truth, knowledge = trial.task.truth, trial.knowledge
    alone = {name: _chance(trial, name, value) for name, value in truth.items()}
    best = prod(alone.values())
    for table, rows in knowledge.rows.items():
        columns = {name: column for name in truth if (table, column := column_of(trial, name)) in knowledge.columns}
        fitting = sum(all(row[column] == truth[name] for name, column in columns.items()) for row in rows)
        if fitting and len(columns) > 1:
            rest = prod(chance for name, chance in alone.items() if name not in columns)
            best = max(best, rest * fitting / len(rows))
    return best


def column_of(trial: Trial, name: str) -> str:
    """Return the column that an answer field most likely comes from: the last name of its expression, or its own."""
    expression = trial.task.oracle.answer.get(name)
    return expression.rsplit(".", 1)[-1] if isinstance(expression, str) else name


def _chance(trial: Trial, name: str, value: Json) -> float:
    """Return the probability that one field is guessed: a list item by item, in any order where that does not matter."""
    schema = (trial.task.answer_schema or {}).get("properties", {}).get(name, {})
    if isinstance(value, list):
        orders = factorial(len(value)) if any(item.comparison == "set" for item in _judging(trial, name)) else 1
        return min(1.0, orders * prod(_chance(trial, name, item) for item in value)) if value else 0.5
    if isinstance(value, dict):
        return prod(_chance(trial, part, item) for part, item in value.items())
    near = max((item.tolerance for item in _judging(trial, name) if item.comparison == "number"), default=0.0)
    return max(
        [
            0.0,
            *_from_rows(trial, name, value, near),
            *_from_schema(schema, value, near),
            *_from_instruction(trial, value),
        ]
    )


def _judging(trial: Trial, name: str) -> list[Criterion]:
    return [criterion for criterion in trial.task.rubric if criterion.path == name]


def _from_rows(trial: Trial, name: str, value: Json, near: float) -> Iterator[float]:
    """How often the column has the value; of a text without a column of its name, any column that has it.

    Where one value is all that is asked for, a guesser knows that this gate lets no common value be asked for: what is left
    is the likelier.
    """
    knowledge = trial.knowledge
    places = list(knowledge.columns_named(column_of(trial, name)))
    if not places and isinstance(value, str):
        places = list(knowledge.columns)
    for place in places:
        close = [other for other in knowledge.columns[place] if near and same_number(other, value, near)]
        yield sum(knowledge.share(place, other) for other in close or [value])
        if len(trial.task.truth) == 1 and knowledge.columns[place][value]:
            yield knowledge.share_among_rare(place, value, MAX_CHANCE)


def _from_schema(schema: dict[str, Json], value: Json, near: float) -> Iterator[float]:
    """One of the enum's values, one of two, or a small number: ``n`` with probability 1/((n+1)(n+2)), which adds up to 1."""
    if "enum" in schema:
        yield 1 / len(schema["enum"])
    if isinstance(value, bool):
        yield 0.5
    elif _is_whole(value) and value >= 0:
        low, high = max(0, int(value - near)), int(value + near)
        yield 1 / (low + 1) - 1 / (high + 2)


def _from_instruction(trial: Trial, value: Json) -> Iterator[float]:
    """One of the values that the instruction states, or what follows from two of them: days between, sum, difference."""
    stated = list(leaves(list(trial.slots.values())))
    same_kind = [item for item in stated if isinstance(item, str) == isinstance(value, str)]
    if value in same_kind:
        yield same_kind.count(value) / len(same_kind)
    times = [item for item in stated if isinstance(item, str) and is_time(item)]
    numbers = [item for item in stated if isinstance(item, int | float) and not isinstance(item, bool)]
    derived: list[Json] = [abs(days_between(one, two)) for one, two in combinations([trial.task.now, *times], 2)]
    for one, two in combinations(numbers, 2):
        derived += [one + two, abs(one - two), one * two]
    if _is_whole(value) and value in derived:
        yield derived.count(value) / len(derived)
    said = read_numbers(trial.task.instruction)
    if _is_whole(value) and value in said:
        yield 1 / len(said)
    if isinstance(value, str) and is_time(value):
        distance = abs((date.fromisoformat(value[:10]) - date.fromisoformat(trial.task.now[:10])).days)
        yield 1 / ((distance + 1) * (distance + 2))


def _is_whole(value: Json) -> bool:
    return is_number(value) and (isinstance(value, int) or value.is_integer())
