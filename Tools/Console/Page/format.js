// How things are written. Numbers and times are those of the machine, so that they can be found again in its logs.

/** `14:05:09.120` of an instant, in the time of this machine. */
export function timeOfDay(instant) {
  const date = new Date(instant);
  const digits = (value, count) => String(value).padStart(count, "0");
  return `${digits(date.getHours(), 2)}:${digits(date.getMinutes(), 2)}:${digits(date.getSeconds(), 2)}.${digits(date.getMilliseconds(), 3)}`;
}

/** `25 Nov 2026, 14:05:09`. */
export function moment(instant) {
  const date = new Date(instant);
  if (Number.isNaN(date.getTime())) return String(instant);
  return date.toLocaleString("en-GB", { day: "numeric", month: "short", year: "numeric", hour: "2-digit", minute: "2-digit", second: "2-digit" });
}

/** `120 µs`, `3.4 ms`, `1.25 s`. */
export function micros(value) {
  if (value < 1000) return `${Math.round(value)} µs`;
  if (value < 1_000_000) return `${(value / 1000).toFixed(value < 10_000 ? 1 : 0)} ms`;
  return `${(value / 1_000_000).toFixed(2)} s`;
}

/** `5 s`, `12 min`, `3 h 4 min`, `2 d 5 h`. */
export function span(milliseconds) {
  const seconds = Math.floor(milliseconds / 1000), minutes = Math.floor(seconds / 60), hours = Math.floor(minutes / 60);
  if (seconds < 60) return `${seconds} s`;
  if (minutes < 60) return `${minutes} min`;
  if (hours < 24) return `${hours} h ${minutes % 60} min`;
  return `${Math.floor(hours / 24)} d ${hours % 24} h`;
}

/** Nanoseconds since 1970, as text, in milliseconds. */
export const fromNanos = (text) => Number(BigInt(text) / 1000n) / 1000;

export const plural = (count, one, many = one + "s") => `${count} ${count === 1 ? one : many}`;
