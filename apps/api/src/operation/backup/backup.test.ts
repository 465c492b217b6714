/** @module-tag full */
import fs from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { startEngine, type Db, type Engine } from '../../platform/db/engine.ts';
import { migrate } from '../../platform/db/migrate.ts';
import { localStorage } from '../../platform/files/storage/local.ts';
import { openTemporary } from '../../platform/files/storage/temporary.ts';
import type { Log } from '../../platform/log/log.ts';
import { onPostgres } from '@stellwerk/testing/postgres';
import { startTestServer, type TestServer } from '../../testing/server.ts';
import { emptyPlace } from '../../testing/template.ts';
import { openErasures } from '../../platform/files/erasures.ts';
import { backupMessages } from './messages.de.ts';
import { readTables } from './catalog.ts';
import type { Summary } from './manifest.ts';
import { readBackup } from './read-backup.ts';
import { insertPublicFile } from '../../platform/media/store.ts';
import { publicFile } from '../../platform/media/public-files.ts';
import { untar } from './tar-read.ts';
import { tar, type TarEntry } from './tar-write.ts';
import { writeBackup } from './write-backup.ts';

const silent: Log = () => undefined;
const NOW = new Date('2026-11-20T12:00:00Z');
const LONG_KEY = `uploads/applications/1/${'a'.repeat(120)}.pdf`;

type Kind = Engine['kind'];

/** The embedded database is always available; with a PostgreSQL both directions between them are tested. */
const WAYS: readonly (readonly [Kind, Kind])[] = onPostgres
  ? [
      ['pglite', 'postgres'],
      ['postgres', 'pglite'],
    ]
  : [['pglite', 'pglite']];

interface Place {
  readonly engine: Engine;
  readonly dataDir: string;
}

const cleanUp: (() => unknown)[] = [];
afterEach(async () => {
  for (const step of cleanUp.splice(0).toReversed()) await step();
});

async function newPlace(kind: Kind): Promise<Place> {
  const { dataDir, settings, remove } = await emptyPlace(kind === 'pglite');
  const engine = await startEngine({ databaseUrl: settings.DATABASE_URL, dataDir }, silent, () => undefined);
  cleanUp.push(remove, engine.stop);
  return { engine, dataDir };
}

async function save(place: { db: Db; dataDir: string }): Promise<{ archive: Buffer; summary: Summary }> {
  const parts: Buffer[] = [];
  const source = {
    db: place.db,
    storage: localStorage(join(place.dataDir, 'files')),
    where: 'x',
    now: NOW,
  };
  const summary = await writeBackup(source, async (archive) => {
    for await (const part of archive) parts.push(part);
  });
  return { archive: Buffer.concat(parts), summary };
}

/** @param piece size in bytes of the pieces of the archive, which never match its blocks */
async function restore({ engine, dataDir }: Place, archive: Buffer, piece = 7001): Promise<Summary> {
  const pieces = Array.from({ length: Math.ceil(archive.length / piece) }, (_, index) =>
    archive.subarray(index * piece, (index + 1) * piece),
  );
  const temporary = await openTemporary(join(dataDir, 'tmp'), true);
  const storage = localStorage(join(dataDir, 'files'));
  return readBackup(
    {
      db: engine.db,
      storage,
      temporary,
      log: silent,
      now: NOW,
      erased: await openErasures(localStorage(dataDir), temporary, dataDir).all(),
    },
    Readable.from(pieces),
  );
}

/** Every row of every table with all its columns, including generated ones. */
async function rowsOf(db: Db): Promise<Record<string, string[]>> {
  const all: Record<string, string[]> = {};
  for (const { name } of await readTables(db)) {
    const { rows } = await db.transaction().execute(async (trx) => {
      await sql`set local timezone to 'UTC'`.execute(trx);
      return sql<{ line: string }>`select row_to_json(t)::text as line from ${sql.table(name)} t`.execute(trx);
    });
    all[name] = rows.map(({ line }) => line).toSorted();
  }
  return all;
}

function put(dataDir: string, path: string, text: string): void {
  fs.mkdirSync(join(dataDir, path, '..'), { recursive: true });
  fs.writeFileSync(join(dataDir, path), text);
}

/** Subject of a mail that was sent long ago. */
const ENDED = 'Längst gesendet';

/** An integer of a row. */
const field = (line: string, name: string): number => Number(new RegExp(`"${name}":(\\d+)`).exec(line)?.[1]);

const filesOf = (dataDir: string, folder: string): string[] =>
  fs.existsSync(join(dataDir, folder))
    ? fs
        .readdirSync(join(dataDir, folder), { recursive: true, withFileTypes: true })
        .flatMap((entry) => (entry.isFile() ? [entry.name] : []))
    : [];

async function addDocument(db: Db, application: number | null, key: string, at = new Date()): Promise<void> {
  await db
    .insertInto('application_documents')
    .values({
      application_id: application,
      kind: 'resume',
      filename: key.split('/').at(-1) ?? '',
      name: 'Lebenslauf.pdf',
      content_type: 'application/pdf',
      size: 4,
      storage_key: key,
      created_at: at,
    })
    .execute();
}

/** Id of the next account. */
const nextUser = (on: Db) =>
  on
    .insertInto('users')
    .values({ email: 'neu@demo.example', password_hash: 'x', first_name: 'N', last_name: 'N', roles: [] })
    .returning('id')
    .executeTakeFirstOrThrow();

describe.each(WAYS.map(([from, to]) => ({ from, to })))('backup of $from, restored into $to', ({ from, to }) => {
  let server: TestServer;
  let db: Db;
  let dataDir: string;
  let archive: Buffer;
  let summary: Summary;
  let due: number;
  beforeAll(async () => {
    server = await startTestServer(from === 'pglite' ? { DATABASE_URL: '' } : {});
    db = server.context.db;
    dataDir = server.context.config.dataDir;
    expect(server.context.engine.kind).toBe(from);
    const kept = await db
      .selectFrom('applications')
      .select('id')
      .where('erase_at', 'is', null)
      .where('referral_id', 'is', null)
      .executeTakeFirstOrThrow();
    due = (await db.selectFrom('payouts').select('application_id').orderBy('id').executeTakeFirstOrThrow()).application_id ?? 0;
    await addDocument(db, kept.id, LONG_KEY);
    await addDocument(db, due, 'uploads/applications/1/due.pdf');
    put(dataDir, `files/${LONG_KEY}`, '%PDF');
    put(dataDir, 'files/uploads/applications/1/due.pdf', '%PDF');
    put(dataDir, 'files/uploads/applications/1/orphan.pdf', '%PDF');
    put(dataDir, 'files/media/job-videos/leer.mp4', '');
    const video = publicFile('job-videos', 'leer.mp4');
    if (video !== null) await insertPublicFile(db, video, 0);
    await db
      .updateTable('applications')
      .set({ erase_at: new Date('2026-11-19') })
      .where('id', '=', due)
      .execute();
    await db
      .insertInto('users')
      .values({
        email: 'letzte@demo.example',
        password_hash: 'x',
        first_name: 'Ö"\\\n\t',
        last_name: '𝄞 –',
        roles: ['CANDIDATE', 'REFERRER'],
      })
      .execute();
    await db.deleteFrom('users').where('email', '=', 'letzte@demo.example').execute();
    await db
      .updateTable('applications')
      .set({ skills: ['a,b', '{"c"}', 'Ö"\\\n'] })
      .where('id', '=', kept.id)
      .execute();
    const mail = { kind: 'application-status', recipient: 'a@post.example', subject: 'Post', body_text: '', application_id: null };
    await db
      .insertInto('outbox')
      .values([
        { ...mail, application_id: due },
        { ...mail, subject: ENDED, sent_at: new Date('2026-09-01') },
        { ...mail, subject: 'Bleibt', application_id: kept.id },
      ])
      .execute();
    await addDocument(db, null, 'uploads/applications/1/orphan-row.pdf', new Date('2026-11-01'));
    await db.insertInto('settings').values({ name: 'fremd', value: 'Ö"\\\n\t{𝄞}' }).execute();
    ({ archive, summary } = await save({ db, dataDir }));
  });
  afterAll(() => server.stop());

  it('brings back every row as it was, except what was to be deleted meanwhile (rule 10): applications past their day with all that hangs on them, uploads without one, old mails', async () => {
    const place = await newPlace(to);
    const restored = await restore(place, archive);
    const before = await rowsOf(db);
    const after = await rowsOf(place.engine.db);
    expect(restored).toMatchObject({ rows: summary.rows, tables: summary.tables, expired: 1 });
    const goes = (table: string, line: string): boolean =>
      table !== 'payouts' &&
      (field(line, 'application_id') === due ||
        (table === 'applications' && field(line, 'id') === due) ||
        line.includes('orphan-row.pdf') ||
        line.includes(ENDED));
    // A payout stays without its application (O83).
    const cut = (line: string): string => line.replace(`"application_id":${due},`, '"application_id":null,');
    const expected = Object.fromEntries(
      Object.entries(before).map(([table, rows]) => [
        table,
        rows
          .filter((line) => !goes(table, line))
          .map(cut)
          .toSorted(),
      ]),
    );
    expect(expected.payouts).not.toEqual(before.payouts);
    expect(before.applications?.length).toBe((expected.applications?.length ?? 0) + 1);
    expect(before.application_documents?.length).toBeGreaterThan(expected.application_documents?.length ?? 0);
    expect(before.jobs?.length).toBeGreaterThan(10);
    expect(after).toEqual(expected);
  });

  it('tells what a broken upload has left from a file that is lost', async () => {
    expect([summary.missing, summary.lost]).toEqual([1, 0]);
    expect(backupMessages.leftovers(1)).toBe(
      '1 Eintrag steht für einen Upload, der abgebrochen oder längst ersetzt ist. Von dem, was angezeigt wird, fehlt nichts.',
    );
    const { logo } = await db.selectFrom('companies').select('logo').where('id', '=', 1).executeTakeFirstOrThrow();
    const files = [LONG_KEY, `media/logos/${logo}`].map((key) => join(dataDir, 'files', key));
    for (const file of files) fs.renameSync(file, `${file}.away`);
    const { summary: poorer } = await save({ db, dataDir });
    expect([poorer.missing, poorer.lost]).toEqual([3, 2]);
    for (const file of files) fs.renameSync(`${file}.away`, file);
  });

  it('brings back files that a row names, and media', async () => {
    const place = await newPlace(to);
    const restored = await restore(place, archive);
    expect(fs.readFileSync(join(place.dataDir, 'files', LONG_KEY), 'utf8')).toBe('%PDF');
    expect(filesOf(place.dataDir, 'files').filter((name) => /^(due|orphan)/.test(name))).toEqual([]);
    expect(fs.statSync(join(place.dataDir, 'files/media/job-videos/leer.mp4')).size).toBe(0);
    expect(filesOf(place.dataDir, 'files/media').toSorted()).toEqual(filesOf(dataDir, 'files/media').toSorted());
    expect(filesOf(place.dataDir, 'files/media').length).toBeGreaterThan(1);
    expect(filesOf(place.dataDir, 'tmp')).toEqual([]);
    const stored = filesOf(place.dataDir, 'files').length;
    expect(restored.files).toBe(stored);
    expect(stored).toBeLessThan(summary.files);
  });

  it('restores the public files of a former version, which had no rows', async () => {
    const place = await newPlace(to);
    const entries: TarEntry[] = [];
    for await (const { name, content } of untar(Readable.from([archive]))) {
      const parts: Buffer[] = [];
      for await (const part of content) parts.push(part);
      const rows = name.startsWith('tables/media/') ? [] : parts;
      const bytes =
        name === 'end.json'
          ? [
              Buffer.from(
                Buffer.concat(rows)
                  .toString()
                  .replace(/"media":\d+/, '"media":0'),
              ),
            ]
          : rows;
      entries.push({
        name: name.replace(/^files\/media\//, 'media/'),
        size: Buffer.concat(bytes).length,
        content: bytes,
      });
    }
    const old: Buffer[] = [];
    for await (const part of tar(Readable.from(entries), NOW)) old.push(part);
    await restore(place, Buffer.concat(old));
    const media = async (on: Db) =>
      await on.selectFrom('media').select(['folder', 'filename', 'size', 'storage_key']).orderBy('filename').execute();
    expect(await media(place.engine.db)).toEqual(await media(db));
    expect(filesOf(place.dataDir, 'files/media').toSorted()).toEqual(filesOf(dataDir, 'files/media').toSorted());
  });

  it('never gives an id twice, and keeps the rules of the tables', async () => {
    const place = await newPlace(to);
    await restore(place, archive);
    expect((await nextUser(place.engine.db)).id).toBe((await nextUser(db)).id);
    await db.deleteFrom('users').where('email', '=', 'neu@demo.example').execute();
    await expect(
      place.engine.db.insertInto('memberships').values({ company_id: 999_999, user_id: 1, role: 'OWNER' }).execute(),
    ).rejects.toThrow(/foreign key/);
    const company = await place.engine.db.selectFrom('companies').select('id').executeTakeFirstOrThrow();
    const job = await place.engine.db
      .insertInto('jobs')
      .values({ company_id: company.id, title: 'ÜBERSETZUNG' })
      .returning('search_text')
      .executeTakeFirstOrThrow();
    expect(job.search_text).toContain('übersetzung');
  });

  it('restores over an empty installation, and refuses one with data, leaving it alone', async () => {
    const place = await newPlace(to);
    await migrate(place.engine.db, silent);
    await restore(place, archive);
    const before = await rowsOf(place.engine.db);
    await expect(restore(place, archive)).rejects.toThrow('Das Ziel enthält schon Daten.');
    expect(await rowsOf(place.engine.db)).toEqual(before);
  });

  it('leaves nothing of an archive that ends early or is none', async () => {
    const place = await newPlace(to);
    for (const part of [
      archive.subarray(0, archive.length - 2048),
      archive.subarray(0, archive.length >> 1),
      Buffer.concat([archive.subarray(0, archive.indexOf('end.json')), Buffer.alloc(1024)]),
    ]) {
      await expect(restore(place, part)).rejects.toThrow('unvollständig oder beschädigt');
      expect(Object.values(await rowsOf(place.engine.db)).flat()).toEqual([]);
      expect([...filesOf(place.dataDir, 'files'), ...filesOf(place.dataDir, 'tmp')]).toEqual([]);
    }
    await expect(restore(place, Buffer.from('kein Archiv'))).rejects.toThrow('keine Sicherung');
    await restore(place, archive);
  });

  it('keeps with the messages that nobody had seen who applied, when the application stays away (rule 10)', async () => {
    const user = (await db.selectFrom('users').select('id').where('email', '=', 'member@demo.example').executeTakeFirstOrThrow()).id;
    const applicant = await db
      .updateTable('applications')
      .set({ blind: true, user_id: user })
      .where('id', '=', due)
      .returning('company_id')
      .executeTakeFirstOrThrow();
    const way = { company_id: applicant.company_id, user_id: user, sender_type: 'user', recipient_type: 'company' } as const;
    const message = await db
      .insertInto('messages')
      .values({ ...way, recipient: null, subject: 'Frage', content: 'Wann?', request_key: null, unseen_application: null })
      .returning('id')
      .executeTakeFirstOrThrow();
    const place = await newPlace(to);
    await restore(place, (await save({ db, dataDir })).archive);
    const restored = place.engine.db.selectFrom('messages').select('unseen_application').where('id', '=', message.id);
    expect(await restored.executeTakeFirst()).toEqual({ unseen_application: due });
  });

  it('keeps with a payout that it was a hire, when the application stays away (O43, O83)', async () => {
    const payout = await db.selectFrom('payouts').select('id').where('application_id', '=', due).executeTakeFirstOrThrow();
    await db.updateTable('applications').set({ status: 'ACCEPTED' }).where('id', '=', due).execute();
    const place = await newPlace(to);
    await restore(place, (await save({ db, dataDir })).archive);
    const hires = await place.engine.db.selectFrom('payout_hires').selectAll().execute();
    expect(hires).toEqual([{ payout_id: payout.id }]);
  });

  it('refuses a backup of a later version and a database with foreign tables', async () => {
    const place = await newPlace(to);
    const later = Buffer.from(archive.toString('latin1').replace('"005-operation"', '"999-operation"'), 'latin1');
    await expect(restore(place, later)).rejects.toThrow('neueren Version');
    await sql`create table fremd (id integer)`.execute(place.engine.db);
    await expect(restore(place, archive)).rejects.toThrow('nicht von Stellwerk');
  });
});
