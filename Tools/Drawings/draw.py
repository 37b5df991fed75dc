#!/usr/bin/env python3
"""Draws the movements of the exercise library: Tools/Drawings/draw.py

For each pattern and equipment that its exercises have, one SVG: how it begins (thin) and how it ends, with the equipment. A change of a
drawing needs a new number of the set, `drawings` in library.json, because clients keep a drawing for a year by its name."""

import json
from pathlib import Path

from moves import MOVES
from things import circle, line

ROOT = Path(__file__).resolve().parents[2]
LIBRARY = ROOT / "Services/Training/Library"
# Alone and as a picture of a page it follows the system's light or dark; within a page's own markup the page's colour of text.
STYLE = "svg:root{color:#22303c}@media(prefers-color-scheme:dark){svg:root{color:#e7edf2}}"


def body(pose):
    return "".join(line(*points) for points in pose.lines) + circle(pose.head, 7.5)


def svg(title, moves):
    parts = []
    for (pose, things), x, style in zip(moves, (4, 126), (' opacity=".5"', "")):
        accent = f'<g stroke="#e8590c" stroke-width="2.5">{things}</g>' if things else ""
        parts.append(f'<g transform="translate({x} 0)"{style}>{accent}{body(pose)}</g>')
    ground = line((2, 114), (238, 114), extra=' stroke-width="1.5" opacity=".4"')
    arrow = line((117, 50), (123, 56), (117, 62), extra=' stroke-width="2" opacity=".5"')
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 -14 240 136" role="img"><title>{title}</title><style>{STYLE}</style>'
        f'<g fill="none" stroke="currentColor" stroke-width="3.5" stroke-linecap="round" stroke-linejoin="round">'
        f"{ground}{arrow}{''.join(parts)}</g></svg>\n"
    )


def main():
    head = json.loads((LIBRARY / "library.json").read_text())
    wanted = {(x["pattern"], x["equipment"]) for file in head["files"] for x in json.loads((LIBRARY / file).read_text())["exercises"]}
    folder = LIBRARY / "images"
    folder.mkdir(exist_ok=True)
    for old in folder.glob("*.svg"):
        old.unlink()
    for pattern, equipment in sorted(wanted):
        name = f"{pattern}-{equipment}-{head['drawings']}.svg".replace("_", "-")
        title = f"{pattern} ({equipment})".replace("_", " ").capitalize()
        (folder / name).write_text(svg(title, MOVES[pattern](equipment)))
    print(len(wanted), "drawings")


if __name__ == "__main__":
    main()
