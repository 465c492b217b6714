#!/usr/bin/env node
import { randomBytes } from 'node:crypto';
import { requests } from '@stellwerk/domain/endpoints';
import * as z from 'zod/mini';
import { ConfigError, readConfig } from '../../platform/config/config.ts';
import { startEngine } from '../../platform/db/engine.ts';
import { LockedError } from '../../platform/db/lock.ts';
import { migrate } from '../../platform/db/migrate.ts';
import { createLog } from '../../platform/log/log.ts';
import { addAdministrator, removeAdministrator } from './administrators.ts';
import { administratorMessages as messages } from './messages.de.ts';
import { administrators } from './store.ts';

/** The command cannot be completed; the message is German and for the person at the terminal. */
class CommandError extends Error {}

const say = (text: string): void => void process.stdout.write(`${text}\n`);

function addressOf(text: string | undefined): string {
  const address = z.safeParse(requests.email, text);
  if (!address.success) throw new CommandError(text === undefined ? messages.usage : messages.noAddress(text));
  return address.data.toLowerCase();
}

/**
 * `npm run admin`: manages the administrators of the platform (O98). Nothing is signed here, so the secret of the servers may be missing.
 */
async function run([action, given, ...others]: readonly string[]): Promise<void> {
  if (!['add', 'remove', 'list'].includes(action ?? '') || others.length > 0 || (action === 'list' && given !== undefined))
    throw new CommandError(messages.usage);
  const address = action === 'list' ? '' : addressOf(given);
  const config = readConfig({ ...process.env, JWT_SECRET: process.env.JWT_SECRET ?? randomBytes(48).toString('base64url') });
  const log = createLog({ out: () => undefined, err: (line) => process.stderr.write(line) });
  const { db, stop } = await startEngine(config, log, () => log('error', 'database-stopped'));
  try {
    await migrate(db, log);
    const { publicOrigin = `http://localhost:${config.port}`, supportEmail } = config;
    const place = { db, origin: publicOrigin, supportEmail, now: new Date() };
    if (action === 'add') say(messages[await addAdministrator(place, address)](address));
    else if (action === 'remove') say((await removeAdministrator(place, address)) ? messages.removed(address) : messages.unknown(address));
    else {
      const all = await administrators(db);
      say(all.length === 0 ? messages.none : all.map(({ email, isConfirmed }) => messages.entry(email, isConfirmed)).join('\n'));
    }
  } finally {
    await stop();
  }
}

run(process.argv.slice(2)).catch((error: unknown) => {
  const message =
    error instanceof LockedError
      ? messages.inUse(readConfig({ ...process.env, JWT_SECRET: undefined, DATABASE_URL: undefined }).dataDir)
      : error instanceof CommandError || error instanceof ConfigError
        ? error.message
        : null;
  process.stderr.write(`${message ?? (error instanceof Error ? (error.stack ?? error.message) : String(error))}\n`);
  process.exitCode = message === null ? 1 : 2;
});
