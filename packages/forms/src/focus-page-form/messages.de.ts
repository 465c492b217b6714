import { focusFieldLabels } from '@stellwerk/domain';

/** Texts of a focus page (001 §5, W28, W40). */
export const labels = {
  form: 'Fokusseite',
  fields: focusFieldLabels,
  noIndustry: 'Keine Angabe',
  coverHint: 'Empfohlen: 1200 x 630 px',
  coverError: 'Bitte wählen Sie ein Bild aus.',
  conflict: 'Geändert, seit Sie begonnen haben',
  yes: 'Ja',
  no: 'Nein',
} as const;
