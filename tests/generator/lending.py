"""A small design written by hand: members borrow copies of books."""

from generator.design.model import Account, Design, Entity, Field
from mcp_servers.contracts import Provenance

BRANCH = Entity(
    name="branch",
    plural="branches",
    label="branch",
    prefix="br",
    title="town",
    count=6,
    fields=(
        Field(name="town", type="text", label="town", meaning="place.town", unique=True),
        Field(name="opened_on", type="day", label="opening day", sample="today - days(between(400, 9000))"),
    ),
)
MEMBER = Entity(
    name="member",
    plural="members",
    label="member",
    prefix="me",
    title="name",
    count=50,
    fields=(
        Field(name="name", type="text", label="name", meaning="person.name"),
        Field(name="email", type="text", label="email", meaning="email", unique=True),
        Field(name="branch", type="reference", label="branch", target="branch"),
        Field(name="fine", type="money", label="open fine", minimum=0, maximum=2000, default=0),
        Field(name="note", type="text", label="note", required=False),
    ),
)
BOOK = Entity(
    name="book",
    plural="books",
    label="book",
    prefix="bo",
    title="title",
    count=60,
    fields=(
        Field(name="title", type="text", label="title", meaning="title.book", unique=True),
        Field(name="copies", type="integer", label="copies", minimum=1, maximum=3),
        Field(name="sequel_to", type="reference", label="earlier volume", target="book", required=False),
        Field(
            name="state",
            type="enum",
            label="state",
            values=("in", "all_out"),
            sample='"all_out" if count(l for l in loans if l.book == self and l.status == "out") == copies else "in"',
        ),
    ),
)
LOAN = Entity(
    name="loan",
    plural="loans",
    label="loan",
    prefix="lo",
    count=120,
    fields=(
        Field(name="book", type="reference", label="book", target="book"),
        Field(name="member", type="reference", label="member", target="member"),
        Field(name="lent_at", type="moment", label="time lent", generated=True),
        Field(name="due_on", type="day", label="due day", sample="lent_at + days(21)"),
        Field(name="status", type="enum", label="status", values=("out", "returned")),
    ),
    checks=("due_on > day(lent_at)",),
    unique=(("book", "member"),),
    invariants=('count(l for l in loans if l.book == book and l.status == "out") <= book.copies',),
)
LENDING = Design(
    name="lending",
    title="Lending library",
    description="Members borrow copies of books.",
    taxonomy=("Culture and education", "Libraries"),
    theme="lending library",
    provenance=Provenance(kind="hand-written", source="tests/generator/lending.py"),
    account=Account(entity="branch", introduction="You work in {town}."),
    entities=(LOAN, MEMBER, BOOK, BRANCH),
    operations=(),
)
