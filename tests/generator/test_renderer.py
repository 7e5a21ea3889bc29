"""Rendered schema and tools: they do what the rules say, and read as if a person had written them."""

import subprocess
import sys
from pathlib import Path

import pytest

from generator.database.rows import make_rows
from generator.design.model import Design
from generator.manifest import make_manifest
from generator.sources.documents import DOCUMENTS, read_document
from generator.stages import write_lines, write_text
from generator.themes import collect_themes
from generator.tools.render import write_tools
from mcp_servers.contracts.model import dump_json
from mcp_servers.runtime import LoadedEnvironment, Session, days_between, load_environment, open_session
from tests.generator.differential import disagreements
from tests.generator.village import village_design, village_text

ROOT = Path(__file__).parents[2]


def write_server(design: Design, folder: Path) -> LoadedEnvironment:
    """Write a server folder without tests and tasks."""
    rows = make_rows(design, seed=1)
    (folder / "rows").mkdir(parents=True)
    for table, content in rows.items():
        write_lines(folder / "rows" / f"{table}.jsonl", [dump_json(row) for row in content])
    write_text(folder / "environment.json", make_manifest(design, rows, seed=1).to_json())
    write_tools(design, folder)
    return load_environment(folder)


@pytest.fixture(scope="module")
def village(tmp_path_factory: pytest.TempPathFactory) -> tuple[Design, LoadedEnvironment]:
    folder = tmp_path_factory.mktemp("village")
    design = village_design(folder)
    return design, write_server(design, folder / "server")


@pytest.fixture
def session(village: tuple[Design, LoadedEnvironment]) -> Session:
    return open_session([village[1]])


def test_few_tools_are_one_module_and_many_are_a_package(
    village: tuple[Design, LoadedEnvironment], tmp_path: Path
) -> None:
    assert (village[1].folder / "tools.py").exists()
    ferry = read_document(DOCUMENTS / "ferry-bookings.yaml")
    write_tools(ferry, tmp_path)
    modules = {path.stem for path in (tmp_path / "tools").glob("*.py")}
    assert {"__init__", "rows", "bookings", "sailings"} <= modules


def test_no_type_of_rows_is_called_like_one_that_tools_import(tmp_path: Path) -> None:
    text = village_text().replace("  librarian:\n", "  database:\n").replace("entity: librarian", "entity: database")
    path = tmp_path / "village.yaml"
    path.write_text(f"{text}  get_database: get database\n", "utf-8")
    environment = write_server(read_document(path), tmp_path / "server")
    assert "class DatabaseRow(TypedDict):" in (environment.folder / "tools.py").read_text("utf-8")
    assert lint(environment.folder / "tools.py", ["mypy", "--strict"]) == ""


def test_rendering_again_gives_the_same_bytes(village: tuple[Design, LoadedEnvironment], tmp_path: Path) -> None:
    design, environment = village
    write_tools(design, tmp_path)
    for name in ("tools.py", "schema.sql"):
        assert (tmp_path / name).read_bytes() == (environment.folder / name).read_bytes()


def test_rendered_code_has_strict_types_and_no_lint(village: tuple[Design, LoadedEnvironment]) -> None:
    tools = village[1].folder / "tools.py"
    config = ["--no-cache", "--config", str(ROOT / "pyproject.toml")]
    assert lint(tools, ["ruff", "check", *config]) == ""
    assert lint(tools, ["ruff", "format", "--check", *config]) == ""
    assert lint(tools, ["mypy", "--strict"]) == ""


def lint(path: Path, command: list[str]) -> str:
    """Return what a tool finds wrong with a file."""
    command = [sys.executable, "-m", *command, str(path)]
    done = subprocess.run(command, capture_output=True, text=True, cwd=ROOT, check=False)
    return done.stdout if done.returncode else ""


def test_a_search_pages_short_rows(session: Session) -> None:
    found = session.call("find_books", {}).structured
    assert found is not None
    assert [set(item) for item in found["items"]] == [{"id", "title", "copies"}] * 10
    assert found["next_page"] == 2
    titles = [item["title"] for item in found["items"]]
    assert titles == sorted(titles)


@pytest.mark.parametrize("text", ["%", "_"])
def test_a_search_by_text_takes_it_literally_but_for_case(session: Session, text: str) -> None:
    assert session.call("find_books", {"title": text}).structured == {"items": [], "total": 0}
    title = next(iter(session.state()["books"].values()))["title"]
    found = session.call("find_books", {"title": title[1:].upper()}).structured
    assert found is not None
    assert title in [item["title"] for item in found["items"]]


def test_a_get_shows_the_row_and_what_it_refers_to(session: Session) -> None:
    state = session.state()
    key, loan = next(iter(state["loans"].items()))
    shown = session.call("get_loan", {"loan_id": key}).structured
    assert shown == {
        **loan,
        "book_title": state["books"][loan["book_id"]]["title"],
        "member_name": state["members"][loan["member_id"]]["name"],
    }


def test_a_new_row_has_its_defaults(session: Session) -> None:
    state = session.state()
    member = next(key for key, row in state["members"].items() if row["status"] == "active")
    out = [row["book_id"] for row in state["loans"].values() if row["status"] == "out"]
    book = next(key for key, row in state["books"].items() if row["copies"] > out.count(key))
    loan = session.call("lend_book", {"book_id": book, "member_id": member}).structured
    assert loan is not None
    assert (loan["status"], loan["due_on"], loan["lent_at"]) == ("out", "2026-03-25", "2026-03-04T09:00")


def test_an_effect_on_another_row_happens_where_it_should(session: Session) -> None:
    loans = session.state()["loans"]
    late = next(key for key, row in loans.items() if row["status"] == "out" and row["due_on"] < "2026-03-04")
    member, days = loans[late]["member_id"], days_between(loans[late]["due_on"], "2026-03-04")
    before = session.state()["members"][member]["fine"]
    session.call("return_book", {"loan_id": late})
    assert session.state()["members"][member]["fine"] == before + 20 * days
    early = next(key for key, row in loans.items() if row["status"] == "out" and row["due_on"] > "2026-03-04")
    session.call("return_book", {"loan_id": early})
    assert [row.table for row in session.diff().rows] == ["loans", "loans", "members"]


def test_a_null_is_left_out_of_results_and_of_schemas(tmp_path: Path) -> None:
    environment = write_server(read_document(DOCUMENTS / "ferry-bookings.yaml"), tmp_path)
    schema = environment.toolset["get_sailing"].output_schema
    assert schema["properties"]["gate"]["type"] == "string"
    assert "gate" not in schema["required"]
    state = environment.start_state["sailings"]
    without = next(key for key, row in state.items() if row["gate"] is None)
    shown = open_session([environment]).call("get_sailing", {"sailing_id": without}).structured
    assert shown is not None
    assert "gate" not in shown


CIRCLE = """
title: Sewing circle
about: Members and the patterns they lend each other.
taxonomy: [Culture and leisure, Shows and tickets]
entities:
  member:
    fields:
      name: text, person.name
      points: integer 0..9, default 0
  loan:
    fields:
      owner: -> member
      helper: -> member, optional
      status: out -> returned
operations:
  return_loan:
    move: loan to returned
    let:
      out_before: count(l for l in loans if l.status == "out")
    also:
      - set: loan.owner
        with: {points: loan.owner.points + 1}
    show: "*, owner.points, helper.name, out_before"
  thank_helper:
    update: loan
    inputs:
      reward: integer 1..5
    require:
      loan.helper is not None and loan.helper.points > 1: Nobody helped much.
      loan.helper.points + reward <= 9: The helper has enough points.
    with:
      owner: loan.helper
    also:
      - set: loan.helper
        with: {points: loan.helper.points + reward}
"""


@pytest.mark.parametrize(
    ("inputs", "value"),
    [
        ("fine", "fine"),
        ("{level: 'integer 1..4, default 2'}", "50 * level"),
        ("{level: 'integer 1..4, optional'}", "0 if level is None else 50 * level"),
    ],
)
def test_an_update_that_always_writes_needs_no_input(inputs: str, value: str, tmp_path: Path) -> None:
    path = tmp_path / "village.yaml"
    update = f"  set_fine: {{update: member, does: Set a fine., inputs: {inputs}, with: {{fine: {value}}}}}\n"
    path.write_text(village_text() + update, "utf-8")
    environment = write_server(read_document(path), tmp_path / "server")
    owing = next(key for key, row in environment.start_state["members"].items() if row["fine"] not in (0, 100))
    member = open_session([environment]).call("set_fine", {"member_id": owing}).structured
    assert member is not None
    assert member["fine"] in (0, 100)


def test_what_a_write_shows_is_the_state_after_it_and_lets_are_from_before(tmp_path: Path) -> None:
    path = tmp_path / "circle.yaml"
    path.write_text(CIRCLE, "utf-8")
    environment = write_server(read_document(path), tmp_path / "server")
    state = environment.start_state
    out = [key for key, row in state["loans"].items() if row["status"] == "out"]
    loan = state["loans"][out[0]]
    points = state["members"][loan["owner_id"]]["points"]
    shown = open_session([environment]).call("return_loan", {"loan_id": out[0]}).structured
    assert shown is not None
    assert (shown["status"], shown["owner_points"], shown["out_before"]) == ("returned", points + 1, len(out))
    assert ("helper_name" in shown) == (loan["helper_id"] is not None)
    assert lint(environment.folder / "tools.py", ["mypy", "--strict"]) == ""


def test_tools_refuse_exactly_what_the_rules_refuse(tmp_path: Path) -> None:
    design = read_document(DOCUMENTS / "ferry-bookings.yaml")
    assert list(disagreements(design, write_server(design, tmp_path), calls=12)) == []


@pytest.mark.slow
@pytest.mark.parametrize("name", list(collect_themes())[::4])
def test_tools_of_every_fourth_source_refuse_exactly_what_its_rules_refuse(name: str, tmp_path: Path) -> None:
    design = collect_themes()[name].read()
    assert list(disagreements(design, write_server(design, tmp_path), calls=20)) == []
