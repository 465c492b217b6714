import type { Id } from '@stellwerk/domain';
import type { FocusPage } from '@stellwerk/domain';
import { createFocusPage, deleteFocusPage, focusPageStatus, updateFocusPage, uploadFocusPageCover } from '@stellwerk/domain/calls';
import type { FocusPageValues } from '@stellwerk/forms/focus-page-form';
import { send } from '../client';
import { sendForm } from '../upload';

/** The screen has its own texts for a rejected login, so typed text stays (CF21, T15). */
const own401 = { stayOn401: true } as const;

const bodyOf = ({ industry, ...values }: FocusPageValues) => ({ ...values, industry: industry === '' ? null : { id: Number(industry) } });

/** Calls of a company on its focus pages; each rejects with an ApiError. */
export const focusServices = {
  /** Creates a page, only once per key. */
  create: (companyId: Id<'company'>, values: FocusPageValues, requestKey: string): Promise<FocusPage> =>
    send(createFocusPage, { params: { companyId }, body: { ...bodyOf(values), requestKey } }, own401),
  /** Saves a page, unless its version is not the one that the person has seen: that is a 409 with the current page. */
  update: ({ id }: FocusPage, values: FocusPageValues, seen: number | null): Promise<FocusPage> =>
    send(updateFocusPage, { params: { id }, body: { ...bodyOf(values), ...(seen !== null && { expectedVersion: seen }) } }, own401),
  /** @returns the current status of the page */
  setStatus: async ({ id }: FocusPage, status: 'DRAFT' | 'PUBLISHED') =>
    (await send(focusPageStatus, { params: { id }, body: { status } }, own401)).status,
  remove: ({ id }: FocusPage): Promise<unknown> => send(deleteFocusPage, { params: { id } }, own401),
  uploadCover: (id: string, cover: File): Promise<FocusPage> => {
    const form = new FormData();
    form.append('file', cover);
    return sendForm(uploadFocusPageCover, { params: { id }, form }, own401);
  },
} as const;
