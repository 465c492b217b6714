import { exactOf } from './exact';
import { LEVELS } from './forms';
import { withoutJob } from './lexicon';
import { all, distinct, isNothing, type Match, type Vocabulary } from './match';
import { nearestOf } from './nearest';
import { respelt } from './respell';
import { tokensOf } from './tokens';
import { askedBy, depthOf, DEPTHS, Near, unitsOf, WIDEST, type Unit } from './units';

/** Plan of a search through the jobs. */
export interface Plan {
  /** Conditions from the strictest to the widest; each includes the ones before it. Empty: nothing can be found. */
  readonly levels: readonly Match[];
  /** Condition for jobs with the exact words: if there is one, few hits are enough. */
  readonly exact: Match;
  /** Similar jobs when there are no hits, or few (`FEW`) and no exact one; the nearest first. */
  readonly nearest: () => Promise<readonly Match[]>;
  /** The corrected words, folded; null without a correction. */
  readonly corrected: readonly string[] | null;
  /** Other terms included in the search, in their displayed form. */
  readonly related: readonly string[];
}

/** All words related to the requested ones: pairs may be one word, and terms have synonyms. */
function askedWith(tokens: readonly string[]): readonly string[] {
  const pairs = tokens.slice(1).map((token, index) => `${tokens[index]}${token}`);
  return [...new Set([...pairs, ...[true, false].flatMap((joined) => unitsOf(tokens, () => joined).flatMap(askedBy))])];
}

function planOf(units: readonly Unit[], near: Near, vocabulary: Vocabulary): Plan {
  const related = units.flatMap(({ synonyms }) => synonyms.filter((term) => !isNothing(near.term(term, LEVELS.compound))));
  return {
    levels: distinct(DEPTHS.map((depth) => all(units.map((unit) => near.unit(unit, depthOf(unit, units, depth)))))),
    exact: exactOf(units, near),
    nearest: () => nearestOf(units, near, vocabulary),
    corrected: null,
    related: related.map(({ text }) => text),
  };
}

async function planTokens(tokens: readonly string[], vocabulary: Vocabulary): Promise<{ plan: Plan; lost: ReadonlySet<string> }> {
  const near = new Near(await vocabulary.near(askedWith(tokens)));
  const units = unitsOf(tokens, (joined) => !isNothing(near.upTo(joined, LEVELS.compound)));
  const lost = units.filter((unit) => isNothing(near.unit(unit, WIDEST))).flatMap((unit) => unit.tokens);
  return { plan: planOf(units, near, vocabulary), lost: new Set(lost.filter((token) => isNothing(near.upTo(token, LEVELS.related)))) };
}

/**
 * Plans a query against the known words, and corrects mistyped ones. The order of the words and filling words are ignored.
 * @returns null when every word is noise ('Jobs'): the query matches all
 */
export async function planSearch(query: string, vocabulary: Vocabulary): Promise<Plan | null> {
  const tokens = [...new Set(tokensOf(query).map(withoutJob))];
  if (tokens.length === 0) return null;
  const { plan, lost } = await planTokens(tokens, vocabulary);
  const corrected = lost.size === 0 ? null : await respelt(tokens, lost, vocabulary);
  return corrected === null ? plan : { ...(await planTokens(corrected, vocabulary)).plan, corrected };
}
