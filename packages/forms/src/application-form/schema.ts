import { applyFieldMessages, DOCUMENT_KINDS } from '@stellwerk/domain';
import { applicationFields, hasDocument } from '@stellwerk/domain/application/fields';
import * as z from 'zod/mini';
import { fieldErrorsOf, type FieldErrors } from '../shared/field-errors';
import type { ApplicationValues } from './values';

const m = applyFieldMessages;
const file = z.nullable(z.instanceof(File));

/**
 * Validation rules of the application form: those of the server and those that only the form has.
 * Error messages are those at the field (variant B).
 */
export const applicationSchema = z
  .object({
    ...applicationFields,
    includeLinkedIn: z.boolean(),
    files: z.record(z.enum(DOCUMENT_KINDS), file),
    newsletter: z.boolean(),
  })
  .check(
    z.refine(({ files, linkedinProfile }) => hasDocument({ hasResume: files.resume !== null, linkedinProfile }), {
      path: ['files', 'resume'],
      error: m.documentsB,
    }),
    z.refine((values) => !values.includeLinkedIn || values.linkedinProfile.trim() !== '', { path: ['linkedinProfile'], error: m.linkedin }),
  );

/** All errors of the values, by field path. With the LinkedIn toggle off, the URL is ignored. */
export function applicationErrors(values: ApplicationValues): FieldErrors {
  return fieldErrorsOf(applicationSchema, values.includeLinkedIn ? values : { ...values, linkedinProfile: '' });
}
