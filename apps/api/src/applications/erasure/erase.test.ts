import fs from 'node:fs';
import { join } from 'node:path';
import { demoData } from '@stellwerk/domain/fixtures';
import { afterAll, describe, expect, it } from 'vitest';
import { startTestServer } from '../../testing/server.ts';
import { eraseExpired } from './erase.ts';
import { mailFileName } from '../../platform/mail/mail-files.ts';
import { flatBody, formBody, idOf, PDF, sendForm, traces } from '../../testing/applications.ts';

const jobId = demoData(new Date()).jobs.find((job) => job.companyId === 1 && job.isActive && job.closesAt === null)?.id ?? 0;
const DAY = 24 * 60 * 60 * 1000;
const start = new Date('2026-11-20T09:00:00Z');

let moment = start;
const server = await startTestServer({}, { now: () => moment });
afterAll(() => server.stop());

const exists = async (id: number): Promise<boolean> =>
  (await server.context.db.selectFrom('applications').select('id').where('id', '=', id).execute()).length === 1;

describe('what is erased', () => {
  it('rule 10: an application six months after its rejection, with its files; not a day before and no other', async () => {
    const send = (email: string) =>
      sendForm(server, '/api/public/applications/create', formBody(jobId, [{ field: 'resume', name: 'a.pdf', content: PDF }], { email }));
    const [rejected, kept] = [idOf(await send('weg@post.example')), idOf(await send('bleibt@post.example'))];
    const token = await server.login('member@demo.example');
    await server.call(`/api/private/applications/${rejected}/status`, { method: 'PATCH', body: { status: 'rejected' }, token });
    const file = await server.context.db
      .selectFrom('application_documents')
      .select('storage_key')
      .where('application_id', '=', rejected)
      .executeTakeFirstOrThrow();
    const path = join(server.context.config.dataDir, 'files', file.storage_key);
    moment = new Date('2027-05-20T08:59:59Z');
    await eraseExpired(server.context);
    expect([await exists(rejected), fs.existsSync(path)]).toEqual([true, true]);
    moment = new Date('2027-05-20T09:00:01Z');
    await eraseExpired(server.context);
    expect([await exists(rejected), fs.existsSync(path)]).toEqual([false, false]);
    expect(await exists(kept)).toBe(true);
    const history = await server.context.db
      .selectFrom('application_status_history')
      .select('id')
      .where('application_id', '=', rejected)
      .execute();
    expect(history).toEqual([]);
    moment = start;
  });

  it('O21: an upload that no application took, after a day', async () => {
    const before = await traces(server);
    const key = 'uploads/applications/1/0123456789abcdef.pdf';
    const path = join(server.context.config.dataDir, 'files', key);
    fs.mkdirSync(join(path, '..'), { recursive: true });
    fs.writeFileSync(path, PDF);
    await server.context.db
      .insertInto('application_documents')
      .values({
        kind: 'resume',
        filename: '0123456789abcdef.pdf',
        name: 'a.pdf',
        content_type: 'application/pdf',
        size: PDF.length,
        storage_key: key,
        created_at: start,
      })
      .execute();
    moment = new Date(start.getTime() + DAY - 1000);
    await eraseExpired(server.context);
    expect(fs.existsSync(path)).toBe(true);
    moment = new Date(start.getTime() + DAY + 1000);
    await eraseExpired(server.context);
    expect(await traces(server)).toEqual(before);
    moment = start;
  });

  it('rule 10: the files of its mails at once, when the applicant erases it', async () => {
    const { config } = server.context;
    const token = await server.login('candidate@demo.example');
    const sent = await server.call('/api/private/applications/create', { token, body: flatBody(jobId, { email: 'sofort@post.example' }) });
    const id = idOf(sent);
    const own = await server.mails({ application_id: id });
    expect(own.length).toBeGreaterThan(0);
    const folder = join(config.dataDir, 'outbox');
    fs.mkdirSync(folder, { recursive: true });
    for (const row of own) fs.writeFileSync(join(folder, mailFileName({ ...row, date: start })), 'x');
    expect((await server.call(`/api/private/applications/${id}`, { method: 'DELETE', token })).status).toBe(204);
    await server.context.background.settled();
    expect(fs.readdirSync(folder)).toEqual([]);
  });

  it('rule 10: the mails about an application with it, rows and files; files of mails that are still known stay', async () => {
    const id = idOf(await server.call('/api/public/applications/create', { body: flatBody(jobId, { email: 'post@post.example' }) }));
    const { db, config } = server.context;
    const own = () => server.mails({ application_id: id });
    expect((await own()).length).toBeGreaterThan(1);
    const other = {
      kind: 'register',
      recipient: 'b@post.example',
      subject: 'x',
      body_text: 'x',
      dedupe_key: 'bleibt',
      next_attempt_at: new Date('2040-01-01'),
    };
    await db.insertInto('outbox').values(other).execute();
    const rows = await db.selectFrom('outbox').select(['id', 'kind', 'application_id']).execute();
    fs.mkdirSync(join(config.dataDir, 'outbox'), { recursive: true });
    for (const row of rows) fs.writeFileSync(join(config.dataDir, 'outbox', mailFileName({ ...row, date: start })), 'x');
    fs.writeFileSync(join(config.dataDir, 'outbox', 'notiz.txt'), 'x');
    await db
      .updateTable('applications')
      .set({ erase_at: new Date(start.getTime() - 1) })
      .where('id', '=', id)
      .execute();
    await eraseExpired(server.context);
    expect(await own()).toEqual([]);
    const left = rows.filter((row) => row.application_id !== id).map((row) => mailFileName({ ...row, date: start }));
    expect(fs.readdirSync(join(config.dataDir, 'outbox')).toSorted()).toEqual([...left, 'notiz.txt'].toSorted());
  });

  it('sent mails after thirty days; waiting ones stay', async () => {
    const mail = { kind: 'register', recipient: 'a@post.example', subject: 'x', body_text: 'x' };
    await server.context.db
      .insertInto('outbox')
      .values([
        { ...mail, dedupe_key: 'sent', sent_at: start },
        { ...mail, dedupe_key: 'waits', next_attempt_at: new Date('2040-01-01') },
      ])
      .execute();
    const left = async () =>
      (
        await server.context.db
          .selectFrom('outbox')
          .select('dedupe_key')
          .where('dedupe_key', 'in', ['sent', 'waits'])
          .orderBy('id')
          .execute()
      ).map((row) => row.dedupe_key);
    moment = new Date(start.getTime() + 29 * DAY);
    await eraseExpired(server.context);
    expect(await left()).toEqual(['sent', 'waits']);
    moment = new Date(start.getTime() + 31 * DAY);
    await eraseExpired(server.context);
    expect(await left()).toEqual(['waits']);
    moment = start;
  });
});
