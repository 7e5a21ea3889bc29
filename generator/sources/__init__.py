"""Where designs come from: API documents and requirement documents."""
