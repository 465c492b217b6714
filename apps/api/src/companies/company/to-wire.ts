import type { TeamRole } from '@stellwerk/domain';
import type { shapes } from '@stellwerk/domain/endpoints';
import type * as z from 'zod/mini';
import { urlOf } from '../../platform/media/public-files.ts';
import { sanitiseOrNull } from '../../platform/text/sanitise.ts';
import type { CompanyCardRow, CompanyPublicRow, CompanyRow } from './store.ts';
import type { UserId } from '../../platform/ids.ts';

export function companyCardWire(company: CompanyCardRow): z.input<typeof shapes.companyCard> {
  const url = urlOf(company.logo, 'logos');
  return {
    id: company.id,
    name: company.name,
    slug: company.slug,
    logo: url === null ? null : { url, filename: url.slice(url.lastIndexOf('/') + 1) },
    logoLink: url,
  };
}

function industryWire(company: Pick<CompanyPublicRow, 'industry_id' | 'industry_name'>): { id: number; name: string } | null {
  return company.industry_id === null || company.industry_name === null ? null : { id: company.industry_id, name: company.industry_name };
}

/** Whether the company is listed publicly; the page of an unlisted one needs its URL (CS05). */
export const isListed = ({ visibility }: Pick<CompanyRow, 'visibility'>): boolean => visibility === 'public';

/** Public data of a company: no owner, no contact data, no tax number (decisions, rule 3). */
export function companyPublicWire(company: CompanyPublicRow): z.input<typeof shapes.companyPublic> {
  return {
    ...companyCardWire(company),
    industry: industryWire(company),
    city: company.city,
    employees: company.employees,
    website: company.website,
    linkedinProfile: company.linkedin_profile,
    brandColor: company.brand_color,
    listed: isListed(company),
  };
}

/** A company as its members see it. */
export function companyPrivateWire(
  company: CompanyRow,
  more: { readonly ownerId: UserId | null; readonly role: TeamRole | null },
): z.input<typeof shapes.companyPrivate> {
  return {
    ...companyPublicWire(company),
    description: sanitiseOrNull(company.description),
    location: company.location,
    streetAndNumber: company.street_and_number,
    postcode: company.postcode,
    country: company.country,
    vatId: company.vat_id,
    xingProfile: company.xing_profile,
    foundedYear: company.founded_year,
    foundingYear: company.founded_year,
    ownerId: more.ownerId,
    isActive: company.is_active,
    role: more.role,
    version: company.version,
  };
}

/** A company as the company switcher lists it. */
export function ownCompanyWire(company: CompanyPublicRow & Pick<CompanyRow, 'is_active'> & { readonly role: TeamRole }) {
  const { is_active: isActive, city, role } = company;
  return { ...companyCardWire(company), isActive, city, industry: industryWire(company), role };
}
