import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readLock } from '../db/lock.ts';
import { startTestServer, type TestServer } from '../testing/server.ts';
import { readArgs } from './args.ts';
import { runImport } from './run-import.ts';
import { serverTarget } from './target.ts';

const PATH = '/api/private/admin/import';
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

async function send(postings: readonly object[], more: object = {}): Promise<unknown> {
  const { status, body } = await server.call(PATH, { token: await admin(), body: { owner: 'candidate@demo.example', postings, ...more } });
  expect(status).toBe(200);
  return body;
}

const rowsOf = (name: string) =>
  server.context.db
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
  it('creates company and postings that the public page shows, sanitised', async () => {
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

  it('leaves an unchanged posting alone, updates a changed one and keeps what people decided', async () => {
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

  it('does not bring back what somebody deleted', async () => {
    await send([job('c')]);
    await server.context.db.updateTable('jobs').set({ deleted_at: new Date(), is_active: false }).where('external_id', '=', 'c').execute();
    expect(await send([job('c', { title: 'Neu' })])).toEqual({ results: [{ identifier: 'c', outcome: 'unchanged' }] });
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

  it('keeps one posting of two with the same identifier, and gives companies of like names their own address', async () => {
    const body = await send([
      job('x', { hiringOrganization: 'Licht-Bau' }),
      job('x', { hiringOrganization: 'Licht-Bau', title: 'Neuer' }),
      job('x', { hiringOrganization: 'Licht Bau' }),
    ]);
    expect(body).toMatchObject({ results: [{ outcome: 'created' }, { outcome: 'updated' }, { outcome: 'created' }] });
    expect((await rowsOf('Licht-Bau')).map((row) => row.title)).toEqual(['Neuer']);
    const slugs = await server.context.db
      .selectFrom('companies')
      .select('slug')
      .where('slug', 'like', 'licht-bau%')
      .orderBy('slug')
      .execute();
    expect(slugs).toEqual([{ slug: 'licht-bau' }, { slug: 'licht-bau-2' }]);
  });

  it('refuses single postings with their reason and takes the others', async () => {
    expect(await send([job('e', { title: '' }), job('f')])).toEqual({
      results: [
        { identifier: '', outcome: 'refused', reason: 'Der Titel fehlt.' },
        { identifier: 'f', outcome: 'created' },
      ],
    });
  });

  it('names an unknown owner, and lets nobody but administrators in', async () => {
    const answer = await server.call(PATH, { token: await admin(), body: { owner: 'niemand@demo.example', postings: [] } });
    expect(answer).toMatchObject({
      status: 400,
      body: { fields: [{ name: 'owner', message: expect.stringContaining('niemand@demo.example') }] },
    });
    expect((await server.call(PATH, { body: { owner: 'owner@demo.example', postings: [] } })).status).toBe(401);
    expect(
      (await server.call(PATH, { token: await server.login('owner@demo.example'), body: { owner: 'owner@demo.example', postings: [] } }))
        .status,
    ).toBe(403);
  });
});

// With DATABASE_URL there is no lock file: the command then writes into the database itself.
describe.skipIf(process.env.TEST_DATABASE_URL !== undefined)('the command beside a running server', () => {
  it('sends a file in batches with the token of the data directory', async () => {
    const path = join(folder, 'file.jsonl');
    const lines = Array.from({ length: 60 }, (_, index) =>
      JSON.stringify(job(`batch-${index}`, { hiringOrganization: 'Stapel SE', employmentType: 'FULL_TIME' })),
    );
    writeFileSync(path, [...lines, '{"@type":"JobPosting"}', 'kaputt'].join('\n'));
    const lock = readLock(server.context.config.dataDir);
    if (lock === null) throw new Error('The server holds no lock.');
    const progress: number[] = [];
    const options = { owner: 'owner@demo.example', design: undefined, onProgress: (done: number): void => void progress.push(done) };
    const report = await runImport(path, serverTarget(lock), options);
    expect(report.counts).toEqual({ created: 60, updated: 0, unchanged: 0 });
    expect(report.refusals).toEqual([
      { place: 'Zeile 61', title: '', reason: 'Der Titel fehlt.' },
      { place: 'Zeile 62', title: '', reason: expect.stringContaining('Kein gültiges JSON') },
    ]);
    expect(progress).toEqual([25, 50, 62, 62]);
    const rows = await rowsOf('Stapel SE');
    expect(rows).toHaveLength(60);
    expect(new Set(rows.slice(24, 28).map((row) => row.template)).size).toBe(3);
    expect(report.filled.table()).toMatch(/Aufgaben\s+60\s+100 %/);
    expect((await runImport(path, serverTarget(lock), options)).counts).toEqual({ created: 0, updated: 0, unchanged: 60 });
  });
});

describe('the words behind the command', () => {
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
