"""``discover`` and ``transcript``: what a person sees, and what a mistake gets."""

import json
import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest
from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from generator.__main__ import main
from generator.agents import pipeline
from generator.agents.lock import hold
from mcp_servers.contracts import Registry
from tests.agents.scripted import ScriptedModel, serve_script
from tests.agents.two_stages import GREETING, STAGES, answers
from tests.serving import serve_in_thread

Capture = pytest.CaptureFixture[str]
THEMES = ["harbour life", "ferry lines"]
SCRIPT = {**GREETING, **answers("harbour-life"), **answers("ferry-lines")}


@pytest.fixture(autouse=True)
def _two_stages(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pipeline, "STAGES", STAGES)


def discover(model: ScriptedModel, workspace: Path, *more: str) -> int:
    return main(["discover", *more, "--endpoint", model.url, "--model", "m", "--workspace", str(workspace)])


def test_servers_are_made_published_and_told(tmp_path: Path, capsys: Capture) -> None:
    prices = ("--prompt-price", "1", "--completion-price", "2")
    with serve_script(SCRIPT) as model:
        assert discover(model, tmp_path, *THEMES, *prices) == 0, model.missing
        asked = len(model.requests)
        assert discover(model, tmp_path, *THEMES, *prices) == 0
        assert len(model.requests) == asked + 1  # whether there is anybody
    said = capsys.readouterr().out
    assert "harbour-life: 5 tools, 8 tasks" in said
    assert "5 completions" in said
    assert "servers to make: 2" in said
    listed = Registry.model_validate_json((tmp_path / "servers" / "registry.json").read_bytes())
    assert [entry.name for entry in listed.servers] == ["ferry-lines", "harbour-life"]
    assert main(["transcript", "harbour-life", "--workspace", str(tmp_path), "--ledger"]) == 0
    ledger = capsys.readouterr().out
    assert [line.split()[1] for line in ledger.splitlines() if line.startswith("│")] == [
        "publishing",
        "research",
        "all",
    ]


def test_a_transcript_is_read_without_steering_the_terminal(tmp_path: Path, capsys: Capture) -> None:
    title = [
        {"content": json.dumps({"text": "[red]\x1b[31mHarbour[/red]"}, ensure_ascii=False).replace("\\u001b", "\x1b")}
    ]
    with serve_script({**SCRIPT, "harbour-life/publishing/title.1": title}) as model:
        discover(model, tmp_path, "harbour life")
    capsys.readouterr()
    for chosen in (["--stage", "publishing"], ["--work", "publishing/title"]):
        main(["transcript", "harbour-life", "--workspace", str(tmp_path), *chosen])
        said = capsys.readouterr().out
        assert "[red]�[31mHarbour[/red]" in said
        assert "research/" not in said
    assert main(["transcript", "harbour-life", "--workspace", str(tmp_path), "--stage", "sailing"]) == 2
    assert "there is publishing/title, research/plan" in capsys.readouterr().err
    assert main(["transcript", "harbor", "--workspace", str(tmp_path)]) == 2
    assert "there is harbour-life" in capsys.readouterr().err


def test_what_is_given_up_costs_only_itself(tmp_path: Path, capsys: Capture) -> None:
    hopeless = {"ferry-lines/publishing/title.*": [{"content": "A title."}] * 4}
    script = {name: turns for name, turns in SCRIPT.items() if name != "ferry-lines/publishing/title.1"}
    script["harbour-life/research/rows-2.*"] = script.pop("harbour-life/research/rows-2.1") and [{"content": "?"}] * 4
    with serve_script({**script, **hopeless}) as model:
        assert discover(model, tmp_path, *THEMES) == 1, model.missing
    said = capsys.readouterr().out
    assert "ferry-lines: given up: publishing: publishing/title: no usable answer in 2 attempts" in said
    assert "dropped 1: no usable answer" in said
    listed = Registry.model_validate_json((tmp_path / "servers" / "registry.json").read_bytes())
    assert [entry.name for entry in listed.servers] == ["harbour-life"]


def test_an_endpoint_that_is_away_is_told_before_anything_is_done(tmp_path: Path, capsys: Capture) -> None:
    with serve_script(SCRIPT, lambda *_: 401) as model:
        assert discover(model, tmp_path, "harbour life") == 1
    said = capsys.readouterr().out
    assert "gave no reply" in said
    assert "the same command goes on" in said
    assert not (tmp_path / "environments").exists()


@pytest.mark.parametrize(
    ("kind", "body"),
    [
        ("text/html", "<html>Welcome</html>"),
        ("application/json", '{"choices": [ oh'),
        ("application/json", "[]"),
        ("application/json", '{"choices": []}'),
    ],
)
def test_what_is_no_model_is_told_before_anything_is_done(
    kind: str, body: str, tmp_path: Path, capsys: Capture
) -> None:
    async def answer(_: Request) -> Response:
        return Response(body, media_type=kind)

    app = Starlette(routes=[Route("/v1/chat/completions", answer, methods=["POST"])])
    with serve_in_thread(app) as url:
        options = ("--endpoint", f"{url}/v1", "--model", "m", "--workspace", str(tmp_path))
        assert main(["discover", "harbour life", *options]) == 1
    said = capsys.readouterr().out
    assert "is no chat completion" in said or "gave no reply: JSONDecodeError" in said
    assert not (tmp_path / "environments").exists()


def test_a_cap_is_told_and_a_higher_one_goes_on(tmp_path: Path, capsys: Capture) -> None:
    with serve_script(SCRIPT) as model:
        assert discover(model, tmp_path, "harbour life", "--max-tokens", "10") == 1
        assert "raise --max-tokens" in capsys.readouterr().out
        assert discover(model, tmp_path, "harbour life", "--max-tokens", "100000") == 0
    assert len(model.answered) == 2 + 5


def test_a_damaged_completion_is_named_and_without_it_the_run_goes_on(tmp_path: Path, capsys: Capture) -> None:
    with serve_script(SCRIPT) as model:
        assert discover(model, tmp_path, "harbour life") == 0
        damaged = min((tmp_path / "environments" / "harbour-life" / "completions").glob("*.json"))
        damaged.write_bytes(damaged.read_bytes()[:40])
        assert discover(model, tmp_path, "harbour life") == 2
        assert f"{damaged} is damaged" in capsys.readouterr().err
        assert main(["transcript", "harbour-life", "--workspace", str(tmp_path), "--ledger"]) == 2
        assert f"{damaged} is damaged" in capsys.readouterr().err
        damaged.unlink()
        assert discover(model, tmp_path, "harbour life") == 0


def test_a_workspace_is_one_runs_alone(tmp_path: Path, capsys: Capture) -> None:
    with serve_script(SCRIPT) as model:
        with hold(tmp_path):
            assert discover(model, tmp_path, "harbour life") == 2
        assert not model.requests
        assert discover(model, tmp_path, "harbour life") == 0
    assert f"another run is at work in {tmp_path}" in capsys.readouterr().err


@pytest.mark.parametrize("torn", ['{"key": "', "[]"])
def test_a_stage_whose_record_is_torn_is_done_again(tmp_path: Path, torn: str) -> None:
    with serve_script(SCRIPT) as model:
        assert discover(model, tmp_path, "harbour life") == 0
        asked = len(model.requests)
        (tmp_path / "environments" / "harbour-life" / "research.json").write_text(torn, "utf-8")
        assert discover(model, tmp_path, "harbour life") == 0
        assert len(model.requests) == asked + 1  # whether there is anybody


def test_the_key_reaches_the_endpoint_alone(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("OPENAI_API_KEY", "secret-of-mine")
    with serve_script(SCRIPT) as model:
        assert discover(model, tmp_path, "harbour life") == 0
    assert not [path for path in tmp_path.rglob("*") if path.is_file() and b"secret-of-mine" in path.read_bytes()]
    assert "OPENAI_API_KEY" not in os.environ


@pytest.mark.slow
def test_ctrl_c_keeps_everything_and_the_same_command_goes_on(tmp_path: Path) -> None:
    command = [
        "-m",
        "tests.agents.two_stages",
        "discover",
        "harbour life",
        "--workspace",
        str(tmp_path),
        "--model",
        "m",
    ]

    def interrupt(work: str, _: int) -> int:
        if work.startswith("harbour-life/publishing"):
            process.send_signal(signal.SIGINT)
        return 200

    with serve_script(SCRIPT, interrupt, latency=0.3) as model:
        full = [sys.executable, *command, "--endpoint", model.url]
        process = subprocess.Popen(full, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, text=True)
        _, said = process.communicate(timeout=60)
        assert process.returncode == 130
        assert said == "stopped; everything that was paid for is kept, and the same command goes on\n"
        model.before, model.latency = None, 0.0
        assert subprocess.run(full, stdout=subprocess.DEVNULL, timeout=60, check=False).returncode == 0


@pytest.mark.parametrize(
    ("options", "message"),
    [
        ([], "name a theme"),
        (["!!"], "cannot be named"),
        (["trees"], "--endpoint is missing"),
        (["trees", "--endpoint", "ftp://x", "--model", "m"], "--endpoint: ftp://x is no address"),
        (["trees", "--endpoint", "http://x", "--model", "m", "--max-cost", "1"], "--max-cost needs --prompt-price"),
        (["trees", "--endpoint", "http://x", "--model", "m", "--rows", "20"], "at least 150, not 20"),
        (["trees", "--endpoint", "http://x", "--model", "m", "--documents", "nowhere"], "there is no folder nowhere"),
        (["trees", "--endpoint", "http://x", "--model", "m", "--start", "page"], "--start: page is no address"),
        (["trees", "--endpoint", "http://x", "--model", "m", "--opener", "open"], "--opener names a tool"),
        (["trees", "--endpoint", "http://x", "--model", "m", "--mcp", "no.json"], "no.json cannot be read"),
        (["trees", "--endpoint", "http://x", "--model", "m", "--out", "mcp_servers/catalog"], "without a model"),
    ],
)
def test_a_wrong_option_is_told(tmp_path: Path, capsys: Capture, options: list[str], message: str) -> None:
    assert main(["discover", *options, "--workspace", str(tmp_path)]) == 2
    assert message in capsys.readouterr().err


@pytest.mark.parametrize(
    ("content", "message"),
    [
        ("{", "Invalid JSON"),
        ("[]", "Input should be an object"),
        ("{}", "mcpServers: Field required"),
        ('{"mcpServers": {}}', "mcpServers: Dictionary should have at least 1 item"),
        ('{"mcpServers": {"a": {"env": {"K": "tell-nobody"}}}}', "mcpServers.a: Value error, a server has either"),
        ('{"mcpServers": {"a": {"url": "tell-nobody"}}}', "mcpServers.a.url: String should match"),
    ],
)
def test_a_wrong_configuration_is_told_without_its_values(
    tmp_path: Path, capsys: Capture, content: str, message: str
) -> None:
    (tmp_path / "mcp.json").write_text(content, "utf-8")
    options = ["--endpoint", "http://x", "--model", "m", "--mcp", str(tmp_path / "mcp.json")]
    assert main(["discover", "trees", *options, "--workspace", str(tmp_path)]) == 2
    said = capsys.readouterr().err
    assert message in said
    assert "tell-nobody" not in said


def test_configured_servers_are_opened(tmp_path: Path, capfd: Capture) -> None:
    root = Path(__file__).parents[2]
    server = str(root / "tests" / "fixtures" / "harbour" / "server.py")
    harbour = {"type": "stdio", "command": sys.executable, "args": [server], "env": {"PYTHONPATH": str(root)}}
    entries = {"harbour": harbour, "gone": {"command": "no-such"}}
    with serve_script(SCRIPT) as model:
        for names, code in ((["harbour"], 0), (["harbour", "gone"], 2)):
            chosen = {"mcpServers": {name: entries[name] for name in names}}
            (tmp_path / "mcp.json").write_text(json.dumps(chosen), "utf-8")
            assert discover(model, tmp_path, "harbour life", "--mcp", str(tmp_path / "mcp.json")) == code
    assert "the MCP server 'gone' cannot be used" in capfd.readouterr().err


def test_what_would_be_made_is_shown_without_a_model(tmp_path: Path, capsys: Capture) -> None:
    assert main(["discover", "--plan-only", "Ferry bookings", "a ferry booking", "--workspace", str(tmp_path)]) == 0
    said = capsys.readouterr().out
    assert "servers to make: 1" in said
    assert "ferry-bookings: a server of this name is in the project's registry" in said
    kept = [json.loads(line) for line in (tmp_path / "decisions.jsonl").read_text("utf-8").splitlines()]
    assert [one["kind"] for one in kept] == ["taken", "merged into"]
    assert main(["discover", "--plan-only", "Town trees", "--workspace", str(tmp_path)]) == 0
    assert "Town trees" in capsys.readouterr().out
