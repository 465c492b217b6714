import * as z from 'zod/mini';
import * as calls from '../../calls/focus-pages';
import type { EntriesOf } from '../endpoint';
import * as shapes from '../shapes';

const list = { access: 'member', scope: { of: 'company', param: 'companyId' }, answer: z.array(shapes.focusPage) } as const;

/** Focus pages as their own company manages them. */
export const focusPagesEndpoints = {
  focusPagesByCompany: { ...calls.focusPagesByCompany, ...list, spec: ['API75', 'JM48'], summary: 'Fokusseiten eines Unternehmens.' },
  companyFocusPages: { ...calls.companyFocusPages, ...list, spec: ['API76'], summary: 'Fokusseiten eines Unternehmens, zweite Adresse.' },
} as const satisfies EntriesOf<typeof calls>;
