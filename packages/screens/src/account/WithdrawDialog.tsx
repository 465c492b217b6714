import { ConfirmDialog, Logo } from '@stellwerk/design-system';
import { account } from '../i18n/account.de';
import { FailureBanner } from '../shared/FailureBanner';
import type { Withdrawal } from './use-withdrawal';

/** Confirms the withdrawal of an application (AC11, W35). */
export function WithdrawDialog({ withdrawal }: { readonly withdrawal: Withdrawal }) {
  const { application, open, busy, failure, close, confirm } = withdrawal;
  const job = application?.job;
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={(next) => {
        if (!next) close();
      }}
      title={account.withdraw.confirm}
      description={account.withdraw.question}
      confirmLabel={account.withdraw.confirm}
      loading={busy}
      loadingLabel={account.withdraw.pending}
      onConfirm={() => void confirm()}
    >
      <div className="sw:grid sw:gap-4">
        {job !== undefined && (
          <div className="sw:flex sw:items-center sw:gap-4 sw:rounded-1 sw:border sw:border-line sw:p-3">
            <Logo name={job.company.name} src={job.company.logoUrl} size={40} />
            <div className="sw:min-w-0">
              <p className="sw:font-semibold sw:hyphens-auto">{job.title}</p>
              <p className="sw:text-sm sw:text-ink-2">{[job.company.name, job.city].filter((part) => part !== '').join(', ')}</p>
            </div>
          </div>
        )}
        <p className="sw:text-sm sw:text-ink-3">{account.withdraw.note}</p>
        <FailureBanner failure={failure} />
      </div>
    </ConfirmDialog>
  );
}
