import type { Call } from '../contract/call';
import { endpoint } from '../contract/endpoint';
import * as requests from '../contract/requests';
import * as shapes from '../contract/shapes';
import { readHistory } from '../history/read';

/** History of a company, its team, jobs, focus pages and applications, for its owner; the newest first (decision 0047). */
export const companyHistory = {
  name: 'companyHistory',
  method: 'GET',
  path: '/api/private/companies/:id/history',
  access: 'owner',
  read: readHistory,
} as const satisfies Call;

/** Endpoints for the server; a function, so that browsers load no schema. */
export const historyEndpoints = () => ({
  companyHistory: endpoint(companyHistory, {
    scope: { of: 'company', param: 'id' },
    spec: ['O51'],
    summary: 'Verlauf eines Unternehmens: wer was wann geändert hat.',
    query: requests.historyQuery,
    answer: shapes.companyHistory,
  }),
});
