import {
  type Company,
  COMPANY_LIMITS,
  COMPANY_SIZES,
  companyMessages,
  type CompanyProfileField,
  FIRST_YEAR,
  hasText,
  isWebUrl,
  namesOf,
  recordOf,
  withScheme,
} from '@stellwerk/domain';
import { readBrandColor } from '@stellwerk/domain/brand';
import * as z from 'zod/mini';
import { optionalAddress, requiredText, text } from '../shared/field-schemas';

const isYear = (value: string, now: Date): boolean =>
  /^\d{4}$/.test(value) && Number(value) >= FIRST_YEAR && Number(value) <= now.getFullYear();

/**
 * The year after a click on the stepper or after typing (CS20). Without a year a step starts at the
 * current one; a step never leaves the valid range, while a typed year stays as typed, so that the
 * form can show its error (CS27).
 * @param current - the year in the form, '' for none
 */
export function steppedYear(current: string, next: number | null, thisYear: number): string {
  if (next === null) return '';
  if (current === '') return String(next === 0 ? thisYear : next);
  const step = Math.abs(next - Number(current)) === 1;
  return step && (next < FIRST_YEAR || next > thisYear) ? current : String(next);
}

/** The reason why text could not be read in a color; null for a good color and for none. */
export function brandError(color: unknown): string | null {
  if (typeof color !== 'string' || color.trim() === '') return null;
  const read = readBrandColor(color);
  if (read.ok) return null;
  return read.reason === 'format' ? companyMessages.brandColor : companyMessages.brandContrast(read.nearest);
}

/** Validation rules of the company profile (001 §5). @param now determines the latest year */
export const companyProfileSchema = (now: Date) =>
  z.object({
    name: requiredText(COMPANY_LIMITS.name, companyMessages.nameMissing),
    industry: requiredText(COMPANY_LIMITS.name, companyMessages.industryMissing),
    city: text(COMPANY_LIMITS.city),
    streetAndNumber: text(COMPANY_LIMITS.streetAndNumber),
    postcode: text(COMPANY_LIMITS.postcode),
    country: text(COMPANY_LIMITS.country),
    vatId: text(COMPANY_LIMITS.vatId),
    employees: z.union([z.literal(''), z.enum(COMPANY_SIZES)]),
    website: requiredText(COMPANY_LIMITS.url, companyMessages.websiteMissing).check(
      z.refine((value) => value.trim() === '' || isWebUrl(value), companyMessages.webAddress),
    ),
    linkedinProfile: optionalAddress(companyMessages.webAddress),
    xingProfile: optionalAddress(companyMessages.webAddress),
    brandColor: z.string().check(z.refine((text) => brandError(text) === null, { error: ({ input }) => brandError(input) })),
    description: text(COMPANY_LIMITS.description).check(z.refine(hasText, companyMessages.descriptionMissing)),
    foundedYear: z.string().check(z.refine((value) => value === '' || isYear(value, now), companyMessages.yearInvalid(now.getFullYear()))),
  } satisfies Readonly<Record<CompanyProfileField, z.ZodMiniType>>);

/** Values of the form; `industry` is an id, or a name of the fallback list. */
export type CompanyProfileValues = z.infer<ReturnType<typeof companyProfileSchema>>;

export const emptyCompanyProfile: CompanyProfileValues = {
  name: '',
  industry: '',
  city: '',
  streetAndNumber: '',
  postcode: '',
  country: '',
  vatId: '',
  employees: '',
  website: '',
  linkedinProfile: '',
  xingProfile: '',
  brandColor: '',
  description: '',
  foundedYear: '',
};

const knownSize = (size: string): CompanyProfileValues['employees'] => COMPANY_SIZES.find((known) => known === size) ?? '';

/** The stored profile as form values; a size that the form does not offer becomes empty (A67). */
export function knownCompanyProfile(company: Company): CompanyProfileValues {
  const { address, name, industry, industryId, size, vatId, website, linkedin, xing, brandColor, description, foundedYear } = company;
  return {
    ...address,
    name,
    industry: industryId || industry,
    vatId,
    employees: knownSize(size),
    website,
    linkedinProfile: linkedin,
    xingProfile: xing,
    brandColor,
    description,
    foundedYear: foundedYear === null ? '' : String(foundedYear),
  };
}

/** An id is sent as `{id}`, a name of the fallback list as `{name}` (A53). */
export function industryOf(value: string) {
  if (value === '') return null;
  return /^\d+$/.test(value) ? { id: Number(value) } : { name: value };
}

/**
 * Request body of the update (001 §5, A54, A55): texts are '' if empty, foundingYear and industry
 * null. The settings variant omits an empty industry and size, so that the server keeps the stored
 * ones.
 */
export function toCompanyPayload(values: CompanyProfileValues, variant: 'profile' | 'settings') {
  const { foundedYear, industry, employees, website, linkedinProfile, xingProfile, ...texts } = values;
  const omit = variant === 'settings';
  return {
    ...recordOf(namesOf(texts), (name) => texts[name].trim()),
    ...recordOf(namesOf({ website, linkedinProfile, xingProfile }), (name) => withScheme(values[name].trim())),
    foundingYear: foundedYear === '' ? null : Number(foundedYear),
    ...(omit && industry === '' ? {} : { industry: industryOf(industry) }),
    ...(omit && employees === '' ? {} : { employees }),
  };
}

/** Reads the values of a stored draft; a field that it does not know is empty. @returns null for anything else */
export function readCompanyProfileValues(value: unknown): CompanyProfileValues | null {
  if (typeof value !== 'object' || value === null) return null;
  const fields: Readonly<Record<string, unknown>> = { ...value };
  const values = recordOf(namesOf(emptyCompanyProfile), (name) => {
    const { [name]: text } = fields;
    return typeof text === 'string' ? text : '';
  });
  return { ...values, employees: knownSize(values.employees) };
}
