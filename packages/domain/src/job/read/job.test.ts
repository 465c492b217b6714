import { describe, expect, test } from 'vitest';
import { UnreadableAnswer } from '../../errors';
import { readJob, readJobPage, readProfileType } from '../index';

const flat = {
  id: 12,
  title: 'Gleisbau',
  companyId: {
    id: 4,
    name: 'Bahn',
    logo: { filename: 'b.svg' },
    industry: { name: 'Verkehr' },
    employees: 'ELEVEN_TO_FIFTY',
    linkedin_url: 'https://l.example',
  },
  city: 'Kassel',
  jobDescription: '<p>Text</p>',
};
const team = [
  {
    id: 9,
    firstName: 'Ada',
    lastName: 'Kern',
    avatar: '/a.svg',
    position: 'Meisterin',
    jobDescription: 'Baut Gleise',
    linkedinProfile: 'https://p.example',
    email: 'a@post.example',
  },
];

describe('reading a job', () => {
  test('EN42: the three wrapped forms and the flat one give the same', () => {
    const bare = readJob({ ...flat, teamMembers: team });
    expect(bare.team).toHaveLength(1);
    for (const key of ['jobOfferDto', 'jobOfferPublicDto', 'job']) expect(readJob({ [key]: flat, teamMembers: team })).toEqual(bare);
  });

  test('the team beside a wrapped job counts where the job itself carries an empty one', () => {
    for (const own of [null, []]) expect(readJob({ job: { ...flat, teamMembers: own }, teamMembers: team }).team).toHaveLength(1);
  });

  test('EN43: every documented field is read, in each of its spellings', () => {
    const unchanged = {
      location: 'Kassel-Nord',
      workingModel: 'Hybrid',
      employment: 'Vollzeit',
      createdAt: '2026-11-01T00:00:00Z',
      publishedAt: '2026-11-02T00:00:00Z',
      recommendedBy: 'Max Muster',
      directAccess: true,
      aboutUs: '<p>e</p>',
    };
    const job = readJob({
      ...flat,
      ...unchanged,
      yourTasks: '<p>a</p>',
      requirements: ['b', 'c'],
      benefits: ['d'],
      videos: ['https://v.example/f.mp4'],
      teamMembers: team,
      jobProfileType: 'TECH',
      templateType: 'template3',
      specificInformation: { id: 5, techStack: ['Rust', 'C'], tools: '' },
    });
    expect(job).toMatchObject({
      ...unchanged,
      tasks: '<p>a</p>',
      profile: ['b', 'c'],
      offer: ['d'],
      video: { kind: 'file', url: 'https://v.example/f.mp4' },
      team: [
        {
          id: '9',
          firstName: 'Ada',
          lastName: 'Kern',
          avatarUrl: '/a.svg',
          position: 'Meisterin',
          jobDescription: 'Baut Gleise',
          linkedin: 'https://p.example',
        },
      ],
      profileType: 'TECH',
      template: 'template3',
      specificInformation: { techStack: 'Rust, C' },
      company: {
        id: '4',
        name: 'Bahn',
        logoUrl: '/api/media/logos/original/b.svg',
        industry: 'Verkehr',
        size: 'ELEVEN_TO_FIFTY',
        linkedin: 'https://l.example',
      },
    });
    expect(readJob({ ...flat, yourProfile: '<p>x</p>', weOffer: '<p>y</p>' })).toMatchObject({ profile: '<p>x</p>', offer: '<p>y</p>' });
    expect(readJob({ id: 1, company: 'Nur ein Name' }).company.name).toBe('Nur ein Name');
    expect(readJob({ id: 1, companyId: { name: 'B', logoLink: '/l.svg', linkedinProfile: 'https://m.example' } }).company).toMatchObject({
      logoUrl: '/l.svg',
      linkedin: 'https://m.example',
    });
    const order = { video: { url: '/1.mp4' }, videoUrl: '/2.mp4', videoLink: '/3.mp4', videos: ['/4.mp4'] };
    const urls = [order, { ...order, video: null }, { ...order, video: null, videoUrl: '' }, { videos: order.videos }].map(
      (video) => readJob({ ...flat, ...video }).video,
    );
    expect(urls).toEqual(['/1.mp4', '/2.mp4', '/3.mp4', '/4.mp4'].map((url) => ({ kind: 'file', url })));
  });

  test('EN44: the id becomes text, the company its name', () => {
    expect(readJob(flat)).toMatchObject({ id: '12', company: { name: 'Bahn' } });
  });

  test.each([
    [{ jobDescription: '<p>neu</p>', description: '<p>alt</p>' }, '<p>neu</p>'],
    [{ description: '<p>alt</p>', jobDescription: '<p>neu</p>' }, '<p>neu</p>'],
    [{ jobDescription: '', description: '<p>alt</p>' }, '<p>alt</p>'],
    [{ description: '<p>alt</p>' }, '<p>alt</p>'],
    [{}, ''],
  ])('EN44: of %j the description is "%s"', (texts, description) => {
    expect(readJob({ id: 1, title: 'Gleisbau', ...texts }).description).toBe(description);
  });

  test.each([
    [{}, true],
    [{ isActive: true }, true],
    [{ active: true }, true],
    [{ isActive: false }, false],
    [{ active: false }, false],
  ])('EN45: with the flags %j it is active: %s', (flags, active) => {
    expect(readJob({ ...flat, ...flags }).active).toBe(active);
  });

  test.each([
    [{ template: { id: 1 } }, 'template1'],
    [{ template: { id: 2 } }, 'template2'],
    [{ template: { id: 3 } }, 'template3'],
    [{ template: { id: 99 } }, 'template2'],
    [{ template: { id: 1 }, templateType: 'template3' }, 'template1'],
  ])('PJ08: %j is %s', (wire, template) => {
    expect(readJob({ ...flat, ...wire }).template).toBe(template);
  });

  test('the name of a design counts where no id is given, and the default where neither is known', () => {
    expect(
      ['template1', 'template2', 'template3', 'template9', undefined].map((templateType) => readJob({ ...flat, templateType }).template),
    ).toEqual(['template1', 'template2', 'template3', 'template2', 'template2']);
  });

  test('an answer without usable fields becomes the id of the route and the general title', () => {
    expect(readJob({}, '77')).toMatchObject({ id: '77', title: 'Stellenanzeige', team: [], video: null });
    expect(readJob({ id: 5, title: null }, '77')).toMatchObject({ id: '5', title: '' });
  });
});

test.each([
  [{ crmSystem: 'x' }, 'SALES'],
  [{ salesCycle: 'x' }, 'SALES'],
  [{ techStack: 'x' }, 'TECH'],
  [{ frameworks: 'x' }, 'TECH'],
  [{ teamResponsibility: 'x' }, 'EXECUTIVE'],
  [{ budgetResponsibility: 'x' }, 'EXECUTIVE'],
  [{ tools: 'x' }, 'DEFAULT'],
  [{}, 'DEFAULT'],
])('EN16: without a named profile %j is %s, and a named one wins', (fields, type) => {
  expect(readJob({ ...flat, specificInformation: fields }).profileType).toBe(type);
  expect(readProfileType('SALES', fields)).toBe('SALES');
  expect(readProfileType('DEFAULT', fields)).toBe('DEFAULT');
});

describe('reading the public list', () => {
  test('from an array, from jobs and from data', () => {
    for (const answer of [[flat], { jobs: [flat] }, { data: [flat] }])
      expect(readJobPage(answer)).toMatchObject({ total: 1, page: 1, jobs: [{ id: '12', title: 'Gleisbau' }] });
    expect(readJobPage({ jobs: [flat], total: 248, page: 3, pageSize: 12, locations: ['Kassel', ''] })).toMatchObject({
      total: 248,
      page: 3,
      pageSize: 12,
      locations: ['Kassel'],
      employments: null,
    });
    expect(readJobPage([]).jobs).toEqual([]);
  });

  test.each([null, {}, { success: false }, { jobs: 'none' }, 'x'])('PL18 not from %j, which is no list', (answer) => {
    expect(() => readJobPage(answer)).toThrow(UnreadableAnswer);
  });
});
