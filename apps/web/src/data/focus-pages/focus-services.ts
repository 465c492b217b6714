import type { Id } from '@stellwerk/domain';
import type { FocusPage } from '@stellwerk/domain';
import { createFocusPage, deleteFocusPage, focusPageStatus, updateFocusPage, uploadFocusPageCover } from '@stellwerk/domain/calls';
import type { FocusPageValues } from '@stellwerk/forms/focus-page-form';
import { send } from '../client';
import { sendForm } from '../upload';

/** The screen has texts of its own for a refused login, so what is typed stays (CF21, T15). */
const own401 = { stayOn401: true } as const;

const bodyOf = ({ industry, ...values }: FocusPageValues) => ({ ...values, industry: industry === '' ? null : { id: Number(industry) } });

/** What a company does with its focus pages; each call rejects with an ApiError. */
export const focusServices = {
  /** Makes a page, only once for each key. */
  create: (companyId: Id<'company'>, values: FocusPageValues, requestKey: string): Promise<FocusPage> =>
    send(createFocusPage, { params: { companyId }, body: { ...bodyOf(values), requestKey } }, own401),
  /** Saves a page, unless it is another version than the person has seen: that is a 409 with the page as it is now. */
  update: ({ id }: FocusPage, values: FocusPageValues, seen: number | null): Promise<FocusPage> =>
    send(updateFocusPage, { params: { id }, body: { ...bodyOf(values), ...(seen !== null && { expectedVersion: seen }) } }, own401),
  /** @returns the status that the page has now */
  setStatus: async ({ id }: FocusPage, status: 'DRAFT' | 'PUBLISHED') =>
    (await send(focusPageStatus, { params: { id }, body: { status } }, own401)).status,
  remove: ({ id }: FocusPage): Promise<unknown> => send(deleteFocusPage, { params: { id } }, own401),
  uploadCover: (id: string, cover: File): Promise<FocusPage> => {
    const form = new FormData();
    form.append('file', cover);
    return sendForm(uploadFocusPageCover, { params: { id }, form }, own401);
  },
} as const;
