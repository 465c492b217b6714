import * as z from 'zod/mini';
import { APPLICATION_LIMITS } from '../application/codes';
import { JOB_LIMITS } from '../job/codes';
import { applicationMessages, applyFieldMessages, authMessages, generalMessages } from '../messages';
import { ACCOUNT_TYPES, PASSWORD_LENGTH } from '../user/codes';

/** Bodies and queries as callers send them. Messages are the German words a person reads at the field. */

const tooLong = (limit: number) => z.maxLength(limit, generalMessages.tooLong(limit));
const optionalText = (limit: number) => z.optional(z.nullable(z.string().check(tooLong(limit))));

export const email = z.string().check(z.trim(), z.email(authMessages.email), tooLong(APPLICATION_LIMITS.email));

export const newPassword = z
  .string()
  .check(z.minLength(PASSWORD_LENGTH.min, authMessages.passwordLength(PASSWORD_LENGTH.min)), tooLong(PASSWORD_LENGTH.max));

const personName = (message: string) => z.string(message).check(z.trim(), z.minLength(1, message), tooLong(APPLICATION_LIMITS.name));

export const loginRequest = z.object({
  email: z.string(authMessages.email).check(z.trim(), z.minLength(1, authMessages.email)),
  password: z.string(authMessages.password).check(z.minLength(1, authMessages.password), z.maxLength(1000)),
});

const tick = z.optional(z.nullable(z.boolean()));

/**
 * The ticks of the form are optional here, because O01 names no consents: who sends none has none stored, who refuses one is refused.
 * Faults of consents stand after those of the other fields (decisions, rule 1).
 */
export const registerRequest = z
  .object({
    email,
    password: newPassword,
    firstName: personName(applyFieldMessages.firstName),
    lastName: personName(applyFieldMessages.lastName),
    phone: optionalText(APPLICATION_LIMITS.phone),
    accountType: z._default(z.enum(ACCOUNT_TYPES), 'CANDIDATE'),
    terms: tick,
    /** Other name of `terms` (A11). */
    acceptTerms: tick,
    gdpr: tick,
  })
  .check(
    z.refine(({ terms, acceptTerms }) => terms !== false && acceptTerms !== false, { path: ['terms'], message: applyFieldMessages.termsA }),
    z.refine(({ gdpr }) => gdpr !== false, { path: ['gdpr'], message: applyFieldMessages.privacyA }),
  );

export const confirmEmailRequest = z.object({ token: z.string() });
export const forgotPasswordRequest = z.object({ email });
export const resetPasswordRequest = z.object({ token: z.string(), password: newPassword });
export const changePasswordRequest = z.object({ currentPassword: z.string(), newPassword });

export const profileRequest = z.object({
  firstName: z.optional(personName(applyFieldMessages.firstName)),
  lastName: z.optional(personName(applyFieldMessages.lastName)),
  phone: optionalText(APPLICATION_LIMITS.phone),
});

/** Query values may come once or repeated; they are OR-ed (O25). */
const repeated = z.optional(z.union([z.string(), z.array(z.string())]));

export const jobSearchQuery = z.object({
  search: z.optional(z.string().check(tooLong(JOB_LIMITS.title))),
  location: repeated,
  workingModel: repeated,
  employment: repeated,
  industry: repeated,
  companySize: repeated,
  page: z.optional(z.coerce.number().check(z.int(), z.positive())),
  pageSize: z.optional(z.coerce.number().check(z.int(), z.positive(), z.maximum(100))),
  sortBy: z.optional(z.enum(['createdAt', 'publishedAt', 'title'])),
  sortOrder: z.optional(z.enum(['asc', 'desc'])),
});

export const companyJobsQuery = z.object({ status: z.optional(z.string()) });

export const statusRequest = z.object({
  status: z.string(applicationMessages.invalidStatus),
  note: optionalText(APPLICATION_LIMITS.notes),
});

export const notesRequest = z.object({
  note: optionalText(APPLICATION_LIMITS.notes),
  recruiterNotes: optionalText(APPLICATION_LIMITS.notes),
});

export const rateRequest = z.object({
  rating: z
    .number(applicationMessages.invalidRating)
    .check(
      z.int(applicationMessages.invalidRating),
      z.minimum(1, applicationMessages.invalidRating),
      z.maximum(5, applicationMessages.invalidRating),
    ),
});

export const assignRequest = z.object({ recruiterId: z.nullable(z.number()) });

export const applicationsQuery = z.object({
  status: z.optional(z.string()),
  jobId: z.optional(z.coerce.number()),
  name: z.optional(z.string()),
  dateFrom: z.optional(z.string()),
  dateTo: z.optional(z.string()),
  page: z.optional(z.coerce.number().check(z.int(), z.positive())),
  pageSize: z.optional(z.coerce.number().check(z.int(), z.positive(), z.maximum(100))),
  sortBy: z.optional(z.enum(['createdAt', 'date', 'name', 'status'])),
  sortOrder: z.optional(z.enum(['asc', 'desc'])),
});

/** One batch of the import; each posting is parsed on its own so that one bad one does not refuse the rest. */
export const importRequest = z.object({
  owner: email,
  design: z.optional(z.enum(['template1', 'template2', 'template3'])),
  offset: z._default(z.number(), 0),
  postings: z.array(z.unknown()).check(z.maxLength(200)),
});
