"""``python -m trainer``: train a policy on the servers of a registry, show a run, examine a policy."""

import logging
import os
import sqlite3
import sys
from argparse import ArgumentParser, ArgumentTypeError, Namespace
from collections.abc import Sequence
from pathlib import Path

from mcp_servers.contracts import Fault, InputError
from trainer.settings import Settings

COMMANDS = ("train", "show", "evaluate")


def main(arguments: Sequence[str] | None = None) -> int:
    """Run a command and return its exit code: 1 a failure, 2 a mistake of the person's, 130 interrupted."""
    given = list(sys.argv[1:] if arguments is None else arguments)
    if not given or given[0] not in (*COMMANDS, "-h", "--help"):
        given.insert(0, "train")
    args = build_parser().parse_args(given)
    logging.basicConfig(level=logging.WARNING, format="%(levelname)s %(message)s")
    # All that is needed is here or named by the person; nothing reports anywhere.
    os.environ.setdefault("HF_HUB_DISABLE_TELEMETRY", "1")
    os.environ.setdefault("TRL_EXPERIMENTAL_SILENCE", "1")
    try:
        code: int = args.run(args)
    except InputError as error:
        return _fail(f"error: {error}", 2)
    except ModuleNotFoundError as error:
        return _fail(f"error: {error.name} is not installed; the trainer needs: pip install -e '.[train]'", 2)
    except Fault as fault:
        return _fail(f"failed: {fault}{_resume_hint(args)}", 1)
    except (OSError, sqlite3.OperationalError) as error:
        return _fail(f"failed: {_reason(error)}{_resume_hint(args)}", 1)
    except KeyboardInterrupt:
        return _fail(f"interrupted{_resume_hint(args)}", 130)
    return code


def build_parser() -> ArgumentParser:
    """Describe the command line."""
    parser = ArgumentParser(prog="python -m trainer", description="Train a policy on real MCP servers.")
    commands = parser.add_subparsers(required=True, metavar="COMMAND")

    train = commands.add_parser("train", help="warm start, reinforcement, control and examination (the default)")
    train.add_argument("--policy", help="path or hub name of a Hugging Face causal model; by default one is made here")
    train.add_argument("--registry", type=Path, action="append", default=[], help="registry file; may be repeated")
    train.add_argument("--config", type=Path, help="settings as JSON; what it leaves out keeps its default")
    train.add_argument("--farm", metavar="URL", help="running farm to open sessions on; by default they open here")
    train.add_argument("--threads", type=int, help="threads of the network")
    train.add_argument("--seed", type=int, help="seed of everything random")
    train.add_argument("--out", type=Path, help="folder of the new run, by default runs/<time>")
    train.add_argument("--resume", type=Path, metavar="RUN", help="continue this run instead of starting one")
    train.set_defaults(run=_train, folder=None, svg=None)

    show = commands.add_parser("show", help="print a run again")
    show.add_argument("folder", type=Path, metavar="RUN")
    show.add_argument("--svg", type=Path, metavar="FILE", help="also keep what is printed as a picture")
    show.set_defaults(run=_show)

    evaluate = commands.add_parser(
        "evaluate", help="examine a policy, or a model behind an endpoint, on held-out tasks"
    )
    which = evaluate.add_mutually_exclusive_group(required=True)
    which.add_argument("--policy", help="path or hub name of a Hugging Face causal model")
    which.add_argument("--endpoint", metavar="URL", help="base URL of an OpenAI-compatible endpoint")
    evaluate.add_argument("--model", help="name that the endpoint knows the model by")
    evaluate.add_argument("--registry", type=Path, action="append", default=[], help="registry file; may be repeated")
    evaluate.add_argument("--farm", metavar="URL", help="running farm to open sessions on; by default they open here")
    evaluate.add_argument("--tasks", type=_positive, default=60, help="how many held-out tasks")
    evaluate.add_argument(
        "--most-tools", type=int, metavar="N", help="only tasks that show at most N tools; with 6, practice tasks"
    )
    evaluate.add_argument("--out", type=Path, help="SQLite file to keep the rollouts in")
    evaluate.set_defaults(run=_evaluate, folder=None)
    return parser


def _train(args: Namespace) -> int:
    from trainer.course import open_course
    from trainer.hosting import check_farm
    from trainer.job import Job
    from trainer.monitor import Monitor
    from trainer.readiness import check_policy
    from trainer.runs import Run, create_run, plain_disk_errors

    _hide_loading_bars()
    settings = Run(args.resume).settings if args.resume else _settings(args)
    course = open_course(settings)
    if not args.resume:
        check_policy(settings.policy)
    check_farm(settings.farm, course.servers, [*course.training, *course.held_out])
    run = Run(args.resume) if args.resume else create_run(settings, args.out)
    args.folder = run.folder
    monitor = Monitor()
    monitor.say(f"run folder: {run.folder}")
    with plain_disk_errors():
        Job(run, course, monitor).execute()
    return _show(args)


def _settings(args: Namespace) -> Settings:
    from pydantic import ValidationError

    try:
        settings = Settings.model_validate_json(args.config.read_bytes()) if args.config else Settings()
    except ValidationError as error:
        problem = error.errors(include_url=False)[0]
        raise InputError(f"{args.config}: {'.'.join(map(str, problem['loc']))}: {problem['msg']}") from error
    changes = {"policy": args.policy, "farm": args.farm, "seed": args.seed, "threads": args.threads}
    changes["registries"] = tuple(str(path.resolve()) for path in args.registry) or None
    given = {name: value for name, value in changes.items() if value is not None}
    try:
        return Settings.model_validate({**settings.model_dump(), **given})
    except ValidationError as error:
        problem = error.errors(include_url=False)[0]
        raise InputError(f"--{problem['loc'][0]}: {problem['msg']}, not {problem['input']}") from error


def _show(args: Namespace) -> int:
    from rich.console import Console

    from trainer.evaluation import compare
    from trainer.monitor import Monitor
    from trainer.report import examinations, reading_check
    from trainer.runs import Run

    run, monitor = Run(args.folder), Monitor(Console(record=args.svg is not None))
    monitor.say(f"policy {run.settings.policy}, seed {run.settings.seed}")
    monitor.heading()
    for line in run.cycles():
        monitor.cycle(line)
    taken = examinations(run)
    if taken:
        monitor.table(compare(taken))
    if check := reading_check(run):
        monitor.say(check)
    monitor.say(f"report: {run.report}" if run.report.exists() else f"unfinished{_resume_hint(args)}")
    if args.svg:
        monitor.console.save_svg(str(args.svg), title=f"python -m trainer show {args.folder.name}")
    return 0


def _evaluate(args: Namespace) -> int:
    from trainer.evaluation import compare
    from trainer.examination import examine_endpoint, examine_policy, open_exam
    from trainer.monitor import Monitor

    if args.endpoint and not args.model:
        raise InputError("--endpoint needs --model, the name that the endpoint knows the model by")
    _hide_loading_bars()
    exam, monitor = open_exam(args.registry, args.tasks, args.most_tools, args.farm), Monitor()
    with monitor.stage(f"examining {args.model or args.policy}"):
        if args.endpoint:
            examination = examine_endpoint(args.endpoint, args.model, exam, args.out)
        else:
            examination = examine_policy(args.policy, exam, args.out)
    monitor.table(compare([examination]))
    faults = sum(outcome.success is None for outcome in examination.outcomes)
    if faults:
        monitor.say(f"[red]{faults} of {len(examination.outcomes)} rollouts have no verdict and are not counted[/]")
    return 0


def _positive(text: str) -> int:
    if not text.isdecimal() or int(text) < 1:
        raise ArgumentTypeError(f"expected a whole number from 1, not {text}")
    return int(text)


def _hide_loading_bars() -> None:
    from transformers.utils.logging import disable_progress_bar

    disable_progress_bar()


def _resume_hint(args: Namespace) -> str:
    return f"; continue with: python -m trainer --resume {args.folder}" if args.folder else ""


def _reason(error: Exception) -> str:
    if isinstance(error, OSError) and error.strerror:
        return f"{error.filename or 'a file'}: {error.strerror}"
    return str(error)


def _fail(sentence: str, code: int) -> int:
    sys.stderr.write(f"{sentence}\n")
    return code


if __name__ == "__main__":
    sys.exit(main())
