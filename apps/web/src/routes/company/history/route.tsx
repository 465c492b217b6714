import { lazyPart } from '@stellwerk/design-system';
import { historyTexts } from '@stellwerk/screens/i18n/company/history.de';
import { companyParts } from '../../../shell/member-parts';
import { CompanyPage } from '../CompanyPage';

const History = lazyPart(() => import('./History'));

export const parts = (): readonly string[] => companyParts('history/History');

/** History of a company's changes (decision 0047). */
export default function HistoryRoute() {
  return (
    <CompanyPage tab="settings" title={historyTexts.title}>
      {(data) => <History {...data} />}
    </CompanyPage>
  );
}
