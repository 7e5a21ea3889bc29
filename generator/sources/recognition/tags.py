"""Tags: ``TagResource`` makes one and ``UntagResource`` takes it away, where a service lets its tags be listed."""

from dataclasses import replace

from generator.sources.recognition.acts import Act, Noun

_ACTIONS = {"tag": "create", "untag": "delete"}


def read_tags(acts: list[Act]) -> list[Act]:
    """Return the acts of a surface, those that tag a thing read as what they do to its tags: make and delete them."""
    shown = {act.noun for act in acts if act.action in ("search", "get") and act.noun[-1] == "tag"}
    return [_of_tag(act, shown) for act in acts]


def _of_tag(act: Act, shown: set[Noun]) -> Act:
    action = _ACTIONS.get(act.verb)
    noun = next((one for one in ((*act.noun, "tag"), ("tag",)) if one in shown), None)
    if action is None or noun is None or act.noun[-1] == "tag":
        return act
    return replace(act, action=action, noun=noun, containers=(*act.containers, act.noun))
