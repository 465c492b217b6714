import * as z from 'zod/mini';
import * as calls from '../../calls/companies';
import type { EntriesOf } from '../endpoint';
import * as shapes from '../shapes';

/** Companies as their own members read them. */
export const companiesEndpoints = {
  myCompanies: {
    ...calls.myCompanies,
    access: 'user',
    scope: 'none',
    spec: ['API39'],
    summary: 'Eigene Unternehmen.',
    answer: z.array(shapes.companyOwn),
  },
  company: {
    ...calls.company,
    access: 'member-or-admin',
    scope: { of: 'company', param: 'id' },
    spec: ['API40'],
    summary: 'Ein eigenes Unternehmen.',
    answer: shapes.companyPrivate,
  },
  activateCompany: {
    ...calls.activateCompany,
    access: 'owner',
    scope: { of: 'company', param: 'id' },
    spec: ['O29'],
    summary: 'Unternehmen wieder aktivieren.',
    answer: shapes.companyPrivate,
  },
} as const satisfies EntriesOf<typeof calls>;
