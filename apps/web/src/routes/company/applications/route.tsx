import { lazyPart } from '@stellwerk/design-system';
import { readApplicationView } from '@stellwerk/screens/company/applications';
import { useSearchParams } from 'react-router-dom';
import type { RouteRequest } from '../../../route-types';
import { companyParts } from '../../../shell/member-parts';
import { CompanyPage } from '../CompanyPage';

const Cards = lazyPart(() => import('./Cards'));
const Board = lazyPart(() => import('./Board'));

export const parts = ({ search }: RouteRequest): readonly string[] =>
  companyParts(readApplicationView(search) === 'board' ? 'applications/Board' : 'applications/Cards');

/** The applications of a company as cards or as a board (CA20, O77). */
export default function CompanyApplicationsRoute() {
  const [query] = useSearchParams();
  const view = readApplicationView(query);
  return (
    <CompanyPage tab="applications" layout={view === 'board' ? 'window' : 'page'}>
      {(data) => (view === 'board' ? <Board {...data} /> : <Cards {...data} />)}
    </CompanyPage>
  );
}
