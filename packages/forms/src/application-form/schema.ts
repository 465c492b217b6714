import { APPLICATION_LIMITS, applyFieldMessages, withScheme } from '@stellwerk/domain';
import * as z from 'zod/mini';
import { email, isWebAddress, requiredText, text, ticked } from '../shared/field-schemas';
import { faultsOf, type Faults } from '../shared/faults';
import type { ApplicationValues } from './values';

const m = applyFieldMessages;
const file = z.nullable(z.instanceof(File));

/** Whether an address is a profile at LinkedIn; the scheme may be missing. */
export function isLinkedInProfile(address: string): boolean {
  if (!isWebAddress(address)) return false;
  const { hostname, pathname } = new URL(withScheme(address.trim()));
  return /(^|\.)linkedin\.com$/i.test(hostname) && pathname.length > 1;
}

const given = (values: ApplicationValues): boolean => values.includeLinkedIn && values.linkedinProfile.trim() !== '';

/** The rules of the application form; messages are those of the fields, variant B (000 §5.1, A08, W32). */
export const applicationSchema = z
  .object({
    firstName: requiredText(APPLICATION_LIMITS.name, m.firstName),
    lastName: requiredText(APPLICATION_LIMITS.name, m.lastName),
    email: email(m.email),
    phone: text(APPLICATION_LIMITS.phone),
    message: text(APPLICATION_LIMITS.message),
    includeLinkedIn: z.boolean(),
    linkedinProfile: text(APPLICATION_LIMITS.url),
    files: z.object({ resume: file, coverLetter: file, additional: file, video: file }),
    newsletter: z.boolean(),
    terms: ticked(m.termsB),
    gdpr: ticked(m.privacyB),
  })
  .check(
    z.refine((values) => values.files.resume !== null || given(values), { path: ['files', 'resume'], error: m.documentsB }),
    z.refine((values) => !values.includeLinkedIn || values.linkedinProfile.trim() !== '', { path: ['linkedinProfile'], error: m.linkedin }),
    z.refine((values) => !given(values) || isLinkedInProfile(values.linkedinProfile), {
      path: ['linkedinProfile'],
      error: m.linkedinInvalid,
    }),
  );

/** Everything that keeps these values from being sent, by field path. */
export function applicationFaults(values: ApplicationValues): Faults {
  return faultsOf(applicationSchema, values);
}
