/** Condition on the words of a job. Databases and lists evaluate it in their own way. */
export type Match = { readonly tokens: readonly string[] } | { readonly all: readonly Match[] } | { readonly any: readonly Match[] };

export const NOTHING: Match = { tokens: [] };
export const isNothing = (match: Match): boolean => 'tokens' in match && match.tokens.length === 0;

/** One of the words. */
export const oneOf = (list: readonly string[]): Match => ({ tokens: list });

/** All of several matches; an empty match if one of them is empty. */
export function all(parts: readonly Match[]): Match {
  if (parts.some(isNothing)) return NOTHING;
  const [only, second] = parts;
  return only === undefined ? NOTHING : second === undefined ? only : { all: parts };
}

/** Alternatives of a match. */
const partsOf = (match: Match): readonly Match[] => ('any' in match ? match.any : [match]);

/** One of several matches, each once: lists of words become one list. */
export function any(matches: readonly Match[]): Match {
  const parts = matches.flatMap(partsOf);
  const single = [...new Set(parts.flatMap((part) => ('tokens' in part ? part.tokens : [])))];
  const rest = new Map(parts.flatMap((part) => ('tokens' in part ? [] : [[JSON.stringify(part), part] as const])));
  if (rest.size === 0) return oneOf(single);
  const [only, ...others] = [...(single.length === 0 ? [] : [oneOf(single)]), ...rest.values()];
  return only === undefined ? NOTHING : others.length === 0 ? only : { any: [only, ...others] };
}

/** Whether a match accepts the words of a job. */
export function holds(match: Match, has: ReadonlySet<string>): boolean {
  if ('tokens' in match) return match.tokens.some((word) => has.has(word));
  return 'all' in match ? match.all.every((part) => holds(part, has)) : match.any.some((part) => holds(part, has));
}

/** Levels that add something to the previous one. */
export const distinct = (levels: readonly Match[]): readonly Match[] =>
  levels.filter((level, index) => !isNothing(level) && JSON.stringify(level) !== JSON.stringify(levels[index - 1]));

/** Lookups in the words of all jobs. */
export interface Vocabulary {
  /** Words that contain the part of a requested word (`partOf`). */
  readonly near: (asked: readonly string[]) => Promise<readonly string[]>;
  /** Similar spellings of each requested word, the most similar first. */
  readonly alike: (asked: readonly string[]) => Promise<readonly (readonly string[])[]>;
  /** Whether a folded word is a name, such as that of a town: spelled correctly, even if no job contains it. */
  readonly isName: (word: string) => boolean;
}
