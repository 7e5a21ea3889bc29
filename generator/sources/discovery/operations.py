"""From the methods of a document to operations in the words of a requirement document."""

import re
from dataclasses import dataclass

from generator.design.wording import with_article
from generator.sources.discovery.archetypes import Archetype
from generator.sources.discovery.naming import enum_values, snake, squeezed, words
from generator.sources.entities import plural_of
from generator.sources.surface import Method, Property, Surface
from mcp_servers.contracts import Json

ACTIONS = ("search", "get", "create", "update", "move", "delete", "report")
_STANDARD = {
    "list": "search",
    "get": "get",
    "insert": "create",
    "create": "create",
    "patch": "update",
    "update": "update",
    "delete": "delete",
}
_DOES = {
    "search": "List {plural}.",
    "get": "Show {one} with all that is known about it.",
    "create": "Make a new {label}.",
    "update": "Change {one}.",
    "delete": "Delete {one}.",
}
_ASKS = {"search": "list the {plural}", "get": "look up {{{name}}}", "delete": "delete {{{name}}}"}
_UNREADABLE = {
    r"watch|stop": "needs a webhook that is called back",
    r"batch.*|bulk.*|.*batch": "does in bulk what another method does for one",
    r"import|export|upload.*|download.*": "moves bytes in or out",
    r"generate.*|.*token.*": "makes keys for other calls, not rows",
    r"testIamPermissions|getIamPolicy|setIamPolicy": "is about the access of the caller's project",
}


@dataclass(frozen=True)
class Subject:
    """What an operation is about: an archetype, with the words for it."""

    archetype: Archetype
    document: Surface

    @property
    def name(self) -> str:
        """Singular: ``course_work``."""
        return self.archetype.name

    @property
    def plural(self) -> str:
        """Table: ``course_work_items``."""
        return self.archetype.plural or plural_of(self.name)

    @property
    def label(self) -> str:
        """``course work``."""
        return self.archetype.label or words(self.name)


def unreadable(method: Method) -> str:
    """Return why no rows can stand for what a method does; empty if they can."""
    if method.media:
        return "moves bytes in or out"
    for pattern, reason in _UNREADABLE.items():
        if re.fullmatch(pattern, method.verb):
            return reason
    return ""


def operation_of(method: Method, subject: Subject) -> tuple[str, dict[str, Json]] | None:
    """Return name and content of a method's operation; ``None`` if nothing says what the method does to rows."""
    rule = subject.archetype.methods.get(method.verb, {})
    action = next((key for key in ACTIONS if key in rule), _STANDARD.get(method.verb))
    if action is None:
        return None
    stated = {} if action in rule else _stated(action, method, subject)
    if "inputs" in rule:
        stated.pop("change", None)
    operation = complete({**stated, **rule}, subject)
    if action == "search":
        filters = f"{stated.get('by', '')}, {rule.get('by', '')}".strip(", ").split(", ")
        operation["by"] = ", ".join(dict.fromkeys(filters))
    name = str(operation.pop("name", ""))
    noun = subject.plural if action == "search" else subject.name
    return name or f"{snake(method.verb)}_{noun}", operation


def complete(operation: dict[str, Json], subject: Subject) -> dict[str, Json]:
    """Return an operation with what every operation says, in the generator's own words where nothing else is given."""
    action = next(key for key in ACTIONS if key in operation)
    said = {
        "name": subject.name,
        "label": subject.label,
        "plural": words(subject.plural),
        "one": with_article(subject.label),
    }
    texts = {key: table[action].format(**said) for key, table in (("does", _DOES), ("asks", _ASKS)) if action in table}
    shown = {"show": subject.archetype.short, "order": subject.archetype.order} if action == "search" else {}
    return {**texts, **{key: value for key, value in shown.items() if value}, **operation}


def _stated(action: str, method: Method, subject: Subject) -> dict[str, Json]:
    """Return what the document says about a method: its containers, filters and the properties that its body takes."""
    if action == "search":
        filters = list(dict.fromkeys([*_containers(method, subject), *_filters(method, subject)]))
        return {"search": subject.plural, "by": ", ".join(filters)}
    if action == "create":
        inputs = list(dict.fromkeys([*_containers(method, subject), *_writable(method, subject)]))
        return {"create": subject.name, "inputs": ", ".join(inputs)}
    if action == "update":
        containers = _containers(method, subject)
        changed = [name for name in _writable(method, subject) if name not in containers]
        return {"update": subject.name, "change": ", ".join(changed)}
    return {action: subject.name} if action in ("get", "delete") else {}


def _containers(method: Method, subject: Subject) -> list[str]:
    """Return the reference fields that the parameters in a method's path fill."""
    targets = subject.archetype.targets()
    found = []
    for place in method.places:
        wanted = squeezed(re.sub(r"_?[iI]d$", "", place))
        found += [name for name in targets if wanted and squeezed(name).endswith(wanted)]
    return found


def _writable(method: Method, subject: Subject) -> list[str]:
    """Return the fields that a method's body may set."""
    body = {one.name: one for one in subject.document.schemas.get(method.request, ())}
    fields = []
    for path in subject.archetype.anchors():
        top = body.get(path.split(".")[0])
        if top is not None and not top.read_only:
            fields.append(subject.archetype.column_of(path))
    return [name for name in fields if "generated" not in str(subject.archetype.fields[name])]


def _filters(method: Method, subject: Subject) -> list[str]:
    """Return the filters that a list method's query parameters amount to."""
    archetype = subject.archetype
    columns = {squeezed(path.split(".")[-1]): archetype.column_of(path) for path in archetype.anchors()}
    found = []
    for parameter in method.parameters:
        if parameter.name in method.places:
            continue
        base, bound = re.fullmatch(r"(.*?)(Min|Max|)", parameter.name).groups()  # type: ignore[union-attr]
        column = columns.get(squeezed(base)) or _column_by_values(parameter, subject)
        if column and bound:
            found.append(f"{column} {'at least' if bound == 'Min' else 'at most'} as {snake(parameter.name)}")
        elif column:
            found.append(column)
        elif parameter.name == "q" and archetype.title:
            found.append(f"{archetype.title} contains")
    return found


def _column_by_values(parameter: Property, subject: Subject) -> str:
    """Return the enum field that has the values of a parameter, such as ``courseStates`` for ``courseState``."""
    wanted = set(enum_values(parameter.values))
    for path in subject.archetype.anchors():
        found = subject.document.property(f"{subject.archetype.of}.{path}")
        if wanted and found and wanted == set(enum_values(found.values)):
            return subject.archetype.column_of(path)
    return ""
