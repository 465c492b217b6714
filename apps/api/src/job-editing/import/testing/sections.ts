import { expect } from 'vitest';
import { splitDescription, type JobSections } from '../sections/split-description.ts';

const COMPANY = 'Nordlicht Werke GmbH';

/** Facts of a job whose source names none of them. */
export const NO_FACTS = {
  city: '',
  location: '',
  employment: '',
  workingModel: '',
  payRange: null,
  salary: '',
  publishedOn: '',
  closesOn: '',
};

interface Job {
  /** @default 'Nordlicht Werke GmbH' */
  readonly company?: string | undefined;
  /** @default none */
  readonly title?: string;
}

/** The sections that a description fills. */
export function filled(source: string, { company = COMPANY, title = '' }: Job = {}): Partial<JobSections> {
  return Object.fromEntries(Object.entries(splitDescription(source, company, title).sections).filter(([, html]) => html !== ''));
}

/** Fails unless a description fills exactly these sections, each with this HTML. */
export function expectSections(source: string, wanted: Partial<JobSections>, job: Job = {}): void {
  expect(filled(source, job)).toEqual(wanted);
}
