"""Reading rules: Python's expression syntax, cut down to what rows, values and tables need."""

import ast
from textwrap import shorten

AGGREGATES = ("sum", "count", "any", "min", "max")
SHIFTS = ("days", "hours", "minutes")
FUNCTIONS = ("day", "days_between", "minutes_between", "min", "max")
SAMPLERS = ("between", "chance", "pick")

_ALLOWED: tuple[type[ast.AST], ...] = (
    ast.Name,
    ast.Attribute,
    ast.Constant,
    ast.BoolOp,
    ast.UnaryOp,
    ast.BinOp,
    ast.Compare,
    ast.IfExp,
    ast.Call,
    ast.GeneratorExp,
    ast.comprehension,
    ast.Tuple,
    ast.expr_context,
    ast.And,
    ast.Or,
    ast.Not,
    ast.USub,
    ast.Add,
    ast.Sub,
    ast.Mult,
    ast.FloorDiv,
    ast.Mod,
    ast.cmpop,
)


LONGEST = 4000
"""Characters of an expression."""
DEEPEST = 60
"""Operations inside each other."""
_TOO_DEEP = f"more than {DEEPEST} operations stand inside each other; name parts of the expression with 'let'"


class ExpressionError(ValueError):
    """An expression that cannot be read or has no meaning here; the message says what would be right."""


def parse(text: str) -> ast.expr:
    """Parse an expression.

    Raises:
        ExpressionError: It is not an expression, or uses a construct outside the language of rules.
    """
    if not text.strip():
        raise ExpressionError("the expression is empty")
    if len(text) > LONGEST:
        raise ExpressionError(
            f"the expression has {len(text)} characters; up to {LONGEST} are read: name parts with 'let'"
        )
    try:
        tree = ast.parse(text.strip(), mode="eval").body
    except SyntaxError as error:
        raise ExpressionError(f"'{shorten(text, 100, placeholder=' …')}' is not an expression: {error.msg}") from None
    except (MemoryError, RecursionError):
        raise ExpressionError(_TOO_DEEP) from None
    if _depth(tree) > DEEPEST:
        raise ExpressionError(_TOO_DEEP)
    for node in ast.walk(tree):
        if not isinstance(node, _ALLOWED):
            raise ExpressionError(f"'{text}': {_describe(node)} is not part of rules")
        if isinstance(node, ast.Call):
            _check_call(node)
    return tree


def parse_loop(text: str) -> ast.comprehension:
    """Parse the loop of an effect, ``t for t in tickets if t.booking == booking``.

    Raises:
        ExpressionError: It is not such a loop.
    """
    tree = parse(f"any({text})")
    loop = loop_of(tree)
    if loop is None or not isinstance(tree, ast.Call) or ast.unparse(element_of(tree)) != ast.unparse(loop.target):
        raise ExpressionError(f"'{text}' is not a loop; write 't for t in tickets if …'")
    return loop


def loop_of(node: ast.expr) -> ast.comprehension | None:
    """Return the loop of an aggregate such as ``count(b for b in bookings)``; ``None`` for anything else."""
    if isinstance(node, ast.Call) and len(node.args) == 1 and isinstance(node.args[0], ast.GeneratorExp):
        return node.args[0].generators[0]
    return None


def element_of(node: ast.Call) -> ast.expr:
    """Return what an aggregate takes from each row."""
    generator = node.args[0]
    assert isinstance(generator, ast.GeneratorExp)
    return generator.elt


def loop_parts(loop: ast.comprehension) -> tuple[str, str, ast.expr | None]:
    """Return the row's name, the table, and the condition (several ``if`` are joined by ``and``)."""
    assert isinstance(loop.target, ast.Name)
    assert isinstance(loop.iter, ast.Name)
    if len(loop.ifs) > 1:
        return loop.target.id, loop.iter.id, ast.BoolOp(ast.And(), list(loop.ifs))
    return loop.target.id, loop.iter.id, loop.ifs[0] if loop.ifs else None


def function_of(node: ast.Call) -> str:
    """Return the name of the function called."""
    assert isinstance(node.func, ast.Name)
    return node.func.id


def path_of(node: ast.expr) -> tuple[str, ...]:
    """Return the names of ``sailing.vessel.seats``; empty for anything but a path."""
    if isinstance(node, ast.Name):
        return (node.id,)
    if isinstance(node, ast.Attribute) and (start := path_of(node.value)):
        return (*start, node.attr)
    return ()


def shift_of(node: ast.expr) -> tuple[str, ast.expr] | None:
    """Return unit and amount of ``days(3)``; ``None`` for anything else."""
    if isinstance(node, ast.Call) and function_of(node) in SHIFTS:
        return function_of(node), node.args[0]
    return None


def _depth(tree: ast.expr) -> int:
    """Return how many operations stand inside each other at most, without recursion, for there may be thousands."""
    depth, level = 0, [tree]
    while level:
        depth += 1
        level = [inner for node in level for inner in ast.iter_child_nodes(node) if isinstance(inner, ast.expr)]
    return depth


def _check_call(node: ast.Call) -> None:
    known = dict.fromkeys((*AGGREGATES, *SHIFTS, *FUNCTIONS, *SAMPLERS))
    if not isinstance(node.func, ast.Name) or node.func.id not in known:
        raise ExpressionError(f"'{ast.unparse(node.func)}' is no function; there are {', '.join(known)}")
    if node.keywords:
        raise ExpressionError(f"{node.func.id}() takes no named arguments")
    loops = [argument for argument in node.args if isinstance(argument, ast.GeneratorExp)]
    if not loops:
        return
    if node.func.id not in (*AGGREGATES, "pick") or len(node.args) != 1:
        raise ExpressionError(f"{node.func.id}() does not take rows of a table")
    generators = loops[0].generators
    simple = isinstance(generators[0].target, ast.Name) and isinstance(generators[0].iter, ast.Name)
    if len(generators) != 1 or not simple:
        raise ExpressionError(f"{node.func.id}() goes over one table: 'b for b in bookings if …'")


def _describe(node: ast.AST) -> str:
    return f"'{ast.unparse(node)}'" if isinstance(node, ast.expr) else f"'{type(node).__name__.lower()}'"
