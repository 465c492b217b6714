import { readMediaUrl } from '../media/read';
import { asObject, firstText } from '../wire/loose';

/** A company as postings, lists and headers show it. Texts are '' where the wire says nothing. */
export interface CompanySummary {
  readonly id: string;
  readonly name: string;
  /** '' without a logo. */
  readonly logoUrl: string;
  readonly industry: string;
  readonly city: string;
  /** The size constant as it came; label by `companySizeLabel`. */
  readonly size: string;
  readonly website: string;
  readonly linkedin: string;
  /** Last part of the company page's address; '' when unknown. */
  readonly slug: string;
}

/** Reads a company given as a name or as an object, in every documented spelling (A36). */
export function readCompanySummary(value: unknown): CompanySummary {
  const company = asObject(value);
  return {
    id: firstText(company.id),
    name: firstText(typeof value === 'string' ? value : '', company.name),
    logoUrl: readMediaUrl(company.logo, 'logos') || readMediaUrl(company.logoLink, 'logos'),
    industry: firstText(typeof company.industry === 'string' ? company.industry : '', asObject(company.industry).name),
    city: firstText(company.city, company.location),
    size: firstText(company.employees, company.companySize),
    website: firstText(company.website),
    linkedin: firstText(company.linkedinProfile, company.linkedin_url),
    slug: firstText(company.slug),
  };
}

/** A company as its own dashboard shows it. */
export interface Company extends CompanySummary {
  readonly description: string;
  readonly active: boolean;
}

/** Reads a company answer of the dashboard. A missing flag means active. */
export function readCompany(value: unknown): Company {
  const company = asObject(value);
  return { ...readCompanySummary(value), description: firstText(company.description), active: company.isActive !== false };
}
