import { readAdminReports } from '../admin/read-reports';
import type { Call } from '../contract/call';
import { readNothing } from '../contract/nothing';

/** Somebody says that a posting is not right (O95). */
export const reportJob = {
  name: 'reportJob',
  method: 'POST',
  path: '/api/public/jobs/:id/report',
  token: 'none',
  read: readNothing,
} as const satisfies Call;

/** What was reported, for the administration; what waits for a decision comes first. */
export const reports = {
  name: 'reports',
  method: 'GET',
  path: '/api/private/admin/reports',
  read: readAdminReports,
} as const satisfies Call;

/** Decides about a report: once, and once more where a posting that was taken down is released ('KEPT'). */
export const decideReport = {
  name: 'decideReport',
  method: 'PATCH',
  path: '/api/private/admin/reports/:id',
  read: readNothing,
} as const satisfies Call;
