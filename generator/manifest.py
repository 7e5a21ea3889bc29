"""``environment.json``: what a server says about itself and how its world starts."""

from generator.database.rows import Rows, account_key
from generator.design.completion import generated_columns
from generator.design.evaluation import Tables, evaluate
from generator.design.model import Design
from generator.design.problems import braces
from mcp_servers.contracts import Environment, InputError, WorldStart
from mcp_servers.runtime.values import say_moment

MAX_WORDS = 150
"""Longest instructions."""


def make_manifest(design: Design, rows: Rows, seed: int) -> Environment:
    """Return the manifest of a design's server with these rows.

    Args:
        design: A complete design.
        rows: Table name to rows.
        seed: Seed of the ids that the world makes.

    Raises:
        InputError: The instructions are too long.
    """
    account = account_key(design, rows)
    return Environment(
        name=design.name,
        title=design.title,
        description=design.description,
        taxonomy=design.taxonomy,
        theme=design.theme,
        provenance=design.provenance,
        world=WorldStart(seed=seed, now=design.now, zone=design.zone, account=account),
        instructions=write_instructions(design, rows, account),
        id_prefixes={entity.plural: entity.prefix for entity in design.entities},
        generated={entity.plural: generated_columns(design, entity) for entity in design.entities},
        counts={
            "tables": len(design.entities),
            "rows": sum(len(table) for table in rows.values()),
            "tools": len(design.operations),
            "writing": sum(operation.writes for operation in design.operations),
        },
    )


def write_instructions(design: Design, rows: Rows, account: str) -> str:
    """Return what an agent is told: date and zone, the account acted for, house rules.

    Raises:
        InputError: It is longer than ``MAX_WORDS``.
    """
    sentences = [f"It is {say_moment(design.now)} in {design.zone}.", *_introduction(design, rows, account)]
    text = " ".join([*sentences, *design.house_rules])
    if (count := len(text.split())) > MAX_WORDS:
        raise InputError(f"{design.name}: instructions have {count} words; at most {MAX_WORDS} are allowed")
    return text


def _introduction(design: Design, rows: Rows, account: str) -> list[str]:
    if design.account is None:
        return []
    tables = Tables(design, rows)
    entity = design.entity(design.account.entity)
    row = tables.row(entity.name, account)
    text = design.account.introduction
    for path in braces(text):
        text = text.replace(f"{{{path}}}", str(evaluate(f"account.{path}", tables, {}, design.now, row)))
    return [text, f"Your {entity.label} id is {account}."]
