import { applyFieldMessages, documentLabels, type SubmitFailure } from '@stellwerk/domain';
import { de } from '../i18n/de';
import type { FieldErrors } from '../shared/field-errors';
import type { FieldPath } from './sections';
import type { ApplicationValues } from './values';

const m = applyFieldMessages;

/** One entry of the error summary. */
export interface SummaryEntry {
  readonly message: string;
  /**
   * Paths of its fields; it links to the first one. Empty for an error that belongs to no field.
   */
  readonly paths: readonly FieldPath[];
}

const required = ['firstName', 'lastName', 'email'] as const;

/** Summary texts for the messages at the fields, if they differ (A08). */
const variantA: Readonly<Record<string, string>> = { [m.documentsB]: m.documentsA, [m.termsB]: m.termsA, [m.privacyB]: m.privacyA };

/** Order of the summary after the required fields (A08). */
const order: readonly FieldPath[] = [
  'firstName',
  'lastName',
  'email',
  'phone',
  'message',
  'files.resume',
  'linkedinProfile',
  'files.coverLetter',
  'files.additional',
  'files.video',
  'terms',
  'gdpr',
];

const labels: Readonly<Record<string, string>> = {
  firstName: de.fields.firstName,
  lastName: de.fields.lastName,
  phone: de.fields.phone,
  message: de.fields.message,
  'files.resume': documentLabels.resume,
  'files.coverLetter': documentLabels.coverLetter,
  'files.additional': documentLabels.additional,
  'files.video': documentLabels.video,
};

/**
 * The error summary in variant A, each entry with its fields: required fields (one entry for all
 * empty ones), documents, LinkedIn URL, terms, privacy. A required field that is filled but invalid
 * has an entry of its own.
 */
export function toSummary(errors: FieldErrors, values: ApplicationValues): readonly SummaryEntry[] {
  const missing = required.filter((name) => errors[name] !== undefined && values[name].trim() === '');
  const entries: SummaryEntry[] = missing.length === 0 ? [] : [{ message: m.required, paths: missing }];
  for (const path of order) {
    const error = errors[path];
    if (error === undefined || missing.some((name) => name === path)) continue;
    const label = labels[path];
    entries.push({ paths: [path], message: variantA[error] ?? (label === undefined ? error : `${label}: ${error}`) });
  }
  return entries;
}

/** Server names of fields with the form's name; most names are equal. */
const serverPaths: Readonly<Record<string, FieldPath>> = {
  ...Object.fromEntries(order.map((path) => [path, path])),
  jobDescription: 'message',
  resume: 'files.resume',
  coverLetter: 'files.coverLetter',
  additionalDocuments: 'files.additional',
  video: 'files.video',
  acceptTerms: 'terms',
};

/** Server errors for fields of this form, by path; unknown names are left out. */
export function errorsOfFailure({ fields = {} }: SubmitFailure): FieldErrors {
  return Object.fromEntries(
    Object.entries(fields).flatMap(([name, message]) => {
      const path = serverPaths[name];
      return path === undefined ? [] : [[path, message] as const];
    }),
  );
}

/**
 * The error summary for a server response; a single error of one field links to it. A response
 * without a general message is summarised by its fields, like client-side errors.
 */
export function failureSummary({ summary, fields = {} }: SubmitFailure, values: ApplicationValues): readonly SummaryEntry[] {
  if (summary.length === 0) return toSummary(errorsOfFailure({ summary, fields }), values);
  const named = Object.keys(fields).flatMap((name) => serverPaths[name] ?? []);
  return summary.map((message) => ({ message, paths: summary.length === 1 ? named : [] }));
}

/**
 * The entries that still have errors, each with its remaining fields: a corrected field disappears
 * at once.
 * @returns `entries` itself if nothing was corrected
 */
export function stillWrong(entries: readonly SummaryEntry[], errors: FieldErrors): readonly SummaryEntry[] {
  const isMended = (path: FieldPath): boolean => errors[path] === undefined;
  if (!entries.some(({ paths }) => paths.some(isMended))) return entries;
  return entries
    .filter(({ paths }) => paths.length === 0 || !paths.every(isMended))
    .map((entry) => ({ ...entry, paths: entry.paths.filter((path) => !isMended(path)) }));
}
