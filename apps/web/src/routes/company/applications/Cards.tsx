import { applicationViews } from '@stellwerk/screens/company/applications';
import { cardQuery, CardsScreen, readCardListState, toCardQuery } from '@stellwerk/screens/company/applications/cards';
import { useState } from 'react';
import { useApplicationPage } from '../../../data/company-applications/use-application-page';
import type { CompanyPageData } from '../CompanyPage';
import { bulkOf } from '../bulk';
import { useQueryState } from '../../use-query-state';

/** The applications as cards, wired (CA20). */
export default function Cards({ companyId, applications }: CompanyPageData) {
  const [now] = useState(() => new Date());
  const { state, change } = useQueryState(readCardListState, toCardQuery);
  const query = cardQuery(state);
  return (
    <CardsScreen
      calls={applications.calls}
      applications={useApplicationPage(companyId, query)}
      state={state}
      now={now}
      views={applicationViews(companyId, 'cards')}
      bulk={bulkOf(companyId, query, applications)}
      onChange={change}
    />
  );
}
