"""The commands of ``python -m generator``, each in a module of its own: ``add`` declares its arguments, ``_run`` does it."""
