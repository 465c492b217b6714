import type { FocusPage, Id } from '@stellwerk/domain';
import { createFocusPage, deleteFocusPage, focusPageStatus, updateFocusPage, uploadFocusPageCover } from '@stellwerk/domain/calls';
import type { FocusPageValues } from '@stellwerk/forms/focus-page-form';
import { handles401 } from '../call-input';
import { send } from '../client';
import { sendForm } from '../upload';
import type { CallState } from '../use-call';

const bodyOf = ({ industry, ...values }: FocusPageValues) => ({ ...values, industry: industry === '' ? null : { id: Number(industry) } });

/**
 * The calls on the focus pages of a company; each rejects with an ApiError. The list shows saved pages at once (CF10). The screen has
 * its own texts for a rejected login, so typed text stays (CF21, T15).
 * @param requestKey creates a page only once, however often its form is sent
 */
export function focusCalls(companyId: Id<'company'>, pages: Pick<CallState<readonly FocusPage[]>, 'mutate'>, requestKey: string) {
  const put = async (page: FocusPage): Promise<FocusPage> => {
    await pages.mutate(
      // Checks the current list: a page is added when it was created, and updated with its cover.
      (list = []) => (list.some(({ id }) => id === page.id) ? list.map((old) => (old.id === page.id ? page : old)) : [page, ...list]),
      { revalidate: false },
    );
    return page;
  };
  return {
    /** @returns the id of the page */
    create: async (values: FocusPageValues): Promise<string> =>
      (await put(await send(createFocusPage, { params: { companyId }, body: { ...bodyOf(values), requestKey } }, handles401))).id,
    /** Saves a page, unless its version is not the one that the person has seen: that is a 409 with the current page. */
    update: async ({ id }: FocusPage, values: FocusPageValues, seen: number | null): Promise<FocusPage> => {
      const body = { ...bodyOf(values), ...(seen !== null && { expectedVersion: seen }) };
      return put(await send(updateFocusPage, { params: { id }, body }, handles401));
    },
    /** @returns the current status of the page */
    setStatus: async ({ id }: FocusPage, status: 'DRAFT' | 'PUBLISHED') =>
      (await send(focusPageStatus, { params: { id }, body: { status } }, handles401)).status,
    remove: ({ id }: FocusPage): Promise<unknown> => send(deleteFocusPage, { params: { id } }, handles401),
    uploadCover: async (id: string, cover: File): Promise<FocusPage> => {
      const form = new FormData();
      form.append('file', cover);
      return put(await sendForm(uploadFocusPageCover, { params: { id }, form }, handles401));
    },
  };
}
