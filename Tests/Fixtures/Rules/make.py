"""Writes the tables of this folder: inputs of rules, and what the requirements and exact arithmetic say of them.

Nothing here comes from the rules themselves: formulas are those of the requirements (GTSD-2.3, GTSD-6.1, GTSD-6.3, FR-STORE-05, AC-2.2-04),
computed with fractions.
"""
import datetime
import json
import math
import pathlib
import random
from fractions import Fraction

random.seed(15)
TODAY = datetime.date(2026, 3, 1)


def half_away(value):
    value = Fraction(value)
    return int(math.copysign(math.floor(abs(value) + Fraction(1, 2)), value))


def write(name, rows):
    lines = ",\n".join(json.dumps(row, ensure_ascii=False) for row in rows)
    pathlib.Path(__file__).with_name(name + ".json").write_text("[\n" + lines + "\n]\n")


def row(rule, source, given, expect):
    return {"rule": rule, "source": source, "input": given, "expect": expect}


def problems(*pairs):
    return [{"field": field, "code": code} for field, code in pairs]


# Energy: Mifflin-St Jeor, the factors, ±500 kcal with a floor of 1200, protein, water and 7700 kcal a kilogram. GTSD-2.3.
def energy(weight, height, age, gender, activity, goal, target):
    constant = {"male": 5, "female": -161}.get(gender, -78)
    factor = {"sedentary": "1.2", "lightly_active": "1.375", "moderately_active": "1.55", "very_active": "1.725", "extremely_active": "1.9"}[activity]
    bmr = max(0, half_away(10 * weight + Fraction("6.25") * height - 5 * age + constant))
    tdee = half_away(bmr * Fraction(factor))
    wanted = tdee + {"lose_weight": -500, "gain_muscle": 500}.get(goal, 0)
    calories = max(1200, wanted)
    warnings = ["calorie_floor"] if wanted < 1200 else []
    way, days = target - weight, None
    if (goal == "lose_weight" and way < 0) or (goal == "gain_muscle" and way > 0):
        if (calories - tdee) * way > 0:
            days = math.ceil(abs(way) * 7700 / abs(calories - tdee))
        else:
            warnings.append("target_not_reachable")
    if not (30 <= weight <= 300 and 100 <= height <= 250):
        warnings.append("body_outside_formula")
    protein = {"lose_weight": "2.0", "gain_muscle": "1.8"}.get(goal, "1.6")
    return {
        "age": age, "bmi": half_away(weight / (height / 100) ** 2 * 10) / 10, "bmr": bmr, "tdee": tdee, "calorieTarget": calories,
        "proteinTargetG": half_away(weight * Fraction(protein)), "waterTargetMl": half_away(weight * 35 / 50) * 50,
        "projectedDate": (TODAY + datetime.timedelta(days)).isoformat() if days is not None else None,
        "projectedWeeks": math.ceil(Fraction(days, 7)) if days is not None else None,
        "warnings": [{"code": code} for code in warnings],
    }


def energy_row(weight, height, age, gender, activity, goal, target, language="en"):
    weight, height, target = Fraction(weight), Fraction(height), Fraction(target)
    answers = {
        "dateOfBirth": f"{TODAY.year - age:04}-03-01", "gender": gender, "weightKg": float(weight), "heightCm": float(height),
        "activityLevel": activity, "primaryGoal": goal, "targetWeightKg": float(target), "targetDate": "2030-01-01",
    }
    return row("energy", "GTSD-2.3", {"answers": answers, "today": TODAY.isoformat(), "language": language},
               {"value": energy(weight, height, age, gender, activity, goal, target)})


rows = [
    energy_row(80, 180, 30, "male", "moderately_active", "maintain", 80), energy_row(80, 180, 30, "female", "moderately_active", "lose_weight", 75),
    energy_row(20, 50, 120, "female", "sedentary", "gain_muscle", 21), energy_row(500, 300, 13, "male", "extremely_active", "lose_weight", 80, "ar"),
]
for _ in range(120):
    goal = random.choice(["lose_weight", "gain_muscle", "maintain", "improve_health"])
    weight = Fraction(random.randint(2100, 49_000), 100)
    sign = {"lose_weight": -1, "gain_muscle": 1}.get(goal, random.choice([-1, 1]))
    target = min(max(weight + sign * Fraction(random.randint(1, 8000), 100), 20), 500)
    rows.append(energy_row(
        weight, Fraction(random.randint(5000, 30_000), 100), random.randint(13, 120), random.choice(["male", "female", "other", "prefer_not_to_say"]),
        random.choice(["sedentary", "lightly_active", "moderately_active", "very_active", "extremely_active"]), goal, target))
write("energy", rows)

# The wizard's rules, GTSD-2.2.
good = {
    "dateOfBirth": "1996-02-29", "gender": "female", "primaryGoal": "lose_weight", "targetWeightKg": 75, "targetDate": "2026-12-01", "weightKg": 80,
    "heightCm": 180, "activityLevel": "sedentary", "mealsPerDay": 3,
}


def submit(source, change, *broken, today="2026-03-01"):
    answers = {name: value for name, value in {**good, **change}.items() if value is not None}
    return row("onboarding.submit", source, {"answers": answers, "today": today}, {"value": {"isValid": not broken, "problems": problems(*broken)}})


def refused(source, change, *broken):
    return row("onboarding.submit", source, {"answers": {**good, **change}, "today": "2026-03-01"}, {"problems": problems(*broken)})


write("onboarding", [
    submit("GTSD-2.1-08", {}), submit("GTSD-2.2-01", {"dateOfBirth": "2013-03-02"}, ("dateOfBirth", "age_out_of_range")),
    submit("GTSD-2.2-01", {"dateOfBirth": "2013-03-01"}), submit("GTSD-2.2-01", {"dateOfBirth": "1905-03-02"}),
    submit("GTSD-2.2-01", {"dateOfBirth": "1905-03-01"}, ("dateOfBirth", "age_out_of_range")),
    refused("GTSD-2.2-02", {"heightCm": 49.9}, ("heightCm", "out_of_range")), refused("GTSD-2.2-02", {"heightCm": 300.1}, ("heightCm", "out_of_range")),
    submit("GTSD-2.2-02", {"heightCm": 50}), submit("GTSD-2.2-02", {"heightCm": 300}),
    refused("GTSD-2.2-03", {"weightKg": 19.9}, ("weightKg", "out_of_range")), refused("GTSD-2.2-03", {"weightKg": 500.1}, ("weightKg", "out_of_range")),
    submit("GTSD-2.2-03", {"weightKg": 500}), submit("GTSD-2.2-03", {"primaryGoal": "maintain", "weightKg": 20}),
    submit("GTSD-2.2-04", {"targetWeightKg": 80}, ("targetWeightKg", "must_differ")),
    submit("GTSD-2.2-04", {"targetWeightKg": 81}, ("targetWeightKg", "must_be_lower")),
    submit("GTSD-2.2-04", {"primaryGoal": "gain_muscle"}, ("targetWeightKg", "must_be_higher")),
    submit("GTSD-2.2-04", {"primaryGoal": "maintain", "targetWeightKg": 80}),
    submit("GTSD-2.2-05", {"targetDate": "2026-03-01"}, ("targetDate", "must_be_later")), submit("GTSD-2.2-05", {"targetDate": "2026-03-02"}),
    refused("GTSD-2.2-06", {"mealsPerDay": 0}, ("mealsPerDay", "out_of_range")), refused("GTSD-2.2-06", {"mealsPerDay": 11}, ("mealsPerDay", "out_of_range")),
    refused("GTSD-2.2-06", {"mealsPerDay": 2.5}, ("mealsPerDay", "wrong_type")), submit("GTSD-2.2-06", {"mealsPerDay": 10}),
    submit("GTSD-2.1-08", {"gender": None, "mealsPerDay": None}, ("gender", "required"), ("mealsPerDay", "required")),
    refused("GTSD-2.1-08", {"gender": "x", "dateOfBirth": "2026-02-30"}, ("dateOfBirth", "malformed"), ("gender", "not_allowed")),
    row("onboarding.step", "GTSD-P-6.2-03", {"step": "goals", "answers": {"primaryGoal": "maintain", "weightKg": 80}, "today": "2026-03-01"},
        {"value": {"isValid": False, "problems": problems(("weightKg", "unexpected"))}}),
    row("onboarding.step", "GTSD-P-6.2-03", {"step": "welcome", "answers": {}, "today": "2026-03-01"}, {"value": {"isValid": True, "problems": []}}),
    row("onboarding.step", "GTSD-P-6.2-03", {"answers": {}, "today": "2026-13-01"}, {"problems": problems(("step", "required"), ("today", "malformed"))}),
])

# Compliance is 80 percent, rounded down when shown (GTSD-6.3); a miss uses a freeze or ends the streak, no tasks change nothing (GTSD-6.1).
rows = []
for completed, total in [(0, 0), (4, 5), (3, 4), (79, 100), (80, 100), (799_999, 1_000_000), (1, 1), (0, 3), (2, 3), (7, 7), (39, 100), (40, 100)]:
    percent = completed * 100 // total if total else 0
    level = "none" if percent == 0 else "low" if percent < 40 else "medium" if percent < 80 else "high" if percent < 100 else "full"
    rows.append(row("compliance", "GTSD-6.3", {"completed": completed, "total": total}, {"value": {
        "percent": percent, "level": level, "isCompliant": total > 0 and completed * 100 >= 80 * total, "isPerfect": total > 0 and completed == total}}))
for _ in range(60):
    days = [{"completed": random.randint(0, 5), "total": random.choice([0, 5, 5, 5])} for _ in range(random.randint(0, 60))]
    for day in days:
        day["completed"] = min(day["total"], day["completed"] + random.choice([0, 3]))
    freezes = random.choice([0, 0, 1, 3])
    left, current, longest, total, outcomes = freezes, 0, 0, 0, []
    for day in days:
        if day["total"] == 0:
            outcomes.append("neutral")
        elif day["completed"] * 100 >= 80 * day["total"]:
            current, total = current + 1, total + 1
            longest = max(longest, current)
            outcomes.append("compliant")
        elif left and current:
            left -= 1
            outcomes.append("frozen")
        else:
            current = 0
            outcomes.append("missed")
    milestone = next((mark for mark in (3, 7, 14, 30, 60, 100, 365) if mark > current), None)
    rows.append(row("streak", "GTSD-6.1", {"days": days, "provisional": [], "freezes": freezes}, {"value": {
        "current": current, "longest": longest, "totalCompliantDays": total, "freezesAvailable": left, "nextMilestone": milestone, "outcomes": outcomes}}))
write("days", rows)


# Prices include VAT of 15 percent; a discount is of goods; goods of more than SAR 200 ship for nothing, else for SAR 25. FR-STORE-05, -WELCOME-02.
def basket(lines, percent):
    subtotal = sum(line["unitPrice"] * line["quantity"] for line in lines)
    half_up = lambda value: math.floor(value + Fraction(1, 2))
    discount = half_up(Fraction(subtotal * (percent or 0), 100))
    shipping = 0 if not lines or subtotal - discount > 20_000 else 2500
    exact = [Fraction(line["unitPrice"] * line["quantity"] * (percent or 0), 100) for line in lines]
    parts = [math.floor(part) for part in exact]
    order = sorted(range(len(lines)), key=lambda i: (-(exact[i] - parts[i]), lines[i]["productId"]))
    for index in order[:discount - sum(parts)]:
        parts[index] += 1
    taxed = shipping + sum(l["unitPrice"] * l["quantity"] - part for l, part in zip(lines, parts) if l["taxCategory"] == "standard")
    tax = taxed - half_up(Fraction(taxed * 100, 115))
    return {
        "subtotal": subtotal, "discount": discount, "lineDiscounts": parts, "shipping": shipping, "total": subtotal - discount + shipping, "tax": tax,
        "taxByCategory": {"standard": tax, "zero": 0}, "untilFreeShipping": None if not shipping else 20_001 - subtotal + discount,
    }


rows = []
for number in range(100):
    lines = [{
        "productId": f"01960f3e-7b6a-7c3e-9d2a-{random.getrandbits(48):012x}", "unitPrice": random.choice([8999, 1, random.randint(1, 30_000)]),
        "quantity": random.randint(1, 9), "taxCategory": random.choice(["standard", "standard", "zero"])} for _ in range(number % 6)]
    percent = random.choice([None, 10, random.randint(0, 100)])
    rows.append(row("prices", "FR-STORE-05", {"lines": lines, "percentOff": percent}, {"value": basket(lines, percent)}))
whole = {"productId": "01960f3e-7b6a-7c3e-9d2a-000000000001", "unitPrice": 1_000_000_000, "quantity": 99, "taxCategory": "standard"}
rows.append(row("prices", "beyond 2^31", {"lines": [whole] * 50, "percentOff": 33}, {"value": basket([whole] * 50, 33)}))
rows.append(row("prices", "FR-STORE-05", {"lines": [{**whole, "quantity": 0}]}, {"problems": problems(("lines.0.quantity", "out_of_range"))}))
write("prices", rows)


# Geometry: pixels are rounded, a half away from zero, size first. AC-2.2-04.
def geometry(canvas, short, x, y, width, ratio):
    sides = {"9:16": (9, 16), "16:9": (16, 9), "1:1": (1, 1), "4:5": (4, 5)}[canvas]
    long = short * max(sides) // min(sides) // 2 * 2
    across, down = (long, short) if sides[0] > sides[1] else (short, short if sides[0] == sides[1] else long)
    w = max(1, half_away(width * across))
    h = max(1, half_away(width * across / ratio))
    left, top = half_away(x * across - Fraction(w, 2)), half_away(y * down - Fraction(h, 2))
    right, bottom = min(across, left + w), min(down, top + h)
    visible = {"x": max(0, left), "y": max(0, top), "width": right - max(0, left), "height": bottom - max(0, top)}
    return {
        "canvas": {"width": across, "height": down}, "frame": {"x": left, "y": top, "width": w, "height": h},
        "visible": visible if visible["width"] > 0 and visible["height"] > 0 else None,
    }


rows = []
for _ in range(120):
    short = random.choice([2, 360, 1080, 2160, 8192])
    canvas = random.choice(["9:16", "16:9", "1:1", "4:5"])
    x, y = (Fraction(random.randint(-20_000, 30_000), 10_000) for _ in range(2))
    width, ratio = Fraction(random.randint(1000, 15_000), 10_000), Fraction(random.choice([100, 17_778, 10_000, random.randint(100, 1_000_000)]), 10_000)
    rows.append(row("geometry", "AC-2.2-04", {
        "canvas": canvas, "shortSide": short, "x": float(x), "y": float(y), "width": float(width), "aspectRatio": float(ratio)},
        {"value": geometry(canvas, short, x, y, width, ratio)}))
write("geometry", rows)

# What proves a task done (GTSD-4.2), and texts in two languages.
write("evidence", [
    row("evidence", "GTSD-4.2-04", {"taskType": "meal", "type": "metrics", "entries": {"calories": "520", "proteinG": "32,5"}},
        {"value": {"canSubmit": True, "problems": [], "metrics": ["calories", "proteinG"]}}),
    row("evidence", "GTSD-4.2-04", {"taskType": "meal", "type": "metrics", "entries": {"calories": "٥٢٠"}}, {"value": {"canSubmit": True, "problems": []}}),
    row("evidence", "GTSD-4.2-04", {"taskType": "meal", "type": "metrics", "entries": {"calories": "20001"}},
        {"value": {"canSubmit": False, "problems": problems(("metrics.calories", "out_of_range"))}}),
    row("evidence", "GTSD-4.2-03", {"taskType": "meal", "type": "text_log", "text": "ش" * 500}, {"value": {"canSubmit": True, "textRemaining": 0}}),
    row("evidence", "GTSD-4.2-03", {"taskType": "meal", "type": "text_log", "text": "ش" * 501},
        {"value": {"canSubmit": False, "textRemaining": -1, "problems": problems(("text", "too_long"))}}),
    row("evidence", "GTSD-4.2-06", {"taskType": "supplement", "text": "x", "notes": "n" * 201},
        {"value": {"canSubmit": False, "notesRemaining": -1, "problems": problems(("notes", "too_long"))}}),
    row("evidence", "GTSD-4.2-07", {"taskType": "progressPhoto"}, {"value": {"type": "photo_reference", "canSubmit": False, "problems": problems(("photoId", "required"))}}),
    row("evidence", "GTSD-2.2-03", {"taskType": "weightLog", "entries": {"weightKg": "19.9"}},
        {"value": {"canSubmit": False, "problems": problems(("metrics.weightKg", "out_of_range"))}}),
    row("evidence", "GTSD-4.2", {"taskType": "dance"}, {"problems": problems(("taskType", "not_allowed"))}),
])


# IronLift: Epley w(1 + r/30), Brzycki 36w/(37 - r), a pound of 453.59237 g, plates from the heaviest on. ENRC-02, WORK-04, WORK-10, WORK-15-a.
def hundredths(value):
    return float(Fraction(math.floor(value * 100 + Fraction(1, 2)), 100))


def one_rep_max(weight, reps, formula, reserve=0):
    possible = reps + reserve
    if reps == 0 or (formula == "brzycki" and possible >= 37):
        return None
    value = weight if possible == 1 else weight * (1 + Fraction(possible, 30)) if formula == "epley" else weight * 36 / (37 - possible)
    return {"value": hundredths(value), "formula": formula, "isUncertain": possible > 12}


def plates(target, bar, sizes):
    rest, side = max(Fraction(0), target - bar), []
    for size in sizes:
        while rest >= 2 * size:
            side.append(float(size))
            rest -= 2 * size
    return {"perSide": side, "missing": float(rest)}


KG = (Fraction(20), [Fraction(n, 100) for n in (2500, 2000, 1500, 1000, 500, 250, 125)])
LB = (Fraction(45), [Fraction(n, 100) for n in (4500, 3500, 2500, 1000, 500, 250)])
rows = []
for weight, unit, reps, formula, reserve in [
    (100, "kg", 5, "epley", 0), (100, "kg", 5, "brzycki", 0), (100, "kg", 1, "epley", 0), (100, "kg", 1, "brzycki", 0), (100, "kg", 0, "epley", 0),
    (225, "lb", 5, "epley", 0), (82.5, "kg", 10, "epley", 2), (60, "kg", 12, "brzycki", 0), (60, "kg", 13, "brzycki", 0), (60, "kg", 36, "brzycki", 0),
    (60, "kg", 37, "brzycki", 0), (2500, "lb", 1000, "epley", 20),
]:
    rows.append(row("oneRepMax", "ENRC-02", {"weight": weight, "unit": unit, "reps": reps, "formula": formula, "inReserve": reserve},
        {"value": one_rep_max(Fraction(str(weight)), reps, formula, reserve)}))
for target, unit in [(100, "kg"), (142.5, "kg"), (20, "kg"), (10, "kg"), (61, "kg"), (237.5, "kg"), (135, "lb"), (187.5, "lb"), (405, "lb")]:
    rows.append(row("plates", "issue 16", {"target": target, "unit": unit}, {"value": plates(Fraction(str(target)), *(KG if unit == "kg" else LB))}))
rows.append(row("plates", "issue 16", {"target": 50, "unit": "kg", "bar": 15, "plates": [5, 10]}, {"value": {"perSide": [10.0, 5.0], "missing": 5.0}}))
for past in (0, 1, 999, 1000, 29_999, 30_000, 90_000, -5000):
    rows.append(row("rest", "WORK-10", {"startedAt": 1_772_352_000_000, "endsAt": 1_772_352_030_000, "now": 1_772_352_000_000 + past},
        {"value": {"remaining": min(30, max(0, math.ceil(Fraction(30_000 - past, 1000)))), "total": 30, "isOver": past >= 30_000}}))
for typed, value in (("82.5", 82.5), ("82,5", 82.5), ("٨٢٫٥", 82.5), ("0", 0.0)):
    rows.append(row("workout.set", "WORK-04", {"unit": "lb", "weight": typed, "reps": "١٢"}, {"value": {"weight": {"value": value, "unit": "lb"}, "reps": 12, "seconds": None}}))
rows += [
    row("workout.set", "WORK-04", {"unit": "kg", "weight": "-5", "reps": "8,5"}, {"problems": problems(("weight", "out_of_range"), ("reps", "wrong_type"))}),
    row("workout.set", "WORK-04", {"unit": "kg", "weight": " ", "reps": ""}, {"value": {"weight": None, "reps": None}}),
]


def structure(*pairs):
    return [{"exerciseId": name, "sets": sets} for name, sets in pairs]


PLAN = structure(("bench", 2), ("dips", 3))
for done, added, removed, sets in [
    (PLAN, [], [], []), (PLAN[::-1], [], [], []), (structure(("bench", 2)), [], ["dips"], []),
    (PLAN + structure(("row", 1)), ["row"], [], []), (structure(("bench", 3), ("dips", 3)), [], [], [{"exerciseId": "bench", "planned": 2, "done": 3}]),
    ([], [], ["bench", "dips"], []),
]:
    rows.append(row("workout.diff", "WORK-15-a", {"template": PLAN, "workout": done},
        {"value": {"isEmpty": not (added or removed or sets), "added": added, "removed": removed, "sets": sets}}))
write("training", rows)


def targets(gender, goal, age, weight, height, workouts, diet="everything"):
    """Mifflin and St Jeor (1990), rounded at rest, for the activity and for the goal; the notes' goals and the document's shares."""
    constant = {"male": 5, "female": -161}.get(gender, -78)
    rest = half_away(10 * Fraction(str(weight)) + Fraction("6.25") * Fraction(str(height)) - 5 * age + constant)
    factors = {0: "1.2", 1: "1.375", 2: "1.375", 3: "1.375", 4: "1.55", 5: "1.55", 6: "1.725", 7: "1.725"}
    need = half_away(rest * Fraction(factors[workouts]))
    share = {"fat_loss": Fraction(4, 5), "general_fitness": 1, "muscle_gain": Fraction(11, 10)}[goal]
    kcal = min(4000, max(1200, half_away(need * share)))
    shares = {"everything": (30, 40), "pescatarian": (30, 40), "vegetarian": (25, 45), "vegan": (22, 48)}[diet]
    grams = [half_away(Fraction(kcal * part, 100 * per)) for part, per in zip((*shares, 30), (4, 4, 9))]
    return {"kcal": kcal, "proteinG": grams[0], "carbsG": grams[1], "fatG": grams[2],
            "waterMl": half_away(Fraction(str(weight)) * 35 / 50) * 50, "need": need, "formula": "nutrition-targets/1"}


rows = []
for gender, goal, age, weight, height, workouts, diet in [
    ("male", "fat_loss", 28, 85, 175, 3, "everything"), ("female", "muscle_gain", 34, 58.5, 163, 4, "vegetarian"),
    ("other", "general_fitness", 61, 70.25, 170.5, 0, "vegan"), ("female", "fat_loss", 70, 41, 148, 1, "pescatarian"),
    ("male", "muscle_gain", 19, 120, 195, 6, "everything"),
]:
    rows.append(row("nutrition.targets", "FR-NUTRITION-02-a",
        {"gender": gender, "goal": goal, "diet": diet,
         "body": {"age": age, "weightKg": weight, "heightCm": height, "workouts": workouts}},
        {"value": {**targets(gender, goal, age, weight, height, workouts, diet), "basis": "profile"}}))
rows += [
    row("nutrition.targets", "FR-NUTRITION-02-a", {"gender": "male", "goal": "general_fitness"},
        {"value": {**targets("male", "general_fitness", 30, 70, 177, 3), "basis": "reference"}}),
    row("nutrition.targets", "FC-JOURNEY-07", {"goal": "fat_loss", "body": {"age": 12, "weightKg": 29, "heightCm": 251}},
        {"problems": problems(("body.age", "out_of_range"), ("body.weightKg", "out_of_range"), ("body.heightCm", "out_of_range"),
                              ("body.workouts", "required"))}),
]
START = datetime.date(2026, 3, 2)
BANNERS = {5: ("info", "2 days left in trial"), 6: ("warning", "1 day left in trial"), 7: ("critical", "Last day of trial!")}
for day in (1, 4, 5, 6, 7, 8, 40):
    banner, message = BANNERS.get(day, (None, "Your 7-day nutrition trial has expired" if day > 7 else None))
    rows.append(row("nutrition.trial", "FR-NUTRITION-06", {"startDate": str(START), "today": str(START + datetime.timedelta(days=day - 1))},
        {"value": {"day": day, "daysLeft": max(0, 7 - day), "isOver": day > 7, "endDate": "2026-03-09", "banner": banner, "message": message}}))
RICE = {"kcal": 130, "proteinG": 2.69, "carbsG": 28.17, "fatG": 0.28, "fiberG": 0.4, "sugarsG": 0.05, "sodiumMg": 1}


def hundredth(value):
    return half_away(Fraction(value) * 100) / 100


def scaled(nutrients, amount, per):
    return {name: hundredth(Fraction(str(value)) * Fraction(str(amount)) / Fraction(str(per))) for name, value in nutrients.items()}


for amount, per in ((158, 100), (1.5, 1), (0.25, 1), (33.33, 100)):
    rows.append(row("nutrition.portion", "FR-NUTRITION-04-d", {"nutrients": RICE, "amount": amount, "per": per}, {"value": scaled(RICE, amount, per)}))
PLAIN = {"kcal": 100.01, "proteinG": 0.1, "carbsG": 20.2, "fatG": 0}
rows += [
    row("nutrition.portion", "FR-NUTRITION-04-d", {"nutrients": PLAIN, "amount": 2}, {"value": {**scaled(PLAIN, 2, 1), "fiberG": None}}),
    row("nutrition.portion", "FR-NUTRITION-04-d", {"nutrients": PLAIN, "amount": 0}, {"problems": problems(("amount", "out_of_range"))}),
    row("nutrition.portion", "FR-NUTRITION-04-d", {"amount": 1}, {"problems": problems(("nutrients", "required"))}),
    row("nutrition.day", "FR-NUTRITION-03-b", {"entries": []}, {"value": {"consumed": {"kcal": 0.0, "fiberG": None}, "incomplete": []}}),
    row("nutrition.day", "FR-NUTRITION-03-b", {"entries": [RICE] * 3 + [PLAIN]}, {"value": {"consumed": {
        name: hundredth(3 * Fraction(str(value)) + Fraction(str(PLAIN.get(name, 0)))) for name, value in RICE.items()},
        "incomplete": ["fiber", "sugars", "sodium"]}}),
    row("nutrition.day", "FR-NUTRITION-03-b", {"entries": [{"kcal": -1, "proteinG": 1, "carbsG": 1}]},
        {"problems": problems(("entries.0.kcal", "out_of_range"), ("entries.0.fatG", "required"))}),
]
write("nutrition", rows)

write("texts", [
    row("message", "§3.3", {"code": "not_found", "language": "en"}, {"value": {
        "message": "We could not find that. It may have been removed.", "status": 404, "isRetryable": False, "action": None}}),
    row("message", "§3.3", {"code": "not_found", "language": "ar"}, {"value": {"message": "لم نعثر على المطلوب. ربما أزيل.", "status": 404}}),
    row("message", "§3.3", {"code": "nothing_like_it"}, {"problems": problems(("code", "not_allowed"))}),
    row("badge", "GTSD-6.2-04", {"code": "streak_7", "language": "en"}, {"value": {"name": "One Week", "target": 7, "criteria": "Reach a streak of 7 days."}}),
    row("badge", "GTSD-6.2-04", {"code": "streak_7", "language": "ar"}, {"value": {"name": "أسبوع كامل", "target": 7}}),
    row("dance", "the boundary", {}, {"error": {"code": "unknown_rule"}}),
])
