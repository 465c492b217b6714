/** Maximum depth of own bodies; recursion through a value needs stack space for it. */
const DEEPEST = 100;
const [QUOTE, BACKSLASH, LETTER_U, OPEN_LIST, CLOSE_LIST, OPEN_OBJECT, CLOSE_OBJECT] = [34, 92, 117, 91, 93, 123, 125];

const isHigh = (unit: number): boolean => unit >= 0xd800 && unit <= 0xdbff;
const isLow = (unit: number): boolean => unit >= 0xdc00 && unit <= 0xdfff;

/**
 * Whether a JSON text contains nothing that databases reject, such as NUL and lone surrogates, and is not nested too deeply. One
 * pass, for untrusted input: walking through the value would cost many times as much. It does not validate the JSON.
 */
export function isSoundJson(text: string): boolean {
  let depth = 0;
  let inside = false;
  /** Position of the expected second half of an escaped surrogate pair. */
  let half = -1;
  for (let at = 0; at < text.length; at += 1) {
    const unit = text.charCodeAt(at);
    if (inside && unit === BACKSLASH) {
      const code = text.charCodeAt(at + 1) === LETTER_U ? Number.parseInt(text.slice(at + 2, at + 6), 16) : -1;
      if (code === 0 || isLow(code) !== (at === half) || (half !== -1 && at !== half)) return false;
      half = isHigh(code) ? at + 6 : -1;
      at += code === -1 ? 1 : 5;
    } else if (unit === QUOTE) inside = !inside;
    else if (!inside && (unit === OPEN_LIST || unit === OPEN_OBJECT)) depth += 1;
    else if (!inside && (unit === CLOSE_LIST || unit === CLOSE_OBJECT)) depth -= 1;
    if (depth > DEEPEST) return false;
  }
  return half === -1 && !/\p{Surrogate}/u.test(text);
}
