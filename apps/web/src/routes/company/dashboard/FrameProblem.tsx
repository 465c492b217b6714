import { ErrorState, LinkButton, Spinner } from '@stellwerk/design-system';
import { type Company, dashboardMessages, generalMessages } from '@stellwerk/domain';
import { companyWords } from '../../../i18n/company.de';
import { paths } from '../../../paths';

const words = companyWords.frame;

/** What the frame knows about its company. */
export type CompanyState =
  | { readonly kind: 'loading' }
  | { readonly kind: 'forbidden' }
  | { readonly kind: 'not-found' }
  /** `unknown`: something was thrown that is no answer of the server (CD31). @default false */
  | { readonly kind: 'error'; readonly retrying: boolean; readonly onRetry: () => void; readonly unknown?: boolean }
  | { readonly kind: 'loaded'; readonly company: Company };

export interface FrameProblemProps {
  readonly companyId: string;
  readonly state: CompanyState;
}

/** Why there is no company to see, and the ways out (CD26 to CD33, A27). */
export function FrameProblem({ companyId, state }: FrameProblemProps) {
  const back = <LinkButton href={paths.dashboard()}>{words.backToDashboard}</LinkButton>;
  switch (state.kind) {
    case 'forbidden':
      return (
        <ErrorState
          title={dashboardMessages.authTitle}
          level={2}
          actions={
            <>
              <LinkButton variant="primary" href={paths.login(paths.company.dashboard(companyId))}>
                {words.signInAgain}
              </LinkButton>
              {back}
            </>
          }
        >
          {dashboardMessages.forbidden}
        </ErrorState>
      );
    case 'not-found':
      return <ErrorState title={dashboardMessages.companyNotFound} actions={back} />;
    case 'error':
      return (
        <ErrorState title={dashboardMessages.loadFailed} onRetry={state.onRetry} retrying={state.retrying} actions={back}>
          {state.unknown ? dashboardMessages.unknown : generalMessages.retryLater}
        </ErrorState>
      );
    default:
      return <Spinner label={dashboardMessages.loading} />;
  }
}
