import { Banner, ErrorState, LinkButton, Spinner } from '@stellwerk/design-system';
import { CompanyHeader, type CompanyHeaderProps } from '@stellwerk/design-system/patterns';
import { type Company, dashboardMessages, generalMessages } from '@stellwerk/domain';
import type { ReactNode } from 'react';
import { companyWords } from '../../../i18n/company.de';
import { paths } from '../../../paths';
import { LABELLED_TABS, type CompanyTab } from './tabs';

const words = companyWords.frame;

/** What the frame knows about its company. */
export type CompanyState =
  | { readonly kind: 'loading' }
  | { readonly kind: 'forbidden' }
  | { readonly kind: 'not-found' }
  | { readonly kind: 'error'; readonly retrying: boolean; readonly onRetry: () => void }
  | { readonly kind: 'loaded'; readonly company: Company };

export interface CompanyFrameProps {
  readonly companyId: string;
  readonly state: CompanyState;
  readonly tab: CompanyTab;
  /** Count of new applications; undefined until it is known. */
  readonly newApplications: number | undefined;
  readonly switcher: CompanyHeaderProps['switcher'];
  readonly children: ReactNode;
}

function Problem({ companyId, state }: Pick<CompanyFrameProps, 'companyId' | 'state'>) {
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
          {generalMessages.retryLater}
        </ErrorState>
      );
    default:
      return <Spinner label={dashboardMessages.loading} />;
  }
}

/** Frame of the company side: head with the areas, then the open one; or the reason why there is none (CD01 to CD30). */
export function CompanyFrame({ companyId, state, tab, newApplications, switcher, children }: CompanyFrameProps) {
  const frame = 'sw:mx-auto sw:max-w-page sw:px-4 sw:py-8 sw:md:px-6';
  if (state.kind !== 'loaded') {
    return (
      <main className={frame}>
        <h1 className="sw:mb-6 sw:text-2xl">{companyWords.tabs.dashboard}</h1>
        <Problem companyId={companyId} state={state} />
      </main>
    );
  }
  const { company } = state;
  return (
    <>
      <a href="#inhalt" className="sw-skip-link">
        {words.skip}
      </a>
      <CompanyHeader
        company={company}
        brandHref={paths.start()}
        settingsHref={paths.company.dashboard(companyId, { tab: 'settings' })}
        settingsCurrent={tab === 'settings'}
        tabs={LABELLED_TABS.map((value) => ({
          href: paths.company.dashboard(companyId, { tab: value }),
          label: companyWords.tabs[value],
          current: value === tab,
          count: value === 'applications' ? newApplications : undefined,
        }))}
        switcher={switcher}
        createHref={paths.company.create()}
      />
      <main id="inhalt" tabIndex={-1} className={frame}>
        {!company.active && (
          <Banner tone="warning" className="sw:mb-6">
            {words.inactive}
          </Banner>
        )}
        {children}
      </main>
    </>
  );
}
