"""Calls ``rows(tables, random)`` of ``written.py`` and reports the rows that it returns, or why there are none."""

import importlib
import json
import random
import traceback
from collections.abc import Sequence
from pathlib import Path

HERE = Path(__file__).parent
MOST_CHARACTERS = 180_000
"""Of all rows as JSON; a longer report would be cut."""


def main(arguments: Sequence[str]) -> int:
    """Draw rows, given a seed."""
    tables = json.loads((HERE / "tables.json").read_text("utf-8"))
    try:
        rows = list(importlib.import_module("written").rows(tables, random.Random(int(arguments[0]))))
        json.dumps(
            rows, ensure_ascii=False, allow_nan=False
        ).encode()  # half characters and no numbers fit into no file
        report = json.dumps({"rows": rows})
    except Exception:
        report = json.dumps({"failure": "".join(traceback.format_exc(limit=-2))[-1_500:]})
    if len(report) > MOST_CHARACTERS:
        report = json.dumps({"failure": f"these are more than {MOST_CHARACTERS} characters of rows; return fewer"})
    print(f"\n{report}")  # noqa: T201
    return 0
