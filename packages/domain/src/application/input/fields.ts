import * as z from 'zod/mini';
import { mailAddress } from '../../mail-address';
import { applyFieldMessages } from '../../messages/apply.de';
import { generalMessages } from '../../messages/general.de';
import { inputMessages } from '../../messages/input.de';
import { isPhoneNumber } from '../../phone';
import { isLinkedInProfile } from '../../url';
import { APPLICATION_LIMITS } from '../codes';

const m = applyFieldMessages;

/** A text that may be empty. */
export const text = (limit: number) => z.string().check(z.maxLength(limit, generalMessages.tooLong(limit)));
const required = (limit: number, message: string) => text(limit).check(z.trim(), z.minLength(1, message));
const ticked = (message: string) => z.boolean().check(z.refine((value) => value, message));
/** A URL that may be empty. */
export const url = (isValid: (value: string) => boolean, message: string) =>
  text(APPLICATION_LIMITS.url).check(z.refine((value) => value.trim() === '' || isValid(value), message));

/**
 * The fields of an application that a person fills in, with the same rules in form and server. Messages are those at the field,
 * variant B (000 §5.1, A08, W32); '' is an omitted value.
 */
export const applicationFields = {
  firstName: required(APPLICATION_LIMITS.name, m.firstName),
  lastName: required(APPLICATION_LIMITS.name, m.lastName),
  email: text(APPLICATION_LIMITS.email).check(z.trim(), ...mailAddress(m.email)),
  phone: text(APPLICATION_LIMITS.phone).check(z.refine((value) => value.trim() === '' || isPhoneNumber(value), inputMessages.phone)),
  message: text(APPLICATION_LIMITS.message),
  linkedinProfile: url(isLinkedInProfile, m.linkedinInvalid),
  terms: ticked(m.termsB),
  gdpr: ticked(m.privacyB),
};

/** Whether a required document exists: a resume or a LinkedIn profile (AF45). */
export function hasDocument(input: { readonly hasResume: boolean; readonly linkedinProfile: string }): boolean {
  return input.hasResume || input.linkedinProfile.trim() !== '';
}
