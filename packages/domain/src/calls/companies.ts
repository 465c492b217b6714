import { readCompanies, readCompany } from '../company/read';
import { readCompanySettings } from '../company/settings';
import { readIndustries } from '../industry/read';
import { readStoredFile } from '../media/stored';
import { readPlans, readSubscription } from '../subscription/read';
import type { Call } from '../contract/call';
import { readNothing } from '../contract/nothing';

/** Companies as their own members read them. */
export const myCompanies = {
  name: 'myCompanies',
  method: 'GET',
  path: '/api/private/companies/get-my-companies',
  read: readCompanies,
} as const satisfies Call;

export const company = { name: 'company', method: 'GET', path: '/api/private/companies/:id', read: readCompany } as const satisfies Call;

/** What the caller wants to be told, and who sees the company (CS05). */
export const companySettings = {
  name: 'companySettings',
  method: 'GET',
  path: '/api/private/companies/:id/settings',
  read: readCompanySettings,
} as const satisfies Call;

export const updateCompanySettings = {
  name: 'updateCompanySettings',
  method: 'PUT',
  path: '/api/private/companies/:id/settings',
  read: readCompanySettings,
} as const satisfies Call;

/** Makes an inactive company public again; its jobs stay inactive (O29) but for those that were active before, where they are asked for. */
export const activateCompany = {
  name: 'activateCompany',
  method: 'PATCH',
  path: '/api/private/companies/:id/activate',
  read: readCompany,
} as const satisfies Call;

/** Makes an active company disappear from the public; everything is kept (O30). */
export const deactivateCompany = {
  name: 'deactivateCompany',
  method: 'PATCH',
  path: '/api/private/companies/:id/deactivate',
  read: readCompany,
} as const satisfies Call;

/** Makes a company out of its name and its industry; the caller becomes its owner (O13). */
export const createCompany = {
  name: 'createCompany',
  method: 'POST',
  path: '/api/private/companies/create',
  read: readCompany,
} as const satisfies Call;

/** Changes what a company says about itself; a founding year and an industry may be null (A26, CS29). */
export const updateCompany = {
  name: 'updateCompany',
  method: 'PUT',
  path: '/api/private/companies/:id',
  keepNull: true,
  read: readCompany,
} as const satisfies Call;

export const uploadCompanyLogo = {
  name: 'uploadCompanyLogo',
  method: 'POST',
  path: '/api/private/companies/:id/logo',
  read: readStoredFile,
} as const satisfies Call;

export const deleteCompanyLogo = {
  name: 'deleteCompanyLogo',
  method: 'DELETE',
  path: '/api/private/companies/:id/logo',
  read: readNothing,
} as const satisfies Call;

/** The industries that companies and focus pages choose from. */
export const industries = {
  name: 'industries',
  method: 'GET',
  path: '/api/private/companies/get-all-industries',
  read: readIndustries,
} as const satisfies Call;

/** What a company has booked. */
export const companySubscription = {
  name: 'companySubscription',
  method: 'GET',
  path: '/api/private/companies/:id/subscription',
  read: readSubscription,
} as const satisfies Call;

/** What can be booked. */
export const plans = { name: 'plans', method: 'GET', path: '/api/private/subscriptions/plans', read: readPlans } as const satisfies Call;
