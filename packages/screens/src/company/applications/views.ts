import type { Id } from '@stellwerk/domain';
import type { TabNavItem } from '@stellwerk/design-system';
import { applicationListTexts } from '../../i18n/company/applications.de';
import { companyPaths } from '../../company-paths';

/** The three views of the same applications. */
export const APPLICATION_VIEWS = ['table', 'cards', 'board'] as const;
export type ApplicationView = (typeof APPLICATION_VIEWS)[number];

/** The view in the applications URL; the default is cards (O77). */
export const readApplicationView = (query: URLSearchParams): Exclude<ApplicationView, 'table'> =>
  query.get('view') === 'board' ? 'board' : 'cards';

/**
 * The switch between table, cards and board, shared by all three (O77).
 * @param current the current view
 */
export function applicationViews(companyId: Id<'company'>, current: ApplicationView): readonly TabNavItem[] {
  const hrefs = {
    table: companyPaths.dashboard(companyId, { tab: 'applications' }),
    cards: companyPaths.applications(companyId),
    board: companyPaths.applications(companyId, { view: 'board' }),
  } as const satisfies Record<ApplicationView, string>;
  return APPLICATION_VIEWS.map((view) => ({ label: applicationListTexts.viewNames[view], href: hrefs[view], current: view === current }));
}
