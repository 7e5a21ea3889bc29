"""The tasks stage: which tools go together, tasks along chains of them, and tasks that programs solve."""
