import { HISTORY_FIELDS, historyFieldLabel } from '@stellwerk/domain';
import { expect, it } from 'vitest';
import { labels as job } from './job-form/messages.de';

/** Labels of the job form by the names of the history, for fields that have another name in the form. The other forms take the history's. */
const form: Readonly<Record<string, unknown>> = {
  ...job.fields,
  closesAt: job.fields.closesOn,
  profileType: job.fields.jobProfileType,
  template: job.fields.templateType,
  specificInformation: job.sections.specific,
  contacts: job.sections.contacts,
  video: job.videoLabel,
  captions: job.captionsLabel,
};

/** Fields without a single label: several form fields, the effect of a switch; the text of rejections has no form. */
const OWN = ['payRange', 'active', 'rejectionText'];

it('the history names the fields of a job as their form does', () => {
  const fields = HISTORY_FIELDS.jobs.filter((field) => !OWN.includes(field));
  expect(fields.map((field) => [field, historyFieldLabel('jobs', field)])).toEqual(fields.map((field) => [field, form[field]]));
});
