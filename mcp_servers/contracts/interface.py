"""What a server shows of a tool where that is not what its function says: the interface of a server that it stands in for."""

from mcp_servers.contracts.model import Json, Model


class Argument(Model):
    """Where an argument goes."""

    parameter: str
    """Parameter of the function: ``issue_id``."""
    values: dict[str, str] = {}
    """Of an enum: the value as it is published to the one that rows hold."""
    lookup: str = ""
    """Table and column by which a row may be named instead of by its id: ``customers.name``."""
    prefix: str = ""
    """What goes before a number to make it an id: ``cu`` makes 4821 ``cu-4821``."""


class PublishedTool(Model):
    """One tool as another server publishes it."""

    name: str
    function: str
    """Function of ``tools`` that does the work."""
    description: str
    input_schema: dict[str, Json]
    """As published, references and all."""
    arguments: dict[str, Argument] = {}
    """Argument, or path to one inside an object (``workout.title``), to where it goes."""
    numbered: dict[str, str] = {}
    """Keys of the result that hold ids without their prefix, as numbers; to the prefix."""
    inert: tuple[str, ...] = ()
    """Arguments that are taken and change nothing here."""


class Interface(Model):
    """The tools that a server publishes, in their listed order."""

    tools: tuple[PublishedTool, ...]
