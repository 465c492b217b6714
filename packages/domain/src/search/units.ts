import { ASIDE, levelOf, LEVELS, partOf, type Level } from './forms';
import { isAbbreviation, isAnyField, isTerm, splitsOf, synonymsOf, variantsOf, type Term } from './lexicon';
import { all, any, oneOf, type Match } from './match';

/** Words that form one term ('Software Engineer'), and its synonyms. */
export interface Unit {
  readonly tokens: readonly string[];
  readonly synonyms: readonly Term[];
  /** Variants of a compound with another head: 'kuchenhilfe' is 'kuchenhelfer'. */
  readonly variants: readonly string[];
  /** A split compound: 'kuchenhilfe' is 'kuchen' and 'hilfe'. */
  readonly splits: readonly (readonly [string, string])[];
}

/** Shorter synonyms are not matched in compounds: 'OTA' is no part of a word. */
const SHORTEST_IN_COMPOUND = 4;
/** Maximum number of words of a term. */
const LONGEST_TERM = 4;

function unitOf(tokens: readonly string[]): Unit {
  const synonyms = [...synonymsOf(tokens), ...(tokens.length > 1 ? synonymsOf([tokens.join('')]) : [])];
  const variants = variantsOf(tokens.join(''));
  return {
    tokens,
    // 'Intensivschwester' is in no lexicon, but 'Intensivpfleger' is.
    synonyms: synonyms.length > 0 ? synonyms : variants.flatMap((word) => synonymsOf([word])),
    variants,
    splits: tokens.length > 1 ? [] : tokens.flatMap(splitsOf),
  };
}

/** @param isWord whether two separate words are one word somewhere ('alten pfleger') */
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

/** All words to look up for a unit. */
export const askedBy = ({ tokens, synonyms, variants, splits }: Unit): readonly string[] => [
  ...tokens,
  tokens.join(''),
  ...variants,
  ...synonyms.flatMap((term) => term.tokens),
  ...splits.flat(),
];

/** Number of synonyms with nearly the same meaning; later ones are less similar. */
const NEAREST_SYNONYMS = 4;

/**
 * Depths of a search, step by step: the word, its compounds, its family, its nearest synonyms, their compounds and all synonyms, all their
 * compounds.
 */
export const DEPTHS = [0, 1, 2, 3, 4, 5] as const;
type Depth = (typeof DEPTHS)[number];
export const WIDEST: Depth = 5;

/** Depth of each of several units: a way or time of working is matched without synonyms beside an occupation. */
export const depthOf = (unit: Unit, units: readonly Unit[], depth: Depth): Depth =>
  units.length > 1 && isAnyField(unit.tokens) && depth > LEVELS.synonym ? LEVELS.synonym : depth;

/** A word of the jobs, and its distance from a requested one. */
type Found = readonly [word: string, level: Level];

/** Whether a found word is the requested one, in the title or another field. */
const isNamed = ([word, level]: Found): boolean => level <= (word.startsWith(ASIDE) ? LEVELS.compound : LEVELS.same);

/** Words of the jobs near requested ones. */
export class Near {
  readonly #tokens: readonly string[];
  /** Cached matches of each requested word: every depth needs them, and comparing words takes most of a search's time. */
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
  /** A term itself, in the title or another field: 'Remote' is a working model. */
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
  /** Synonyms of a way of working: they may occur outside the title. */
  #ways(synonyms: readonly Term[], depth: Depth): readonly Match[] {
    return [...synonyms.slice(0, NEAREST_SYNONYMS).map((term) => this.named(term)), ...this.#synonyms(synonyms, depth)];
  }
  /** Matches of a unit at a depth; a synonym counts only after all jobs with the word itself. */
  unit({ tokens, synonyms, variants, splits }: Unit, depth: Depth): Match {
    const own: Level = depth === 0 ? LEVELS.same : depth === 1 ? LEVELS.compound : LEVELS.related;
    const joined = tokens.length > 1 ? [this.upTo(tokens.join(''), own)] : [];
    const others = depth <= LEVELS.related ? [] : isAnyField(tokens) ? this.#ways(synonyms, depth) : this.#synonyms(synonyms, depth);
    const apart = depth < LEVELS.related ? [] : splits.map((parts) => this.allUpTo(parts, LEVELS.compound));
    const otherwise = depth < LEVELS.related ? [] : variants.map((word) => this.upTo(word, LEVELS.compound));
    return any([this.allUpTo(tokens, own), ...joined, ...otherwise, ...others, ...apart]);
  }
}
