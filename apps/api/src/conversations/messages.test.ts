/** @module-tag embedded */
import { asList, asObject } from '@stellwerk/domain';
import { fixtures } from '@stellwerk/domain/fixtures';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../testing/server.ts';

const MESSAGES = '/api/private/messages';
const OF_COMPANY = `${MESSAGES}/by-company/1`;
const OWN = `${MESSAGES}/my`;
const OF_PLATFORM = '/api/private/admin/messages';
/** Amelie Thorwald, an applicant of the first company. */
const AMELIE = 5;

let server: TestServer;
const tokens = new Map<string, string>();
beforeAll(async () => {
  server = await startTestServer({ PUBLIC_ORIGIN: 'https://jobs.example' });
  for (const name of ['owner', 'recruiter', 'member', 'owner2', 'candidate', 'admin'])
    tokens.set(name, await server.login(`${name}@demo.example`));
  tokens.set('leon', await server.login('leon.hartwig@post.example'));
});
afterAll(() => server.stop());
// Each test begins with empty mailboxes and an empty outbox.
beforeEach(async () => {
  await server.context.db.deleteFrom('messages').execute();
  await server.context.db.deleteFrom('outbox').execute();
});

const call = (who: string, path: string, method = 'GET', body?: object) =>
  server.call(path, { token: tokens.get(who), method, ...(body !== undefined && { body }) });
const send = (who: string, body: object) => call(who, MESSAGES, 'POST', body);
const list = async (who: string, path: string) => asList((await call(who, path)).body).map(asObject);
const unread = async (who: string) => asObject((await call(who, `${MESSAGES}/unread`)).body);
const mails = () => server.mails({ kind: 'message' });

const text = { subject: 'Ihr Gespräch', content: 'Passt Ihnen Dienstag?' };
const toAmelie = { companyId: 1, userId: AMELIE, senderType: 'company', recipientType: 'user', ...text };
const fromAmelie = { companyId: 1, userId: AMELIE, senderType: 'user', recipientType: 'company', ...text };
const toSupport = { companyId: 1, senderType: 'company', recipientType: 'user', recipient: 'support', ...text };

const idOf = (answer: { readonly body: unknown }): string => String(asObject(answer.body).id);

describe('a company and an applicant', () => {
  it('API72 API70 CM15 O41: a company writes, and both have the message', async () => {
    const sent = await send('member', toAmelie);
    expect(sent).toMatchObject({ status: 200, body: { ...toAmelie, isRead: false, recipient: null, company: { id: 1 } } });
    const [entry] = await list('owner', OF_COMPANY);
    const user = { id: AMELIE, firstName: 'Amelie', lastName: 'Thorwald' };
    expect(entry).toMatchObject({ ...toAmelie, id: Number(idOf(sent)), isRead: false, user });
    expect(entry).toEqual(
      expect.objectContaining({ createdAt: expect.stringMatching(/^\d{4}-/), updatedAt: expect.stringMatching(/^\d{4}-/) }),
    );
    expect(await list('candidate', OWN)).toMatchObject([{ ...text, company: { id: 1, name: 'Weserbund Versicherungen AG' } }]);
    expect(await list('leon', OWN)).toEqual([]);
    expect(await list('owner2', `${MESSAGES}/by-company/2`)).toEqual([]);
  });

  it('CM15: an entry of the list has every documented field, each with its own value', async () => {
    const { db } = server.context;
    const [createdAt, updatedAt] = ['2026-11-20T08:02:00.000Z', '2026-11-21T09:03:00.000Z'];
    const id = Number(idOf(await send('candidate', fromAmelie)));
    await db
      .updateTable('messages')
      .set({ created_at: new Date(createdAt), updated_at: new Date(updatedAt), is_read: true })
      .where('id', '=', id)
      .execute();
    const { avatar } = await db.selectFrom('users').select('avatar').where('id', '=', AMELIE).executeTakeFirstOrThrow();
    await db.updateTable('users').set({ avatar: 'amelie.webp' }).where('id', '=', AMELIE).execute();
    expect(await list('owner', OF_COMPANY)).toEqual([
      {
        id,
        ...fromAmelie,
        recipient: null,
        isRead: true,
        createdAt,
        updatedAt,
        user: { id: AMELIE, firstName: 'Amelie', lastName: 'Thorwald', avatar: '/api/media/avatars/original/amelie.webp' },
      },
    ]);
    await db.updateTable('users').set({ avatar }).where('id', '=', AMELIE).execute();
  });

  it('O41 API71: the person answers, and the company reads it', async () => {
    await send('owner', toAmelie);
    const answer = await send('candidate', { ...fromAmelie, userId: undefined });
    expect(answer).toMatchObject({ status: 200, body: { userId: AMELIE, senderType: 'user' } });
    for (const who of ['member', 'candidate'])
      expect(await call(who, `${MESSAGES}/${idOf(answer)}`)).toMatchObject({ status: 200, body: text });
    for (const who of ['owner2', 'leon', 'admin']) expect((await call(who, `${MESSAGES}/${idOf(answer)}`)).status, who).toBe(404);
  });

  it('CM06 API73: is unread until its receiver marks it, and reading alone changes nothing', async () => {
    const id = idOf(await send('owner', toAmelie));
    expect(await unread('candidate')).toEqual({ own: 1, companies: [], platform: null });
    await call('candidate', `${MESSAGES}/${id}`);
    expect(await unread('candidate')).toMatchObject({ own: 1 });
    expect((await call('owner', `${MESSAGES}/${id}/read`, 'PUT')).status).toBe(403);
    expect(await call('candidate', `${MESSAGES}/${id}/read`, 'PUT')).toMatchObject({ status: 200, body: { isRead: true } });
    expect(await unread('candidate')).toMatchObject({ own: 0 });
    const answer = idOf(await send('candidate', fromAmelie));
    expect(await unread('recruiter')).toEqual({ own: 0, companies: [{ companyId: 1, unread: 1 }], platform: null });
    expect((await call('candidate', `${MESSAGES}/${answer}/read`, 'PUT')).status).toBe(403);
    expect((await call('recruiter', `${MESSAGES}/${answer}/read`, 'PUT')).status).toBe(200);
    expect(await unread('owner')).toMatchObject({ companies: [] });
  });

  it('API74 CM08 O41: is deleted for one side, and kept for the other', async () => {
    const id = idOf(await send('owner', toAmelie));
    expect((await call('recruiter', `${MESSAGES}/${id}`, 'DELETE')).status).toBe(204);
    expect([await list('owner', OF_COMPANY), (await list('candidate', OWN)).length]).toEqual([[], 1]);
    expect((await call('owner', `${MESSAGES}/${id}`)).status).toBe(404);
    expect((await call('owner', `${MESSAGES}/${id}`, 'DELETE')).status).toBe(404);
    expect(await unread('candidate')).toMatchObject({ own: 1 });
    expect((await call('candidate', `${MESSAGES}/${id}`, 'DELETE')).status).toBe(204);
    // Both sides have deleted it, so it is not kept.
    expect(await server.context.db.selectFrom('messages').select('id').execute()).toEqual([]);
  });

  it('O40: a company may write to whoever has applied to it with an account, and to nobody else', async () => {
    const applicantsOf = (company: number) =>
      new Set(fixtures.applications.flatMap(({ companyId, userId }) => (companyId === company ? (userId ?? []) : [])));
    for (const [who, company] of [
      ['member', 1],
      ['owner2', 2],
    ] as const) {
      const { body } = await call(who, `${MESSAGES}/applicants/${company}`);
      expect(new Set(asList(body).map((one) => asObject(one).id)), who).toEqual(applicantsOf(company));
      expect(asList(body)).toContainEqual({ id: AMELIE, firstName: 'Amelie', lastName: 'Thorwald' });
    }
    expect(applicantsOf(1)).not.toEqual(applicantsOf(2));
  });

  it('whoever is named comes first, so that the end of the list leaves nobody out; a stranger is not among them', async () => {
    const idsWith = async (include: number) =>
      asList((await call('member', `${MESSAGES}/applicants/1?include=${include}`)).body).map((one) => asObject(one).id);
    const all = asList((await call('member', `${MESSAGES}/applicants/1`)).body).map((one) => asObject(one).id);
    const last = Number(all.at(-1));
    expect(all[0]).not.toBe(last);
    expect(await idsWith(last)).toEqual([last, ...all.slice(0, -1)]);
    const stranger = fixtures.users.find(({ id }) => !all.includes(id));
    expect(await idsWith(stranger?.id ?? 0)).toEqual(all);
  });
});

describe('who may not send', () => {
  const stranger = fixtures.users.find(({ id }) =>
    fixtures.applications.every(({ userId, companyId }) => userId !== id || companyId !== 1),
  )?.id;

  it.each([
    ['a stranger in the name of a company', 'owner2', toAmelie, 403],
    ['a candidate in the name of a company', 'candidate', toAmelie, 403],
    ['a person in the name of another', 'leon', fromAmelie, 403],
    ['a person to a company that it has not applied to', 'owner2', { ...fromAmelie, userId: undefined }, 403],
    ['a company to somebody who has not applied', 'owner', { ...toAmelie, userId: stranger }, 404],
    ['a company to nobody', 'owner', { ...toAmelie, userId: 2_000_000 }, 404],
    ['a company as the platform', 'owner', { ...toSupport, senderType: 'system', recipientType: 'company' }, 403],
  ] as const)('API72: %s', async (_title, who, body, status) => {
    expect((await send(who, body)).status).toBe(status);
    expect(await server.context.db.selectFrom('messages').select('id').execute()).toEqual([]);
  });

  it.each([
    ['EN34', { senderType: 'foo' }, 'senderType', 'Dieser Wert ist unbekannt.'],
    ['EN34', { recipientType: 'system' }, 'recipientType', 'Dieser Wert ist unbekannt.'],
    ['O75', { recipient: 'press' }, 'recipient', 'Dieser Wert ist unbekannt.'],
    ['CM10', { subject: ' ' }, 'subject', 'Bitte geben Sie einen Betreff ein'],
    ['CM11', { content: undefined }, 'content', 'Bitte geben Sie eine Nachricht ein'],
    ['CM12', { userId: null }, 'recipient', 'Bitte wählen Sie einen Empfänger aus'],
    ['O23', { subject: 'x'.repeat(201) }, 'subject', 'Höchstens 200 Zeichen.'],
    ['O23', { content: 'x'.repeat(5001) }, 'content', 'Höchstens 5000 Zeichen.'],
  ])('%s: is told in German what is wrong (case %#)', async (_row, change, name, message) => {
    expect(await send('owner', { ...toAmelie, ...change })).toMatchObject({ status: 400, body: { fields: [{ name, message }] } });
  });
});

describe('O75: Support, Vertrieb and Buchhaltung', () => {
  it('are read by the administrators alone, who answer the company', async () => {
    const id = idOf(await send('member', toSupport));
    expect(await list('admin', OF_PLATFORM)).toMatchObject([{ recipient: 'support', userId: null, company: { id: 1 } }]);
    expect(await unread('admin')).toEqual({ own: 0, companies: [], platform: 1 });
    expect((await call('admin', '/api/private/admin/overview')).body).toMatchObject({ waiting: { messages: 1 } });
    expect((await call('owner', OF_PLATFORM)).status).toBe(403);
    expect((await call('candidate', `${MESSAGES}/${id}`)).status).toBe(404);
    expect((await call('owner', `${MESSAGES}/${id}/read`, 'PUT')).status).toBe(403);
    expect((await call('admin', `${MESSAGES}/${id}/read`, 'PUT')).status).toBe(200);
    expect(await unread('admin')).toMatchObject({ platform: 0 });
    const answer = { companyId: 1, senderType: 'system', recipientType: 'company', recipient: 'support', ...text };
    expect((await send('admin', { ...answer, recipient: undefined })).status).toBe(400);
    expect((await send('admin', answer)).status).toBe(200);
    expect(await unread('owner')).toMatchObject({ companies: [{ companyId: 1, unread: 1 }] });
    expect(await list('owner', OF_COMPANY)).toMatchObject([{ senderType: 'system', recipient: 'support' }, { senderType: 'company' }]);
  });

  it('API74: deleting hides for that side only', async () => {
    const id = idOf(await send('owner', toSupport));
    expect((await call('admin', `${MESSAGES}/${id}?side=company`, 'DELETE')).status).toBe(404);
    expect((await call('admin', `${MESSAGES}/${id}`, 'DELETE')).status).toBe(204);
    expect([await list('admin', OF_PLATFORM), (await list('owner', OF_COMPANY)).length]).toEqual([[], 1]);
    expect((await call('owner', `${MESSAGES}/${id}`, 'DELETE')).status).toBe(204);
    expect(await server.context.db.selectFrom('messages').select('id').execute()).toEqual([]);
  });
});

describe('a mailbox with many messages', () => {
  it('EN53 CM03 CM04: comes by pages of ten, is filtered and searched', async () => {
    for (let index = 1; index <= 12; index += 1) await send('candidate', { ...fromAmelie, subject: `Frage ${index}` });
    expect(await list('owner', OF_COMPANY)).toHaveLength(10);
    const second = asObject((await call('owner', `${OF_COMPANY}?page=2`)).body);
    expect(second).toMatchObject({ total: 12, page: 2, pageSize: 10, counts: { all: 12, unread: 12, read: 0 } });
    expect(asList(second.messages).map((one) => asObject(one).subject)).toEqual(['Frage 2', 'Frage 1']);
    const first = asObject(asList(second.messages)[1]);
    await call('owner', `${MESSAGES}/${String(first.id)}/read`, 'PUT');
    const found = async (query: string) =>
      asList(asObject((await call('owner', `${OF_COMPANY}?page=1&pageSize=50&${query}`)).body).messages).map(
        (one) => asObject(one).subject,
      );
    expect(await found('filter=read')).toEqual(['Frage 1']);
    expect(await found('filter=unread')).toHaveLength(11);
    expect(await found('search=frage 12')).toEqual(['Frage 12']);
    for (const word of ['DIENSTAG', 'Amelie', 'thorwald']) expect(await found(`search=${word}`), word).toHaveLength(12);
    expect(await found('search=100%25')).toEqual([]);
    expect((await call('owner', `${OF_COMPANY}?filter=foo`)).status).toBe(400);
    expect((await call('owner', `${OF_COMPANY}?pageSize=101`)).status).toBe(400);
  });

  it('has a message once, however often its call is repeated', async () => {
    const body = { ...toAmelie, requestKey: 'einmal' };
    expect(idOf(await send('owner', body))).toBe(idOf(await send('owner', body)));
    expect(await list('owner', OF_COMPANY)).toHaveLength(1);
    expect(await mails()).toHaveLength(1);
  });
});

describe('mails to whoever is written to', () => {
  it('say who has written and not what, once until it is read', async () => {
    const id = idOf(await send('owner', toAmelie));
    await send('owner', toAmelie);
    const [mail, ...others] = await mails();
    expect(others).toEqual([]);
    expect(mail).toMatchObject({ recipient: 'candidate@demo.example', subject: 'Neue Nachricht von Weserbund Versicherungen AG' });
    expect(mail?.body_text).toContain(`https://jobs.example/dashboard?tab=messages&message=${id}`);
    expect(`${mail?.body_text} ${mail?.body_html}`).not.toMatch(/Dienstag|Gespräch/);
  });

  it('O41 come again after an unread message was deleted, which counts as unread no more', async () => {
    const first = idOf(await send('owner', toAmelie));
    expect((await call('candidate', `${MESSAGES}/${first}`, 'DELETE')).status).toBe(204);
    expect(await unread('candidate')).toMatchObject({ own: 0 });
    await send('owner', toAmelie);
    expect(await mails()).toHaveLength(2);
    const answer = idOf(await send('candidate', fromAmelie));
    const before = (await mails()).length;
    // The message that the sender deletes is still unread.
    expect((await call('candidate', `${MESSAGES}/${answer}`, 'DELETE')).status).toBe(204);
    await send('candidate', fromAmelie);
    expect(await mails()).toHaveLength(before);
  });

  it('go to recruiters and up of a company', async () => {
    const id = idOf(await send('candidate', fromAmelie));
    const sent = await mails();
    expect(sent.map(({ recipient }) => recipient)).toEqual(expect.arrayContaining(['owner@demo.example', 'recruiter@demo.example']));
    expect(sent.map(({ recipient }) => recipient)).not.toContain('member@demo.example');
    expect(sent[0]).toMatchObject({ subject: 'Neue Nachricht von Amelie Thorwald' });
    expect(sent[0]?.body_text).toContain(`https://jobs.example/company/1/messages?message=${id}`);
  });
});

it('rule 11: one account sends at most 60 messages in an hour', async () => {
  const strict = await startTestServer({ RATE_LIMITS: 'on' });
  try {
    const token = await strict.login('owner@demo.example');
    const statuses: number[] = [];
    for (let index = 0; index < 61; index += 1)
      statuses.push((await strict.call(MESSAGES, { token, body: { ...toSupport, requestKey: 'einmal' } })).status);
    expect([...new Set(statuses.slice(0, 60)), statuses[60]]).toEqual([200, 429]);
  } finally {
    await strict.stop();
  }
});
