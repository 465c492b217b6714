import { handlers } from './call';

/** Visits count on a server only. */
export const visitHandlers = handlers({ recordView: () => undefined });
