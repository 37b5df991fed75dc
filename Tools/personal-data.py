#!/usr/bin/env python3
"""Looks for personal data where none may be, after the flows have run: personal-data.py STATE-FOLDER

Logs: no e-mail address, no mobile number, and nothing of what the flows say as a name, an address or in their own words. URLs: no contract
takes such a thing in a path or a query. The sandbox's inbox is asked by address; it plays the providers in tests and is not deployed.
"""
import json
import pathlib
import re
import sys

MEMBERS = "name|displayName|email|phone|text|notes|note|motivation|message|comment|subject|caption|purpose|relationship"
PARAMETERS = re.compile(r"(?i)^(e?mail|address|phone|mobile|msisdn|(full|first|last|display)?name|message|text|notes?|birth.*|dateofbirth)$")
# Names of files, which the services make themselves.
FILES = {"/objects/{area}/{id}/{name}"}
# Each with what a line has to have for it, which is found sooner.
PATTERNS = {
    "an e-mail address": (re.compile("@"), re.compile(r"[\w.+-]+@[\w-]+(\.[\w-]+)+")),
    "a mobile number": (re.compile(r"5\d{8}"), re.compile(r"(?<!\d)(\+|00)?9665\d{8}(?!\d)|\b05\d{8}\b")),
}
# Ids and traces are drawn at random: now and then one has the digits of a number.
IDS = re.compile(r"\b[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}\b|\b[0-9a-f]{32}\b")


def words_of_flows(folder):
    """What flows send as names, addresses and texts: long enough to be found by no accident."""
    words = set()
    for path in folder.rglob("*.hurl"):
        for value in re.findall(rf'"(?:{MEMBERS})"\s*:\s*"((?:[^"\\]|\\.)*)"', path.read_text()):
            for piece in re.split(r"\{\{.*?\}\}", value):
                piece = piece.strip()
                if len(piece) >= 5 and re.search(r"[^\W\d_]", piece):
                    words.add(piece)
    # A single lower-case word of English may well be one of the log's own.
    return {word for word in words if " " in word or not word.isascii() or word[0].isupper()}


def place_of(line, text):
    """The member of a log line that has the text, beside the line's words: enough to find its source, and nothing of a person."""
    try:
        record = json.loads(line)
    except ValueError:
        return "a line that is no record"
    members = [name for name, value in record.items() if text in json.dumps(value, ensure_ascii=False)]
    return f"{', '.join(members)} of {record.get('msg')!r} {record.get('endpoint', '')}".strip()


def main(state):
    root = pathlib.Path(__file__).resolve().parent.parent
    logs = sorted((pathlib.Path(state) / "logs").glob("*.log"))
    findings, lines = [], 0
    words = words_of_flows(root / "Tests" / "Flows")
    whole = re.compile("|".join(rf"(?<!\w){re.escape(word)}(?!\w)" for word in sorted(words, key=len, reverse=True)))
    # Which texts a line could hold is known by its words; hundreds of texts are looked for only where one of them could be.
    beginnings = {re.search(r"\w+", word)[0] for word in words}
    for log in logs:
        for number, line in enumerate(log.read_text(errors="replace").splitlines(), 1):
            lines += 1
            for what, (sign, pattern) in PATTERNS.items():
                if sign.search(line) and (found := pattern.search(IDS.sub("", line))):
                    findings.append(f"{log.name}:{number}: {what} in {place_of(line, found[0])}")
            if not beginnings.isdisjoint(re.findall(r"\w+", line)) and (found := whole.search(line)):
                findings.append(f"{log.name}:{number}: what a flow said: {found[0]}")
    parameters = 0
    for path in sorted((root / "Contracts" / "openapi").glob("*.json")):
        for target, operations in json.loads(path.read_text())["paths"].items():
            for method, operation in operations.items():
                for parameter in operation.get("parameters", []) if isinstance(operation, dict) else []:
                    parameters += 1
                    if path.stem == "sandbox" or target in FILES or target.endswith("/images/{name}") or parameter.get("in") not in ("path", "query"):
                        continue
                    if PARAMETERS.match(parameter["name"]):
                        findings.append(f"{path.stem} {method} {target}: the parameter {parameter['name']}")
    print("\n".join(findings) or f"nothing in {lines} lines of {len(logs)} logs and {parameters} parameters, of {len(words)} texts")
    return 1 if findings or not lines or not words or not parameters else 0


sys.exit(main(sys.argv[1]) if len(sys.argv) == 2 else 2)
