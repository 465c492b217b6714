import { exactOf } from './exact';
import { LEVELS } from './forms';
import { withoutJob } from './lexicon';
import { all, distinct, isNothing, type Match, type Vocabulary } from './match';
import { nearestOf } from './nearest';
import { respelt } from './respell';
import { tokensOf } from './tokens';
import { askedBy, depthOf, DEPTHS, Near, unitsOf, WIDEST, type Unit } from './units';

/** How a search goes through the postings. */
export interface Plan {
  /** What must hold, from the strictest to the widest; each holds wherever one before it does. Empty: nothing can be found. */
  readonly levels: readonly Match[];
  /** What holds for postings with the very words that are asked for: where there is one, few hits are enough. */
  readonly exact: Match;
  /** What is offered when nothing is found, or little (`FEW`) and nothing exact; the nearest first. */
  readonly nearest: () => Promise<readonly Match[]>;
  /** The words as they were understood, folded, where some were mistyped. */
  readonly corrected: readonly string[] | null;
  /** Other terms that were looked for, as they are shown. */
  readonly related: readonly string[];
}

/** Every word beside the ones that are asked for: pairs may be one word, and terms have synonyms. */
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
 * Reads a query against the words that there are, and mends what is mistyped. The order of the words and filling words do not count.
 * @returns null when every word is noise ('Jobs'): it asks for nothing special
 */
export async function planSearch(query: string, vocabulary: Vocabulary): Promise<Plan | null> {
  const tokens = [...new Set(tokensOf(query).map(withoutJob))];
  if (tokens.length === 0) return null;
  const { plan, lost } = await planTokens(tokens, vocabulary);
  const corrected = lost.size === 0 ? null : await respelt(tokens, lost, vocabulary);
  return corrected === null ? plan : { ...(await planTokens(corrected, vocabulary)).plan, corrected };
}
