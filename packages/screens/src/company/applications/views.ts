import type { Id } from '@stellwerk/domain';
import type { TabNavItem } from '@stellwerk/design-system';
import { applicationListTexts } from '../../i18n/company/applications.de';
import { companyPaths } from '../../company-paths';

/** The three views of the same applications. */
export const APPLICATION_VIEWS = ['table', 'cards', 'board'] as const;
export type ApplicationView = (typeof APPLICATION_VIEWS)[number];

/** The view that the URL of the applications names; cards are the default there (O77). */
export const readApplicationView = (query: URLSearchParams): Exclude<ApplicationView, 'table'> =>
  query.get('view') === 'board' ? 'board' : 'cards';

/** The switch between table, cards and board, as all three show it (O77). @param current the view that is shown */
export function applicationViews(companyId: Id<'company'>, current: ApplicationView): readonly TabNavItem[] {
  const hrefs = {
    table: companyPaths.dashboard(companyId, { tab: 'applications' }),
    cards: companyPaths.applications(companyId),
    board: companyPaths.applications(companyId, { view: 'board' }),
  } as const satisfies Record<ApplicationView, string>;
  return APPLICATION_VIEWS.map((view) => ({ label: applicationListTexts.viewNames[view], href: hrefs[view], current: view === current }));
}
