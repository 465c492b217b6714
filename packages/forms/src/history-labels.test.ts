import { HISTORY_FIELDS, historyFieldLabel, type HistoryArea } from '@stellwerk/domain';
import { expect, it } from 'vitest';
import { labels as company } from './company-profile-form/messages.de';
import { labels as focus } from './focus-page-form/messages.de';
import { labels as job } from './job-form/messages.de';
import { labels as settings } from './settings-form/messages.de';
import { labels as member } from './team-member-form/messages.de';

/** Form labels by the names of the history, for fields that have another name in the form. */
const forms: Readonly<Record<Exclude<HistoryArea, 'applications'>, Readonly<Record<string, unknown>>>> = {
  company: { ...company.fields, visibility: settings.visibility, contactEmail: settings.contactEmail },
  team: { ...member },
  jobs: {
    ...job.fields,
    closesAt: job.fields.closesOn,
    profileType: job.fields.jobProfileType,
    template: job.fields.templateType,
    specificInformation: job.sections.specific,
    contacts: job.sections.contacts,
    video: job.videoLabel,
    captions: job.captionsLabel,
  },
  focus,
};

/**
 * Fields without a single label: their history name covers several form fields, the effect of a
 * switch, or labels of all forms; the text of rejections has no form.
 */
const OWN = ['payRange', 'active', 'firstName', 'lastName', 'email', 'rejectionText'];

it.each(['company', 'team', 'jobs', 'focus'] as const)('the history names the fields of %s as their form does', (area) => {
  const fields = HISTORY_FIELDS[area].filter((field) => !OWN.includes(field));
  expect(fields.map((field) => [field, historyFieldLabel(area, field)])).toEqual(fields.map((field) => [field, forms[area][field]]));
});
