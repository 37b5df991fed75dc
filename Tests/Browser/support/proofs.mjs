// A reporter of Node's test runner: what journeys prove, as `barbell cover --proofs` reads it. The requirements stand in a journey's name.
const requirement = /\b[A-Z][A-Z0-9]*(?:-[A-Z0-9.]+)+-\d+\b/g;

/** @param {AsyncIterable<{ type: string, data: any }>} events */
export default async function* proofs(events) {
  yield "id\ttest\toutcome\n";
  for await (const { type, data } of events) {
    if ((type !== "test:pass" && type !== "test:fail") || data.skip !== undefined || data.todo !== undefined) continue;
    const ids = new Set(data.name.match(requirement)), name = data.name.replaceAll(requirement, "").replace(/[[\]\s]+/g, " ").trim();
    for (const id of ids) yield `${id}\tjourney: ${name}\t${type === "test:pass" ? "passed" : "failed"}\n`;
  }
}
