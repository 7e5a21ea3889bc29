"""``python -m arena``: examine a policy on fresh tasks, find where it is weak, train it there, examine again."""

import argparse
import os
import sqlite3
import sys
from collections.abc import Sequence
from datetime import UTC, datetime
from pathlib import Path

from mcp_servers.contracts import Fault, InputError


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the arena and return an exit code: 1 a failure, 2 a mistake of the person's, 130 interrupted."""
    parser = argparse.ArgumentParser(
        prog="python -m arena",
        description="Examine a policy on fresh tasks, find where it is weak, train it there, examine again.",
    )
    parser.add_argument("--policy", help="folder or hub name of a policy; by default the trainer's own")
    parser.add_argument("--registry", type=Path, action="append", default=[], help="registry file; may be repeated")
    parser.add_argument("--config", type=Path, help="settings as JSON; what it leaves out keeps its default")
    parser.add_argument("--farm", metavar="URL", help="running farm to open sessions on; by default they open here")
    parser.add_argument("--rounds", type=int, help="rounds to run")
    parser.add_argument("--seed", type=int, help="seed of what is drawn, asked and sampled")
    parser.add_argument("--out", type=Path, help="folder of the new run, by default runs/arena-<time>")
    parser.add_argument("--resume", type=Path, metavar="RUN", help="go on with this run where it stopped")
    args = parser.parse_args(arguments)
    folder = args.resume or args.out or Path("runs") / f"arena-{datetime.now(UTC):%Y%m%d-%H%M%S}"
    os.environ.setdefault("HF_HUB_DISABLE_TELEMETRY", "1")
    os.environ.setdefault("TRL_EXPERIMENTAL_SILENCE", "1")
    try:
        return _run(args, folder)
    except InputError as error:
        print(f"error: {error}", file=sys.stderr)  # noqa: T201
        return 2
    except ModuleNotFoundError as error:
        print(f"error: {error.name} is not installed; the arena needs: pip install -e '.[train]'", file=sys.stderr)  # noqa: T201
        return 2
    except (Fault, OSError, sqlite3.OperationalError) as error:
        print(f"failed: {error}{_resume_hint(folder)}", file=sys.stderr)  # noqa: T201
        return 1
    except KeyboardInterrupt:
        print(f"interrupted{_resume_hint(folder)}", file=sys.stderr)  # noqa: T201
        return 130


def _run(args: argparse.Namespace, folder: Path) -> int:
    from transformers.utils.logging import disable_progress_bar

    from arena.run import create_arena, run_rounds

    disable_progress_bar()
    if not args.resume:
        create_arena(folder, args)
    run_rounds(folder)
    return 0


def _resume_hint(folder: Path) -> str:
    return f"; continue with: python -m arena --resume {folder}" if folder.exists() else ""


if __name__ == "__main__":
    sys.exit(main())
