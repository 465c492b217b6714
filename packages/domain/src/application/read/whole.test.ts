import { describe, expect, it } from 'vitest';
import { readApplication, readApplicationPage, readApplications, type Application } from './application';

/** Result of reading an application with only an id. */
const bare: Application = {
  id: '7',
  firstName: '',
  lastName: '',
  name: '',
  email: '',
  phone: '',
  location: '',
  linkedin: '',
  xing: '',
  website: '',
  message: '',
  skills: [],
  status: 'SUBMITTED',
  createdAt: null,
  updatedAt: null,
  job: {
    id: '',
    title: '',
    city: '',
    employment: '',
    workingModel: '',
    active: true,
    rejectionText: '',
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
  },
  userId: '',
  documents: [],
  assignee: null,
  notes: '',
  rating: null,
  history: [],
  referredBy: '',
  undo: null,
  repeated: false,
  blind: false,
  eraseAt: null,
};

describe('an application', () => {
  it('A05 of which only the id is known has empty fields', () => {
    expect(readApplication({ id: 7 })).toEqual(bare);
    for (const answer of [null, 'x', [{ id: 7 }], {}]) expect(readApplication(answer)).toEqual({ ...bare, id: '' });
  });

  it.each([
    ['firstName', {}],
    ['email', {}],
    ['skills', 'Gleisbau'],
    ['status', 'GEHEIM'],
    ['status', 4],
    ['createdAt', 'gestern'],
    ['updatedAt', 4],
    ['jobOffer', 'Stelle'],
    ['user', 5],
    ['documents', { kind: 'resume' }],
    ['documents', ['resume', { kind: 'photo' }, {}]],
    ['assignedRecruiter', { firstName: 'Ohne', lastName: 'Nummer' }],
    ['assignedRecruiter', 'Jonas'],
    ['statusHistory', [{ status: 'GEHEIM' }]],
    ['statusHistory', { status: 'VIEWED' }],
    ['rating', 0],
    ['rating', 6],
    ['rating', 0.5],
    ['rating', 'gut'],
    ['repeated', 'ja'],
    ['referredBy', 'Miriam'],
    ['eraseAt', 'bald'],
    ['undo', { change: 3, until: 'bald' }],
    ['undo', { until: '2026-11-02T08:01:00.000Z' }],
  ])('whose %s is %j reads as one without it', (name, value) => {
    expect(readApplication({ id: 7, [name]: value })).toEqual(bare);
  });

  it.each([
    [{ firstName: 'Ada' }, { firstName: 'Ada', name: 'Ada' }],
    [{ lastName: 'Kern' }, { lastName: 'Kern', name: 'Kern' }],
    [
      { firstName: 'Ada', lastName: 'Kern', candidateName: 'Dr. Kern' },
      { firstName: 'Ada', lastName: 'Kern', name: 'Dr. Kern' },
    ],
    [{ candidateEmail: 'a@b.example' }, { email: 'a@b.example' }],
    [{ candidatePhone: '040' }, { phone: '040' }],
    [{ linkedinUrl: 'l' }, { linkedin: 'l' }],
    [{ xingUrl: 'x' }, { xing: 'x' }],
    [{ message: 'Hallo' }, { message: 'Hallo' }],
    [{ submittedAt: '2026-11-01' }, { createdAt: '2026-11-01' }],
    [{ createdAt: 'gestern', submittedAt: '2026-11-01' }, { createdAt: '2026-11-01' }],
    [{ recruiterNotes: 'alt' }, { notes: 'alt' }],
    [{ userId: 5 }, { userId: '5' }],
    [{ user: { id: 4 }, userId: 5 }, { userId: '4' }],
    [{ rating: '1' }, { rating: 1 }],
    [{ rating: 5 }, { rating: 5 }],
    [{ assignedRecruiter: { id: 6 } }, { assignee: { id: '6', name: '' } }],
    [{ assignedRecruiter: { id: 6, lastName: 'Terhorst' } }, { assignee: { id: '6', name: 'Terhorst' } }],
    [{ repeated: 1 }, { repeated: true }],
    [{ referredBy: { firstName: 'Miriam', lastName: 'Castellanos' } }, { referredBy: 'Miriam Castellanos' }],
    [{ jobId: 4, jobTitle: 'Stelle' }, { job: { ...bare.job, id: '4', title: 'Stelle' } }],
    [{ jobOffer: { location: 'Kiel', active: false } }, { job: { ...bare.job, city: 'Kiel', active: false } }],
    [{ jobOffer: { isActive: true, active: false } }, { job: bare.job }],
    [{ documents: [{ kind: 'video' }] }, { documents: [{ id: '', kind: 'video', name: '', size: null, contentType: '', url: '' }] }],
    [{ statusHistory: [{}] }, { history: [{ status: 'SUBMITTED', date: null, byCompany: false, by: '', note: '' }] }],
    [
      {
        statusHistory: [
          { status: 'rejected', reason: 'PAY', message: 'Leider' },
          { status: 'REJECTED', reason: 'GEHEIM' },
        ],
      },
      {
        history: [
          { status: 'REJECTED', date: null, byCompany: false, by: '', note: '', reason: 'PAY', message: 'Leider' },
          { status: 'REJECTED', date: null, byCompany: false, by: '', note: '' },
        ],
      },
    ],
    [{ jobOffer: { rejectionText: 'Leider' } }, { job: { ...bare.job, rejectionText: 'Leider' } }],
  ])('CA75 %j is read in its other spelling', (wire, part) => {
    expect(readApplication({ id: 7, ...wire })).toEqual({ ...bare, ...part });
  });
});

describe('a list of applications', () => {
  const wire = [{ id: 7 }];

  it.each([[wire], [{ applications: wire }], [{ data: wire }], [{ items: wire }]])(
    'API53 is counted where nothing else is said: form %#',
    (answer) => {
      expect(readApplications(answer)).toEqual([bare]);
      expect(readApplicationPage(answer)).toEqual({ applications: [bare], total: 1, page: 1, pageSize: 1 });
    },
  );

  it('API53 has total, page and size as the answer names them', () => {
    expect(readApplicationPage({ applications: wire, total: '41', page: 2, pageSize: 20 })).toEqual({
      applications: [bare],
      total: 41,
      page: 2,
      pageSize: 20,
    });
    expect(readApplicationPage(null)).toEqual({ applications: [], total: 0, page: 1, pageSize: 0 });
  });
});
