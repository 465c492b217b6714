import { ASIDE, levelOf, LEVELS, partOf, type Level } from './forms';
import { isAbbreviation, isAnyField, isTerm, splitsOf, synonymsOf, variantsOf, type Term } from './lexicon';
import { all, any, oneOf, type Match } from './match';

/** Words that are asked for together ('Software Engineer'), and what else that may be called. */
export interface Unit {
  readonly tokens: readonly string[];
  readonly synonyms: readonly Term[];
  /** What a compound is also called by another end: 'kuchenhilfe' is 'kuchenhelfer'. */
  readonly variants: readonly string[];
  /** A compound taken apart: 'kuchenhilfe' is 'kuchen' and 'hilfe'. */
  readonly splits: readonly (readonly [string, string])[];
}

/** Shorter words of a synonym are not looked for in compounds: 'OTA' is no part of a word. */
const SHORTEST_IN_COMPOUND = 4;
/** Terms of more words are not looked for. */
const LONGEST_TERM = 4;

function unitOf(tokens: readonly string[]): Unit {
  const synonyms = [...synonymsOf(tokens), ...(tokens.length > 1 ? synonymsOf([tokens.join('')]) : [])];
  const variants = variantsOf(tokens.join(''));
  return {
    tokens,
    // 'Intensivschwester' is in no lexicon, and 'Intensivpfleger' is.
    synonyms: synonyms.length > 0 ? synonyms : variants.flatMap((word) => synonymsOf([word])),
    variants,
    splits: tokens.length > 1 ? [] : tokens.flatMap(splitsOf),
  };
}

/** @param isWord whether two words that are asked for apart are one word somewhere ('alten pfleger') */
export function unitsOf(tokens: readonly string[], isWord: (joined: string) => boolean): readonly Unit[] {
  const units: Unit[] = [];
  for (let from = 0; from < tokens.length;) {
    const parts = Array.from({ length: LONGEST_TERM }, (_, index) => tokens.slice(from, from + LONGEST_TERM - index));
    const own = parts.find((part) => isTerm(part) || isTerm([part.join('')]) || (part.length === 2 && isWord(part.join(''))));
    const unit = unitOf(own ?? tokens.slice(from, from + 1));
    units.push(unit);
    from += unit.tokens.length;
  }
  return units;
}

/** Everything that has to be looked up for a unit. */
export const askedBy = ({ tokens, synonyms, variants, splits }: Unit): readonly string[] => [
  ...tokens,
  tokens.join(''),
  ...variants,
  ...synonyms.flatMap((term) => term.tokens),
  ...splits.flat(),
];

/** So many synonyms mean nearly the same; those behind them are further away. */
const NEAREST_SYNONYMS = 4;

/** How far a search goes, step by step: the word, its compounds, its family, its nearest synonyms, their compounds and all synonyms, all their compounds. */
export const DEPTHS = [0, 1, 2, 3, 4, 5] as const;
type Depth = (typeof DEPTHS)[number];
export const WIDEST: Depth = 5;

/** How far each of several units goes: how or when somebody works is taken at its word beside what, and not as everything like it. */
export const depthOf = (unit: Unit, units: readonly Unit[], depth: Depth): Depth =>
  units.length > 1 && isAnyField(unit.tokens) && depth > LEVELS.synonym ? LEVELS.synonym : depth;

/** A word of the postings, and how near it is to an asked one. */
type Found = readonly [word: string, level: Level];

/** Whether a found word is the asked one, in the title or beside it. */
const isNamed = ([word, level]: Found): boolean => level <= (word.startsWith(ASIDE) ? LEVELS.compound : LEVELS.same);

/** Words of the postings that are near asked ones. */
export class Near {
  readonly #tokens: readonly string[];
  /** What was found for each asked word: every depth asks for it anew, and comparing words is what a search spends its time on. */
  readonly #found = new Map<string, readonly Found[]>();
  constructor(found: readonly string[]) {
    this.#tokens = found;
  }
  #compare(asked: string): readonly Found[] {
    const begins = isAbbreviation(asked);
    const { text } = partOf(asked);
    return this.#tokens.flatMap((word): readonly Found[] => {
      if (!word.includes(text) || (begins && !word.replace(ASIDE, '').startsWith(asked))) return [];
      const level = levelOf(asked, word);
      return level === null ? [] : [[word, level]];
    });
  }
  #nearTo(asked: string): readonly Found[] {
    const found = this.#found.get(asked) ?? this.#compare(asked);
    this.#found.set(asked, found);
    return found;
  }
  upTo(asked: string, most: Level): Match {
    return oneOf(this.#nearTo(asked).flatMap(([word, level]) => (level <= most ? [word] : [])));
  }
  /** A term itself, in the title or beside it: 'Remote' is a working model. */
  named({ tokens: asked }: Term): Match {
    return all(asked.map((token) => oneOf(this.#nearTo(token).flatMap((found) => (isNamed(found) ? [found[0]] : [])))));
  }
  allUpTo(asked: readonly string[], most: Level): Match {
    return all(asked.map((word) => this.upTo(word, most)));
  }
  term({ tokens: asked, whole }: Term, most: Level): Match {
    return all(asked.map((word) => this.upTo(word, whole || word.length < SHORTEST_IN_COMPOUND ? LEVELS.same : most)));
  }
  #synonyms(synonyms: readonly Term[], depth: Depth): readonly Match[] {
    const upTo = (terms: readonly Term[], most: Level): readonly Match[] => terms.map((term) => this.term(term, most));
    if (depth === WIDEST) return upTo(synonyms, LEVELS.compound);
    const nearest = synonyms.slice(0, NEAREST_SYNONYMS);
    return depth === LEVELS.synonym ? upTo(nearest, LEVELS.same) : [...upTo(nearest, LEVELS.compound), ...upTo(synonyms, LEVELS.same)];
  }
  /** How somebody works by other names: it may stand beside the title. */
  #ways(synonyms: readonly Term[], depth: Depth): readonly Match[] {
    return [...synonyms.slice(0, NEAREST_SYNONYMS).map((term) => this.named(term)), ...this.#synonyms(synonyms, depth)];
  }
  /** What a unit finds at a depth; a synonym counts only behind everything that has the word itself. */
  unit({ tokens, synonyms, variants, splits }: Unit, depth: Depth): Match {
    const own: Level = depth === 0 ? LEVELS.same : depth === 1 ? LEVELS.compound : LEVELS.related;
    const joined = tokens.length > 1 ? [this.upTo(tokens.join(''), own)] : [];
    const others = depth <= LEVELS.related ? [] : isAnyField(tokens) ? this.#ways(synonyms, depth) : this.#synonyms(synonyms, depth);
    const apart = depth < LEVELS.related ? [] : splits.map((parts) => this.allUpTo(parts, LEVELS.compound));
    const otherwise = depth < LEVELS.related ? [] : variants.map((word) => this.upTo(word, LEVELS.compound));
    return any([this.allUpTo(tokens, own), ...joined, ...otherwise, ...others, ...apart]);
  }
}
