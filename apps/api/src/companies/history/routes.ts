import { actorOf, handlers, idOf } from '../../platform/http/call.ts';
import { countHistory, historyPage, historyPeople } from './store.ts';
import { entryWire } from './to-wire.ts';

/** Activity of a company, for its owner. */
export const historyHandlers = handlers({
  companyHistory: async ({ query, ...call }) => {
    const { db } = call.context;
    const wanted = { ...query, page: query.page ?? 1, reader: actorOf(call).id };
    const [id, total] = [idOf(call), await countHistory(db, idOf(call), wanted)];
    return { entries: (await historyPage(db, id, wanted)).map(entryWire), total, people: [...(await historyPeople(db, id))] };
  },
});
