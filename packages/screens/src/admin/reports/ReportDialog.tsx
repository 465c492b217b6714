import { useAction } from '@stellwerk/design-system/patterns';
import { generalMessages, REPORT_LIMITS, reportMessages, type AdminReport, type ReportVerdict } from '@stellwerk/domain';
import { reportTexts as texts } from '../../i18n/admin.de';
import { decisionFailure } from '../../shared/call-failure';
import { ReasonDialog } from '../shared/ReasonDialog';

/** An administrator's decision; the body of PATCH /api/private/admin/reports/{id}. */
export interface ReportDecision {
  readonly state: ReportVerdict;
  readonly reason: string;
}

export interface ReportDialogProps {
  /** The report; it stays while the dialog closes. */
  readonly report: AdminReport;
  readonly verdict: ReportVerdict;
  readonly open: boolean;
  readonly onClose: () => void;
  /** Saves the decision; on failure it rejects, and the dialog shows the error. */
  readonly decideReport: (report: AdminReport, decision: ReportDecision) => Promise<unknown>;
}

function reasonError(reason: string): string | undefined {
  if (reason.trim() === '') return reportMessages.decision;
  return reason.length > REPORT_LIMITS.reason ? generalMessages.tooLong(REPORT_LIMITS.reason) : undefined;
}

/** Asks for the reason of a decision on a report (O95). */
export function ReportDialog({ report, verdict, open, onClose, decideReport }: ReportDialogProps) {
  // The same decision has another text for a job that was taken down.
  const step = report.state === 'TAKEN_DOWN' && verdict === 'KEPT' ? 'RELEASED' : verdict;
  const action = useAction((decision: ReportDecision) => decideReport(report, decision), {
    success: texts.saved[step],
    failure: decisionFailure(texts.failed),
    failureIn: 'screen',
  });
  return (
    <ReasonDialog
      open={open}
      title={texts.ask[step]}
      description={`${texts.about(report.job.title, report.job.company)} ${texts.effect[step]}`}
      variant={step === 'TAKEN_DOWN' ? 'danger' : 'primary'}
      confirmLabel={texts.confirm[step]}
      loading={action.busy}
      loadingLabel={texts.saving}
      label={texts.reason}
      hint={step === 'KEPT' ? texts.reasonKept : texts.reasonMailed}
      required
      errorOf={reasonError}
      failure={action.failure}
      onConfirm={async (reason) => {
        if ((await action.run({ state: verdict, reason })).ok) onClose();
      }}
      onClose={onClose}
    />
  );
}
