// Calls rules.wasm: names and inputs are those of docs/rules.md. A rule is a pure function, so one instance serves a page.

const encoder = new TextEncoder()
const decoder = new TextDecoder()

export class RuleTrap extends Error {}

/**
 * @typedef {object} RuleExports
 * @property {WebAssembly.Memory} memory
 * @property {() => number} rules_version
 * @property {(count: number) => number} rules_allocate
 * @property {(start: number) => void} rules_free
 * @property {(name: number, nameCount: number, input: number, inputCount: number) => number} rules_call
 */

/** Compiles the module once; a trap, which is a defect of a rule, costs the instance and not the page. @param {BufferSource} bytes */
export async function loadRules(bytes) {
  const module = await WebAssembly.compile(bytes)
  let instance = await WebAssembly.instantiate(module)
  const exports = () => /** @type {RuleExports} */ (/** @type {unknown} */ (instance.exports))
  if (exports().rules_version() !== 1) throw new Error("rules.wasm is of another version")

  /** The answer as text. @param {string} name @param {string} input */
  function callText(name, input) {
    const { memory, rules_allocate, rules_free, rules_call } = exports()
    const place = (/** @type {Uint8Array} */ bytes) => {
      const start = rules_allocate(bytes.length)
      // A view made before an allocation is detached when the memory grows.
      new Uint8Array(memory.buffer, start, bytes.length).set(bytes)
      return start
    }
    const [nameBytes, inputBytes] = [encoder.encode(name), encoder.encode(input)]
    try {
      const [nameStart, inputStart] = [place(nameBytes), place(inputBytes)]
      const answer = rules_call(nameStart, nameBytes.length, inputStart, inputBytes.length)
      const length = new DataView(memory.buffer).getUint32(answer, true)
      const text = decoder.decode(new Uint8Array(memory.buffer, answer + 4, length))
      for (const start of [answer, inputStart, nameStart]) rules_free(start)
      return text
    } catch (error) {
      if (!(error instanceof WebAssembly.RuntimeError)) throw error
      instance = new WebAssembly.Instance(module)
      throw new RuleTrap(`${name}: ${error.message}`)
    }
  }

  /** @param {string} name @param {object} input */
  const call = (name, input) => JSON.parse(callText(name, JSON.stringify(input)))
  return { callText, call }
}
