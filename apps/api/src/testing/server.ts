import { join } from 'node:path';
import { readConfig } from '../platform/config/config.ts';
import type { Context } from '../platform/context/context.ts';
import type { OutboxRow } from '../platform/mail/store.ts';
import type { Paces } from '../platform/streams/pace.ts';
import type { Log } from '../platform/log/log.ts';
import { DEMO_PASSWORD } from '../operation/seed/seed.ts';
import { startServer } from '../server.ts';
import { startedPlace } from './template.ts';

export interface Answer {
  readonly status: number;
  readonly headers: Headers;
  /** Parsed JSON; undefined for an empty body, the text for other types. */
  readonly body: unknown;
}

export interface CallOptions {
  readonly method?: string;
  /** Bearer token. */
  readonly token?: string | undefined;
  /** Sent as JSON; a string is sent unchanged. */
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
  /** Handling of redirects. @default 'follow' */
  readonly redirect?: 'follow' | 'manual';
}

type MailFilter = Partial<Pick<OutboxRow, 'recipient' | 'kind' | 'application_id'>>;

export interface TestServer {
  readonly url: string;
  readonly context: Context;
  /** Log lines of the server. */
  readonly logged: readonly { readonly level: string; readonly event: string; readonly fields: unknown }[];
  call: (path: string, options?: CallOptions) => Promise<Answer>;
  /** Token of an account; demo accounts have the demo password. */
  login: (email: string, password?: string) => Promise<string>;
  /** Mails of the outbox with these values, the oldest first. */
  mails: (wanted: MailFilter) => Promise<readonly OutboxRow[]>;
  stop: () => Promise<void>;
}

async function readAnswer(response: Response): Promise<Answer> {
  const text = await response.text();
  const json = response.headers.get('content-type')?.startsWith('application/json') === true;
  const body: unknown = text === '' ? undefined : json ? JSON.parse(text) : text;
  return { status: response.status, headers: response.headers, body };
}

/**
 * Starts a real server without mail delivery, so that a test can read the outbox, on a free port with its own data:
 * a database on the PostgreSQL of the run, or an embedded one where
 * the test sets an empty DATABASE_URL or the run has no other. Demo data unless
 * SEED says otherwise; limits are off unless RATE_LIMITS says otherwise.
 */
export async function startTestServer(
  env: Readonly<Record<string, string>> = {},
  options: { now?: () => Date; webDir?: string; deliver?: boolean; paces?: Paces } = {},
): Promise<TestServer> {
  const settings = { SEED: 'demo', ...env };
  // Demo data begins at the server's time, and its files are in the server's folders.
  const filled = settings.SEED === 'demo' && options.now === undefined && env.STORAGE_URL === undefined;
  const place = env.DATA_DIR === undefined ? await startedPlace(filled ? 'demo' : 'none', env.DATABASE_URL === '' || undefined) : undefined;
  const logged: { level: string; event: string; fields: unknown }[] = [];
  const log: Log = (level, event, fields) => logged.push({ level, event, fields });
  const config = readConfig({ PORT: '0', RATE_LIMITS: 'off', ...place?.settings, ...settings });
  const server = await startServer(config, log, { webDir: join(config.dataDir, 'no-web'), deliver: false, ...options });
  const call: TestServer['call'] = async (path, { method, token, body, headers, redirect = 'follow' } = {}) => {
    const response = await fetch(server.url + path, {
      method: method ?? (body === undefined ? 'GET' : 'POST'),
      redirect,
      headers: {
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
        ...headers,
      },
      ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    });
    return readAnswer(response);
  };
  return {
    url: server.url,
    context: server.context,
    logged,
    call,
    login: async (email, password = DEMO_PASSWORD) => {
      const { body } = await call('/api/public/auth/login', { body: { email, password } });
      const token = typeof body === 'object' && body !== null && 'token' in body ? body.token : undefined;
      if (typeof token !== 'string') throw new Error(`No login for ${email}: ${JSON.stringify(body)}`);
      return token;
    },
    mails: (wanted) =>
      server.context.db
        .selectFrom('outbox')
        .selectAll()
        .where((eb) => eb.and(wanted))
        .orderBy('id')
        .execute(),
    stop: async () => {
      await server.stop();
      await place?.remove();
    },
  };
}
