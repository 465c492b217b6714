import { areaOfAction, berlinDay, HISTORY_PAGE_SIZE } from '@stellwerk/domain';
import { historyEntryWire, historyPeople, type DemoEvent } from '@stellwerk/domain/fixtures';
import { handlers, idOf } from './call';

interface Filters {
  readonly area?: string | undefined;
  readonly by?: number | undefined;
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}

const matches =
  ({ area, by, from, to }: Filters) =>
  ({ action, userId, createdAt }: DemoEvent): boolean =>
    (area === undefined || areaOfAction(action) === area) &&
    (by === undefined || userId === by) &&
    (from === undefined || berlinDay(createdAt) >= from) &&
    (to === undefined || berlinDay(createdAt) <= to);

/** What was done in a company before the page was loaded. */
export const historyHandlers = handlers({
  companyHistory: (call) => {
    const { data } = call.state;
    const { page = 1, ...filters } = call.query;
    const all = data.history.filter(({ companyId }) => companyId === idOf(call));
    const found = all.filter(matches(filters)).toReversed();
    const entries = found.slice((page - 1) * HISTORY_PAGE_SIZE, page * HISTORY_PAGE_SIZE).map((event) => historyEntryWire(data, event));
    return { entries, total: found.length, people: historyPeople(data, all) };
  },
});
