import { EmptyState, ErrorState, LinkButton, Skeleton, SkeletonRegion, TextLink } from '@stellwerk/design-system';
import { type ApplicationDocument, applicationMessages } from '@stellwerk/domain';
import { ArrowLeft } from 'lucide-react';
import type { DocumentMode } from '../../../data/own-applications/open-document';
import { account } from '../../../i18n/account.de';
import { paths } from '../../../paths';
import type { Withdraw } from '../use-withdrawal';
import { ApplicationDetail } from './ApplicationDetail';
import type { DataActionsProps } from './DataActions';
import type { ApplicationState } from './state';

const words = account.application;

export interface ApplicationScreenProps {
  readonly state: ApplicationState;
  /** Login that leads back here. */
  readonly loginHref: string;
  readonly onRetry: () => void;
  readonly onWithdraw: Withdraw;
  readonly onOpenDocument: (document: ApplicationDocument, mode: DocumentMode) => Promise<boolean>;
  /** Export and erasure (decisions, rule 10). @default no such section */
  readonly data?: DataActionsProps;
}

function Content({ state, loginHref, onRetry, onWithdraw, onOpenDocument, data }: ApplicationScreenProps) {
  switch (state.kind) {
    case 'loading':
      return (
        <SkeletonRegion className="sw:grid sw:gap-8">
          <div className="sw:flex sw:gap-4">
            <Skeleton width={56} height={56} className="sw:flex-none" />
            <div className="sw:grid sw:flex-1 sw:gap-2">
              <Skeleton width="60%" height={32} />
              <Skeleton width="40%" />
            </div>
          </div>
          <Skeleton height={140} />
          <Skeleton height={220} />
        </SkeletonRegion>
      );
    case 'visitor':
      return (
        <ErrorState
          title={words.notLoggedIn}
          actions={
            <LinkButton variant="primary" href={loginHref}>
              {words.loginAgain}
            </LinkButton>
          }
        />
      );
    case 'not-found':
      return <EmptyState title={applicationMessages.notFound} actions={<LinkButton href={paths.dashboard()}>{words.back}</LinkButton>} />;
    case 'error':
      return (
        <ErrorState title={words.loadFailed} onRetry={onRetry}>
          {state.reason}
        </ErrorState>
      );
    case 'application':
      return <ApplicationDetail application={state.application} onWithdraw={onWithdraw} onOpenDocument={onOpenDocument} data={data} />;
  }
}

/** The page of one own application in its states (AC03 to AC08). */
export function ApplicationScreen(props: ApplicationScreenProps) {
  return (
    <>
      <p className="sw:mb-6">
        <TextLink href={paths.dashboard()} icon={ArrowLeft}>
          {words.back}
        </TextLink>
      </p>
      {props.state.kind !== 'application' && <h1 className="sw:sr-only">{words.title}</h1>}
      <Content {...props} />
    </>
  );
}
