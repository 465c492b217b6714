import { APPLICATION_LIMITS, type Company, COMPANY_SIZES, isWebUrl, withScheme } from '@stellwerk/domain';
import * as z from 'zod/mini';
import { de } from '../i18n/de';
import { optionalAddress, requiredText, text } from '../shared/field-schemas';
import { labels } from './messages.de';

export const FIRST_YEAR = 1800;

const isYear = (value: string, now: Date): boolean =>
  /^\d{4}$/.test(value) && Number(value) >= FIRST_YEAR && Number(value) <= now.getFullYear();

/**
 * The year after a click on the stepper or after typing (CS20). Without a year a step begins at this one; a step never leaves the
 * valid years, while a typed year stays as it was typed, so that the form can show its error (CS27).
 * @param current - the year in the form, '' for none
 */
export function steppedYear(current: string, next: number | null, thisYear: number): string {
  if (next === null) return '';
  if (current === '') return String(next === 0 ? thisYear : next);
  const step = Math.abs(next - Number(current)) === 1;
  return step && (next < FIRST_YEAR || next > thisYear) ? current : String(next);
}

/** The rules of the company profile (001 §5). @param now decides the latest year */
export const companyProfileSchema = (now: Date) =>
  z.object({
    name: requiredText(150, labels.nameMissing),
    industry: requiredText(150, labels.industryMissing),
    city: text(100),
    streetAndNumber: text(150),
    postcode: text(20),
    country: text(100),
    vatId: text(40),
    employees: z.union([z.literal(''), z.enum(COMPANY_SIZES)]),
    website: requiredText(APPLICATION_LIMITS.url, labels.websiteMissing).check(
      z.refine((value) => value.trim() === '' || isWebUrl(value), de.webAddress),
    ),
    linkedinProfile: optionalAddress(de.webAddress),
    xingProfile: optionalAddress(de.webAddress),
    description: requiredText(20_000, labels.descriptionMissing),
    foundedYear: z.string().check(z.refine((value) => value === '' || isYear(value, now), labels.yearInvalid(now.getFullYear()))),
  });

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
  description: '',
  foundedYear: '',
};

/** The stored profile as the form edits it; a size that the form does not offer is left open (A67). */
export function knownCompanyProfile(company: Company): CompanyProfileValues {
  const { address, name, industry, industryId, size, vatId, website, linkedin, xing, description, foundedYear } = company;
  return {
    ...address,
    name,
    industry: industryId || industry,
    vatId,
    employees: COMPANY_SIZES.find((known) => known === size) ?? '',
    website,
    linkedinProfile: linkedin,
    xingProfile: xing,
    description,
    foundedYear: foundedYear === null ? '' : String(foundedYear),
  };
}

/** An id travels as `{id}`, a name of the fallback list as `{name}` (A53). */
function industryOf(value: string) {
  if (value === '') return null;
  return /^\d+$/.test(value) ? { id: Number(value) } : { name: value };
}

/**
 * Body of the update (001 §5, A54, A55): texts are '' when empty, foundingYear and industry null. The settings variant
 * leaves out an empty industry and size, so that the server keeps what it has.
 */
export function toCompanyPayload({ foundedYear, industry, employees, ...texts }: CompanyProfileValues, variant: 'profile' | 'settings') {
  const trimmed = Object.fromEntries(Object.entries(texts).map(([name, value]) => [name, value.trim()]));
  const addresses = Object.fromEntries(
    (['website', 'linkedinProfile', 'xingProfile'] as const).map((name) => [name, withScheme(texts[name].trim())]),
  );
  const omit = variant === 'settings';
  return {
    ...trimmed,
    ...addresses,
    foundingYear: foundedYear === '' ? null : Number(foundedYear),
    ...(omit && industry === '' ? {} : { industry: industryOf(industry) }),
    ...(omit && employees === '' ? {} : { employees }),
  };
}
