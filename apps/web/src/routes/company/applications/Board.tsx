import { applicationViews } from '@stellwerk/screens/company/applications';
import { boardQuery, BoardScreen, INITIAL_COLUMNS, moreOf, readBoardState } from '@stellwerk/screens/company/applications/board';
import { companyPaths } from '@stellwerk/screens/company-paths';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useApplicationPage } from '../../../data/company-applications/use-application-page';
import type { CompanyPageData } from '../CompanyPage';
import { useQueryState } from '../../use-query-state';

/** The applications as a board, wired (O77, decision 0015). */
export default function Board({ companyId, applications }: CompanyPageData) {
  const [now] = useState(() => new Date());
  const { state, change } = useQueryState(readBoardState, (next) => ({ ...next }), ['view']);
  const navigate = useNavigate();
  const [columns, setColumns] = useState(INITIAL_COLUMNS);
  const list = useApplicationPage(companyId, boardQuery(state, columns));
  return (
    <BoardScreen
      applications={list}
      jobs={applications.first.data?.figures?.jobs ?? []}
      state={state}
      now={now}
      views={applicationViews(companyId, 'board')}
      onChange={change}
      onDetails={({ id }) => void navigate(companyPaths.application(companyId, id))}
      onMore={(status) => setColumns((now) => moreOf(now, status))}
      calls={applications.calls}
    />
  );
}
