"""``report.html``: one page without outside resources, made from a run's folder."""

import asyncio
from collections.abc import Sequence
from html import escape

from mcp_servers.contracts import Message, Rollout
from trainer.cycles import Cycle
from trainer.evaluation import Examination, Line, compare
from trainer.runs import Run
from trainer.statistics import Interval

EXAMINATIONS = ("before", "after", "control")
CURVES = (
    ("success", "Success in training"),
    ("kl", "KL to the warm-started policy"),
    ("entropy", "Entropy"),
    ("tool_calls", "Tool calls a rollout"),
    ("outside", "Share of time outside model and optimiser"),
)
STYLE = """
body { font: 15px/1.5 system-ui, sans-serif; max-width: 60rem; margin: 2rem auto; padding: 0 1rem; color: #222 }
table { border-collapse: collapse } td, th { padding: .2rem .7rem; text-align: right; border-bottom: 1px solid #ddd }
td:first-child, th:first-child { text-align: left; white-space: pre }
figure { display: inline-block; margin: .5rem 1rem .5rem 0 } figcaption { font-size: 13px }
pre { white-space: pre-wrap; background: #f6f6f6; padding: .6rem; margin: .3rem 0; font-size: 13px }
.assistant { background: #eaf3ea } .tool { background: #eef1f8 }
"""


def examinations(run: Run) -> list[Examination]:
    """Return the examinations that were taken, before first."""
    return [examination for phase in EXAMINATIONS if (examination := run.examination(phase))]


def reading_check(run: Run) -> str:
    """Say how the reinforced policy does on the same tasks with garbled observations; empty before it was tried."""
    shuffled, plain = run.examination("shuffled"), run.examination("after")
    if not (shuffled and plain):
        return ""
    garbled = sum(bool(outcome.success) for outcome in shuffled.outcomes)
    tried = plain.by_task()
    read = sum(bool(tried[outcome.task].success) for outcome in shuffled.outcomes)
    return f"with garbled observations {garbled} of {len(shuffled.outcomes)} tasks succeed, with true ones {read}"


def write_report(run: Run) -> None:
    """Write the page of a run."""
    taken = examinations(run)
    body = [f"<h1>Run {escape(run.folder.name)}</h1>"]
    if taken:
        body += ["<h2>Success on the same held-out tasks</h2>", _table(compare(taken))]
    if check := reading_check(run):
        body.append(f"<p>{check}</p>")
    cycles = run.cycles()
    if cycles:
        body += ["<h2>Reinforcement</h2>", *(_curve(cycles, key, title) for key, title in CURVES)]
    body += ["<h2>Trajectories after training</h2>", *map(_trajectory, asyncio.run(_samples(run)))]
    body += ["<h2>Configuration</h2>", f"<pre>{escape(run.settings.model_dump_json(indent=2))}</pre>"]
    run.report.write_text(
        f'<!doctype html><html lang="en"><meta charset="utf-8"><title>{escape(run.folder.name)}</title>'
        f"<style>{STYLE}</style>{''.join(body)}</html>\n",
        "utf-8",
    )


async def _samples(run: Run) -> list[Rollout]:
    """Pick a few rollouts: long ones that succeeded, and some that failed."""
    good = await run.store.read("after", "success = 1 AND tool_calls >= 3", 3)
    return good + await run.store.read("after", "success = 0", 2)


def _table(lines: Sequence[Line]) -> str:
    phases = list(lines[0].shares)
    heads = ["tasks", "n", *phases, *(f"{phase} - {phases[0]}" for phase in phases[1:])]
    rows = []
    for line in lines:
        shares = [_interval(line.shares[phase], "") for phase in phases]
        differences = [_interval(interval, "+") for interval in line.differences.values()]
        cells = [escape(line.label), str(line.tasks), *shares, *differences]
        rows.append("<tr>" + "".join(f"<td>{cell}</td>" for cell in cells) + "</tr>")
    return "<table><tr>" + "".join(f"<th>{escape(head)}</th>" for head in heads) + "</tr>" + "".join(rows) + "</table>"


def _interval(interval: Interval, sign: str) -> str:
    return f"{interval.mean:{sign}.2f} <small>[{interval.low:{sign}.2f}, {interval.high:{sign}.2f}]</small>"


def _curve(cycles: Sequence[Cycle], key: str, title: str, width: int = 280, height: int = 120) -> str:
    """Draw one metric over the updates as an inline picture."""
    steps = [cycle.step for cycle in cycles]
    values = [getattr(cycle, key) for cycle in cycles]
    low, high = min(0.0, *values), max(values) or 1.0
    span = max(steps[-1] - steps[0], 1)
    points = " ".join(
        f"{(step - steps[0]) / span * width:.1f},{height - (value - low) / (high - low or 1.0) * height:.1f}"
        for step, value in zip(steps, values, strict=True)
    )
    return (
        f'<figure><svg viewBox="-4 -4 {width + 8} {height + 8}" width="{width}" height="{height}" role="img">'
        f'<path d="M0 0V{height}H{width}" fill="none" stroke="#bbb"/>'
        f'<polyline points="{points}" fill="none" stroke="#2a6" stroke-width="2"/></svg>'
        f"<figcaption>{escape(title)}: {values[0]:.3g} → {values[-1]:.3g} (axis {low:.3g} to {high:.3g})</figcaption></figure>"
    )


def _trajectory(rollout: Rollout) -> str:
    outcome = "succeeded" if rollout.verdict and rollout.verdict.success else f"failed ({rollout.stop})"
    messages = "".join(map(_message, rollout.messages))
    return f"<details open><summary>{escape(rollout.task)}: {outcome}</summary>{messages}</details>"


def _message(message: Message) -> str:
    calls = "".join(f"\n→ {call.name or '?'}({call.arguments})" for call in message.calls)
    return f'<pre class="{message.role}"><b>{message.role}</b> {escape(message.content + calls)}</pre>'
