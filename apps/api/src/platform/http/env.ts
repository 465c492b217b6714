import type { SecureHeadersVariables } from 'hono/secure-headers';

/** What the first middleware leaves for the later ones. */
export interface AppEnv {
  Variables: { requestId: string; address: string } & SecureHeadersVariables;
}
