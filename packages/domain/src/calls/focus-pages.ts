import * as z from 'zod/mini';
import { readNothing } from '../contract/answers';
import type { Call } from '../contract/call';
import { endpoint } from '../contract/endpoint';
import * as shapes from '../contract/shapes';
import { readFocusPage, readFocusPages } from '../focus-page/read';
import { createFocusPageRequest, focusPageRequest, focusStatusRequest } from '../focus-page/requests';

/** The focus pages of a company, for its members (CF13). */
export const focusPagesByCompany = {
  name: 'focusPagesByCompany',
  method: 'GET',
  path: '/api/private/focus-pages/by-company/:companyId',
  access: 'member',
  read: readFocusPages,
} as const satisfies Call;

/** The same list under its second path (API76). */
export const companyFocusPages = {
  name: 'companyFocusPages',
  method: 'GET',
  path: '/api/private/companies/:companyId/focus-pages',
  access: 'member',
  read: readFocusPages,
} as const satisfies Call;

/** A new page, a draft by default (API77). */
export const createFocusPage = {
  name: 'createFocusPage',
  method: 'POST',
  path: '/api/private/companies/:companyId/focus-pages/create',
  access: 'recruiter',
  read: readFocusPage,
} as const satisfies Call;

export const updateFocusPage = {
  name: 'updateFocusPage',
  method: 'PUT',
  path: '/api/private/focus-pages/:id',
  access: 'recruiter',
  read: readFocusPage,
} as const satisfies Call;

/** Publishes or unpublishes a page; the response contains its new status (CF05). */
export const focusPageStatus = {
  name: 'focusPageStatus',
  method: 'PATCH',
  path: '/api/private/focus-pages/:id/status',
  access: 'recruiter',
  read: readFocusPage,
} as const satisfies Call;

export const deleteFocusPage = {
  name: 'deleteFocusPage',
  method: 'DELETE',
  path: '/api/private/focus-pages/:id',
  access: 'recruiter',
  read: readNothing,
} as const satisfies Call;

export const uploadFocusPageCover = {
  name: 'uploadFocusPageCover',
  method: 'POST',
  path: '/api/private/focus-pages/:id/cover-image',
  access: 'recruiter',
  read: readFocusPage,
} as const satisfies Call;

const list = () => ({ scope: { of: 'company', param: 'companyId' }, answer: z.array(shapes.focusPage) }) as const;

const one = { scope: { of: 'focus-page', param: 'id' } } as const;

/** Endpoints for the server; a function, so that browsers load no schema. */
export const focusPagesEndpoints = () => ({
  focusPagesByCompany: endpoint(focusPagesByCompany, { ...list(), spec: ['API75', 'JM48'], summary: 'Fokusseiten eines Unternehmens.' }),
  companyFocusPages: endpoint(companyFocusPages, {
    ...list(),
    spec: ['API76'],
    summary: 'Fokusseiten eines Unternehmens, zweite Adresse.',
  }),
  createFocusPage: endpoint(createFocusPage, {
    scope: { of: 'company', param: 'companyId' },
    spec: ['API77'],
    summary: 'Neue Fokusseite.',
    request: createFocusPageRequest,
    answer: shapes.focusPage,
  }),
  updateFocusPage: endpoint(updateFocusPage, {
    ...one,
    spec: ['API78'],
    summary: 'Fokusseite ändern.',
    request: focusPageRequest,
    answer: shapes.focusPage,
  }),
  focusPageStatus: endpoint(focusPageStatus, {
    ...one,
    spec: ['API79', 'CF03'],
    summary: 'Fokusseite veröffentlichen oder zurückziehen.',
    request: focusStatusRequest,
    answer: shapes.focusPage,
  }),
  deleteFocusPage: endpoint(deleteFocusPage, {
    ...one,
    spec: ['API80', 'CF08'],
    summary: 'Fokusseite löschen; ihre Stellenanzeigen zeigen wieder das Unternehmensprofil.',
    answer: shapes.okAnswer,
  }),
  uploadFocusPageCover: endpoint(uploadFocusPageCover, {
    ...one,
    spec: ['API81', 'CF12'],
    summary: 'Titelbild einer Fokusseite setzen.',
    multipart: { fields: z.object({}), files: ['file'], repeated: [] },
    answer: shapes.focusPage,
  }),
});
