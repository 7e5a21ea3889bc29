"""``python -m trainer``: train a policy on the servers of a registry, show a run, examine a policy."""

import logging
import sys
from argparse import SUPPRESS, ArgumentParser, Namespace
from collections.abc import Sequence
from pathlib import Path

from mcp_servers.cli.options import whole_number
from mcp_servers.contracts import InputError
from trainer.commands import add_options, change_settings, refuse_beside_resume, run_command
from trainer.settings import ENDPOINT, Settings

COMMANDS = ("train", "show", "evaluate")


def main(arguments: Sequence[str] | None = None) -> int:
    """Run a command and return its exit code: 1 a failure, 2 a mistake of the person's, 130 interrupted."""
    given = list(sys.argv[1:] if arguments is None else arguments)
    if not given or given[0] not in (*COMMANDS, "-h", "--help"):
        given.insert(0, "train")
    args = build_parser().parse_args(given)
    logging.basicConfig(level=logging.WARNING, format="%(levelname)s %(message)s")
    return run_command(lambda: int(args.run(args)), "trainer", lambda: _resume_hint(args.folder))


def build_parser() -> ArgumentParser:
    """Describe the command line. ``folder`` is the run that can be resumed, once there is one."""
    parser = ArgumentParser(prog="python -m trainer", description="Train a policy on real MCP servers.")
    commands = parser.add_subparsers(required=True, metavar="COMMAND")

    train = commands.add_parser("train", help="warm start, reinforcement, control and examination (the default)")
    train.add_argument(
        "--policy",
        default=SUPPRESS,
        help="path or hub name of a Hugging Face causal model; by default one is made here",
    )
    add_options(train)
    train.add_argument("--threads", type=int, default=SUPPRESS, help="threads of the network")
    train.add_argument("--seed", type=int, default=SUPPRESS, help="seed of everything random")
    train.add_argument("--out", type=Path, help="folder of the new run, by default runs/<time>")
    train.add_argument("--resume", type=Path, metavar="RUN", help="continue this run instead of starting one")
    train.set_defaults(run=_train, folder=None)

    show = commands.add_parser("show", help="print a run again")
    show.add_argument("shown", type=Path, metavar="RUN")
    show.add_argument("--svg", type=Path, metavar="FILE", help="also keep what is printed as a picture")
    show.set_defaults(run=lambda args: _show(args.shown, args.svg), folder=None)

    evaluate = commands.add_parser(
        "evaluate",
        help="examine a policy, or a model behind an endpoint, on held-out tasks",
        description="Examine a policy on the held-out tasks, and with the budgets, of a run with the same settings; "
        "a model behind an endpoint on those of the whole catalog, with larger budgets, unless --config says otherwise.",
    )
    which = evaluate.add_mutually_exclusive_group(required=True)
    which.add_argument("--policy", default=SUPPRESS, help="path or hub name of a Hugging Face causal model")
    which.add_argument("--endpoint", metavar="URL", help="base URL of an OpenAI-compatible endpoint")
    evaluate.add_argument("--model", help="name that the endpoint knows the model by")
    add_options(evaluate)
    evaluate.add_argument("--tasks", type=whole_number, help="how many held-out tasks")
    evaluate.add_argument(
        "--levels", type=int, nargs="+", default=SUPPRESS, metavar="N", help="only tasks of these levels"
    )
    evaluate.add_argument(
        "--most-tools",
        type=_whole_number_or_all,
        default=SUPPRESS,
        metavar="N",
        help="only tasks that show at most N tools, or 'all'; with 6, practice tasks",
    )
    evaluate.add_argument(
        "--servers", nargs="*", default=SUPPRESS, metavar="NAME", help="servers to examine on; without a name, all"
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

    if args.resume:
        refuse_beside_resume(args, frozenset({"resume", "run", "folder"}))
    _hide_loading_bars()
    settings = Run(args.resume).settings if args.resume else _settings(args, Settings())
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
    return _show(run.folder)


def _settings(args: Namespace, default: Settings) -> Settings:
    """Return the settings of ``--config``, by default some others, with what was given beside it."""
    from trainer.records import read_record

    settings = read_record(args.config, Settings, "the settings of a run") if args.config else default
    return change_settings(settings, vars(args))


def _show(folder: Path, svg: Path | None = None) -> int:
    from rich.console import Console

    from trainer.evaluation import compare
    from trainer.monitor import PICTURE_WIDTH, Monitor
    from trainer.report import examinations, reading_check
    from trainer.runs import Run

    run, monitor = Run(folder), Monitor(Console(record=True, width=PICTURE_WIDTH) if svg else None)
    monitor.say(f"policy {run.settings.policy}, seed {run.settings.seed}")
    monitor.heading()
    for line in run.cycles():
        monitor.cycle(line)
    taken = examinations(run)
    if taken:
        monitor.table(compare(taken))
    if check := reading_check(run):
        monitor.say(check)
    monitor.say(f"report: {run.report}" if run.report.exists() else f"unfinished{_resume_hint(folder)}")
    if svg:
        monitor.save_picture(svg, f"python -m trainer show {folder.name}")
    return 0


def _evaluate(args: Namespace) -> int:
    from trainer.evaluation import compare
    from trainer.examination import examine_endpoint, examine_policy, open_exam
    from trainer.monitor import Monitor

    if args.endpoint and not args.model:
        raise InputError("--endpoint needs --model, the name that the endpoint knows the model by")
    _hide_loading_bars()
    settings = _settings(args, ENDPOINT if args.endpoint else Settings())
    if args.tasks:
        evaluation = settings.evaluation.model_copy(update={"tasks": args.tasks})
        settings = settings.model_copy(update={"evaluation": evaluation})
    exam, monitor = open_exam(settings), Monitor()
    with monitor.stage(f"examining {args.model or settings.policy} on {len(exam.tasks)} tasks"):
        if args.endpoint:
            examination = examine_endpoint(args.endpoint, args.model, exam, args.out)
        else:
            examination = examine_policy(settings.policy, exam, args.out)
    monitor.table(compare([examination]))
    faults = sum(outcome.success is None for outcome in examination.outcomes)
    if faults:
        monitor.say(f"[red]{faults} of {len(examination.outcomes)} rollouts have no verdict and are not counted[/]")
    return 0


def _whole_number_or_all(text: str) -> int | None:
    return None if text == "all" else whole_number(text)


def _hide_loading_bars() -> None:
    from transformers.utils.logging import disable_progress_bar

    disable_progress_bar()


def _resume_hint(folder: Path | None) -> str:
    return f"; continue with: python -m trainer --resume {folder}" if folder else ""


if __name__ == "__main__":
    sys.exit(main())
