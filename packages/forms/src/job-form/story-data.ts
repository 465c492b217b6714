import { fn } from 'storybook/test';
import type { SubmitFailure } from '@stellwerk/domain';
import type { JobVideoChoice } from './use-draft';
import type { JobFormValues } from './values';

/** Data that the stories of the job form share. */
const people = ['Deniz Arslan', 'Jana Petersen', 'Olena Kovalenko', 'Maximilian von Hohenfels-Schreckenstein'];

export const members = people.map((name, index) => ({
  id: String(index + 1),
  name,
  email: `person${index + 1}@nordbahn.example`,
  avatarUrl: '',
}));

export const storyNow = new Date('2026-11-20T10:00:00.000Z');

/** An empty form whose values arrive later. */
export const emptyForm = {
  mode: 'create',
  members,
  now: storyNow,
  focusPages: [{ id: '7', title: 'Arbeiten an der Strecke' }],
  onSubmit: fn(async (_values: JobFormValues, _video: JobVideoChoice): Promise<SubmitFailure | null> => null),
  onCancel: fn(),
} as const;

export const filled = {
  title: 'Fachplanerin oder Fachplaner Leit- und Sicherungstechnik (m/w/d)',
  city: 'Hamburg',
  workingModel: 'Hybrid',
  employment: 'Vollzeit',
  jobDescription: 'Sie planen Signalanlagen.',
  yourTasks: 'Planung',
  yourProfile: 'Studium',
} as const satisfies Partial<JobFormValues>;

export const optionsOf = (select: HTMLElement) =>
  [...select.querySelectorAll('option:not([value=""])')].map((option) => option.textContent);
