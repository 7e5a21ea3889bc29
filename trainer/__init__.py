"""An MCP client that improves a policy with GRPO."""
