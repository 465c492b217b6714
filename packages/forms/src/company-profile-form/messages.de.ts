import { companyFieldLabels } from '@stellwerk/domain';

/** Texts of the company profile (W22, 001 §5). */
export const labels = {
  form: 'Unternehmensprofil',
  fields: { ...companyFieldLabels, logo: 'Logo' },
  logoHint: 'JPG, PNG, SVG oder WEBP',
  conflict: 'Dieser Eintrag wurde inzwischen geändert.',
} as const;
