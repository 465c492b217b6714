/** No body of ours nests deeper; whoever walks through a value needs the stack for it. */
const DEEPEST = 100;
const [QUOTE, BACKSLASH, LETTER_U, OPEN_LIST, CLOSE_LIST, OPEN_OBJECT, CLOSE_OBJECT] = [34, 92, 117, 91, 93, 123, 125];

const isHigh = (unit: number): boolean => unit >= 0xd800 && unit <= 0xdbff;
const isLow = (unit: number): boolean => unit >= 0xdc00 && unit <= 0xdfff;

/**
 * Whether the text of a JSON document holds nothing that no store can keep, NUL and halves of signs, and nests as little as people do. One
 * pass, for what comes from strangers: walking through the value would cost many times as much. It does not say whether it is JSON.
 */
export function isSoundJson(text: string): boolean {
  let depth = 0;
  let inside = false;
  /** Where the second half of an escaped sign has to stand. */
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
