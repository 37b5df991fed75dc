"""Meals that are seen from the side: what is drunk or eaten from a glass or a cup."""

from food import dishes
from food.parts import COLOURS, lay
from food.pen import join, n


def counter(pen):
    """A wall and the table before it."""
    wall, second = dishes.table(pen)
    pen.fill("M0 176H320V222Q320 240 302 240H18Q0 240 0 222Z", second)
    return wall


def mix(a, b, share):
    """A colour between two of #rrggbb."""
    pairs = [(int(a[i:i + 2], 16), int(b[i:i + 2], 16)) for i in (1, 3, 5)]
    return "#" + "".join(f"{round(p + (q - p) * share):02x}" for p, q in pairs)


def drink(parts):
    """What it looks like when blended: the strongest colour of its parts, made milder by milk."""
    for word in ("juice-green", "chocolate", "berries", "mango", "dates", "banana"):
        if word in parts:
            milder = 0 if word == "juice-green" else 0.45 if "milk" in parts or "yogurt" in parts else 0.2
            return mix(COLOURS[word], COLOURS["milk"], milder)
    return COLOURS["milk"]


def in_glass(pen, parts):
    counter(pen)
    x = 160
    colour = drink(parts)
    if pen.has("coffee"):
        colour = "#c09468"
    dark = mix(colour, "#5a3a20", 0.22)
    beside = [part for part in parts if part not in ("milk", "juice-green", "yogurt", "seeds", "tofu")]
    places = pen.shuffled([(74, 190), (246, 190)]) + [(62, 140)]
    pen.add('<ellipse cx="166" cy="214" rx="52" ry="9" opacity=".14"/>')
    straw = pen.pick(["#e4573d", "#3f8593", "#7a5a9a", "#f4f0e6"])
    lean = pen.pick([1, -1])
    pen.line(f"M{x + 8 * lean} 90L{x + 34 * lean} 14", 8, straw)
    pen.fill("M111 46H209L197 204Q196 214 186 214H134Q124 214 123 204Z", "#fff", 0.4)
    pen.fill("M117 74H203L193 200Q192 207 185 207H135Q128 207 127 200Z", colour)
    pen.fill("M122.500 140H197.500L193 200Q192 207 185 207H135Q128 207 127 200Z".replace(".500", ".5"), dark, 0.35)
    pen.add(f'<ellipse cx="160" cy="74" rx="43" ry="9" fill="{mix(colour, "#ffffff", 0.5)}"/>')
    pen.dots([(136, 72), (150, 77), (171, 71), (184, 75)], 5, "#fff", 0.7)
    if "seeds" in parts or "oats" in parts:
        pen.ticks([(140, 74), (152, 71), (163, 77), (175, 73), (158, 74), (186, 74)], 3, 3, "#54411f")
    if pen.has("iced"):
        for px, py, turn in ((140, 88, 0.3), (172, 96, -0.4)):
            pen.turned(px, py, turn)
            pen.box(-12, -12, 24, 24, 5, "#fff", ' opacity=".55"')
            pen.end()
    pen.line("M126 92L133 186", 6, "#fff", 0.5)
    for part, (px, py) in zip(beside, places):
        if py > 180:
            pen.add(f'<ellipse cx="{px + 4}" cy="214" rx="32" ry="7" opacity=".12"/>')
        lay(pen, part, px, py, 32)


def bits(pen, word, x, y, w, h):
    """Small pieces of a part, seen through the glass within a layer."""
    if word in ("milk", "yogurt", "honey", "tofu", "chocolate"):
        return
    count = max(6, int(w * h / 260))
    rows = (-0.28, 0.02, 0.3)
    points = [(round(x - w / 2 + w * (i + 0.5) / count), round(y + h * rows[i % 3] + pen.between(-2, 2))) for i in range(count)]
    turns = [pen.angle() for _ in points]
    long = {"oats": 4, "dates": 7, "nuts": 6, "beans": 6, "shrimp": 8, "berries": 4, "avocado": 8}.get(word, 2)
    pen.ticks(points, long, 8, mix(COLOURS[word], "#4a2a10", 0.2), turns)
    pen.ticks([(a - 0.5, b - 1) for a, b in points], long, 5.6, mix(COLOURS[word], "#ffffff", 0.3), turns)


def in_cup(pen, parts):
    """Layers in a tumbler, the last of them heaped on top; soup and beans in a mug."""
    counter(pen)
    if parts[0] in ("lentils", "beans"):
        return mug(pen, parts)
    pen.add('<ellipse cx="166" cy="214" rx="72" ry="9" opacity=".14"/>')
    top, bottom, half = 84, 206, 70
    layers = parts[:3] if len(parts) > 2 else parts[:1] + parts[1:] + parts[:1]
    layers = [word for word in layers if word not in ("seeds", "honey", "lemon")] or parts[:1]
    if parts[0] == "seeds":
        layers = ["milk"] + [word for word in layers if word != "milk"]
    heap = [part for part in parts if part not in ("milk", "yogurt", "honey", "seeds", "tofu")][-2:]
    pen.fill(f"M{160 - half - 5} {top - 14}H{160 + half + 5}L{160 + half - 13} 214H{160 - half + 13}Z", "#fff", 0.45)
    step = (bottom - top) / len(layers)

    def width(level):
        return half - 16 * (level - top) / (bottom - top)

    for i, word in enumerate(reversed(layers)):
        a, b = top + step * i, top + step * (i + 1)
        p, q = width(a), width(b)
        pen.fill(f"M{join(160 - p, a)}H{n(160 + p)}L{join(160 + q, b)}H{n(160 - q)}Z", COLOURS[word])
        bits(pen, word, 160, (a + b) / 2, 2 * q - 14, step)
    spread = {0: [], 1: [160], 2: [134, 186]}[len(heap)]
    pen.fill(f"M{160 - half} {top + 2}Q{160 - half} {top - 12} 160 {top - 14}T{160 + half} {top + 2}Z", COLOURS[layers[-1]])
    if "honey" in parts:
        pen.line(f"M110 {top}q8 26 15 0t18 1t17-1t17 1t17-1t16 1", 6, "#f3ae2e")
    for part, px in zip(heap, spread):
        lay(pen, part, px, top - 14, 27)
    if "seeds" in parts:
        pen.ticks([(a, top - 10 + b * 6) for a, b in zip(range(106, 216, 9), [0, 1] * 7)], 3, 3.2, "#54411f")
    pen.line(f"M{160 - half + 7} {top + 6}L{160 - half + 20} 190", 7, "#fff", 0.5)


def mug(pen, parts):
    colour, light = pen.pick([("#3f8593", "#6fb0ba"), ("#b0583c", "#d58763"), ("#506c98", "#86a3cc")])
    pen.add('<ellipse cx="166" cy="214" rx="80" ry="9" opacity=".14"/>')
    pen.line("M208 108C256 100 256 176 204 168", 14, colour)
    pen.fill("M96 84H216L208 192Q206 212 188 212H124Q106 212 104 192Z", colour)
    pen.fill("M106 96L113 192Q114 202 122 204L116 96Z", light)
    pen.add(f'<ellipse cx="156" cy="84" rx="60" ry="17" fill="{light}"/>')
    pen.add(f'<ellipse cx="156" cy="86" rx="53" ry="13" fill="{COLOURS[parts[0]]}"/>')
    pen.line("M136 58q-8-12 0-22t0-22M160 54q-8-12 0-22t0-22M184 58q-8-12 0-22t0-22", 5, "#fff", 0.6)
    bits(pen, parts[0], 156, 86, 92, 14)
    for part, (px, py) in zip(parts[1:], [(56, 192), (270, 196)]):
        lay(pen, part, px, py, 30)
