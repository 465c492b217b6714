import { Banner, ConfirmDialog, TextArea } from '@stellwerk/design-system';
import { useAction } from '@stellwerk/design-system/patterns';
import { generalMessages, type AdminPayout } from '@stellwerk/domain';
import { useState } from 'react';
import { payoutTexts as texts } from '../../i18n/admin.de';
import { decisionFailure } from '../shared/decision-failure';

const REASON_LIMIT = 500;

/** What an administrator decides by hand (O43); the body of PATCH /api/private/admin/application-referrals/{id}/payout. */
export type PayoutDecision = { readonly state: 'PAID' } | { readonly state: 'REFUSED'; readonly reason: string };

export interface PayoutDialogsProps {
  /** What is decided; it stays while the dialogs close. */
  readonly payout: AdminPayout;
  /** Which question is open. */
  readonly open: PayoutDecision['state'] | undefined;
  readonly onClose: () => void;
  /** Stores the decision; rejects when it failed, and the dialog shows why. */
  readonly onDecide: (payout: AdminPayout, decision: PayoutDecision) => Promise<unknown>;
}

function reasonError(reason: string): string | undefined {
  if (reason.trim() === '') return texts.reasonMissing;
  return reason.length > REASON_LIMIT ? generalMessages.tooLong(REASON_LIMIT) : undefined;
}

/** The two questions about a payout: that it was made, or why not (O43). */
export function PayoutDialogs({ payout, open, onClose, onDecide }: PayoutDialogsProps) {
  const [reason, setReason] = useState('');
  const [checked, setChecked] = useState(false);
  const action = useAction((decision: PayoutDecision) => onDecide(payout, decision), {
    success: (_result, { state }) => texts.saved[state],
    failure: decisionFailure(texts.failed),
    failureIn: 'screen',
  });
  const decide = async (decision: PayoutDecision): Promise<void> => {
    if ((await action.run(decision)).ok) onClose();
  };
  const refuse = (): void => {
    setChecked(true);
    if (reasonError(reason) === undefined) void decide({ state: 'REFUSED', reason: reason.trim() });
  };
  const shared = {
    description: `${texts.about(payout.referrer.name, payout.job.title, payout.job.company)} ${texts.final}`,
    onOpenChange: (next: boolean): void => {
      if (!next) onClose();
    },
    loading: action.busy,
    loadingLabel: texts.saving,
  };
  const failed = action.failure && (
    <Banner tone="error" live="alert">
      {action.failure.summary}
    </Banner>
  );
  return (
    <>
      <ConfirmDialog
        {...shared}
        open={open === 'PAID'}
        title={texts.payTitle}
        variant="primary"
        confirmLabel={texts.payConfirm}
        onConfirm={() => void decide({ state: 'PAID' })}
      >
        {failed}
      </ConfirmDialog>
      <ConfirmDialog {...shared} open={open === 'REFUSED'} title={texts.refuseTitle} confirmLabel={texts.refuseConfirm} onConfirm={refuse}>
        <div className="sw:grid sw:gap-4">
          <TextArea
            label={texts.reason}
            hint={texts.reasonHint}
            rows={3}
            required
            value={reason}
            error={checked ? reasonError(reason) : undefined}
            onChange={({ target }) => setReason(target.value)}
          />
          {failed}
        </div>
      </ConfirmDialog>
    </>
  );
}
