// The stack that the journeys use, as `barbell up --json` has told of it, and calls to it from outside of the browser. The console's have one of
// their own, as they stop services and move everybody's clock.
const isConsole = process.argv[1]?.endsWith("console.test.mjs");
const { services, console } = JSON.parse((isConsole && process.env.CONSOLE_STACK) || process.env.STACK);

export const consoleURL = console?.url;
export const smtpPort = services.sandbox.ports["2525"];
export const url = (name) => services[name].url;
/** Of every service. */
export const urls = Object.values(services).map((service) => service.url);

/** Sends JSON; throws for what is refused. */
export async function send(method, address, body, headers = {}) {
  const response = await fetch(address, { method, headers: { ...(body ? { "Content-Type": "application/json" } : {}), ...headers }, body: body && JSON.stringify(body) });
  const text = await response.text();
  if (!response.ok) throw new Error(`${method} ${address}: ${response.status} ${text}`);
  return { answer: text ? JSON.parse(text) : null, headers: response.headers };
}

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
