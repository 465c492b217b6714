import type { RejectionReason } from '../codes';

/** Reasons for the company to choose from; none refers to a personal characteristic that must not decide (AGG). */
export const rejectionReasonLabels = {
  QUALIFICATION: 'Qualifikation passt nicht zur Stelle',
  EXPERIENCE: 'Erfahrung passt nicht zur Stelle',
  AVAILABILITY: 'Arbeitszeit, Ort oder Eintritt passt nicht',
  PAY: 'Gehaltsvorstellung passt nicht',
  OTHER_PERSON: 'Andere Person passt besser',
  JOB_FILLED: 'Stelle ist besetzt oder entfällt',
  NO_INTEREST: 'Person hat kein Interesse mehr',
  OTHER: 'Anderer Grund',
} as const satisfies Record<RejectionReason, string>;

/** Default message of a rejection to the applicant (decision 0076). */
export const defaultRejectionText = [
  'Vielen Dank für Ihre Bewerbung und für die Zeit, die Sie sich dafür genommen haben.',
  'Leider können wir Ihnen diese Stelle nicht anbieten. Wir wissen, dass Sie sich eine andere Antwort erhofft haben.',
  'Für Ihren weiteren Weg wünschen wir Ihnen alles Gute.',
].join('\n\n');
