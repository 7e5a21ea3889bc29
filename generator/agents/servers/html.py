"""HTML as text: tables as rows with pipes, headings with a mark, links apart."""

import re
from urllib.parse import urldefrag, urljoin

from generator.agents.servers.markup import Token, tokens
from mcp_servers.contracts import Model

MOST_LINKS = 1_000
_LONGEST_TITLE, _LONGEST_LICENCE = 200, 300

_UNSEEN = {"script", "style", "noscript", "template", "svg", "iframe", "object", "title", "select", "textarea"}
_VOID = {"area", "base", "br", "col", "embed", "hr", "img", "input", "link", "meta", "source", "track", "wbr"}
_HEADINGS = {"h1", "h2", "h3", "h4", "h5", "h6"}
_BLOCKS = {"p", "div", "section", "article", "li", "ul", "ol", "dl", "dt", "dd", "br", "hr", "pre", "main", "nav", "header",
           "footer", "aside", "blockquote", "figure", "figcaption", "form", "caption", "thead", "tbody", "tfoot"}  # fmt: skip
_HIDDEN = re.compile(r"display\s*:\s*none|visibility\s*:\s*hidden", re.I)
_RIGHTS = {"license", "licence", "rights", "dc.rights", "dcterms.license", "dcterms.rights"}


class Link(Model):
    """Where a page leads."""

    url: str
    title: str


class Text(Model):
    """What a page says."""

    title: str = ""
    text: str
    links: tuple[Link, ...] = ()
    licence: str = ""
    """As the page itself states it, for machines or under a link."""


def read_html(content: str, url: str) -> Text:
    """Return what an HTML page says.

    Args:
        content: The page.
        url: Where it is from: what its links are relative to.
    """
    reader = _Reader(url)
    for token in tokens(content):
        reader.hear(token)
    return reader.read()


class _Reader:
    """Hears tags and text in their order."""

    def __init__(self, url: str) -> None:
        self._url = url
        self._pieces: list[str] = []
        self._title: list[str] = []
        self._links: dict[str, list[str]] = {}
        self._licence: list[str] = []
        self._unseen, self._depth = "", 0
        self._link: list[str] = []
        """Where the words of the link that is open go."""
        self._in_row: list[bool] = []
        """Whether a row is open, for each table that is."""

    def read(self) -> Text:
        """Return what was heard."""
        self._end_row()
        lines = [" ".join(line.split()) for line in "".join(self._pieces).split("\n")]
        links = [Link(url=url, title=_joined(words)[:_LONGEST_TITLE]) for url, words in self._links.items()]
        return Text(
            title=_joined(self._title)[:_LONGEST_TITLE],
            text="\n".join(line for line in lines if line.strip("| #")),
            links=tuple(links[:MOST_LINKS]),
            licence=_joined(self._licence)[:_LONGEST_LICENCE],
        )

    def hear(self, token: Token) -> None:
        """Take the next tag or text."""
        if not token.tag:
            self._hear_text(token.text)
        elif token.ends:
            self._end(token.tag)
        else:
            self._begin(token.tag, token.attributes)

    def _begin(self, tag: str, given: dict[str, str]) -> None:
        if self._unseen:
            self._depth += tag == self._unseen
            return
        if tag not in _VOID and (tag in _UNSEEN or "hidden" in given or _HIDDEN.search(given.get("style", ""))):
            self._unseen, self._depth = tag, 1
        elif tag == "table":
            self._pieces.append("\n")
            self._in_row.append(False)
        elif tag == "tr":
            self._end_row()
        elif tag in ("td", "th"):
            self._pieces.append(" | ")
            if self._in_row:
                self._in_row[-1] = True
        else:
            self._break(tag)
        self._note(tag, given)

    def _end(self, tag: str) -> None:
        if self._unseen:
            self._depth -= tag == self._unseen
            self._unseen = self._unseen if self._depth else ""
        elif tag in ("tr", "table"):
            self._end_row()
            if tag == "table" and self._in_row:
                self._in_row.pop()
        elif tag == "a":
            self._link = []
        elif tag not in ("td", "th"):
            self._break("p" if tag in _HEADINGS else tag)

    def _hear_text(self, data: str) -> None:
        if self._unseen:
            if self._unseen == "title":
                self._title.append(data)
            return
        self._pieces.append(re.sub(r"\s+", " ", data))
        self._link.append(data)

    def _break(self, tag: str) -> None:
        """Begin a line, or in a table's cell only a word."""
        if tag in _BLOCKS or tag in _HEADINGS:
            in_cell = bool(self._in_row and self._in_row[-1])
            self._pieces.append(" " if in_cell else "\n# " if tag in _HEADINGS else "\n")

    def _end_row(self) -> None:
        if self._in_row and self._in_row[-1]:
            self._pieces.append(" |\n")
            self._in_row[-1] = False

    def _note(self, tag: str, given: dict[str, str]) -> None:
        """Take what stands in attributes: where a link leads, and under which licence the page is."""
        if tag == "meta" and given.get("name", "").lower() in _RIGHTS and not self._licence:
            self._licence = [given.get("content", "")]
        if tag not in ("a", "link") or "href" not in given:
            return
        try:
            address = urldefrag(urljoin(self._url, given["href"].strip()))[0]
        except ValueError:  # an address with, say, half a bracket leads nowhere
            return
        if "license" in given.get("rel", "").lower().split():
            self._licence = [address]
        if tag == "a" and address.startswith(("http://", "https://")):
            known = address in self._links
            self._link = [] if known else self._links.setdefault(address, [])


def _joined(words: list[str]) -> str:
    return " ".join("".join(words).split())
