// Calls to the console itself and, from the messages' page, to the sandbox.

export class Refusal extends Error {
  constructor(message, code, status) {
    super(message);
    this.code = code;
    this.status = status;
  }
}

/** Longer than the console waits for a service. */
const patience = 35_000;

/** Sends JSON and reads JSON; null when nothing came back. Whatever is refused is a `Refusal` in words for a person. */
export async function call(method, path, body, base = "") {
  let response, text;
  try {
    response = await fetch(base + path, {
      method,
      headers: body === undefined ? {} : { "Content-Type": "application/json" },
      body: body === undefined ? undefined : JSON.stringify(body),
      signal: AbortSignal.timeout(patience),
    });
    text = await response.text();
  } catch {
    throw new Refusal(base ? `${base} gave no answer.` : "The console gave no answer: is the stack still up?", "unavailable", 0);
  }
  let answer = null;
  try { answer = text ? JSON.parse(text) : null; } catch { /* What is no JSON says nothing to us. */ }
  if (!response.ok) throw new Refusal(answer?.message ?? `Status ${response.status}`, answer?.code, response.status);
  return answer;
}

/** `a=1&b=2` of what is not empty, with its question mark. */
export function query(values) {
  const pairs = Object.entries(values).filter(([, value]) => value !== undefined && value !== null && value !== "");
  return pairs.length ? "?" + new URLSearchParams(pairs) : "";
}
