"""The table and what stands on it: plates, bowls, pans and trays from above."""

from math import pi

from food.pen import around, join, stroke

# Table, and a second tone of it for mats, cloths and stripes.
TABLES = [("#e9b48c", "#dd9f73"), ("#a9c4b2", "#93b39e"), ("#b3c7d8", "#9db5c9"), ("#efd08a", "#e3bd6b"), ("#d9b6b9", "#cba0a5"),
          ("#c9bfdc", "#b6aacd"), ("#d8c8ac", "#c7b491"), ("#9fc3c4", "#87b0b2"), ("#e3a793", "#d59080"), ("#b9c78f", "#a6b578")]
# Rim, a line on it, and the middle.
PLATES = [("#fffdf8", "#d9cdb8", "#f3eee3"), ("#fdfaf2", "#6f9fb5", "#f1efe8"), ("#eef3f3", "#b9c9cc", "#e2eaea"),
          ("#fbf3e4", "#d58f5d", "#f3e6cf"), ("#51677a", "#7d93a5", "#465a6b"), ("#fffdf8", "#7fa36b", "#f0efe4"),
          ("#f6e7e0", "#cf8f83", "#efdbd2")]
# Outside, rim, inside.
BOWLS = [("#2f6f7d", "#6fb0ba", "#3f8593"), ("#8f4630", "#d98f6c", "#ad5f44"), ("#3f5880", "#8ba6cf", "#506c98"),
         ("#dccfb8", "#fffaf0", "#ede2cd"), ("#4f6b45", "#9dba87", "#668459"), ("#b98a2d", "#f0cd7c", "#d1a548"),
         ("#6b4a70", "#b894bd", "#845f8a")]


def table(pen):
    """The ground of the picture, so that it looks the same on light and dark pages."""
    ground, second = pen.pick(TABLES)
    pen.box(0, 0, 320, 240, 18, ground)
    return ground, second


def setting(pen, second):
    """What lies beside a plate: a mat, a striped cloth, or a fork and a knife."""
    kind = pen.pick(["mat", "cloth", "fork", "fork"])
    if kind == "mat":
        pen.circle(160, 120, 117, second)
        pen.ring(160, 120, 111, 2, "#fff", 0.4)
    elif kind == "cloth":
        left = pen.pick([True, False])
        x = 18 if left else 232
        pen.box(x, 0, 70, 240, 0, second)
        pen.line(f"M{x + 9} 0V240M{x + 61} 0V240", 3, "#fff", 0.5)
    else:
        pen.line("M27 96V196M293 60V196", 7, "#f7f4ee")
        pen.line("M19 52V78Q19 92 27 92T35 78V52M27 52V88", 4, "#f7f4ee")
        pen.fill("M297 130H289V56Q299 44 301 80Q301 110 297 130Z", "#f7f4ee")


def plate(pen):
    second = table(pen)[1]
    setting(pen, second)
    rim, line, middle = pen.pick(PLATES)
    pen.circle(163, 125, 104, "#000", 0.15)
    pen.circle(160, 120, 104, rim)
    pen.ring(160, 120, 98, 2.5, line)
    pen.circle(160, 120, 84, middle)
    return 160, 120, 86


def bowl(pen):
    second = table(pen)[1]
    setting(pen, second)
    outside, rim, inside = pen.pick(BOWLS)
    pen.circle(164, 127, 104, "#000", 0.16)
    pen.circle(160, 121, 104, outside)
    pen.circle(160, 119, 102, rim)
    pen.circle(160, 120, 93, inside)
    return 160, 120, 86


def pan(pen):
    table(pen)
    right = pen.pick([True, False])
    x = 142 if right else 178
    end = (318, 34) if right else (2, 34)
    start = around(x, 124, 92, -0.45 if right else pi + 0.45)
    pen.circle(x + 4, 131, 100, "#000", 0.16)
    pen.line(f"M{join(*start)}L{join(*end)}", 24, "#26282c")
    pen.line(f"M{join(*start)}L{join(*end)}", 14, "#3b3e44")
    pen.circle(x, 124, 100, "#26282c")
    pen.circle(x, 122, 98, "#4a4e55")
    pen.circle(x, 124, 90, "#2f3237")
    return x, 124, 85


def tray(pen):
    table(pen)
    tin, inside = pen.pick([("#8e959c", "#f1e7d3"), ("#5f666d", "#e9dcc2"), ("#b0643f", "#f4e7cf"), ("#4d7186", "#eee6d6")])
    pen.box(19, 31, 290, 190, 22, "#000", ' opacity=".15"')
    pen.line("M8 104V136M312 104V136", 9, tin)
    pen.box(14, 24, 292, 190, 20, tin)
    pen.box(20, 29, 280, 178, 15, "#fff", ' opacity=".35"')
    pen.box(24, 33, 272, 172, 13, inside)
    return 160, 119


def spoon(pen):
    """Beside a soup."""
    pen.line(stroke(294, 150, 110, pi / 2), 6, "#f7f4ee")
    pen.fill("M294 104C280 104 281 62 294 58S308 104 294 104Z", "#f7f4ee")
    pen.fill("M294 96C286 96 286 68 294 65S301 96 294 96Z", "#dcd6c8")
