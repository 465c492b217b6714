import { describe, expect, it } from 'vitest';
import { readCompanyJob, readJob, readJobListItem, readPlaces, readJobPage, readPayRange, readSpecifics, type Job } from '../index';

/** A job on the wire, each field in its first spelling. */
/** Facts that pass unchanged. */
const kept = {
  location: 'Kassel-Nord',
  city: 'Kassel',
  workingModel: 'Hybrid',
  employment: 'Vollzeit',
  remunerationStructure: 'Fix',
  startsOn: 'immediately',
  contract: '2028-12-31',
} as const;

const wire = {
  id: 12,
  title: 'Gleisbau',
  companyId: {
    id: 4,
    name: 'Bahn',
    logo: { url: '/b.svg' },
    industry: { id: 2, name: 'Verkehr' },
    city: 'Kassel',
    slug: 'bahn',
    listed: false,
  },
  ...kept,
  ote: '60.000 €',
  payRange: { min: 50_000, max: '60000', currency: 'CHF', unit: 'MONTH' },
  closesAt: '2026-12-01T00:00:00Z',
  createdAt: '2026-11-01T00:00:00Z',
  publishedAt: '2026-11-02T00:00:00Z',
  recommendedBy: 'Max Muster',
  directAccess: true,
  blindReview: true,
  jobDescription: '<p>Text</p>',
  yourTasks: ['bauen', ' ', null, 'prüfen'],
  yourProfile: '<p>Profil</p>',
  weOffer: '<p>Angebot</p>',
  aboutUs: '<p>Wir</p>',
  video: { url: '/film.mp4' },
  teamMembers: [
    {
      id: { teamMemberId: 9 },
      firstName: 'Ada',
      lastName: 'Kern',
      avatar: 'a.svg',
      position: 'Meisterin',
      jobDescription: 'Baut Gleise',
      linkedin_url: 'https://p.example',
    },
  ],
  jobProfileType: 'TECH',
  template: { id: 3 },
  specificInformation: { id: 5, techStack: ['Rust', '', 'C'], tools: ' ', teamSize: 4 },
  focusPage: { id: 1, title: 'Technik', slug: 'technik' },
  isActive: false,
};

const job: Job = {
  id: '12',
  title: 'Gleisbau',
  company: {
    id: '4',
    name: 'Bahn',
    logoUrl: '/b.svg',
    industry: 'Verkehr',
    city: 'Kassel',
    size: '',
    website: '',
    linkedin: '',
    brandColor: '',
    slug: 'bahn',
    listed: false,
  },
  ...kept,
  salary: '60.000 €',
  payRange: { min: 50_000, max: 60_000, currency: 'CHF', unit: 'MONTH' },
  closesAt: '2026-12-01T00:00:00Z',
  createdAt: '2026-11-01T00:00:00Z',
  publishedAt: '2026-11-02T00:00:00Z',
  recommendedBy: 'Max Muster',
  directAccess: true,
  description: '<p>Text</p>',
  tasks: ['bauen', 'prüfen'],
  profile: '<p>Profil</p>',
  offer: '<p>Angebot</p>',
  aboutUs: '<p>Wir</p>',
  video: { kind: 'file', url: '/film.mp4' },
  team: [
    {
      id: '9',
      firstName: 'Ada',
      lastName: 'Kern',
      position: 'Meisterin',
      jobDescription: 'Baut Gleise',
      avatarUrl: '/api/media/avatars/original/a.svg',
      linkedin: 'https://p.example',
    },
  ],
  profileType: 'TECH',
  template: 'template3',
  specificInformation: { techStack: 'Rust, C', teamSize: '4' },
  focusPage: { title: 'Technik', slug: 'technik' },
  blindReview: true,
  active: false,
};

/** Result of reading a job with only an id. */
const bare: Job = {
  id: '12',
  title: '',
  company: {
    id: '',
    name: '',
    logoUrl: '',
    industry: '',
    city: '',
    size: '',
    website: '',
    linkedin: '',
    brandColor: '',
    slug: '',
    listed: true,
  },
  location: '',
  city: '',
  workingModel: '',
  employment: '',
  salary: '',
  remunerationStructure: '',
  startsOn: '',
  contract: '',
  payRange: null,
  closesAt: null,
  createdAt: null,
  publishedAt: null,
  recommendedBy: '',
  directAccess: false,
  description: '',
  tasks: '',
  profile: '',
  offer: '',
  aboutUs: '',
  video: null,
  team: [],
  profileType: 'DEFAULT',
  template: 'template2',
  specificInformation: {},
  focusPage: null,
  blindReview: false,
  active: true,
};

describe('a job as a whole', () => {
  it('EN43 is read with every field', () => {
    expect(readJob(wire)).toEqual(job);
    expect(readJob(wire, '99').id).toBe('12');
  });

  it('EN44 of which only the id is known has empty texts and lists', () => {
    expect(readJob({ id: 12 })).toEqual(bare);
  });

  it.each(Object.keys(wire).filter((name) => name !== 'id'))('EN44 whose %s is of the wrong kind reads as one without it', (name) => {
    const { [name]: _left, ...without } = Object.fromEntries(Object.entries(wire));
    // An invalid flag changes nothing, and a text instead of a company is its name.
    const wrong = name === 'isActive' || name === 'companyId' ? null : { other: true };
    expect(readJob({ ...without, [name]: wrong })).toEqual(readJob(without));
  });

  it.each([null, undefined, 'Gleisbau', 12, [{ id: 12 }], {}])(
    'PJ04 A14 out of %j has the id of the route and the general title',
    (answer) => {
      expect(readJob(answer, '77')).toEqual({ ...bare, id: '77', title: 'Stellenanzeige' });
    },
  );

  it('A36 has the name of its company from the text beside the object', () => {
    expect(readJob({ ...wire, company: 'Nordbahn' }).company).toEqual({ ...job.company, name: 'Nordbahn' });
    expect(readJob({ ...wire, company: { name: 'Südbahn' } }).company).toEqual({ ...bare.company, name: 'Südbahn' });
  });

  it('EN42 has its contact persons from contactPersons where teamMembers are missing, not where they are empty', () => {
    const { teamMembers, ...without } = wire;
    expect(readJob({ ...without, contactPersons: teamMembers }).team).toEqual(job.team);
    expect(readJob({ ...without, teamMembers: [], contactPersons: teamMembers }).team).toEqual([]);
  });

  it.each([
    [{ isActive: false, active: true }, false],
    [{ isActive: true, active: false }, true],
    [{ isActive: null, active: false }, false],
  ])('EN45 with %j is active: %s, for its company, too', (flags, active) => {
    expect([readJob(flags).active, readCompanyJob(flags).active]).toEqual([active, active]);
  });

  it('PJ21 has its video under its file name, too', () => {
    expect(readJob({ video: { filename: 'f.mp4' } }).video).toEqual({ kind: 'file', url: '/api/media/job-videos/original/f.mp4' });
  });

  it('EN44 is known by its title alone', () => {
    expect(readJob({ title: 'Gleisbau' })).toEqual({ ...bare, id: '', title: 'Gleisbau' });
  });

  it('EN42 inside an empty wrapper is not looked for', () => {
    expect(readJob({ ...wire, job: {} })).toEqual(job);
  });

  it.each([
    [['', ' '], ''],
    [[' Rust '], ['Rust']],
    [[], ''],
    [' <p>a</p> ', '<p>a</p>'],
    [7, '7'],
  ])('PJ26 PJ27 a section %j reads as %j', (yourTasks, tasks) => {
    expect(readJob({ yourTasks }).tasks).toEqual(tasks);
  });

  it('PJ26 a section falls back to its old field when it holds nothing', () => {
    expect(readJob({ yourProfile: [' '], requirements: ['b'], weOffer: '', benefits: '<p>c</p>' })).toMatchObject({
      profile: ['b'],
      offer: '<p>c</p>',
    });
  });
});

it('JM40 specific fields are texts, lists joined, the empty ones and the id left out', () => {
  expect(readSpecifics({ id: 3, a: ['x', 'y'], b: 'z', c: '', d: [], e: 5, f: {} })).toEqual({ a: 'x, y', b: 'z', e: '5' });
  expect([null, 'a', ['a']].map(readSpecifics)).toEqual([{}, {}, {}]);
});

it.each([
  [
    { min: 1, max: 2 },
    { min: 1, max: 2, currency: 'EUR', unit: 'YEAR' },
  ],
  [{ min: 1 }, { min: 1, max: null, currency: 'EUR', unit: 'YEAR' }],
  [
    { max: 2, currency: 'CHF' },
    { min: null, max: 2, currency: 'CHF', unit: 'YEAR' },
  ],
  [
    { min: 0, unit: 'HOUR' },
    { min: 0, max: null, currency: 'EUR', unit: 'HOUR' },
  ],
  [{ min: 'a', currency: 'EUR' }, null],
  [{}, null],
  [null, null],
])('rule 14: the pay range %j reads as %j', (wireRange, range) => {
  expect(readPayRange(wireRange)).toEqual(range);
});

const row = {
  id: '12',
  title: 'Gleisbau',
  company: { name: 'Bahn', logoUrl: '/b.svg' },
  location: 'Kassel-Nord',
  city: 'Kassel',
  workingModel: 'Hybrid',
  employment: 'Vollzeit',
  contract: '2028-12-31',
  createdAt: '2026-11-01T00:00:00Z',
  publishedAt: '2026-11-02T00:00:00Z',
  payRange: { min: 50_000, max: 60_000, currency: 'CHF', unit: 'MONTH' },
  closesAt: '2026-12-01T00:00:00Z',
  template: 'template3',
  distance: null,
};

describe('the public list', () => {
  it('reads each row with the fields of a card, flat or wrapped', () => {
    expect(readJobListItem(wire)).toEqual(row);
    expect(readJobListItem({ jobOfferDto: wire })).toEqual(row);
    expect(readJobListItem({ ...wire, distance: 12 })).toEqual({ ...row, distance: 12 });
  });

  it('A25 A88 reads a page with all that is named', () => {
    const page = { total: 248, page: 3, pageSize: 12, locations: ['Kassel', '', 4], employments: ['Vollzeit'] };
    expect(readJobPage({ jobs: [wire], ...page })).toEqual({
      jobs: [row],
      total: 248,
      page: 3,
      pageSize: 12,
      locations: ['Kassel', '4'],
      employments: ['Vollzeit'],
      near: null,
      wider: null,
      search: null,
    });
  });

  it('O94 reads the place around which was looked, and the places that a text may mean', () => {
    expect(readJobPage({ jobs: [], near: { name: '80331 München', region: '', radius: 50 } }).near).toEqual({
      name: '80331 München',
      radius: 50,
    });
    expect(readJobPage({ jobs: [], near: { name: 'Ulm' } }).near).toEqual({ name: 'Ulm', radius: 25 });
    expect(readPlaces({ places: [{ name: 'Ulm', region: 'Bayern' }, { name: 5 }] })).toEqual([
      { name: 'Ulm', region: 'Bayern' },
      { name: '5', region: '' },
    ]);
  });

  it.each([
    [
      { radius: 50, total: 14 },
      { radius: 50, total: 14 },
    ],
    [
      { radius: null, total: 3 },
      { radius: null, total: 3 },
    ],
    [{ radius: 50, total: 0 }, null],
    [null, null],
  ])('O94 reads where there is what was not found near: %j is %j', (wider, read) => {
    expect(readJobPage({ jobs: [], wider }).wider).toEqual(read);
  });

  it('reads how a text was looked for', () => {
    const search = { corrected: 'Pfleger', related: ['Pflegefachkraft', ''], nearest: true, newest: true, similar: 3 };
    expect(readJobPage({ jobs: [], search }).search).toEqual({
      corrected: 'Pfleger',
      related: ['Pflegefachkraft'],
      nearest: true,
      newest: true,
      similar: 3,
    });
    expect(readJobPage({ jobs: [], search: {} }).search).toEqual({ corrected: '', related: [], nearest: false, newest: false, similar: 0 });
  });

  it.each([[[wire, wire]], [{ jobs: [wire, wire] }], [{ data: [wire, wire], locations: 'Kassel' }]])(
    'A25 counts the rows where the answer names no total: form %#',
    (answer) => {
      expect(readJobPage(answer)).toEqual({
        jobs: [row, row],
        total: 2,
        page: 1,
        pageSize: 2,
        locations: null,
        employments: null,
        near: null,
        wider: null,
        search: null,
      });
    },
  );
});
