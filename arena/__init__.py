"""Examines a policy on fresh tasks, says where it is weak, and has the generator build what it needs next."""
