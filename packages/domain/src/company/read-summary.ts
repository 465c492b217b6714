import type { Id } from '../ids';
import { readIndustry } from './industry/read';
import { readMediaUrl } from '../media/read';
import { asObject, firstText, textsOf } from '../wire/loose';
import { BRAND_COLOR } from './codes';

/** A company as jobs, lists and headers show it. Texts are '' if missing. */
export interface CompanySummary {
  readonly id: Id<'company'>;
  readonly name: string;
  /** '' without a logo. */
  readonly logoUrl: string;
  readonly industry: string;
  readonly city: string;
  /** The size constant, unchanged; label by `companySizeLabel`. */
  readonly size: string;
  readonly website: string;
  readonly linkedin: string;
  /** `#rrggbb`; '' without one. */
  readonly brandColor: string;
  /** Last part of the company page's URL; '' when unknown. */
  readonly slug: string;
  /** Whether lists and search engines show it (CS05); true by default. */
  readonly listed: boolean;
}

/** It becomes a style, so nothing else than a color passes. */
function readBrandColor(value: unknown): string {
  const color = firstText(value);
  return BRAND_COLOR.test(color) ? color : '';
}

/** Reads a company given as a name or as an object, in every documented spelling (A36). */
export function readCompanySummary(value: unknown): CompanySummary {
  const company = asObject(value);
  return {
    ...textsOf(company, 'id', 'website', 'slug'),
    name: firstText(typeof value === 'string' ? value : '', company.name),
    logoUrl: readMediaUrl(company.logo, 'logos') || readMediaUrl(company.logoLink, 'logos'),
    industry: readIndustry(company.industry)?.name ?? '',
    city: firstText(company.city, company.location),
    size: firstText(company.employees, company.companySize),
    linkedin: firstText(company.linkedinProfile, company.linkedin_url),
    brandColor: readBrandColor(company.brandColor),
    listed: company.listed !== false,
  };
}
