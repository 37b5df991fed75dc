"""What a change may break: affected.py GRAPH.json, with changed files on standard input.

GRAPH.json is `swift package describe --type json`. Prints "test NAME" for the test targets to run, nearest to the change first, "left NAME"
for those that no longer fit into the time, "flow PATH" for flows and "script PATH" for shell scripts.
"""

import json
import re
import sys
from pathlib import Path

# Seconds of tests that a check may take, by what the last Tools/test measured, and what a line costs where it measured nothing.
BUDGET = 120
SECONDS_A_LINE = 1 / 80
# A flow takes about half a second; more than these would be all of them.
MOST_FLOWS = 120
# Tests of executables, which no dependency of theirs names.
OF_EXECUTABLES = {"ProductionTests", "ServerProcessTests"}
ALWAYS = "RepositoryTests"


def distances(graph, changed):
    """How many steps every target is from a changed one, against the direction of dependencies."""
    users = {name: set() for name in graph}
    for name, target in graph.items():
        for used in target.get("target_dependencies", []):
            users[used].add(name)
    found, edge = {name: 0 for name in changed}, set(changed)
    step = 0
    while edge:
        step += 1
        edge = {user for name in edge for user in users[name]} - found.keys()
        found |= {name: step for name in edge}
    return found


def seconds(target):
    report = Path("out/tests") / (target["name"] + ".xml")
    measured = re.findall(r'<testcase [^>]*\btime="([0-9.]+)"', report.read_text()) if report.exists() else []
    if measured:
        return sum(map(float, measured))
    return SECONDS_A_LINE * sum(len((Path(target["path"]) / source).read_text().splitlines()) for source in target["sources"])


def flows(files, services):
    """Flows that changed, and those that call a service which was touched; the changed ones first."""
    every = sorted(path for path in Path("Tests/Flows").rglob("*.hurl") if not path.name.startswith("_"))
    direct = [path for path in every if str(path) in files]
    calls = re.compile("|".join(r"\{\{%s\}\}" % re.escape(name) for name in services)) if services else None
    parts = {Path(file).name for file in files if Path(file).name.startswith("_") and file.endswith(".hurl")}
    for path in every:
        text = path.read_text()
        if path not in direct and (any(part in text for part in parts) or (calls and calls.search(text))):
            direct.append(path)
    return direct


def main():
    graph = {target["name"]: target for target in json.load(open(sys.argv[1]))["targets"]}
    files = {line.strip() for line in sys.stdin if Path(line.strip()).is_file()}
    by_path = sorted(graph.values(), key=lambda target: -len(target["path"]))
    changed = set()
    for file in files:
        owner = next((target["name"] for target in by_path if file.startswith(target["path"] + "/")), None)
        if owner:
            changed.add(owner)
    far = distances(graph, changed)
    executables = {name for name in far if graph[name]["type"] == "executable"}
    services = {name for name in executables if Path("Services", name.capitalize()).is_dir() or name == "sandbox"}

    tests = {name for name in far if graph[name]["type"] == "test"} | {ALWAYS}
    if services:
        tests |= OF_EXECUTABLES & graph.keys()
    # The tests of a changed target are named after it.
    named = {name + "Tests" for name in changed} | changed | {ALWAYS}
    spent = 0
    for name in sorted(tests, key=lambda name: (name not in named, far.get(name, 99), seconds(graph[name]))):
        fits = name in named or spent + seconds(graph[name]) <= BUDGET
        spent += seconds(graph[name]) if fits else 0
        print("test" if fits else "left", name)

    touched = {name for name in services if far[name] <= 2}
    for flow in flows(files, touched)[:MOST_FLOWS]:
        print("flow", flow)
    for file in sorted(files):
        if file.startswith("Tools/") and open(file, "rb").read(15).startswith(b"#!/usr/bin/env "):
            if b"bash" in open(file, "rb").readline():
                print("script", file)


main()
