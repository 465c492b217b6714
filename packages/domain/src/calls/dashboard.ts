import { readCompanyStats } from '../company/stats';
import type { Call } from '../contract/call';

/** The figures of a company's overview (CD39). */
export const companyStats = {
  name: 'companyStats',
  method: 'GET',
  path: '/api/private/dashboard/company/:id',
  read: readCompanyStats,
} as const satisfies Call;
