/** Reasons for reporting a job (O95). */
export const REPORT_REASONS = ['FRAUD', 'DISCRIMINATION', 'MISLEADING', 'OUTDATED', 'OTHER'] as const;
export type ReportReason = (typeof REPORT_REASONS)[number];

/** States of a report. A decided one is final, except that a job taken down can be released. */
export const REPORT_STATES = ['OPEN', 'KEPT', 'TAKEN_DOWN'] as const;
export type ReportState = (typeof REPORT_STATES)[number];

/** Possible decisions of an administrator. */
export type ReportVerdict = Exclude<ReportState, 'OPEN'>;

/** Longest texts of a report, in characters. */
export const REPORT_LIMITS = { text: 2000, reason: 500 } as const;
