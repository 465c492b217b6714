import { berlinDay, DEFAULT_JOB_TEMPLATE, jobFieldMessages, readSpecifics, type JobTemplate, type SavedJobColumn } from '@stellwerk/domain';
import { isPastDay } from '@stellwerk/domain/job/fields';
import { CallError, type InputOf } from '@stellwerk/domain/endpoints';
import type { Updateable } from 'kysely';
import type { JobsTable } from '../../platform/db/tables/jobs.ts';
import { requireModest, sanitiseOrNull } from '../../platform/text/sanitise.ts';
import { noonOf } from '../../platform/days/moments.ts';
import type { JobRow } from '../../jobs/job/store.ts';
import { detailColumns } from '../../jobs/job/detail-columns.ts';
import { sectionHtml } from './to-wire.ts';

export type JobOffer = InputOf<'createJob', 'request'>['jobOffer'];

const orNull = (text: string | null | undefined): string | null =>
  text === undefined || text === null || text.trim() === '' ? null : text.trim();

/** The error for one field of the job, by its wire name. */
export const fieldError = (name: string, message: string): CallError => new CallError('invalid', message, { fields: [{ name, message }] });

/** The facts as they are stored: an unchanged one keeps its form, as text or as list (O79); empty ones and the id are removed (JM63). */
function facts(offer: JobOffer, stored: JobRow['specific_information']): Record<string, string | string[]> {
  const shown = readSpecifics(stored);
  const given = Object.entries(offer.specificInformation ?? {}).filter(([name]) => name !== 'id');
  return Object.fromEntries(
    given.flatMap(([name, value]): [string, string | string[]][] => {
      const known = stored[name];
      const text = (typeof value === 'string' ? value : value.join(', ')).trim();
      if (known !== undefined && text === (shown[name] ?? '')) return [[name, known]];
      return text === '' ? [] : [[name, typeof value === 'string' ? text : value]];
    }),
  );
}

/** A value for each given column; undefined keeps the stored one. */
type Columns<Name extends keyof Updateable<JobsTable>> = { readonly [Column in Name]: Updateable<JobsTable>[Column] | undefined };

/** The new HTML of a section; undefined when it equals the one that the form got (O79). */
function section(html: string | null | undefined, shown: string | null): string | null | undefined {
  const clean = sanitiseOrNull(html ?? null);
  return clean === shown ? undefined : clean;
}

/** The texts of a job. A section that was a plain list in an old row loses the list once its text changes (O80). */
function sections(offer: JobOffer, job: JobRow | null) {
  const { jobDescription, yourTasks, yourProfile, weOffer, aboutUs } = offer;
  requireModest({
    'jobOffer.jobDescription': jobDescription,
    'jobOffer.yourTasks': yourTasks,
    'jobOffer.yourProfile': yourProfile,
    'jobOffer.weOffer': weOffer,
    'jobOffer.aboutUs': aboutUs,
  });
  const description = section(jobDescription, sectionHtml(job?.job_description ?? null));
  const tasks = section(yourTasks, sectionHtml(job?.your_tasks ?? null));
  const profile = section(yourProfile, sectionHtml(job?.your_profile ?? null, job?.requirements ?? null));
  const offered = section(weOffer, sectionHtml(job?.we_offer ?? null, job?.benefits ?? null));
  const about = section(aboutUs, sectionHtml(job?.about_us ?? null));
  return {
    job_description: description,
    your_tasks: tasks,
    your_profile: profile,
    requirements: profile === undefined ? undefined : null,
    we_offer: offered,
    benefits: offered === undefined ? undefined : null,
    about_us: about,
  };
}

/** The closing date: an unchanged day keeps its stored time, a new one becomes noon. A new job cannot have a date in the past (rule 14). */
function closing(offer: JobOffer, job: JobRow | null, now: Date): Date | null {
  const day = orNull(offer.closesAt);
  if (day === null) return null;
  const stored = job?.closes_at ?? null;
  if (stored !== null && berlinDay(stored) === berlinDay(day)) return stored;
  if (job === null && isPastDay(day, now)) throw fieldError('jobOffer.closesAt', jobFieldMessages.closesPast);
  return noonOf(berlinDay(day));
}

/**
 * The video of a changed job: a stored one stays, null clears it with its captions, a web URL becomes the link (JM45).
 * @throws CallError 'invalid' for a file of another job
 */
function video({ video: wanted }: JobOffer, job: JobRow | null): Columns<'video' | 'video_captions' | 'video_link'> {
  const kept = { video: undefined, video_captions: undefined, video_link: undefined };
  if (wanted === undefined) return kept;
  if (wanted === null) return { video: null, video_captions: null, video_link: null };
  const filename = orNull(wanted.filename);
  if (filename !== null) {
    if (filename !== job?.video) throw fieldError('jobOffer.video', jobFieldMessages.foreignVideo);
    return wanted.captions === null ? { ...kept, video_captions: null } : kept;
  }
  if (wanted.url === job?.video_link) return kept;
  if (!/^https?:\/\//i.test(wanted.url)) throw fieldError('jobOffer.video', jobFieldMessages.foreignVideo);
  return { video: null, video_captions: null, video_link: wanted.url };
}

/** Whether the job becomes public: both names mean the same (A23); undefined keeps the state. */
export const wantedActive = ({ isActive, active }: JobOffer): boolean | undefined => isActive ?? active;

/**
 * Columns of a body, all from the list of fields (decision 0096).
 * @param job the stored row; null for a new job
 * @throws CallError 'invalid' for errors that depend on the row
 */
export function editedRow(offer: JobOffer, job: JobRow | null, now: Date) {
  const { payRange: pay } = offer;
  const hasPay = pay !== undefined && pay !== null && (pay.min !== null || pay.max !== null);
  const template: JobTemplate | null = offer.templateType ?? (job === null ? DEFAULT_JOB_TEMPLATE : job.template);
  return {
    title: offer.title,
    city: offer.city,
    working_model: offer.workingModel,
    employment: offer.employment,
    ote: orNull(offer.ote),
    ...detailColumns(offer),
    pay_min: hasPay ? pay.min : null,
    pay_max: hasPay ? pay.max : null,
    pay_currency: hasPay ? pay.currency : null,
    pay_unit: hasPay ? pay.unit : null,
    closes_at: closing(offer, job, now),
    profile_type: offer.jobProfileType,
    template,
    specific_information: JSON.stringify(facts(offer, job?.specific_information ?? {})),
    focus_page_id: offer.focusPage?.id ?? null,
    blind_review: offer.blindReview ?? job?.blind_review ?? false,
    ...sections(offer, job),
    ...video(offer, job),
  } satisfies Columns<SavedJobColumn>;
}

const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);
/** Normalised value of a column, comparable between database and form. */
const plain = (column: string, value: unknown): unknown => {
  if (value === null || value === undefined) return null;
  if (value instanceof Date) return value.getTime();
  if (column === 'pay_min' || column === 'pay_max') return Number(value);
  return value;
};

/** Names of the columns that differ between a row and a change to it. */
export function changedColumns(job: JobRow, change: Updateable<JobsTable>): readonly string[] {
  const stored: Readonly<Record<string, unknown>> = { ...job, specific_information: sorted(job.specific_information) };
  const next: Readonly<Record<string, unknown>> = {
    ...change,
    ...(typeof change.specific_information === 'string' && { specific_information: sorted(JSON.parse(change.specific_information)) }),
  };
  return Object.keys(next).filter(
    (column) => next[column] !== undefined && !same(plain(column, stored[column]), plain(column, next[column])),
  );
}

/** The database returns the facts in its own order. */
function sorted(value: unknown): unknown {
  return typeof value === 'object' && value !== null ? Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)) : value;
}
