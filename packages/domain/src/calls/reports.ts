import * as z from 'zod/mini';
import { readAdminReports } from '../admin/read-reports';
import { type Call, readNothing } from '../contract/call';
import { endpoint } from '../contract/endpoint';
import * as requests from '../contract/requests';
import * as shapes from '../contract/shapes';

/** Somebody says that a posting is not right (O95). */
export const reportJob = {
  name: 'reportJob',
  method: 'POST',
  path: '/api/public/jobs/:id/report',
  access: 'public',
  read: readNothing,
} as const satisfies Call;

/** What was reported, for the administration; what waits for a decision comes first. */
export const reports = {
  name: 'reports',
  method: 'GET',
  path: '/api/private/admin/reports',
  access: 'admin',
  read: readAdminReports,
} as const satisfies Call;

/** Decides about a report: once, and once more where a posting that was taken down is released ('KEPT'). */
export const decideReport = {
  name: 'decideReport',
  method: 'PATCH',
  path: '/api/private/admin/reports/:id',
  access: 'admin',
  read: readNothing,
} as const satisfies Call;

/** What a server needs besides; a function, so that no schema gets into a browser. */
export const reportsEndpoints = () => ({
  reportJob: endpoint(reportJob, {
    scope: { of: 'job', param: 'id' },
    spec: ['O95'],
    summary: 'Eine Stellenanzeige melden.',
    request: requests.reportRequest,
  }),
  reports: endpoint(reports, {
    scope: 'none',
    spec: ['O95'],
    summary: 'Gemeldete Stellenanzeigen, die offenen zuerst.',
    answer: z.array(shapes.adminReport),
  }),
  decideReport: endpoint(decideReport, {
    scope: 'none',
    spec: ['O95'],
    summary: 'Über eine Meldung entscheiden, mit Begründung.',
    request: requests.reportDecisionRequest,
  }),
});
