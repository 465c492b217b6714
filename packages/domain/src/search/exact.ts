import { ASIDE, LEVELS } from './forms';
import { isAnyField, isTerm } from './lexicon';
import { all, any, NOTHING, oneOf, type Match } from './match';
import type { Near, Unit } from './units';

/** Fewer hits than this do not fill the first page: the nearest may stand behind them. */
export const FEW = 10;

/** The words of company, place and employment that have the words of a unit, or a part of them. */
const besideOf = ({ tokens }: Unit, near: Near): Match =>
  all(
    tokens.map((token) => {
      const found = near.upTo(token, LEVELS.related);
      return 'tokens' in found ? oneOf(found.tokens.filter((word) => word.startsWith(ASIDE))) : NOTHING;
    }),
  );

/** Whether a unit names an occupation, and not how or where somebody works. */
const isOccupation = ({ tokens }: Unit): boolean => isTerm(tokens) && !isAnyField(tokens);

/** What holds for postings with the very words that are asked for: an occupation in the title, all others in the title or beside it. */
export function exactOf(units: readonly Unit[], near: Near): Match {
  return all(
    units.map((unit) => {
      const title = near.unit(unit, LEVELS.same);
      return isOccupation(unit) ? title : any([title, besideOf(unit, near)]);
    }),
  );
}
