"""A Discovery document and the archetypes recognised in it, put together as one requirement document."""

from fnmatch import fnmatchcase

from generator.sources.discovery.archetypes import Archetype, entity_fields
from generator.sources.discovery.operations import Subject, complete, operation_of, unreadable
from generator.sources.surface import Method, Surface
from mcp_servers.contracts import Json


def compose_entities(document: Surface, archetypes: tuple[Archetype, ...]) -> dict[str, Json]:
    """Return the entities of a requirement document."""
    entities = {}
    for archetype in archetypes:
        entity = {
            "label": archetype.label,
            "plural": Subject(archetype, document).plural,
            "count": archetype.count,
            "unique": list(archetype.unique),
            "always": list(archetype.always),
            "fields": entity_fields(archetype, document),
            "from": f"the archetype {archetype.name}" + (f", recognised in {archetype.of}" if archetype.of else ""),
        }
        named = {} if archetype.title is None else {"title": archetype.title}
        entities[archetype.name] = {key: value for key, value in entity.items() if value} | named
    return entities


def compose_operations(
    document: Surface, archetypes: tuple[Archetype, ...], left_out: dict[str, str]
) -> tuple[dict[str, Json], dict[str, str]]:
    """Return the operations of a requirement document, and method to reason for what has none.

    Args:
        document: The API.
        archetypes: What it speaks of.
        left_out: Pattern of method ids to the reason why a person left them out.
    """
    subjects = {archetype.of: Subject(archetype, document) for archetype in archetypes if archetype.of}
    derived = _derived_operations(document, subjects, archetypes)
    spoken_for = {rule["via"] for archetype in archetypes for rule in archetype.derived.values() if "via" in rule}
    operations: dict[str, Json] = {}
    omitted: dict[str, str] = {}
    for method in document.methods:
        reason = next((why for pattern, why in left_out.items() if fnmatchcase(method.id, pattern)), "")
        reason = reason or unreadable(method) or _repeated(method, document)
        subject = None if reason else subjects.get(_schema_of(method, document))
        made = operation_of(method, subject) if subject else None
        if made and made[0] not in operations:
            archetype = subject.archetype.name if subject else ""
            operations[made[0]] = made[1] | {
                "from": f"the method {method.id}, with the rules of the archetype {archetype}"
            }
        elif method.id not in spoken_for:
            omitted[method.id] = reason or _why_not(made, subject)
    return operations | derived, omitted


def _derived_operations(
    document: Surface, subjects: dict[str, Subject], archetypes: tuple[Archetype, ...]
) -> dict[str, Json]:
    """Return the operations that are a part of a method, or that the document only implies."""
    ids = {method.id for method in document.methods}
    found = {}
    for archetype in archetypes:
        subject = subjects.get(archetype.of) or Subject(archetype, document)
        for name, rule in archetype.derived.items():
            if rule.get("via", "") in {"", *ids}:
                made = complete({key: value for key, value in rule.items() if key != "via"}, subject)
                via = f", for {rule['via']}" if "via" in rule else ""
                found[name] = made | {"from": f"the archetype {archetype.name}{via}"}
    return found


def _schema_of(method: Method, document: Surface) -> str:
    """Return the schema of what a method is about: what it gives back or takes, else what the ones beside it do."""
    siblings = sorted(
        (one for one in document.methods if one.resource == method.resource), key=lambda one: one.verb != "get"
    )
    for one in (method, *siblings):
        listed = document.listed(one.response) if one.verb.startswith(("list", "search")) else ""
        for schema in (listed, one.response, one.request):
            if schema in document.schemas and not schema.endswith(("Request", "Response", "Empty")):
                return schema
    return ""


def _repeated(method: Method, document: Surface) -> str:
    """Return why a method adds nothing to the others of its resource; empty if it does."""
    partial = method.verb == "update" and any(one.id == f"{method.resource}.patch" for one in document.methods)
    return "replaces a whole row where patch changes a part of it" if partial else ""


def _why_not(made: object, subject: Subject | None) -> str:
    if subject is None:
        return "is about something that nothing gives a meaning to"
    return "does the same as another method" if made else "nothing says what it does to the rows"
