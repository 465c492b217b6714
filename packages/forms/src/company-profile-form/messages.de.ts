import { companyFieldLabels } from '@stellwerk/domain';

/** Texts of the company profile (W22, 001 §5). */
export const labels = {
  form: 'Unternehmensprofil',
  fields: { ...companyFieldLabels, logo: 'Logo' },
  logoHint: 'JPG, PNG, SVG oder WEBP',
  brandHint: 'Ihre Stellenanzeigen und Ihre Unternehmensseite zeigen sie.',
  brandPicker: 'Farbe wählen',
  brandNearest: (color: string): string => `${color} übernehmen`,
  brandSample: 'Jetzt bewerben',
  conflict: 'Dieser Eintrag wurde inzwischen geändert.',
} as const;
