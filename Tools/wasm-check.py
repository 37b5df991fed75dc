"""Runs the golden tables of the rules in wasmkit and in Chromium, and compares the answers with the tables and with each other.

wasm-check.py WASMKIT FOLDER-OF-WASM FOLDER-OF-TABLES RULES.JS RULES.SWIFT

Chromium gets rules.wasm with all of them, and rules-gtsd.wasm with those that RULES.SWIFT does not leave out of it.
"""
import base64
import json
import pathlib
import re
import subprocess
import sys

from playwright.sync_api import sync_playwright

PAGE = """async ([script, wasm, cases]) => {
    // The memory of an instance is nobody's business but this check's.
    let memory
    const instantiate = WebAssembly.instantiate
    WebAssembly.instantiate = async (module) => {
        const instance = await instantiate(module)
        memory = instance.exports.memory
        return instance
    }
    const { loadRules } = await import(URL.createObjectURL(new Blob([script], { type: "text/javascript" })))
    const rules = await loadRules(Uint8Array.from(atob(wasm), c => c.charCodeAt(0)))
    const answers = cases.map(([name, input]) => rules.callText(name, input))
    // Calls of equal inputs again and again must neither answer otherwise nor need more memory.
    const before = memory.buffer.byteLength, start = performance.now()
    let calls = 0
    while (calls < 20000) for (const [name, input] of cases) { rules.callText(name, input); calls++ }
    const micros = (performance.now() - start) * 1000 / calls
    return { answers, again: cases.map(([name, input]) => rules.callText(name, input)), micros, before, after: memory.buffer.byteLength }
}"""


def fits(expected, actual):
    """Whether an answer has everything that a table names; objects may have more members."""
    if isinstance(expected, dict):
        return isinstance(actual, dict) and all(name in actual and fits(value, actual[name]) for name, value in expected.items())
    if isinstance(expected, list):
        return isinstance(actual, list) and len(expected) == len(actual) and all(map(fits, expected, actual))
    return expected == actual and isinstance(expected, bool) == isinstance(actual, bool)


def main(wasmkit, wasm, tables, script, source):
    wasm = pathlib.Path(wasm)
    rows = [row for table in sorted(pathlib.Path(tables).glob("*.json")) for row in json.loads(table.read_text())]
    cases = [(row["rule"], json.dumps(row["input"], ensure_ascii=False)) for row in rows]
    lines = "".join(f"{name}\t{text}\n" for name, text in cases)
    run = subprocess.run([wasmkit, "run", wasm / "host.wasm"], input=lines.encode(), capture_output=True, timeout=300, check=True)
    in_wasmkit = run.stdout.decode().splitlines()
    in_wasmkit += [""] * (len(rows) - len(in_wasmkit))
    parts = re.findall(r"#if !ONLY_GTSD\n(.*?)#endif", pathlib.Path(source).read_text(), re.DOTALL)
    left_out = {name for part in parts for name in re.findall(r'case "([^"]+)"', part)}
    chosen = {"rules": range(len(rows)), "rules-gtsd": [number for number, row in enumerate(rows) if row["rule"] not in left_out]}
    bad = not left_out
    if bad:
        print(f"{source} leaves no rule out of rules-gtsd.wasm")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path="/usr/bin/chromium", args=["--no-sandbox"])
        for module, numbers in chosen.items():
            page = browser.new_page()
            page.set_default_timeout(300_000)
            binary = base64.b64encode((wasm / f"{module}.wasm").read_bytes()).decode()
            result = page.evaluate(PAGE, [pathlib.Path(script).read_text(), binary, [cases[number] for number in numbers]])
            page.close()
            failed = 0
            for number, answer, again in zip(numbers, result["answers"], result["again"], strict=True):
                row, wrong = rows[number], []
                if in_wasmkit[number] != answer or answer != again:
                    wrong.append(f"wasmkit and Chromium differ:\n    {in_wasmkit[number]}\n    {answer}")
                if not fits(row["expect"], json.loads(answer)):
                    wrong.append(f"expected {json.dumps(row['expect'], ensure_ascii=False)}\n    answered {answer}")
                for message in wrong:
                    print(f"{module}: {row['rule']} {cases[number][1]} ({row['source']}): {message}")
                failed += bool(wrong)
            if result["after"] != result["before"]:
                print(f"{module}: equal calls again and again needed more memory: {result['before']} bytes, then {result['after']}")
                failed += 1
            print(f"{module}: {len(numbers)} rows in wasmkit and Chromium, {failed} failed; {result['micros']:.0f} µs a call in Chromium")
            bad = bad or failed > 0 or not numbers
        browser.close()
    return 1 if bad else 0


sys.exit(main(*sys.argv[1:]))
