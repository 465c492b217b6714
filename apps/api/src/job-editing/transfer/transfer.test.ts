/** @module-tag embedded */
import {
  DEFAULT_JOB_TEMPLATE,
  asList,
  asObject,
  EMPLOYMENTS,
  JOB_PROFILE_TYPES,
  JOB_TEMPLATES,
  PAY_UNITS,
  WORKING_MODELS,
} from '@stellwerk/domain';
import type { Insertable } from 'kysely';
import { afterAll, describe, expect, it } from 'vitest';
import type { JobsTable } from '../../platform/db/tables/jobs.ts';
import { startTestServer } from '../../testing/server.ts';

const server = await startTestServer();
afterAll(() => server.stop());
const owner = await server.login('owner@demo.example');

let companies = 0;
async function newCompany(): Promise<number> {
  companies += 1;
  const { body } = await server.call('/api/private/companies/create', {
    token: owner,
    body: { name: `Umzug ${companies} GmbH`, industry: 'IT und Software' },
  });
  return Number(asObject(body).id);
}

const exportOf = async (companyId: number, format: 'json' | 'csv', token = owner): Promise<string> => {
  const { status, body } = await server.call(`/api/private/companies/${companyId}/jobs/export?format=${format}`, { token });
  expect(status).toBe(200);
  return String(body);
};

async function check(companyId: number, content: string | Uint8Array<ArrayBuffer>, name = 'stellen.csv', token = owner) {
  const form = new FormData();
  form.append('file', new Blob([content]), name);
  const response = await fetch(`${server.url}/api/private/companies/${companyId}/jobs/import/check`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
    body: form,
  });
  const body: unknown = await response.json();
  return { status: response.status, body, entries: asList(asObject(body).entries).map(asObject) };
}

async function send(companyId: number, jobs: readonly unknown[], token = owner, more: { asDrafts?: boolean; design?: string } = {}) {
  const answer = await server.call(`/api/private/companies/${companyId}/jobs/import`, { token, body: { jobs, ...more } });
  return { ...answer, outcomes: asList(asObject(answer.body).results).map((result) => asObject(result).outcome) };
}

/** Checks a file and imports all accepted jobs, like the dashboard does. */
async function bring(companyId: number, content: string, name: string): Promise<void> {
  const { entries } = await check(companyId, content, name);
  expect(entries.filter(({ outcome }) => outcome !== 'created')).toEqual([]);
  for (let from = 0; from < entries.length; from += 100) {
    const jobs = entries.slice(from, from + 100).map(({ value }) => value);
    const { status, outcomes } = await send(companyId, jobs);
    expect(status).toBe(200);
    expect(outcomes).toEqual(jobs.map(() => 'created'));
  }
}

const rowsOf = (companyId: number) =>
  server.context.db.selectFrom('jobs').selectAll().where('company_id', '=', companyId).orderBy('id').execute();

/** Pseudo-random numbers, the same in every run. */
let state = 49;
function below(limit: number): number {
  state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
  return Math.floor((state / 2 ** 32) * limit);
}
const pick = <T>(list: readonly T[]): T | null => list[below(list.length)] ?? null;
const sometimes = <T>(value: T): T | null => (below(4) === 0 ? null : value);

/** Texts that spreadsheets, CSV and markup all misinterpret. */
const ODD = [
  '=1+1',
  '+49',
  '-5',
  '@SUM(A1)',
  "'s Werk",
  "'=1",
  '"; "',
  'a;b',
  '<b>fett</b> &amp; Söhne',
  ' Rand ',
  'Ä\tß',
  '–',
  '',
  '"',
  '007',
];
const text = (): string => `${pick(ODD)}${pick(ODD)}${pick(ODD)}`;
const escaped = (plain: string): string => plain.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
const html = (): string => `<p>${escaped(text())}\n${escaped(text())}</p><h3>Ihre Aufgaben</h3><ul><li>${escaped(text())}</li></ul>`;
const day = (): Date => new Date(Date.UTC(2000, 0, 1 + below(9000), 23, 30));

/** A job with any value in any column. */
function anyJob(index: number): Omit<Insertable<JobsTable>, 'company_id'> {
  const low = below(9_999_999) / 100;
  const pay = { pay_min: low, pay_max: sometimes(low + below(1000)), pay_currency: pick(['EUR', 'HUF']), pay_unit: pick(PAY_UNITS) };
  return {
    title: `${text()}x`.trim(),
    city: sometimes(text()),
    location: sometimes(text()),
    employment: sometimes(pick(EMPLOYMENTS)),
    working_model: sometimes(pick(WORKING_MODELS)),
    ote: sometimes(text()),
    remuneration_structure: sometimes(text()),
    contract: pick(['permanent', 'temporary', '2028-12-31', null]),
    starts_on: pick(['immediately', '2027-04-01', null]),
    ...sometimes(pay),
    closes_at: sometimes(day()),
    published_at: day(),
    job_description: sometimes(html()),
    your_tasks: sometimes(html()),
    your_profile: sometimes(html()),
    we_offer: sometimes(html()),
    about_us: sometimes(html()),
    profile_type: pick(JOB_PROFILE_TYPES) ?? 'DEFAULT',
    template: sometimes(pick(JOB_TEMPLATES)),
    specific_information: JSON.stringify({ ...sometimes({ techStack: text() }), ...sometimes({ tools: [text(), text()] }) }),
    is_active: below(2) === 0,
    external_id: sometimes(`kennung-${index}`),
  };
}

describe('an export', () => {
  it('comes back unchanged into an empty company, as JSON and as CSV, whatever stands in the postings', async () => {
    const source = await newCompany();
    const rows = Array.from({ length: 150 }, (_, index) => anyJob(index));
    await server.context.db
      .insertInto('jobs')
      .values(rows.map((columns) => ({ ...columns, company_id: source })))
      .execute();
    const name = (text: string): string => text.replaceAll(/Umzug \d+ GmbH/g, 'GmbH');
    const wanted = { json: name(await exportOf(source, 'json')), csv: name(await exportOf(source, 'csv')) };
    expect(asList(JSON.parse(wanted.json))).toHaveLength(150);
    for (const format of ['json', 'csv'] as const) {
      const target = await newCompany();
      await bring(target, await exportOf(source, format), `stellen.${format}`);
      expect(name(await exportOf(target, 'json'))).toBe(wanted.json);
      expect(name(await exportOf(target, 'csv'))).toBe(wanted.csv);
    }
  });

  it('of the demo company comes back too, and into the same company changes nothing', async () => {
    const file = await exportOf(1, 'csv');
    const { entries } = await check(1, file);
    expect(new Set(entries.map(({ outcome }) => outcome))).toEqual(new Set(['unchanged']));
    const target = await newCompany();
    await bring(target, file, 'stellen.csv');
    expect((await rowsOf(target)).map(({ title }) => title)).toEqual(
      (await rowsOf(1)).flatMap(({ title, deleted_at }) => (deleted_at === null ? [title] : [])),
    );
  });

  it('holds no cell that a spreadsheet takes for a formula', async () => {
    const companyId = await newCompany();
    await server.context.db.insertInto('jobs').values({ company_id: companyId, title: '=HYPERLINK("http://x.example")' }).execute();
    expect(await exportOf(companyId, 'csv')).toContain(`;"'=HYPERLINK(""http://x.example"")";`);
  });

  it('is schema.org for others: the whole text, place, pay and kind', async () => {
    const companyId = await newCompany();
    await server.context.db
      .insertInto('jobs')
      .values({
        company_id: companyId,
        title: 'Lagerleitung',
        city: 'Emden',
        employment: 'Teilzeit',
        your_tasks: '<p>Planen</p>',
        pay_min: 20,
        pay_currency: 'EUR',
        pay_unit: 'HOUR',
        closes_at: new Date('2099-12-24T22:30:00Z'),
      })
      .execute();
    const [job] = asList(JSON.parse(await exportOf(companyId, 'json')));
    expect(job).toMatchObject({
      '@context': 'https://schema.org',
      '@type': 'JobPosting',
      title: 'Lagerleitung',
      description: '<h2>Ihre Aufgaben</h2><p>Planen</p>',
      employmentType: 'PART_TIME',
      validThrough: '2099-12-24',
      jobLocation: { address: { addressLocality: 'Emden' } },
      baseSalary: { currency: 'EUR', value: { minValue: 20, unitText: 'HOUR' } },
    });
  });

  it('of a company without postings is an empty list, and a head alone', async () => {
    const companyId = await newCompany();
    expect(JSON.parse(await exportOf(companyId, 'json'))).toEqual([]);
    expect((await exportOf(companyId, 'csv')).split('\r\n')).toHaveLength(2);
  });
});

const CSV = 'Titel;Ort;Beschreibung\nLagerhilfe;Emden;Packen und sortieren\n;Leer;ohne Titel\n';

describe('an import', () => {
  it('is shown entry by entry before anything is stored', async () => {
    const companyId = await newCompany();
    const { entries } = await check(companyId, CSV);
    expect(entries).toEqual([
      { place: 'Zeile 2', title: 'Lagerhilfe', outcome: 'created', value: expect.anything() },
      { place: 'Zeile 3', title: '', outcome: 'refused', reason: 'Der Titel fehlt.' },
    ]);
    expect(await rowsOf(companyId)).toEqual([]);
  });

  it('goes into the company of the call, whatever company the file names, and is noted once a batch', async () => {
    const companyId = await newCompany();
    const jobs = ['1', '2'].map((id) => ({
      '@type': 'JobPosting',
      identifier: id,
      title: `Stelle ${id}`,
      hiringOrganization: 'Fremde Werke AG',
      description: 'Packen',
    }));
    expect((await send(companyId, jobs)).outcomes).toEqual(['created', 'created']);
    expect((await send(companyId, jobs)).outcomes).toEqual(['unchanged', 'unchanged']);
    expect((await rowsOf(companyId)).map(({ title, is_active }) => [title, is_active])).toEqual([
      ['Stelle 1', true],
      ['Stelle 2', true],
    ]);
    const noted = await server.context.db.selectFrom('audit').selectAll().where('company_id', '=', companyId).execute();
    expect(noted.filter(({ action }) => action === 'jobs-imported').map(({ details }) => details)).toEqual([{ created: 2, updated: 0 }]);
    const named = await server.context.db.selectFrom('companies').select('id').where('name', '=', 'Fremde Werke AG').execute();
    expect(named).toEqual([]);
  });

  it('leaves new postings inactive where that is wished, and those that are there as they are', async () => {
    const companyId = await newCompany();
    const job = (id: string, title: string) => ({ '@type': 'JobPosting', identifier: id, title, description: 'Lotsen' });
    await send(companyId, [job('1', 'Lotse')]);
    const drafts = await send(companyId, [job('1', 'Lotsin'), job('2', 'Funkerin')], owner, { asDrafts: true });
    expect(drafts.outcomes).toEqual(['updated', 'created']);
    expect(await rowsOf(companyId)).toMatchObject([
      { title: 'Lotsin', is_active: true },
      { title: 'Funkerin', is_active: false, published_at: null },
    ]);
  });

  it('changes the postings of an export that somebody has edited, by their own numbers', async () => {
    const companyId = await newCompany();
    await server.context.db
      .insertInto('jobs')
      .values(['Alpha', 'Beta'].map((title) => ({ company_id: companyId, title, is_active: true })))
      .execute();
    const file = (await exportOf(companyId, 'csv')).replace(/;Alpha;ja/, ';Gamma;nein');
    const { entries } = await check(companyId, file);
    expect(entries.map(({ title, outcome }) => [title, outcome])).toEqual([
      ['Gamma', 'updated'],
      ['Beta', 'unchanged'],
    ]);
    await send(
      companyId,
      entries.map(({ value }) => value),
    );
    expect((await rowsOf(companyId)).map(({ title, is_active }) => [title, is_active])).toEqual([
      ['Gamma', false],
      ['Beta', true],
    ]);
  });

  it('refuses a posting whose value somebody has broken, and names its column', async () => {
    const companyId = await newCompany();
    await server.context.db.insertInto('jobs').values({ company_id: companyId, title: 'Alpha', is_active: true }).execute();
    const { entries } = await check(companyId, (await exportOf(companyId, 'csv')).replace(';Alpha;ja', ';Alpha;vielleicht'));
    expect(entries).toEqual([expect.objectContaining({ outcome: 'refused', reason: 'Der Wert unter „Aktiv“ lässt sich nicht lesen.' })]);
  });

  it('gives all postings one design: the one that was chosen, else that of the newest posting of the company, else the usual one', async () => {
    const values = Array.from({ length: 4 }, (_, index) => ({ title: `Gleis ${index}`, identifier: `g-${index}`, description: 'Text.' }));
    const empty = await newCompany();
    await bring(empty, JSON.stringify(values), 'stellen.json');
    expect((await rowsOf(empty)).map(({ template }) => template)).toEqual(values.map(() => DEFAULT_JOB_TEMPLATE));
    const other = await newCompany();
    for (const template of ['template1', 'template3'] as const)
      await server.context.db.insertInto('jobs').values({ company_id: other, title: template, template }).execute();
    await bring(other, JSON.stringify(values), 'stellen.json');
    expect((await rowsOf(other)).map(({ template }) => template)).toEqual(['template1', ...Array.from({ length: 5 }, () => 'template3')]);
    const chosen = await newCompany();
    await send(chosen, values, owner, { design: 'template2' });
    expect((await rowsOf(chosen)).map(({ template }) => template)).toEqual(values.map(() => 'template2'));
    expect((await send(chosen, values, owner, { design: 'template9' })).status).toBe(400);
  });

  it('reads files of old Windows programs', async () => {
    const { entries } = await check(await newCompany(), new Uint8Array(Buffer.from('Titel;Text\nBürokraft;Grüße\n', 'latin1')));
    expect(entries).toEqual([expect.objectContaining({ title: 'Bürokraft', outcome: 'created' })]);
  });

  it.each([
    ['an empty list', '[]', 'stellen.json', 'Die Datei enthält keine Stellenanzeigen.'],
    ['another kind of file', 'x', 'stellen.pdf', 'Dieses Dateiformat ist nicht erlaubt. Erlaubt sind: JSON, JSONL, CSV, TXT'],
    ['a table of Excel', 'PK\u0003\u0004', 'stellen.csv', 'Der Inhalt der Datei passt nicht zu ihrer Endung.'],
  ])('of %s is refused', async (_what, content, name, message) => {
    expect(await check(1, content, name)).toMatchObject({ status: 400, body: { message } });
  });

  it('O50: is done by recruiters and above alone, and so is the export', async () => {
    for (const email of ['member@demo.example', 'owner2@demo.example']) {
      const token = await server.login(email);
      expect((await check(1, CSV, 'a.csv', token)).status).toBe(403);
      expect((await send(1, [], token)).status).toBe(403);
      expect((await server.call('/api/private/companies/1/jobs/export?format=csv', { token })).status).toBe(403);
    }
    expect((await check(1, CSV, 'a.csv', await server.login('recruiter@demo.example'))).status).toBe(200);
  });

  it('O38: an enforced plan is already in the check', async () => {
    const strict = await startTestServer({ PLAN_LIMITS: 'enforce' });
    try {
      const token = await strict.login('owner@demo.example');
      const { body } = await strict.call('/api/private/companies/create', {
        token,
        body: { name: 'Enge GmbH', industry: 'IT und Software' },
      });
      const jobs = Array.from({ length: 11 }, (_, index) => ({
        '@type': 'JobPosting',
        identifier: index,
        title: `S ${index}`,
        description: 'x',
      }));
      const form = new FormData();
      form.append('file', new Blob([JSON.stringify(jobs)]), 'a.json');
      const path = `${strict.url}/api/private/companies/${String(asObject(body).id)}/jobs/import/check`;
      const response = await fetch(path, { method: 'POST', headers: { authorization: `Bearer ${token}` }, body: form });
      const outcomes = asList(asObject(await response.json()).entries).map((entry) => asObject(entry).outcome);
      expect(outcomes).toEqual(['created', ...jobs.slice(1).map(() => 'refused')]);
    } finally {
      await strict.stop();
    }
  });
});
