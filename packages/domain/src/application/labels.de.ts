import type { ApplicationStatus, PanelFilter, StatusAlias, TableFilter } from './codes';
import type { DocumentKind } from './documents';

/** Labels for the candidate (000 §4, A03). */
export const candidateStatusLabels = {
  SUBMITTED: 'Eingereicht',
  VIEWED: 'Angesehen',
  IN_REVIEW: 'In Prüfung',
  INTERVIEW_SCHEDULED: 'Interview geplant',
  OFFER_MADE: 'Angebot erhalten',
  ACCEPTED: 'Angenommen',
  REJECTED: 'Abgelehnt',
  WITHDRAWN: 'Zurückgezogen',
} as const satisfies Record<ApplicationStatus, string>;

/** Labels for the company in tables, lists and details (A03). */
export const companyStatusLabels = {
  ...candidateStatusLabels,
  IN_REVIEW: 'In Bearbeitung',
  OFFER_MADE: 'Angebot gemacht',
  ACCEPTED: 'Eingestellt',
} as const satisfies Record<ApplicationStatus, string>;

/** Stepper, filter buttons and panel (001 §4, W13). */
export const aliasLabels = {
  new: 'Neu',
  viewed: 'Angesehen',
  contacted: 'Kontaktiert',
  in_progress: 'In Bearbeitung',
  interview: 'Interview',
  offer: 'Angebot',
  accepted: 'Eingestellt',
  hired: 'Eingestellt',
  rejected: 'Abgelehnt',
  withdrawn: 'Zurückgezogen',
} as const satisfies Record<StatusAlias, string>;

/** Labels for the company in the panel: badges use the same as its buttons and filters (O107). */
export const panelStatusLabels = {
  ...companyStatusLabels,
  SUBMITTED: aliasLabels.new,
  IN_REVIEW: aliasLabels.contacted,
  INTERVIEW_SCHEDULED: aliasLabels.interview,
  OFFER_MADE: aliasLabels.offer,
} as const satisfies Record<ApplicationStatus, string>;

export const filterLabels = {
  all: 'Alle',
  new: aliasLabels.new,
  in_progress: aliasLabels.in_progress,
  contacted: aliasLabels.contacted,
  interview: aliasLabels.interview,
  accepted: aliasLabels.accepted,
  rejected: aliasLabels.rejected,
} as const satisfies Record<TableFilter | PanelFilter, string>;

/** The blind first look (decision 0079): labels of hidden applicants. */
export const blindReviewLabels = {
  firstName: 'Bewerbung',
  name: (id: number): string => `Bewerbung ${id}`,
  /** Replaces a name or an address in a letter. */
  hidden: '[ausgeblendet]',
} as const;

export const documentLabels = {
  resume: 'Lebenslauf',
  coverLetter: 'Anschreiben',
  additional: 'Weitere Dokumente',
  video: 'Video',
} as const satisfies Record<DocumentKind, string>;
