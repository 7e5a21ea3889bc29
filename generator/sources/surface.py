"""One model for every kind of API documentation: methods and the schemas that they speak of, with nothing interpreted.

Google Discovery documents, botocore service models, OpenAPI documents and the tool lists of MCP servers all become a
``Surface``; what its methods mean is for ``generator.sources.recognition`` to say.
"""

import re
from dataclasses import dataclass, field

from mcp_servers.contracts import Json

LONGEST_DESCRIPTION = 2000
"""Characters of a description that are kept; the rest of a longer one says nothing about the API."""


@dataclass(frozen=True)
class Property:
    """One property of a schema, or one parameter of a method."""

    name: str
    type: str
    """``string``, ``integer``, ``number``, ``boolean``, ``object``, ``array`` or the name of a schema."""
    format: str = ""
    values: tuple[str, ...] = ()
    """Allowed values, as the document spells them."""
    items: str = ""
    """Of an array: type or schema of its items."""
    required: bool = False
    read_only: bool = False
    properties: tuple["Property", ...] = ()
    """Of an object, or of the items of an array, that are described in place."""
    description: str = ""
    default: Json = None
    minimum: int | None = None
    maximum: int | None = None


@dataclass(frozen=True)
class Method:
    """One method of the API: a request, an operation, a tool."""

    resource: str
    """Dotted path of resources where the document has such a tree: ``courses.courseWork``."""
    verb: str
    """What the document calls it: ``list``, ``CreateCluster``, ``asana_get_task``; empty if it has no name."""
    http: str
    """``GET``, ``POST`` …; empty where the document does not say."""
    path: str
    parameters: tuple[Property, ...]
    request: str = ""
    """Schema of the body, or empty."""
    response: str = ""
    """Schema of what comes back, or empty."""
    media: bool = False
    """Whether it uploads or downloads bytes."""
    description: str = ""

    @property
    def id(self) -> str:
        """``events.move``, ``CreateCluster``, or ``GET /orders`` for a method without a name."""
        return ".".join(filter(None, (self.resource, self.verb))) or f"{self.http} {self.path}"

    @property
    def places(self) -> tuple[str, ...]:
        """Names of the parameters in the path, in order."""
        return tuple(re.findall(r"\{\+?([\w-]+)\*?\}", self.path))


@dataclass(frozen=True, eq=False)
class Surface:
    """A whole document."""

    name: str
    version: str
    title: str
    sha256: str
    schemas: dict[str, tuple[Property, ...]]
    methods: tuple[Method, ...]
    description: str = ""
    package_version: str = field(default="")
    """Version of the package that the document ships in."""

    def property(self, path: str) -> Property | None:
        """Return the property at a path such as ``Event.attendees.email``, through references; ``None`` if there is none."""
        schema, *names = path.split(".")
        inner = self.schemas.get(schema, ())
        found = None
        for name in names:
            found = next((one for one in inner if one.name == name), None)
            if found is None:
                return None
            inner = self.inner(found)
        return found

    def inner(self, found: Property) -> tuple[Property, ...]:
        """Return the properties of an object, or of the objects in an array; none for anything else."""
        return found.properties or self.schemas.get(found.items or found.type, ())

    def listed(self, schema: str) -> str:
        """Return the schema of the items in a list method's response; empty if the response holds none."""
        lists = [one for one in self.schemas.get(schema, ()) if one.type == "array" and one.items in self.schemas]
        return min(lists, key=lambda one: one.name != "items").items if lists else ""
