import type { Kysely } from 'kysely';
import type { Background } from './background.ts';
import type { Config } from '../config/config.ts';
import type { Database } from '../db/schema.ts';
import type { Engine } from '../db/engine.ts';
import type { Files } from '../files/files.ts';
import type { Paces } from '../streams/pace.ts';
import type { Limits } from './limits.ts';
import type { Log } from '../log/log.ts';
import type { SignedIds } from '../signed-ids.ts';
import type { UserId } from '../ids.ts';

/** Where a login comes from. */
export interface TokenClaims {
  readonly userId: UserId;
  readonly sessionId: string;
}

export interface Tokens {
  sign: (claims: TokenClaims, now: Date) => Promise<string>;
  /** Claims of a token that this server has signed and that has not expired; null for every other text. */
  verify: (token: string, now: Date) => Promise<TokenClaims | null>;
}

/** What every handler and service may use. Made once at start. */
export interface Context {
  readonly config: Config;
  readonly log: Log;
  readonly engine: Engine;
  readonly db: Kysely<Database>;
  /** The moment; tests put another clock here. */
  readonly now: () => Date;
  readonly tokens: Tokens;
  readonly limits: Limits;
  /** Ids in links that end a subscription. */
  readonly signedIds: SignedIds;
  readonly background: Background;
  /** How fast bodies have to come. */
  readonly paces: Paces;
  /** All files but those of the program. */
  readonly files: Files;
  /** Address that people type, for links in mails and pages. */
  readonly origin: () => string;
  /** Folder of the built web app, with `client` and `server` in it. */
  readonly webDir: string;
}
