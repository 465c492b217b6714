import {
  ACCOUNT_TYPES,
  type AccountType,
  APPLICATION_LIMITS,
  applyFieldMessages,
  authMessages,
  generalMessages,
  PASSWORD_LENGTH,
} from '@stellwerk/domain';
import * as z from 'zod/mini';
import { email, requiredText, ticked } from '../shared/field-schemas';
import { labels } from './messages.de';

/** The login only checks for empty fields: rules for new passwords do not apply to old ones. */
export const loginSchema = z.object({
  email: requiredText(APPLICATION_LIMITS.email, authMessages.email),
  password: z.string().check(z.minLength(1, authMessages.password)),
});
export type LoginValues = z.infer<typeof loginSchema>;

/** A new password: only its length is checked here (decisions, rule 9). */
export const newPassword = z
  .string()
  .check(
    z.minLength(PASSWORD_LENGTH.min, authMessages.passwordLength(PASSWORD_LENGTH.min)),
    z.maxLength(PASSWORD_LENGTH.max, generalMessages.tooLong(PASSWORD_LENGTH.max)),
  );

export const registrationSchema = z.object({
  accountType: z.enum(ACCOUNT_TYPES),
  firstName: requiredText(APPLICATION_LIMITS.name, applyFieldMessages.firstName),
  lastName: requiredText(APPLICATION_LIMITS.name, applyFieldMessages.lastName),
  email: email(authMessages.email),
  password: newPassword,
  terms: ticked(labels.termsMissing),
  gdpr: ticked(labels.privacyMissing),
});
export interface RegistrationValues {
  /** Kind of account (O01). */
  accountType: AccountType;
  /** Required, at most 100 characters. */
  firstName: string;
  /** Required, at most 100 characters. */
  lastName: string;
  /** Required; the email address of the login. */
  email: string;
  /** 12 to 128 characters, no other rules (rule 9). */
  password: string;
  /** Consent to the terms; the form sends only true. */
  terms: boolean;
  /** Privacy statement acknowledged; the form sends only true. */
  gdpr: boolean;
}

export const forgotSchema = z.object({ email: email(authMessages.email) });
export type ForgotValues = z.infer<typeof forgotSchema>;

const unused = z.string();

/** Validation rules for each way of confirming an email address. */
export const confirmSchemas = {
  session: z.object({ password: unused, newPassword: unused }),
  password: z.object({ password: loginSchema.shape.password, newPassword: unused }),
  newPassword: z.object({ password: unused, newPassword }),
} as const;
export interface ConfirmValues {
  /** The password of the account; '' if it is not requested. */
  password: string;
  /** The new password; '' to keep the current one. */
  newPassword: string;
}

export const resetSchema = z.object({ password: newPassword });
export type ResetValues = z.infer<typeof resetSchema>;
