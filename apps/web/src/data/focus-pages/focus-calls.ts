import type { FocusPage, Id } from '@stellwerk/domain';
import { createFocusPage, deleteFocusPage, focusPageStatus, updateFocusPage, uploadFocusPageCover } from '@stellwerk/domain/calls';
import type { FocusPageValues } from '@stellwerk/forms/focus-page-form';
import { handles401 } from '../call-input';
import { send } from '../client';
import { sendForm } from '../upload';
import type { CallState } from '../use-call';

const bodyOf = ({ industry, ...values }: FocusPageValues) => ({ ...values, industry: industry === '' ? null : { id: Number(industry) } });

/**
 * The calls on the focus pages of a company; each rejects with an ApiError. The list has what was saved at once (CF10). The screen has
 * texts of its own for a refused login, so what is typed stays (CF21, T15).
 * @param requestKey makes a page only once, however often its form is sent
 */
export function focusCalls(companyId: Id<'company'>, pages: Pick<CallState<readonly FocusPage[]>, 'mutate'>, requestKey: string) {
  const put = async (page: FocusPage): Promise<FocusPage> => {
    await pages.mutate(
      // Asked of the list as it is now: a page is put there when it was made, and once more with its cover.
      (list = []) => (list.some(({ id }) => id === page.id) ? list.map((old) => (old.id === page.id ? page : old)) : [page, ...list]),
      { revalidate: false },
    );
    return page;
  };
  return {
    /** @returns the id of the page */
    create: async (values: FocusPageValues): Promise<string> =>
      (await put(await send(createFocusPage, { params: { companyId }, body: { ...bodyOf(values), requestKey } }, handles401))).id,
    /** Saves a page, unless it is another version than the person has seen: that is a 409 with the page as it is now. */
    update: async ({ id }: FocusPage, values: FocusPageValues, seen: number | null): Promise<FocusPage> => {
      const body = { ...bodyOf(values), ...(seen !== null && { expectedVersion: seen }) };
      return put(await send(updateFocusPage, { params: { id }, body }, handles401));
    },
    /** @returns the status that the page has now */
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
