#!/usr/bin/env python3
"""Writes the tables beside this file, which NutritionDomainTests compares with: targets by the formulas as they are printed, dates by
PyPI's hijridate 2.6.0, dawn and sunset by PyPI's adhanpy 1.0.5.

python3 -m venv v && v/bin/pip install hijridate==2.6.0 adhanpy==1.0.5 && v/bin/python make.py
"""
import datetime
import math
import pathlib
import random
from decimal import ROUND_HALF_UP, Decimal as D
from zoneinfo import ZoneInfo

from adhanpy.PrayerTimes import PrayerTimes
from adhanpy.calculation.CalculationMethod import CalculationMethod
from adhanpy.calculation.CalculationParameters import CalculationParameters
from adhanpy.calculation.HighLatitudeRule import HighLatitudeRule
from hijridate import Gregorian, Hijri

here = pathlib.Path(__file__).parent
rng = random.Random(17)


def write(name, rows):
    (here / name).write_text("".join("\t".join(str(value) for value in row) + "\n" for row in rows))


def whole(value):
    return int(D(value).quantize(D(1), ROUND_HALF_UP))


def targets():
    """Mifflin and St Jeor (1990): 10 w + 6.25 h − 5 a + 5 for men, − 161 for women; others between. Energy is rounded at rest, for the
    activity and for the goal; water to 50 ml of 35 ml a kilogram."""
    constants = {"male": D(5), "female": D(-161), "other": D(-78), "prefer_not_to_say": D(-78)}
    goals = {"fat_loss": D("0.8"), "general_fitness": D(1), "muscle_gain": D("1.1")}
    shares = {"everything": (30, 40, 30), "pescatarian": (30, 40, 30), "vegetarian": (25, 45, 30), "vegan": (22, 48, 30)}
    factor = {0: "1.2", 1: "1.375", 2: "1.375", 3: "1.375", 4: "1.55", 5: "1.55", 6: "1.725", 7: "1.725"}
    bodies = [(28, "85", "175", 3), (34, "58.5", "163", 4), (13, "30", "100", 0), (120, "300", "250", 7), (45, "102.35", "181.4", 6),
              (70, "49.9", "150", 1), (19, "120", "195", 5)]
    for _ in range(60):
        age, weight, height = rng.randint(13, 120), D(rng.randint(3000, 20000)) / 100, D(rng.randint(10000, 22000)) / 100
        bodies.append((age, weight, height, rng.randint(0, 7)))
    for number, (age, weight, height, workouts) in enumerate(bodies):
        gender = list(constants)[number % 4]
        diet = list(shares)[(number // 4) % 4]
        rest = max(0, whole(10 * D(weight) + D("6.25") * D(height) - 5 * age + constants[gender]))
        need = whole(rest * D(factor[workouts]))
        for goal, share in goals.items():
            kcal = min(4000, max(1200, whole(need * share)))
            protein, carbs, fat = (whole(D(kcal * part) / 100 / per) for part, per in zip(shares[diet], (4, 4, 9)))
            water = whole(D(weight) * 35 / 50) * 50
            yield (gender, goal, diet, age, weight, height, workouts, need, kcal, protein, carbs, fat, water)


def hijri():
    for year in range(1445, 1501):
        yield (Hijri(year, 9, 1).to_gregorian().isoformat(), year, 9, 1)
        last = Hijri(year, 9, Hijri(year, 9, 1).month_length())
        yield (last.to_gregorian().isoformat(), year, 9, last.day)
    first, days = datetime.date(2023, 7, 19), (datetime.date(2077, 11, 16) - datetime.date(2023, 7, 19)).days
    for day in sorted(rng.sample(range(days + 1), 400)):
        date = first + datetime.timedelta(days=day)
        islamic = Gregorian.fromdate(date).to_hijri()
        yield (date.isoformat(), islamic.year, islamic.month, islamic.day)


CITIES = [("Asia/Riyadh", 24.63, 46.72), ("Asia/Riyadh", 21.54, 39.17), ("Asia/Dubai", 25.3, 55.3), ("Africa/Cairo", 30.05, 31.25),
          ("Asia/Amman", 31.95, 35.93), ("Europe/Istanbul", 41.02, 28.97), ("Europe/London", 51.51, -0.13),
          ("America/New_York", 40.71, -74.01), ("Asia/Jakarta", -6.17, 106.8), ("Europe/Oslo", 59.92, 10.75),
          ("Australia/Sydney", -33.87, 151.22), ("America/Los_Angeles", 34.05, -118.24)]


def sun():
    for zone, latitude, longitude in CITIES:
        for month in range(1, 13):
            date = datetime.datetime(rng.choice([2026, 2027, 2030, 2041]), month, rng.randint(1, 28))
            parameters = CalculationParameters(method=CalculationMethod.UMM_AL_QURA)
            times = PrayerTimes((latitude, longitude), date, calculation_parameters=parameters)
            angle = times._solar_time.hour_angle(-18.5, False)
            seventh = angle is None or math.isnan(angle)
            if seventh:
                parameters.high_latitude_rule = HighLatitudeRule.SEVENTH_OF_THE_NIGHT
                times = PrayerTimes((latitude, longitude), date, calculation_parameters=parameters)
            offset = int(date.replace(hour=12, tzinfo=ZoneInfo(zone)).utcoffset().total_seconds() // 60)
            yield (zone, latitude, longitude, date.date().isoformat(), offset, times.fajr.strftime("%Y-%m-%dT%H:%M"),
                   times.maghrib.strftime("%Y-%m-%dT%H:%M"), "seventh" if seventh else "angle")


write("targets.tsv", targets())
write("hijri.tsv", hijri())
write("sun.tsv", sun())
