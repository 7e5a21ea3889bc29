"""``python -m mcp_servers``: what a person sees, and what a mistake gets."""

import json
import os
import shutil
import signal
import subprocess
import sys
import urllib.request
from pathlib import Path
from typing import Any

import pytest
import uvicorn

from mcp_servers.__main__ import main
from mcp_servers.cli.serving import FarmServer
from mcp_servers.hosts.listening import listen
from tests.hosts.conftest import HARBOUR, list_folders

Capture = pytest.CaptureFixture[str]


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    copied = tmp_path / "harbour"
    shutil.copytree(HARBOUR, copied)
    return copied


@pytest.fixture
def registry(tmp_path: Path, folder: Path) -> str:
    return str(list_folders(tmp_path / "registry.json", folder))


def test_list_names_each_server_with_what_it_has(registry: str, capsys: Capture) -> None:
    assert main(["list", "--registry", registry]) == 0
    row = next(line for line in capsys.readouterr().out.splitlines() if "harbour" in line)
    assert [cell.strip() for cell in row.strip("│").split("│")] == [
        "harbour",
        "Small harbour",
        "Travel and transport",
        "Boating",
        "5",
        "0",
        "train",
    ]


def test_a_long_name_comes_out_whole(tmp_path: Path, folder: Path, capsys: Capture) -> None:
    path = list_folders(tmp_path / "registry.json", folder)
    name, title = "harbour" + "-of-many-quays" * 9, "Small harbour" + " of many quays" * 9
    path.write_text(path.read_text("utf-8").replace('"harbour"', f'"{name}"').replace("Small harbour", title), "utf-8")
    assert main(["list", "--registry", str(path)]) == 0
    (row,) = [line for line in capsys.readouterr().out.splitlines() if "harbour" in line]
    assert name in row
    assert title in row


def test_show_lists_the_arguments_of_tools(registry: str, capsys: Capture) -> None:
    assert main(["show", "harbour", "--registry", registry]) == 0
    rows = [[cell.strip() for cell in line.split("│")] for line in capsys.readouterr().out.splitlines()]
    arguments = {row[1]: row[3] for row in rows if len(row) > 3}
    assert arguments["cancel_stay"] == "stay_id"
    assert arguments["find_berths"].startswith("[")


def test_show_prints_configuration_that_a_client_can_use(registry: str, folder: Path, capsys: Capture) -> None:
    assert main(["show", "harbour", "--registry", registry]) == 0
    text = capsys.readouterr().out
    desktop = text.split("claude_desktop_config.json\n")[1].split("\n\n")[0]
    process = json.loads(desktop)["mcpServers"]["harbour"]
    assert process == {"command": sys.executable, "args": [str(folder / "server.py")]}
    assert f"claude mcp add harbour -- {sys.executable} {folder / 'server.py'}" in text
    assert "claude mcp add --transport http harbour http://127.0.0.1:8765/servers/harbour/mcp" in text
    assert f"python -m mcp_servers serve --registry {registry}" in text


def test_call_reads_values_as_the_tool_expects_them(registry: str, capsys: Capture) -> None:
    arguments = ["call", "harbour", "find_berths", "min_length_m=17", "status=open", "--registry", registry]
    assert main(arguments) == 0
    assert json.loads(capsys.readouterr().out)["items"][0]["name"] == "North 3"


def test_call_passes_a_refusal_on(registry: str, capsys: Capture) -> None:
    assert main(["call", "harbour", "cancel_stay", "stay_id=st-0000", "--registry", registry]) == 1
    assert capsys.readouterr().err == "refused: No stay has this id.\n"


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["show", "harbor"], "error: no server is called 'harbor'; did you mean harbour?\n"),
        (["call", "harbour", "cancel"], "error: harbour has no tool 'cancel'; did you mean cancel_stay?\n"),
        (
            ["call", "harbour", "swim"],
            "error: harbour has no tool 'swim'; "
            "its tools are find_berths, find_stays, price_stay, book_stay, cancel_stay\n",
        ),
        (
            ["call", "harbour", "find_berths", "--now", "noon"],
            "error: --now: should be local time to the minute, like 2026-03-04T09:00, not 'noon'\n",
        ),
        (
            ["call", "harbour", "find_berths", "--now", "2026-02-30T09:00"],
            "error: --now: should be local time to the minute, like 2026-03-04T09:00, not '2026-02-30T09:00'\n",
        ),
        (["call", "harbour", "find_berths", "page"], "error: 'page' is not an argument; write key=value\n"),
        (["call", "harbour", "find_berths", "page=x"], "error: the value of page is not JSON: x\n"),
    ],
)
def test_a_mistake_gets_one_sentence(registry: str, capsys: Capture, arguments: list[str], sentence: str) -> None:
    assert main([*arguments, "--registry", registry]) == 2
    assert capsys.readouterr().err == sentence


def test_a_missing_registry_is_named(tmp_path: Path, capsys: Capture) -> None:
    assert main(["list", "--registry", str(tmp_path / "none.json")]) == 2
    assert (
        capsys.readouterr().err == f"error: registry {tmp_path}/none.json cannot be read: No such file or directory\n"
    )


def test_a_changed_folder_is_refused(registry: str, folder: Path, capsys: Capture) -> None:
    with (folder / "tools.py").open("a", encoding="utf-8") as tools:
        tools.write("# changed\n")
    assert main(["call", "harbour", "find_berths", "--registry", registry]) == 2
    sentence = capsys.readouterr().err
    assert "has changed since it was listed" in sentence
    assert (
        "; restore the folder or, if the change is meant, run 'python -m mcp_servers check harbour --accept'"
        in sentence
    )


@pytest.mark.parametrize(
    ("content", "problem"),
    [
        (b"{", "not JSON (EOF while parsing an object at line 1 column 1)"),
        (b"\xff", "not JSON (expected value at line 1 column 1)"),
        (b"[]", "should be an object, not []"),
        (b'{"version": 2}', "version: should be 1, not 2"),
        (b'{"servers": [{"name": "quay"}]}', "servers.0.digest: is missing"),
        (b'{"server": []}', "server: there is no such field"),
    ],
)
def test_a_registry_that_is_none_is_told_where_and_why(
    tmp_path: Path, capsys: Capture, content: bytes, problem: str
) -> None:
    path = tmp_path / "registry.json"
    path.write_bytes(content)
    assert main(["list", "--registry", str(path)]) == 2
    assert capsys.readouterr().err == f"error: registry {path}: {problem}\n"


def test_a_farm_that_is_interrupted_twice_leaves_as_after_once() -> None:
    async def app(scope: Any, receive: Any, send: Any) -> None:
        """Serve nothing."""

    farm = FarmServer(uvicorn.Config(app))
    for _ in range(2):
        farm.handle_exit(signal.SIGINT, None)
    assert (farm.should_exit, farm.force_exit) == (True, False)


def test_a_corrupt_row_file_is_named_with_its_line(registry: str, folder: Path, capsys: Capture) -> None:
    rows = folder / "rows" / "berths.jsonl"
    rows.write_text(rows.read_text("utf-8").replace('"length_m"', '"length"', 1), "utf-8")
    list_folders(Path(registry), folder)
    assert main(["call", "harbour", "find_berths", "--registry", registry]) == 2
    assert capsys.readouterr().err.startswith(f"error: {rows}:1: not a valid row of berths")


def test_a_port_in_use_is_explained(registry: str, capsys: Capture) -> None:
    with listen("127.0.0.1", 0) as taken:
        port = taken.getsockname()[1]
        assert main(["serve", "--port", str(port), "--registry", registry]) == 2
    sentence = f"error: cannot listen on 127.0.0.1:{port} (Address already in use); choose another --host or --port\n"
    assert capsys.readouterr().err == sentence


def test_a_failing_tool_gets_one_sentence_and_its_log_on_demand(registry: str, folder: Path) -> None:
    tools = folder / "tools.py"
    tools.write_text(tools.read_text("utf-8").replace('FROM stays"', 'FROM visits"'), "utf-8")
    list_folders(Path(registry), folder)
    command = [sys.executable, "-m", "mcp_servers", "call", "harbour", "find_stays", "--registry", registry]
    sentence = "failed: tool find_stays failed: OperationalError: no such table: visits\n"
    quiet = subprocess.run(command, capture_output=True, text=True)
    assert (quiet.returncode, quiet.stderr) == (1, sentence)
    verbose = subprocess.run([*command, "--verbose"], capture_output=True, text=True)
    assert "Traceback" in verbose.stderr
    assert verbose.stderr.endswith(sentence)


@pytest.mark.parametrize("port", ["99999", "-1"])
def test_a_number_that_is_no_port_is_explained(registry: str, capsys: Capture, port: str) -> None:
    assert main(["serve", f"--port={port}", "--registry", registry]) == 2
    assert capsys.readouterr().err == (
        f"error: there is no port {port}; choose a --port from 0 (any free one) to 65535\n"
    )


@pytest.mark.parametrize(
    ("option", "sentence"),
    [
        ("--sessions=0", "argument --sessions: expected a whole number from 1, not 0"),
        ("--idle=-5", "argument --idle: expected a number above 0, not -5"),
        ("--idle=nan", "argument --idle: expected a number above 0, not nan"),
    ],
)
def test_a_limit_that_is_not_positive_is_refused(capsys: Capture, option: str, sentence: str) -> None:
    with pytest.raises(SystemExit):
        main(["serve", option])
    assert sentence in capsys.readouterr().err


def test_the_farm_serves_until_it_is_interrupted(registry: str) -> None:
    command = [sys.executable, "-m", "mcp_servers", "serve", "--port", "0", "--registry", registry]
    process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
    assert process.stdout
    url = process.stdout.readline().split()[-1].split("/servers/")[0]
    with urllib.request.urlopen(f"{url}/v0/servers") as response:
        assert json.load(response)["metadata"]["count"] == 1
    os.kill(process.pid, signal.SIGINT)
    _, errors = process.communicate()
    assert (process.returncode, errors) == (130, "")
