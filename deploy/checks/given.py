#!/usr/bin/env python3
"""Looks for secrets that services read and that nobody who deploys them is told of: given.py

A service starts without many of its secrets, and then a gateway refuses what it sends. So each that the sources read has to stand in the
blocks of docs/operations.md, from which the settings and the secrets of deploy/ are made.
"""
import pathlib
import re
import sys

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parent.parent))
from generator import stack  # noqa: E402

# What a first start is right without.
REASONS = {
    "SERVICE_SECRET_PREVIOUS": "only while SERVICE_SECRET changes",
    "EVENTS_URL": "only with a bus for facts",
}


def read():
    """Names of secrets by the folder whose sources read them: a service, or Shared."""
    found = {}
    texts = {file: file.read_text() for folder in ("Services", "Shared") for file in (stack.root / folder).rglob("*.swift")}
    for file, text in texts.items():
        parts = file.relative_to(stack.root).parts
        owner = parts[1].lower() if parts[0] == "Services" else "Shared"
        for name in re.findall(r'reader\.(?:optionalSecret|secret|mailRelay)\(\s*"([^"]+)"', text):
            found.setdefault(owner, set()).add(name)
        # Where a prefix is the service's: PushLink("TASKS", …) reads "\(prefix)_PUSH_TOKEN".
        for prefix in re.findall(r'PushLink\("(\w+)"', text):
            found.setdefault(owner, set()).add(f"{prefix}_PUSH_TOKEN")
    whole = {name for name in found["Shared"] if "\\(" in name}
    if whole != {r"\(prefix)_PUSH_TOKEN"}:
        sys.exit(f"who reads {sorted(whole)}?")
    found["Shared"] -= whole
    return found


def main():
    blocks, names, faults = stack.blocks(), read(), []
    deployed = {service.name for service in stack.services()}
    for owner in sorted(set(names) & (deployed | {"Shared"})):
        titles = ["every service"] if owner == "Shared" else [owner, f"{owner} with an object store"]
        given = {name.removesuffix("_FILE") for title in titles for name in blocks.get(title, {})}
        for name in sorted(names[owner] - given - set(REASONS)):
            faults.append(f"{owner}: {name} is in no block of docs/operations.md, and no reason says why")
    every = set().union(*names.values())
    faults += [f"nothing reads {name}" for name in REASONS if name not in every]
    print("\n".join(faults) or f"{len(every)} secrets that services read are given, or a reason says why not")
    return 1 if faults or len(every) < 15 else 0


sys.exit(main())
