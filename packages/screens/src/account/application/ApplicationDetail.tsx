import { Banner, Button, Card, DescriptionList, Icon, Logo, Section, TextLink } from '@stellwerk/design-system';
import { CandidateTimeline, StatusBadge } from '@stellwerk/design-system/patterns';
import {
  type Application,
  applicationMessages,
  blindReviewNotice,
  candidateStatusLabels,
  canWithdraw,
  formatDate,
  formatDateTime,
  jobFallbacks,
  readableAddress,
  safeHref,
  spokenName,
} from '@stellwerk/domain';
import { Trash2 } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { account } from '../../i18n/account.de';
import { paths } from '../../paths';
import { useWithdrawal, type Withdraw } from '../use-withdrawal';
import { WithdrawDialog } from '../WithdrawDialog';
import { DataActions, type DataActionsProps } from './DataActions';
import { DocumentList, type OpenDocument } from './DocumentList';

const texts = account.application;

export interface ApplicationDetailProps {
  readonly application: Application;
  readonly withdraw: Withdraw;
  /** @default only the file names are shown: the files are in the export */
  readonly onOpenDocument?: OpenDocument;
  /** Export and deletion (decisions, rule 10). @default no such section */
  readonly data?: DataActionsProps;
}

function Head({ application }: { readonly application: Application }) {
  const { job } = application;
  const { title, company = job.company.name, city = job.city } = job.hyphenated ?? {};
  const shown = title ?? (job.title || jobFallbacks.title);
  return (
    <header className="sw:flex sw:flex-wrap sw:items-start sw:justify-between sw:gap-4">
      <div className="sw:flex sw:min-w-0 sw:flex-[1_1_320px] sw:gap-4">
        <Logo name={job.company.name || jobFallbacks.company} src={job.company.logoUrl} size={56} />
        <div className="sw:min-w-0">
          <h1 className="sw:text-xl sw:hyphens-auto sw:wrap-anywhere sw:sm:text-2xl" aria-label={spokenName(shown)}>
            {shown}
          </h1>
          <p className="sw:text-ink-2">{company === '' ? texts.noCompany : [company, city].filter((part) => part !== '').join(', ')}</p>
          {job.active && job.id !== '' && (
            <p className="sw:mt-1">
              <TextLink href={paths.job(job.id)}>{texts.job}</TextLink>
            </p>
          )}
        </div>
      </div>
      <StatusBadge status={application.status} audience="candidate" framed />
    </header>
  );
}

function History({ application }: { readonly application: Application }) {
  return (
    <ol>
      {application.history.map((change) => (
        <li
          key={`${change.status}-${change.date}`}
          className="sw:flex sw:flex-wrap sw:justify-between sw:gap-x-6 sw:border-t sw:border-line sw:py-3"
        >
          <span className="sw:font-medium">
            {change.status === 'WITHDRAWN' && change.byCompany ? texts.withdrawnByCompany : candidateStatusLabels[change.status]}
          </span>
          <span className="sw:text-ink-2">{formatDateTime(change.date)}</span>
        </li>
      ))}
    </ol>
  );
}

function Details({ application }: { readonly application: Application }) {
  const linkedin = safeHref(application.linkedin);
  return (
    <DescriptionList
      items={[
        { term: texts.received, description: formatDateTime(application.createdAt) },
        { term: texts.name, description: application.name },
        { term: texts.email, description: application.email },
        { term: texts.phone, description: application.phone },
        {
          term: texts.linkedin,
          description:
            linkedin === undefined ? (
              ''
            ) : (
              <TextLink href={linkedin} className="sw:break-all" target="_blank" rel="noopener">
                {readableAddress(application.linkedin)}
              </TextLink>
            ),
        },
      ]}
    />
  );
}

/** A candidate's own application with all data visible to the applicant (O09, AC07 to AC10). */
export function ApplicationDetail({ application, withdraw, onOpenDocument, data }: ApplicationDetailProps) {
  const withdrawal = useWithdrawal(withdraw);
  const success = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (withdrawal.done > 0) success.current?.focus();
  }, [withdrawal.done]);
  const { status, blind, eraseAt, history, message } = application;
  return (
    <div className="sw:grid sw:grid-cols-[minmax(0,1fr)] sw:gap-8">
      {withdrawal.done > 0 && (
        <Banner ref={success} tabIndex={-1} tone="success" live="status">
          <p>{applicationMessages.withdrawn}</p>
        </Banner>
      )}
      <Head application={application} />
      <Card className="sw:grid sw:gap-5">
        <CandidateTimeline status={status} history={history} receivedAt={application.createdAt} />
        {blind && <p className="sw:max-w-prose">{blindReviewNotice}</p>}
        <div className="sw:flex sw:flex-wrap sw:items-center sw:justify-between sw:gap-3 sw:border-t sw:border-line sw:pt-4">
          <p className="sw:flex sw:items-center sw:gap-2 sw:text-sm sw:text-ink-2">
            {eraseAt !== null && <Icon as={Trash2} size={16} className="sw:flex-none" />}
            <span>
              {eraseAt !== null
                ? texts.eraseAt(formatDate(eraseAt))
                : canWithdraw(status)
                  ? texts.withdrawHint
                  : texts.number(application.id)}
            </span>
          </p>
          {canWithdraw(status) && (
            <Button size="sm" className="sw:noscript:hidden" onClick={() => withdrawal.ask(application)}>
              {account.withdraw.confirm}
            </Button>
          )}
        </div>
      </Card>
      <div className="sw:grid sw:grid-cols-[minmax(0,1fr)] sw:gap-10 sw:lg:grid-cols-[1fr_400px] sw:lg:gap-12">
        <div className="sw:grid sw:content-start sw:gap-10">
          <Section title={texts.details}>
            <Details application={application} />
          </Section>
          {message !== '' && (
            <Section title={texts.message}>
              <p className="sw:max-w-prose sw:whitespace-pre-line">{message}</p>
            </Section>
          )}
        </div>
        <div className="sw:grid sw:content-start sw:gap-10">
          <Section title={texts.documents}>
            <DocumentList documents={application.documents} {...(onOpenDocument && { onOpen: onOpenDocument })} />
          </Section>
          {history.length > 0 && (
            <Section title={texts.history}>
              <History application={application} />
            </Section>
          )}
          {data && <DataActions {...data} />}
        </div>
      </div>
      <WithdrawDialog withdrawal={withdrawal} />
    </div>
  );
}
