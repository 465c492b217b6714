/** Why somebody reports a posting (O95). */
export const REPORT_REASONS = ['FRAUD', 'DISCRIMINATION', 'MISLEADING', 'OUTDATED', 'OTHER'] as const;
export type ReportReason = (typeof REPORT_REASONS)[number];

/** What became of a report. One that is decided stays so, but what was taken down can be released. */
export const REPORT_STATES = ['OPEN', 'KEPT', 'TAKEN_DOWN'] as const;
export type ReportState = (typeof REPORT_STATES)[number];

/** What an administrator can decide. */
export type ReportVerdict = Exclude<ReportState, 'OPEN'>;

/** Longest texts of a report, in characters. */
export const REPORT_LIMITS = { text: 2000, reason: 500 } as const;
