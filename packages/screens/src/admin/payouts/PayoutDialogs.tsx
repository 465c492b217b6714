import { Banner, ConfirmDialog, refuseForm, TextArea } from '@stellwerk/design-system';
import { useAction } from '@stellwerk/design-system/patterns';
import { generalMessages, REASON_LIMIT, referralMessages, type AdminPayout, type PayoutDecisionState } from '@stellwerk/domain';
import { useId, useState, type SubmitEvent } from 'react';
import { payoutTexts as texts } from '../../i18n/admin.de';
import { decisionFailure } from '../../shared/call-failure';

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
  readonly onDecide: (payout: AdminPayout, decision: PayoutDecision) => Promise<unknown>;
}

function reasonError(state: PayoutDecisionState, reason: string): string | undefined {
  if (state !== 'PAID' && reason.trim() === '') return referralMessages.reasonMissing;
  return reason.length > REASON_LIMIT ? generalMessages.tooLong(REASON_LIMIT) : undefined;
}

/** Dialogs for a payout: paid, rejected or reverted, with a reason (O43). */
export function PayoutDialogs({ payout, open, onClose, onDecide }: PayoutDialogsProps) {
  const form = useId();
  const [reason, setReason] = useState('');
  const [checked, setChecked] = useState(false);
  // It keeps its text while it closes.
  const [asked, setAsked] = useState(open);
  if (open !== undefined && open !== asked) setAsked(open);
  const state = asked ?? 'PAID';
  const action = useAction((decision: PayoutDecision) => onDecide(payout, decision), {
    success: () => texts.decisions[state].saved,
    failure: decisionFailure(texts.failed),
    failureIn: 'screen',
  });
  const decide = async (event: SubmitEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    if (reasonError(state, reason) !== undefined) return refuseForm(event.currentTarget, () => setChecked(true));
    if ((await action.run({ state, reason: reason.trim() })).ok) onClose();
  };
  const { title, confirm } = texts.decisions[state];
  return (
    <ConfirmDialog
      open={open !== undefined}
      title={title}
      description={`${texts.about(payout.referrer.name || texts.deletedAccount, payout.job.title, payout.job.company)} ${texts.final}`}
      variant={state === 'PAID' ? 'primary' : 'danger'}
      confirmLabel={confirm}
      loading={action.busy}
      loadingLabel={texts.saving}
      form={form}
      onOpenChange={(next) => {
        if (!next) onClose();
      }}
    >
      <form id={form} noValidate onSubmit={(event) => void decide(event)} className="sw:grid sw:gap-4">
        <TextArea
          label={state === 'PAID' ? texts.reasonOptional : texts.reason}
          hint={texts.reasonHint}
          rows={3}
          required={state !== 'PAID'}
          value={reason}
          error={checked ? reasonError(state, reason) : undefined}
          onChange={({ target }) => setReason(target.value)}
        />
        {action.failure && (
          <Banner tone="error" live="alert">
            {action.failure.summary}
          </Banner>
        )}
      </form>
    </ConfirmDialog>
  );
}
