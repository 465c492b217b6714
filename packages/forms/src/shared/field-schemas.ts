import { APPLICATION_LIMITS, generalMessages, isWebUrl, mailAddress } from '@stellwerk/domain';
import * as z from 'zod/mini';

/** A text that may stay empty, up to a limit of characters (O23, W34). */
export const text = (limit: number) => z.string().check(z.maxLength(limit, generalMessages.tooLong(limit)));

/** A text that must not be empty. */
export const requiredText = (limit: number, message: string) => text(limit).check(z.trim(), z.minLength(1, message));

/** A required e-mail address; spaces around it do not matter. */
export const email = (message: string) => text(APPLICATION_LIMITS.email).check(z.trim(), ...mailAddress(message));

/** A box that must be ticked. */
export const ticked = (message: string) => z.boolean().check(z.refine((value) => value, message));

/** A URL that may stay empty; the scheme may be missing. */
export const optionalAddress = (message: string) =>
  text(APPLICATION_LIMITS.url).check(z.refine((value) => value.trim() === '' || isWebUrl(value), message));
