import { handlers } from './call';

/** There is no log without a server. */
export const clientErrorHandlers = handlers({ reportClientError: () => undefined });
