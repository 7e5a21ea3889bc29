"""Servers made by language models: research, complexification, coding, tasks and solving, for a theme nobody has described."""
