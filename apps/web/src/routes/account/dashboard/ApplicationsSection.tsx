import { Banner, EmptyState, ErrorState, LinkButton } from '@stellwerk/design-system';
import { messages, type Application, type ApplicationDocument } from '@stellwerk/domain';
import { useEffect, useRef, useState } from 'react';
import { account } from '../../../i18n/account.de';
import { paths } from '../../../paths';
import { ApplicationItem } from './ApplicationItem';
import { ApplicationsLoading } from './ApplicationsLoading';
import { useWithdrawal, type Withdraw } from './use-withdrawal';
import { WithdrawDialog } from './WithdrawDialog';

const words = account.dashboard;

export interface ApplicationsSectionProps {
  /** Undefined until the answer is there. */
  readonly applications: readonly Application[] | undefined;
  readonly failed: boolean;
  readonly retrying: boolean;
  readonly onRetry: () => void;
  readonly onWithdraw: Withdraw;
  /** Opens a file. Resolves with whether it could be opened. */
  readonly onOpenDocument: (applicationId: string, document: ApplicationDocument) => Promise<boolean>;
}

type ListProps = Pick<ApplicationsSectionProps, 'onWithdraw' | 'onOpenDocument'> & { readonly applications: readonly Application[] };

function List({ applications, onWithdraw, onOpenDocument }: ListProps) {
  const withdrawal = useWithdrawal(onWithdraw);
  const [documentFailed, setDocumentFailed] = useState(false);
  const success = useRef<HTMLDivElement>(null);
  // The button that opened the dialog is gone with the withdrawal: the focus goes to what came of it.
  useEffect(() => {
    if (withdrawal.done > 0) success.current?.focus();
  }, [withdrawal.done]);

  const openDocument = async (application: Application, document: ApplicationDocument): Promise<void> => {
    setDocumentFailed(false);
    setDocumentFailed(!(await onOpenDocument(application.id, document)));
  };
  return (
    <>
      {withdrawal.done > 0 && (
        <Banner ref={success} tabIndex={-1} tone="success" live="status" className="sw:mb-4">
          <p>{messages.applications.withdrawn}</p>
        </Banner>
      )}
      {documentFailed && (
        <Banner tone="error" live="alert" className="sw:mb-4">
          <p>{words.documentFailed}</p>
        </Banner>
      )}
      <ul className="sw:grid sw:gap-4">
        {applications.map((application) => (
          <li key={application.id}>
            <ApplicationItem
              application={application}
              onWithdraw={withdrawal.ask}
              onOpenDocument={(owner, document) => void openDocument(owner, document)}
            />
          </li>
        ))}
      </ul>
      <WithdrawDialog withdrawal={withdrawal} />
    </>
  );
}

function Content({ applications, failed, retrying, onRetry, ...actions }: ApplicationsSectionProps) {
  if (failed && applications === undefined) {
    return (
      <ErrorState level={3} title={messages.applications.loadFailed} onRetry={onRetry} retrying={retrying}>
        {messages.general.retryLater}
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
