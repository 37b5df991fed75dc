#!/usr/bin/env python3
"""Has systemd read the units of deploy/systemd, one instance a service, and measure how far they confine: units.py"""
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile

deploy = pathlib.Path(__file__).resolve().parent.parent
sys.path.insert(0, str(deploy))
from generator import stack  # noqa: E402

# In tenths, as systemd-analyze counts: from 0 to 100, less is better. What is left is the network and /proc, which the services need.
EXPOSURE = 14


def analyze(*arguments):
    return subprocess.run(["systemd-analyze", *arguments], capture_output=True, text=True)


def main():
    services, faults, scores = stack.services(), [], set()
    with tempfile.TemporaryDirectory() as name:
        root = pathlib.Path(name)
        units = root / "etc/systemd/system"
        shutil.copytree(deploy / "systemd", units)
        shutil.copytree("/lib/systemd/system", root / "usr/lib/systemd/system", symlinks=True)
        for program in ["usr/bin/curl", "usr/bin/barbell", "usr/bin/find", "bin/sh", *(f"usr/lib/barbell/{s.name}" for s in services)]:
            (root / program).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy("/bin/true", root / program)
        of_services = [f"barbell@{service.name}.service" for service in services]
        others = sorted(file.name for file in (deploy / "systemd").glob("*.*") if file.is_file() and "@" not in file.name)
        for unit in [*of_services, *others]:
            read = analyze("verify", f"--root={root}", "--man=no", "--recursive-errors=no", unit)
            if read.returncode or read.stderr.strip():
                faults.append(f"{unit}: {read.stderr.strip()}")
        for unit in of_services:
            safe = analyze("security", "--offline=true", f"--root={root}", f"--threshold={EXPOSURE}", "--no-pager", unit)
            scores |= set(re.findall(r"exposure level .*: ([\d.]+)", safe.stdout))
            if safe.returncode:
                faults.append(f"{unit}: exposed more than {EXPOSURE / 10}: {safe.stdout.strip().splitlines()[-1:]}")
    # Decoders of pictures need memory for code that they make, and the calls with which they shut themselves in.
    for name in (s.name for s in services if "ffmpeg" in s.packages):
        own = "".join(f.read_text() for f in (deploy / f"systemd/barbell@{name}.service.d").glob("*.conf"))
        calls = re.search(r"^SystemCallFilter=(.*)$", (deploy / "systemd/barbell@.service").read_text(), re.M)[1].split()
        if "\nMemoryDenyWriteExecute=no\n" not in own or not {"landlock_create_ruleset", "landlock_restrict_self"} <= set(calls):
            faults.append(f"{name}: its children cannot decode pictures, or cannot confine themselves")
    # The pause before SIGKILL has to outlast what the service itself waits for; compose.yaml says how long.
    text = (deploy / "systemd/barbell@.service").read_text()
    pause = int(re.search(r"^TimeoutStopSec=(\d+)$", text, re.M)[1])
    faults += [f"{s.name} stops within {s.grace} s, TimeoutStopSec is {pause}" for s in services if s.grace > pause]
    print("\n".join(faults) or f"{len(of_services) + len(others)} units, exposure {', '.join(sorted(scores))}")
    return 1 if faults or not services else 0


sys.exit(main())
