import { REPORT_REASONS, REPORT_STATES, type ReportReason, type ReportState } from '../job/report/codes';
import { asObject, firstText, listIn, textsOf, toDate } from '../wire/loose';

/** A report of a job as the administration sees it (O95). */
export interface AdminReport {
  readonly id: string;
  readonly reason: ReportReason;
  /** Text of the reporter; '' without. */
  readonly text: string;
  /** Email address of the reporter for questions; '' without, and once it is decided. */
  readonly email: string;
  /** ISO. */
  readonly createdAt: string;
  readonly state: ReportState;
  readonly job: { readonly id: string; readonly title: string; readonly company: string; readonly isPublic: boolean };
  /** The decision; null before. */
  readonly decision: {
    /** ISO. */
    readonly at: string;
    /** Name of the administrator who decided; '' when unknown. */
    readonly by: string;
    readonly reason: string;
  } | null;
}

function readAdminReport(value: unknown): AdminReport {
  const report = asObject(value);
  const [job, decision] = [asObject(report.job), asObject(report.decision)];
  const at = toDate(decision.at);
  return {
    ...textsOf(report, 'id', 'text', 'email', 'createdAt'),
    reason: REPORT_REASONS.find((known) => known === report.reason) ?? 'OTHER',
    state: REPORT_STATES.find((known) => known === report.state) ?? 'OPEN',
    job: { id: firstText(job.id), title: firstText(job.title), company: firstText(job.company), isPublic: job.isPublic === true },
    decision: at === null ? null : { at, by: firstText(decision.by), reason: firstText(decision.reason) },
  };
}

/** Reads the reports of the administration, bare or under `reports` or `data` (O95). */
export function readAdminReports(answer: unknown): readonly AdminReport[] {
  return listIn(answer, 'reports', 'data').map(readAdminReport);
}
