import { hasRight } from '@stellwerk/domain';
import { companyHistory } from '@stellwerk/domain/calls';
import { companyPaths } from '@stellwerk/screens/company-paths';
import { HistoryScreen, readHistoryState, writeHistoryState, type HistoryState } from '@stellwerk/screens/company/history';
import { useState } from 'react';
import { useCall } from '../../../data/use-call';
import { useQueryState } from '../../use-query-state';
import type { CompanyPageData } from '../CompanyPage';

const queryOf = ({ area, by, range, page }: HistoryState) => ({
  ...(area !== 'all' && { area }),
  ...(by !== '' && { by: Number(by) }),
  ...(range !== null && { from: range.start, to: range.end }),
  page,
});

/** The history of a company, wired; no request without the permission. */
export default function History({ companyId, company }: CompanyPageData) {
  const { state, change } = useQueryState(readHistoryState, writeHistoryState);
  const input = hasRight(company.role, 'readHistory') ? { params: { id: companyId }, query: queryOf(state) } : undefined;
  const history = useCall(companyHistory, input, { keepPrevious: true });
  const [now] = useState(() => new Date());
  return (
    <HistoryScreen
      teamRole={company.role}
      history={history}
      state={state}
      onChange={(part) => change(part, true)}
      backHref={companyPaths.settings(companyId)}
      jobHref={(jobId) => companyPaths.job(companyId, jobId)}
      applicationHref={(applicationId) => companyPaths.application(companyId, applicationId)}
      now={now}
    />
  );
}
