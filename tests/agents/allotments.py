"""The world of the example in the coding prompt: allotment gardens, with rows enough for a server, or too few."""

import re
from collections.abc import Sequence
from pathlib import Path

from generator.agents.coding.stage import BRIEF
from generator.agents.database.draft import Draft, Source
from generator.agents.database.plan import Column, Plan, Table, design_of, faults_of
from generator.agents.subjects import Subject, named_subject
from generator.design.model import Design
from generator.taxonomy import groups

SUBJECT: Subject = named_subject("allotment gardens")
PLOTS = Source(origin="https://allotments.example/plots", retrieved="2026-03-01", licence="CC BY 4.0")
REST = Source(origin="written by m")

PLAN = Plan(
    title="Allotment gardens of Wendbridge",
    description="The plots of an allotment society and who has them.",
    category=groups()[0].pair[0],
    group=groups()[0].pair[1],
    zone="Europe/London",
    now="2026-03-04T09:00",
    account="gardeners",
    introduction="You act for {name}, a member of the society.",
    house_rules=("Nobody has more than two plots.",),
    tables=(
        Table(
            name="gardeners",
            noun="gardener",
            purpose="members of the society",
            title="name",
            columns=(Column(name="name", type="text", label="name", unique=True),),
        ),
        Table(
            name="plots",
            noun="plot",
            purpose="plots of land",
            title="number",
            columns=(
                Column(name="number", type="text", label="number", unique=True),
                Column(name="size", type="integer", label="size in square metres", minimum=50, maximum=400),
                Column(name="water", type="boolean", label="has water"),
                Column(name="status", type="enum", label="status", values=("free", "let", "closed")),
            ),
        ),
        Table(
            name="tenancies",
            noun="tenancy",
            purpose="who has had which plot",
            columns=(
                Column(name="plot", type="reference", label="plot", target="plots"),
                Column(name="gardener", type="reference", label="gardener", target="gardeners"),
                Column(name="since", type="day", label="first day"),
                Column(name="ended_on", type="day", label="last day", required=False),
            ),
        ),
    ),
)


def allotments(plots: int = 60, gardeners: int = 60) -> Draft:
    """Return the database: odd plots are let, even ones were; the account, Gardener 00, had two and has none."""
    assert not faults_of(PLAN, tuple(group.pair for group in groups()))
    draft = Draft(design_of(PLAN, SUBJECT))
    add(draft, "gardeners", [{"name": f"Gardener {number:02}"} for number in range(gardeners)], REST)
    rows = [
        {"number": f"A-{n:02}", "size": 100 + 10 * (n % 20), "water": n % 3 == 0, "status": ("free", "let")[n % 2]}
        for n in range(plots)
    ]
    add(draft, "plots", rows, PLOTS)
    past = [
        {
            "plot": f"A-{n:02}",
            "gardener": f"Gardener {0 if n == 2 else n % gardeners:02}",
            "since": f"2024-04-{1 + n % 28:02}",
            "ended_on": None if n % 2 else f"2025-10-{1 + n % 28:02}",
        }
        for n in range(plots)
    ]
    add(draft, "tenancies", past, REST)
    return draft


def add(draft: Draft, table: str, rows: Sequence[dict[str, object]], source: Source) -> None:
    """Add rows, all of which fit."""
    _, refused = draft.add(table, rows, source)
    assert not refused, refused


def write_allotments(folder: Path, draft: Draft | None = None) -> Design:
    """Write a database as the stage before leaves it."""
    draft = draft or allotments()
    folder.mkdir(parents=True, exist_ok=True)
    (folder / "design.json").write_text(draft.design.model_dump_json())
    draft.write(folder, seed=7)
    return draft.design


TOOLS, TESTS = re.findall(r"```python\n(\"\"\".*?)```", BRIEF, re.DOTALL)
"""The code of the example."""
