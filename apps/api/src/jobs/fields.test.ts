import { asList, asObject } from '@stellwerk/domain';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../testing/server.ts';

let server: TestServer;
let owner: string;
beforeAll(async () => {
  server = await startTestServer();
  owner = await server.login('owner@demo.example');
});
afterAll(() => server.stop());

const read = async (path: string) => (await server.call(path, { token: owner })).body;

it('JM83 a job has the documented fields: those of a list in each list, the others where one job is read', async () => {
  const [row] = asList(await read('/api/private/jobs/get-company-jobs/1')).map(asObject);
  expect(row).toMatchObject({
    id: expect.any(Number),
    title: expect.stringMatching(/\S/),
    city: expect.any(String),
    workingModel: expect.stringMatching(/^(?:Remote|Hybrid|Büro)$/),
    employment: expect.any(String),
    jobProfileType: expect.any(String),
    templateType: expect.stringMatching(/^template[123]$/),
    isActive: expect.any(Boolean),
    active: row?.isActive,
    companyId: { id: 1 },
    createdAt: expect.any(String),
    updatedAt: expect.any(String),
    publishedAt: expect.any(String),
    applications: expect.any(Number),
    views: expect.any(Number),
  });
  const [card] = asList(asObject(await read('/api/jobs')).jobs).map(asObject);
  expect(card?.companyId).toMatchObject({ name: expect.stringMatching(/\S/), logoLink: expect.anything() });
  const one = asObject(await read(`/api/private/companies/jobs/${String(row?.id)}`));
  const names = [
    'ote',
    'remunerationStructure',
    'specificInformation',
    'videoLink',
    'video',
    'videoUrl',
    'aboutUs',
    'jobDescription',
    'yourTasks',
    'yourProfile',
    'weOffer',
    'contactPersons',
    'teamMembers',
    'focusPage',
  ];
  expect(names.filter((name) => !Object.hasOwn(one, name))).toEqual([]);
  const stored = await read(`/api/private/jobs/${String(row?.id)}`);
  expect(stored).toMatchObject({ teamMembers: expect.any(Array), jobDescription: expect.stringMatching(/\S/) });
});
