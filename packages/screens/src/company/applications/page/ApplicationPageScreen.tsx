import type { Id } from '@stellwerk/domain';
import {
  Banner,
  DescriptionList,
  LinkButton,
  Loaded,
  Section,
  Skeleton,
  SkeletonRegion,
  TextLink,
  type Loadable,
  type LoadFailure,
  type SectionProps,
} from '@stellwerk/design-system';
import { BlindNote, ContactList, HistoryList, StatusBadge } from '@stellwerk/design-system/patterns';
import { companyStatusLabels, formatDateTime, generalMessages, type Application } from '@stellwerk/domain';
import { ArrowLeft, MessageSquare, UserRound } from 'lucide-react';
import { applicationPageTexts } from '../../../i18n/company/applications.de';
import { applicationFailure } from '../action-texts';
import type { ApplicationCalls } from '../calls';
import { ApplicationDocuments } from '../documents/ApplicationDocuments';
import { CoverMessage, ReviewPanel, type ReviewPanelProps } from '../review/ReviewPanel';
import { RejectionDialog } from '../status/RejectionDialog';
import { UndoLine } from '../status/UndoLine';
import { Decisions } from './Decisions';
import { useDecision } from './use-decision';

const texts = applicationPageTexts;

export interface ApplicationPageScreenProps extends Omit<ReviewPanelProps, 'application'> {
  readonly application: Loadable<Application>;
  /**
   * Whether a failure concerns the list of applications, not the single one (CA70, CA72).
   * @default false
   */
  readonly listFailed?: boolean;
  readonly listHref: string;
  /** URL of a new message to the candidate. */
  readonly messageHref: (userId: Id<'user'>) => string;
  /** URL of the candidate's profile. */
  readonly userHref: (userId: Id<'user'>) => string;
}

const part = { ruled: true, size: 'sm', className: 'sw:min-w-0 sw:gap-3' } as const satisfies Partial<SectionProps>;

function Facts({ application }: { readonly application: Application }) {
  const { job } = application;
  return (
    <>
      <Section {...part} title={texts.data}>
        <DescriptionList
          items={[
            { term: texts.number, description: application.id },
            { term: texts.received, description: formatDateTime(application.createdAt) },
            { term: texts.updated, description: formatDateTime(application.updatedAt) },
            { term: texts.referredBy, description: application.referredBy },
          ]}
        />
      </Section>
      <Section {...part} title={texts.job}>
        <p className="sw:mb-2 sw:font-semibold sw:hyphens-auto sw:wrap-anywhere">{job.title}</p>
        <DescriptionList
          items={[
            { term: texts.city, description: job.city },
            { term: texts.employment, description: job.employment },
            { term: texts.workingModel, description: job.workingModel },
            { term: texts.jobState, description: job.active ? texts.active : texts.inactive },
          ]}
        />
      </Section>
    </>
  );
}

interface ContactProps extends Pick<ApplicationPageScreenProps, 'messageHref' | 'userHref'> {
  readonly application: Application;
  /** Ends the anonymous first review. */
  readonly onShow: () => Promise<void>;
}

function Contact({ application, messageHref, userHref, onShow }: ContactProps) {
  return (
    <Section {...part} title={texts.contactTitle}>
      {application.blind ? <BlindNote status={application.status} onShow={onShow} /> : <ContactList application={application} />}
      {application.userId !== '' && !application.blind && (
        <TextLink href={messageHref(application.userId)} icon={MessageSquare} className="sw:mt-2 sw:me-5">
          {texts.write}
        </TextLink>
      )}
      {application.userId !== '' && (
        <TextLink href={userHref(application.userId)} icon={UserRound} className="sw:mt-2">
          {texts.profile}
        </TextLink>
      )}
    </Section>
  );
}

function Skills({ application }: { readonly application: Application }) {
  if (application.skills.length === 0) return null;
  return (
    <Section {...part} title={texts.skills}>
      <ul className="sw:flex sw:flex-wrap sw:gap-2">
        {application.skills.map((skill) => (
          <li key={skill} className="sw:rounded-1 sw:bg-sunken sw:px-2 sw:py-0.5 sw:text-sm">
            {skill}
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** Another person may have changed the status first (O96, W34). */
const failureTexts = { failed: texts.statusFailed, conflict: generalMessages.conflict } as const;

function Content({
  application,
  messageHref,
  userHref,
  calls,
  ...review
}: Omit<ApplicationPageScreenProps, 'application' | 'listFailed' | 'listHref'> & { readonly application: Application }) {
  const { pending, result, decide, forget, rejection } = useDecision(application, calls);
  const undoStatus: ApplicationCalls['undoStatus'] = async (...change) => {
    await calls.undoStatus(...change);
    forget();
  };
  return (
    <div className="sw:grid sw:grid-cols-[minmax(0,1fr)] sw:gap-8">
      <header className="sw:grid sw:gap-4">
        <div className="sw:flex sw:flex-wrap sw:items-center sw:gap-x-5 sw:gap-y-2">
          <h1 className="sw:text-2xl sw:hyphens-auto sw:wrap-anywhere">{application.name}</h1>
          <StatusBadge status={application.status} audience="company" framed />
        </div>
        <div>
          <Decisions application={application} pending={pending} onDecide={(decision) => void decide(decision)} />
          {/* The clicked button disappears with the status that it belongs to. */}
          <div data-return-focus="">
            {result && (
              <Banner tone={typeof result === 'string' ? 'error' : 'success'} live="alert" className="sw:mt-4">
                {typeof result === 'string' ? failureTexts[result] : texts.statusDone(companyStatusLabels[result.status])}
              </Banner>
            )}
            <UndoLine application={application} calls={{ ...calls, undoStatus }} className="sw:mt-4" />
          </div>
        </div>
        <RejectionDialog {...rejection} />
      </header>
      <div className="sw:grid sw:grid-cols-[minmax(0,1fr)] sw:gap-x-12 sw:gap-y-8 sw:lg:grid-cols-[minmax(0,1fr)_400px]">
        <div className="sw:grid sw:content-start sw:gap-8">
          <Section {...part} title={texts.message}>
            <CoverMessage message={application.message} />
          </Section>
          <Section {...part} title={texts.documents}>
            <ApplicationDocuments application={application} calls={calls} />
          </Section>
          <Section {...part} title={texts.history}>
            <HistoryList history={application.history} audience="company" />
          </Section>
        </div>
        <div className="sw:grid sw:content-start sw:gap-8">
          <Section {...part} title={texts.review}>
            <ReviewPanel application={application} calls={calls} {...review} />
          </Section>
          <Contact {...{ application, messageHref, userHref }} onShow={() => decide('in_progress')} />
          <Skills application={application} />
          <Facts application={application} />
        </div>
      </div>
    </div>
  );
}

const skeleton = (
  <SkeletonRegion className="sw:grid sw:gap-6">
    <Skeleton width={320} height={40} />
    <Skeleton height={48} />
    <Skeleton height={280} />
  </SkeletonRegion>
);

function failureOf(error: unknown, listFailed: boolean, listHref: string): LoadFailure {
  const failure = applicationFailure(error);
  if (failure.final === true) return { ...failure, actions: <LinkButton href={listHref}>{texts.back}</LinkButton> };
  return listFailed ? { ...failure, title: texts.listFailed } : failure;
}

/** The page of an application in the company area, in its states (CA62 to CA74, CA77). */
export function ApplicationPageScreen({ application, listFailed = false, listHref, ...props }: ApplicationPageScreenProps) {
  return (
    <>
      <TextLink href={listHref} icon={ArrowLeft} className="sw:mb-4">
        {texts.back}
      </TextLink>
      {application.state !== 'ready' && <h1 className="sw:sr-only">{texts.data}</h1>}
      <Loaded value={application} skeleton={skeleton} failure={(error) => failureOf(error, listFailed, listHref)}>
        {(loaded) => <Content {...props} application={loaded} />}
      </Loaded>
    </>
  );
}
