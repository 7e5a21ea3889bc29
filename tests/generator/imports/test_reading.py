"""Documents of every kind become surfaces; broken ones are refused in a sentence."""

import json
from pathlib import Path

import pytest

from generator.sources import aws
from generator.sources.openapi.document import parse_openapi, read_openapi
from generator.sources.surface import LONGEST_DESCRIPTION
from generator.sources.tool_lists import parse_tools, read_tool_list
from mcp_servers.contracts import InputError, Json
from tests.generator.imports.shop import encoded, openapi, tools

DATA = Path(__file__).resolve().parents[4] / "shared" / "data"
"""Real documents, where they lie beside the repository; none of them is part of it."""
needs_data = pytest.mark.skipif(not DATA.exists(), reason="the real documents do not lie beside the repository")


def test_an_openapi_document_gives_its_methods_with_what_they_take_and_show() -> None:
    surface = parse_openapi(encoded(openapi()), "shop", "shop.json")
    created = next(method for method in surface.methods if method.verb == "createOrder")
    assert created.http == "POST"
    assert created.request == "Order"
    assert surface.property("Order.status").values == ("PENDING", "PAID", "CANCELLED")  # type: ignore[union-attr]
    assert surface.property("Order.next.next.reference") is not None, (
        "a circle of references is followed as far as asked"
    )


def test_bytes_are_told_from_data() -> None:
    surface = parse_openapi(encoded(openapi()), "shop", "shop.json")
    assert [method.path for method in surface.methods if method.media] == ["/orders/{id}/invoice.pdf"]


@pytest.mark.parametrize(
    ("schema", "names"),
    [
        (
            {"allOf": [{"properties": {"a": {"type": "string"}}}, {"properties": {"b": {"type": "integer"}}}]},
            ["a", "b"],
        ),
        ({"oneOf": [{"properties": {"a": {"type": "string"}}}, {"type": "null"}]}, ["a"]),
        ({"$ref": "#/components/schemas/Nowhere"}, []),
        ({"$ref": "other.yaml#/Thing"}, []),
        ({"allOf": [{"$ref": "#/components/schemas/Loop"}]}, ["a"]),
    ],
)
def test_schemas_in_parts_are_put_together(schema: dict[str, Json], names: list[str]) -> None:
    document = openapi()
    loop = {"allOf": [{"$ref": "#/components/schemas/Loop"}, {"properties": {"a": {"type": "string"}}}]}
    document["components"]["schemas"] |= {"Loop": loop, "Thing": schema}
    surface = parse_openapi(encoded(document), "shop", "shop.json")
    assert [one.name for one in surface.schemas["Thing"]] == names


@pytest.mark.parametrize(
    ("content", "complaint"),
    [
        (b"", "is no OpenAPI document"),
        (b'{"openapi": "3.0.0", "paths": {', "not readable as JSON"),
        (b'{"openapi": "3.0.0"}', "it needs 'openapi' or 'swagger', and 'paths'"),
        (b"[" * 200_000, "nested too deeply"),
        (b"openapi: [unclosed", "not readable as JSON or YAML"),
        (b"\xff\xfe\x00", "not readable as JSON or YAML"),
    ],
)
def test_a_broken_document_is_refused_in_a_sentence(content: bytes, complaint: str) -> None:
    with pytest.raises(InputError, match=complaint):
        parse_openapi(content, "shop", "shop.json")


def test_a_description_of_ten_megabytes_is_cut() -> None:
    document = openapi()
    document["paths"]["/orders"]["get"]["summary"] = "x" * 10_000_000
    surface = parse_openapi(encoded(document), "shop", "shop.json")
    assert max(len(method.description) for method in surface.methods) == LONGEST_DESCRIPTION


def test_names_that_are_code_stay_names() -> None:
    document = openapi()
    document["paths"]['/"; DROP TABLE orders; --/{id}'] = {"get": {"operationId": "__import__('os').system('x')"}}
    surface = parse_openapi(encoded(document), "shop", "shop.json")
    assert "__import__('os').system('x')" in [method.verb for method in surface.methods]


@pytest.mark.parametrize("wrapped", [True, False])
def test_a_tool_list_is_read_bare_or_in_its_response(tmp_path: Path, wrapped: bool) -> None:
    path = tmp_path / "shop.json"
    path.write_bytes(encoded({"result": {"tools": tools()}} if wrapped else tools()))
    surface = read_tool_list(path)
    assert [method.verb for method in surface.methods][:2] == ["shop-list-customers", "shop-get-customer"]
    assert [one.name for one in surface.methods[1].parameters] == ["customerId"]


@pytest.mark.parametrize(
    ("content", "complaint"),
    [
        ({"tools": []}, "holds no tools"),
        ({"nothing": 1}, "holds no tools"),
        ([{"title": "x"}], "entry 0 of its tools has no name"),
    ],
)
def test_what_is_no_tool_list_is_refused(tmp_path: Path, content: Json, complaint: str) -> None:
    path = tmp_path / "shop.json"
    path.write_bytes(encoded(content))
    with pytest.raises(InputError, match=complaint):
        read_tool_list(path)


def test_two_tools_of_one_name_are_refused() -> None:
    with pytest.raises(InputError, match="two of its tools are called 'shop-get-order'"):
        parse_tools([*tools(), tools()[5]], "shop", "Shop")


def test_the_models_of_aws_give_operations_and_shapes() -> None:
    pytest.importorskip("botocore", reason="needs the extra [sources]")
    surface = aws.read_service("ecs")
    created = next(method for method in surface.methods if method.verb == "CreateService")
    assert created.request == "CreateServiceRequest"
    launch = surface.property("CreateServiceRequest.launchType")
    assert launch is not None
    assert "FARGATE" in launch.values
    with pytest.raises(InputError, match="has no service 'nothing'"):
        aws.read_service("nothing")


@needs_data
def test_every_real_document_at_hand_is_read() -> None:
    for path in sorted((DATA / "openapi").glob("*.json"))[::6]:
        assert read_openapi(path).methods, path.name
    for path in sorted((DATA / "mcp_tools").glob("*.json"))[::6]:
        assert len(read_tool_list(path).methods) == len(json.loads(path.read_bytes())["tools"]), path.name
