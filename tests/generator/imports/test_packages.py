"""Every service that the installed packages describe can be read: what is refused of it is refused for a reason."""

from functools import partial

import pytest

from generator.collection import place_import
from generator.sources.imports import designs_of, find_imports


@pytest.mark.slow
@pytest.mark.parametrize("package", ["google", "botocore"])
def test_no_service_of_a_package_is_unreadable(package: str) -> None:
    documents = list(find_imports(package))
    assert len(documents) > 300
    unread = {
        part: reason
        for document in documents
        for part, reason in designs_of(document, partial(place_import, document)).refused.items()
        if "cannot be read" in reason
    }
    assert unread == {}
