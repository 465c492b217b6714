import { Banner, Loaded, Section, type Loadable } from '@stellwerk/design-system';
import { OwnApplicationCard } from '@stellwerk/design-system/patterns';
import { type Application, applicationMessages, countOf, generalMessages } from '@stellwerk/domain';
import { useEffect, useRef } from 'react';
import { account } from '../../i18n/account.de';
import { ListPages, ListResults, ResultsCount, usePages } from '../../lists';
import { paths } from '../../paths';
import { NothingYet } from '../NothingYet';
import { useWithdrawal, type Withdraw } from '../use-withdrawal';
import { WithdrawDialog } from '../WithdrawDialog';
import { ApplicationsLoading } from './ApplicationsLoading';
import { QuietSection } from './QuietSection';

const texts = account.dashboard;
/** Applications per page. */
const PAGE = 20;

export interface ApplicationsSectionProps {
  readonly applications: Loadable<readonly Application[]>;
  readonly withdraw: Withdraw;
  /** Whether it is the main section for this person. */
  readonly lead: boolean;
}

type ListProps = Pick<ApplicationsSectionProps, 'withdraw'> & { readonly applications: readonly Application[] };

function List({ applications, withdraw }: ListProps) {
  const withdrawal = useWithdrawal(withdraw);
  const success = useRef<HTMLDivElement>(null);
  const { rows, pages } = usePages(applications, PAGE);
  // The button that opened the dialog disappears with the withdrawal, so the focus moves to the
  // result.
  useEffect(() => {
    if (withdrawal.done > 0) success.current?.focus();
  }, [withdrawal.done]);
  return (
    <ListResults shown={pages.page}>
      {withdrawal.done > 0 && (
        <Banner ref={success} tabIndex={-1} tone="success" live="status" className="sw:mb-4">
          <p>{applicationMessages.withdrawn}</p>
        </Banner>
      )}
      <div className="sw:mb-4">
        <ResultsCount level={3}>{countOf(pages.total, texts.one, texts.many)}</ResultsCount>
      </div>
      <ul className="sw:grid sw:gap-4">
        {rows.map((application) => (
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
      <ListPages className="sw:mt-6" label={texts.pages} {...pages} />
      <WithdrawDialog withdrawal={withdrawal} />
    </ListResults>
  );
}

const none = <NothingYet title={texts.emptyTitle} text={texts.empty} jobs={texts.jobs} />;

/** The person's own applications in their states: loading, failed, empty, full (O09). */
export function ApplicationsSection({ applications, withdraw, lead }: ApplicationsSectionProps) {
  if (!lead && applications.state === 'ready' && applications.data.length === 0)
    return <QuietSection title={texts.applications} text={`${texts.emptyTitle}.`} href={paths.jobs()} label={texts.jobs} />;
  return (
    <Section title={texts.applications} size="lg">
      <Loaded
        value={applications}
        skeleton={<ApplicationsLoading />}
        failure={{ level: 3, title: applicationMessages.loadFailed, children: generalMessages.retryLater }}
        empty={none}
      >
        {(list) => <List applications={list} withdraw={withdraw} />}
      </Loaded>
    </Section>
  );
}
