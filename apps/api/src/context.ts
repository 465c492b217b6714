import type { Kysely } from 'kysely';
import type { Config } from './config.ts';
import type { Tokens } from './auth/tokens.ts';
import type { Database } from './db/schema.ts';
import type { Engine } from './db/engine.ts';
import type { Files } from './files/files.ts';
import type { Limits } from './http/limits.ts';
import type { Log } from './log.ts';

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
  /** Store of the files that are not public. */
  readonly files: Files;
  /** Address that people type, for links in mails and pages. */
  readonly origin: () => string;
  /** Folder of the built web app, with `client` and `server` in it. */
  readonly webDir: string;
}
