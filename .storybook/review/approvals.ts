import { readReviews } from './files.ts';
import { type Approvals, type ReviewedScreen, reviewOf, type Screen } from './model.ts';
import { readNamedRows, readRequirements, readScreens } from './sources.ts';

/** Areas that apply to all screens: their open rows are listed once, not with every screen. */
const acrossScreens = new Set(['EN', 'API']);

const areaOf = (row: string): string => row.slice(0, -2);

const areasOf = ({ stories }: Screen): Set<string> =>
  new Set(stories.flatMap(({ spec }) => spec.map(areaOf)).filter((area) => !acrossScreens.has(area)));

/** Screens with their review and the open rows: an area belongs to the screens whose stories name rows of it. */
export function readApprovals(root: string): Approvals {
  const reviews = readReviews(root);
  const named = readNamedRows(root);
  const requirements = readRequirements(root);
  const open = requirements.map(({ id }) => id).filter((id) => !named.has(id));
  const screens = readScreens(root).map((screen): ReviewedScreen => {
    const areas = areasOf(screen);
    return { ...screen, review: reviewOf(screen.title, reviews), open: open.filter((id) => areas.has(areaOf(id))) };
  });
  const shown = new Set(screens.flatMap((screen) => screen.open));
  return { screens, elsewhere: open.filter((id) => !shown.has(id)), requirements };
}
