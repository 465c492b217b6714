import type { ReportReason, ReportState } from './codes';

export const reportReasonLabels = {
  FRAUD: 'Betrug oder Spam',
  DISCRIMINATION: 'Diskriminierung oder beleidigender Inhalt',
  MISLEADING: 'Falsche oder irreführende Angaben',
  OUTDATED: 'Die Stelle gibt es nicht mehr',
  OTHER: 'Etwas anderes',
} as const satisfies Record<ReportReason, string>;

export const reportStateLabels = {
  OPEN: 'Offen',
  KEPT: 'Bleibt online',
  TAKEN_DOWN: 'Abgeschaltet',
} as const satisfies Record<ReportState, string>;
