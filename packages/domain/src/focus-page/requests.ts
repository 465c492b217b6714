import * as z from 'zod/mini';
import { namedIndustry } from '../company/requests';
import { withScheme, isWebUrl } from '../url';
import { focusPageMessages } from '../messages/company.de';
import { generalMessages } from '../messages/general.de';
import { inputMessages } from '../messages/input.de';
import { requestKey } from '../wire/schemas';
import { FOCUS_LIMITS, FOCUS_STATUSES } from './codes';
import type { FocusFormField } from './field-list.de';

/** Bodies of the calls that create and change a focus page (CF11). '' and null both mean none (A26). */

const upTo = (limit: number) => z.string().check(z.maxLength(limit, generalMessages.tooLong(limit)));
const requiredText = (limit: number, message: string) =>
  z.string(message).check(z.trim(), z.minLength(1, message), z.maxLength(limit, generalMessages.tooLong(limit)));

/** In any letter case, as the toggle writes it in capitals (A64). */
const status = z.pipe(
  z.pipe(
    z.string(inputMessages.unknownValue),
    z.transform((text) => text.toLowerCase()),
  ),
  z.enum(FOCUS_STATUSES, inputMessages.unknownValue),
);

const title = requiredText(FOCUS_LIMITS.title, focusPageMessages.titleMissing);
const description = requiredText(FOCUS_LIMITS.description, focusPageMessages.descriptionMissing);
const address = z.pipe(
  upTo(FOCUS_LIMITS.url).check(
    z.trim(),
    z.refine<string>((text) => text === '' || isWebUrl(text), focusPageMessages.webAddress),
  ),
  z.transform((text) => (text === '' ? '' : withScheme(text))),
);

const required = { title, description };
const optional = {
  /** HTML; the server sanitises it (rule 5). */
  content: z.optional(z.nullable(upTo(FOCUS_LIMITS.content))),
  status: z.optional(status),
  industry: z.optional(z.nullable(z.union([z.literal(''), namedIndustry]))),
  website: z.optional(z.nullable(address)),
  slogan: z.optional(z.nullable(upTo(FOCUS_LIMITS.slogan).check(z.trim()))),
  featured: z.optional(z.boolean()),
};
const fields = { ...required, ...optional } satisfies Readonly<Record<FocusFormField, z.ZodMiniType>>;

/** `requestKey` makes the call repeatable: the same account and the same key return the same page. */
export const createFocusPageRequest = z.object({ ...fields, requestKey });

/** An omitted field stays unchanged. */
export const focusPageRequest = z.object({
  ...z.partial(z.object(required)).shape,
  ...optional,
  /** The version that the person has seen; a different stored one is a conflict (decision 0041). */
  expectedVersion: z.optional(z.number()),
});

export const focusStatusRequest = z.object({ status });
