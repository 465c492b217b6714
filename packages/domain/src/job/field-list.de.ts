import { namesOf, recordOf, type NamesWith } from '../records';
import type { JobDetail } from './details';
import { jobDetailLabels } from './details.de';

/** Facts about a field of a job. */
interface JobFieldFacts {
  /** Its name in history, form and conflict view. */
  readonly label: string;
  /** Columns of the table of jobs; a change of one of them is a change of the field. */
  readonly columns: readonly string[];
  /** 'form': saved by the job form with the row; 'apart': saved by a separate rule or call. */
  readonly saved: 'form' | 'apart';
  /** Location of its errors: a path of the request, the longest first, and the field of the form. @default not at a field */
  readonly errors?: Readonly<Record<string, string>>;
  /** Columns of the CSV export. @default not exported (decision 0049) */
  readonly exported?: readonly string[];
}

/**
 * The fields of a job, in the order of the form (decision 0096). History, columns, labels and locations of errors are derived from it;
 * other places have to `satisfy` a type of it. Only pages of a company load it.
 */
export const JOB_FIELDS = {
  title: {
    label: 'Stellentitel',
    columns: ['title'],
    saved: 'form',
    errors: { 'jobOffer.title': 'title' },
    exported: ['title'],
  },
  city: {
    label: 'Standort',
    columns: ['city'],
    saved: 'form',
    errors: { 'jobOffer.city': 'city' },
    exported: ['city'],
  },
  workingModel: {
    label: 'Arbeitsmodell',
    columns: ['working_model'],
    saved: 'form',
    errors: { 'jobOffer.workingModel': 'workingModel' },
    exported: ['workingModel'],
  },
  employment: {
    label: 'Beschäftigungsart',
    columns: ['employment'],
    saved: 'form',
    errors: { 'jobOffer.employment': 'employment' },
    exported: ['employment'],
  },
  ote: {
    label: 'Gehalt',
    columns: ['ote'],
    saved: 'form',
    errors: { 'jobOffer.ote': 'ote' },
    exported: ['ote'],
  },
  remunerationStructure: {
    label: jobDetailLabels.remunerationStructure,
    columns: ['remuneration_structure'],
    saved: 'form',
    errors: { 'jobOffer.remunerationStructure': 'remunerationStructure' },
    exported: ['remunerationStructure'],
  },
  startsOn: {
    label: jobDetailLabels.startsOn,
    columns: ['starts_on'],
    saved: 'form',
    errors: { 'jobOffer.startsOn': 'startsOn' },
    exported: ['startsOn'],
  },
  contract: {
    label: jobDetailLabels.contract,
    columns: ['contract'],
    saved: 'form',
    errors: { 'jobOffer.contract': 'contract' },
    exported: ['contract'],
  },
  payRange: {
    label: 'Gehaltsspanne',
    columns: ['pay_min', 'pay_max', 'pay_currency', 'pay_unit'],
    saved: 'form',
    errors: { 'jobOffer.payRange.min': 'payMin', 'jobOffer.payRange': 'payMax' },
    exported: ['minSalary', 'maxSalary', 'salaryCurrency', 'salaryUnit'],
  },
  closesAt: {
    label: 'Bewerbungsfrist',
    columns: ['closes_at'],
    saved: 'form',
    errors: { 'jobOffer.closesAt': 'closesOn' },
    exported: ['validThrough'],
  },
  profileType: {
    label: 'Profiltyp',
    columns: ['profile_type'],
    saved: 'form',
    exported: ['jobProfileType'],
  },
  specificInformation: {
    label: 'Profilspezifische Informationen',
    columns: ['specific_information'],
    saved: 'form',
    exported: ['specificInformation'],
  },
  jobDescription: {
    label: 'Stellenbeschreibung',
    columns: ['job_description'],
    saved: 'form',
    errors: { 'jobOffer.jobDescription': 'jobDescription' },
    exported: ['jobDescription'],
  },
  yourTasks: {
    label: 'Ihre Aufgaben',
    columns: ['your_tasks'],
    saved: 'form',
    errors: { 'jobOffer.yourTasks': 'yourTasks' },
    exported: ['responsibilities'],
  },
  yourProfile: {
    label: 'Ihr Profil',
    columns: ['your_profile', 'requirements'],
    saved: 'form',
    errors: { 'jobOffer.yourProfile': 'yourProfile' },
    exported: ['qualifications'],
  },
  weOffer: {
    label: 'Wir bieten',
    columns: ['we_offer', 'benefits'],
    saved: 'form',
    errors: { 'jobOffer.weOffer': 'weOffer' },
    exported: ['jobBenefits'],
  },
  aboutUs: {
    label: 'Über uns',
    columns: ['about_us'],
    saved: 'form',
    errors: { 'jobOffer.aboutUs': 'aboutUs' },
    exported: ['employerOverview'],
  },
  video: { label: 'Video', columns: ['video', 'video_link'], saved: 'form' },
  captions: { label: 'Untertitel', columns: ['video_captions'], saved: 'form' },
  contacts: { label: 'Ansprechpartner', columns: ['contacts'], saved: 'apart', errors: { teamMembers: 'contacts' } },
  focusPage: { label: 'Fokusseite', columns: ['focus_page_id'], saved: 'form', errors: { 'jobOffer.focusPage': 'focusPage' } },
  template: { label: 'Design', columns: ['template'], saved: 'form', exported: ['templateType'] },
  rejectionText: { label: 'Text der Absagen', columns: ['rejection_text'], saved: 'apart' },
  blindReview: { label: 'Anonyme Erstsichtung', columns: ['blind_review'], saved: 'form', exported: ['blindReview'] },
  active: { label: 'Aktiv oder inaktiv', columns: ['is_active'], saved: 'apart', exported: ['isActive'] },
} as const satisfies Readonly<Record<string, JobFieldFacts>> & Readonly<Record<JobDetail, JobFieldFacts>>;

type Fields = typeof JOB_FIELDS;
export type JobField = keyof Fields;

/** Columns that the job form saves. */
export type SavedJobColumn = Fields[NamesWith<Fields, { readonly saved: 'form' }>]['columns'][number];

type ExportedJobField = NamesWith<Fields, { readonly exported: readonly string[] }>;
/** Columns that an export contains. */
export type ExportedJobColumn = Fields[ExportedJobField]['columns'][number];
/** Columns of the CSV export that come from a field. */
export type JobExportField = Fields[ExportedJobField]['exported'][number];

/** The column of a detail. */
export type JobDetailColumn<Name extends JobDetail = JobDetail> = Fields[Name]['columns'][number];

export const JOB_FIELD_NAMES = namesOf(JOB_FIELDS);

export const jobFieldLabels = recordOf(JOB_FIELD_NAMES, (name) => JOB_FIELDS[name].label);

type ErrorsOf<Facts> = Facts extends { readonly errors: Readonly<Record<string, infer Field>> } ? Field : never;
/** Fields of the form that show errors of the server. */
export type JobErrorField = { [Name in JobField]: ErrorsOf<Fields[Name]> }[JobField];

type ErrorPlaces = Pick<JobFieldFacts, 'label'> & { readonly errors?: Readonly<Record<string, JobErrorField>> };

/** Paths of a request with the form field that shows their errors, the longest first. */
export const JOB_ERROR_FIELDS: readonly (readonly [path: string, field: JobErrorField])[] = JOB_FIELD_NAMES.flatMap((name) => {
  const { errors = {} }: ErrorPlaces = JOB_FIELDS[name];
  return Object.entries(errors);
});
