import { Client } from 'pg';
import { errorFields, type Log } from '../log/log.ts';
import type { PublicVersion } from './public-data.ts';

/** Channel on which the database announces committed changes of public data (migration 047). */
const CHANNEL = 'public_data';
/** Milliseconds between attempts to reach the database again. */
const RETRY = 1000;

/**
 * Follows changes that other processes commit. Until the connection stands, and while it is lost, nothing is answered from memory.
 * @returns ends it
 */
export function followPublicData(url: string, version: PublicVersion, log: Log): () => Promise<void> {
  let client: Client | undefined;
  let retry: NodeJS.Timeout | undefined;
  let stopped = false;

  const lost = (error: unknown): void => {
    if (stopped || retry !== undefined) return;
    version.follow(false);
    log('warn', 'public-data-not-followed', errorFields(error));
    retry = setTimeout(() => {
      retry = undefined;
      void connect();
    }, RETRY).unref();
  };

  const connect = async (): Promise<void> => {
    const next = new Client({ connectionString: url, connectionTimeoutMillis: 10_000, keepAlive: true });
    client = next;
    next.on('notification', version.changed);
    next.on('error', lost);
    next.on('end', () => lost(new Error('The connection has ended.')));
    try {
      await next.connect();
      await next.query(`listen ${CHANNEL}`);
      version.follow(true);
    } catch (error) {
      lost(error);
    }
  };

  version.follow(false);
  void connect();
  return async () => {
    stopped = true;
    clearTimeout(retry);
    await client?.end().catch(() => undefined);
  };
}
