import { focusPageWire } from '@stellwerk/domain/fixtures';
import { handlers, idOf, type MockCall } from './call';

const list = (call: MockCall) => {
  const { data } = call.state;
  return data.focusPages
    .filter(({ companyId }) => companyId === idOf(call))
    .toSorted((a, b) => b.createdAt.localeCompare(a.createdAt) || b.id - a.id)
    .map((page) => focusPageWire(data, page));
};

/** Focus pages of a company. */
export const focusPageHandlers = handlers({ focusPagesByCompany: list, companyFocusPages: list });
