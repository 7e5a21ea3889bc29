"""The command line: the whole job in small, and one sentence for whatever goes wrong."""

import asyncio
import json
import os
import resource
import signal
import subprocess
import sys
from io import StringIO
from pathlib import Path

import pytest
from rich.console import Console

from trainer.__main__ import main
from trainer.evaluation import Examination, Outcome, compare
from trainer.monitor import Monitor
from trainer.runs import Run, create_run
from trainer.settings import Settings
from trainer.store import RolloutStore


@pytest.fixture(scope="module")
def config(tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("config") / "small.json"
    small = {
        "network": {"vocabulary": 600, "hidden": 128, "inner": 64, "layers": 2},
        "warm_start": {"seconds": 3},
        "grpo": {"tasks": 1, "rollouts": 2, "batches": 1, "cycles": 2, "rows": 2},
        "episode": {"turns": 2, "turn_tokens": 8, "completion_tokens": 60},
        "evaluation": {"tasks": 6, "shuffled": 1},
        "threads": 1,
    }
    path.write_text(json.dumps(small), "utf-8")
    return path


def test_a_run_leaves_everything_behind_and_can_be_shown(
    registry: Path, config: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    run = tmp_path / "run"
    assert main(["--registry", str(registry), "--config", str(config), "--out", str(run)]) == 0
    for name in ("config.json", "metrics.jsonl", "rollouts.sqlite", "report.html", "policies/grpo/config.json"):
        assert (run / name).exists(), name
    assert "http" not in (run / "report.html").read_text("utf-8").replace("http://www.w3.org", "")
    capsys.readouterr()
    assert main(["show", str(run)]) == 0
    shown = capsys.readouterr().out
    assert "│ held-out-tasks │" in shown
    assert "calls: mean number of tool calls in the successes of 'after'" in shown
    assert f"\nreport: {run / 'report.html'}\n" in shown
    assert main(["--resume", str(run)]) == 0
    kept = RolloutStore(tmp_path / "kept.sqlite")
    policy, settings = run / "policies" / "grpo", run / "config.json"
    assert main(["evaluate", "--policy", str(policy), "--config", str(settings), "--out", str(kept.path)]) == 0
    again, before = (
        asyncio.run(store.read(phase)) for store, phase in ((kept, "examination"), (Run(run).store, "after"))
    )
    assert [rollout.messages for rollout in again] == [rollout.messages for rollout in before], "examined as in the run"


def test_without_garbled_tasks_no_policy_is_examined_on_them(registry: Path, config: Path, tmp_path: Path) -> None:
    settings = json.loads(config.read_text("utf-8"))
    settings["evaluation"]["shuffled"], settings["control"] = 0, False
    path, run = tmp_path / "config.json", tmp_path / "run"
    path.write_text(json.dumps(settings), "utf-8")
    assert main(["--registry", str(registry), "--config", str(path), "--out", str(run)]) == 0
    assert (run / "after.json").exists()
    assert not (run / "shuffled.json").exists()


@pytest.fixture
def damaged(registry: Path, tmp_path: Path) -> Path:
    """A run of which only the configuration is whole."""
    settings = Settings(registries=(str(registry),), most_tools=None)
    run = create_run(settings, tmp_path / "run")
    run.store.path.write_bytes(b"no database, but long enough to be read as the head of one" * 20)
    return run.folder


CYCLE = (
    '{"phase":"grpo","step":1,"reward":0.5,"success":0.5,"kl":NaN,"equal_groups":0,"faults":0,"tool_calls":1,"entropy":1,'
    '"clipped":0,"tokens_per_second":9,"seconds":1,"generating":0.5,"optimising":0.4,"outside":0.1'
)


@pytest.mark.parametrize(
    ("name", "content", "sentence"),
    [
        ("after.json", "{", "not JSON (EOF while parsing an object at line 1 column 1); expected an examination"),
        ("after.json", '{"phase": "after"}', "outcomes: is missing; expected an examination"),
        ("metrics.jsonl", f'{CYCLE}}}\n{{"phase":"grpo","step":2}}\n', "2: not a line of metrics: reward: is missing"),
        ("metrics.jsonl", "3\n", "1: not a line of metrics: should be an object, not 3"),
    ],
)
def test_what_is_damaged_in_a_run_is_named(
    damaged: Path, name: str, content: str, sentence: str, capsys: pytest.CaptureFixture[str]
) -> None:
    (damaged / name).write_text(content, "utf-8")
    assert main(["show", str(damaged)]) == 2
    assert capsys.readouterr().err == f"error: {damaged / name}:{' ' * (name == 'after.json')}{sentence}\n"


def test_a_line_of_metrics_that_a_kill_cut_short_is_passed_over(damaged: Path) -> None:
    (damaged / "metrics.jsonl").write_text(f"{CYCLE}}}\n{CYCLE}", "utf-8")
    assert [cycle.step for cycle in Run(damaged).cycles()] == [1]


def test_a_file_that_is_no_database_of_rollouts_is_refused_before_anything_is_tried(
    damaged: Path, registry: Path, policy_folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    sentence = f"error: {damaged / 'rollouts.sqlite'} is damaged or no database of rollouts (file is not a database)"
    assert main(["--resume", str(damaged)]) == 2
    assert capsys.readouterr().err.startswith(sentence)
    given = ["--policy", str(policy_folder), "--registry", str(registry), "--most-tools", "all"]
    assert main(["evaluate", *given, "--out", str(damaged / "rollouts.sqlite")]) == 2
    assert capsys.readouterr().err.startswith(sentence)


def test_a_picture_that_cannot_be_written_is_no_failure_of_the_run(
    damaged: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    picture = damaged / "none" / "run.svg"
    assert main(["show", str(damaged), "--svg", str(picture)]) == 2
    assert capsys.readouterr().err == (
        f"error: --svg: {picture} cannot be written (No such file or directory); name another file\n"
    )


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (
            ["show", "nowhere"],
            "nowhere/config.json cannot be read (No such file or directory); expected the settings of a run",
        ),
        (
            ["--resume", "nowhere"],
            "nowhere/config.json cannot be read (No such file or directory); expected the settings of a run",
        ),
        (["--registry", "nowhere.json", "--out", "{tmp}/run"], "nowhere.json cannot be read"),
        (["--config", "nowhere.json"], "error: nowhere.json cannot be read (No such file or directory)"),
        (["--resume", "nowhere", "--seed", "3"], "--resume stands alone, not with --seed"),
        (["--resume", "nowhere", "--registry", "{registry}", "--out", "x"], "not with --out, --registry"),
        (
            ["--config", "{tmp}/zero.json", "--registry", "{registry}"],
            "zero.json: grpo.seconds: should be greater than 0",
        ),
        (["evaluate", "--policy", "p", "--registry", "{registry}", "--levels", "0"], "--levels.0: should be greater"),
        (["evaluate", "--policy", "p", "--registry", "{registry}", "--servers", "harbor"], "did you mean harbour?"),
        (["--policy", "{tmp}/none", "--registry", "{registry}", "--out", "{tmp}/run"], "cannot be loaded"),
        (["--farm", "http://127.0.0.1:9", "--registry", "{registry}", "--out", "{tmp}/run"], "cannot be reached"),
        (["--farm", "nowhere", "--registry", "{registry}", "--out", "{tmp}/run"], "missing an 'http://'"),
        (["evaluate", "--policy", "{tmp}", "--registry", "{registry}"], "cannot be loaded"),
        (["evaluate", "--policy", "nowhere", "--registry", "{registry}"], "there is no such folder"),
        (["evaluate", "--endpoint", "http://127.0.0.1:9"], "--endpoint needs --model"),
        (["--seed", "5000000000", "--registry", "{registry}", "--out", "{tmp}/run"], "--seed: should be less"),
        (["--threads", "0", "--registry", "{registry}", "--out", "{tmp}/run"], "--threads: should be greater"),
    ],
)
def test_bad_input_gets_one_sentence(
    arguments: list[str], sentence: str, registry: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "zero.json").write_text('{"grpo": {"seconds": 0}}', "utf-8")
    given = [part.format(tmp=tmp_path, registry=registry) for part in arguments]
    assert main(given) != 0
    error = capsys.readouterr().err.strip()
    assert sentence in error
    assert "\n" not in error
    assert not (tmp_path / "run").exists()


def test_a_number_of_tasks_below_one_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main(["evaluate", "--policy", "p", "--tasks", "-3"])
    assert "expected a whole number from 1, not -3" in capsys.readouterr().err


def test_where_nothing_succeeded_no_calls_are_counted() -> None:
    outcome = Outcome(
        task="t", split="held-out-tasks", level=1, success=False, score=0.0, tool_calls=3, stop="answered"
    )
    written = StringIO()
    Monitor(Console(file=written, width=130)).table(compare([Examination(phase="before", outcomes=(outcome,))]))
    (line,) = [line for line in written.getvalue().splitlines() if " all " in line]
    assert [cell.strip() for cell in line.strip("│ ").split("│")] == ["all", "1", "0 [0, 79]", "-"]


def test_a_line_below_one_that_a_kill_cut_short_is_kept(tmp_path: Path) -> None:
    run = Run(tmp_path)
    (tmp_path / "metrics.jsonl").write_text('{"phase": "grpo", "st', "utf-8")
    run.log("note", text="whole")
    assert (tmp_path / "metrics.jsonl").read_text("utf-8").splitlines()[1:] == ['{"phase":"note","text":"whole"}']


def test_an_unknown_setting_is_named(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "config.json"
    path.write_text('{"grpo": {"stepz": 3}}', "utf-8")
    assert main(["--config", str(path)]) == 2
    assert "grpo.stepz" in capsys.readouterr().err


def start(arguments: list[str], limit: int | None = None) -> subprocess.Popen[str]:
    def prepare() -> None:
        if limit is not None:
            signal.signal(signal.SIGXFSZ, signal.SIG_IGN)  # a write over the limit fails like one on a full disk
            resource.setrlimit(resource.RLIMIT_FSIZE, (limit, limit))

    return subprocess.Popen(
        [sys.executable, "-m", "trainer", *arguments],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        env={**os.environ, "OMP_NUM_THREADS": "1", "PYTHONUNBUFFERED": "1"},
        preexec_fn=prepare,
    )


@pytest.mark.slow
def test_an_interrupted_run_says_how_to_go_on(registry: Path, config: Path, tmp_path: Path) -> None:
    run = tmp_path / "run"
    process = start(["--registry", str(registry), "--config", str(config), "--out", str(run)])
    assert process.stdout
    for line in process.stdout:
        if line.lstrip().startswith("step"):  # reinforcement begins
            break
    process.send_signal(signal.SIGINT)
    _, error = process.communicate(timeout=120)
    assert process.returncode == 130
    assert error.strip().splitlines()[-1] == f"interrupted; continue with: python -m trainer --resume {run}"
    assert main(["--resume", str(run)]) == 0


@pytest.mark.slow
def test_a_full_disk_ends_with_one_sentence(registry: Path, config: Path, tmp_path: Path) -> None:
    run = tmp_path / "run"
    process = start(["--registry", str(registry), "--config", str(config), "--out", str(run)], limit=200_000)
    _, error = process.communicate(timeout=240)
    assert process.returncode == 1
    assert "Traceback" not in error
    assert f"--resume {run}" in error
