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

/** What a match consists of, when one of several is enough. */
const partsOf = (match: Match): readonly Match[] => ('any' in match ? match.any : [match]);

/** One of several matches, each named once: lists of words become one list. */
export function any(matches: readonly Match[]): Match {
  const parts = matches.flatMap(partsOf);
  const single = [...new Set(parts.flatMap((part) => ('tokens' in part ? part.tokens : [])))];
  const rest = new Map(parts.flatMap((part) => ('tokens' in part ? [] : [[JSON.stringify(part), part] as const])));
  if (rest.size === 0) return oneOf(single);
  const [only, ...others] = [...(single.length === 0 ? [] : [oneOf(single)]), ...rest.values()];
  return only === undefined ? NOTHING : others.length === 0 ? only : { any: [only, ...others] };
}

/** Whether a match holds for the words of a posting. */
export function holds(match: Match, has: ReadonlySet<string>): boolean {
  if ('tokens' in match) return match.tokens.some((word) => has.has(word));
  return 'all' in match ? match.all.every((part) => holds(part, has)) : match.any.some((part) => holds(part, has));
}

/** Levels that add something to the one before them. */
export const distinct = (levels: readonly Match[]): readonly Match[] =>
  levels.filter((level, index) => !isNothing(level) && JSON.stringify(level) !== JSON.stringify(levels[index - 1]));

/** What can be looked up among the words of all postings. */
export interface Vocabulary {
  /** The words that have the part of one of the asked words (`partOf`). */
  readonly near: (asked: readonly string[]) => Promise<readonly string[]>;
  /** For each asked word those that are spelled like it, the most alike first. */
  readonly alike: (asked: readonly string[]) => Promise<readonly (readonly string[])[]>;
  /** Whether a folded word is a name, such as that of a town: spelled right, though no posting may have it. */
  readonly isName: (word: string) => boolean;
}
