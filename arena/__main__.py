"""``python -m arena``: examine a policy on fresh tasks, find where it is weak, train it there, examine again."""

import argparse
import sys
from collections.abc import Sequence
from datetime import UTC, datetime
from pathlib import Path

from trainer.commands import add_options, refuse_beside_resume, run_command


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the arena and return an exit code: 1 a failure, 2 a mistake of the person's, 130 interrupted."""
    args = build_parser().parse_args(arguments)
    folder = args.resume or args.out or Path("runs") / f"arena-{datetime.now(UTC):%Y%m%d-%H%M%S}"
    return run_command(lambda: _run(args, folder), "arena", lambda: _resume_hint(folder))


def build_parser() -> argparse.ArgumentParser:
    """Describe the command line."""
    parser = argparse.ArgumentParser(
        prog="python -m arena",
        description="Examine a policy on fresh tasks, find where it is weak, train it there, examine again.",
    )
    parser.add_argument(
        "--policy", default=argparse.SUPPRESS, help="folder or hub name of a policy; by default the trainer's own"
    )
    add_options(parser)
    parser.add_argument("--rounds", type=int, default=argparse.SUPPRESS, help="rounds to run")
    parser.add_argument("--seed", type=int, default=argparse.SUPPRESS, help="seed of what is drawn, asked and sampled")
    parser.add_argument("--out", type=Path, help="folder of the new run, by default runs/arena-<time>")
    parser.add_argument("--resume", type=Path, metavar="RUN", help="go on with this run where it stopped")
    return parser


def _run(args: argparse.Namespace, folder: Path) -> int:
    if args.resume:
        refuse_beside_resume(args, frozenset({"resume"}))

    from transformers.utils.logging import disable_progress_bar

    from arena.run import create_arena, read_arena, run_rounds
    from trainer.runs import plain_disk_errors

    disable_progress_bar()
    if not args.resume:
        create_arena(folder, read_arena(args.config), vars(args))
    with plain_disk_errors():
        run_rounds(folder)
    return 0


def _resume_hint(folder: Path) -> str:
    return f"; continue with: python -m arena --resume {folder}" if folder.exists() else ""


if __name__ == "__main__":
    sys.exit(main())
