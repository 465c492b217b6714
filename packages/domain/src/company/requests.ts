import * as z from 'zod/mini';
import { withScheme, isWebUrl } from '../url';
import { TEXT_LIMITS, hasText } from '../text';
import { mailAddress } from '../mail-address';
import { authMessages } from '../messages/auth.de';
import { companyMessages } from '../messages/company.de';
import { generalMessages } from '../messages/general.de';
import { requestKey, type WithFields } from '../wire/schemas';
import { BRAND_COLOR, COMPANY_LIMITS, COMPANY_SIZES, COMPANY_VISIBILITIES, FIRST_YEAR } from './codes';
import type { CompanyProfileField } from './field-list.de';

/** Bodies of the calls that create and change a company. */

const upTo = (limit: number) => z.string().check(z.maxLength(limit, generalMessages.tooLong(limit)));
const freeText = (limit: number) =>
  z.optional(
    z.nullable(
      z.pipe(
        upTo(limit),
        z.transform((text) => text.trim()),
      ),
    ),
  );

const name = z
  .string(companyMessages.nameMissing)
  .check(
    z.trim(),
    z.minLength(1, companyMessages.nameMissing),
    z.maxLength(COMPANY_LIMITS.name, generalMessages.tooLong(COMPANY_LIMITS.name)),
  );

const id = z.union([z.number(), z.pipe(z.string().check(z.trim(), z.regex(/^\d+$/)), z.transform(Number))]);

/** An industry as its id, its name, or an object with one of the two (A53). */
export const namedIndustry = z.union(
  [
    z.pipe(
      id,
      z.transform((known) => ({ id: known })),
    ),
    z.pipe(
      z.string().check(z.trim(), z.minLength(1)),
      z.transform((known) => ({ name: known })),
    ),
    z.object({ id }),
    z.object({ name: z.string().check(z.trim(), z.minLength(1)) }),
  ],
  companyMessages.industryMissing,
);

const address = upTo(COMPANY_LIMITS.url).check(z.trim());
const isAddress = z.refine<string>((text) => text === '' || isWebUrl(text), companyMessages.webAddress);
const toAddress = z.transform((text: string) => (text === '' ? '' : withScheme(text)));
const freeAddress = z.optional(z.nullable(z.pipe(address.check(isAddress), toAddress)));

const year = z.optional(
  z.nullable(
    z.number().check(
      z.refine((value) => Number.isInteger(value) && value >= FIRST_YEAR && value <= new Date().getFullYear(), {
        error: () => companyMessages.yearInvalid(new Date().getFullYear()),
      }),
    ),
  ),
);

/** `requestKey` makes the call repeatable: the same account and the same key return the same company (O13, decision 0041). */
export const createCompanyRequest = z.object({
  name,
  industry: namedIndustry,
  requestKey,
});

/** An omitted field stays unchanged (A55); texts may be emptied, except the required ones. */
export const companyRequest = z.object({
  name: z.optional(name),
  industry: z.optional(z.nullable(namedIndustry)),
  city: freeText(COMPANY_LIMITS.city),
  streetAndNumber: freeText(COMPANY_LIMITS.streetAndNumber),
  postcode: freeText(COMPANY_LIMITS.postcode),
  country: freeText(COMPANY_LIMITS.country),
  vatId: freeText(COMPANY_LIMITS.vatId),
  employees: z.optional(z.nullable(z.union([z.literal(''), z.enum(COMPANY_SIZES)]))),
  website: z.optional(z.pipe(address.check(z.minLength(1, companyMessages.websiteMissing), isAddress), toAddress)),
  linkedinProfile: freeAddress,
  xingProfile: freeAddress,
  /** HTML; the server sanitises it (O82, rule 5). */
  description: z.optional(upTo(COMPANY_LIMITS.description).check(z.refine(hasText, companyMessages.descriptionMissing))),
  /** `#rrggbb`, '' for none; the server checks its contrast, too. */
  brandColor: z.optional(
    z.nullable(z.union([z.literal(''), z.string().check(z.regex(BRAND_COLOR, companyMessages.brandColor))], companyMessages.brandColor)),
  ),
  foundedYear: year,
  /** Both names of the year are accepted (A54). */
  foundingYear: year,
  /** The version that the person has seen; a different stored one is a conflict (decision 0041). */
  expectedVersion: z.optional(z.number()),
}) satisfies WithFields<CompanyProfileField>;

/** Activation of a company: its jobs stay inactive (O29), except previously active ones on request. */
export const activateCompanyQuery = z.object({ jobs: z.optional(z.enum(['previous'])) });

/** An omitted field stays unchanged. Visibility and contact address belong to the company: only its managers may send them. */
export const companySettingsRequest = z.object({
  emailNotificationsEnabled: z.optional(z.boolean()),
  applicationNotificationsEnabled: z.optional(z.boolean()),
  profileVisibility: z.optional(z.enum(COMPANY_VISIBILITIES)),
  contactEmail: z.optional(
    z.union([z.literal(''), upTo(TEXT_LIMITS.email).check(z.trim(), ...mailAddress(authMessages.email))], authMessages.email),
  ),
});
