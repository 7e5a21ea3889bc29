"""How rich a database is, before it has tools: what rounds of complexification are measured by."""

from generator.database.rows import Rows
from generator.design.model import Design
from generator.design.paths import column
from generator.measures import unusual_values
from mcp_servers.contracts import Model


class Wealth(Model):
    """What a database has."""

    tables: int
    columns: int
    rows: int
    relations: int
    """References that are filled."""
    values: int
    """Different values of a column, over all columns."""
    unusual: int
    """Values that are easily got wrong."""
    states: int
    """Values of enums that some row has."""

    def gains(self, before: "Wealth") -> dict[str, int]:
        """Return what there is more of than before, by how much; nothing ever becomes less."""
        ours, theirs = self.model_dump(), before.model_dump()
        return {name: ours[name] - theirs[name] for name in ours if ours[name] > theirs[name]}


def measure(design: Design, rows: Rows) -> Wealth:
    """Count a database."""
    fields = [(entity, one) for entity in design.entities for one in entity.fields]
    found = [
        [row[column(one)] for row in rows[entity.plural] if row[column(one)] is not None] for entity, one in fields
    ]
    pairs = list(zip(fields, found, strict=True))
    return Wealth(
        tables=len(design.entities),
        columns=len(fields),
        rows=sum(map(len, rows.values())),
        relations=sum(len(values) for (_, one), values in pairs if one.target),
        values=sum(len(set(values)) for values in found),
        unusual=sum(unusual_values(entity, one, values, design.now) for (entity, one), values in pairs),
        states=sum(len(set(values)) for (_, one), values in pairs if one.type == "enum"),
    )
