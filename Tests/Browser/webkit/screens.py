"""Every screen of GTSD opened once in WebKitGTK, and a first day: signing up, home, a task done. Prints what the engine does not have.

screens.py copy RELEASE COPY  makes the release that the stack gives out; screens.py URL OUT  goes through the screens.
"""
import re
import shutil
import sys
import time
from pathlib import Path

import engine
import gaps

ROOT = Path(__file__).resolve().parents[3]
ANSWERS = """{ dateOfBirth: "1996-03-01", gender: "female", primaryGoal: "lose_weight", weightKg: 80, heightCm: 170, targetWeightKg: 70,
  targetDate: new Date(Date.now() + 2e10).toISOString().slice(0, 10), activityLevel: "moderately_active", mealsPerDay: 3, motivation: "I want to run." }"""
# Answers that belong to these journeys: nobody is signed in, there is no plan yet, a link is spent.
EXPECTED = re.compile(r"status of 4(01|04|09)|Failed to load resource")


class Journey:
    def __init__(self, driver, base: str, out: Path):
        self.driver, self.base, self.out, self.wrong, self.opened = driver, base, out, [], 0

    def until(self, what: str, script: str, *arguments):
        """Asks the page until it says yes: a minute, since suites beside this one may take both cores and the disk for many seconds."""
        limit = time.monotonic() + 60
        while time.monotonic() < limit:
            if found := self.driver.execute_script(script, *arguments):
                return found
            time.sleep(0.1)
        shown = self.driver.execute_script("return (document.querySelector('.splash, [aria-busy=true]') ?? document.body).outerHTML.slice(0, 400)")
        raise AssertionError(f"{self.driver.current_url}: {what} did not come; there is {shown!r}")

    def open(self, path: str) -> None:
        self.driver.get(f"{self.base}/gtsd{path}")
        self.settled(path)

    def settled(self, what: str) -> None:
        """A screen is there: its heading, nothing on its way, nothing that failed, no complaint."""
        self.opened += 1
        try:
            self.until("the screen", """return document.querySelector("h1") && !document.querySelector(".splash, [aria-busy=true]")""")
        except AssertionError as error:
            self.note(what, str(error))
        found = self.driver.execute_script("""return {
          failed: [...document.querySelectorAll("[role=alert] .state.is-wrong")].map((node) => node.innerText),
          notes: (window.journeyNotes ?? []).splice(0), isWide: document.documentElement.scrollWidth > innerWidth }""")
        for text in found["failed"]:
            self.note(what, f"failed: {text!r}")
        for text in found["notes"]:
            if not EXPECTED.search(text):
                self.note(what, text)
        if found["isWide"]:
            self.note(what, "scrolls sideways")

    def note(self, what: str, text: str) -> None:
        self.wrong.append(f"{what}: {text}")
        engine.picture(self.driver, self.out / f"webkit-{re.sub(r'[^a-z]+', '-', what) or 'page'}.png")

    def call(self, method: str, path: str, body: str = "undefined") -> object:
        """A call as the page makes it; `body` is JavaScript."""
        answer = self.driver.execute_async_script(f"""const done = arguments[0];
          fetch("/gtsd/api{path}", {{ method: "{method}", headers: {{ "X-Barbell": "web", "Content-Type": "application/json" }}, body: JSON.stringify({body}) }})
            .then(async (answer) => done({{ status: answer.status, text: await answer.text() }}), (error) => done({{ status: 0, text: String(error) }}))""")
        if not 200 <= answer["status"] < 300:
            raise AssertionError(f"{method} {path}: {answer['status']} {answer['text']}")
        return answer

    def type(self, name: str, text: str) -> None:
        field = self.driver.find_element("css selector", f"[name='{name}']")
        field.clear()
        field.send_keys(text)

    def click(self, selector: str) -> None:
        self.driver.execute_script("const node = document.querySelector(arguments[0]); node.scrollIntoView({ block: 'center' }); node.click()", selector)


def first_day(journey: Journey, email: str) -> None:
    journey.open("/sign-up")
    journey.type("name", "Layla")
    journey.type("email", email)
    journey.type("password", "Mountain7Path")
    journey.click("input[type=checkbox]")
    journey.click("form button[type=submit]")
    journey.until("the first question", "return location.pathname === '/gtsd/onboarding' && document.querySelector('h1')")
    journey.settled("/onboarding")
    journey.call("POST", "/onboarding", ANSWERS)
    journey.open("/")
    journey.until("the name", "return document.querySelector('h1').innerText.includes('Layla')")
    journey.until("the day", "return document.querySelectorAll('main .tasks li').length > 0")
    journey.open("/tasks")
    journey.click("[data-task]:not(.is-done)")
    journey.until("the sheet", "return document.querySelector('dialog[open] form')")
    # A meal's numbers are its targets already, so that nothing has to be typed.
    journey.until("the way to complete it", "return document.querySelector('dialog[open] form button[type=submit]:not([disabled])')")
    journey.click("dialog[open] form button[type=submit]")
    journey.until("the task done", """return fetch("/gtsd/api/tasks?limit=100").then((answer) => answer.json()).then(({ items }) => items.some(({ status }) => status === "completed"))""")
    journey.settled("/tasks done")


def routes() -> list[tuple[str, str]]:
    """The addresses that the client itself lists, with who may be there."""
    text = (ROOT / "Clients/Web/gtsd/routes.js").read_text()
    return re.findall(r'path: "([^"]+)", for: "(\w+)"', text)


def main(base: str, out: Path) -> int:
    with engine.screen(), engine.browser() as driver:
        journey = Journey(driver, base, out)
        driver.set_window_size(430, 900)
        for path, whose in routes():
            if whose != "person":
                journey.open(path + ("?token=abc" if path == "/reset-password" else ""))
        for path in ("/legal/terms", "/legal/privacy"):
            journey.open(path)
        first_day(journey, f"layla-{int(time.time())}@example.com")
        for language in ("en", "ar"):
            driver.execute_script("localStorage.setItem('language', arguments[0])", language)
            for path, whose in routes():
                if whose == "person" and path != "/onboarding":
                    journey.open(path)
        lacks = gaps.of(driver)
        name = f"{driver.capabilities.get('browserName')} {driver.capabilities.get('browserVersion')}"
    print(f"{name}: {journey.opened} screens opened, {len(journey.wrong)} complaints")
    for line in lacks:
        print(f"  gap: {line}")
    for line in journey.wrong:
        print(f"✘ {line}")
    return 1 if journey.wrong else 0


if __name__ == "__main__":
    if sys.argv[1] == "copy":
        shutil.copytree(sys.argv[2], sys.argv[3])
        engine.note_in(Path(sys.argv[3]))
    else:
        sys.exit(main(sys.argv[1], Path(sys.argv[2])))
