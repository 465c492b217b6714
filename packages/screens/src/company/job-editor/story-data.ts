import { readStoredJob, type EditorMember } from '@stellwerk/domain';
import { fixtureJobs, fixtures, storedJobWire } from '@stellwerk/domain/fixtures';
import { knownJobValues, type StoredJobDraft } from '@stellwerk/forms/job-form';
import { fn } from 'storybook/test';
import { ready } from '../../testing/story-values';
import { STORY_COMPANY, storyNow } from '../overview/story-data';
import type { DraftStorage } from './use-stored-draft';
import type { EditorData } from './JobEditorScreen';

/**
 * Data of the job editor's stories: the first demo company and its job 101. For stories and tests
 * only.
 */
export const storyMembers: readonly EditorMember[] = fixtures.members
  .filter(({ companyId }) => String(companyId) === STORY_COMPANY)
  .map(({ id, firstName, lastName, email, position, jobDescription, linkedinProfile, avatar }) => ({
    id: String(id),
    firstName,
    lastName,
    email,
    position,
    jobDescription,
    linkedin: linkedinProfile,
    avatarUrl: avatar ?? '',
  }));

const job = fixtureJobs.find(({ id }) => id === '101');
if (job === undefined) throw new Error('Die Stellenanzeige 101 fehlt in den Beispieldaten.');
export const storyJob = job;

const row = fixtures.jobs.find(({ id }) => String(id) === storyJob.id);
if (row === undefined) throw new Error('Die Stellenanzeige 101 fehlt in den Beispieldaten.');
/** The loaded form data. */
export const storyWire = storedJobWire(fixtures, row);
export const storyStored = readStoredJob(storyWire);

export const newData: EditorData = {
  company: storyJob.company,
  members: storyMembers,
  membersFailed: false,
  focusPages: fixtures.focusPages
    .filter(({ companyId }) => String(companyId) === STORY_COMPANY)
    .map(({ id, title }) => ({ id: String(id), title })),
};

export const knownData: EditorData = {
  ...newData,
  job: {
    values: { ...knownJobValues(storyStored), focusPage: '' },
    video: null,
    publishedAt: storyJob.publishedAt,
    version: storyStored.updatedAt,
  },
};

type StoryDraft = Omit<StoredJobDraft, 'requestKey'>;

/** Draft storage that is cleared when the story ends. */
export const storyDrafts = (stored: StoryDraft | null = null) => ({
  requestKey: 'neu',
  read: fn<DraftStorage['read']>(() => Promise.resolve(stored && { ...stored, requestKey: 'entwurf' })),
  save: fn<DraftStorage['save']>(() => Promise.resolve()),
  discard: fn<DraftStorage['discard']>(() => Promise.resolve()),
});

/** The screen for a job of the first demo company in its initial state; every call succeeds. */
export const editorArgs = (data: EditorData, stored: StoryDraft | null = null) => ({
  companyId: STORY_COMPANY,
  jobId: undefined,
  data: ready(data),
  listHref: '/company/1/dashboard?tab=jobs',
  calls: {
    create: fn(() => Promise.resolve('141')),
    update: fn(() => Promise.resolve()),
    uploadVideo: fn((): Promise<void> => Promise.resolve()),
  },
  onSaved: fn(),
  onCancel: fn(),
  now: storyNow,
  wait: fn(() => Promise.resolve()),
  drafts: storyDrafts(stored),
});
