"""Designs from Discovery documents."""

import importlib.resources
import json
import re
from functools import cache
from hashlib import sha256

import pytest

from generator.database.rows import make_rows
from generator.design.model import Design
from generator.sources.discovery.archetypes import recognise
from generator.sources.discovery.document import parse_document, read_document
from generator.sources.google import described_apis, design_from_discovery, design_from_document
from generator.sources.surface import Surface
from mcp_servers.contracts import InputError, Json

DOCUMENTS = importlib.resources.files("googleapiclient") / "discovery_cache" / "documents"
APIS = [f"{name}.{version}" for name, version in described_apis()]


def content_of(api: str) -> dict[str, Json]:
    return dict(json.loads((DOCUMENTS / f"{api}.json").read_bytes()))


def parse(content: dict[str, Json]) -> Surface:
    return parse_document(json.dumps(content).encode(), "test.json")


@cache
def design_of(api: str) -> Design:
    return design_from_discovery(*api.split(".", 1))


@pytest.mark.parametrize("api", APIS)
def test_a_described_api_becomes_a_rich_server(api: str) -> None:
    design = design_of(api)
    writes = [operation for operation in design.operations if operation.writes]
    assert 4 <= len(design.entities) <= 10
    assert 8 <= len(design.operations) <= 25
    assert 3 * len(writes) >= len(design.operations)
    assert any(operation.kind == "transition" for operation in design.operations)
    assert sum(entity.count for entity in design.entities) >= 200
    assert max(len(entity.fields) for entity in design.entities) <= 13
    assert sum(len(operation.guards) for operation in writes) >= len(writes)


@pytest.mark.parametrize("api", APIS)
def test_every_operation_can_be_asked_for_and_every_method_is_accounted_for(api: str) -> None:
    design = design_of(api)
    assert all(operation.asks for operation in design.operations)
    assert all(reason for reason in design.omitted.values())
    methods = {method.id for method in read_document(*api.split(".", 1)).methods}
    assert design.omitted.keys() < methods


@pytest.mark.parametrize("api", APIS)
def test_no_description_is_copied_from_the_document(api: str) -> None:
    text = (DOCUMENTS / f"{api}.json").read_text("utf-8")
    design = design_of(api)
    said = [operation.description for operation in design.operations]
    said += [item.description for operation in design.operations for item in operation.inputs]
    assert not [sentence for sentence in said if len(sentence.split()) > 5 and sentence in text]


def test_provenance_names_package_version_and_content() -> None:
    provenance = design_of("tasks.v1").provenance
    assert provenance.kind == "google-discovery"
    assert provenance.source == "google-api-python-client: tasks.v1.json"
    assert re.match(r"\d+\.\d+", provenance.version)
    assert provenance.sha256 == sha256((DOCUMENTS / "tasks.v1.json").read_bytes()).hexdigest()
    assert provenance.licence == "Apache-2.0"


def test_rows_keep_the_rules_that_the_documents_only_imply() -> None:
    rows = make_rows(design_of("tasks.v1"), seed=3)
    assert sum(map(len, rows.values())) >= 200
    for task in rows["tasks"]:
        assert (task["status"] == "completed") == (task["completed_at"] is not None)
    tasks = {task["id"]: task for task in rows["tasks"]}
    subtasks = [task for task in rows["tasks"] if task["parent_id"]]
    assert subtasks
    assert all(tasks[task["parent_id"]]["task_list_id"] == task["task_list_id"] for task in subtasks)


def test_a_verb_gets_its_parameters_from_the_document_and_its_guards_from_the_archetype() -> None:
    turn_in = design_of("classroom.v1").operation("turn_in_student_submission")
    assert [item.name for item in turn_in.inputs] == ["student_submission"]
    assert turn_in.guards[0].message == "The submission must be created or returned or new or reclaimed by student."
    listed = design_of("tasks.v1").operation("list_tasks")
    assert {"due_min", "due_max"} <= {item.name for item in listed.inputs}


def test_types_and_allowed_values_come_from_the_document() -> None:
    content = content_of("blogger.v3")
    content["schemas"]["Post"]["properties"]["readerComments"]["enum"] = ["ALLOW", "FORBID"]
    design = design_from_document(parse(content))
    fields = {field.name: field for entity in design.entities for field in entity.fields}
    assert fields["reader_comments"].values == ("allow", "forbid")
    assert fields["published_at"].type == "moment"


def test_a_state_that_the_document_does_not_have_is_named() -> None:
    content = content_of("blogger.v3")
    content["schemas"]["Comment"]["properties"]["status"]["enum"] = ["LIVE", "PENDING", "SPAM"]
    with pytest.raises(InputError, match=r"archetype comment: field status has the values emptied"):
        design_from_document(parse(content))


def test_a_thing_without_the_properties_of_its_archetype_is_not_recognised() -> None:
    content = content_of("tasks.v1")
    known = {archetype.name for archetype in recognise(parse(content))}
    del content["schemas"]["Task"]["properties"]["due"]
    fewer = {archetype.name for archetype in recognise(parse(content))}
    assert known - fewer == {"task", "task_link", "task_assignment", "person"}


def test_a_method_that_no_rule_gives_a_meaning_is_omitted_with_its_reason() -> None:
    content = content_of("tasks.v1")
    methods = content["resources"]["tasks"]["methods"]
    methods["snooze"] = {**methods["move"], "path": "tasks/v1/lists/{tasklist}/tasks/{task}/snooze"}
    design = design_from_document(parse(content))
    assert design.omitted["tasks.snooze"] == "nothing says what it does to the rows"


def test_an_unknown_api_and_an_unknown_version_are_refused() -> None:
    with pytest.raises(InputError, match=r"no document for the API teapot v1; it has no version of it"):
        design_from_discovery("teapot", "v1")
    with pytest.raises(InputError, match=r"no document for the API tasks v9; it has tasks in v1"):
        design_from_discovery("tasks", "v9")


@pytest.mark.parametrize(
    ("content", "complaint"),
    [
        (b'{"name": "tasks", "version": "v1", "sche', "not readable as JSON"),
        (b"\xff\xfe\x00", "not readable as JSON"),
        (b"[1, 2]", "no Discovery document"),
        (b'{"name": "tasks", "version": "v1"}', "no Discovery document"),
        (b'{"name": "t", "version": "v1", "schemas": {"A": 3}, "resources": {}}', "broken Discovery document"),
        (b'{"name": "t", "version": "v1", "schemas": {}, "resources": {"a": {"methods": {"get": {}}}}}', "broken"),
    ],
)
def test_a_broken_document_is_refused_in_one_sentence(content: bytes, complaint: str) -> None:
    with pytest.raises(InputError, match=complaint):
        parse_document(content, "broken.json")


def test_other_documents_of_the_package_are_refused_with_a_reason() -> None:
    names = sorted(one.name for one in DOCUMENTS.iterdir() if one.name != "index.json")
    for name in [name for name in names if name[:-5] not in APIS][::40]:
        with pytest.raises(InputError, match=r"gives no server: archetypes know"):
            design_from_document(parse_document((DOCUMENTS / name).read_bytes(), name))
