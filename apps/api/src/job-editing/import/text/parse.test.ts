import { byJobDetail } from '@stellwerk/domain';
import { afterAll, describe, expect, it } from 'vitest';
import { startTestServer } from '../../../testing/server.ts';

const server = await startTestServer();
afterAll(() => server.stop());

const parse = async (email: string, body: unknown) =>
  server.call('/api/private/jobs/parse', { method: 'POST', token: await server.login(email), body });

describe('O91 POST /api/private/jobs/parse', () => {
  it('answers what a text says, sanitised, and stores nothing', async () => {
    const count = () => server.context.db.selectFrom('jobs').select('id').execute();
    const before = await count();
    const answer = await parse('recruiter@demo.example', {
      companyId: 1,
      source:
        '<h1>Weichenwart (m/w/d)</h1><p onclick="x()">Wir stellen Weichen.<script>alert(1)</script></p><p>Standort: Kassel</p><p>Beschäftigungsart: Teilzeit</p><h2>Ihre Aufgaben</h2><ul><li>Stellen</li></ul>',
    });
    expect(answer.status).toBe(200);
    expect(answer.body).toEqual({
      title: 'Weichenwart (m/w/d)',
      city: 'Kassel',
      workingModel: null,
      employment: 'Teilzeit',
      ...byJobDetail(() => null),
      ote: null,
      payRange: null,
      closesAt: null,
      jobDescription: expect.stringMatching(/^<p>Wir stellen Weichen\.<\/p>/),
      yourTasks: '<ul><li>Stellen</li></ul>',
      yourProfile: null,
      weOffer: null,
      aboutUs: null,
    });
    expect(await count()).toEqual(before);
  });

  it.each([
    ['nothing', { companyId: 1 }, 'Bitte fügen Sie den Text Ihrer Stellenanzeige ein.'],
    ['blanks', { companyId: 1, source: ' \n ' }, 'Bitte fügen Sie den Text Ihrer Stellenanzeige ein.'],
    [
      '300,001 characters',
      { companyId: 1, source: 'x'.repeat(300_001) },
      'Der Text ist zu lang. Bitte fügen Sie nur die Stellenanzeige ein, höchstens 300.000 Zeichen.',
    ],
  ])('refuses %s at its field', async (_case, body, message) => {
    const answer = await parse('recruiter@demo.example', body);
    expect(answer.status).toBe(400);
    expect(answer.body).toMatchObject({ fields: [{ name: 'source', message }] });
  });

  it.each([
    ['bold in bold', '<b>'.repeat(100_000)],
    ['lists in lists', '<ul><li>'.repeat(30_000)],
    ['bullets', '- a\n'.repeat(75_000)],
    ['main parts without an end', '<main>'.repeat(50_000)],
    ['structured data in depth', `<script type="application/ld+json">${'['.repeat(100_000)}${']'.repeat(100_000)}</script>Text`],
  ])('decision 0091: is read, or refused with a reason: %s', async (_what, source) => {
    const token = await server.login('recruiter@demo.example');
    const { status, body } = await server.call('/api/private/jobs/parse', { method: 'POST', token, body: { companyId: 1, source } });
    if (status !== 200)
      expect([status, body]).toMatchObject([400, { fields: [{ name: 'source', message: expect.stringContaining('Formatierung') }] }]);
  });

  it('rule 11: an account has sixty texts in an hour read', async () => {
    const limited = await startTestServer({ RATE_LIMITS: 'on' });
    try {
      const token = await limited.login('recruiter@demo.example');
      const next = () => limited.call('/api/private/jobs/parse', { method: 'POST', token, body: { companyId: 1, source: 'Text' } });
      const statuses = await Promise.all(Array.from({ length: 61 }, next));
      expect(statuses.map(({ status }) => status).toSorted()).toEqual([...Array.from({ length: 60 }, () => 200), 429]);
    } finally {
      await limited.stop();
    }
  });

  it.each([
    ['member@demo.example', 403],
    ['owner2@demo.example', 403],
    ['candidate@demo.example', 403],
  ])('is closed to %s', async (email, status) => {
    expect((await parse(email, { companyId: 1, source: 'Text' })).status).toBe(status);
  });
});
