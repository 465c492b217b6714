import { indexTokensOf } from './fold';
import { ASIDE, partOf } from './forms';
import type { Vocabulary } from './match';

/** Index words of a job: those of its title, and marked ones of its other fields. */
export const jobTokens = (title: string, beside: readonly string[]): readonly string[] => [
  ...indexTokensOf(title),
  ...beside.flatMap((text) => indexTokensOf(text).map((word) => ASIDE + word)),
];

const trigrams = (word: string): ReadonlySet<string> => {
  const padded = `  ${word} `;
  return new Set(Array.from({ length: padded.length - 2 }, (_, index) => padded.slice(index, index + 3)));
};

function similarity(a: string, b: string): number {
  const [left, right] = [trigrams(a), trigrams(b)];
  const both = [...left].filter((part) => right.has(part)).length;
  return both / (left.size + right.size - both);
}

/** The database's threshold of similar spelling. */
export const LEAST_SIMILARITY = 0.3;
export const MOST_ALIKE = 30;

/** The words of a list that is in memory. */
export function listVocabulary(all: Iterable<string>): Vocabulary {
  const known = [...new Set(all)];
  return {
    near: (asked) => {
      const parts = asked.map(partOf);
      return Promise.resolve(
        known.filter((word) => parts.some(({ text, whole }) => (whole ? word === text || word === ASIDE + text : word.includes(text)))),
      );
    },
    alike: (asked) =>
      Promise.resolve(
        asked.map((one) =>
          known
            .map((word) => ({ word, like: similarity(one, word.replace(ASIDE, '')) }))
            .filter(({ like }) => like >= LEAST_SIMILARITY)
            .toSorted((a, b) => b.like - a.like)
            .slice(0, MOST_ALIKE)
            .map(({ word }) => word),
        ),
      ),
    // A list in memory has no map.
    isName: () => false,
  };
}
