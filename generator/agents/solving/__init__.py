"""The solving stage: tasks that can be solved are kept, and how they were solved."""
