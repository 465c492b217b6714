import * as z from 'zod/mini';
import type { Endpoint } from '../endpoint';
import * as shapes from '../shapes';

/** Companies. */
export const companiesEndpoints = {
  publicCompany: {
    method: 'GET',
    path: '/api/public/companies/:slug',
    access: 'public',
    scope: 'none',
    spec: ['O12'],
    summary: 'Öffentliche Seite eines Unternehmens, nach Nummer oder Kurznamen.',
    answer: shapes.companyPage,
  },
  myCompanies: {
    method: 'GET',
    path: '/api/private/companies/get-my-companies',
    access: 'user',
    scope: 'none',
    spec: ['API39'],
    summary: 'Eigene Unternehmen.',
    answer: z.array(
      z.extend(shapes.companyCard, {
        isActive: z.boolean(),
        city: z.nullable(z.string()),
        industry: z.nullable(z.object({ id: z.number(), name: z.string() })),
      }),
    ),
  },
  companyTeam: {
    method: 'GET',
    path: '/api/private/companies/:id/get-company-team-members',
    access: 'member',
    scope: 'company',
    spec: ['API60'],
    summary: 'Mitglieder eines Unternehmens.',
    answer: z.array(shapes.teamMember),
  },
  company: {
    method: 'GET',
    path: '/api/private/companies/:id',
    access: 'member',
    scope: 'company',
    spec: ['API40'],
    summary: 'Ein eigenes Unternehmen.',
    answer: shapes.companyPrivate,
  },
} as const satisfies Record<string, Endpoint>;
