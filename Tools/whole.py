"""Files and folders that are there whole or not at all, whatever interrupts whoever writes them. `python3 Tools/whole.py` tries it."""
import contextlib
import glob
import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path


@contextlib.contextmanager
def file(path):
    """A path to write to; what was written is at `path` once the block has ended without an error."""
    path = Path(path)
    path.parent.mkdir(parents=True, exist_ok=True)
    sweep(path)
    part = path.with_name(f".{path.name}.{os.getpid()}.part")
    try:
        yield part
        os.replace(part, path)
    finally:
        part.unlink(missing_ok=True)


def sweep(path):
    """Removes what processes left that were killed while they wrote to `path`."""
    for part in path.parent.glob(f".{glob.escape(path.name)}.*.part"):
        writer = part.name.removeprefix(f".{path.name}.").removesuffix(".part")
        if writer.isdecimal() and not Path("/proc", writer).exists():
            part.unlink(missing_ok=True)


def put(path, data):
    with file(path) as part:
        part.write_bytes(data)


@contextlib.contextmanager
def folder(path):
    """The same for a folder, which must not be there yet. What another process left that was killed meanwhile is not taken for it."""
    path = Path(path)
    part = path.with_name(f".{path.name}.part")
    shutil.rmtree(part, ignore_errors=True)
    part.mkdir(parents=True)
    try:
        yield part
        os.rename(part, path)
    finally:
        shutil.rmtree(part, ignore_errors=True)


def attempt():
    with tempfile.TemporaryDirectory() as name:
        place = Path(name)
        put(place / "shells/gtsd.html", b"one")
        for make, path in ((file, place / "shells/gtsd.html"), (folder, place / "r/two")):
            with contextlib.suppress(InterruptedError), make(path) as part:
                (part / "main.js" if make is folder else part).write_bytes(b"tw")
                raise InterruptedError
        assert sorted(path.relative_to(place).as_posix() for path in place.rglob("*")) == ["r", "shells", "shells/gtsd.html"]
        assert (place / "shells/gtsd.html").read_bytes() == b"one"
        # A process that was killed cleans nothing up.
        (place / "r/.two.part").mkdir()
        (place / "r/.two.part/old.js").write_bytes(b"")
        with folder(place / "r/two") as part:
            (part / "main.js").write_bytes(b"two")
        put(place / "shells/gtsd.html", b"two")
        assert [path.name for path in (place / "r").rglob("*")] == ["two", "main.js"]
        assert (place / "shells/gtsd.html").read_bytes() == b"two"
        # What it left is swept up by the next one that writes there; what others are writing, and other files, are not.
        gone = subprocess.Popen([sys.executable, "-c", ""])
        gone.wait()
        others = {f".gtsd.html.{os.getppid()}.part", f".gtsd.html.br.{gone.pid}.part"}
        for left in (*others, f".gtsd.html.{gone.pid}.part"):
            (place / "shells" / left).write_bytes(b"tw")
        put(place / "shells/gtsd.html", b"three")
        assert {path.name for path in (place / "shells").iterdir()} == {"gtsd.html", *others}


if __name__ == "__main__":
    attempt()
