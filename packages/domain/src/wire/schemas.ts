import * as z from 'zod/mini';
import { generalMessages } from '../messages/general.de';

/** Common parts of the response schemas. */

export const id = z.number();

/** A schema with these fields, for `satisfies`. */
export interface WithFields<Name extends string> {
  readonly shape: Readonly<Record<Name, z.ZodMiniType>>;
}

/** Text, or null if missing. */
export const optionalText = z.nullable(z.string());

/** One text section of a job: sanitised HTML, or a plain list of an old row (PJ26, PJ27). */
export const rich = z.nullable(z.union([z.string(), z.array(z.string())]));

/** A stored picture. */
export const picture = z.nullable(z.object({ url: z.string(), filename: z.optional(z.string()) }));

const LONGEST = 100;

/** Identifies one creation, so that its call can be repeated after a lost response. @default each call creates a new one */
export const requestKey = z.optional(z.string().check(z.maxLength(LONGEST, generalMessages.tooLong(LONGEST))));
