import { describe, expect, test } from 'vitest';
import { readApplication, readApplications } from './application';

describe('reading an application', () => {
  test('takes the one or the other spelling of every doubled field', () => {
    const one = readApplication({
      id: 7,
      firstName: 'Ada',
      lastName: 'Kern',
      email: 'ada@post.example',
      phone: '040 1',
      linkedinProfile: 'https://l.example',
      xingProfile: 'https://x.example',
      jobDescription: 'Guten Tag',
      status: 'in_progress',
      createdAt: '2026-11-01T08:00:00.000Z',
      notes: 'gut',
      jobOffer: { id: 3, title: 'Stelle', city: 'Kiel' },
      user: { id: 5 },
    });
    const other = readApplication({
      id: '7',
      firstName: 'Ada',
      lastName: 'Kern',
      candidateName: 'Ada Kern',
      candidateEmail: 'ada@post.example',
      candidatePhone: '040 1',
      linkedinUrl: 'https://l.example',
      xingUrl: 'https://x.example',
      message: 'Guten Tag',
      status: 'IN_REVIEW',
      submittedAt: '2026-11-01T08:00:00.000Z',
      recruiterNotes: 'gut',
      jobId: 3,
      jobTitle: 'Stelle',
      jobOffer: { location: 'Kiel' },
      userId: 5,
    });
    expect(other).toEqual(one);
    expect(one).toMatchObject({ id: '7', name: 'Ada Kern', status: 'IN_REVIEW', message: 'Guten Tag', userId: '5' });
  });

  test('CA75: an answer with every field is read as a whole', () => {
    const company = { id: 9, name: 'Weserbund', slug: 'weserbund', logo: { url: '/l.svg' }, industry: { id: 1, name: 'Handel' } };
    expect(
      readApplication({
        id: 7,
        firstName: 'Ada',
        lastName: 'Kern',
        candidateName: 'Dr. Ada Kern',
        email: 'ada@post.example',
        candidateEmail: 'andere@post.example',
        phone: '040 1',
        candidatePhone: '040 2',
        location: 'Kiel',
        linkedinProfile: 'https://l.example',
        linkedinUrl: 'https://l2.example',
        xingProfile: 'https://x.example',
        xingUrl: 'https://x2.example',
        websiteUrl: 'https://w.example',
        jobDescription: 'Guten Tag',
        message: 'Hallo',
        skills: ['Gleisbau', '', 'Rust'],
        status: 'INTERVIEW_SCHEDULED',
        createdAt: '2026-11-01T08:00:00.000Z',
        submittedAt: '2026-11-01T09:00:00.000Z',
        updatedAt: '2026-11-03T08:00:00.000Z',
        jobId: 4,
        jobTitle: 'Andere Stelle',
        jobOffer: {
          id: 3,
          title: 'Stelle',
          city: 'Kiel',
          employment: 'Vollzeit',
          workingModel: 'Büro',
          isActive: false,
          rejectionText: 'Leider nicht.',
          companyId: company,
        },
        user: { id: 5 },
        documents: [{ id: 2, kind: 'resume', name: 'a.pdf', size: 12, contentType: 'application/pdf', url: '/cv/a' }],
        assignedRecruiter: { id: 6, firstName: 'Jonas', lastName: 'Terhorst' },
        notes: 'gut',
        recruiterNotes: 'alt',
        rating: 4,
        statusHistory: [
          { status: 'VIEWED', date: '2026-11-02T08:00:00.000Z', byCompany: true, by: 'Jonas Terhorst', note: 'Bitte einladen' },
          {
            status: 'REJECTED',
            date: '2026-11-03T08:00:00.000Z',
            byCompany: true,
            by: 'Jonas Terhorst',
            reason: 'PAY',
            message: 'Leider nicht.',
            takenBackBy: 'Ida Ahrens',
          },
        ],
        undo: { change: 12, until: '2026-11-02T08:01:00.000Z', message: true },
        referredBy: { firstName: 'Miriam', lastName: 'Castellanos' },
        repeated: true,
        blind: true,
        eraseAt: '2027-05-01T00:00:00.000Z',
      }),
    ).toEqual({
      id: '7',
      firstName: 'Ada',
      lastName: 'Kern',
      name: 'Dr. Ada Kern',
      email: 'ada@post.example',
      phone: '040 1',
      location: 'Kiel',
      linkedin: 'https://l.example',
      xing: 'https://x.example',
      website: 'https://w.example',
      message: 'Guten Tag',
      skills: ['Gleisbau', 'Rust'],
      status: 'INTERVIEW_SCHEDULED',
      createdAt: '2026-11-01T08:00:00.000Z',
      updatedAt: '2026-11-03T08:00:00.000Z',
      job: {
        id: '3',
        title: 'Stelle',
        city: 'Kiel',
        employment: 'Vollzeit',
        workingModel: 'Büro',
        active: false,
        rejectionText: 'Leider nicht.',
        company: {
          id: '9',
          name: 'Weserbund',
          logoUrl: '/l.svg',
          industry: 'Handel',
          city: '',
          size: '',
          website: '',
          linkedin: '',
          brandColor: '',
          slug: 'weserbund',
          listed: true,
        },
      },
      userId: '5',
      documents: [{ id: '2', kind: 'resume', name: 'a.pdf', size: 12, contentType: 'application/pdf', url: '/cv/a' }],
      assignee: { id: '6', name: 'Jonas Terhorst' },
      notes: 'gut',
      rating: 4,
      history: [
        { status: 'VIEWED', date: '2026-11-02T08:00:00.000Z', byCompany: true, by: 'Jonas Terhorst', note: 'Bitte einladen' },
        {
          status: 'REJECTED',
          date: '2026-11-03T08:00:00.000Z',
          byCompany: true,
          by: 'Jonas Terhorst',
          note: '',
          reason: 'PAY',
          message: 'Leider nicht.',
          takenBackBy: 'Ida Ahrens',
        },
      ],
      undo: { changeId: '12', until: '2026-11-02T08:01:00.000Z', message: true },
      referredBy: 'Miriam Castellanos',
      repeated: true,
      blind: true,
      eraseAt: '2027-05-01T00:00:00.000Z',
    });
  });

  test('prefers the text of jobDescription and never invents a rating', () => {
    expect(readApplication({ jobDescription: 'a', message: 'b' }).message).toBe('a');
    expect([0, 1, 5, 6, null, 'x'].map((rating) => readApplication({ rating }).rating)).toEqual([null, 1, 5, null, null, null]);
  });

  test('keeps the history in its order, leaves unknown kinds of files out, and survives nothing at all', () => {
    const read = readApplication({
      statusHistory: [
        { status: 'new', date: '2026-11-01T08:00:00Z', by: 'Ada Kern' },
        { status: 'nonsense' },
        { status: 'REJECTED', date: 'gestern' },
      ],
      documents: [
        { id: 1, kind: 'resume', name: 'a.pdf', size: 12, contentType: 'application/pdf' },
        { id: 2, kind: 'photo', name: 'b.jpg' },
      ],
    });
    expect(read.history.map(({ status, date, by }) => [status, date, by])).toEqual([
      ['SUBMITTED', '2026-11-01T08:00:00Z', 'Ada Kern'],
      ['REJECTED', null, ''],
    ]);
    expect(read.documents.map((file) => file.name)).toEqual(['a.pdf']);
    expect(readApplication(null)).toMatchObject({ id: '', name: '', status: 'SUBMITTED', documents: [], rating: null });
  });

  test('finds the list bare or under each documented key', () => {
    const list = [{ id: 1 }];
    expect([list, { applications: list }, { data: list }, { items: list }].map((answer) => readApplications(answer).length)).toEqual([
      1, 1, 1, 1,
    ]);
    expect(readApplications({ jobs: list })).toEqual([]);
  });
});
