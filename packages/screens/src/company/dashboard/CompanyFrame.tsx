import type { Id } from '@stellwerk/domain';
import { Banner, Brand, ErrorState, LinkButton, Loaded, PartBoundary, PartFailed, Spinner, type Loadable } from '@stellwerk/design-system';
import { CompanyHeader, type CompanyHeaderProps } from '@stellwerk/design-system/patterns';
import { dashboardMessages, hasRight, type Company } from '@stellwerk/domain';
import type { ReactNode } from 'react';
import { companyTexts } from '../../i18n/company.de';
import { companyPaths } from '../../company-paths';
import { paths } from '../../paths';
import { SiteFooter } from '../../shell/SiteFooter';
import { ActivateButton } from './ActivateButton';
import { frameFailure } from './frame-failure';
import { LABELLED_TABS, type CompanyTab } from './tabs';

const texts = companyTexts.frame;

const layouts = {
  page: 'sw:page-frame sw:flex-1 sw:py-8',
  window: 'sw:page-frame sw:max-w-none sw:flex-1 sw:py-8',
  bleed: 'sw:flex-1',
} as const;

/** With short content the footer is at the bottom of the window. */
const column = 'sw:flex sw:min-h-screen sw:flex-col';

export interface CompanyFrameProps {
  readonly companyId: Id<'company'>;
  readonly company: Loadable<Company>;
  /** Whether the person was removed from the team while the page was open. @default false */
  readonly removed?: boolean;
  /** Message of a loading failure. @default that of the dashboard (CD29) */
  readonly loadFailed?: string | undefined;
  readonly tab: CompanyTab;
  /** Number of new applications; undefined while unknown. */
  readonly newApplications: number | undefined;
  /** Number of unread messages; undefined while unknown. */
  readonly unreadMessages?: number;
  readonly switcher: CompanyHeaderProps['switcher'];
  /** The account menu, in every state of the frame (T5c). */
  readonly account?: CompanyHeaderProps['account'];
  /** Mailto link of the support. */
  readonly supportHref: string;
  /**
   * Activates an inactive company; rejects on failure. Offered only to the owner: others see whom
   * to ask (O29).
   */
  readonly activate: (withJobs: boolean) => Promise<unknown>;
  /**
   * Width of the content: a page, the whole window for the board, or full bleed for a job as
   * applicants see it.
   * @default 'page'
   */
  readonly layout?: keyof typeof layouts;
  /** Key of the page: a loading failure is reset when it changes. @default constant */
  readonly of?: unknown;
  /** The open page. Its script may still be loading, or fail to load. */
  readonly children: ReactNode;
}

function InactiveBanner({ role, activate, layout }: Pick<CompanyFrameProps, 'activate' | 'layout'> & Pick<Company, 'role'>) {
  const canActivate = hasRight(role, 'activateCompany');
  return (
    <Banner
      tone="warning"
      className={layout === 'bleed' ? 'sw:m-4' : 'sw:mb-6'}
      actions={canActivate && <ActivateButton size="sm" activate={activate} />}
    >
      <p className="sw:font-medium">{texts.inactive}</p>
      {!canActivate && <p>{texts.activateOwner}</p>}
    </Banner>
  );
}

export interface PlainFrameProps extends Pick<CompanyFrameProps, 'supportHref'> {
  readonly children: ReactNode;
}

/** Header, content and footer only, for a visitor. */
export function PlainFrame({ supportHref, children }: PlainFrameProps) {
  return (
    <div className={column}>
      <header className="sw-band sw:bg-band sw:text-on-band">
        <div className="sw:page-frame sw:flex sw:min-h-18 sw:items-center">
          <Brand href={paths.start()} onBand />
        </div>
      </header>
      <main className={layouts.page}>{children}</main>
      <SiteFooter supportHref={supportHref} />
    </div>
  );
}

/** Shown without a loaded company: loading, failed, or no longer accessible. */
function NoCompany({ companyId, company, removed = false, loadFailed = dashboardMessages.loadFailed }: CompanyFrameProps) {
  const known = removed && company.state === 'ready';
  return (
    <main className={layouts.page}>
      <h1 className="sw:mb-6 sw:text-2xl">{known ? company.data.name : companyTexts.tabs.dashboard}</h1>
      {known ? (
        <ErrorState title={texts.removed} actions={<LinkButton href={paths.dashboard()}>{texts.backToDashboard}</LinkButton>}>
          {texts.removedText}
        </ErrorState>
      ) : (
        <Loaded
          value={company}
          skeleton={<Spinner label={dashboardMessages.loading} />}
          failure={(error) => frameFailure(error, companyId, loadFailed)}
        >
          {() => null}
        </Loaded>
      )}
    </main>
  );
}

/**
 * Frame of the company area: header with the areas, and the open one; or the message why it is
 * unavailable (CD01 to CD33).
 */
export function CompanyFrame(props: CompanyFrameProps) {
  const { companyId, removed = false, tab, newApplications, unreadMessages, activate, layout = 'page' } = props;
  const company = props.company.state === 'ready' && !removed ? props.company.data : undefined;
  const counts: Partial<Record<CompanyTab, number>> = { applications: newApplications, messages: unreadMessages };
  return (
    <div className={column}>
      {company && (
        <a href="#inhalt" className="sw-skip-link">
          {texts.skip}
        </a>
      )}
      <CompanyHeader
        company={company}
        brandHref={paths.start()}
        settingsHref={companyPaths.settings(companyId)}
        settingsCurrent={tab === 'settings'}
        tabs={LABELLED_TABS.map((value) => ({
          href: companyPaths.dashboard(companyId, { tab: value }),
          label: companyTexts.tabs[value],
          current: value === tab,
          count: counts[value],
        }))}
        switcher={props.switcher}
        account={props.account}
        createHref={companyPaths.create()}
      />
      {company === undefined ? (
        <NoCompany {...props} />
      ) : (
        <main id="inhalt" tabIndex={-1} className={layouts[layout]}>
          {!company.active && <InactiveBanner role={company.role} activate={activate} layout={layout} />}
          <PartBoundary
            of={props.of}
            waiting={<Spinner className={layout === 'bleed' ? 'sw:m-4' : undefined} />}
            renderFailed={(failure) => <PartFailed level={1} {...failure} />}
          >
            {props.children}
          </PartBoundary>
        </main>
      )}
      <SiteFooter supportHref={props.supportHref} />
    </div>
  );
}
