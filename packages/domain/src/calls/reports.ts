import * as z from 'zod/mini';
import { readAdminReports } from '../admin/read-reports';
import { type Call, readNothing } from '../contract/call';
import { endpoint } from '../contract/endpoint';
import * as requests from '../contract/requests';
import * as shapes from '../contract/shapes';

/** Reports a job (O95). */
export const reportJob = {
  name: 'reportJob',
  method: 'POST',
  path: '/api/public/jobs/:id/report',
  access: 'public',
  read: readNothing,
} as const satisfies Call;

/** Reports for the administration; open ones first. */
export const reports = {
  name: 'reports',
  method: 'GET',
  path: '/api/private/admin/reports',
  access: 'admin',
  read: readAdminReports,
} as const satisfies Call;

/** Decides on a report: once, and again to release a job that was taken down ('KEPT'). */
export const decideReport = {
  name: 'decideReport',
  method: 'PATCH',
  path: '/api/private/admin/reports/:id',
  access: 'admin',
  read: readNothing,
} as const satisfies Call;

/** Endpoints for the server; a function, so that browsers load no schema. */
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
