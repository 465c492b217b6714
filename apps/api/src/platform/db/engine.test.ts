/** @module-tag full */
import type { ChildProcess } from 'node:child_process';
import fs from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import type { Log } from '../log/log.ts';
import { startEngine } from './engine.ts';
import { LockedError, readLock, takeLock } from './lock.ts';
import { maintain } from './maintenance.ts';
import { migrate } from './migrate.ts';
import { openPglite } from './pglite.ts';
import { runCommand, startChildServer, type ChildServer } from '../../testing/child.ts';
import { dataDirOfTest } from '../../testing/template.ts';

const silent: Log = () => undefined;
const open = (dataDir: string) => startEngine({ databaseUrl: undefined, dataDir }, silent, () => undefined);

/** A server in its own process, as people start it, killed after the test. */
async function startChild(env: Readonly<Record<string, string>>): Promise<ChildServer> {
  const server = await startChildServer(env);
  onTestFinished(server.kill);
  return server;
}

const exited = (child: ChildProcess): Promise<number | null> =>
  new Promise((resolve) => (child.exitCode === null && child.signalCode === null ? child.once('exit', resolve) : resolve(child.exitCode)));

describe('embedded database', () => {
  it('forces every commit to the disk', async () => {
    const db = await openPglite(join(await dataDirOfTest(), 'database'));
    await db.exec('create table notes (text text)');
    const fsync = vi.spyOn(fs, 'fsyncSync');
    for (let round = 0; round < 25; round += 1) {
      const before = fsync.mock.calls.length;
      await db.query('insert into notes values ($1)', [String(round)]);
      expect(fsync.mock.calls.length, `commit ${round}`).toBeGreaterThan(before);
    }
    fsync.mockRestore();
    await db.close();
  });

  it('runs with fsync on', async () => {
    const engine = await open(await dataDirOfTest());
    const { rows } = await sql<{ fsync: string }>`show fsync`.execute(engine.db);
    expect(rows).toEqual([{ fsync: 'on' }]);
    await engine.stop();
  });

  it('keeps what it holds over a restart, migrates once and can be tidied', async () => {
    const directory = await dataDirOfTest();
    const first = await open(directory);
    await migrate(first.db, silent);
    await first.db.insertInto('settings').values({ name: 'kept', value: 'yes' }).execute();
    await maintain(first.db);
    await first.stop();
    const second = await open(directory);
    const logged: string[] = [];
    await migrate(second.db, (_level, event) => logged.push(event));
    expect(logged).toEqual([]);
    expect(await second.db.selectFrom('settings').select('value').where('name', '=', 'kept').executeTakeFirst()).toEqual({ value: 'yes' });
    await second.stop();
  });

  it('that cannot continue its log, as on a full disk, ends at once instead of leaving queries unanswered', async () => {
    const directory = await dataDirOfTest();
    const onCrash = vi.fn();
    const engine = await startEngine({ databaseUrl: undefined, dataDir: directory }, silent, onCrash);
    fs.renameSync(join(directory, 'database/pg_wal'), join(directory, 'away'));
    // A file of the log has 16 MB.
    const fill = () => sql`select pg_logical_emit_message(false, 'x', repeat('x', 18000000))`.execute(engine.db);
    await expect(fill()).rejects.toThrow();
    await expect.poll(() => onCrash.mock.calls.length).toBe(1);
    await engine.db.destroy();
  });

  it('never blocks the thread of the server with a long query', async () => {
    const engine = await open(await dataDirOfTest());
    let ticks = 0;
    const timer = setInterval(() => (ticks += 1), 5);
    await sql`select count(*) from generate_series(1, 2000000)`.execute(engine.db);
    clearInterval(timer);
    expect(ticks).toBeGreaterThan(3);
    await engine.stop();
  });
});

describe('lock of the data directory', () => {
  it('refuses a second server, naming directory and pid', async () => {
    const directory = await dataDirOfTest();
    const engine = await open(directory);
    await expect(open(directory)).rejects.toThrow(LockedError);
    await expect(open(directory)).rejects.toThrow(`${directory} is in use by another server (pid ${process.pid})`);
    await engine.stop();
    expect(readLock(directory)).toBeNull();
    await (await open(directory)).stop();
  });

  it('takes over the lock of a dead process, and of another process that got the same pid', async () => {
    const directory = await dataDirOfTest();
    const path = join(directory, 'server.lock');
    const stale = (pid: number, born: string): void => fs.writeFileSync(path, JSON.stringify({ pid, born, url: '', operatorToken: 'x' }));
    for (const [pid, born] of [
      [2 ** 22 + 7, ''],
      [process.pid, 'another birth'],
      [1, 'another birth'],
    ] as const) {
      stale(pid, born);
      expect(readLock(directory)).toBeNull();
      takeLock(directory).release();
    }
    fs.writeFileSync(path, 'torn');
    takeLock(directory).release();
  });

  it('tells commands where the running server is', async () => {
    const directory = await dataDirOfTest();
    const { child, url } = await startChild({ DATA_DIR: directory });
    const lock = readLock(directory);
    expect(lock).toMatchObject({ pid: child.pid, url });
    expect(fs.statSync(join(directory, 'server.lock')).mode & 0o077).toBe(0);
    const asOperator = (path: string): Promise<Response> =>
      fetch(url + path, { headers: { authorization: `Bearer ${lock?.operatorToken}` } });
    // The operator acts for the platform, not for a person.
    expect((await asOperator('/api/private/users/profile')).status).toBe(403);
    const second = await runCommand(new URL('../../main.ts', import.meta.url), directory);
    expect(second.code).toBe(2);
    expect(second.err).toContain(`${directory} is in use by another server (pid ${child.pid})`);
    child.kill('SIGTERM');
    expect(await exited(child)).toBe(0);
    expect(fs.existsSync(join(directory, 'server.lock'))).toBe(false);
  });
});

describe('kill -9', () => {
  it('loses nothing that the server has acknowledged', async () => {
    const directory = await dataDirOfTest();
    const acknowledged: string[] = [];
    for (let round = 0; round < 3; round += 1) {
      const { child, url } = await startChild({ DATA_DIR: directory });
      const register = async (worker: number): Promise<void> => {
        for (let index = 0; ; index += 1) {
          const email = `r${round}-w${worker}-${index}@post.example`;
          const body = JSON.stringify({
            email,
            password: 'Rotkehlchen singt früh',
            firstName: 'A',
            lastName: 'B',
            terms: true,
            gdpr: true,
          });
          const response = await fetch(`${url}/api/public/auth/register`, { method: 'POST', body }).catch(() => null);
          if (response === null) return;
          if (response.status === 201) acknowledged.push(email);
          if (acknowledged.length >= (round + 1) * 25) child.kill('SIGKILL');
        }
      };
      await Promise.all([register(0), register(1), register(2)]);
      await exited(child);
    }
    expect(acknowledged.length).toBeGreaterThanOrEqual(75);
    const engine = await open(directory);
    const rows = await engine.db.selectFrom('users').select('email').execute();
    const stored = new Set(rows.map((row) => row.email));
    expect(acknowledged.filter((email) => !stored.has(email))).toEqual([]);
    await engine.stop();
  });
});
