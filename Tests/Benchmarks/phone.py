"""What a phone does with 2,000 workouts behind it: phone.py URL TOKEN. Prints lines "what TAB figure TAB reach".

It syncs in batches of 100, then signs in on another phone and loads everything, then looks at a year's chart.
"""
import http.client
import json
import sys
import time
import urllib.parse

url, token = sys.argv[1:]
server = urllib.parse.urlsplit(url)
connection = http.client.HTTPConnection(server.hostname, server.port)


def ask(method, path, body=None):
    headers = {"Authorization": f"Bearer {token}", "Content-Type": "application/json"}
    began = time.perf_counter()
    connection.request(method, path, json.dumps(body) if body is not None else None, headers)
    answer = connection.getresponse()
    data = answer.read()
    if answer.status not in (200, 201):
        sys.exit(f"{method} {path}: {answer.status} {data[:500]!r}")
    return json.loads(data), (time.perf_counter() - began) * 1000, len(data)


def uuid(kind, number):
    return f"01960f3e-7b6a-7c3e-{kind:04x}-{number:012x}"


def workout(number):
    day = time.strftime("%Y-%m-%d", time.gmtime(1_700_000_000 + number * 43_200))
    sets = [{"id": uuid(0x9000, number * 25 + place), "weight": {"value": 60 + number % 40, "unit": "kg"}, "reps": 8} for place in range(25)]
    return {
        "name": "Push", "startedAt": f"{day}T15:00:00Z", "finishedAt": f"{day}T15:52:00Z",
        "exercises": [{"exerciseId": f"{name}", "name": name, "sets": sets[place * 5:place * 5 + 5]}
                      for place, name in enumerate(["barbell-squat", "pushups", "plank", "leg-press", "pullups"])],
    }


device, batches, number = uuid(0x9100, 1), [], 0
for batch in range(20):
    operations = []
    for _ in range(100):
        number += 1
        operations.append({
            "id": uuid(0x9200, number), "number": number, "kind": "workout", "action": "put", "entity": uuid(0x9300, number), "payload": workout(number)})
    answer, took, _ = ask("POST", "/training/sync", {"device": device, "operations": operations, "limit": 1})
    assert all(result["status"] == "applied" for result in answer["results"]), answer["results"][0]
    batches.append(took)
print(f"Sync of 100 workouts of 25 sets, p95\t{sorted(batches)[int(len(batches) * 0.95) - 1]:.0f} ms\t—")

templates = []
for batch in range(20):
    operations = []
    for place in range(100):
        number += 1
        operations.append({
            "id": uuid(0x9200, number), "number": number, "kind": "template", "action": "put", "entity": uuid(0x9400, place),
            "baseVersion": batch or None, "payload": {"name": f"Plan {place} {batch}", "exercises": [{"exerciseId": "barbell-squat", "sets": [{"reps": 8}] * 5}]}})
    answer, took, _ = ask("POST", "/training/sync", {"device": device, "operations": operations, "limit": 1})
    assert all(result["status"] == "applied" for result in answer["results"]), answer["results"][0]
    templates.append(took)
print(f"Sync of 100 changes of templates, p95\t{sorted(templates)[int(len(templates) * 0.95) - 1]:.0f} ms\t< 100 ms")

total, bytes_, changes, cursor = 0, 0, 0, None
while True:
    query = {"limit": 500} | ({"cursor": cursor} if cursor else {})
    page, took, size = ask("GET", "/training/sync?" + urllib.parse.urlencode(query))
    total, bytes_, changes, cursor = total + took, bytes_ + size, changes + len(page["changes"]), page["cursor"]
    if not page["hasMore"]:
        break
assert changes >= 2000, changes
print(f"First sync of 2,000 workouts ({bytes_ / 1e6:.1f} MB)\t{total / 1000:.2f} s\t< 2 s")

chart, _, _ = ask("POST", "/training/charts", {"details": {"exerciseId": "barbell-squat", "metric": "one_rep_max", "axis": "date"}})
times = [ask("GET", f"/training/charts/{chart['id']}/series")[1] for _ in range(50)]
print(f"A chart of 2,000 workouts, p95\t{sorted(times)[46]:.1f} ms\t< 30 ms for a year")
