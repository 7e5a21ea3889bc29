"""Reading records that a person or an earlier run wrote: one sentence for whatever is wrong with them."""

from pathlib import Path
from typing import TypeVar

from pydantic import ValidationError

from mcp_servers.contracts import InputError, Model, say_problem

Record = TypeVar("Record", bound=Model)


def read_record(path: Path, kind: type[Record], what: str) -> Record:
    """Read a file that holds one record as JSON.

    Args:
        path: The file.
        kind: What it holds.
        what: The same for a person.

    Raises:
        InputError: It cannot be read, or holds something else.
    """
    try:
        return kind.model_validate_json(path.read_bytes())
    except OSError as error:
        raise InputError(f"{path} cannot be read ({error.strerror}); expected {what}") from error
    except ValidationError as error:
        raise InputError(f"{path}: {say_problem(error)}; expected {what}") from error
