import { readCompanyStats } from '../company/stats';
import type { Call } from '../contract/call';
import { endpoint } from '../contract/endpoint';
import * as shapes from '../contract/shapes';

/** The figures of a company's overview (CD39). */
export const companyStats = {
  name: 'companyStats',
  method: 'GET',
  path: '/api/private/dashboard/company/:id',
  access: 'member',
  read: readCompanyStats,
} as const satisfies Call;

/** Endpoints for the server; a function, so that browsers load no schema. */
export const dashboardEndpoints = () => ({
  companyStats: endpoint(companyStats, {
    scope: { of: 'company', param: 'id' },
    spec: ['API59', 'CD39', 'O74'],
    summary: 'Kennzahlen eines Unternehmens.',
    answer: shapes.companyStats,
  }),
});
