"""What a twin's tools ask about: things of their own, read through what they name, under whatever noun."""

import pytest

from generator.design.model import Operation
from generator.twins import Twin, design_twin
from mcp_servers.contracts import Json


def tool(name: str, *required: str, **optional: str) -> dict[str, Json]:
    kinds = dict.fromkeys(required, "string") | optional
    properties = {argument: {"type": kind} for argument, kind in kinds.items()}
    return {"name": name, "inputSchema": {"type": "object", "properties": properties, "required": list(required)}}


@pytest.fixture(scope="module")
def twin() -> Twin:
    listed: list[Json] = [
        tool("get_dividends", "symbol"),
        tool("get_income_statement", "symbol"),
        tool("get_historical_stock_prices", "symbol"),
        tool("get_current_stock_price", "symbol"),
        tool("search_papers", "query"),
        tool("semantic_search", "query", paper_id="string"),
        tool("get_paper_outline", "paper_id"),
        tool("get_paper_latex", "paper_id"),
        tool("get_paper_section", "paper_id", "section_id", max_chars="integer"),
        tool("get_airport_info_light", "code"),
        tool("get_airport_info_full", "code"),
        tool("browse_subreddit", "subreddit"),
        tool("get_elevation"),
    ]
    return design_twin(listed, "desk", "desk.json")


def operation(twin: Twin, name: str) -> Operation:
    return next(one for one in twin.design.operations if one.published and one.published.name == name)


def goes_to(twin: Twin, name: str, argument: str) -> tuple[str, str]:
    published = operation(twin, name).published
    assert published
    return published.arguments[argument].parameter, published.arguments[argument].lookup


@pytest.mark.parametrize("name", ["get_dividends", "get_income_statement", "get_current_stock_price"])
def test_what_several_tools_share_is_a_thing_that_they_look_up(twin: Twin, name: str) -> None:
    assert goes_to(twin, name, "symbol") == ("by_symbol_id", "stocks.symbol")
    assert operation(twin, name).kind == "search"


def test_a_fact_is_of_one_subject_and_a_list_of_any_number(twin: Twin) -> None:
    counts = {one.name: one.count for one in twin.design.entities}
    assert counts["stock"] == counts["income_statement"] < counts["dividend"]


def test_a_list_by_what_a_thing_is_called_looks_for_its_name(twin: Twin) -> None:
    assert [(one.path, one.match) for one in operation(twin, "browse_subreddit").inputs] == [("name", "contains")]
    subreddit = next(one for one in twin.design.entities if one.name == "subreddit")
    assert next(one.meaning for one in subreddit.fields if one.name == subreddit.title) == "name.community"


def test_variants_of_a_noun_are_one_thing(twin: Twin) -> None:
    known = {one.name for one in twin.design.entities}
    assert {"airport", "stock_price", "paper"} <= known
    assert not known & {"airport_info_light", "airport_info", "current_stock_price", "paper_outline", "semantic"}
    assert goes_to(twin, "get_airport_info_full", "code") == ("airport_id", "airports.code")


def test_a_read_by_the_id_of_something_else_reads_what_belongs_to_it(twin: Twin) -> None:
    assert operation(twin, "get_paper_outline").entity == "paper"
    latex = operation(twin, "get_paper_latex")
    assert (latex.kind, latex.entity) == ("search", "paper_latex")
    assert goes_to(twin, "get_paper_latex", "paper_id") == ("by_paper_id", "")


def test_one_row_is_read_within_what_else_is_named(twin: Twin) -> None:
    section = operation(twin, "get_paper_section")
    assert [guard.expression for guard in section.guards] == ["paper_section.paper == paper"]
    assert section.published
    assert section.published.inert == ("max_chars",)


@pytest.mark.parametrize("name", ["search_papers", "semantic_search"])
def test_words_are_looked_for_in_the_texts_of_a_thing(twin: Twin, name: str) -> None:
    found = operation(twin, name)
    assert found.entity == "paper"
    assert next((one.match, one.paths) for one in found.inputs) == ("matching", ("title", "body"))


def test_what_names_nothing_stays_left_out(twin: Twin) -> None:
    assert twin.left_out == {"get_elevation": "does not name its row by an id"}
