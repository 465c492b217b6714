import { asObject, firstText } from '../wire/loose';
import { COMPANY_VISIBILITIES, type CompanyVisibility } from './codes';

/** General settings of a company for one of its members (CS05): the first two are the member's own, the others the company's. */
export interface CompanySettings {
  readonly emailNotificationsEnabled: boolean;
  readonly applicationNotificationsEnabled: boolean;
  readonly profileVisibility: CompanyVisibility;
  /** Reply address for applicants of jobs without contact persons; '' for none. */
  readonly contactEmail: string;
}

/** Reads the settings of a company; missing ones get their defaults. */
export function readCompanySettings(value: unknown): CompanySettings {
  const settings = asObject(value);
  return {
    emailNotificationsEnabled: settings.emailNotificationsEnabled !== false,
    applicationNotificationsEnabled: settings.applicationNotificationsEnabled !== false,
    profileVisibility: COMPANY_VISIBILITIES.find((known) => known === settings.profileVisibility) ?? 'public',
    contactEmail: firstText(settings.contactEmail),
  };
}
