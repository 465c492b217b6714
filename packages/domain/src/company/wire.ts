import * as z from 'zod/mini';
import { id, optionalText, picture, type WithFields } from '../wire/schemas';
import { COMPANY_VISIBILITIES, TEAM_ROLES } from './codes';
import type { CompanyProfileField } from './field-list.de';

/** An industry of the list (CS36). */
export const industry = z.object({ id, name: z.string() });

export const companyCard = z.object({ id, name: z.string(), slug: z.string(), logo: picture, logoLink: optionalText });

export const companyPublic = z.extend(companyCard, {
  industry: z.nullable(industry),
  city: optionalText,
  employees: optionalText,
  website: optionalText,
  linkedinProfile: optionalText,
  /** `#rrggbb`; its jobs and its page show it. */
  brandColor: optionalText,
  /** Whether lists, feeds and search engines show it (CS05). */
  listed: z.boolean(),
});

export const companyPrivate = z.extend(companyPublic, {
  description: optionalText,
  location: optionalText,
  streetAndNumber: optionalText,
  postcode: optionalText,
  country: optionalText,
  vatId: optionalText,
  xingProfile: optionalText,
  foundedYear: z.nullable(z.number()),
  foundingYear: z.nullable(z.number()),
  ownerId: z.nullable(id),
  isActive: z.boolean(),
  /** Role of the caller in this company; null for administrators of the platform (O89). */
  role: z.nullable(z.enum(TEAM_ROLES)),
  /** Rises with each change of the profile; a save names the version that the person has seen (decision 0041). */
  version: z.number(),
}) satisfies WithFields<CompanyProfileField>;

/** A company as the switcher lists it (API39). */
export const companyOwn = z.extend(companyCard, {
  isActive: z.boolean(),
  city: optionalText,
  industry: z.nullable(industry),
  /** Role of the caller in this company (O89). */
  role: z.enum(TEAM_ROLES),
});

/** General settings of a company for the caller (CS05). */
export const companySettings = z.object({
  emailNotificationsEnabled: z.boolean(),
  applicationNotificationsEnabled: z.boolean(),
  profileVisibility: z.enum(COMPANY_VISIBILITIES),
  contactEmail: z.string(),
});

const trend = z.nullable(z.object({ current: z.number(), previous: z.number() }));

/** Figures of a company's overview (CD39) with the trends of its views by calendar months in Berlin (O74). */
export const companyStats = z.object({
  jobsCount: z.number(),
  applicationsCount: z.number(),
  teamMembersCount: z.number(),
  viewsCount: z.number(),
  activeDays: z.number(),
  activeJobOfferCount: z.number(),
  inactiveJobOfferCount: z.number(),
  totalApplicationCount: z.number(),
  newApplicationCount: z.number(),
  companyPageViewCount: z.number(),
  totalJobOfferViewCount: z.number(),
  conversionRate: z.number(),
  subscriptionStatus: z.string(),
  /** Days. */
  remainingSubscriptionTerm: z.number(),
  jobViewsTrend: trend,
  pageViewsTrend: trend,
});
