import { applicationViews } from '@stellwerk/screens/company/applications';
import { BoardScreen, readBoardState } from '@stellwerk/screens/company/applications/board';
import { jobChoices } from '@stellwerk/screens/company/applications/table';
import { companyPaths } from '@stellwerk/screens/company-paths';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { CompanyPageData } from '../CompanyPage';
import { useQueryState } from '../../use-query-state';

/** The applications as a board, wired (O77, decision 0015). */
export default function Board({ companyId, applications }: CompanyPageData) {
  const [now] = useState(() => new Date());
  const { state, change } = useQueryState(readBoardState, (next) => ({ ...next }), ['view']);
  const navigate = useNavigate();
  const { list, setStatus } = applications;
  return (
    <BoardScreen
      applications={list}
      jobs={jobChoices(list.data ?? [])}
      state={state}
      now={now}
      views={applicationViews(companyId, 'board')}
      onChange={change}
      onDetails={({ id }) => void navigate(companyPaths.application(companyId, id))}
      onMove={setStatus}
    />
  );
}
