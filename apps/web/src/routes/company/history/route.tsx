import { historyTexts } from '@stellwerk/screens/i18n/company/history.de';
import { lazy, Suspense } from 'react';
import { CompanyPage } from '../CompanyPage';

const History = lazy(() => import('./History'));

/** Who has changed what (decision 0047). */
export default function HistoryRoute() {
  return (
    <CompanyPage tab="settings" title={historyTexts.title}>
      {(data) => (
        <Suspense>
          <History {...data} />
        </Suspense>
      )}
    </CompanyPage>
  );
}
