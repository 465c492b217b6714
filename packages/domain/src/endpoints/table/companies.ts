import * as z from 'zod/mini';
import * as calls from '../../calls/companies';
import { companyRequest, createCompanyRequest } from '../../company/requests';
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
  deactivateCompany: {
    ...calls.deactivateCompany,
    access: 'owner',
    scope: { of: 'company', param: 'id' },
    spec: ['API45', 'O30'],
    summary: 'Unternehmen deaktivieren.',
    answer: shapes.companyPrivate,
  },
  createCompany: {
    ...calls.createCompany,
    access: 'confirmed',
    scope: 'none',
    spec: ['API42', 'O01', 'O13'],
    summary: 'Neues Unternehmen mit Name und Branche.',
    request: createCompanyRequest,
    answer: shapes.companyPrivate,
  },
  updateCompany: {
    ...calls.updateCompany,
    access: 'manager',
    scope: { of: 'company', param: 'id' },
    spec: ['API41'],
    summary: 'Daten eines Unternehmens ändern.',
    request: companyRequest,
    answer: shapes.companyPrivate,
  },
  uploadCompanyLogo: {
    ...calls.uploadCompanyLogo,
    access: 'manager',
    scope: { of: 'company', param: 'id' },
    spec: ['API43', 'MD19'],
    summary: 'Logo hochladen.',
    multipart: { fields: z.object({}), files: ['file'], repeated: [] },
    answer: shapes.storedMedia,
  },
  deleteCompanyLogo: {
    ...calls.deleteCompanyLogo,
    access: 'manager',
    scope: { of: 'company', param: 'id' },
    spec: ['API44'],
    summary: 'Logo entfernen.',
  },
  industries: {
    ...calls.industries,
    access: 'user',
    scope: 'none',
    spec: ['API46'],
    summary: 'Alle Branchen.',
    answer: z.array(shapes.industry),
  },
  companySubscription: {
    ...calls.companySubscription,
    access: 'member',
    scope: { of: 'company', param: 'id' },
    spec: ['API47', 'CP25'],
    summary: 'Das Abonnement eines Unternehmens.',
    answer: z.nullable(shapes.subscription),
  },
  plans: {
    ...calls.plans,
    access: 'user',
    scope: 'none',
    spec: ['API48'],
    summary: 'Alle Tarife.',
    answer: z.array(shapes.plan),
  },
} as const satisfies EntriesOf<typeof calls>;
