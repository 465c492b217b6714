// A PostgreSQL of our own for tests and measurements, thrown away at the end.
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

const isRoot = process.getuid?.() === 0;

function folders() {
  const debian = '/usr/lib/postgresql';
  const versions = existsSync(debian) ? readdirSync(debian).toSorted((a, b) => Number(b) - Number(a)) : [];
  const brew = ['/opt/homebrew/opt', '/usr/local/opt'].filter((path) => existsSync(path));
  return [
    ...versions.map((version) => join(debian, version, 'bin')),
    ...brew.flatMap((path) =>
      readdirSync(path)
        .filter((name) => name.startsWith('postgresql'))
        .map((name) => join(path, name, 'bin')),
    ),
    ...(process.env.PATH ?? '').split(':'),
  ];
}

/** Folder of PostgreSQL's programs, the newest version first. */
const findPrograms = () => folders().find((folder) => existsSync(join(folder, 'initdb')) && existsSync(join(folder, 'postgres')));

function ensurePrograms() {
  const found = findPrograms();
  if (found !== undefined) return found;
  if ((process.env.CI !== undefined || isRoot) && existsSync('/usr/bin/apt-get')) {
    console.log('PostgreSQL wird installiert …');
    spawnSync('apt-get', ['update', '-qq'], { stdio: 'inherit' });
    spawnSync('apt-get', ['install', '-y', '-qq', 'postgresql'], {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    });
    const installed = findPrograms();
    if (installed !== undefined) return installed;
  }
  console.error(
    'Es fehlt ein PostgreSQL ab Version 15. Installieren Sie es, zum Beispiel mit\n' +
      '  sudo apt-get install postgresql      (Debian, Ubuntu)\n' +
      '  brew install postgresql@18           (macOS)\n' +
      'oder nennen Sie einen Server, auf dem Datenbanken angelegt werden dürfen:\n' +
      '  DATABASE_URL=postgres://name:passwort@server/postgres npm run test:postgres',
  );
  process.exit(1);
}

/** PostgreSQL refuses to run as root: then it runs as the user of its package, else as nobody. */
function otherUser() {
  if (!isRoot) return {};
  for (const name of ['postgres', 'nobody']) {
    const [uid, gid] = ['-u', '-g'].map((flag) => Number.parseInt(spawnSync('id', [flag, name], { encoding: 'utf8' }).stdout, 10));
    if (!Number.isNaN(uid) && !Number.isNaN(gid)) return { uid, gid };
  }
  console.error('PostgreSQL läuft nicht als root, und es gibt weder den Benutzer postgres noch nobody.');
  process.exit(1);
}

/** Starts a server that is reachable over a socket in its own temporary folder alone, so that no port is taken. */
export async function startPostgres() {
  const programs = ensurePrograms();
  const user = otherUser();
  const folder = mkdtempSync(join(tmpdir(), 'stellwerk-pg-'));
  if (user.uid !== undefined) chownSync(folder, user.uid, user.gid);
  const data = join(folder, 'data');
  const made = spawnSync(join(programs, 'initdb'), ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync'], {
    ...user,
    cwd: folder,
    encoding: 'utf8',
  });
  if (made.status !== 0) {
    rmSync(folder, { recursive: true, force: true });
    throw new Error(`initdb: ${made.stderr}`);
  }
  // Thrown away at the end, so nothing needs to reach the disk.
  const settings = ['listen_addresses=', `unix_socket_directories=${folder}`, 'fsync=off', 'full_page_writes=off', 'max_connections=300'];
  const server = spawn(join(programs, 'postgres'), ['-D', data, ...settings.flatMap((setting) => ['-c', setting])], {
    ...user,
    cwd: folder,
    stdio: ['ignore', 'ignore', 'pipe'],
    // A signal to the terminal's group must not end it before the tests have dropped their databases.
    detached: true,
  });
  const exit = once(server, 'exit');
  let said = '';
  server.stderr.on('data', (text) => {
    said = (said + text).slice(-10_000);
  });
  const stop = async () => {
    if (server.exitCode === null) server.kill('SIGINT');
    await exit;
    rmSync(folder, { recursive: true, force: true });
  };
  const isReady = () => spawnSync(join(programs, 'pg_isready'), ['-q', '-h', folder], { cwd: folder }).status === 0;
  while (!isReady()) {
    if (server.exitCode !== null) {
      rmSync(folder, { recursive: true, force: true });
      throw new Error(`PostgreSQL ist nicht gestartet:\n${said}`);
    }
    await pause(100);
  }
  return { url: `postgres://postgres@localhost/postgres?host=${encodeURIComponent(folder)}`, stop, programs };
}
