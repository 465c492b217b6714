import { APPLICATION_LIMITS, applyFieldMessages, applyMessages, generalMessages, withScheme } from '@stellwerk/domain';
import { requests } from '@stellwerk/domain/endpoints';
import * as z from 'zod/mini';
import { serverMessages } from '../messages.de.ts';
import { Refusal, type FieldMessage } from '../refusal.ts';
import type { ApplicationInput } from './shape.ts';

const words = applyFieldMessages;

/** A broken rule: what stands above the form (variant A) and what at the field (variant B, A08). */
interface Fault extends FieldMessage {
  /** Message of the whole when this is the first broken rule. */
  readonly summary: string;
}

const REQUIRED = [
  { name: 'firstName', label: 'Vorname', message: words.firstName },
  { name: 'lastName', label: 'Nachname', message: words.lastName },
  { name: 'email', label: 'E-Mail', message: words.email },
] as const;

const LENGTHS = [
  ['firstName', APPLICATION_LIMITS.name],
  ['lastName', APPLICATION_LIMITS.name],
  ['phone', APPLICATION_LIMITS.phone],
  ['location', APPLICATION_LIMITS.name],
  ['linkedinProfile', APPLICATION_LIMITS.url],
  ['xingProfile', APPLICATION_LIMITS.url],
  ['websiteUrl', APPLICATION_LIMITS.url],
  ['message', APPLICATION_LIMITS.message],
  ['salutation', APPLICATION_LIMITS.name],
  ['applicationType', APPLICATION_LIMITS.name],
  ['source', APPLICATION_LIMITS.name],
  ['referral', APPLICATION_LIMITS.name],
] as const satisfies readonly (readonly [keyof ApplicationInput, number])[];

const MAX_SKILLS = 50;

/** Whether a text is an address of the web; the scheme may be missing. Other schemes could run code in the reader's browser. */
function isWebAddress(text: string): boolean {
  try {
    const { protocol, hostname } = new URL(withScheme(text));
    return (protocol === 'http:' || protocol === 'https:') && hostname.includes('.');
  } catch {
    return false;
  }
}

function missingOf(input: ApplicationInput): readonly { name: string; label: string; message: string }[] {
  const missing: { name: string; label: string; message: string }[] = REQUIRED.filter(({ name }) => input[name] === '');
  return input.jobId === null ? [...missing, { name: 'jobId', label: 'Stelle', message: serverMessages.required }] : missing;
}

function requiredFaults(input: ApplicationInput): Fault[] {
  const missing = missingOf(input);
  const summary = input.multipart ? applyMessages.incomplete(missing.map(({ label }) => label).join(', ')) : words.required;
  return missing.map(({ name, message }) => ({ name, message, summary }));
}

const plainFault = (name: string, message: string): Fault => ({ name, message, summary: message });

function formatFaults(input: ApplicationInput): Fault[] {
  const faults = LENGTHS.flatMap(([name, limit]) => (input[name].length > limit ? [plainFault(name, generalMessages.tooLong(limit))] : []));
  if (input.email !== '' && !z.safeParse(requests.email, input.email).success) faults.unshift(plainFault('email', words.email));
  for (const name of ['xingProfile', 'websiteUrl'] as const)
    if (input[name] !== '' && !isWebAddress(input[name])) faults.push(plainFault(name, serverMessages.wrongType));
  if (input.skills.length > MAX_SKILLS) faults.push(plainFault('skills', serverMessages.tooManyItems(String(MAX_SKILLS))));
  if (input.skills.some((skill) => skill.length > APPLICATION_LIMITS.name))
    faults.push(plainFault('skills', generalMessages.tooLong(APPLICATION_LIMITS.name)));
  return faults;
}

function documentFaults(input: ApplicationInput, hasResume: boolean): Fault[] {
  if (input.linkedinProfile === '') return hasResume ? [] : [{ name: 'resume', message: words.documentsB, summary: words.documentsA }];
  return isWebAddress(input.linkedinProfile) ? [] : [plainFault('linkedinProfile', words.linkedinInvalid)];
}

function consentFaults(input: ApplicationInput): Fault[] {
  return [
    ...(input.terms ? [] : [{ name: input.termsField, message: words.termsB, summary: words.termsA }]),
    ...(input.gdpr ? [] : [{ name: 'gdpr', message: words.privacyB, summary: words.privacyA }]),
  ];
}

/**
 * Checks an application in the documented order: required fields, resume or LinkedIn, LinkedIn address, terms, privacy
 * (000 §5.1, A08, rule 1).
 * @throws Refusal 'invalid' with the first broken rule as message and all of them as fields
 */
export function checkApplication(input: ApplicationInput, hasResume: boolean): void {
  const faults = [...requiredFaults(input), ...formatFaults(input), ...documentFaults(input, hasResume), ...consentFaults(input)];
  const [first] = faults;
  if (first === undefined) return;
  const fields = faults.filter((fault, index) => faults.findIndex(({ name }) => name === fault.name) === index);
  throw new Refusal('invalid', first.summary, { fields: fields.map(({ name, message }) => ({ name, message })) });
}
