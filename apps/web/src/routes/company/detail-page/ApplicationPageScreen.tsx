import { Banner, DescriptionList, EmptyState, ErrorState, LinkButton, Skeleton, SkeletonRegion, TextLink } from '@stellwerk/design-system';
import { ContactList, DocumentList, HistoryList, StatusBadge } from '@stellwerk/design-system/patterns';
import {
  companyStatusLabels,
  formatDateTime,
  generalMessages,
  type Application,
  type ApplicationDocument,
  type ApplicationStatus,
} from '@stellwerk/domain';
import { ArrowLeft, UserRound } from 'lucide-react';
import { useId, type ReactNode } from 'react';
import { applicationPageWords } from '../../../i18n/company/applications.de';
import { Decisions } from './Decisions';
import type { Decision } from './decisions';

const words = applicationPageWords;

/** What the page knows about its application. */
export type ApplicationPageState =
  | { readonly kind: 'loading' }
  | { readonly kind: 'not-found' }
  /** `list`: the list of applications failed, else the one application (CA70, CA72). */
  | { readonly kind: 'error'; readonly list: boolean; readonly retrying: boolean; readonly onRetry: () => void }
  | { readonly kind: 'loaded'; readonly application: Application };

export interface ApplicationPageScreenProps {
  readonly state: ApplicationPageState;
  readonly listHref: string;
  /** Address of the candidate's profile. */
  readonly userHref: (userId: string) => string;
  /** Result of the last decision: the new status, or that it failed (CA73, CA74, A20). */
  readonly result: { readonly status: ApplicationStatus } | 'failed' | undefined;
  /** The decision under way. */
  readonly pending: Decision | undefined;
  readonly onDecide: (application: Application, decision: Decision) => void;
  readonly onOpenDocument: (application: Application, document: ApplicationDocument, mode: 'view' | 'download') => void;
}

function Part({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="sw:min-w-0 sw:border-t sw:border-rule sw:pt-3">
      <h2 id={id} className="sw:mb-3 sw:text-lg sw:font-semibold">
        {title}
      </h2>
      {children}
    </section>
  );
}

function Facts({ application }: { readonly application: Application }) {
  const { job } = application;
  return (
    <>
      <Part title={words.data}>
        <DescriptionList
          items={[
            { term: words.number, description: application.id },
            { term: words.received, description: formatDateTime(application.createdAt) },
            { term: words.updated, description: formatDateTime(application.updatedAt) },
          ]}
        />
      </Part>
      <Part title={words.job}>
        <p className="sw:mb-2 sw:font-semibold sw:hyphens-auto sw:wrap-anywhere">{job.title}</p>
        <DescriptionList
          items={[
            { term: words.city, description: job.city },
            { term: words.employment, description: job.employment },
            { term: words.workingModel, description: job.workingModel },
            { term: words.jobState, description: job.active ? words.active : words.inactive },
          ]}
        />
      </Part>
    </>
  );
}

function Loaded({
  application,
  result,
  userHref,
  pending,
  onDecide,
  onOpenDocument,
}: Omit<ApplicationPageScreenProps, 'state' | 'listHref'> & { readonly application: Application }) {
  return (
    <div className="sw:grid sw:grid-cols-[minmax(0,1fr)] sw:gap-8">
      <header className="sw:grid sw:gap-4">
        <div className="sw:flex sw:flex-wrap sw:items-center sw:gap-x-5 sw:gap-y-2">
          <h1 className="sw:text-2xl sw:hyphens-auto sw:wrap-anywhere">{application.name}</h1>
          <StatusBadge status={application.status} audience="company" framed />
        </div>
        <Decisions application={application} pending={pending} onDecide={(decision) => onDecide(application, decision)} />
        {result && (
          <Banner tone={result === 'failed' ? 'error' : 'success'} live="alert">
            {result === 'failed' ? words.statusFailed : words.statusDone(companyStatusLabels[result.status])}
          </Banner>
        )}
      </header>
      <div className="sw:grid sw:grid-cols-[minmax(0,1fr)] sw:gap-x-12 sw:gap-y-8 sw:lg:grid-cols-[minmax(0,1fr)_400px]">
        <div className="sw:grid sw:content-start sw:gap-8">
          <Part title={words.message}>
            {application.message === '' ? (
              <p className="sw:text-ink-2">{words.noMessage}</p>
            ) : (
              <p className="sw:max-w-prose sw:whitespace-pre-line sw:wrap-anywhere">{application.message}</p>
            )}
          </Part>
          <Part title={words.documents}>
            <DocumentList documents={application.documents} onOpen={(document, mode) => onOpenDocument(application, document, mode)} />
          </Part>
          <Part title={words.history}>
            <HistoryList history={application.history} audience="company" />
          </Part>
        </div>
        <div className="sw:grid sw:content-start sw:gap-8">
          <Part title={words.contactTitle}>
            <ContactList application={application} />
            {application.userId !== '' && (
              <TextLink href={userHref(application.userId)} icon={UserRound} className="sw:mt-2">
                {words.profile}
              </TextLink>
            )}
          </Part>
          {application.skills.length > 0 && (
            <Part title={words.skills}>
              <ul className="sw:flex sw:flex-wrap sw:gap-2">
                {application.skills.map((skill) => (
                  <li key={skill} className="sw:rounded-1 sw:bg-sunken sw:px-2 sw:py-0.5 sw:text-sm">
                    {skill}
                  </li>
                ))}
              </ul>
            </Part>
          )}
          <Facts application={application} />
        </div>
      </div>
    </div>
  );
}

function Content(props: ApplicationPageScreenProps) {
  const { state, listHref } = props;
  switch (state.kind) {
    case 'loading':
      return (
        <SkeletonRegion className="sw:grid sw:gap-6">
          <Skeleton width={320} height={40} />
          <Skeleton height={48} />
          <Skeleton height={280} />
        </SkeletonRegion>
      );
    case 'not-found':
      return (
        <EmptyState title={words.notFound} actions={<LinkButton href={listHref}>{words.back}</LinkButton>}>
          {words.notFoundText}
        </EmptyState>
      );
    case 'error':
      return (
        <ErrorState title={state.list ? words.listFailed : words.loadFailed} onRetry={state.onRetry} retrying={state.retrying}>
          {generalMessages.retryLater}
        </ErrorState>
      );
    case 'loaded':
      return <Loaded {...props} application={state.application} />;
  }
}

/** The page of one application on the company side, in its states (CA62 to CA74, CA77). */
export function ApplicationPageScreen(props: ApplicationPageScreenProps) {
  return (
    <>
      <TextLink href={props.listHref} icon={ArrowLeft} className="sw:mb-4">
        {words.back}
      </TextLink>
      {props.state.kind !== 'loaded' && <h1 className="sw:sr-only">{words.data}</h1>}
      <Content {...props} />
    </>
  );
}
