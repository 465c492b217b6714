import { useAction } from '@stellwerk/design-system/patterns';
import { generalMessages, REASON_LIMIT, referralMessages, type AdminPayout, type PayoutDecisionState } from '@stellwerk/domain';
import { useState } from 'react';
import { payoutTexts as texts } from '../../i18n/admin.de';
import { decisionFailure } from '../../shared/call-failure';
import { ReasonDialog } from '../shared/ReasonDialog';

/**
 * An administrator's decision (O43); the body of PATCH
 * /api/private/admin/application-referrals/{id}/payout.
 */
export interface PayoutDecision {
  readonly state: PayoutDecisionState;
  /** '' without a reason. */
  readonly reason: string;
}

export interface PayoutDialogsProps {
  /** The payout; it stays while the dialogs close. */
  readonly payout: AdminPayout;
  /** The open dialog. */
  readonly open: PayoutDecision['state'] | undefined;
  readonly onClose: () => void;
  /** Saves the decision; on failure it rejects, and the dialog shows the error. */
  readonly decidePayout: (payout: AdminPayout, decision: PayoutDecision) => Promise<unknown>;
}

function reasonError(state: PayoutDecisionState, reason: string): string | undefined {
  if (state !== 'PAID' && reason.trim() === '') return referralMessages.reasonMissing;
  return reason.length > REASON_LIMIT ? generalMessages.tooLong(REASON_LIMIT) : undefined;
}

/** Dialogs for a payout: paid, rejected or reverted, with a reason (O43). */
export function PayoutDialogs({ payout, open, onClose, decidePayout }: PayoutDialogsProps) {
  // It keeps its text while it closes.
  const [asked, setAsked] = useState(open);
  if (open !== undefined && open !== asked) setAsked(open);
  const state = asked ?? 'PAID';
  const action = useAction((decision: PayoutDecision) => decidePayout(payout, decision), {
    success: () => texts.decisions[state].saved,
    failure: decisionFailure(texts.failed),
    failureIn: 'screen',
  });
  const { title, confirm } = texts.decisions[state];
  return (
    <ReasonDialog
      open={open !== undefined}
      title={title}
      description={`${texts.about(payout.referrer.name || texts.deletedAccount, payout.job.title, payout.job.company)} ${texts.final}`}
      variant={state === 'PAID' ? 'primary' : 'danger'}
      confirmLabel={confirm}
      loading={action.busy}
      loadingLabel={texts.saving}
      label={state === 'PAID' ? texts.reasonOptional : texts.reason}
      hint={texts.reasonHint}
      required={state !== 'PAID'}
      errorOf={(reason) => reasonError(state, reason)}
      failure={action.failure}
      onConfirm={async (reason) => {
        if ((await action.run({ state, reason })).ok) onClose();
      }}
      onClose={onClose}
    />
  );
}
