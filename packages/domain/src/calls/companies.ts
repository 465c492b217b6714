import * as z from 'zod/mini';
import { readCompanies, readCompany } from '../company/read';
import { activateCompanyQuery, companyRequest, companySettingsRequest, createCompanyRequest } from '../company/requests';
import { readCompanySettings } from '../company/settings';
import { type Call, readNothing } from '../contract/call';
import { endpoint } from '../contract/endpoint';
import * as shapes from '../contract/shapes';
import { readIndustries } from '../company/industry/read';
import { readStoredFile } from '../media/stored';
import { readPlans, readSubscription } from '../subscription/read';

/** Companies as their own members read them. */
export const myCompanies = {
  name: 'myCompanies',
  method: 'GET',
  path: '/api/private/companies/get-my-companies',
  access: 'user',
  read: readCompanies,
} as const satisfies Call;

export const company = {
  name: 'company',
  method: 'GET',
  path: '/api/private/companies/:id',
  access: 'member-or-admin',
  read: readCompany,
} as const satisfies Call;

/** Mail notifications of the caller, and visibility of the company (CS05). */
export const companySettings = {
  name: 'companySettings',
  method: 'GET',
  path: '/api/private/companies/:id/settings',
  access: 'member',
  read: readCompanySettings,
} as const satisfies Call;

export const updateCompanySettings = {
  name: 'updateCompanySettings',
  method: 'PUT',
  path: '/api/private/companies/:id/settings',
  access: 'member',
  read: readCompanySettings,
} as const satisfies Call;

/** Makes an inactive company public again; its jobs stay inactive (O29), except previously active ones on request. */
export const activateCompany = {
  name: 'activateCompany',
  method: 'PATCH',
  path: '/api/private/companies/:id/activate',
  access: 'owner',
  read: readCompany,
} as const satisfies Call;

/** Hides an active company from the public; all data are kept (O30). */
export const deactivateCompany = {
  name: 'deactivateCompany',
  method: 'PATCH',
  path: '/api/private/companies/:id/deactivate',
  access: 'owner',
  read: readCompany,
} as const satisfies Call;

/** Creates a company from its name and industry; the caller becomes its owner (O13). */
export const createCompany = {
  name: 'createCompany',
  method: 'POST',
  path: '/api/private/companies/create',
  access: 'confirmed',
  read: readCompany,
} as const satisfies Call;

/** Changes the profile of a company; founding year and industry may be null (A26, CS29). */
export const updateCompany = {
  name: 'updateCompany',
  method: 'PUT',
  path: '/api/private/companies/:id',
  access: 'manager',
  keepNull: true,
  read: readCompany,
} as const satisfies Call;

export const uploadCompanyLogo = {
  name: 'uploadCompanyLogo',
  method: 'POST',
  path: '/api/private/companies/:id/logo',
  access: 'manager',
  read: readStoredFile,
} as const satisfies Call;

export const deleteCompanyLogo = {
  name: 'deleteCompanyLogo',
  method: 'DELETE',
  path: '/api/private/companies/:id/logo',
  access: 'manager',
  read: readNothing,
} as const satisfies Call;

/** The industries of companies and focus pages. */
export const industries = {
  name: 'industries',
  method: 'GET',
  path: '/api/private/companies/get-all-industries',
  access: 'user',
  read: readIndustries,
} as const satisfies Call;

/** Subscription of a company. */
export const companySubscription = {
  name: 'companySubscription',
  method: 'GET',
  path: '/api/private/companies/:id/subscription',
  access: 'member',
  read: readSubscription,
} as const satisfies Call;

/** The available plans. */
export const plans = {
  name: 'plans',
  method: 'GET',
  path: '/api/private/subscriptions/plans',
  access: 'user',
  read: readPlans,
} as const satisfies Call;

/** Endpoints for the server; a function, so that browsers load no schema. */
export const companiesEndpoints = () => ({
  myCompanies: endpoint(myCompanies, {
    scope: 'none',
    spec: ['API39'],
    summary: 'Eigene Unternehmen.',
    answer: z.array(shapes.companyOwn),
  }),
  company: endpoint(company, {
    scope: { of: 'company', param: 'id' },
    spec: ['API40'],
    summary: 'Ein eigenes Unternehmen.',
    answer: shapes.companyPrivate,
  }),
  companySettings: endpoint(companySettings, {
    scope: { of: 'company', param: 'id' },
    spec: ['CS05'],
    summary: 'Eigene Benachrichtigungen und Sichtbarkeit eines Unternehmens.',
    answer: shapes.companySettings,
  }),
  updateCompanySettings: endpoint(updateCompanySettings, {
    scope: { of: 'company', param: 'id' },
    spec: ['CS05'],
    summary: 'Eigene Benachrichtigungen ändern; Sichtbarkeit und Kontaktadresse ändert, wer das Unternehmen verwaltet.',
    request: companySettingsRequest,
    answer: shapes.companySettings,
  }),
  activateCompany: endpoint(activateCompany, {
    scope: { of: 'company', param: 'id' },
    spec: ['O29'],
    summary: 'Unternehmen wieder aktivieren, auf Wunsch mit den Stellenanzeigen, die vorher aktiv waren.',
    query: activateCompanyQuery,
    answer: shapes.companyPrivate,
  }),
  deactivateCompany: endpoint(deactivateCompany, {
    scope: { of: 'company', param: 'id' },
    spec: ['API45', 'O30'],
    summary: 'Unternehmen deaktivieren.',
    answer: shapes.companyPrivate,
  }),
  createCompany: endpoint(createCompany, {
    scope: 'none',
    spec: ['API42', 'O01', 'O13'],
    summary: 'Neues Unternehmen mit Name und Branche.',
    request: createCompanyRequest,
    answer: shapes.companyPrivate,
  }),
  updateCompany: endpoint(updateCompany, {
    scope: { of: 'company', param: 'id' },
    spec: ['API41'],
    summary: 'Daten eines Unternehmens ändern.',
    request: companyRequest,
    answer: shapes.companyPrivate,
  }),
  uploadCompanyLogo: endpoint(uploadCompanyLogo, {
    scope: { of: 'company', param: 'id' },
    spec: ['API43', 'MD19'],
    summary: 'Logo hochladen.',
    multipart: { fields: z.object({}), files: ['file'], repeated: [] },
    answer: shapes.storedMedia,
  }),
  deleteCompanyLogo: endpoint(deleteCompanyLogo, {
    scope: { of: 'company', param: 'id' },
    spec: ['API44'],
    summary: 'Logo entfernen.',
  }),
  industries: endpoint(industries, {
    scope: 'none',
    spec: ['API46'],
    summary: 'Alle Branchen.',
    answer: z.array(shapes.industry),
  }),
  companySubscription: endpoint(companySubscription, {
    scope: { of: 'company', param: 'id' },
    spec: ['API47', 'CP25'],
    summary: 'Das Abonnement eines Unternehmens.',
    answer: z.nullable(shapes.subscription),
  }),
  plans: endpoint(plans, {
    scope: 'none',
    spec: ['API48'],
    summary: 'Alle Tarife.',
    answer: z.array(shapes.plan),
  }),
});
