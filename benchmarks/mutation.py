"""How many planted faults the tests of each server catch: removed guards, flipped comparisons, ignored filters and more.

``python -m benchmarks.mutation [FOLDER …]``; by default every server of the catalog, and the hand-written fixture. The bar:
at least 90 % of removed guards, at least 80 % of removed guards, flipped comparisons and ignored filters together.
"""

import sys
import time
from pathlib import Path

from rich.console import Console
from rich.table import Table

from generator.testing.runner import load_tests
from generator.testing.scores import RULES, Score, measure
from generator.validation import MIN_GUARDS, MIN_RULES
from mcp_servers.runtime import load_environment

ROOT = Path(__file__).parents[1]
COLUMNS = {
    "guards": ("guard",),
    "comparisons": ("comparison",),
    "filters": ("filter",),
    "these": RULES,
    "all": (),
}


def folders() -> list[Path]:
    """Return the server folders to measure."""
    catalog = sorted(path.parent for path in (ROOT / "mcp_servers" / "catalog").glob("*/*/environment.json"))
    return [ROOT / "tests" / "fixtures" / "harbour", *catalog]


def cell(score: Score, categories: tuple[str, ...]) -> str:
    """Return share caught and count made."""
    made = sum(score.made.get(category, 0) for category in categories or score.made)
    return f"{score.share(*categories):.0%} of {made}"


def reached(score: Score) -> bool:
    """Whether the tests are as strong as they must be."""
    return score.share("guard") >= MIN_GUARDS and score.share(*RULES) >= MIN_RULES


def main() -> int:
    """Measure and print the table; the exit code says whether every server reaches the bars."""
    table = Table("server", "tests", *COLUMNS, "s", "bar")
    scores = []
    for folder in [Path(name) for name in sys.argv[1:]] or folders():
        environment, tests = load_environment(folder), load_tests(folder)
        start = time.perf_counter()
        scores.append(measure(environment, tests))
        spent = time.perf_counter() - start
        cells = [cell(scores[-1], categories) for categories in COLUMNS.values()]
        bar = "reached" if reached(scores[-1]) else "missed"
        table.add_row(environment.name, str(len(tests)), *cells, f"{spent:.1f}", bar)
    Console(width=120).print(table)
    return 0 if all(map(reached, scores)) else 1


if __name__ == "__main__":
    sys.exit(main())
