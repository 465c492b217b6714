import { handlers, idOf } from '../http/call.ts';
import { countHistory, historyPage } from './store.ts';
import { entryWire } from './to-wire.ts';

/** What was done in a company, for its owner. */
export const historyHandlers = handlers({
  companyHistory: async ({ context: { db }, query: { area, page = 1 }, ...call }) => {
    const wanted = { area, page };
    const [rows, total] = [await historyPage(db, idOf(call), wanted), await countHistory(db, idOf(call), wanted)];
    return { entries: rows.map(entryWire), total };
  },
});
