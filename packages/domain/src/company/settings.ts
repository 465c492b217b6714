import { asObject, firstText } from '../wire/loose';
import { COMPANY_VISIBILITIES, type CompanyVisibility } from './codes';

/** General settings of a company as one of its people has them (CS05): the first two are the person's own, the others the company's. */
export interface CompanySettings {
  readonly emailNotificationsEnabled: boolean;
  readonly applicationNotificationsEnabled: boolean;
  readonly profileVisibility: CompanyVisibility;
  /** Where applicants answer whose job names no contact person; '' for nowhere. */
  readonly contactEmail: string;
}

/** Reads the settings of a company; what is missing is as if nobody had set it. */
export function readCompanySettings(value: unknown): CompanySettings {
  const settings = asObject(value);
  return {
    emailNotificationsEnabled: settings.emailNotificationsEnabled !== false,
    applicationNotificationsEnabled: settings.applicationNotificationsEnabled !== false,
    profileVisibility: COMPANY_VISIBILITIES.find((known) => known === settings.profileVisibility) ?? 'public',
    contactEmail: firstText(settings.contactEmail),
  };
}
