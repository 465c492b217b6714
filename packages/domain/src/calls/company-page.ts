import { readCompanyPage } from '../job/company-page/page';
import type { Call } from '../contract/call';
import { endpoint } from '../contract/endpoint';
import * as shapes from '../contract/shapes';

/** The public page of a company, by its number or its slug (O12). */
export const publicCompany = {
  name: 'publicCompany',
  method: 'GET',
  path: '/api/public/companies/:slug',
  access: 'public',
  read: readCompanyPage,
} as const satisfies Call;

/** Endpoints for the server; a function, so that browsers load no schema. */
export const companyPageEndpoints = () => ({
  publicCompany: endpoint(publicCompany, {
    shared: true,
    scope: 'none',
    spec: ['O12'],
    summary: 'Öffentliche Seite eines Unternehmens, nach Nummer oder Kurznamen.',
    answer: shapes.companyPage,
  }),
});
