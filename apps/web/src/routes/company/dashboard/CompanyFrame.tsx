import { Banner, Brand } from '@stellwerk/design-system';
import { CompanyHeader, type CompanyHeaderProps } from '@stellwerk/design-system/patterns';
import type { ReactNode } from 'react';
import { companyWords } from '../../../i18n/company.de';
import { paths } from '../../../paths';
import { ActivateButton } from './ActivateButton';
import { FrameProblem, type CompanyState } from './FrameProblem';
import { LABELLED_TABS, type CompanyTab } from './tabs';

export type { CompanyState } from './FrameProblem';

const words = companyWords.frame;

export interface CompanyFrameProps {
  readonly companyId: string;
  readonly state: CompanyState;
  readonly tab: CompanyTab;
  /** Count of new applications; undefined until it is known. */
  readonly newApplications: number | undefined;
  /** Count of unread messages; undefined until it is known. */
  readonly unreadMessages?: number;
  readonly switcher: CompanyHeaderProps['switcher'];
  /** Activates an inactive company; rejects when it failed. Only for the owner: others are told to ask the owner (O29). */
  readonly onActivate?: () => Promise<unknown>;
  /** Uses the whole width of the window, for the board. @default false */
  readonly wide?: boolean;
  readonly children: ReactNode;
}

/** The band alone, while there is no company to name. */
function PlainHead() {
  return (
    <header className="sw-band sw:bg-band sw:text-on-band">
      <div className="sw:mx-auto sw:flex sw:min-h-18 sw:max-w-page sw:items-center sw:px-4 sw:md:px-6">
        <Brand href={paths.start()} onBand />
      </div>
    </header>
  );
}

function InactiveBanner({ onActivate }: Pick<CompanyFrameProps, 'onActivate'>) {
  return (
    <Banner tone="warning" className="sw:mb-6" actions={onActivate && <ActivateButton size="sm" onActivate={onActivate} />}>
      <p className="sw:font-medium">{words.inactive}</p>
      {!onActivate && <p>{words.activateOwner}</p>}
    </Banner>
  );
}

/** Frame of the company side: head with the areas, then the open one; or the reason why there is none (CD01 to CD33). */
export function CompanyFrame(props: CompanyFrameProps) {
  const { companyId, state, tab, newApplications, unreadMessages, switcher, onActivate, wide = false, children } = props;
  const frame = `sw:mx-auto sw:px-4 sw:py-8 sw:md:px-6 ${wide ? '' : 'sw:max-w-page'}`;
  if (state.kind !== 'loaded') {
    return (
      <>
        <PlainHead />
        <main className={frame}>
          <h1 className="sw:mb-6 sw:text-2xl">{companyWords.tabs.dashboard}</h1>
          <FrameProblem companyId={companyId} state={state} />
        </main>
      </>
    );
  }
  const { company } = state;
  const counts: Partial<Record<CompanyTab, number>> = { applications: newApplications, messages: unreadMessages };
  return (
    <>
      <a href="#inhalt" className="sw-skip-link">
        {words.skip}
      </a>
      <CompanyHeader
        company={company}
        brandHref={paths.start()}
        settingsHref={paths.company.settings(companyId)}
        settingsCurrent={tab === 'settings'}
        tabs={LABELLED_TABS.map((value) => ({
          href: paths.company.dashboard(companyId, { tab: value }),
          label: companyWords.tabs[value],
          current: value === tab,
          count: counts[value],
        }))}
        switcher={switcher}
        createHref={paths.company.create()}
      />
      <main id="inhalt" tabIndex={-1} className={frame}>
        {!company.active && <InactiveBanner onActivate={onActivate} />}
        {children}
      </main>
    </>
  );
}
