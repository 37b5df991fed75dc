// How the wizard begins: it looks for a draft, and only then asks for the rules.

/** @typedef {import("./model.js").State} State */
/** @typedef {import("./model.js").Effect} Effect */

/** @type {[State, Effect[]]} */
export const begin = [{ kind: "loading" }, [{ kind: "load" }]];

/** @param {import("./draft.js").Draft} draft @returns {[State, Effect[]]} */
export const loaded = (draft) => {
  /** @type {import("./model.js").Asking} */
  const state = {
    ...draft, kind: "asking", isNarrow: false, isEditing: false, judge: null, isBlind: false, looked: [], attempts: 0, refused: [], busy: "", error: null, warns: "",
    key: crypto.randomUUID(), preview: null,
  };
  return [state, [{ kind: "judge" }, { kind: "keep", state }, ...(draft.step === "review" ? [/** @type {Effect} */ ({ kind: "preview", state })] : [])]];
};
