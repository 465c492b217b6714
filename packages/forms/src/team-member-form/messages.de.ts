import { memberFieldLabels } from '@stellwerk/domain';
import { de } from '../i18n/de';

/** Texts of a team member (001 §5, W26). */
export const labels = {
  form: 'Teammitglied',
  fields: { ...memberFieldLabels, email: de.fields.email, role: 'Rolle' },
  avatarHint: 'JPG, PNG oder GIF, max. 5MB',
  missing: {
    firstName: 'Bitte geben Sie den Vornamen an.',
    lastName: 'Bitte geben Sie den Nachnamen an.',
    position: 'Bitte geben Sie die Position an.',
    jobDescription: 'Bitte geben Sie die Aufgaben an.',
    email: 'Bitte geben Sie eine gültige E-Mail-Adresse ein.',
  },
} as const;
