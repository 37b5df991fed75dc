// Numbers as they are typed. A comma that parts groups of three says nothing, as in `12,345.5`; any other stands for the point, as in `72,5`.

const grouped = /^\s*[1-9]\d{0,2}(,\d{3})+(\.\d*)?\s*$/;

/** Without what parts its groups. @param {string} text with Western digits */
export const ungrouped = (text) => (grouped.test(text) ? text.replaceAll(",", "") : text);
