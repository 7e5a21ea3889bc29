"""The design model: one server described as entities, operations and rules, before any code or row exists."""
