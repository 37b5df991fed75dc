"""GTSD's pages drawn by React 18: pages-peer.py CLIENT TOOLS REACT ROOT writes ROOT/r/react and prints the page of it.

Everything but the renderer is the client's own: the same screens, styles, fonts and calls, joined by the same program. Modules and
React are shortened all the way.
"""
import gzip
import re
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

import brotli

client, tools, react, root = map(Path, sys.argv[1:5])
here = Path(__file__).parent
release = next(path for path in (root / "r").iterdir() if (path / "gtsd/main.js").exists())
target = root / "r/react"
shutil.copytree(release, target, ignore=lambda _, names: [name for name in names if re.search(r"\.js(\.br|\.gz)?$", name)])
with tempfile.TemporaryDirectory() as folder:
    sources = Path(folder) / "in"
    shutil.copytree(client, sources)
    (sources / "contracts").mkdir()
    shutil.copy(tools / "endpoints.js", sources / "contracts/endpoints.js")
    shutil.copy(tools / "icons.js", sources / "design/icons.js")
    shutil.copy(here / "Peers/react.mjs", sources / "vendor/preact.js")
    # htm alone, out of the module that has it behind Preact.
    found = re.search(r"\bmn=function\(.*\}\.bind\(\w+\);export\{.*\bFn as html", Path("out/vendor/preact.js").read_text(), re.DOTALL)
    if not found:
        sys.exit("pages-peer.py: htm was not found in the renderer")
    (sources / "vendor/htm.js").write_text("var " + re.sub(r"\.bind\(\w+\);export\{.*", ";export{Fn as htm};", found[0], flags=re.DOTALL))
    umd = react.resolve() / "usr/share/nodejs"
    options = ["--bundle", "--splitting", "--format=esm", "--target=esnext", "--charset=utf8", "--minify", "--log-level=error"]
    aliases = [f"--alias:react={umd}/react/umd/react.production.min.js", f"--alias:react-dom={umd}/react-dom/umd/react-dom.production.min.js"]
    places = ["--chunk-names=parts/[name]-[hash]", "--outbase=.", f"--outdir={target.resolve()}"]
    command = [(tools / "debian/usr/bin/esbuild").resolve(), *options, *aliases, *places]
    subprocess.run([*command, "gtsd/main.js", "ground/early.js", "gtsd/home/view.js"], cwd=sources, check=True)
for path in target.rglob("*.js"):
    data = path.read_bytes()
    path.with_name(path.name + ".br").write_bytes(brotli.compress(data, quality=11))
    path.with_name(path.name + ".gz").write_bytes(gzip.compress(data, 9, mtime=0))


def first(*paths):
    """Files that are needed for a first picture, by what they import."""
    needed, waiting = [], list(paths)
    while waiting:
        path = waiting.pop(0)
        if path not in needed:
            needed.append(path)
            found = re.findall(r'(?:from|import) ?"(\.[^"]+)"', (target / path).read_text())
            waiting += [((Path("/") / path).parent / name).resolve().relative_to("/").as_posix() for name in found]
    return needed


page = (client / "gtsd/shell.html").read_text().replace("{release}", "react")
links = "\n".join(f'<link rel="modulepreload" href="/r/react/{path}">' for path in first("gtsd/main.js", "gtsd/home/view.js"))
print(page.replace("<!-- modules -->", links))
