import { defaultRejectionText } from '@stellwerk/domain';
import { demoData } from '@stellwerk/domain/fixtures';
import { afterAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { flatBody, idOf } from '../../testing/applications.ts';
import { startTestServer } from '../../testing/server.ts';

const jobs = demoData(new Date()).jobs.filter((job) => job.companyId === 1 && job.isActive && job.closesAt === null);
const [jobId = 0, otherJobId = 0] = jobs.map(({ id }) => id);
const foreignJobId = demoData(new Date()).jobs.find((job) => job.companyId !== 1 && job.isActive)?.id ?? 0;

const server = await startTestServer();
afterAll(() => server.stop());
const member = await server.login('member@demo.example');
const recruiter = await server.login('recruiter@demo.example');
const owner = await server.login('owner@demo.example');
const candidate = await server.login('candidate@demo.example');

let count = 0;
/** The candidate applies. */
async function apply(job: number): Promise<number> {
  count += 1;
  const body = flatBody(job, { jobDescription: `Bewerbung ${count}` });
  return idOf(await server.call('/api/private/applications/create', { body, token: candidate }));
}

const ofCompany = z.object({
  status: z.string(),
  jobOffer: z.object({ rejectionText: z.nullable(z.string()) }),
  statusHistory: z.array(z.object({ status: z.string(), reason: z.nullable(z.string()), message: z.nullable(z.string()) })),
  undo: z.nullable(z.object({ change: z.number() })),
});
const path = (id: number, rest = ''): string => `/api/private/applications/${id}${rest}`;
const read = async (id: number) => z.parse(ofCompany, (await server.call(path(id), { token: member })).body);
const setStatus = (id: number, body: Readonly<Record<string, unknown>>) =>
  server.call(path(id, '/status'), { method: 'PATCH', body, token: member });
const undo = async (id: number) =>
  server.call(path(id, '/status/undo'), { body: { change: (await read(id)).undo?.change }, token: member });
const keepText = (text: unknown, job = otherJobId, token: string | undefined = recruiter) =>
  server.call(`/api/private/jobs/${job}/rejection-text`, { method: 'PUT', body: { text }, token });

/** Status mails of an application, sent or waiting. */
const mailsAbout = (id: number) => server.mails({ application_id: id, kind: 'application-status' });

const ownText = 'Guten Tag,\n\nwir haben uns anders entschieden & danken <Ihnen>.';

describe('O96: a rejection', () => {
  it('has a reason that only the company reads, and a text that the applicant gets', async () => {
    const id = await apply(jobId);
    const { status, body } = await setStatus(id, { status: 'REJECTED', reason: 'PAY', message: ` ${ownText} ` });
    expect([status, z.parse(ofCompany, body).statusHistory.at(-1)]).toEqual([200, { status: 'REJECTED', reason: 'PAY', message: ownText }]);
    const [mail, ...more] = await mailsAbout(id);
    expect(more).toEqual([]);
    expect(mail?.body_text).toContain('wir haben uns anders entschieden & danken <Ihnen>.');
    expect(mail?.body_html).toContain('&amp; danken &lt;Ihnen&gt;.');
    const own = await server.call(path(id), { token: candidate });
    const list = await server.call('/api/private/applications/user', { token: candidate });
    const archive = await server.call(path(id, '/export'), { token: candidate });
    for (const answer of [own, list, archive]) expect(answer.status).toBe(200);
    for (const text of [own.body, list.body, archive.body, mail].map((one) => JSON.stringify(one)))
      for (const word of ['PAY', 'Gehaltsvorstellung', '"reason"', 'rejectionText']) expect(text).not.toContain(word);
  });

  it('without a text says what comes with the product, and needs no reason', async () => {
    const id = await apply(jobId);
    await setStatus(id, { status: 'rejected' });
    expect((await read(id)).statusHistory.at(-1)).toEqual({ status: 'REJECTED', reason: null, message: defaultRejectionText });
    const [mail] = await mailsAbout(id);
    for (const paragraph of defaultRejectionText.split('\n\n')) expect(mail?.body_html).toContain(paragraph);
    await undo(id);
    await setStatus(id, { status: 'REJECTED', reason: null, message: '  ' });
    expect((await read(id)).statusHistory.at(-1)).toEqual({ status: 'REJECTED', reason: null, message: defaultRejectionText });
  });

  it('keeps reason and text out of every other status', async () => {
    const id = await apply(jobId);
    await setStatus(id, { status: 'VIEWED', reason: 'PAY', message: ownText });
    expect((await read(id)).statusHistory.at(-1)).toEqual({ status: 'VIEWED', reason: null, message: null });
    expect((await mailsAbout(id))[0]?.body_text).not.toContain('anders entschieden');
  });

  it('that is taken back is not mailed, and one that comes back brings its own text along', async () => {
    const id = await apply(jobId);
    await setStatus(id, { status: 'REJECTED', reason: 'OTHER', message: ownText });
    await setStatus(id, { status: 'VIEWED' });
    expect((await mailsAbout(id)).map(({ body_text }) => body_text.includes('anders entschieden'))).toEqual([false]);
    await undo(id);
    expect((await mailsAbout(id)).map(({ body_text }) => body_text.includes('anders entschieden'))).toEqual([true]);
    await undo(id);
    expect(await mailsAbout(id)).toEqual([]);
  });

  it('that something is noted about keeps what it said', async () => {
    const id = await apply(jobId);
    await setStatus(id, { status: 'REJECTED', reason: 'OTHER', message: ownText });
    await setStatus(id, { status: 'REJECTED', note: 'telefonisch besprochen' });
    expect((await read(id)).statusHistory.at(-1)).toEqual({ status: 'REJECTED', reason: 'OTHER', message: ownText });
  });

  it.each([
    ['an unknown reason', { reason: 'FARBE' }],
    ['a reason that is no text', { reason: 4 }],
    ['a text that is too long', { message: 'x'.repeat(2001) }],
    ['a text that is none', { message: 4 }],
  ])('is refused with %s', async (_name, more) => {
    const id = await apply(jobId);
    expect((await setStatus(id, { status: 'REJECTED', ...more })).status).toBe(400);
    expect((await read(id)).status).toBe('SUBMITTED');
  });
});

describe('O96: the text of a job', () => {
  it('stands in its rejections, changes with the job, and leaves what was said', async () => {
    const [first, second, third] = [await apply(otherJobId), await apply(otherJobId), await apply(otherJobId)];
    expect(await keepText(` ${ownText}`)).toMatchObject({ status: 200, body: { success: true } });
    expect((await read(first)).jobOffer.rejectionText).toBe(ownText);
    await setStatus(first, { status: 'REJECTED' });
    await keepText('Ein anderer Text.');
    await setStatus(second, { status: 'REJECTED' });
    await setStatus(third, { status: 'REJECTED', message: 'Nur für diese Person.' });
    const said = async (id: number) => (await read(id)).statusHistory.at(-1)?.message;
    expect([await said(first), await said(second), await said(third)]).toEqual([ownText, 'Ein anderer Text.', 'Nur für diese Person.']);
    await keepText('');
    expect((await read(second)).jobOffer.rejectionText).toBeNull();
  });

  it('is the default again when it says the same', async () => {
    const id = await apply(otherJobId);
    await keepText(defaultRejectionText);
    expect((await read(id)).jobOffer.rejectionText).toBeNull();
  });

  it('is in the lists of the company, and in no answer to others', async () => {
    await keepText('Nur für das Unternehmen.');
    const list = await server.call(`/api/private/applications/by-company/1?jobId=${otherJobId}`, { token: member });
    expect(JSON.stringify(list.body)).toContain('Nur für das Unternehmen.');
    const others = [
      await server.call(`/api/public/jobs/${otherJobId}`),
      await server.call(`/api/private/applications/user`, { token: candidate }),
    ];
    for (const { status, body } of others) {
      expect(status).toBe(200);
      expect(JSON.stringify(body)).not.toContain('Nur für das Unternehmen.');
    }
    await keepText('');
  });

  it('is changed from recruiters on, in the own company', async () => {
    const statuses = await Promise.all([
      keepText(ownText, otherJobId, member),
      keepText(ownText, foreignJobId, recruiter),
      keepText('x'.repeat(2001)),
      keepText(undefined),
    ]);
    expect(statuses.map(({ status }) => status)).toEqual([403, 404, 400, 400]);
    expect((await read(await apply(otherJobId))).jobOffer.rejectionText).toBeNull();
  });

  it('is noted in the history by its name, and leaves the moment of its last change', async () => {
    const moments = () =>
      server.context.db.selectFrom('jobs').select(['updated_at', 'updated_by']).where('id', '=', otherJobId).executeTakeFirstOrThrow();
    const before = await moments();
    await keepText(ownText);
    await keepText(ownText);
    expect(await moments()).toEqual(before);
    const { body } = await server.call('/api/private/companies/1/history?area=jobs', { token: owner });
    const { entries } = z.parse(z.object({ entries: z.array(z.object({ action: z.string(), fields: z.array(z.string()) })) }), body);
    expect(entries[0]).toEqual({ action: 'job-updated', fields: ['rejectionText'] });
    expect(JSON.stringify(body)).not.toContain('anders entschieden');
    await keepText('');
  });

  it('stands in several at once, each as its own job says, unless they are told the same', async () => {
    const ids = [await apply(jobId), await apply(otherJobId), await apply(jobId), await apply(otherJobId)];
    await keepText(ownText);
    const reject = (applications: readonly number[], more: Readonly<Record<string, unknown>>) =>
      server.call('/api/private/applications/by-company/1/status', {
        body: { status: 'REJECTED', applications: applications.map((id) => ({ id })), ...more },
        token: member,
      });
    expect((await reject(ids.slice(0, 2), { reason: 'JOB_FILLED' })).status).toBe(200);
    expect((await reject(ids.slice(2), { reason: 'JOB_FILLED', message: 'Für alle gleich.' })).status).toBe(200);
    const said = await Promise.all(ids.map(async (id) => (await read(id)).statusHistory.at(-1)));
    expect(said.map((change) => change?.reason)).toEqual(ids.map(() => 'JOB_FILLED'));
    expect(said.map((change) => change?.message)).toEqual([defaultRejectionText, ownText, 'Für alle gleich.', 'Für alle gleich.']);
    await keepText('');
  });

  it('A24: stands in the rejections that come with the deletion of the job, without a reason', async () => {
    const [, , doomed = 0] = jobs.map(({ id }) => id);
    const id = await apply(doomed);
    await keepText('Diese Stelle entfällt.', doomed);
    expect((await server.call(`/api/private/jobs/${doomed}`, { method: 'DELETE', token: recruiter })).status).toBe(200);
    expect((await read(id)).statusHistory.at(-1)).toEqual({ status: 'REJECTED', reason: null, message: 'Diese Stelle entfällt.' });
    expect((await mailsAbout(id))[0]?.body_text).toContain('Diese Stelle entfällt.');
  });
});
