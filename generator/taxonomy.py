from generator.sources.surface import Surface


def place(surface: Surface) -> tuple[str, str]:
    return "Software and data", surface.title
