"""Make sure that there is a Chromium for the browser's tests.

The machine's own, else Debian's (as root), else Playwright's. It runs before the tests, because several of them start
at once, and a package manager serves one at a time.
"""

import os
import shutil
import subprocess
import sys

NAMES = ("chromium", "chromium-browser", "google-chrome")


def chromium() -> str | None:
    """The path of a Chromium of the machine; None where Playwright brings its own."""
    return next(filter(None, map(shutil.which, NAMES)), None)


def main() -> None:
    if chromium() is not None:
        return
    if os.geteuid() == 0 and shutil.which("apt-get"):
        subprocess.run(["apt-get", "update", "-qq"], check=False)
        subprocess.run(["apt-get", "install", "-y", "-qq", "chromium"], check=True)
    else:
        subprocess.run([sys.executable, "-m", "playwright", "install", "chromium"], check=True)


if __name__ == "__main__":
    main()
