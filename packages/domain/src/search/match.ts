/** What must hold for the words of a posting. Databases and lists evaluate it in their own way. */
export type Match = { readonly tokens: readonly string[] } | { readonly all: readonly Match[] } | { readonly any: readonly Match[] };

export const NOTHING: Match = { tokens: [] };
export const isNothing = (match: Match): boolean => 'tokens' in match && match.tokens.length === 0;

/** One of the words. */
export const oneOf = (list: readonly string[]): Match => ({ tokens: list });

/** All of several matches; nothing when one of them finds nothing. */
export function all(parts: readonly Match[]): Match {
  if (parts.some(isNothing)) return NOTHING;
  const [only, second] = parts;
  return only === undefined ? NOTHING : second === undefined ? only : { all: parts };
}

/** One of several matches: lists of words become one list. */
export function any(parts: readonly Match[]): Match {
  const single = [...new Set(parts.flatMap((part) => ('tokens' in part ? part.tokens : [])))];
  const rest = parts.filter((part) => !('tokens' in part));
  if (rest.length === 0) return oneOf(single);
  const [only, second] = single.length === 0 ? rest : [oneOf(single), ...rest];
  return only !== undefined && second === undefined ? only : { any: single.length === 0 ? rest : [oneOf(single), ...rest] };
}

/** Whether a match holds for the words of a posting. */
export function holds(match: Match, has: ReadonlySet<string>): boolean {
  if ('tokens' in match) return match.tokens.some((word) => has.has(word));
  return 'all' in match ? match.all.every((part) => holds(part, has)) : match.any.some((part) => holds(part, has));
}

/** Levels that add something to the one before them. */
export const distinct = (levels: readonly Match[]): readonly Match[] =>
  levels.filter((level, index) => !isNothing(level) && JSON.stringify(level) !== JSON.stringify(levels[index - 1]));
