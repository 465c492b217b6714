import { fixtureJobs, fixtures } from '@stellwerk/domain/fixtures';
import { knownJobValues } from '@stellwerk/forms/job-form';
import { fn } from 'storybook/test';
import { STORY_COMPANY } from '../overview/story-data';
import type { DraftKeeper, KeptDraft } from './draft-keeper';
import type { EditorData } from './JobEditorScreen';
import type { EditorMember } from './preview-job';

/** What the stories of the job form's screens show: the first demo company and its posting 101. For stories and tests only. */
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
  job: { values: knownJobValues(storyJob, ''), video: null, publishedAt: storyJob.publishedAt },
};

/** A place for a draft that forgets everything when the story ends. */
export const storyDrafts = (kept: KeptDraft | null = null) => ({
  read: fn<DraftKeeper['read']>(() => Promise.resolve(kept)),
  keep: fn<DraftKeeper['keep']>(() => Promise.resolve()),
  drop: fn<DraftKeeper['drop']>(() => Promise.resolve()),
});
