/** @module-tag full */
import fs from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { eraseExpired } from '../../applications/erasure/erase.ts';
import { DEMO_PASSWORD } from '../seed/seed.ts';
import { runCommand } from '../../testing/child.ts';
import { openPaths } from '../../testing/modes.ts';
import { startTestServer, type TestServer } from '../../testing/server.ts';
import { newDataDir } from '../../testing/template.ts';

const cleanUp: (() => unknown)[] = [];
afterEach(async () => {
  for (const step of cleanUp.splice(0).toReversed()) await step();
});

function newFolder(): string {
  const folder = fs.mkdtempSync(join(tmpdir(), 'stellwerk-backup-'));
  cleanUp.push(() => fs.rmSync(folder, { recursive: true, force: true }));
  return folder;
}

const run = (command: 'backup' | 'restore', file: string, dataDir: string) =>
  runCommand(new URL(`${command}.ts`, import.meta.url), dataDir, file);

describe('the commands', () => {
  it('saves a stopped installation into a file for its owner alone, restores it, and says what was moved', async () => {
    const folder = newFolder();
    const file = join(folder, 'sicherung.tar.gz');
    const dataDir = await newDataDir();
    cleanUp.push(() => fs.rmSync(dataDir, { recursive: true, force: true }));
    const server = await startTestServer({ DATABASE_URL: '', DATA_DIR: dataDir });
    const busy = await run('backup', file, dataDir);
    await server.stop();
    expect(busy).toMatchObject({ code: 2, out: '' });
    expect(busy.err).toContain(`Auf dem Verzeichnis ${dataDir} läuft ein Server.`);
    expect(fs.readdirSync(folder)).toEqual([]);

    const saved = await run('backup', file, dataDir);
    expect(saved).toMatchObject({ code: 0, err: '' });
    expect(saved.out).toMatch(/^Gesichert: [\d.]+ Zeilen aus \d+ Tabellen und \d+ Dateien/);
    expect(fs.statSync(file).mode & 0o077).toBe(0);
    expect((await run('backup', file, dataDir)).code).toBe(2);

    const empty = await newDataDir();
    cleanUp.push(() => fs.rmSync(empty, { recursive: true, force: true }));
    const restored = await run('restore', file, empty);
    expect(restored).toMatchObject({ code: 0, err: '' });
    expect(restored.out).toMatch(/^Wiederhergestellt: [\d.]+ Zeilen/);
    expect(openPaths(empty)).toEqual([]);
    const again = await startTestServer({ DATABASE_URL: '', DATA_DIR: empty, SEED: 'none' });
    cleanUp.push(() => again.stop());
    expect(await again.login('owner@demo.example')).not.toBe('');
  });

  it('bring back no application that was erased after the backup (rule 10), though nothing in the backup says so', async () => {
    const folder = newFolder();
    const [file, dataDir] = [join(folder, 'sicherung.tar.gz'), await newDataDir()];
    cleanUp.push(() => fs.rmSync(dataDir, { recursive: true, force: true }));
    const start = (now: () => Date, seed: string) => startTestServer({ DATABASE_URL: '', DATA_DIR: dataDir, SEED: seed }, { now });
    const ids = async ({ context }: TestServer) =>
      (await context.db.selectFrom('applications').select('id').orderBy('id').execute()).map(({ id }) => id);

    await (await start(() => new Date(), 'demo')).stop();
    expect(await run('backup', file, dataDir)).toMatchObject({ code: 0 });

    let moment = new Date();
    const later = await start(() => moment, 'none');
    const { id, reference_token: reference } = await later.context.db
      .selectFrom('applications')
      .select(['id', 'reference_token'])
      .where('status', '=', 'SUBMITTED')
      .where('erase_at', 'is', null)
      .orderBy('id')
      .executeTakeFirstOrThrow();
    const before = await ids(later);
    // An erasure requested by the applicant: only the list records it.
    await later.context.db.updateTable('applications').set({ erase_at: moment }).where('id', '=', id).execute();
    moment = new Date(moment.getTime() + 1000);
    await eraseExpired(later.context);
    const left = await ids(later);
    expect(left).toEqual(before.filter((one) => one !== id));
    await later.stop();
    const marks = fs.readdirSync(join(dataDir, 'erasures'));
    expect(marks.join('\n')).toMatch(/^[0-9a-f\n]+$/);
    expect(marks).not.toContain(reference);
    expect(openPaths(dataDir)).toEqual([]);

    for (const name of ['database', 'files']) fs.rmSync(join(dataDir, name), { recursive: true });
    const restored = await run('restore', file, dataDir);
    expect(restored).toMatchObject({ code: 0, err: '' });
    expect(restored.out).toContain('Eine Bewerbung, die nach der Sicherung gelöscht worden ist, wurde nicht wiederhergestellt.');
    const again = await start(() => new Date(), 'none');
    cleanUp.push(() => again.stop());
    expect(await ids(again)).toEqual(left);
  });

  it('bring back no account that was deleted after the backup (rule 10, O71)', async () => {
    const folder = newFolder();
    const [file, dataDir] = [join(folder, 'sicherung.tar.gz'), await newDataDir()];
    cleanUp.push(() => fs.rmSync(dataDir, { recursive: true, force: true }));
    const start = (seed: string) => startTestServer({ DATABASE_URL: '', DATA_DIR: dataDir, SEED: seed });
    const mailsOf = async ({ context }: TestServer) =>
      (await context.db.selectFrom('users').select('email').orderBy('id').execute()).map(({ email }) => email);

    await (await start('demo')).stop();
    expect(await run('backup', file, dataDir)).toMatchObject({ code: 0 });
    const later = await start('none');
    const before = await mailsOf(later);
    const token = await later.login('candidate@demo.example');
    const gone = await later.call('/api/private/users/profile', { method: 'DELETE', token, body: { password: DEMO_PASSWORD } });
    expect(gone.status).toBe(204);
    await later.stop();

    for (const name of ['database', 'files']) fs.rmSync(join(dataDir, name), { recursive: true });
    expect(await run('restore', file, dataDir)).toMatchObject({ code: 0, err: '' });
    const again = await start('none');
    cleanUp.push(() => again.stop());
    expect(await mailsOf(again)).toEqual(before.filter((email) => email !== 'candidate@demo.example'));
  });

  it('refuses a wrong call, a missing file and a directory without a database, in German', async () => {
    const folder = newFolder();
    expect(await run('backup', join(folder, 'a.tar.gz'), join(folder, 'leer'))).toMatchObject({
      code: 2,
      err: `In ${folder}/leer gibt es keine Datenbank von Stellwerk.\n`,
    });
    expect(await run('restore', join(folder, 'fehlt.tar.gz'), join(folder, 'leer'))).toMatchObject({
      code: 2,
      err: `Die Datei ${folder}/fehlt.tar.gz lässt sich nicht lesen.\n`,
    });
    expect(fs.readdirSync(folder)).toEqual([]);
  });
});
