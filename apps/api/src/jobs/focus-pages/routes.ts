import { focusPageMessages, generalMessages } from '@stellwerk/domain';
import { CallError, Reply } from '@stellwerk/domain/endpoints';
import { actorOf, handlers, idOf, type ServerCall } from '../../platform/http/call.ts';
import { uploadCover } from './cover.ts';
import { changeFocusPage, createFocusPage, deleteFocusPage, FocusPageConflict, saveFocusPage } from './edit.ts';
import { showcaseFor } from './showcase.ts';
import { focusPagesOf, focusPageWith } from './store.ts';
import { focusPageWire } from './to-wire.ts';
import type { FocusPageId } from '../../platform/ids.ts';

const list = async (call: ServerCall) => (await focusPagesOf(call.context.db, idOf(call))).map(focusPageWire);

/** A page as it is stored now. */
async function stored(call: ServerCall, id: FocusPageId) {
  const page = await focusPageWith(call.context.db, id);
  if (page === null) throw new CallError('not-found', focusPageMessages.unknown);
  return focusPageWire(page);
}

/** The changed page, and the author. */
const changeOf = (call: ServerCall) => ({ id: idOf(call), userId: actorOf(call).id });

/** Calls on focus pages: for the members of a company (API75 to API81), and public by slug (API28, API29). */
export const focusPageHandlers = handlers({
  focusPagesByCompany: list,
  companyFocusPages: list,
  createFocusPage: async (call) => {
    const id = await createFocusPage(call.context, idOf(call), actorOf(call).id, call.body);
    return new Reply(await stored(call, id), { status: 201 });
  },
  updateFocusPage: async (call) => {
    try {
      await saveFocusPage(call.context, changeOf(call), call.body);
    } catch (error) {
      if (!(error instanceof FocusPageConflict)) throw error;
      // Conflicting calls get the stored version.
      throw new CallError('conflict', generalMessages.conflict, { current: await stored(call, idOf(call)) });
    }
    return stored(call, idOf(call));
  },
  focusPageStatus: async (call) => {
    const { status } = call.body;
    await changeFocusPage(call.context, changeOf(call), () => Promise.resolve({ status }));
    return stored(call, idOf(call));
  },
  deleteFocusPage: async (call) => {
    await deleteFocusPage(call.context, changeOf(call));
    return { success: true as const };
  },
  uploadFocusPageCover: async (call) => {
    await uploadCover(call);
    return new Reply(await stored(call, idOf(call)), { status: 201 });
  },
  publicShowcase: (call) => showcaseFor(call.context, call.params.pageSlug, null),
  privateShowcase: (call) => showcaseFor(call.context, call.params.pageSlug, call.actor),
});
