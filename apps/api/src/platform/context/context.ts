import type { Kysely } from 'kysely';
import type { Background } from './background.ts';
import type { Config } from '../config/config.ts';
import type { Database } from '../db/schema.ts';
import type { Engine } from '../db/engine.ts';
import type { Files } from '../files/files.ts';
import type { Metrics } from './metrics.ts';
import type { Paces } from '../streams/pace.ts';
import type { Limits } from './limits.ts';
import type { Log } from '../log/log.ts';
import type { SignedIds } from '../signed-ids.ts';
import type { UserId } from '../ids.ts';

/** Claims of a token. */
export interface TokenClaims {
  readonly userId: UserId;
  readonly sessionId: string;
}

export interface Tokens {
  sign: (claims: TokenClaims, now: Date) => Promise<string>;
  /** Claims of a token that this server has signed and that has not expired; null for any other text. */
  verify: (token: string, now: Date) => Promise<TokenClaims | null>;
}

/** Dependencies of all handlers and services. Created once at start. */
export interface Context {
  readonly config: Config;
  readonly log: Log;
  readonly engine: Engine;
  readonly db: Kysely<Database>;
  /** Current time; tests pass another clock. */
  readonly now: () => Date;
  readonly tokens: Tokens;
  readonly limits: Limits;
  /** Ids in unsubscribe links. */
  readonly signedIds: SignedIds;
  readonly background: Background;
  readonly metrics: Metrics;
  /** Whether the server finishes its last requests. */
  readonly isStopping: () => boolean;
  /** Minimum speed of request bodies. */
  readonly paces: Paces;
  /** All files except those of the program. */
  readonly files: Files;
  /** Public URL of the site, for links in mails and pages. */
  readonly origin: () => string;
  /** Folder of the built web app, with its folders `client` and `server`. */
  readonly webDir: string;
}
