import { ASIDE, LEVELS } from './forms';
import { isAnyField, isTerm } from './lexicon';
import { all, any, NOTHING, oneOf, type Match } from './match';
import type { Near, Unit } from './units';

/** Number of hits below which similar jobs fill the first page. */
export const FEW = 10;

/** Words of company, place and employment that contain the words of a unit. */
const besideOf = ({ tokens }: Unit, near: Near): Match =>
  all(
    tokens.map((token) => {
      const found = near.upTo(token, LEVELS.related);
      return 'tokens' in found ? oneOf(found.tokens.filter((word) => word.startsWith(ASIDE))) : NOTHING;
    }),
  );

/** Whether a unit names an occupation, rather than a way or place of working. */
const isOccupation = ({ tokens }: Unit): boolean => isTerm(tokens) && !isAnyField(tokens);

/** Matches jobs with the exact words: an occupation in the title, all others in the title or the other fields. */
export function exactOf(units: readonly Unit[], near: Near): Match {
  return all(
    units.map((unit) => {
      const title = near.unit(unit, LEVELS.same);
      return isOccupation(unit) ? title : any([title, besideOf(unit, near)]);
    }),
  );
}
