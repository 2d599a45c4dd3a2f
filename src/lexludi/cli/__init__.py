"""The `lexludi` command."""

import sys


def main() -> None:
    try:
        from lexludi.cli.app import run
    except ModuleNotFoundError as missing:
        if missing.name not in ("click", "rich"):
            raise
        sys.exit(f"The lexludi command needs {missing.name}; in the source, type: pip install '.[cli]'")
    sys.exit(run())
