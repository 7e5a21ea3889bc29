"""Tools that read a long text, some lines at a time."""

from generator.design.model import Design, Operation
from generator.tools.naming import row_name


def write_reading(design: Design, operation: Operation) -> list[str]:
    """Write a tool that gives lines of a text, and says how many there are and which comes next."""
    entity = design.entity(operation.entity)
    key = f"{operation.inputs[0].name}_id"
    return [
        f'    db.fetch({row_name(entity)}, "{entity.plural}", {key})',
        f'    text = db.value("SELECT {operation.text} FROM {entity.plural} WHERE id = ?", {key}).split("\\n")',
        "    if from_line > len(text):",
        f'        raise Refused(f"This {entity.label} ends at line {{len(text)}}.")',
        "    after = from_line + lines",
        "    return {",
        '        "lines": text[from_line - 1 : after - 1],',
        '        "first_line": from_line,',
        '        "total_lines": len(text),',
        '        "next_line": after if after <= len(text) else None,',
        "    }",
    ]
