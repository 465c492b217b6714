import { APPLICATION_LIMITS, generalMessages, isWebUrl, mailAddress } from '@stellwerk/domain';
import * as z from 'zod/mini';

/** An optional text with a maximum length (O23, W34). */
export const text = (limit: number) => z.string().check(z.maxLength(limit, generalMessages.tooLong(limit)));

/** A required text. */
export const requiredText = (limit: number, message: string) => text(limit).check(z.trim(), z.minLength(1, message));

/** A required email address; surrounding spaces are ignored. */
export const email = (message: string) => text(APPLICATION_LIMITS.email).check(z.trim(), ...mailAddress(message));

/** A checkbox that must be ticked. */
export const ticked = (message: string) => z.boolean().check(z.refine((value) => value, message));

/** An optional URL; the scheme may be missing. */
export const optionalAddress = (message: string) =>
  text(APPLICATION_LIMITS.url).check(z.refine((value) => value.trim() === '' || isWebUrl(value), message));
