"""WebKitGTK's own browser, on a screen of its own. Whatever is started here ends here."""
import base64
import os
import subprocess
from contextlib import contextmanager
from pathlib import Path

from selenium import webdriver
from selenium.webdriver.webkitgtk.options import Options
from selenium.webdriver.webkitgtk.service import Service

# WebDriver has no way to run a script before a page's own, so a copy of the release notes what goes wrong in its first one.
NOTES = """
(function () {
  const notes = (window.journeyNotes = []), words = (found) => String(found?.stack ?? found).slice(0, 300);
  addEventListener("error", (event) => notes.push("error: " + (event.message ?? event.target?.src ?? event.type)), true);
  addEventListener("unhandledrejection", (event) => notes.push("nobody caught: " + words(event.reason)));
  addEventListener("securitypolicyviolation", (event) => notes.push("the policy refused " + event.effectiveDirective + ": " + event.blockedURI));
  for (const kind of ["error", "warn"]) {
    const told = console[kind];
    console[kind] = (...all) => { notes.push(kind + ": " + all.map(words).join(" ")); told.apply(console, all); };
  }
})();
"""


def note_in(release: Path) -> None:
    """Lets the pages of a copied release note their complaints in `window.journeyNotes`."""
    for script in release.glob("r/*/ground/early.js"):
        script.write_text(NOTES + script.read_text())
        for packed in (".br", ".gz"):
            script.with_name(script.name + packed).unlink(missing_ok=True)


@contextmanager
def screen():
    """An X server without a screen, whose number it chooses."""
    reading, writing = os.pipe()
    server = subprocess.Popen(
        ["Xvfb", "-displayfd", str(writing), "-screen", "0", "1400x1000x24", "-nolisten", "tcp"],
        pass_fds=[writing], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL,
    )
    os.close(writing)
    try:
        with os.fdopen(reading) as pipe:
            os.environ["DISPLAY"] = f":{int(pipe.readline())}"
        yield
    finally:
        server.terminate()
        server.wait()


@contextmanager
def browser():
    options = Options()
    options.add_argument("--automation")
    environment = {**os.environ, "LIBGL_ALWAYS_SOFTWARE": "1", "WEBKIT_DISABLE_DMABUF_RENDERER": "1", "GIO_USE_VFS": "local", "NO_AT_BRIDGE": "1"}
    driver = webdriver.WebKitGTK(options=options, service=Service("/usr/bin/WebKitWebDriver", env=environment))
    try:
        driver.set_page_load_timeout(30)
        driver.set_script_timeout(30)
        yield driver
    finally:
        driver.quit()


def picture(driver, path: Path) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(base64.b64decode(driver.get_screenshot_as_base64()))
