"""Every word of `parts` and who draws it, and how parts behave when they are laid on something."""

from food import bread, dairy, fruit, grains, protein, vegetables

MODULES = (bread, dairy, fruit, grains, protein, vegetables)
WORDS = """apple aubergine avocado banana beans beef berries bread broccoli carrot cheese chicken chickpeas chocolate corn courgette
couscous cucumber dates egg fish flatbread grain greens halloumi herbs honey hummus juice-green labneh lemon lentils mango
melon milk mince mushroom noodles nuts oats olives onion orange pasta peas pepper pomegranate popcorn potato rice salmon
sauce-brown sauce-red sauce-white seeds shrimp tofu tomato tuna yogurt""".split()


def drawer(word):
    """The function named like the word, with `_` for `-`."""
    name = word.replace("-", "_")
    return next(getattr(module, name) for module in MODULES if callable(getattr(module, name, None)))


PARTS = {word: drawer(word) for word in WORDS}

# Strewn over everything rather than lying in a place of their own.
STREWN = ("herbs", "seeds", "honey")

# How much room a part takes beside the others; 1 unless named.
ROOM = {"chicken": 1.2, "fish": 1.25, "salmon": 1.2, "beef": 1.15, "egg": 1.15, "rice": 1.15, "pasta": 1.2, "noodles": 1.2, "mince": 1.1,
        "lentils": 1.1, "flatbread": 1.15, "lemon": 0.72, "olives": 0.7, "sauce-white": 0.72, "onion": 0.8, "nuts": 0.9, "yogurt": 0.85,
        "chocolate": 0.75, "milk": 0.75}

# What may fill a bowl or pan under everything else: the smaller the number, the rather.
UNDER = {"sauce-red": 0, "rice": 1, "noodles": 1, "pasta": 1, "grain": 1, "couscous": 1, "yogurt": 2, "oats": 2, "lentils": 2, "hummus": 2,
         "greens": 3, "cheese": 4, "beans": 4, "chickpeas": 4, "peas": 4, "popcorn": 4}

# One colour for what is blended or seen as a layer through glass.
COLOURS = {"milk": "#f6efe2", "yogurt": "#fdfaf1", "juice-green": "#8fc257", "dates": "#9a5b34", "berries": "#d8475a", "banana": "#fbe7a6",
           "mango": "#fcb43c", "chocolate": "#6b3b22", "oats": "#e6cd9c", "honey": "#f3ae2e", "nuts": "#c28f54", "seeds": "#d8cdb4",
           "tofu": "#f7efdc", "orange": "#fbb04e", "shrimp": "#ffa888", "corn": "#fbd24a", "avocado": "#bcd670", "tomato": "#e8503a",
           "lentils": "#e79a3e", "beans": "#a6734a", "carrot": "#f58d35", "lemon": "#fbdc50"}


def lay(pen, word, x, y, r):
    PARTS[word](pen, x, y, r)


def under(parts, words=UNDER):
    """The part that fills the dish, or none."""
    found = [word for word in parts if word in words]
    return min(found, key=lambda word: words[word]) if found else None


def strew(pen, word, x, y, w, h):
    """Something small over all of the dish, within an ellipse."""
    if word == "honey":
        PARTS["honey"](pen, x, y, min(w, h) * 0.75)
        return
    points = [(x + (a - x) * w / h, b) for a, b in pen.spots(x, y, h, 6 if word == "herbs" else 26, 0.08)]
    if word == "herbs":
        vegetables.sprigs(pen, points, 12)
    else:
        pen.ticks(points[::2], 3, 3.2, "#54411f")
        pen.ticks(points[1::2], 3, 3.2, "#fbefc9")
