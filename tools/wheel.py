"""Build the wheels into dist/, the pure one and a compiled one for this machine, and try them: `make wheel`.

The compiled wheel is the pure one with the modules of `tools/compile.py` beside their sources. Each is tried in an
environment of its own, which holds nothing else but what the command needs, linked from the one that this runs in:
nothing is fetched.
"""

from __future__ import annotations

import argparse
import base64
import hashlib
import shutil
import subprocess
import sys
import sysconfig
import tempfile
import venv
import zipfile
from importlib import metadata
from pathlib import Path

from tools.compile import MATCHES

TOP = Path(__file__).resolve().parent.parent
DIST = TOP / "dist"
COMPILED = TOP / "build" / "compiled" / "src"
SOURCES = ("pyproject.toml", "README.md", "LICENSE")
NEEDED = ("msgspec", "click", "openskill", "rich", "markdown-it-py", "mdurl", "pygments")
"""What the command needs: the dependencies, and those of the extra `cli`."""
SUFFIX = sysconfig.get_config_var("EXT_SUFFIX")


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--pure", action="store_true", help="only the pure wheel")
    parser.add_argument("--profile", action="store_true", help="compile by a profile, which takes twice as long")
    parser.add_argument("--built", action="store_true", help="take the modules that are in build/compiled already")
    parser.add_argument("--check", action="store_true", help="install each in a clean environment and play")
    arguments = parser.parse_args()
    shutil.rmtree(DIST, ignore_errors=True)
    wheels = [pure(DIST)]
    if not arguments.pure:
        if not arguments.built:
            script = [sys.executable, "-m", "tools.compile"]
            subprocess.run([*script, *(["--profile"] if arguments.profile else [])], cwd=TOP, check=True)
        wheels.append(compiled(wheels[0], COMPILED))
    for wheel in wheels:
        print(f"{wheel.relative_to(TOP)}: {wheel.stat().st_size / 1e6:.1f} MB")
    if not arguments.check:
        return 0
    said = [tried(wheel) for wheel in wheels]
    print(said[0], end="")
    if len(set(said)) > 1:
        print("The compiled wheel plays otherwise:", said[1], sep="\n")
        return 1
    print(f"{len(wheels)} wheels installed and tried.")
    return 0


def pure(into: Path) -> Path:
    """The wheel of the sources alone, made from a fresh copy: setuptools would take what an older build left behind."""
    with tempfile.TemporaryDirectory() as folder:
        copy = Path(folder) / "lexludi"
        ignore = shutil.ignore_patterns("__pycache__", "*.so", "*.pyd", "*.egg-info")
        shutil.copytree(TOP / "src", copy / "src", ignore=ignore)
        for name in SOURCES:
            shutil.copy2(TOP / name, copy / name)
        pip("wheel", "--no-deps", "--no-build-isolation", "--no-index", "--wheel-dir", str(into), str(copy))
    (wheel,) = into.glob("lexludi-*-py3-none-any.whl")
    return wheel


def compiled(wheel: Path, built: Path) -> Path:
    """The same with the modules that were compiled, and the tag of this Python on this machine."""
    python = f"cp{sys.version_info.major}{sys.version_info.minor}"
    tag = f"{python}-{python}-{sysconfig.get_platform().replace('-', '_').replace('.', '_')}"
    target = wheel.with_name(wheel.name.replace("py3-none-any", tag))
    modules = sorted(built.rglob(f"*{SUFFIX}"))
    if not modules:
        sys.exit(f"There is nothing compiled for this Python in {built.relative_to(TOP)}.")
    with zipfile.ZipFile(wheel) as source:
        files = {name: source.read(name) for name in source.namelist()}
    files |= {module.relative_to(built).as_posix(): module.read_bytes() for module in modules}
    (about,) = (name for name in files if name.endswith(".dist-info/WHEEL"))
    said = files[about].decode().replace("Root-Is-Purelib: true", "Root-Is-Purelib: false")
    files[about] = said.replace("Tag: py3-none-any", f"Tag: {tag}").encode()
    record = about.replace("/WHEEL", "/RECORD")
    del files[record]
    lines = [f"{name},sha256={digest(content)},{len(content)}\n" for name, content in files.items()]
    files[record] = "".join([*lines, f"{record},,\n"]).encode()
    with zipfile.ZipFile(target, "w", zipfile.ZIP_DEFLATED) as made:
        for name, content in files.items():
            made.writestr(name, content)
    return target


def digest(content: bytes) -> str:
    return base64.urlsafe_b64encode(hashlib.sha256(content).digest()).rstrip(b"=").decode()


def tried(wheel: Path) -> str:
    """Install a wheel in an environment of its own, and play: what was played. Raises if anything fails."""
    with tempfile.TemporaryDirectory() as folder:
        venv.create(folder, symlinks=True)
        scripts = Path(folder) / "bin"
        pip("--python", str(scripts / "python"), "install", "--no-deps", "--no-index", str(wheel))
        where = run(folder, scripts / "python", "-c", "import sysconfig; print(sysconfig.get_path('purelib'))")
        link(Path(where.strip()))
        version = wheel.name.split("-")[1]
        said = run(folder, scripts / "lexludi", "--version")
        assert version in said, said
        run(folder, scripts / "lexludi", "games")
        played = subprocess.run(
            [scripts / "python", "-I", "-c", MATCHES], cwd=folder, capture_output=True, text=True, check=False
        )
        assert played.returncode == 0, played.stderr
        kind = "py" if wheel.name.endswith("py3-none-any.whl") else SUFFIX.rpartition(".")[2]
        assert played.stderr.split()[-1] == kind, f"the kernel runs from a .{played.stderr} file, not from .{kind}"
        return played.stdout


def link(site: Path) -> None:
    """Let an environment have what the command needs, as it is in the one that this runs in."""
    for name in NEEDED:
        files = metadata.files(name) or []
        for part in {file.parts[0] for file in files} - {"..", "__pycache__"}:
            there = Path(str(metadata.distribution(name).locate_file(part)))
            if not (site / part).exists():
                (site / part).symlink_to(there)


def run(folder: str, *command: str | Path) -> str:
    """What a command says, where nothing leads back to the sources."""
    environment = {"PATH": "/usr/bin:/bin", "LANG": "C.UTF-8"}
    done = subprocess.run(command, cwd=folder, env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def pip(*arguments: str) -> None:
    command = [sys.executable, "-m", "pip", "--quiet", "--disable-pip-version-check", *arguments]
    subprocess.run(command, check=True)


if __name__ == "__main__":
    sys.exit(main())
