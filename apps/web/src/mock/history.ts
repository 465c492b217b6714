import { areaOfAction, HISTORY_PAGE_SIZE } from '@stellwerk/domain';
import { historyEntryWire } from '@stellwerk/domain/fixtures';
import { handlers, idOf } from './call';

/** What was done in a company before the page was loaded. */
export const historyHandlers = handlers({
  companyHistory: (call) => {
    const { data } = call.state;
    const { area, page = 1 } = call.query;
    const found = data.history
      .filter(({ companyId, action }) => companyId === idOf(call) && (area === undefined || areaOfAction(action) === area))
      .toReversed();
    const entries = found.slice((page - 1) * HISTORY_PAGE_SIZE, page * HISTORY_PAGE_SIZE).map((event) => historyEntryWire(data, event));
    return { entries, total: found.length };
  },
});
