import type { Employment, JobDetail, JobProfileType, JobTemplate, WorkingModel } from '@stellwerk/domain';
import type { JobSections } from '../sections/split-description.ts';
import type { Pay } from './pay.ts';

/** Fields that only our own export contains; for a file of another source the product chooses them. */
export interface OwnFields {
  readonly template: JobTemplate | null;
  readonly isActive: boolean;
  /** undefined in an older export, which leaves it unchanged (decision 0079). */
  readonly blindReview: boolean | undefined;
  readonly profileType: JobProfileType;
  readonly specificInformation: Readonly<Record<string, string | readonly string[]>>;
}

/** Company of a job. */
export interface ImportedCompany {
  readonly name: string;
  readonly website: string;
  /** URL of its logo; not loaded by the import. */
  readonly logoUrl: string;
  readonly description: string;
}

/** A job of another source, in the product's terms. Missing values are '' or null. */
export interface ImportedJob {
  /** Unique within the company; derived from title and place when the source names none. */
  readonly identifier: string;
  readonly title: string;
  readonly company: ImportedCompany;
  readonly city: string;
  readonly location: string;
  readonly employment: Employment | '';
  readonly workingModel: WorkingModel | '';
  readonly payRange: Pay | null;
  /** Free text on pay, where the source has a text instead of an amount. */
  readonly salary: string;
  /** Days as YYYY-MM-DD. */
  readonly publishedOn: string;
  readonly closesOn: string;
  readonly sections: JobSections;
  /** '' where the source says nothing, undefined where it cannot say it: the stored value stays. */
  readonly details: Readonly<Record<JobDetail, string | undefined>>;
  /** Fields of our own export; absent for every other source. */
  readonly own?: OwnFields;
}
