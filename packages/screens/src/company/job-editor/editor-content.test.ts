import { expect, it } from 'vitest';
import { copiedContent, knownContent } from './editor-content';
import { storyStored } from './story-data';

const now = new Date('2026-11-23T12:00:00Z');
const job = { ...storyStored, video: { url: '/film.mp4', filename: 'film.mp4', captions: null } };
const values = { title: job.title, contacts: ['7'], templateType: 'template3' as const, closesOn: '2026-11-23', isActive: false };

it('a known job keeps what belongs to it', () => {
  expect(knownContent(job, values)).toEqual({
    job: { values, video: job.video, publishedAt: job.publishedAt, version: job.updatedAt },
  });
});

it('a copy takes over what can be typed, is public, and names what it does not take', () => {
  expect(copiedContent(job, values, now)).toEqual({
    copyOf: { title: job.title, hasVideo: true },
    job: { values: { ...values, isActive: true }, video: null, publishedAt: null, version: '' },
  });
});

it('a copy leaves out a day that has passed, and shows the design that visitors see', () => {
  expect(copiedContent({ ...job, video: null }, { title: 'Aktuarin', closesOn: '2026-11-22' }, now)).toMatchObject({
    copyOf: { hasVideo: false },
    job: { values: { title: 'Aktuarin', closesOn: '', templateType: 'template2', isActive: true } },
  });
});
