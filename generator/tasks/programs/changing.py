"""The parts of programs and verifications that are about changing rows."""

import json

from generator.design.model import Entity, Operation
from generator.tasks.programs.source import call
from generator.tasks.signatures import Signature
from generator.tasks.wording.sentences import capitalised


def verb(action: Signature, entity: Entity) -> str:
    """Return what a tool does to a row, from its name: ``Cancel``, ``Check in``."""
    return capitalised(action.name.replace("_", " ").split(f" {entity.label}")[0])


def change(action: Signature, entity: Entity) -> str:
    """Return the call that changes a row."""
    return call(action, {action.parameters[0].name: f'{entity.name}["id"]'})


def changed(operation: Operation, table: str) -> list[str]:
    """Return the lines that collect the rows that a program changed or took away."""
    if operation.kind == "delete":
        return [f'changed = [key for key in before["{table}"] if key not in after["{table}"]]']
    return [f'changed = [row for key, row in after["{table}"].items() if row != before["{table}"].get(key)]']


def must(operation: Operation) -> str:
    """Return what a verification says of the rows that it counts."""
    return "must be gone" if operation.kind == "delete" else "must have changed"


def ways(operation: Operation, entity: Entity) -> dict[str, str]:
    """Return a check for each fixed value that a change gives its row."""
    checks = {}
    for effect in operation.effects:
        if effect.kind == "set" and effect.entity == entity.name and not effect.each and not effect.when:
            for name, expression in effect.values.items():
                if expression.startswith('"'):
                    value = json.loads(expression)
                    words = value.replace("_", " ")
                    checks[f"{name} is {words}"] = f'all(row["{name}"] == "{value}" for row in changed)'
    return checks
