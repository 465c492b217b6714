import { handlers, idOf } from '../../platform/http/call.ts';
import { statsOf } from './stats.ts';

/** The overview of a company. */
export const dashboardHandlers = handlers({
  companyStats: (call) => statsOf(call.context.db, idOf(call), call.context.now()),
});
