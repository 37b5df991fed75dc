"""Shapes of an icon as one path, so that a page has one element an icon. `python3 Tools/shapes.py` tries it."""
import re
from decimal import Decimal

GEOMETRY = {
    "path": {"d"}, "line": {"x1", "y1", "x2", "y2"}, "polyline": {"points"}, "polygon": {"points"}, "circle": {"cx", "cy", "r"},
    "ellipse": {"cx", "cy", "rx", "ry"}, "rect": {"x", "y", "width", "height", "rx", "ry"},
}  # fmt: skip
NUMBER = r"[-+]?(?:\d+\.?\d*|\.\d+)(?:[eE][-+]?\d+)?"
BEGIN = re.compile(rf"m\s*({NUMBER})[\s,]*({NUMBER})[\s,]*")


def joined(shapes):
    """Lines that are alike become one path, in their order; what has looks of its own, such as a dot that is filled, stays as it is behind it."""
    alike = [path(tag, given) for tag, given in shapes if set(given) <= GEOMETRY[tag]]
    others = [[tag, given] for tag, given in shapes if not set(given) <= GEOMETRY[tag]]
    return ([["path", {"d": "".join(alike)}]] if alike else []) + others


def path(tag, given):
    if tag == "path":
        return from_anywhere(given["d"])
    if tag in ("polyline", "polygon"):
        points = re.findall(NUMBER, given["points"])
        return f"M{' '.join(points[:2])}L{' '.join(points[2:])}{'z' if tag == 'polygon' else ''}"
    at = {name: Decimal(value) for name, value in given.items()}
    if tag == "line":
        return written("M{} {}L{} {}", *(at.get(name, 0) for name in ("x1", "y1", "x2", "y2")))
    x, y = (at.get(name, 0) for name in (("x", "y") if tag == "rect" else ("cx", "cy")))
    if tag != "rect":
        across, down = (at["r"], at["r"]) if tag == "circle" else (at["rx"], at["ry"])
        return written("M{} {}a{} {} 0 1 1 {} 0a{} {} 0 1 1 {} 0z", x + across, y, across, down, -2 * across, across, down, 2 * across)
    wide, high = at["width"], at["height"]
    # Of a corner with one radius the other one is the same.
    across, down = min(at.get("rx", at.get("ry", 0)), wide / 2), min(at.get("ry", at.get("rx", 0)), high / 2)
    if not across or not down:
        return written("M{} {}h{}v{}h{}z", x, y, wide, high, -wide)
    sides = [
        written(f"{side}{{}}a{{}} {{}} 0 0 1 {{}} {{}}", length, across, down, right, below)
        for side, length, right, below in (
            ("h", wide - 2 * across, across, down), ("v", high - 2 * down, -across, down),
            ("h", 2 * across - wide, -across, -down), ("v", 2 * down - high, across, -down),
        )
    ]  # fmt: skip
    return written("M{} {}", x + across, y) + "".join(sides) + "z"


def from_anywhere(drawn):
    """The same path behind another one, where a first step of `m` would lead on from the end of that."""
    begin = BEGIN.match(drawn)
    if not begin:
        return drawn
    rest = drawn[begin.end() :]
    # More numbers behind it are lines, from where it led to.
    return f"M{begin[1]} {begin[2]}{'' if not rest or rest[0].isalpha() else 'l'}{rest}"


def written(text, *numbers):
    return text.format(*(f"{Decimal(number).normalize():f}" for number in numbers))


def attempt():
    assert path("path", {"d": "M12 17h.01"}) == "M12 17h.01"
    assert path("path", {"d": "m12 19-7-7 7-7"}) == "M12 19l-7-7 7-7"
    assert path("path", {"d": "m4.93.5,1 2"}) == "M4.93 .5l1 2"
    assert path("path", {"d": "m8 3a1 1 0 0 1 2 2m1 1v2"}) == "M8 3a1 1 0 0 1 2 2m1 1v2"
    assert path("line", {"x1": "4", "x2": "20", "y1": "10", "y2": "0"}) == "M4 10L20 0"
    assert path("polyline", {"points": "22 7 13.5 15.5,8.5 10.5"}) == "M22 7L13.5 15.5 8.5 10.5"
    assert path("polygon", {"points": "1 2 3 4 5 6"}) == "M1 2L3 4 5 6z"
    assert path("circle", {"cx": "12", "cy": "12", "r": "10"}) == "M22 12a10 10 0 1 1 -20 0a10 10 0 1 1 20 0z"
    assert path("circle", {"cx": "8.5", "cy": "1", "r": ".5"}) == "M9 1a0.5 0.5 0 1 1 -1 0a0.5 0.5 0 1 1 1 0z"
    assert path("ellipse", {"cx": "12", "cy": "5", "rx": "9", "ry": "3"}) == "M21 5a9 3 0 1 1 -18 0a9 3 0 1 1 18 0z"
    assert path("rect", {"x": "1", "y": "2", "width": "10", "height": "5"}) == "M1 2h10v5h-10z"
    rounded = "M3 2h6a2 2 0 0 1 2 2v1a2 2 0 0 1 -2 2h-6a2 2 0 0 1 -2 -2v-1a2 2 0 0 1 2 -2z"
    for radii in ({"rx": "2"}, {"ry": "2"}, {"rx": "2", "ry": "2"}):
        assert path("rect", {"x": "1", "y": "2", "width": "10", "height": "5", **radii}) == rounded
    assert path("rect", {"x": "0", "y": "0", "width": "4", "height": "4", "rx": "9"}).startswith("M2 0h0a2 2")
    dot = ["circle", {"cx": "1", "cy": "1", "r": "1", "fill": "currentColor"}]
    assert joined([dot, ["path", {"d": "m1 1 2 2"}], ["line", {"x1": "0", "x2": "1", "y1": "0", "y2": "1"}]]) == [["path", {"d": "M1 1l2 2M0 0L1 1"}], dot]
    assert joined([dot]) == [dot]


if __name__ == "__main__":
    attempt()
