import { Banner, EmptyState, ErrorState, LinkButton, Pagination } from '@stellwerk/design-system';
import { OwnApplicationCard } from '@stellwerk/design-system/patterns';
import { type Application, applicationMessages, generalMessages } from '@stellwerk/domain';
import { useEffect, useRef, useState } from 'react';
import { account } from '../../../i18n/account.de';
import { paths } from '../../../paths';
import { useWithdrawal, type Withdraw } from '../use-withdrawal';
import { WithdrawDialog } from '../WithdrawDialog';
import { ApplicationsLoading } from './ApplicationsLoading';

const words = account.dashboard;
/** Applications on one page. */
const PAGE = 20;

export interface ApplicationsSectionProps {
  /** Undefined until the answer is there. */
  readonly applications: readonly Application[] | undefined;
  readonly failed: boolean;
  readonly retrying: boolean;
  readonly onRetry: () => void;
  readonly onWithdraw: Withdraw;
}

type ListProps = Pick<ApplicationsSectionProps, 'onWithdraw'> & { readonly applications: readonly Application[] };

function List({ applications, onWithdraw }: ListProps) {
  const withdrawal = useWithdrawal(onWithdraw);
  const success = useRef<HTMLDivElement>(null);
  const [wanted, setPage] = useState(1);
  const page = Math.min(wanted, Math.max(1, Math.ceil(applications.length / PAGE)));
  // The button that opened the dialog is gone with the withdrawal: the focus goes to what came of it.
  useEffect(() => {
    if (withdrawal.done > 0) success.current?.focus();
  }, [withdrawal.done]);
  return (
    <>
      {withdrawal.done > 0 && (
        <Banner ref={success} tabIndex={-1} tone="success" live="status" className="sw:mb-4">
          <p>{applicationMessages.withdrawn}</p>
        </Banner>
      )}
      <ul className="sw:grid sw:gap-4">
        {applications.slice((page - 1) * PAGE, page * PAGE).map((application) => (
          <li key={application.id}>
            <article aria-label={application.job.title}>
              <OwnApplicationCard
                level={3}
                application={application}
                href={paths.ownApplication(application.id)}
                onWithdraw={() => withdrawal.ask(application)}
              />
            </article>
          </li>
        ))}
      </ul>
      {applications.length > PAGE && (
        <Pagination className="sw:mt-6" label={words.pages} page={page} pageSize={PAGE} total={applications.length} onPage={setPage} />
      )}
      <WithdrawDialog withdrawal={withdrawal} />
    </>
  );
}

function Content({ applications, failed, retrying, onRetry, ...actions }: ApplicationsSectionProps) {
  if (failed && applications === undefined) {
    return (
      <ErrorState level={3} title={applicationMessages.loadFailed} onRetry={onRetry} retrying={retrying}>
        {generalMessages.retryLater}
      </ErrorState>
    );
  }
  if (applications === undefined) return <ApplicationsLoading />;
  if (applications.length > 0) return <List applications={applications} {...actions} />;
  return (
    <EmptyState
      level={3}
      title={words.emptyTitle}
      actions={
        <LinkButton variant="primary" href={paths.jobs()}>
          {words.jobs}
        </LinkButton>
      }
    >
      {words.empty}
    </EmptyState>
  );
}

/** The own applications in their states: loading, failed, none, some (O09). */
export function ApplicationsSection(props: ApplicationsSectionProps) {
  return (
    <section aria-labelledby="meine-bewerbungen">
      <h2 id="meine-bewerbungen" className="sw:mb-4 sw:text-2xl">
        {words.applications}
      </h2>
      <Content {...props} />
    </section>
  );
}
