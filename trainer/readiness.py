"""What must be right before a run gets a folder."""

from trainer.policy.loading import load_policy


def check_policy(source: str) -> None:
    """Load a policy that was given, so that one that cannot be used leaves no folder behind.

    Args:
        source: Folder or hub name; ``default``, the policy that a run makes itself, is always right.

    Raises:
        InputError: It cannot be loaded, or its tokenizer cannot serve.
    """
    if source != "default":
        load_policy(source)
