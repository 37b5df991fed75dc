#!/usr/bin/env python3
"""What the house forbids in the web client: Tools/web-lint.py FOLDER

Sides of the screen instead of sides of the text in styles, files that are too long, sinks that make HTML of text, colours outside of the tokens.
"""
import re
import sys
from pathlib import Path
from statistics import median

MOST_LINES = 300
MOST_CHARACTERS = 180
PHYSICAL = re.compile(
    r"(?<![\w-])((margin|padding|border|inset|scroll-margin|scroll-padding)-(left|right|top|bottom)|left|right|top|bottom|(min-|max-)?(width|height))\s*:"
    r"|(text-align|float|clear)\s*:\s*(left|right)"
)
SINK = re.compile(r"innerHTML|outerHTML|insertAdjacentHTML|document\.write|dangerouslySetInnerHTML|eval\(|new Function")
COLOUR = re.compile(r"#[0-9a-fA-F]{3,8}\b|\b(rgb|rgba|hsl|oklch)\(")

root = Path(sys.argv[1])
problems = []
lengths = []
for path in sorted(root.rglob("*")):
    if path.suffix not in (".js", ".css", ".html"):
        continue
    lines = path.read_text().splitlines()
    lengths.append(len(lines))
    if len(lines) > MOST_LINES:
        problems.append(f"{path}: {len(lines)} lines, {MOST_LINES} are the most")
    for number, line in enumerate(lines, 1):
        place = f"{path}:{number}"
        if path.suffix == ".css":
            if "@media" not in line and "@container" not in line and PHYSICAL.search(line):
                problems.append(f"{place}: a side of the screen; use inline and block: {line.strip()}")
            if path.name not in ("tokens.css", "palette.css") and COLOUR.search(line):
                problems.append(f"{place}: a colour outside of the tokens: {line.strip()}")
        if path.suffix == ".js" and SINK.search(line):
            problems.append(f"{place}: makes HTML of text: {line.strip()}")
        if len(line) > MOST_CHARACTERS and not path.name.endswith("texts.js"):
            problems.append(f"{place}: {len(line)} characters, {MOST_CHARACTERS} are the most")
print("\n".join(problems) if problems else f"{len(lengths)} files, median {median(lengths):.0f} lines, longest {max(lengths)}")
sys.exit(1 if problems else 0)
