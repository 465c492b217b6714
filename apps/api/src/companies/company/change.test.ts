import { companyMessages } from '@stellwerk/domain';
import { afterAll, describe, expect, it } from 'vitest';
import { startTestServer } from '../../testing/server.ts';

const server = await startTestServer();
afterAll(() => server.stop());
const owner = await server.login('owner@demo.example');

const path = '/api/private/companies/1';
const put = (body: unknown, token = owner) => server.call(path, { method: 'PUT', body, token });
const read = async (): Promise<Readonly<Record<string, unknown>>> => {
  const { body } = await server.call(path, { token: owner });
  return typeof body === 'object' && body !== null ? { ...body } : {};
};

const profile = {
  name: 'Weserbund Versicherung AG',
  industry: { id: 2, name: 'irgendwas' },
  city: ' Kiel ',
  streetAndNumber: 'Gleisweg 1',
  postcode: '24103',
  country: 'Deutschland',
  vatId: 'DE1',
  employees: 'ONE_TO_TEN',
  website: 'weserbund.example',
  linkedinProfile: 'https://l.example/weserbund',
  xingProfile: '',
  description: '<p onclick="x()">Wir <b>versichern</b>.</p><script>alert(1)</script>',
  foundingYear: 1901,
};

describe('PUT companies/{id}', () => {
  it('API41 CS31 O82: stores the whole profile, the description sanitised, the year under both names', async () => {
    const { status, body } = await put(profile);
    expect(status).toBe(200);
    const { description: _html, industry, ...rest } = profile;
    const stored = {
      ...rest,
      city: 'Kiel',
      website: 'https://weserbund.example',
      xingProfile: null,
      foundedYear: 1901,
    };
    expect(body).toMatchObject({ ...stored, industry: { id: industry.id, name: 'Gesundheitswesen' } });
    expect(body).toMatchObject({ description: '<p>Wir <strong>versichern</strong>.</p>' });
    expect(await read()).toEqual(body);
    expect((await server.call('/api/public/companies/1')).body).toMatchObject({ name: profile.name, website: stored.website });
  });

  it('decision 0091: refuses more markup than anybody writes, at its field, and changes nothing', async () => {
    const before = await read();
    const message = 'Der Text enthält zu viel Formatierung. Bitte vereinfachen Sie ihn.';
    expect(await put({ ...profile, name: 'Anders GmbH', description: `<p>Text</p>${'<b>'.repeat(51)}` })).toMatchObject({
      status: 400,
      body: { message, fields: [{ name: 'description', message }] },
    });
    expect(await read()).toEqual(before);
  });

  it('stores the brand color, which jobs and the page of the company show, and removes it', async () => {
    expect((await put({ brandColor: '#1B3F8B' })).body).toMatchObject({ brandColor: '#1b3f8b' });
    for (const path of ['/api/public/companies/1', '/api/public/jobs/101']) {
      const { body } = await server.call(path);
      expect(JSON.stringify(body), path).toContain('"brandColor":"#1b3f8b"');
    }
    expect((await put({ brandColor: '' })).body).toMatchObject({ brandColor: null });
  });

  it('CS30 A55: keeps what is not sent, and empties what is null', async () => {
    const before = await read();
    const { body } = await put({ foundingYear: null, vatId: '', linkedinProfile: null });
    expect(body).toEqual({
      ...before,
      foundingYear: null,
      foundedYear: null,
      vatId: null,
      linkedinProfile: null,
      version: Number(before.version) + 1,
    });
  });

  it('takes the role, the owner and the activity from nobody', async () => {
    const before = await read();
    expect((await put({ isActive: false, ownerId: 5, role: 'MEMBER', slug: 'x', version: 99, id: 2 })).body).toEqual(before);
  });

  it.each([
    ['name', '  ', 'Bitte geben Sie einen Firmennamen an'],
    ['industry', 4711, 'Bitte wählen Sie eine Branche aus'],
    ['website', '', 'Bitte geben Sie eine Website an'],
    ['website', 'javascript:alert(1)', 'Bitte geben Sie eine gültige Adresse an.'],
    ['linkedinProfile', 'kein link', 'Bitte geben Sie eine gültige Adresse an.'],
    ['description', '<p>&nbsp;</p>', 'Bitte geben Sie eine Beschreibung an'],
    ['description', 'x'.repeat(20_001), 'Höchstens 20000 Zeichen.'],
    ['foundingYear', 1799, `Bitte geben Sie ein Jahr von 1800 bis ${new Date().getFullYear()} an.`],
    ['foundingYear', new Date().getFullYear() + 1, `Bitte geben Sie ein Jahr von 1800 bis ${new Date().getFullYear()} an.`],
    ['foundingYear', 1900.5, `Bitte geben Sie ein Jahr von 1800 bis ${new Date().getFullYear()} an.`],
    ['vatId', 'x'.repeat(41), 'Höchstens 40 Zeichen.'],
    ['brandColor', 'red; } body {', companyMessages.brandColor],
    ['brandColor', '#ffcc00', companyMessages.brandContrast('#936200')],
  ])('CS22 CS24 CS25 CS27: refuses %s %j at its field, and changes nothing', async (name, value, message) => {
    const before = await read();
    const answer = await put({ city: 'Anderswo', [name]: value });
    expect(answer.status).toBe(400);
    expect(answer.body).toMatchObject({ fields: [{ name, message }] });
    expect(await read()).toEqual(before);
  });

  it('of two people who have seen the same version the second is told, gets what is stored, and changes nothing', async () => {
    const { version } = await read();
    const first = await put({ city: 'Bremen', expectedVersion: version });
    expect(first.status).toBe(200);
    const second = await put({ city: 'Emden', expectedVersion: version });
    expect(second.status).toBe(409);
    expect(second.body).toMatchObject({ code: 'CONFLICT', message: 'Dieser Eintrag wurde inzwischen geändert.', current: first.body });
    expect(await read()).toEqual(first.body);
    const current = first.body;
    const seen = typeof current === 'object' && current !== null && 'version' in current ? current.version : 0;
    expect((await put({ city: 'Emden', expectedVersion: seen })).body).toMatchObject({ city: 'Emden' });
  });

  it('what changes nothing is no new version, and no line of the audit', async () => {
    const lines = () => server.context.db.selectFrom('audit').selectAll().where('action', '=', 'company-changed').execute();
    const [before, written] = [await read(), (await lines()).length];
    expect((await put({ city: before.city, name: before.name, expectedVersion: before.version })).body).toEqual(before);
    expect(await lines()).toHaveLength(written);
    await put({ city: 'Leer' });
    const last = (await lines()).at(-1);
    expect(last).toMatchObject({ company_id: 1, details: { fields: ['city'] } });
    expect(JSON.stringify(last)).not.toContain('Leer');
  });
});
