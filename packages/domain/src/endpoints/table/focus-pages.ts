import * as z from 'zod/mini';
import * as calls from '../../calls/focus-pages';
import type { EntriesOf } from '../../contract/endpoint';
import { createFocusPageRequest, focusPageRequest, focusStatusRequest } from '../../focus-page/requests';
import * as shapes from '../../contract/shapes';

const list = { access: 'member', scope: { of: 'company', param: 'companyId' }, answer: z.array(shapes.focusPage) } as const;

const one = { access: 'recruiter', scope: { of: 'focus-page', param: 'id' } } as const;

/** Focus pages as their own company manages them. */
export const focusPagesEndpoints = {
  focusPagesByCompany: { ...calls.focusPagesByCompany, ...list, spec: ['API75', 'JM48'], summary: 'Fokusseiten eines Unternehmens.' },
  companyFocusPages: { ...calls.companyFocusPages, ...list, spec: ['API76'], summary: 'Fokusseiten eines Unternehmens, zweite Adresse.' },
  createFocusPage: {
    ...calls.createFocusPage,
    access: 'recruiter',
    scope: { of: 'company', param: 'companyId' },
    spec: ['API77'],
    summary: 'Neue Fokusseite.',
    request: createFocusPageRequest,
    answer: shapes.focusPage,
  },
  updateFocusPage: {
    ...calls.updateFocusPage,
    ...one,
    spec: ['API78'],
    summary: 'Fokusseite ändern.',
    request: focusPageRequest,
    answer: shapes.focusPage,
  },
  focusPageStatus: {
    ...calls.focusPageStatus,
    ...one,
    spec: ['API79', 'CF03'],
    summary: 'Fokusseite veröffentlichen oder zurückziehen.',
    request: focusStatusRequest,
    answer: shapes.focusPage,
  },
  deleteFocusPage: {
    ...calls.deleteFocusPage,
    ...one,
    spec: ['API80', 'CF08'],
    summary: 'Fokusseite löschen; ihre Stellenanzeigen zeigen wieder das Unternehmensprofil.',
    answer: shapes.okAnswer,
  },
  uploadFocusPageCover: {
    ...calls.uploadFocusPageCover,
    ...one,
    spec: ['API81', 'CF12'],
    summary: 'Titelbild einer Fokusseite setzen.',
    multipart: { fields: z.object({}), files: ['file'], repeated: [] },
    answer: shapes.focusPage,
  },
} as const satisfies EntriesOf<typeof calls>;
