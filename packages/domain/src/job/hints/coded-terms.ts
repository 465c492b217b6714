/** Kinds of discouraging words. */
export type CodedKind = 'age' | 'gender';

interface CodedTerm {
  readonly kind: CodedKind;
  /** Finds the whole word or phrase, in any letter case; `$1` and `$2` keep endings. */
  readonly pattern: string;
  /** Replacement with the same ending and gender; absent where only a person can rewrite the sentence. */
  readonly instead?: string;
}

const ENDING = '(e[mnrs]?)';

/** An adjective in all its endings. */
const adjective = (kind: CodedKind, word: string, instead: string): CodedTerm => ({
  kind,
  pattern: `${word}${ENDING}?`,
  instead: `${instead}$1`,
});

/** German words that keep qualified people from applying, because they feel too old, too young, or not addressed. */
const CODED_TERMS: readonly CodedTerm[] = [
  { kind: 'age', pattern: `jung${ENDING}(,?(?: und)? \\p{L}+)? Team`, instead: 'aufgeschlossen$1$2 Team' },
  { kind: 'age', pattern: 'Digital Natives?' },
  { kind: 'age', pattern: 'Young Professionals?' },
  { kind: 'age', pattern: 'Berufsanfänger(?:innen|in|n)?|Berufseinsteiger(?:innen|in|n)?' },
  { kind: 'age', pattern: '(?:bis|höchstens|maximal|unter) \\d\\d Jahren?(?: alt)?|zwischen \\d\\d und \\d\\d Jahren?(?: alt)?' },
  { kind: 'age', pattern: `jugendlich${ENDING}?|junggeblieben${ENDING}?` },
  adjective('gender', 'durchsetzungsstark', 'überzeugend'),
  adjective('gender', 'ehrgeizig', 'motiviert'),
  adjective('gender', 'kämpferisch', 'ausdauernd'),
  adjective('gender', 'aggressiv', 'entschlossen'),
  adjective('gender', 'wettbewerbsorientiert', 'zielorientiert'),
  { kind: 'gender', pattern: 'Macher|Ninjas?|Rockstars?|Einzelkämpfer|Führernatur|Alphatier' },
  { kind: 'gender', pattern: 'Mitarbeitern', instead: 'Mitarbeitenden' },
  { kind: 'gender', pattern: 'Kollegen', instead: 'Kolleginnen und Kollegen' },
  { kind: 'gender', pattern: 'Bewerbern', instead: 'Bewerberinnen und Bewerbern' },
  { kind: 'gender', pattern: '(?:ein|der|unser) Mitarbeiter' },
];

export interface FoundTerm {
  readonly kind: CodedKind;
  /** The word as written in the text. */
  readonly found: string;
  /** Exact replacement; null where the sentence must be rewritten. */
  readonly proposal: string | null;
}

/** Forms that already include both genders: 'Kolleginnen und Kollegen', 'Kollegen und Kolleginnen', 'Bewerber:innen'. */
const PAIRED = /\p{L}+innen(?:,| und| oder|\/) ?\p{L}+|\p{L}+(?:,| und| oder|\/) ?\p{L}+innen/giu;

const startsUpper = (word: string): boolean => /^\p{Lu}/u.test(word);
const asWritten = (instead: string, found: string): string =>
  startsUpper(found) ? instead.charAt(0).toUpperCase() + instead.slice(1) : instead;

function proposalOf({ pattern, instead }: CodedTerm, found: string): string | null {
  if (instead === undefined) return null;
  return asWritten(found.replace(new RegExp(`^(?:${pattern})$`, 'iu'), instead), found);
}

/** The coded words of a plain text, each once, in the order of the text. */
export function codedTerms(text: string): readonly FoundTerm[] {
  const single = text.replace(PAIRED, (pair) => ' '.repeat(pair.length));
  const all = CODED_TERMS.flatMap((word) =>
    [...single.matchAll(new RegExp(`(?<![\\p{L}\\p{N}])(?:${word.pattern})(?![\\p{L}*:_/])`, 'giu'))].map(({ 0: found, index }) => ({
      index,
      kind: word.kind,
      found,
      proposal: proposalOf(word, found),
    })),
  );
  const sorted = all.toSorted((a, b) => a.index - b.index);
  const first = sorted.filter(({ found }, place) => sorted.findIndex((other) => other.found === found) === place);
  return first.map(({ kind, found, proposal }) => ({ kind, found, proposal }));
}
