import { readIndustry } from './industry/read';
import { asList, asObject, firstText, textsOf, toNumber } from '../wire/loose';
import { TEAM_ROLES, type TeamRole } from './codes';
import { readCompanySummary, type CompanySummary } from './read-summary';

/** A company as its members see and edit it; missing values of a shorter response are '' or null. */
export interface Company extends CompanySummary {
  /** HTML that the server has sanitised. */
  readonly description: string;
  readonly active: boolean;
  /** Number of the industry as text; '' without one. */
  readonly industryId: string;
  /** As stored: unlike `city` of the summary, the city here is never a fallback. */
  readonly address: { readonly streetAndNumber: string; readonly postcode: string; readonly city: string; readonly country: string };
  readonly vatId: string;
  readonly xing: string;
  /** Four digits; null where unknown. */
  readonly foundedYear: number | null;
  /** Role of the caller in it; null for other people (O89). */
  readonly role: TeamRole | null;
  /** Version of the profile (decision 0041); null if missing. */
  readonly version: number | null;
}

/** Reads a company for its own members. A missing flag means active. */
export function readCompany(value: unknown): Company {
  const company = asObject(value);
  return {
    ...readCompanySummary(value),
    description: firstText(company.description),
    active: company.isActive !== false,
    industryId: readIndustry(company.industry)?.id ?? '',
    address: {
      ...textsOf(company, 'streetAndNumber', 'postcode', 'city', 'country'),
    },
    vatId: firstText(company.vatId),
    xing: firstText(company.xingProfile),
    foundedYear: toNumber(company.foundedYear ?? company.foundingYear),
    role: TEAM_ROLES.find((role) => role === company.role) ?? null,
    version: toNumber(company.version),
  };
}

/** Reads the list of the own companies. */
export function readCompanies(answer: unknown): readonly Company[] {
  return asList(answer).map(readCompany);
}
