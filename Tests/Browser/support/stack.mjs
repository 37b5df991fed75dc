// The stack that the journeys use, as `barbell up --json` has told of it, and calls to it from outside of the browser. The console's have one of
// their own, as they stop services and move everybody's clock.
const isConsole = process.argv[1]?.endsWith("console.test.mjs");
const { services, console } = JSON.parse((isConsole && process.env.CONSOLE_STACK) || process.env.STACK);

export const consoleURL = console?.url;
export const smtpPort = services.sandbox.ports["2525"];
export const url = (name) => services[name].url;
/** Of every service. */
export const urls = Object.values(services).map((service) => service.url);

/**
 * With `JOURNEY_DAY=2026-11-30` services and pages stand at the morning of that day, in a test run of this file's. What the days of the week or
 * the ends of months hide is found so.
 */
export const day = process.env.JOURNEY_DAY && { run: `day-${process.pid}`, time: `${process.env.JOURNEY_DAY}T09:00:00+03:00` };

/** Sends JSON; throws for what is refused. */
export async function send(method, address, body, headers = {}) {
  const fields = { ...(body && { "Content-Type": "application/json" }), ...(day && { "X-Test-Run": day.run }), ...headers };
  const response = await fetch(address, { method, headers: fields, body: body && JSON.stringify(body) });
  const text = await response.text();
  if (!response.ok) throw new Error(`${method} ${address}: ${response.status} ${text}`);
  return { answer: text ? JSON.parse(text) : null, headers: response.headers };
}

/** A run's time in every service that has one. @param {string} run @param {string} time */
export const moveClock = (run, time) => Promise.all(urls.map((address) => send("POST", `${address}/_test/clock`, { run, now: new Date(time).toISOString() })
  .catch((error) => { if (!/: 404 /.test(error.message)) throw error; })));
if (day) await moveClock(day.run, day.time);

let count = 0;
/** A number of Saudi Arabia that nobody has asked with yet. */
export const phone = () => `05${String(10_000_000 + (process.pid % 1000) * 10_000 + count++)}`;
/** A word that nothing else has. */
export const unique = (word) => `${word}-${process.pid}-${count++}`;

/** Asks again until there is something, for ten seconds. */
export async function eventually(ask) {
  for (let round = 0; round < 100; round++) {
    const found = await ask();
    if (found) return found;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error("it did not come");
}
