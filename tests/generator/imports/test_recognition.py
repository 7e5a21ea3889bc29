"""What documentation means: actions, things, columns, lifecycles, and the rules that it leaves out."""

import re
from copy import deepcopy
from pathlib import Path

import pytest

from generator.distinctness import Distinct
from generator.sources.documents import find_documents, read_document
from generator.sources.imports import Import, designs_of
from generator.sources.openapi.document import parse_openapi
from generator.sources.recognition.acts import Act, read_acts
from generator.sources.recognition.composition import compose
from generator.sources.recognition.words import plural, singular, words_of
from generator.sources.surface import Method, Surface
from generator.sources.tool_lists import parse_tools
from mcp_servers.contracts import InputError, Json
from tests.generator.imports.shop import encoded, openapi, tools
from tests.generator.village import village_design, village_text


def acts_of(*methods: Method) -> tuple[dict[str, Act], dict[str, str]]:
    found, omitted = read_acts(Surface("x", "1", "X", "", {}, methods))
    return {act.method.id: act for act in found}, omitted


def named(name: str, description: str = "") -> Method:
    return Method("", name, "", "", (), description=description)


@pytest.mark.parametrize(
    ("name", "action", "noun"),
    [
        ("DescribeDBClusters", "search", "db cluster"),
        ("CreateServiceRevision", "create", "service revision"),
        ("get_cards_by_list_id", "search", "card"),
        ("get-workout", "get", "workout"),
        ("archiveProject", "transition", "project"),
        ("delete_issue", "delete", "issue"),
        ("issue_list", "search", "issue"),
    ],
)
def test_a_name_says_what_is_done_to_what(name: str, action: str, noun: str) -> None:
    act = acts_of(named(name))[0][name]
    assert (act.action, " ".join(act.noun)) == (action, noun)


@pytest.mark.parametrize(
    ("name", "reason"),
    [
        ("oauth_login", "signing in"),
        ("uploadImage", "bytes"),
        ("translate_text", "works things out"),
        ("run_pipeline", "runs something elsewhere"),
        ("register_webhook", "calls back"),
        ("frobnicate", "not understood"),
    ],
)
def test_what_is_about_no_rows_is_left_out_with_its_reason(name: str, reason: str) -> None:
    assert reason in acts_of(named(name))[1][name]


def test_the_services_own_name_is_no_part_of_the_nouns() -> None:
    found = acts_of(
        *(named(name) for name in ("acme_get_task", "acme_list_tasks", "acme_create_task", "acme_close_task"))
    )[0]
    assert {" ".join(act.noun) for act in found.values()} == {"task"}


def test_a_description_says_what_a_name_does_not() -> None:
    assert (
        acts_of(named("project_environments", "Lists the environments of a project."))[0]["project_environments"].action
        == "search"
    )


@pytest.mark.parametrize(
    ("one", "many"), [("status", "statuses"), ("policy", "policies"), ("person", "people"), ("alias", "aliases")]
)
def test_nouns_have_a_singular_and_a_plural(one: str, many: str) -> None:
    assert (singular(many), plural(one)) == (one, many)
    assert singular(one) == one


def test_names_are_taken_apart_in_every_spelling() -> None:
    assert (
        words_of("DBClusterArn") == words_of("db-cluster-arn") == words_of("dbClusterArn") == ("db", "cluster", "arn")
    )


def shop() -> dict[str, Json]:
    found, _ = compose(parse_openapi(encoded(openapi()), "shop", "shop.json"))
    assert len(found) == 1
    return {"entities": found[0].entities, "operations": found[0].operations, "wanting": found[0].wanting}


def test_a_document_becomes_tables_with_keys_states_and_values() -> None:
    fields = next(entity for name, entity in shop()["entities"].items() if name.endswith("order"))["fields"]
    assert fields["customer"].startswith("-> customer")
    assert fields["total"].startswith("money")
    assert fields["due_date"].startswith("day")
    assert "cancelled" in fields["status"]["values"]


def test_verbs_of_a_document_become_moves_through_its_states() -> None:
    cancel = shop()["operations"]["cancel_order"]
    assert cancel["move"].endswith("to cancelled")


def test_archetypes_bring_rules_that_no_document_states() -> None:
    operations = shop()["operations"]
    assert any(
        "lies in the past" in message
        for rule in operations["create_order"]["require"].values()
        for message in [rule["says"]]
    )
    assert any("cancelled" in rule for rule in operations["update_order"]["require"])


def test_a_delete_that_leaves_a_state_behind_refuses_it_once() -> None:
    document = deepcopy(openapi())
    document["components"]["schemas"]["Order"]["properties"]["status"]["enum"].append("DELETING")
    found, _ = compose(parse_openapi(encoded(document), "shop", "shop.json"))
    delete = found[0].operations["delete_order"]
    assert delete["move"].endswith("to deleting")
    assert not any("deleting" in rule for rule in delete.get("require", ()))


def test_no_tool_is_called_like_a_table() -> None:
    document = deepcopy(openapi())
    document["paths"]["/orders"]["get"]["operationId"] = "orders"
    found, _ = compose(parse_openapi(encoded(document), "shop", "shop.json"))
    assert "list_orders" in found[0].operations
    assert "orders" not in found[0].operations


@pytest.mark.parametrize(("file", "name"), [("0007-shop", "shop"), ("2024", "service-2024")])
def test_a_server_is_named_with_a_letter_first(file: str, name: str) -> None:
    found, _ = compose(parse_openapi(encoded(openapi()), file, f"{file}.json"))
    assert [one.name for one in found] == [name]


def test_what_a_document_leaves_too_poor_is_refused_rather_than_padded() -> None:
    document = openapi()
    document["paths"] = {path: item for path, item in document["paths"].items() if path.startswith("/customers")}
    found, _ = compose(parse_openapi(encoded(document), "shop", "shop.json"))
    assert any("where 8 make a server" in reason for reason in found[0].wanting)


def test_a_broken_document_costs_only_itself() -> None:
    def fail() -> Surface:
        raise InputError("shop.json is broken")

    made = designs_of(
        Import("openapi", "shop", "shop.json", fail, "x"), lambda _: ("Retail and commerce", "Online shops")
    )
    assert made.refused == {"shop": "shop.json is broken"}


def test_hostile_names_become_no_code() -> None:
    document = openapi()
    order = document["components"]["schemas"]["Order"]["properties"]
    order["x'); DROP TABLE orders; --"] = {"type": "integer"}
    order["__class__"] = {"type": "boolean"}
    order["import"] = {"type": "string", "enum": ["a'b", "ok", "fine"]}
    made = designs_of(
        Import("openapi", "shop", "shop.json", lambda: parse_openapi(encoded(document), "shop", "shop.json"), "x"),
        lambda _: ("Retail and commerce", "Online shops"),
    )
    assert not made.refused
    names = [field.name for entity in made.designs[0].entities for field in entity.fields]
    assert all(name.isidentifier() and name.islower() for name in names)


def test_the_same_server_twice_is_told() -> None:
    read = lambda: parse_openapi(encoded(openapi()), "shop", "shop.json")  # noqa: E731
    design = designs_of(
        Import("openapi", "shop", "shop.json", read, "x"), lambda _: ("Retail and commerce", "Online shops")
    ).designs[0]
    distinct = Distinct()
    assert distinct.add(design) == ""
    assert distinct.add(design.model_copy(update={"name": "other"})) == "shop"


def test_the_same_server_with_other_nouns_is_told(tmp_path: Path) -> None:
    text, renamed = village_text(), tmp_path / "tool-shed.yaml"
    for noun, other in (("book", "drill"), ("member", "neighbour"), ("loan", "outing")):
        text = re.sub(rf"\b{noun}(?=s?\b)|(?<=_){noun}(?=s?\b)", other, text)
    assert "return_drill" in text
    renamed.write_text(text, "utf-8")
    distinct = Distinct()
    assert distinct.add(village_design(tmp_path)) == ""
    assert distinct.add(read_document(find_documents()["ferry-bookings"])) == ""
    assert distinct.add(read_document(renamed)) == "village-library"


def test_a_tool_list_says_what_its_tools_do() -> None:
    acts, omitted = read_acts(parse_tools(tools(), "shop", "Shop"))
    assert {act.action for act in acts} >= {"search", "get", "create", "update", "delete", "transition"}
    assert "bytes" in omitted["shop-export-orders"]
