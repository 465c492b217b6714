import { readFocusPage, readFocusPages } from '../focus-page/read';
import { readNothing } from '../contract/answers';
import type { Call } from '../contract/call';

/** The focus pages of a company, as its own people list them (CF13). */
export const focusPagesByCompany = {
  name: 'focusPagesByCompany',
  method: 'GET',
  path: '/api/private/focus-pages/by-company/:companyId',
  read: readFocusPages,
} as const satisfies Call;

/** The same list under its second path (API76). */
export const companyFocusPages = {
  name: 'companyFocusPages',
  method: 'GET',
  path: '/api/private/companies/:companyId/focus-pages',
  read: readFocusPages,
} as const satisfies Call;

/** A new page, a draft unless it says otherwise (API77). */
export const createFocusPage = {
  name: 'createFocusPage',
  method: 'POST',
  path: '/api/private/companies/:companyId/focus-pages/create',
  read: readFocusPage,
} as const satisfies Call;

export const updateFocusPage = {
  name: 'updateFocusPage',
  method: 'PUT',
  path: '/api/private/focus-pages/:id',
  read: readFocusPage,
} as const satisfies Call;

/** Publishes a page or takes it back; the answer says how it is now (CF05). */
export const focusPageStatus = {
  name: 'focusPageStatus',
  method: 'PATCH',
  path: '/api/private/focus-pages/:id/status',
  read: readFocusPage,
} as const satisfies Call;

export const deleteFocusPage = {
  name: 'deleteFocusPage',
  method: 'DELETE',
  path: '/api/private/focus-pages/:id',
  read: readNothing,
} as const satisfies Call;

export const uploadFocusPageCover = {
  name: 'uploadFocusPageCover',
  method: 'POST',
  path: '/api/private/focus-pages/:id/cover-image',
  read: readFocusPage,
} as const satisfies Call;
