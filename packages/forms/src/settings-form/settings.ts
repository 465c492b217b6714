import { APPLICATION_LIMITS, COMPANY_VISIBILITIES } from '@stellwerk/domain';
import * as z from 'zod/mini';
import { text } from '../shared/field-schemas';
import { labels, THEME_CHOICES } from './messages.de';

/** Whether a contact email may be stored: empty, or an email address. */
export function isContactEmail(value: string): boolean {
  return value === '' || /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(value);
}

/** Validation rules of the general settings (001 §5). */
export const settingsSchema = z.object({
  emailNotificationsEnabled: z.boolean(),
  applicationNotificationsEnabled: z.boolean(),
  profileVisibility: z.enum(COMPANY_VISIBILITIES),
  contactEmail: text(APPLICATION_LIMITS.email).check(z.refine((value) => isContactEmail(value.trim()), labels.contactEmailInvalid)),
  language: z.literal('de'),
  theme: z.enum(THEME_CHOICES),
});

/** General settings of a company: of the person, of the company, and of this device (CS05). */
export type SettingsValues = z.infer<typeof settingsSchema>;

/** Default settings (CS05). */
export const DEFAULT_SETTINGS: Readonly<SettingsValues> = {
  emailNotificationsEnabled: true,
  applicationNotificationsEnabled: true,
  profileVisibility: 'public',
  contactEmail: '',
  language: 'de',
  theme: 'system',
};
