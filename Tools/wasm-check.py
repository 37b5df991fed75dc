"""Runs the golden tables of the rules in wasmkit and in Chromium, and compares the answers with the tables and with each other.

wasm-check.py WASMKIT FOLDER-OF-WASM FOLDER-OF-TABLES RULES.JS
"""
import base64
import json
import pathlib
import subprocess
import sys

from playwright.sync_api import sync_playwright

PAGE = """async ([script, wasm, cases]) => {
    const { loadRules } = await import(URL.createObjectURL(new Blob([script], { type: "text/javascript" })))
    const rules = await loadRules(Uint8Array.from(atob(wasm), c => c.charCodeAt(0)))
    const answers = cases.map(([name, input]) => rules.callText(name, input))
    // Calls of equal inputs again and again must neither answer otherwise nor need more memory.
    const start = performance.now()
    let calls = 0
    while (calls < 20000) for (const [name, input] of cases) { rules.callText(name, input); calls++ }
    const micros = (performance.now() - start) * 1000 / calls
    return { answers, again: cases.map(([name, input]) => rules.callText(name, input)), micros }
}"""


def fits(expected, actual):
    """Whether an answer has everything that a table names; objects may have more members."""
    if isinstance(expected, dict):
        return isinstance(actual, dict) and all(name in actual and fits(value, actual[name]) for name, value in expected.items())
    if isinstance(expected, list):
        return isinstance(actual, list) and len(expected) == len(actual) and all(map(fits, expected, actual))
    return expected == actual and isinstance(expected, bool) == isinstance(actual, bool)


def main(wasmkit, wasm, tables, script):
    wasm = pathlib.Path(wasm)
    rows = [row for table in sorted(pathlib.Path(tables).glob("*.json")) for row in json.loads(table.read_text())]
    cases = [(row["rule"], json.dumps(row["input"], ensure_ascii=False)) for row in rows]
    lines = "".join(f"{name}\t{text}\n" for name, text in cases)
    run = subprocess.run([wasmkit, "run", wasm / "host.wasm"], input=lines.encode(), capture_output=True, timeout=300, check=True)
    in_wasmkit = run.stdout.decode().splitlines()
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path="/usr/bin/chromium", args=["--no-sandbox"])
        page = browser.new_page()
        page.set_default_timeout(300_000)
        module = base64.b64encode((wasm / "rules.wasm").read_bytes()).decode()
        result = page.evaluate(PAGE, [pathlib.Path(script).read_text(), module, cases])
        browser.close()
    failed = 0
    for number, row in enumerate(rows):
        ours, browsers = in_wasmkit[number] if number < len(in_wasmkit) else "", result["answers"][number]
        wrong = []
        if ours != browsers or browsers != result["again"][number]:
            wrong.append(f"wasmkit and Chromium differ:\n    {ours}\n    {browsers}")
        if not fits(row["expect"], json.loads(browsers)):
            wrong.append(f"expected {json.dumps(row['expect'], ensure_ascii=False)}\n    answered {browsers}")
        for message in wrong:
            print(f"{row['rule']} {cases[number][1]} ({row['source']}): {message}")
        failed += bool(wrong)
    print(f"rules: {len(rows)} rows in wasmkit and Chromium, {failed} failed; {result['micros']:.0f} µs a call in Chromium")
    return 1 if failed or not rows else 0


sys.exit(main(*sys.argv[1:]))
