"""The one agent loop: prompts, calls, budgets and trajectories, free of torch."""
