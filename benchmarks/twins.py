"""How much of published MCP servers their twins have: ``python -m benchmarks.twins FOLDER`` of saved answers to tools/list.

Counted are tools with an operation behind them that their arguments can feed, among those that are not of an excluded kind
(signing in, bytes, call-backs, computation, work elsewhere). Lists of fewer than five tools are left out, and nothing is
built: ``generator twin`` does that.
"""

import sys
from collections import Counter
from pathlib import Path
from statistics import median

from rich.console import Console
from rich.table import Table

from generator.sources.parsing import parse_json
from generator.sources.recognition.lexicon import excluded
from generator.sources.tool_lists import tools_in
from generator.twins import design_twin
from mcp_servers.contracts import InputError

LEAST_TOOLS = 5
BAR = 0.7
"""Share of the tools of the median list."""


def main(folder: Path) -> None:
    """Print the share of each list, the most frequent reasons for leaving tools out, and the median."""
    table = Table("list", "tools", "excluded kinds", "in the twin", "share")
    shares: list[float] = []
    reasons: Counter[str] = Counter()
    kinds = {*excluded("verb").values(), *excluded("noun").values()}
    for path in sorted(folder.glob("*.json")):
        tools = tools_in(parse_json(path.read_bytes(), path.name, "a tool list"), path.name)
        if len(tools) < LEAST_TOOLS:
            continue
        try:
            twin = design_twin(tools, path.stem, path.name)
        except InputError as error:
            Console(stderr=True).print(f"{path.name}: {error}", markup=False)
            shares.append(0.0)
            continue
        kept = len(twin.design.operations)
        left_out = [reason for reason in twin.left_out.values() if reason in kinds]
        rest = len(tools) - len(left_out)
        share = kept / rest if rest else 0.0
        shares.append(share)
        reasons.update(reason for reason in twin.left_out.values() if reason not in kinds)
        table.add_row(path.stem, str(len(tools)), str(len(left_out)), str(kept), f"{share:.0%}")
    console = Console()
    console.print(table)
    for reason, count in reasons.most_common(8):
        console.print(f"{count} left out: {reason}", highlight=False)
    middle = median(shares)
    verdict = "reached" if middle >= BAR else "NOT reached"
    console.print(f"median of {len(shares)} lists: {middle:.0%} (bar {BAR:.0%}): {verdict}", highlight=False)


if __name__ == "__main__":
    main(Path(sys.argv[1]))
