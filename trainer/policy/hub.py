"""Models on the Hugging Face hub, asked for once: loading one asks again and again before it says that there is none."""

import httpx
from huggingface_hub import model_info, try_to_load_from_cache
from huggingface_hub.errors import HfHubHTTPError, HFValidationError, OfflineModeIsEnabled

from mcp_servers.contracts import InputError

PATIENCE = 10.0
"""Seconds until the hub counts as not reachable."""


def is_on_hub(name: str) -> bool:
    """Return whether the hub has a model; ``False``: the hub cannot be reached, but an earlier download is here.

    Args:
        name: What was given as a policy and is no folder.

    Raises:
        InputError: There is no such model, or nobody knows.
    """
    absent = f"policy '{name}' cannot be loaded: there is no such folder"
    if "/" not in name:
        raise InputError(f"{absent}, and a hub name has an owner, OWNER/NAME")
    try:
        model_info(name, timeout=PATIENCE)
    except HFValidationError as error:
        raise InputError(f"{absent}, and a hub name has the form OWNER/NAME") from error
    except HfHubHTTPError as error:
        raise InputError(f"{absent}, and the hub shows no such model ({str(error).splitlines()[0]})") from error
    except (httpx.HTTPError, OfflineModeIsEnabled) as error:
        if isinstance(try_to_load_from_cache(name, "config.json"), str):
            return False
        reason = str(error).splitlines()[0] if str(error) else type(error).__name__
        raise InputError(f"{absent}, and the hub, where it may be, cannot be reached ({reason})") from error
    return True
