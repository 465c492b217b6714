import { asList, asObject } from '@stellwerk/domain';
import { afterAll, expect, it } from 'vitest';
import { startTestServer } from '../../testing/server.ts';

const server = await startTestServer();
afterAll(() => server.stop());
const owner = await server.login('owner@demo.example');

const read = async (path: string) => (await server.call(path, { token: owner })).body;

/** A job of the company with a distinct value in each field. */
async function fullJob() {
  const { db } = server.context;
  const team = await db.selectFrom('team_members').select('id').where('company_id', '=', 1).orderBy('id').limit(2).execute();
  const { id: page } = await db.selectFrom('focus_pages').select('id').where('company_id', '=', 1).executeTakeFirstOrThrow();
  const offer = {
    title: 'Fachkraft für Gleisbau (m/w/d)',
    city: 'Kassel',
    workingModel: 'Hybrid',
    employment: 'Teilzeit',
    ote: '60.000 € zum Ziel',
    remunerationStructure: 'Fixum und Prämie',
    startsOn: '2027-04-01',
    contract: '2028-12-31',
    specificInformation: { crmSystem: 'HubSpot', salesCycle: 'drei Monate' },
    aboutUs: '<p>Über uns</p>',
    jobDescription: '<p>Beschreibung</p>',
    yourTasks: '<p>Aufgaben</p>',
    yourProfile: '<p>Profil</p>',
    weOffer: '<p>Angebot</p>',
    jobProfileType: 'SALES',
    templateType: 'template3',
    isActive: true,
  };
  const contacts = team.map(({ id }, index) => ({ id: { teamMemberId: id }, jobOfferRank: index + 1 }));
  const body = { companyId: 1, jobOffer: { ...offer, focusPage: { id: page }, video: null }, teamMembers: contacts };
  const created = await server.call('/api/private/jobs/create', { token: owner, body });
  expect(created.status).toBe(201);
  const id = Number(asObject(created.body).id);
  await db.updateTable('jobs').set({ video_link: 'https://v.example/gleis.mp4' }).where('id', '=', id).execute();
  return { id, page, offer, contacts, people: team.map((person) => expect.objectContaining({ id: person.id })) };
}

it('JM83 JM85 CF25 a job has the documented fields with what was stored in them: in the lists, to visitors and to its form', async () => {
  const { id, page, offer, contacts, people } = await fullJob();
  const { title, city, workingModel, employment, jobProfileType, templateType } = offer;
  const card = { id, title, city, workingModel, employment, templateType, createdAt: expect.any(String), publishedAt: expect.any(String) };
  const row = asList(await read('/api/private/jobs/get-company-jobs/1'))
    .map(asObject)
    .find((one) => one.id === id);
  expect(row).toMatchObject({
    ...card,
    jobProfileType,
    isActive: true,
    active: true,
    companyId: { id: 1 },
    updatedAt: expect.any(String),
    applications: 0,
    views: 0,
  });
  const listed = asList(asObject(await read('/api/jobs?search=Gleisbau')).jobs)
    .map(asObject)
    .find((one) => one.id === id);
  expect(listed).toMatchObject({ ...card, companyId: { name: expect.stringMatching(/\S/), logoLink: expect.anything() } });
  const videoUrl = 'https://v.example/gleis.mp4';
  const shown = {
    ...card,
    ...offer,
    active: true,
    videoLink: videoUrl,
    video: { url: videoUrl },
    videoUrl,
    contactPersons: people,
    teamMembers: people,
    focusPage: { id: page },
  };
  for (const path of [`/api/public/jobs/${id}`, `/api/private/companies/jobs/${id}`]) expect(await read(path), path).toMatchObject(shown);
  const stored = asObject(await read(`/api/private/jobs/${id}`));
  expect(stored).toMatchObject({ ...offer, video: { url: videoUrl }, teamMembers: contacts, focusPage: { id: page } });
});
