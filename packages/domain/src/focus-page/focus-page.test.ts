import { describe, expect, it } from 'vitest';
import {
  FOCUS_STATUSES,
  focusStatusLabels,
  freeSlug,
  readFocusPage,
  readFocusPages,
  readShowcasePage,
  titleSlug,
  toggledStatus,
} from './index';

const wire = {
  id: 1,
  title: 'Software bei Weserbund',
  description: 'Wie dreizehn Teams arbeiten.',
  content: '<p>Text</p>',
  status: 'PUBLISHED',
  industry: { id: 1, name: 'IT und Software' },
  website: 'https://w.example',
  slogan: 'Technik, die ihr Wort hält.',
  featured: true,
  coverImage: { url: '/images/c.svg', filename: 'c.svg' },
  slug: 'software-bei-weserbund',
  createdAt: '2026-07-23T10:00:00.000Z',
  views: 812,
  version: 3,
};
const read = {
  id: '1',
  title: 'Software bei Weserbund',
  description: 'Wie dreizehn Teams arbeiten.',
  content: '<p>Text</p>',
  status: 'published',
  industry: { id: '1', name: 'IT und Software' },
  website: 'https://w.example',
  slogan: 'Technik, die ihr Wort hält.',
  featured: true,
  coverUrl: '/images/c.svg',
  slug: 'software-bei-weserbund',
  views: 812,
  version: 3,
  createdAt: '2026-07-23T10:00:00.000Z',
};

describe('reading a focus page', () => {
  it('CF13 reads every field', () => expect(readFocusPage(wire)).toEqual(read));

  it.each([
    ['draft', 'Entwurf'],
    ['published', 'Veröffentlicht'],
    ['archived', 'Archiviert'],
  ])('EN30 reads %s in upper and lower case as %s', (status, label) => {
    for (const written of [status, status.toUpperCase()])
      expect(focusStatusLabels[readFocusPage({ ...wire, status: written }).status]).toBe(label);
  });

  it('CF14 a missing status is a draft', () => {
    const { status: _status, ...without } = wire;
    expect(readFocusPage(without).status).toBe('draft');
    for (const missing of [null, '']) expect(readFocusPage({ ...wire, status: missing }).status).toBe('draft');
  });

  it('CF15 removes the prefix /app from a cover, and from nothing else', () => {
    const urls = ['/app/uploads/c.png', '/application/c.png', 'https://x.example/app/c.png', 'c.png'];
    expect(urls.map((url) => readFocusPage({ coverImage: { url } }).coverUrl)).toEqual([
      '/uploads/c.png',
      '/application/c.png',
      'https://x.example/app/c.png',
      '/api/media/images/original/c.png',
    ]);
  });

  it.each([[[wire]], [{ focusPages: [wire] }], [{ data: [wire] }]])('finds the list in form %#', (answer) => {
    expect(readFocusPages(answer)).toEqual([read]);
  });
});

it('O14 a page by its slug has its company and jobs around it', () => {
  const company = { id: 1, name: 'Weserbund', slug: 'weserbund', logo: { url: '/l.svg' }, listed: false };
  const page = readShowcasePage({ ...wire, company, jobs: [{ id: 7, title: 'Gleisbau', company: 'Weserbund' }] });
  const { featured: _featured, views: _views, version: _version, createdAt: _createdAt, ...shown } = read;
  const { jobs, ...around } = page;
  expect(around).toEqual({
    ...shown,
    industry: 'IT und Software',
    company: { id: '1', name: 'Weserbund', slug: 'weserbund', logoUrl: '/l.svg', listed: false },
  });
  expect(jobs).toMatchObject([{ id: '7', title: 'Gleisbau' }]);
});

it('CF03 the toggle takes a published page back and publishes everything else', () => {
  expect(FOCUS_STATUSES.map(toggledStatus)).toEqual(['PUBLISHED', 'DRAFT', 'PUBLISHED']);
});

it('O14 a page without an industry names none', () => {
  expect(readShowcasePage({ slug: 'a' })).toMatchObject({ slug: 'a', industry: '', jobs: [] });
});

it.each([
  ['Außendienst im Emsland', 'aussendienst-im-emsland'],
  ['  Größe & Süd: 24/7! ', 'groesse-sued-24-7'],
  ['A\u0308pfel', 'aepfel'],
  ['Café Łódź', 'cafe-odz'],
  ['!!!', ''],
  [`${'a'.repeat(79)} b`, 'a'.repeat(79)],
])('the slug of %j is %j', (title, slug) => {
  expect(titleSlug(title)).toBe(slug);
});

it('a slug that is taken gets the first free number', () => {
  expect(freeSlug('ausbildung', new Set())).toBe('ausbildung');
  expect(freeSlug('ausbildung', new Set(['ausbildung', 'ausbildung-2', 'ausbildung-4']))).toBe('ausbildung-3');
});
