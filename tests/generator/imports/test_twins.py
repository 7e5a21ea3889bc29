"""A twin of a published server: its tools under their own names and schemas, over a database of its own."""

import sys
from pathlib import Path

import pytest

from generator.pipeline import Built, build_server
from generator.sources.connecting import public_source
from generator.splits import read_splits
from generator.twins import MOST_TOOLS, Twin, make_twin, name_of
from mcp_servers.contracts import InputError, Json
from mcp_servers.runtime import LoadedEnvironment, Session, load_environment, open_session
from mcp_servers.runtime.oracles import run_oracle
from mcp_servers.runtime.sessions import open_task
from mcp_servers.runtime.verification import grade
from tests.generator.imports.shop import encoded, tools

CATALOG = Path(__file__).resolve().parents[3] / "mcp_servers" / "catalog"


@pytest.fixture(scope="module")
def twin(tmp_path_factory: pytest.TempPathFactory) -> Twin:
    path = tmp_path_factory.mktemp("twins") / "shop.json"
    path.write_bytes(encoded({"tools": tools()}))
    return make_twin(str(path))


@pytest.fixture(scope="module")
def environment(twin: Twin, tmp_path_factory: pytest.TempPathFactory) -> LoadedEnvironment:
    built: Built = build_server("shop", twin.theme(), tmp_path_factory.mktemp("work"), read_splits())
    assert built.folder, built.failure
    return load_environment(built.folder)


@pytest.fixture
def session(environment: LoadedEnvironment) -> Session:
    return open_session([environment])


def first(session: Session, tool: str, **arguments: Json) -> dict[str, Json]:
    result = session.call(tool, arguments)
    assert result.structured, result.text
    item: dict[str, Json] = result.structured["items"][0]
    return item


def test_it_says_how_faithful_it_is_and_why_tools_are_left_out(twin: Twin) -> None:
    text = twin.describe()
    assert text.startswith("shop: 9 of 10 tools (90%)")
    assert "takes reason without effect" in text
    assert "left out because it moves bytes in or out: shop-export-orders" in text


def test_names_descriptions_and_schemas_are_those_of_the_source(environment: LoadedEnvironment) -> None:
    published = {tool["name"]: tool for tool in tools()}
    assert set(environment.interface) == published.keys() - {"shop-export-orders"}
    for name, tool in environment.interface.items():
        assert tool.input_schema == published[name]["inputSchema"]
        assert tool.description == published[name]["description"]


def test_numbers_stay_numbers_where_the_source_has_numbers_for_ids(session: Session) -> None:
    order = first(session, "shop-list-orders", status="PENDING")
    assert isinstance(order["id"], int)
    shown = session.call("shop-get-order", {"orderId": order["id"]}).structured
    assert shown
    assert shown["reference"] == order["reference"]


def test_values_are_taken_in_the_sources_spelling(session: Session) -> None:
    assert first(session, "shop-list-orders", status="PAID")["status"] == "paid"
    refused = session.call("shop-list-orders", {"status": "paid"})
    assert refused.text == "Argument 'status' must be one of: PENDING, PAID, CANCELLED."


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        ({"name": "Ada Byron"}, "Argument 'email' is missing."),
        ({"name": "Ada Byron", "email": 7}, "Argument 'email' must be of type string."),
        (
            {"name": "Ada", "email": "a@b.example", "vip": True},
            "There is no argument 'vip'. Arguments are: name, email, notify.",
        ),
    ],
)
def test_wrong_arguments_are_refused_in_a_sentence(session: Session, arguments: dict[str, Json], sentence: str) -> None:
    assert session.call("shop-create-customer", arguments).text == sentence


def test_writes_are_seen_by_reads(session: Session) -> None:
    made = session.call(
        "shop-create-customer", {"name": "Ada Byron", "email": "ada@engine.example", "notify": True}
    ).structured
    assert made
    assert first(session, "shop-list-customers", query="Ada Byron")["id"] == made["id"]
    order = session.call("shop-create-order", {"reference": "ZZ1", "customerId": made["id"]}).structured
    assert order
    cancelled = session.call("shop-cancel-order", {"orderId": order["id"]}).structured
    assert cancelled
    assert cancelled["status"] == "cancelled"


def test_its_tasks_are_solved_through_the_published_tools(environment: LoadedEnvironment) -> None:
    assert len(environment.tasks) >= 6
    task = next(task for task in environment.tasks if task.oracle.steps)
    session = open_task(task, {environment.ref: environment})
    answer = run_oracle(session, task)
    assert grade(session, task, answer).success
    assert {entry.tool for entry in session.journal} <= set(environment.interface)


def test_a_running_server_is_asked_for_its_tools() -> None:
    server = CATALOG / "home-and-personal-life" / "task-lists" / "server.py"
    made = make_twin(f"{sys.executable} {server}", only=("list_task_lists", "get_task", "complete_task"))
    assert made.design.name == "server-py"
    assert {operation.published.name for operation in made.design.operations if operation.published} <= {
        "list_task_lists",
        "get_task",
        "complete_task",
    }


@pytest.mark.parametrize(
    ("source", "complaint"),
    [
        ("no-such-command --flag", "neither a file, nor a URL, nor a command that is installed here"),
        (f"{sys.executable} -c 'print(1)'", "gave no list of tools"),
        ("http://127.0.0.1:9/mcp", "gave no list of tools"),
    ],
)
def test_a_source_that_is_no_server_is_told_so(source: str, complaint: str) -> None:
    with pytest.raises(InputError, match=complaint):
        make_twin(source)


def test_a_server_with_too_many_tools_is_to_be_narrowed(tmp_path: Path) -> None:
    path = tmp_path / "large.json"
    path.write_bytes(encoded([{"name": f"get_thing_{number}", "inputSchema": {}} for number in range(MOST_TOOLS + 1)]))
    with pytest.raises(InputError, match="choose some with --tools"):
        make_twin(str(path))
    with pytest.raises(InputError, match="has no tool 'get_nothing'"):
        make_twin(str(path), only=("get_nothing",))


@pytest.mark.parametrize(
    ("source", "name"),
    [
        ("npx -y @notionhq/notion-mcp-server", "notion-mcp-server"),
        ("https://mcp.linear.app/sse", "linear-app"),
        ("TOKEN=x uvx mcp-server-git --repository .", "mcp-server-git"),
    ],
)
def test_a_twin_is_called_after_its_source(source: str, name: str) -> None:
    assert name_of(source) == name


def test_a_secret_in_a_source_is_told_to_nobody() -> None:
    assert public_source("TOKEN=s3cret LEVEL=2 npx -y package") == "npx -y package"
    assert public_source("https://me:s3cret@mcp.example/mcp?key=s3cret") == "https://mcp.example/mcp"
    with pytest.raises(InputError) as raised:
        make_twin("TOKEN=s3cret no-such-command")
    assert "s3cret" not in str(raised.value)


@pytest.mark.parametrize("name", ["../../escape", "Weird Name", "a/b", "-x", "x" * 61])
def test_a_name_that_is_no_folder_of_its_own_is_refused(name: str, tmp_path: Path) -> None:
    path = tmp_path / "shop.json"
    path.write_bytes(encoded(tools()))
    with pytest.raises(InputError, match="is no name for a server"):
        make_twin(str(path), name)


def test_a_tool_that_its_arguments_cannot_feed_is_left_out(tmp_path: Path) -> None:
    listed = tools()
    listed[6]["inputSchema"]["properties"].pop("customerId")
    listed[6]["inputSchema"]["required"] = ["reference", "cartId"]
    listed[6]["inputSchema"]["properties"]["cartId"] = {"type": "string"}
    path = tmp_path / "shop.json"
    path.write_bytes(encoded(listed))
    reason = make_twin(str(path)).left_out["shop-create-order"]
    assert reason == "makes something of which an essential part is not kept"


def test_schemas_that_refer_to_each_other_are_read_in_no_time(tmp_path: Path) -> None:
    names = [f"N{number}" for number in range(30)]
    every = {name: {"$ref": f"#/$defs/{name}"} for name in names}
    schema = {"type": "object", "$defs": {name: {"type": "object", "properties": every} for name in names}}
    listed = [*tools(), {"name": "list_knots", "inputSchema": {**schema, "properties": every}}]
    path = tmp_path / "shop.json"
    path.write_bytes(encoded(listed))
    assert make_twin(str(path)).design.name == "shop"


@pytest.mark.parametrize(
    ("tool", "complaint"),
    [
        ({"name": "", "inputSchema": {}}, "'' is no name of a tool"),
        ({"name": "get_x", "inputSchema": {"properties": [1]}}, "the input schema of get_x is no JSON schema"),
    ],
)
def test_a_broken_tool_is_told(tool: Json, complaint: str, tmp_path: Path) -> None:
    path = tmp_path / "shop.json"
    path.write_bytes(encoded([tool]))
    with pytest.raises(InputError, match=complaint):
        make_twin(str(path))
