import * as z from 'zod/mini';
import { CallError, type FieldError } from '../../errors/call-error';
import { applyFieldLabels, applyFieldMessages, applyMessages } from '../../messages/apply.de';
import { applicationInput } from './input';
import type { ApplicationInput } from './read';

const m = applyFieldMessages;

/** A rule that an application violates. */
interface ApplicationError extends FieldError {
  /** Message of the whole application when this is the first violated rule: variant A, where it differs from the field's (A08). */
  readonly summary: string;
  /** Position in the documented order. */
  readonly rank: number;
}

const REQUIRED = ['firstName', 'lastName', 'email', 'jobId'] as const;
type Required = (typeof REQUIRED)[number];

/** Documents, LinkedIn URL and consents come after everything else, in this order (000 §5.1, A08, rule 1). */
const LAST = ['resume', 'linkedinProfile', 'terms', 'gdpr'];
const SUMMARIES: Readonly<Record<string, string>> = { resume: m.documentsA, terms: m.termsA, gdpr: m.privacyA };

const isEmpty = (input: ApplicationInput, name: Required): boolean => input[name] === '' || input[name] === null;

function errorsOf(input: ApplicationInput, hasResume: boolean): readonly ApplicationError[] {
  const missing = REQUIRED.filter((name) => isEmpty(input, name));
  const incomplete = input.multipart ? applyMessages.incomplete(missing.map((name) => applyFieldLabels[name]).join(', ')) : m.required;
  const { error } = z.safeParse(applicationInput, { ...input, hasResume });
  return (error?.issues ?? []).map(({ path, message }) => {
    const name = String(path[0]);
    if (missing.some((one) => one === name)) return { name, message, summary: incomplete, rank: 0 };
    return { name, message, summary: SUMMARIES[name] ?? message, rank: 1 + LAST.indexOf(name) + 1 };
  });
}

/** The violated rules of an application, in the documented order, the first one of each field. */
function brokenRules(input: ApplicationInput, hasResume: boolean): readonly ApplicationError[] {
  const errors = errorsOf(input, hasResume).toSorted((a, b) => a.rank - b.rank);
  return errors
    .filter(({ name }, index) => errors.findIndex((other) => other.name === name) === index)
    .map((error) => (error.name === 'terms' ? { ...error, name: input.termsField } : error));
}

/** The field errors of an application, in the documented order (000 §5.1, A08); none for a valid one. */
export const applicationErrors = (input: ApplicationInput, hasResume: boolean): readonly FieldError[] =>
  brokenRules(input, hasResume).map(({ name, message }) => ({ name, message }));

/**
 * Validates an application in the documented order: required fields, resume or LinkedIn, LinkedIn URL, terms, privacy
 * (000 §5.1, A08, rule 1).
 * @throws CallError 'invalid' with the first violated rule as message and all of them as fields
 */
export function checkApplication(input: ApplicationInput, hasResume: boolean): void {
  const [first] = brokenRules(input, hasResume);
  if (first !== undefined) throw new CallError('invalid', first.summary, { fields: applicationErrors(input, hasResume) });
}
