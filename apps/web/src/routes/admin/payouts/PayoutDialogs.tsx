import { Banner, ConfirmDialog, TextArea } from '@stellwerk/design-system';
import { generalMessages } from '@stellwerk/domain';
import { useState } from 'react';
import { payoutWords as words } from '../../../i18n/admin.de';
import { useDecision } from '../shared/use-decision';
import type { AdminPayout } from './list';

const REASON_LIMIT = 500;

/** What an administrator decides by hand (O43); the body of PATCH /api/private/admin/application-referrals/{id}/payout. */
export type PayoutDecision = { readonly state: 'PAID' } | { readonly state: 'REFUSED'; readonly reason: string };

export interface PayoutDialogsProps {
  /** What is decided; it stays while the dialogs close. */
  readonly payout: AdminPayout;
  /** Which question is open. */
  readonly open: PayoutDecision['state'] | undefined;
  readonly onClose: () => void;
  /** Writes the decision down; rejects when it failed, which then stands in the dialog. */
  readonly onDecide: (payout: AdminPayout, decision: PayoutDecision) => Promise<unknown>;
}

function faultOf(reason: string): string | undefined {
  if (reason.trim() === '') return words.reasonMissing;
  return reason.length > REASON_LIMIT ? generalMessages.tooLong(REASON_LIMIT) : undefined;
}

/** The two questions about a payout: that it was made, or why not (O43). */
export function PayoutDialogs({ payout, open, onClose, onDecide }: PayoutDialogsProps) {
  const [reason, setReason] = useState('');
  const [checked, setChecked] = useState(false);
  const { busy, failure, run } = useDecision(words.failed);
  const decide = async (decision: PayoutDecision): Promise<void> => {
    if (await run(onDecide(payout, decision), words.saved[decision.state])) onClose();
  };
  const refuse = (): void => {
    setChecked(true);
    if (faultOf(reason) === undefined) void decide({ state: 'REFUSED', reason: reason.trim() });
  };
  const shared = {
    description: `${words.about(payout.referrer.name, payout.job.title, payout.job.company)} ${words.final}`,
    onOpenChange: (next: boolean): void => {
      if (!next) onClose();
    },
    loading: busy,
    loadingLabel: words.saving,
  };
  const failed = failure !== '' && (
    <Banner tone="error" live="alert">
      {failure}
    </Banner>
  );
  return (
    <>
      <ConfirmDialog
        {...shared}
        open={open === 'PAID'}
        title={words.payTitle}
        variant="primary"
        confirmLabel={words.payConfirm}
        onConfirm={() => void decide({ state: 'PAID' })}
      >
        {failed}
      </ConfirmDialog>
      <ConfirmDialog {...shared} open={open === 'REFUSED'} title={words.refuseTitle} confirmLabel={words.refuseConfirm} onConfirm={refuse}>
        <div className="sw:grid sw:gap-4">
          <TextArea
            label={words.reason}
            hint={words.reasonHint}
            rows={3}
            required
            value={reason}
            error={checked ? faultOf(reason) : undefined}
            onChange={({ target }) => setReason(target.value)}
          />
          {failed}
        </div>
      </ConfirmDialog>
    </>
  );
}
