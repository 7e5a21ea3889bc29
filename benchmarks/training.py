"""Whether reinforcement learns more than the same time of warm start: the main job for three seeds.

    python benchmarks/training.py [--seeds 3] [--registry FILE]

Each run leaves its folder under ``runs/``; one that is there already goes on where it stopped. Bars: after minus before
>= +0.15 in the mean, after above control, at least 2.5 calls in a successful rollout, next to no success with shuffled
observations, and at most 15 % of a step's time spent outside generation and optimisation.
"""

from argparse import ArgumentParser
from math import nan
from pathlib import Path
from statistics import mean

from rich.console import Console
from rich.table import Table

from trainer.course import open_course
from trainer.evaluation import compare
from trainer.job import Job
from trainer.monitor import Monitor
from trainer.report import examinations
from trainer.runs import Run, create_run
from trainer.settings import Settings


def main() -> None:
    """Run the main job for each seed and print the table."""
    parser = ArgumentParser(description=__doc__)
    parser.add_argument("--seeds", type=int, default=3)
    parser.add_argument("--registry", type=Path, action="append", default=[])
    parser.add_argument("--out", type=Path, default=Path("runs"))
    args = parser.parse_args()
    table = Table(
        "seed", "before", "after", "control", "after - before", "calls", "shuffled", "outside", title="Training"
    )
    gains, margins, calls, shuffled, outside = [], [], [], [], []
    for seed in range(args.seeds):
        settings = Settings(seed=seed, registries=tuple(str(path.resolve()) for path in args.registry))
        folder = args.out / f"benchmark-{seed}"
        run = Run(folder) if folder.exists() else create_run(settings, folder)
        Job(run, open_course(run.settings), Monitor()).execute()
        line = compare(examinations(run))[0]
        shares = {phase: interval.mean for phase, interval in line.shares.items()}
        cycles = run.cycles()
        gains.append(shares["after"] - shares["before"])
        margins.append(shares["after"] - shares["control"])
        calls.append(nan if line.calls["after"] is None else line.calls["after"])
        outside.append(sum(cycle.outside * cycle.seconds for cycle in cycles) / sum(cycle.seconds for cycle in cycles))
        values = (shares["before"], shares["after"], shares["control"], gains[-1])
        garbled = run.examination("shuffled")
        shuffled.append(mean(bool(outcome.success) for outcome in garbled.outcomes) if garbled else nan)
        table.add_row(
            str(seed),
            *(f"{value:.3f}" for value in values),
            f"{calls[-1]:.2f}",
            f"{shuffled[-1]:.3f}",
            f"{outside[-1]:.1%}",
        )
    console = Console()
    console.print(table)
    console.print(f"after minus before: {mean(gains):+.3f} (bar +0.150)")
    console.print(f"after minus control: {mean(margins):+.3f} (bar above 0)")
    console.print(f"calls of successful rollouts after: {mean(calls):.2f} (bar 2.5)")
    console.print(f"success with shuffled observations: {mean(shuffled):.3f} (bar: near 0)")
    console.print(f"outside generation and optimisation: {mean(outside):.1%} (bar 15 %)")


if __name__ == "__main__":
    main()
