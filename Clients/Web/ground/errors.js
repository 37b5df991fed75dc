// What can go wrong with a call, as one type that says what to do about it.

/** @typedef {import("../contracts/types.d.ts").ErrorCode | "offline" | "too_slow" | "unreadable" | "queued"} Code */
/** @typedef {import("../contracts/types.d.ts").ErrorAction} Action */

export class CallError extends Error {
  /**
   * @param {Code} code
   * @param {Partial<import("../contracts/types.d.ts").ErrorBody> & { status?: number }} [body]
   */
  constructor(code, body = {}) {
    super(body.message ?? code);
    this.code = code;
    this.status = body.status ?? 0;
    /** @type {{ field: string, code: string, message: string }[]} */
    this.fields = body.fields ?? [];
    this.action = body.action;
    this.retryAfter = body.retryAfter;
    this.requestId = body.requestId;
    /** Whether the server has seen the call; if not, its text is ours to write. */
    this.isAnswered = this.status > 0;
    /** Whether the same call may succeed later. */
    this.isRetryable = body.retryable ?? !this.isAnswered;
  }

  /** Whether the server is in trouble or asks for patience: what it was asked it has not decided. RFC 9110 §15.6, RFC 6585 §4. */
  get isTrouble() { return this.status === 429 || this.status >= 500; }

  /** Whether the person has to sign in again. */
  get endsSession() { return this.status === 401 && this.action === "sign_in"; }
}

/** What is thrown, as a `CallError`. @param {unknown} thrown */
export const asCallError = (thrown) => (thrown instanceof CallError ? thrown : new CallError("unreadable", { message: String(thrown) }));
