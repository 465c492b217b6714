import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import * as z from 'zod/mini';
import { readLock } from '../../platform/db/lock.ts';
import { startTestServer, type TestServer } from '../../testing/server.ts';
import { readArgs } from './command/args.ts';
import { runImport } from './command/run-import.ts';
import { ImportError, patientTarget, ServerGoneError, serverTarget, type ImportTarget } from './command/target.ts';

const PATH = '/api/private/admin/import';
const outcomes = z.object({ results: z.array(z.object({ outcome: z.string(), reason: z.optional(z.string()) })) });
let server: TestServer;
let folder: string;
beforeAll(async () => {
  server = await startTestServer();
  folder = mkdtempSync(join(tmpdir(), 'stellwerk-import-'));
});
afterAll(async () => {
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
});

const job = (identifier: string, more: object = {}): object => ({
  '@type': 'JobPosting',
  identifier,
  title: `Lichtplanung ${identifier}`,
  hiringOrganization: 'Nordlicht Werke GmbH',
  description: '<h2>Aufgaben</h2><p onclick="x()">Planen<script>alert(1)</script></p>',
  datePosted: '2026-02-15',
  ...more,
});

const admin = (): Promise<string> => server.login('admin@demo.example');

async function send(jobs: readonly object[], more: object = {}): Promise<unknown> {
  const { status, body } = await server.call(PATH, { token: await admin(), body: { owner: 'candidate@demo.example', jobs, ...more } });
  expect(status).toBe(200);
  return body;
}

const rowsOf = (name: string, { db } = server.context) =>
  db
    .selectFrom('jobs')
    .innerJoin('companies', 'companies.id', 'jobs.company_id')
    .selectAll('jobs')
    .where('companies.name', '=', name)
    .orderBy('jobs.id')
    .execute();

const rolesOf = (name: string) =>
  server.context.db
    .selectFrom('memberships')
    .innerJoin('companies', 'companies.id', 'memberships.company_id')
    .innerJoin('users', 'users.id', 'memberships.user_id')
    .select(['users.email', 'memberships.role'])
    .where('companies.name', '=', name)
    .execute();

describe('POST /api/private/admin/import', () => {
  it('creates company and jobs that the public page shows, sanitised', async () => {
    expect(await send([job('a')])).toEqual({ results: [{ identifier: 'a', outcome: 'created' }] });
    const [row] = await rowsOf('Nordlicht Werke GmbH');
    expect(row).toMatchObject({
      your_tasks: '<p>Planen</p>',
      job_description: null,
      employment: null,
      working_model: null,
      template: 'template1',
    });
    const { status, body } = await server.call(`/api/public/jobs/${row?.id}`);
    expect(status).toBe(200);
    expect(body).toMatchObject({ title: 'Lichtplanung a', yourTasks: '<p>Planen</p>', publishedAt: '2026-02-15T12:00:00.000Z' });
    expect(await rolesOf('Nordlicht Werke GmbH')).toEqual([{ email: 'candidate@demo.example', role: 'OWNER' }]);
  });

  it('leaves an unchanged job alone, updates a changed one and keeps what people decided', async () => {
    await send([job('b')], { offset: 1 });
    const before = (await rowsOf('Nordlicht Werke GmbH')).find((row) => row.external_id === 'b');
    await server.context.db.updateTable('jobs').set({ is_active: false, template: 'template3' }).where('external_id', '=', 'b').execute();
    expect(await send([job('b')])).toEqual({ results: [{ identifier: 'b', outcome: 'unchanged' }] });
    expect(await send([job('b', { title: 'Neu', employmentType: 'PART_TIME' })])).toEqual({
      results: [{ identifier: 'b', outcome: 'updated' }],
    });
    const after = (await rowsOf('Nordlicht Werke GmbH')).filter((row) => row.external_id === 'b');
    expect(after).toHaveLength(1);
    expect(after[0]).toMatchObject({
      id: before?.id,
      title: 'Neu',
      employment: 'Teilzeit',
      is_active: false,
      template: 'template3',
      published_at: before?.published_at,
    });
  });

  it('does not bring back what somebody deleted, and says so', async () => {
    await send([job('c')]);
    await server.context.db.updateTable('jobs').set({ deleted_at: new Date(), is_active: false }).where('external_id', '=', 'c').execute();
    expect(await send([job('c', { title: 'Neu' })])).toEqual({
      results: [{ identifier: 'c', outcome: 'unchanged', reason: 'Diese Stellenanzeige wurde bei uns gelöscht und bleibt es.' }],
    });
    expect((await rowsOf('Nordlicht Werke GmbH')).find((row) => row.external_id === 'c')).toMatchObject({ title: 'Lichtplanung c' });
  });

  it('takes an existing company, letter case aside, and makes nobody its owner', async () => {
    const { name } = await server.context.db.selectFrom('companies').select('name').orderBy('id').limit(1).executeTakeFirstOrThrow();
    const before = await rolesOf(name);
    await send([job('d', { hiringOrganization: name.toUpperCase() })]);
    expect((await rowsOf(name)).some((row) => row.external_id === 'd')).toBe(true);
    expect(await rolesOf(name)).toEqual(before);
  });

  it('rotates the designs across batches unless one is named', async () => {
    const company = { hiringOrganization: 'Rundlicht AG' };
    await send(
      ['1', '2', '3', '4'].map((id) => job(id, company)),
      { offset: 1 },
    );
    expect((await rowsOf('Rundlicht AG')).map((row) => row.template)).toEqual(['template2', 'template3', 'template1', 'template2']);
    await send(
      ['5', '6'].map((id) => job(id, company)),
      { design: 'template3' },
    );
    expect((await rowsOf('Rundlicht AG')).slice(4).map((row) => row.template)).toEqual(['template3', 'template3']);
  });

  it('keeps one job of two with the same identifier, and gives companies of like names their own address', async () => {
    const body = await send([
      job('x', { hiringOrganization: 'Licht-Bau' }),
      job('x', { hiringOrganization: 'Licht-Bau', title: 'Neuer' }),
      job('x', { hiringOrganization: 'Licht Bau' }),
    ]);
    expect(body).toMatchObject({ results: [{ outcome: 'created' }, { outcome: 'updated' }, { outcome: 'created' }] });
    expect((await rowsOf('Licht-Bau')).map((row) => row.title)).toEqual(['Neuer']);
  });

  it('A33: the older company keeps its slug, links to the other carry the id, and so do those to reserved names and numbers', async () => {
    const names = ['Gleis-Bau', 'Gleis Bau', 'Gleis – Bau', 'Create', '2030'];
    await send(names.map((name) => job('slug', { hiringOrganization: name })));
    const rows = await server.context.db.selectFrom('companies').select(['id', 'name', 'slug']).where('name', 'in', names).execute();
    const slugs = Object.fromEntries(rows.map(({ id, name, slug }) => [name, slug === String(id) ? 'id' : slug]));
    expect(slugs).toEqual({ 'Gleis-Bau': 'gleis-bau', 'Gleis Bau': 'id', 'Gleis – Bau': 'id', Create: 'id', 2030: 'id' });
    for (const { id, name, slug } of rows)
      expect((await server.call(`/api/public/companies/${slug}`)).body, name).toMatchObject({ id, name, slug });
  });

  it('O100: a new company gets BASIS, active, monthly, for 30 days', async () => {
    await send([job('abo', { hiringOrganization: 'Aboprobe AG' })]);
    const rows = await server.context.db
      .selectFrom('subscriptions as s')
      .innerJoin('plans as p', 'p.id', 's.plan_id')
      .innerJoin('companies as c', 'c.id', 's.company_id')
      .select(['p.plan_type', 's.status', 's.billing_cycle', 's.start_date', 's.end_date'])
      .where('c.name', '=', 'Aboprobe AG')
      .execute();
    expect(rows).toMatchObject([{ plan_type: 'BASIS', status: 'ACTIVE', billing_cycle: 'MONTHLY' }]);
    expect((rows[0]?.end_date?.getTime() ?? 0) - (rows[0]?.start_date.getTime() ?? 0)).toBe(30 * 24 * 60 * 60 * 1000);
  });

  it('O38: a plan limits nothing by default; PLAN_LIMITS=enforce refuses the jobs beyond it and takes the others', async () => {
    const company = { hiringOrganization: 'Elf Stellen AG' };
    const jobs = Array.from({ length: 11 }, (_, index) => job(`elf-${index}`, company));
    const { planLimits } = server.context.config;
    expect(planLimits).toBe('warn');
    const strict = await startTestServer({ PLAN_LIMITS: 'enforce' });
    try {
      const body = { owner: 'candidate@demo.example', jobs };
      const token = await strict.login('admin@demo.example');
      const call = async () => outcomes.parse((await strict.call(PATH, { token, body })).body).results;
      const first = await call();
      expect(first.map(({ outcome }) => outcome)).toEqual(['created', ...jobs.slice(1).map(() => 'refused')]);
      expect(first[10]?.reason).toBe('Der Tarif des Unternehmens erlaubt keine weitere aktive Stellenanzeige.');
      await strict.context.db.updateTable('jobs').set({ is_active: false }).where('external_id', '=', 'elf-0').execute();
      expect((await call()).map(({ outcome }) => outcome)).toEqual(['unchanged', 'created', ...jobs.slice(2).map(() => 'refused')]);
      // PREMIUM is unlimited.
      const premium = strict.context.db.selectFrom('plans').select('id').where('plan_type', '=', 'PREMIUM');
      await strict.context.db.updateTable('subscriptions').set({ plan_id: premium }).execute();
      expect(await strict.call(PATH, { token, body: { ...body, jobs: [job('elf-11', company)] } })).toMatchObject({
        body: { results: [{ outcome: 'created' }] },
      });
    } finally {
      await strict.stop();
    }
    const taken = outcomes.parse(await send(jobs)).results;
    expect(taken.map(({ outcome }) => outcome)).toEqual(jobs.map(() => 'created'));
  });

  it('refuses single jobs with their reason and takes the others', async () => {
    expect(await send([job('e', { title: '' }), job('f')])).toEqual({
      results: [
        { identifier: '', outcome: 'refused', reason: 'Der Titel fehlt.' },
        { identifier: 'f', outcome: 'created' },
      ],
    });
  });

  it('names an unknown owner, and lets nobody but administrators in', async () => {
    const answer = await server.call(PATH, { token: await admin(), body: { owner: 'niemand@demo.example', jobs: [] } });
    expect(answer).toMatchObject({
      status: 400,
      body: { fields: [{ name: 'owner', message: expect.stringContaining('niemand@demo.example') }] },
    });
    expect((await server.call(PATH, { body: { owner: 'owner@demo.example', jobs: [] } })).status).toBe(401);
    expect(
      (await server.call(PATH, { token: await server.login('owner@demo.example'), body: { owner: 'owner@demo.example', jobs: [] } }))
        .status,
    ).toBe(403);
  });
});

// With DATABASE_URL there is no lock file: the command writes into the database itself.
describe('the command beside a running server', () => {
  it('sends a file in batches with the token of the data directory', { tags: ['full'] }, async () => {
    const path = join(folder, 'file.jsonl');
    const lines = Array.from({ length: 60 }, (_, index) =>
      JSON.stringify(job(`batch-${index}`, { hiringOrganization: 'Stapel SE', employmentType: 'FULL_TIME' })),
    );
    writeFileSync(path, [...lines, '{"@type":"JobPosting"}', 'kaputt'].join('\n'));
    const embedded = await startTestServer({ DATABASE_URL: '' });
    onTestFinished(embedded.stop);
    const lock = readLock(embedded.context.config.dataDir);
    if (lock === null) throw new Error('The server holds no lock.');
    const progress: number[] = [];
    const options = { owner: 'owner@demo.example', design: undefined, onProgress: (done: number): void => void progress.push(done) };
    const report = await runImport(path, serverTarget(lock), options);
    expect(report.counts).toEqual({ created: 60, updated: 0, unchanged: 0 });
    expect(report.rejected).toEqual([
      { place: 'Zeile 61', title: '', reason: 'Der Titel fehlt.' },
      { place: 'Zeile 62', title: '', reason: expect.stringContaining('Kein gültiges JSON') },
    ]);
    expect(progress).toEqual([25, 50, 62, 62]);
    const rows = await rowsOf('Stapel SE', embedded.context);
    expect(rows).toHaveLength(60);
    expect(new Set(rows.slice(24, 28).map((row) => row.template)).size).toBe(3);
    expect(report.filled.table()).toMatch(/Aufgaben\s+60\s+100 %/);
    expect((await runImport(path, serverTarget(lock), options)).counts).toEqual({ created: 0, updated: 0, unchanged: 60 });
  });
});

describe('a server that ends in the middle of an import', () => {
  const batch = { owner: 'owner@demo.example', offset: 0, jobs: [] };
  const gone: ImportTarget = { description: 'Server', send: () => Promise.reject(new ServerGoneError()), close: () => Promise.resolve() };
  const store: ImportTarget = { description: 'Verzeichnis', send: () => Promise.resolve([]), close: () => Promise.resolve() };

  it('is noticed where nobody listens', async () => {
    const target = serverTarget({ url: 'http://127.0.0.1:1', operatorToken: 'x' });
    await expect(target.send(batch)).rejects.toThrow(ServerGoneError);
  });

  it('is waited for; then the same batch goes where the data is now', async () => {
    const said: string[] = [];
    let waits = 0;
    const wait = () => Promise.resolve(void (waits += 1));
    const reopen = () => Promise.resolve(waits < 7 ? null : store);
    const target = patientTarget(gone, reopen, { say: (text) => said.push(text), wait });
    expect(await target.send(batch)).toEqual([]);
    expect(await target.send(batch)).toEqual([]);
    expect(waits).toBe(7);
    expect(said).toEqual(['Der Server wird gerade beendet. Der Import geht weiter, sobald er die Daten freigibt …']);
  });

  it('is given up with a sentence when it never lets go', async () => {
    const target = patientTarget(gone, () => Promise.resolve(null), { say: () => undefined, wait: () => Promise.resolve() });
    await expect(target.send(batch)).rejects.toThrow(ImportError);
    const refusing: ImportTarget = { ...gone, send: () => Promise.reject(new ImportError('abgelehnt')) };
    const other = patientTarget(refusing, () => Promise.resolve(store), { say: () => undefined });
    await expect(other.send(batch)).rejects.toThrow('abgelehnt');
  });
});

describe('the arguments of the command', () => {
  it('are a file and two options', () => {
    expect(readArgs(['a.jsonl', '--owner', 'a@b.example', '--design', '3'])).toEqual({
      file: 'a.jsonl',
      owner: 'a@b.example',
      design: 'template3',
    });
    expect(readArgs(['a.jsonl', '--design=Klassisch'])).toEqual({ file: 'a.jsonl', owner: undefined, design: 'template1' });
    expect(readArgs(['a.jsonl', '--design', '4'])).toBeNull();
    expect(readArgs(['a.jsonl', 'b.jsonl'])).toBeNull();
    expect(readArgs([])).toBeNull();
    expect(readArgs(['a.jsonl', '--nonsense'])).toBeNull();
  });
});
