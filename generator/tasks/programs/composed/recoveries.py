"""Changes that the rules refuse for some rows: what is refused is left as it is, or changed in another way."""

import re

from generator.design.model import Design
from generator.tasks.answers import AnswerField
from generator.tasks.programs.binding import Scene
from generator.tasks.programs.changing import change, verb, ways
from generator.tasks.programs.composed.acting import accepted, ask, draft, it, partly_accepted
from generator.tasks.programs.composed.selection import Chosen, Selection
from generator.tasks.programs.pieces import ORDERED
from generator.tasks.programs.shapes import Shape, Telling, answer_line
from generator.tasks.signatures import Signature
from generator.tasks.wording.phrases import plural_label

_REFUSED = (
    "{each} as far as the rules allow, and leave the others as they are. Tell me how many were done and how many were not.",
    "Take each of {rows} in turn and {wish} wherever that is allowed. How many were done, and for how many was it refused?",
)

_INSTEAD = (
    "{each}; where that is refused, {second} instead. Tell me how many times it was refused.",
    "Take each of {rows} in turn and {wish}. Wherever the rules do not allow that, {second} instead. "
    "How often was it refused?",
)


def where_allowed(design: Design, selection: Selection, action: Signature) -> Shape:
    """Change each row that the rules allow, and count the others."""
    entity = design.entity(selection.entity)
    done = AnswerField("done", f"number of {plural_label(entity)} done", "integer")
    refused = AnswerField("refused", "number refused", "integer")

    def tell(scene: Scene) -> Telling | None:
        chosen = selection.choose(scene, writes_a_row=1)
        if chosen is None or not partly_accepted(scene, action, chosen) or foreseen(scene, selection, action, chosen):
            return None
        wish, each = (ask(scene, entity, action, row) for row in (it(entity), f"each of {chosen.rows}"))
        if wish is None or each is None:
            return None
        return chosen.telling(_frame(scene, _REFUSED, wish).format(rows=chosen.rows, wish=wish, each=each))

    return draft(
        "where allowed", design, selection, action, f"{action.name}_where_allowed",
        f"{verb(action, entity)} those of the {plural_label(entity)} meant for which that is allowed.",
        [
            "done = refused = 0",
            f"for {entity.name} in found:",
            "    try:",
            f"        {change(action, entity)}",
            "        done += 1",
            "    except Refused:",
            "        refused += 1",
            answer_line({done.name: "done", refused.name: "refused"}),
        ],
        checks={"as many changed": f'len(changed) == truth["{done.name}"]', **ways(action.operation, entity)},
    ).shape([done, refused], tell, branches=1)  # fmt: skip


def otherwise(design: Design, selection: Selection, first: Signature, second: Signature) -> Shape:
    """Change each row one way, or another way where that is refused."""
    entity = design.entity(selection.entity)
    refused = AnswerField("refused", "number refused", "integer")

    def tell(scene: Scene) -> Telling | None:
        chosen = selection.choose(scene, writes_a_row=1)
        if chosen is None or not partly_accepted(scene, first, chosen) or foreseen(scene, selection, first, chosen):
            return None
        others = [key for key in chosen.keys if key not in scene.setting.accepted[first.name]]
        wishes = [ask(scene, entity, action, it(entity)) for action in (first, second)]
        each = ask(scene, entity, first, f"each of {chosen.rows}")
        if None in (*wishes, each) or not accepted(scene, second, others):
            return None
        words = {"wish": wishes[0], "second": wishes[1], "each": each}
        return chosen.telling(_frame(scene, _INSTEAD, str(wishes[0])).format(rows=chosen.rows, **words))

    return draft(
        "recovery", design, selection, first, f"{first.name}_else_{second.operation.name}",
        f"{verb(first, entity)} the {plural_label(entity)} meant; where that is refused, do something else instead.",
        [
            "refused = 0",
            f"for {entity.name} in found:",
            "    try:",
            f"        {change(first, entity)}",
            "    except Refused:",
            "        refused += 1",
            f"        {change(second, entity)}",
            answer_line({refused.name: "refused"}),
        ],
        checks={"some changed": "len(changed) > 0"},
        checked="The answer must be right, and rows must have changed.",
    ).shape([refused], tell, branches=1)  # fmt: skip


def _frame(scene: Scene, frames: tuple[str, str], wish: str) -> str:
    """Choose a frame; what is noted about rows is noted of one after the other."""
    return frames[1] if re.match(r"\w+ that ", wish) else scene.stream.pick(frames)


def foreseen(scene: Scene, selection: Selection, action: Signature, chosen: Chosen) -> bool:
    """Whether what is shown of the rows tells which will be refused, so that nobody need try those.

    So it does where the accepted and the refused have no value in common, or all of the one lie beyond the other.
    """
    accepted = scene.setting.accepted[action.name]
    for output in selection.source.outputs:
        if output.path is None or output.type not in (*ORDERED, "enum", "boolean"):
            continue
        column = scene.setting.rows.column(output.path)
        fine, refused = (
            [column[key] for key in chosen.keys if (key in accepted) is wanted] for wanted in (True, False)
        )
        if output.type in ("enum", "boolean") and not set(fine) & set(refused):
            return True
        if None not in (*fine, *refused) and (max(fine) < min(refused) or max(refused) < min(fine)):
            return True
        if {value is None for value in fine}.isdisjoint({value is None for value in refused}):
            return True
    return False
