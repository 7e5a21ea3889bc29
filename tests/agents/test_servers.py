"""Our own MCP servers: what they give, and what they refuse."""

import gzip
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from fastmcp import Client, FastMCP

from generator.agents.servers import documents, fetch, files, python
from generator.agents.servers.addresses import public_address
from generator.agents.servers.download import Reach
from generator.agents.servers.faults import Unreadable
from generator.agents.servers.folder import files_of
from generator.agents.servers.pages import read_text
from mcp_servers.contracts import InputError
from tests.agents.website import WebSite, serve_site


@pytest.fixture(scope="module")
def site() -> Iterator[WebSite]:
    with serve_site() as site:
        yield site


async def call(server: "FastMCP[None]", tool: str, **arguments: Any) -> tuple[Any, str]:
    """Return what a tool gave, and what it complained of."""
    async with Client(server) as client:
        result = await client.call_tool_mcp(tool, arguments)
        text = "".join(getattr(block, "text", "") for block in result.content)
        return (None, text) if result.is_error else (result.structured_content, "")


REACH = Reach(private_hosts=("127.0.0.1",), seconds=5)


async def test_a_page_is_read_as_text(site: WebSite) -> None:
    page, _ = await call(fetch.make_server(REACH), "fetch_page", url=f"{site.url}/to//species")
    assert page["source"] == f"{site.url}/species"
    assert "| English oak | Quercus robur | 30 |\n| Silver birch | Betula pendula | 25 |" in page["text"]
    assert {"url": f"{site.url}/species?page=2", "title": "Next"} in page["links"]
    assert page["licence"] == f"{site.url}/cc-by"


@pytest.mark.parametrize(
    ("path", "reason"),
    [
        ("/broken", "status 500"),
        ("/garbled", "garbled"),
        ("/large", "more than"),
        ("/picture", "only HTML, CSV"),
        ("/circle", "redirected more than"),
        ("/to/http://localhost:1/", "not public"),
        ("/to/file:///etc/passwd", "begins with http"),
    ],
)
async def test_what_is_no_page_is_refused(site: WebSite, path: str, reason: str) -> None:
    _, complaint = await call(fetch.make_server(REACH), "fetch_page", url=site.url + path)
    assert reason in complaint


async def test_a_slow_page_is_given_up(site: WebSite) -> None:
    reach = REACH.model_copy(update={"seconds": 0.2})
    _, complaint = await call(fetch.make_server(reach), "fetch_page", url=f"{site.url}/slow")
    assert "longer than 0.2 seconds" in complaint


@pytest.mark.parametrize(
    "url",
    [
        "http://127.0.0.1/",
        "http://127.1/",
        "http://2130706433/",
        "http://[::1]/",
        "http://[::ffff:127.0.0.1]/",
        "http://[64:ff9b::7f00:1]/",
        "http://localhost/",
        "http://10.0.0.1/",
        "http://192.168.1.1/",
        "http://169.254.169.254/latest/meta-data/",
        "http://[fe80::1]/",
        "http://0.0.0.0/",
        "http://user:word@127.0.0.1/",
        "ftp://127.0.0.1/",
        "file:///etc/passwd",
        "http://",
    ],
)
async def test_nothing_private_is_fetched(url: str) -> None:
    _, complaint = await call(fetch.make_server(), "fetch_page", url=url)
    assert any(reason in complaint for reason in ("not public", "begins with http", "password", "has no address"))


async def test_public_addresses_are_told_apart() -> None:
    assert await public_address("93.184.215.14", 80, ()) == "93.184.215.14"
    for address in ("224.0.0.1", "100.64.0.1", "2002:7f00:1::", "fd00::1"):
        with pytest.raises(Unreadable, match="not public"):
            await public_address(address, 80, ())


async def test_long_texts_come_in_parts(tmp_path: Path) -> None:
    text = "".join(f"line {number}\n" for number in range(5_000))
    (tmp_path / "long.txt").write_text(text)
    server, offset, read = documents.make_server(tmp_path), 0, ""
    while offset is not None:
        part, _ = await call(server, "read_document", path="long.txt", offset=offset)
        read, offset = read + part["text"], part["following"]
    assert read == text


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    (tmp_path / "secret.txt").write_text("secret")
    given = tmp_path / "given"
    (given / "inner").mkdir(parents=True)
    (given / "trees.csv").write_text("name,height\noak,30\n")
    (given / "inner" / "notes.md").write_text("The oak is old.")
    (given / "picture.png").write_bytes(b"\x89PNG")
    (given / "link.txt").symlink_to(tmp_path / "secret.txt")
    (given / "out").symlink_to(tmp_path)
    return given


async def test_documents_are_listed_and_searched(folder: Path) -> None:
    server = documents.make_server(folder)
    listed, _ = await call(server, "list_documents")
    assert [one["path"] for one in listed["documents"]] == ["trees.csv", "inner/notes.md"]
    found, _ = await call(server, "search_documents", words="old OAK")
    assert [hit["path"] for hit in found["hits"]] == ["inner/notes.md"]


@pytest.mark.parametrize(
    "path",
    ["../secret.txt", "link.txt", "out/secret.txt", "/etc/passwd", "inner/../../secret.txt", "", "inner", "a\0b"],
)
async def test_nothing_leads_out_of_the_documents(folder: Path, path: str) -> None:
    _, complaint = await call(documents.make_server(folder), "read_document", path=path)
    assert "there is no" in complaint


def test_a_missing_folder_is_named(tmp_path: Path) -> None:
    with pytest.raises(InputError, match="there is no folder"):
        documents.make_server(tmp_path / "none")


async def test_notes_are_kept_and_bounded(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    server = files.make_server(tmp_path / "notes")
    monkeypatch.setattr(files, "MOST_FILES", 1)
    await call(server, "write_file", name="a.md", text="one")
    await call(server, "write_file", name="a.md", text="two")
    assert (await call(server, "list_files"))[0] == {"names": ["a.md"]}
    assert (await call(server, "read_file", name="a.md"))[0] == {"result": "two"}
    assert "already" in (await call(server, "write_file", name="b.md", text="three"))[1]
    for name in ("../b.md", "/tmp/b", ".b", "a/b"):
        assert (await call(server, "write_file", name=name, text="three"))[1]
    assert list(files_of(tmp_path)) == ["notes/a.md"]


async def test_a_program_runs_in_a_jail() -> None:
    ran, _ = await call(python.make_server(), "run_python", code="print(6 * 7)\nopen('/etc/passwd')")
    assert ran["output"] == "42\n"
    assert "Error" in ran["errors"]


async def test_no_program_runs_without_a_jail(monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(*_: object, **__: object) -> None:
        raise InputError("there is no bubblewrap")

    monkeypatch.setattr(python, "run_jailed", refuse)
    assert "no bubblewrap" in (await call(python.make_server(), "run_python", code="print(1)"))[1]


def test_html_is_read_however_it_is_written() -> None:
    page = (
        "<TITLE>A &amp; b</TITLE><script>x</script><!-- no --><p style='display: none'>no</p><p>One<br>two</p>1 < 2 <b"
    )
    assert read_text(page.encode(), "html", "http://e.org/").model_dump() == {
        "title": "A & b",
        "text": "One\ntwo\n1 < 2 <b",
        "links": (),
        "licence": "",
    }


@pytest.mark.parametrize(("piece", "text"), [("<!--", ""), ("<div>", "end"), ("<table>", "end"), ("<b '>", "end")])
def test_a_page_that_quadratic_parsers_hang_on_is_read(piece: str, text: str) -> None:
    assert read_text((piece * 40_000 + "end").encode(), "html", "http://e.org/").text == text


@pytest.mark.parametrize("encoding", ["punycode", "IDNA", "undefined", "unicode_escape", "no-such"])
def test_what_no_page_is_encoded_in_is_refused(encoding: str) -> None:
    with pytest.raises(Unreadable, match=encoding):
        read_text(b"a-b9a", "text", "http://a.example/", f"text/plain; charset={encoding}")


async def test_a_packed_page_is_unpacked_only_so_far() -> None:
    import httpx2

    from generator.agents.servers.download import _content

    def reply(content: bytes) -> httpx2.Response:
        async def stream() -> Any:
            yield content

        return httpx2.Response(200, headers={"content-encoding": "gzip"}, content=stream())

    assert await _content(reply(gzip.compress(b"text")), "u", 100) == b"text"
    with pytest.raises(Unreadable, match="more than 100"):
        await _content(reply(gzip.compress(b"0" * 10_000)), "u", 100)
    with pytest.raises(Unreadable, match="is not"):
        await _content(reply(b"text"), "u", 100)
