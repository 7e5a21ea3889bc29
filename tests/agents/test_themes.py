"""Themes become subjects, each of which is there once; every decision is told with its reason."""

import json
from pathlib import Path

import pytest

from generator.agents.engine import Endpoint, Worker
from generator.agents.engine.completions import Completions
from generator.agents.subjects import named_subject
from generator.agents.themes import Decision, judge_pairs, merge, near_pairs, read_subjects
from mcp_servers.contracts import InputError
from tests.agents.scripted import serve_script

TOOLS = [
    {"name": "list_trees", "description": "List trees of the town."},
    {"name": "plan_pruning", "description": "Plan the pruning of a tree."},
]


def told(decisions: list[Decision]) -> list[tuple[str, str, str]]:
    return [(one.theme, one.kind, one.other) for one in decisions]


def test_every_kind_of_file_is_read(tmp_path: Path) -> None:
    (tmp_path / "names.txt").write_text("# themes\ntown trees\n\n12\nbee keeping\n", "utf-8")
    (tmp_path / "arbor-mcp.json").write_text(json.dumps({"result": {"tools": TOOLS}}), "utf-8")
    (tmp_path / "page.html").write_text(
        "<title>Ferry\x1b[31m crossings</title><p>Boats sail.<script>no()</script>", "utf-8"
    )
    (tmp_path / "depot.md").write_text("# Tram depot\n\nTrams are kept here.\n", "utf-8")
    (tmp_path / "letter.txt").write_text("This is a letter about many things.\nIt ends here.\n", "utf-8")
    (tmp_path / "lending.yaml").write_text("title: Tool lending\nabout: Tools.\n", "utf-8")
    subjects, refused = read_subjects(["harbour"], [tmp_path])
    titles = {subject.title: subject for subject in subjects}
    assert list(titles) == [
        "harbour",
        "arbor mcp",
        "Tram depot",
        "Tool lending",
        "letter",
        "town trees",
        "bee keeping",
        "Ferry[31m crossings",
    ]
    assert titles["arbor mcp"].notes[0].splitlines()[1] == "list_trees: List trees of the town."
    assert titles["Ferry[31m crossings"].notes == ("Boats sail.",)
    assert titles["Tram depot"].sources == ("depot.md",)
    assert [(one.theme, one.kind) for one in refused] == [(f"{tmp_path / 'names.txt'}: 12", "refused")]


@pytest.mark.parametrize(
    ("name", "content", "reason"),
    [
        ("paths.json", b'{"openapi": "3.0.0"}', "holds no tools"),
        ("cut.json", b'{"tools": [', "not readable as JSON"),
        ("latin.md", b"# Caf\xe9", "not UTF-8"),
        ("empty.md", b" \n", "is empty"),
        ("picture.png", b"\x89PNG", "neither a tool list"),
        ("12.md", b"# 12\n", "cannot be named"),
    ],
)
def test_a_file_without_a_theme_is_refused_alone(tmp_path: Path, name: str, content: bytes, reason: str) -> None:
    (tmp_path / name).write_bytes(content)
    (tmp_path / "good.md").write_text("# Good\n", "utf-8")
    subjects, (refused,) = read_subjects([], [tmp_path])
    assert [subject.title for subject in subjects] == ["Good"]
    assert refused.kind == "refused"
    assert refused.theme.startswith(str(tmp_path / name))
    assert reason in refused.reason


def test_a_path_that_is_not_there_is_an_error(tmp_path: Path) -> None:
    with pytest.raises(InputError, match="there is no"):
        read_subjects([], [tmp_path / "none"])


def test_one_name_is_one_subject() -> None:
    given = [named_subject(title) for title in ("Municipal trees", "the municipal tree", "tram depot")]
    subjects, decisions = merge(given, near_pairs(given))
    assert [subject.name for subject in subjects] == ["municipal-trees", "tram-depot"]
    assert told(decisions) == [
        ("Municipal trees", "taken", "municipal-trees"),
        ("the municipal tree", "merged into", "municipal-trees"),
        ("tram depot", "taken", "tram-depot"),
    ]


@pytest.mark.parametrize(
    ("one", "other"),
    [("tool lending", "lending"), ("form 51 archive", "form 52 archive"), ("hotel", "hotel management")],
)
def test_a_word_or_a_number_more_is_another_name(one: str, other: str) -> None:
    given = [named_subject(one), named_subject(other)]
    subjects, decisions = merge(given, near_pairs(given))
    assert len(subjects) == 2
    assert decisions[-1].kind == "kept apart from"


def test_tool_lists_that_say_the_same_are_one_and_keep_all_notes(tmp_path: Path) -> None:
    for name in ("arbor", "treebase"):
        (tmp_path / f"{name}.json").write_text(json.dumps({"tools": TOOLS, "name": name}), "utf-8")
    given, _ = read_subjects(["tree pruning"], [tmp_path])
    subjects, decisions = merge(given, near_pairs(given))
    assert told(decisions)[1:] == [
        ("arbor", "taken", "arbor"),
        ("arbor", "kept apart from", "tree-pruning"),
        ("treebase", "merged into", "arbor"),
    ]
    assert subjects[1].sources == ("arbor.json", "treebase.json")


def test_long_titles_that_begin_alike_have_names_of_their_own() -> None:
    start = "a register of everything that stands in public parks"
    given = [
        named_subject(f"{start}: {end}") for end in ("benches bins lamps fountains", "oak beech lime ash elm plane")
    ]
    subjects, _ = merge(given, ())
    assert subjects[0].name != subjects[1].name


async def test_a_model_decides_what_is_near(tmp_path: Path) -> None:
    given = [named_subject(title) for title in ("town trees", "trees of parks", "trees and shrubs in town")]
    pairs = near_pairs(given)
    assert [(pair.one, pair.other) for pair in pairs] == [(0, 2)]
    answer = {"opinions": [{"pair": 1, "same": True, "because": "Both list what the town has planted."}]}
    script = {"_themes/themes/same-1.1": [{"content": '{"opinions": []}'}, {"content": json.dumps(answer)}]}
    with serve_script(script) as model:
        completions = Completions(Endpoint(url=model.url, model="m"))
        judged = await judge_pairs(given, pairs, Worker("_themes", tmp_path, completions))
        await completions.close()
    subjects, decisions = merge(given, pairs, judged)
    assert len(subjects) == 2
    assert decisions[2].reason == "Both list what the town has planted."
    assert decisions[2].by == "model"
