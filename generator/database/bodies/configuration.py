"""YAML: a configuration, with the title as a comment at its head."""

import yaml

from generator.database.bodies.content import Content


def write_configuration(content: Content) -> list[str]:
    """Return the lines of a YAML file."""
    text = yaml.safe_dump(content.tree, sort_keys=False, allow_unicode=True, width=96)
    head = [f"# {content.title}"] if content.title else []
    return [*head, *text.removesuffix("\n").split("\n")]
