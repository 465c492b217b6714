import { readApplicationView } from '@stellwerk/screens/company/applications';
import { lazy, Suspense } from 'react';
import { useSearchParams } from 'react-router-dom';
import { CompanyPage } from '../CompanyPage';

const Cards = lazy(() => import('./Cards'));
const Board = lazy(() => import('./Board'));

/** The applications of a company as cards or as a board (CA20, O77). */
export default function CompanyApplicationsRoute() {
  const [query] = useSearchParams();
  const view = readApplicationView(query);
  return (
    <CompanyPage tab="applications" room={view === 'board' ? 'window' : 'page'}>
      {(data) => <Suspense>{view === 'board' ? <Board {...data} /> : <Cards {...data} />}</Suspense>}
    </CompanyPage>
  );
}
