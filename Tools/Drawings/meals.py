#!/usr/bin/env python3
"""Draws the meals of the nutrition library: Tools/Drawings/meals.py [--check]

Each meal says in `picture` what it is served on and which parts are seen; from that, and from chance that its id decides, comes one SVG:
the same meal always the same picture, two meals of the same parts two pictures. With --check nothing is written, and what differs from
what would be is named. A change of a drawing needs a new number of the set, `drawings` in library.json, because clients keep a drawing for
a year by its name."""

import json
import sys
from pathlib import Path

from food import above, hand, side
from food.pen import Pen

LIBRARY = Path(__file__).resolve().parents[2] / "Services/Nutrition/Library"
SERVED = {
    "plate": above.on_plate, "bowl": above.in_bowl, "soup": above.soup, "pan": above.in_pan, "tray": above.on_tray, "box": above.in_box,
    "glass": side.in_glass, "cup": side.in_cup,
    "wrap": hand.in_wrap, "sandwich": hand.sandwich, "toast": hand.toast, "skewers": hand.skewers,
}


def svg(meal):
    pen = Pen(meal["id"])
    SERVED[meal["picture"]["on"]](pen, meal["picture"]["parts"])
    return (
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 320 240" role="img" stroke-linecap="round" stroke-linejoin="round">'
        f"{''.join(pen.pieces)}</svg>\n"
    )


def drawings():
    """The name and text of every file there should be."""
    head = json.loads((LIBRARY / "library.json").read_text())
    meals = [meal for file in head["meals"] for meal in json.loads((LIBRARY / file).read_text())]
    return {f"{meal['id']}-{head['drawings']}.svg": svg(meal) for meal in meals}


def main():
    folder = LIBRARY / "images"
    wanted = drawings()
    found = {file.name: file.read_text() for file in folder.glob("*.svg")}
    wrong = sorted(name for name in wanted.keys() | found.keys() if wanted.get(name) != found.get(name))
    if sys.argv[1:] == ["--check"]:
        for name in wrong:
            print(f"images/{name} is not what Tools/Drawings/meals.py makes")
        sys.exit(1 if wrong else 0)
    if sys.argv[1:]:
        sys.exit("usage: Tools/Drawings/meals.py [--check]")
    folder.mkdir(exist_ok=True)
    for name in wrong:
        if name in wanted:
            (folder / name).write_text(wanted[name])
        else:
            (folder / name).unlink()
    print(f"{len(wanted)} drawings, {len(wrong)} changed")


if __name__ == "__main__":
    main()
