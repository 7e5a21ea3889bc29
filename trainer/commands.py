"""What the commands of trainer and arena share: options that change settings, exit codes, a sentence for every failure."""

import os
import sqlite3
import sys
from argparse import SUPPRESS, ArgumentParser, Namespace
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import TypeVar

from pydantic import ValidationError

from mcp_servers.contracts import Fault, InputError, Model, say_problem

Changed = TypeVar("Changed", bound=Model)


def run_command(command: Callable[[], int], needs: str, hint: Callable[[], str]) -> int:
    """Run a command and return its exit code: 1 a failure, 2 a mistake of the person's, 130 interrupted.

    Args:
        command: Returns an exit code of its own.
        needs: What is called for where a package is missing.
        hint: Says how to go on after a failure or an interrupt; empty where there is nothing to go on with.
    """
    # All that is needed is here or named by the person; nothing reports anywhere.
    os.environ.setdefault("HF_HUB_DISABLE_TELEMETRY", "1")
    os.environ.setdefault("TRL_EXPERIMENTAL_SILENCE", "1")
    try:
        return command()
    except InputError as error:
        return _fail(f"error: {error}", 2)
    except ModuleNotFoundError as error:
        return _fail(f"error: {error.name} is not installed; the {needs} needs: pip install -e '.[train]'", 2)
    except Fault as fault:
        return _fail(f"failed: {fault}{hint()}", 1)
    except (OSError, sqlite3.OperationalError) as error:
        return _fail(f"failed: {_reason(error)}{hint()}", 1)
    except KeyboardInterrupt:
        return _fail(f"interrupted{hint()}", 130)


def add_options(parser: ArgumentParser) -> None:
    """Add the options that change settings. One that is not given leaves no trace in what is parsed."""
    parser.add_argument("--config", type=Path, help="settings as JSON; what it leaves out keeps its default")
    parser.add_argument(
        "--registry",
        dest="registries",
        type=lambda path: str(Path(path).resolve()),
        action="append",
        default=SUPPRESS,
        metavar="FILE",
        help="registry file; may be repeated",
    )
    parser.add_argument(
        "--farm", metavar="URL", default=SUPPRESS, help="running farm to open sessions on; by default they open here"
    )


def change_settings(settings: Changed, given: Mapping[str, object]) -> Changed:
    """Return settings with what was given on the command line; names that are no settings are passed over.

    Raises:
        InputError: A value is not allowed.
    """
    changes = {name: value for name, value in given.items() if name in type(settings).model_fields}
    try:
        return type(settings).model_validate({**settings.model_dump(), **changes})
    except ValidationError as error:
        raise InputError(f"--{say_problem(error)}") from error


def refuse_beside_resume(args: Namespace, own: frozenset[str]) -> None:
    """Make sure that ``--resume`` stands alone: a run goes on with the settings that it was begun with.

    Args:
        args: What is parsed.
        own: Names in it that are no options.

    Raises:
        InputError: Another option is given.
    """
    names = {"registries": "registry"}
    others = [
        f"--{names.get(name, name)}" for name, value in vars(args).items() if name not in own and value is not None
    ]
    if others:
        raise InputError(
            f"--resume stands alone, not with {', '.join(others)}: a run goes on with the settings that it was begun with"
        )


def _reason(error: Exception) -> str:
    if isinstance(error, OSError) and error.strerror:
        return f"{error.filename or 'a file'}: {error.strerror}"
    return str(error)


def _fail(sentence: str, code: int) -> int:
    sys.stderr.write(f"{sentence}\n")
    return code
