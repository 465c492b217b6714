const SHORTEST_LINE = 30;
const LONGEST_LINE = 120;
const FEWEST_LINES = 4;

/**
 * Whether lines are one text that a mail or word processor wrapped at a fixed width: full lines, sentences that end within
 * them, and a full stop at the end. A list has a point in each line instead.
 */
export function isWrapped(lines: readonly string[]): boolean {
  if (lines.length < FEWEST_LINES || !/[.!?]$/.test(lines.at(-1) ?? '')) return false;
  const full = lines.slice(0, -1);
  if (full.some((line) => line.length > LONGEST_LINE)) return false;
  const within = lines.filter((line) => /[a-zäöüß)][.!?] \p{Lu}/u.test(line)).length;
  const broken = full.filter((line) => line.length >= SHORTEST_LINE && !/[.!?:;]$/.test(line)).length;
  return within > 0 && broken >= full.length * 0.7;
}
