import { APPLICATION_LIMITS } from '@stellwerk/domain';
import * as z from 'zod/mini';
import { text } from '../shared/field-schemas';
import { words } from './messages.de';

/** Who may see the profile of a company. */
export const VISIBILITIES = ['public', 'restricted', 'private'] as const;
export type ProfileVisibility = (typeof VISIBILITIES)[number];

/** Colour schemes; `system` follows the device. */
export const THEME_CHOICES = ['system', 'light', 'dark'] as const;
export type ThemeChoice = (typeof THEME_CHOICES)[number];

/** Whether a contact address may be stored: empty, or an address. */
export function isContactEmail(value: string): boolean {
  return value === '' || /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(value);
}

/** The rules of the general settings (001 §5). */
export const settingsSchema = z.object({
  emailNotificationsEnabled: z.boolean(),
  applicationNotificationsEnabled: z.boolean(),
  profileVisibility: z.enum(VISIBILITIES),
  contactEmail: text(APPLICATION_LIMITS.email).check(z.refine((value) => isContactEmail(value.trim()), words.contactEmailInvalid)),
  language: z.literal('de'),
  theme: z.enum(THEME_CHOICES),
});

/** General settings of a company on one device (CS05). */
export type SettingsValues = z.infer<typeof settingsSchema>;
