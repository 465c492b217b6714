import { demoData } from '@stellwerk/domain/fixtures';
import { asList, asObject, readCompanyJobs, readJob } from '@stellwerk/domain';
import { given } from '@stellwerk/testing/given';
import { afterAll, describe, expect, it } from 'vitest';
import { startTestServer } from '../../testing/server.ts';

const server = await startTestServer();
afterAll(() => server.stop());

const data = demoData(new Date());
const companies = new Map(data.companies.map((company) => [company.id, company]));
const shown = data.jobs.find((job) => job.isActive && job.companyId === 1 && job.contactIds.length > 1 && job.closesAt === null);
const inactive = data.jobs.find((job) => !job.isActive && job.companyId === 1);
const expired = data.jobs.find(
  (job) => job.isActive && job.closesAt !== null && new Date(job.closesAt) < new Date(Date.now() - 86_400_000),
);

const message = (body: unknown): unknown => (typeof body === 'object' && body !== null && 'message' in body ? body.message : body);

describe('public job', () => {
  it('API04, API05, A22: answers under both spellings with the same job', async () => {
    const first = await server.call(`/api/public/jobs/${shown?.id}`);
    const second = await server.call(`/public/jobs/${shown?.id}`);
    expect(first.status).toBe(200);
    expect(second.status).toBe(200);
    expect(second.body).toEqual(first.body);
    const job = readJob(first.body);
    expect(job).toMatchObject({
      id: String(shown?.id),
      title: shown?.title,
      template: shown?.templateType,
      profileType: shown?.jobProfileType,
      salary: shown?.ote ?? '',
    });
    expect(job.company.name).toBe(companies.get(1)?.name);
    expect(job.team.map((person) => person.id)).toEqual(shown?.contactIds.map(String));
  });

  it('PJ34, rule 3: sends what everybody may know of the company, and no more', async () => {
    const company = companies.get(1);
    const { body } = await server.call(`/api/public/jobs/${shown?.id}`);
    const logo = `/api/media/logos/original/${company?.logo?.split('/').at(-1)}`;
    expect(company?.linkedinProfile).toMatch(/linkedin/);
    expect(typeof body === 'object' && body !== null && 'companyId' in body && body.companyId).toEqual({
      id: 1,
      name: company?.name,
      slug: expect.stringMatching(/^[a-z0-9-]+$/),
      logo: { url: logo, filename: logo.split('/').at(-1) },
      logoLink: logo,
      industry: data.industries.find(({ id }) => id === company?.industryId),
      city: company?.city,
      employees: company?.employees,
      website: company?.website,
      linkedinProfile: company?.linkedinProfile,
      brandColor: null,
      listed: true,
    });
  });

  it('EN43 PJ34: each field has the value that is stored', async () => {
    const { db } = server.context;
    const texts = {
      title: 'Glockengießer (m/w/d)',
      city: 'Lauchhammer',
      location: 'Gießerei 7, 01979 Lauchhammer',
      working_model: 'Hybrid',
      employment: 'Teilzeit',
      ote: 'nach Tarif',
      remuneration_structure: 'Festgehalt und Prämie',
      recommended_by: 'Ada Kern',
      job_description: '<p>Beschreibung</p>',
      your_tasks: '<p>Aufgaben</p>',
      your_profile: '<p>Profil</p>',
      we_offer: '<p>Angebot</p>',
      about_us: '<p>Über uns</p>',
      video_link: 'https://www.youtube.com/watch?v=abc123',
    } as const;
    const row = {
      ...texts,
      company_id: 1,
      requirements: JSON.stringify(['Lehre', 'Geduld']),
      benefits: JSON.stringify(['Urlaub']),
      direct_access: true,
      profile_type: 'TECH',
      template: 'template3',
      pay_min: 40_000,
      pay_max: 50_000,
      pay_currency: 'EUR',
      pay_unit: 'YEAR',
      specific_information: JSON.stringify({ techStack: 'Bronze' }),
      created_at: new Date('2026-01-02T03:04:05Z'),
      published_at: new Date('2026-01-03T04:05:06Z'),
    } as const;
    const { id } = await db.insertInto('jobs').values(row).returning('id').executeTakeFirstOrThrow();
    const { body } = await server.call(`/api/public/jobs/${id}`);
    expect(body).toMatchObject({
      id,
      title: texts.title,
      company: companies.get(1)?.name,
      city: texts.city,
      location: texts.location,
      workingModel: 'Hybrid',
      employment: 'Teilzeit',
      createdAt: '2026-01-02T03:04:05.000Z',
      publishedAt: '2026-01-03T04:05:06.000Z',
      payRange: { min: 40_000, max: 50_000, currency: 'EUR', unit: 'YEAR' },
      ote: texts.ote,
      remunerationStructure: texts.remuneration_structure,
      recommendedBy: texts.recommended_by,
      directAccess: true,
      description: texts.job_description,
      jobDescription: texts.job_description,
      yourTasks: texts.your_tasks,
      yourProfile: texts.your_profile,
      requirements: ['Lehre', 'Geduld'],
      weOffer: texts.we_offer,
      benefits: ['Urlaub'],
      aboutUs: texts.about_us,
      video: { url: texts.video_link },
      videoUrl: texts.video_link,
      videoLink: texts.video_link,
      videos: [texts.video_link],
      teamMembers: [],
      jobProfileType: 'TECH',
      templateType: 'template3',
      template: { id: 3 },
      specificInformation: { techStack: 'Bronze' },
      isActive: true,
      active: true,
    });
    await db.deleteFrom('jobs').where('id', '=', id).execute();
  });

  it('EN43 PJ35: each person has what is stored of it, in the order of the job', async () => {
    const people = shown?.contactIds.map((id) => data.members.find((member) => member.id === id)) ?? [];
    expect(people.length).toBeGreaterThan(1);
    const { body } = await server.call(`/api/public/jobs/${shown?.id}`);
    expect(body).toMatchObject({
      teamMembers: people.map((person) => ({
        id: person?.id,
        firstName: person?.firstName,
        lastName: person?.lastName,
        position: person?.position,
        jobDescription: person?.jobDescription,
        linkedinProfile: person?.linkedinProfile || null,
        email: person?.email,
        avatar: person?.avatar && `/api/media/avatars/original/${person.avatar.split('/').at(-1)}`,
      })),
    });
  });

  it('WCAG 1.2.2: a film of the company travels with its captions, which everybody may fetch', async () => {
    const filmed = data.jobs.find(({ captionsFile }) => captionsFile !== null);
    const { body } = await server.call(`/api/public/jobs/${filmed?.id}`);
    const [film, captions] = ['beispielfilm.mp4', 'beispielfilm.vtt'].map((name) => `/api/media/job-videos/original/${name}`);
    expect(body).toMatchObject({ video: { url: film, captions: { url: captions, filename: 'beispielfilm.vtt' } }, videoUrl: film });
    expect(readJob(body).video).toEqual({ kind: 'file', url: film, captionsUrl: captions });
    const answer = await fetch(server.url + captions);
    expect(answer.headers.get('content-type')).toBe('text/vtt');
    expect(await answer.text()).toMatch(/^WEBVTT\n\n00:00/);
    const change = server.context.db
      .updateTable('jobs')
      .set({ video: null })
      .where('id', '=', filmed?.id ?? 0);
    await expect(change.execute()).rejects.toThrow('jobs_captions_of_a_video');
  });

  const LOGO = '/api/media/logos/original/weserbund.svg';

  it('A36, A79: sends every documented spelling', async () => {
    const { body } = await server.call(`/api/public/jobs/${shown?.id}`);
    expect(body).toMatchObject({
      company: companies.get(1)?.name,
      companyId: { id: 1, logoLink: LOGO, logo: { url: LOGO } },
      isActive: true,
      active: true,
      template: { id: expect.any(Number) },
    });
    const both = body !== null && typeof body === 'object' ? { ...body } : {};
    expect('teamMembers' in both && 'contactPersons' in both && both.teamMembers).toEqual('contactPersons' in both && both.contactPersons);
    expect('description' in both && 'jobDescription' in both && both.description).toEqual('jobDescription' in both && both.jobDescription);
  });

  it.each(['999999', '0', '-1', 'abc', '1.5', '99999999999', '1%27--'])('answers an unknown id %s with 404 in German', async (id) => {
    const { status, body } = await server.call(`/api/public/jobs/${id}`);
    expect(status).toBe(404);
    expect(body).toMatchObject({
      success: false,
      message: 'Die gesuchte Stellenanzeige existiert nicht.',
      error: 'Die gesuchte Stellenanzeige existiert nicht.',
    });
  });

  it('O24: hides an inactive job, and one whose company is switched off', async () => {
    expect((await server.call(`/api/public/jobs/${inactive?.id}`)).status).toBe(404);
    await server.context.db.updateTable('companies').set({ is_active: false }).where('id', '=', 1).execute();
    expect((await server.call(`/api/public/jobs/${shown?.id}`)).status).toBe(404);
    await server.context.db.updateTable('companies').set({ is_active: true }).where('id', '=', 1).execute();
    expect((await server.call(`/api/public/jobs/${shown?.id}`)).status).toBe(200);
  });

  describe('O106: a job that was public', () => {
    const off = (change: object = {}) =>
      server.context.db
        .updateTable('jobs')
        .set({ is_active: false, inactive_reason: null, deleted_at: null, updated_at: server.context.now(), ...change })
        .where('id', '=', Number(shown?.id))
        .execute();
    const ended = () => server.call(`/api/public/jobs/${shown?.id}/ended`);
    afterAll(() => off({ is_active: true }));

    it('is named for 90 days after its company has switched it off, with open ones like it', async () => {
      await off();
      expect((await server.call(`/api/public/jobs/${shown?.id}`)).status).toBe(404);
      const { status, body } = await ended();
      expect(status).toBe(200);
      expect(body).toMatchObject({ job: { id: shown?.id, title: shown?.title } });
      const ids = asList(asObject(body).similar).map((job) => asObject(job).id);
      expect(ids).not.toContain(shown?.id);
      expect(ids.length).toBeLessThanOrEqual(4);
    });

    it.each([
      ['is open', { is_active: true }],
      ['was deleted', { deleted_at: new Date() }],
      ['never was public', { published_at: null }],
      ['was switched off long ago', { updated_at: new Date(Date.now() - 91 * 86_400_000) }],
      ['was taken down', { inactive_reason: 'taken-down' }],
    ])('is unknown where it %s', async (_title, change) => {
      const { published_at } = await server.context.db
        .selectFrom('jobs')
        .select('published_at')
        .where('id', '=', Number(shown?.id))
        .executeTakeFirstOrThrow();
      await off(change);
      expect((await ended()).status).toBe(404);
      await off({ published_at });
    });

    it('is unknown where its company shows itself to nobody', async () => {
      await off();
      const { db } = server.context;
      const ofJob = db.selectFrom('jobs').select('company_id').where('id', '=', Number(shown?.id));
      const setVisibility = (visibility: 'private' | 'public') =>
        db.updateTable('companies').set({ visibility }).where('id', '=', ofJob).execute();
      await setVisibility('private');
      expect((await ended()).status).toBe(404);
      await setVisibility('public');
      expect((await ended()).status).toBe(200);
    });

    it.each(['999999', 'abc', '-1'])('is unknown under the id %s', async (id) => {
      expect((await server.call(`/api/public/jobs/${id}/ended`)).status).toBe(404);
    });
  });

  it('names the open jobs that are like one, the likest first, and neither itself nor what is only new', async () => {
    const others = await server.context.db
      .selectFrom('jobs')
      .select('id')
      .where('is_active', '=', true)
      .where('id', '!=', Number(shown?.id))
      .limit(1)
      .execute();
    const [like] = others;
    const { title } = await server.context.db
      .selectFrom('jobs')
      .select('title')
      .where('id', '=', like?.id ?? 0)
      .executeTakeFirstOrThrow();
    const rename = (id: unknown, to: string) =>
      server.context.db.updateTable('jobs').set({ title: to }).where('id', '=', Number(id)).execute();
    const similar = async () => {
      const { status, body } = await server.call(`/api/public/jobs/${shown?.id}/similar`);
      expect(status).toBe(200);
      return asList(asObject(body).jobs).map((job) => asObject(job).id);
    };
    await rename(shown?.id, 'Glockengießerin für Turmuhren');
    expect(await similar()).toEqual([]);
    await rename(like?.id, 'Glockengießerin in Vertretung');
    expect(await similar()).toEqual([like?.id]);
    await rename(like?.id, title);
    await rename(shown?.id, String(shown?.title));
    expect((await server.call('/api/public/jobs/999999/similar')).status).toBe(404);
  });

  it('keeps the page of a job past its closing date (rule 14)', async () => {
    const { status, body } = await server.call(`/api/public/jobs/${expired?.id}`);
    expect(status).toBe(200);
    expect(readJob(body).closesAt).not.toBeNull();
  });

  it('says of the place what is surely known, and of an unknown one nothing', async () => {
    const { db } = server.context;
    const { id } = await db.insertInto('jobs').values({ company_id: 1, title: 'Gärtnerin' }).returning('id').executeTakeFirstOrThrow();
    const addressAt = async (city: string, location: string): Promise<unknown> => {
      await db.updateTable('jobs').set({ city, location }).where('id', '=', id).execute();
      return readJob((await server.call(`/api/public/jobs/${id}`)).body).address;
    };
    expect(await addressAt('Bremen', 'Am Markt 1, 28195 Bremen')).toEqual({ country: 'DE', region: 'Bremen', postalCode: '28195' });
    expect(await addressAt('', 'Innsbruck')).toEqual({ country: 'AT', region: 'Tirol', postalCode: '' });
    expect(await addressAt('Neustadt', '')).toBeUndefined();
    await db.deleteFrom('jobs').where('id', '=', id).execute();
  });

  it('rule 3: tells nothing of owner, addresses of others, notes or internal columns', async () => {
    const { body } = await server.call(`/api/public/jobs/${shown?.id}`);
    const text = JSON.stringify(body);
    for (const word of ['ownerId', 'vatId', 'streetAndNumber', 'search_text', 'searchText', 'passwordHash', 'createdBy', 'notes', 'rating'])
      expect(text).not.toContain(word);
    const contacts = new Set(shown?.contactIds);
    for (const member of data.members.filter((person) => !contacts.has(person.id) && person.email !== ''))
      expect(text).not.toContain(member.email);
  });

  it('rule 5: sanitises what stands in old rows when it is sent', async () => {
    const dirty =
      '<p onclick="x()">Gut</p><script>alert(1)</script><iframe src="https://evil.example"></iframe><a href="javascript:alert(1)">Link</a><img src=x onerror=alert(1)><h1>Kopf</h1>';
    await server.context.db
      .updateTable('jobs')
      .set({ job_description: dirty, benefits: JSON.stringify(['<img src=x onerror=alert(1)>Obst']) })
      .where('id', '=', shown?.id ?? 0)
      .execute();
    const text = JSON.stringify((await server.call(`/api/public/jobs/${shown?.id}`)).body);
    expect(text).toContain('<p>Gut</p>');
    expect(text).toContain('<h3>Kopf</h3>');
    for (const bad of ['onclick', '<script', 'alert(1)', 'iframe', 'javascript:', 'onerror', '<img']) expect(text).not.toContain(bad);
  });

  it('finds a job under the new name of its company', async () => {
    await server.context.db.updateTable('companies').set({ name: 'Übersee Öl AG' }).where('id', '=', 1).execute();
    const { body } = await server.call('/api/public/jobs/search?search=ÜBERSEE%20öl');
    expect(asObject(body).jobs).toContainEqual(expect.objectContaining({ id: given(shown).id }));
  });
});

describe('jobs of the own company', () => {
  it('API06: a member sees the preview of an inactive job, t does not matter', async () => {
    const token = await server.login('member@demo.example');
    const { status, body } = await server.call(`/api/private/companies/jobs/${inactive?.id}?t=1760000000000`, { token });
    expect(status).toBe(200);
    expect(readJob(body)).toMatchObject({ id: String(inactive?.id), active: false });
  });

  it('rule 2: a foreign job looks like an unknown one', async () => {
    const token = await server.login('owner2@demo.example');
    const foreign = await server.call(`/api/private/companies/jobs/${shown?.id}`, { token });
    const unknown = await server.call('/api/private/companies/jobs/999999', { token });
    expect(foreign.status).toBe(404);
    expect(unknown.status).toBe(404);
    expect(message(foreign.body)).toBe(message(unknown.body));
  });

  it('API49, O52: lists the jobs of a company with and without a status, with their figures', async () => {
    const token = await server.login('member@demo.example');
    const ofCompany = data.jobs.filter((job) => job.companyId === 1);
    const list = async (query: string): Promise<unknown> =>
      (await server.call(`/api/private/jobs/get-company-jobs/1${query}`, { token })).body;
    const idsOf = async (query: string) =>
      asList(await list(query))
        .map((one) => Number(asObject(one).id))
        .toSorted((a, b) => a - b);
    const idsWhere = (wanted: (job: (typeof ofCompany)[number]) => boolean) =>
      ofCompany
        .filter(wanted)
        .map(({ id }) => id)
        .toSorted((a, b) => a - b);
    expect(await idsOf('')).toEqual(idsWhere(() => true));
    expect(await idsOf('?status=ALL')).toEqual(idsWhere(() => true));
    expect(await idsOf('?status=Active')).toEqual(idsWhere((job) => job.isActive));
    expect(await idsOf('?status=inactive')).toEqual(idsWhere((job) => !job.isActive));
    expect((await server.call('/api/private/jobs/get-company-jobs/1?status=half', { token })).status).toBe(400);
    const applications = data.applications.filter((application) => application.jobId === shown?.id).length;
    const jobs = readCompanyJobs(await list(''));
    expect(jobs.find(({ id }) => id === String(shown?.id))).toEqual({
      id: String(shown?.id),
      title: shown?.title,
      city: shown?.city,
      location: shown?.location,
      workingModel: shown?.workingModel,
      employment: shown?.employment,
      createdAt: shown?.createdAt,
      publishedAt: shown?.publishedAt,
      active: true,
      profileType: shown?.jobProfileType,
      template: shown?.templateType,
      applications,
      views: shown?.views,
      hasVideo: shown?.videoLink !== null,
      createdBy: 'Jonas Terhorst',
    });
  });

  it('API82: the second path of the list answers the same array, to members of the company alone', async () => {
    const PATH = '/api/companies/1/jobs';
    const token = await server.login('member@demo.example');
    const { status, body } = await server.call(PATH, { token });
    expect(status).toBe(200);
    expect(body).toEqual((await server.call('/api/private/jobs/get-company-jobs/1', { token })).body);
    expect(body).toHaveLength(data.jobs.filter((job) => job.companyId === 1).length);
    expect((await server.call(PATH)).status).toBe(401);
    expect((await server.call(PATH, { token: await server.login('owner2@demo.example') })).status).toBe(403);
  });

  it('JM13, O78: the list carries every field that the documents name, authors under both names', async () => {
    const job = data.jobs.find(({ companyId, videoLink, id }) => companyId === 1 && videoLink !== null && id !== shown?.id);
    const token = await server.login('member@demo.example');
    const { body } = await server.call('/api/private/jobs/get-company-jobs/1', { token });
    const author = { firstName: 'Jonas', lastName: 'Terhorst' };
    expect(asList(body).find((one) => asObject(one).id === job?.id)).toMatchObject({
      description: job?.jobDescription,
      createdBy: author,
      createdById: author,
      updatedBy: author,
      updatedById: author,
      templateType: job?.templateType,
      template: { id: Number(job?.templateType.slice(-1)) },
      videos: job?.videoLink === null ? [] : [job?.videoLink],
      recommendedBy: job?.recommendedBy || null,
      directAccess: job?.directAccess,
      payRange: job?.payRange,
      closesAt: job?.closesAt,
    });
    await server.context.db
      .updateTable('jobs')
      .set({ created_by: null })
      .where('id', '=', job?.id ?? 0)
      .execute();
    const again = (await server.call('/api/private/jobs/get-company-jobs/1', { token })).body;
    expect(readCompanyJobs(again).find(({ id }) => id === String(job?.id))?.createdBy).toBe('');
  });

  it('O78: a card of the public list carries pay, closing date and design', async () => {
    const paid = data.jobs.find((job) => job.isActive && job.payRange !== null && job.companyId === 1);
    const { body } = await server.call('/api/public/jobs/search?pageSize=100');
    expect(asList(asObject(body).jobs).find((job) => asObject(job).id === paid?.id)).toMatchObject({
      payRange: paid?.payRange,
      closesAt: paid?.closesAt,
      templateType: paid?.templateType,
    });
  });
});
