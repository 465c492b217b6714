import { randomBytes } from 'node:crypto';
import { resolve } from 'node:path';
import { ConfigError, readConfig, type Config } from '../../platform/config/config.ts';
import { startEngine, type Engine } from '../../platform/db/engine.ts';
import { LockedError } from '../../platform/db/lock.ts';
import { openFiles, type Files } from '../../platform/files/files.ts';
import { adoptMediaFolder } from '../../platform/media/adopt.ts';
import { createLog, type Log } from '../../platform/log/log.ts';
import { BackupError } from './manifest.ts';
import { backupMessages } from './messages.de.ts';

export interface Opened {
  readonly config: Config;
  readonly engine: Engine;
  readonly files: Files;
  readonly log: Log;
}

export const say = (text: string): void => void process.stdout.write(`${text}\n`);

/** The file relative to the folder in which npm was called. */
export const pathOf = (file: string): string => resolve(process.env.INIT_CWD ?? process.cwd(), file);

/** Settings from the environment. Nothing is signed here, so the secret that a server on DATABASE_URL needs may be missing. */
export const settings = (): Config => readConfig({ ...process.env, JWT_SECRET: process.env.JWT_SECRET ?? randomBytes(32).toString('hex') });

/** Opens database and files like a server, runs a step, and closes them. @throws BackupError while a server uses them */
export async function withStore<T>(config: Config, step: (opened: Opened) => Promise<T>): Promise<T> {
  const log = createLog({ out: () => undefined, err: (line) => process.stderr.write(line) });
  const engine = await startEngine(config, log, () => log('error', 'database-stopped')).catch((error: unknown) => {
    throw error instanceof LockedError ? new BackupError(backupMessages.inUse(config.dataDir)) : error;
  });
  try {
    const files = await openFiles(config, config.jwtSecret ?? '', engine.db);
    await adoptMediaFolder(engine.db, files.allStorage, config.dataDir);
    return await step({ config, engine, log, files });
  } finally {
    await engine.stop();
  }
}

/** Runs a command. Exit codes: 0 done, 2 rejected with a message, 1 everything else. */
export function runCommand(command: (file: string) => Promise<void>, usage: string): void {
  const [file, ...others] = process.argv.slice(2);
  const run = file === undefined || others.length > 0 ? Promise.reject(new BackupError(usage)) : command(file);
  run.catch((error: unknown) => {
    const known = error instanceof BackupError || error instanceof ConfigError;
    process.stderr.write(`${known ? error.message : error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`);
    process.exitCode = known ? 2 : 1;
  });
}
