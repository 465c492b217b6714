import { handlers, idOf, type ServerCall } from '../http/call.ts';
import { showcaseFor } from './showcase.ts';
import { focusPagesOf } from './store.ts';
import { focusPageWire } from './to-wire.ts';

const list = async (call: ServerCall) => (await focusPagesOf(call.context.db, idOf(call))).map(focusPageWire);

/** Focus pages: of a company for its own people (API75, API76), and by slug for everybody (API28, API29). */
export const focusPageHandlers = handlers({
  focusPagesByCompany: list,
  companyFocusPages: list,
  publicShowcase: (call) => showcaseFor(call.context, call.params.pageSlug, null),
  privateShowcase: (call) => showcaseFor(call.context, call.params.pageSlug, call.actor),
});
