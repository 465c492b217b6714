import { PLACEHOLDERS } from '@stellwerk/domain';
import { Menu, Settings, X } from 'lucide-react';
import { useId, useRef, useState, type ComponentPropsWithRef, type KeyboardEvent, type ReactNode } from 'react';
import { Brand } from '../../components/brand';
import { Icon } from '../../components/icon';
import { useRenderLink, type RenderLink } from '../../components/link';
import { Logo } from '../../components/logo';
import { de } from '../i18n/de';
import type { SwitcherState } from './CompanyList';
import { CompanySwitcher } from './CompanySwitcher';
import { CompanyMenu, CompanyTabs, type CompanyTab } from './CompanyTabs';

export interface CompanyHeaderProps extends Omit<ComponentPropsWithRef<'header'>, 'children'> {
  /**
   * The current company, '' if unknown; undefined while loading: only the header bar, with logo and
   * account.
   */
  company: { id: string; name: string; logoUrl: string; industry: string; city: string } | undefined;
  /** URL of the logo's link. */
  brandHref: string;
  /** URL of the settings. */
  settingsHref: string;
  /** Whether the settings are the current page. @default false */
  settingsCurrent?: boolean;
  /** The seven areas in order (CD04 to CD10). */
  tabs: readonly CompanyTab[];
  /** The companies of the user. */
  switcher: SwitcherState;
  /** URL of the form for a new company. */
  createHref: string;
  /**
   * Account menu in the header bar, or only its entries below the areas in a phone's open menu.
   * @default nothing
   */
  account?: (inMenu: boolean) => ReactNode;
  /** Called when the switcher opens. */
  onSwitcherOpen?: () => void;
  /** Renders every link here. @default that of the nearest `LinkProvider`, else an `<a>` */
  renderLink?: RenderLink;
}

interface IdentityProps extends Pick<CompanyHeaderProps, 'switcher' | 'createHref' | 'onSwitcherOpen' | 'renderLink'> {
  company: NonNullable<CompanyHeaderProps['company']>;
}

/** The current company, and the switch to another one. */
function Identity({ company, switcher, createHref, onSwitcherOpen, renderLink }: IdentityProps) {
  return (
    <div className="sw:flex sw:min-w-0 sw:flex-1 sw:items-center sw:gap-3 sw:md:border-l sw:md:border-band-line sw:md:pl-6">
      <Logo name={company.name} src={company.logoUrl} placeholder={PLACEHOLDERS.logo} size={44} />
      <div className="sw:min-w-0 sw:flex-1 sw:md:flex-none">
        <p className="sw:font-semibold sw:wrap-anywhere sw:hyphens-auto sw:max-sm:text-sm">{company.name}</p>
        <p className="sw:text-sm sw:text-on-band-2 sw:wrap-anywhere">{[company.industry, company.city].filter(Boolean).join(' · ')}</p>
      </div>
      <CompanySwitcher currentId={company.id} state={switcher} createHref={createHref} onOpen={onSwitcherOpen} renderLink={renderLink} />
    </div>
  );
}

/**
 * Header of the company area: the dark bar with logo, company, switcher and settings, below it the
 * areas (CD13 to CD18, CD23).
 * @example
 * <CompanyHeader
 *   company={company}
 *   brandHref="/dashboard"
 *   settingsHref="/company/1/settings"
 *   createHref="/company/create"
 *   tabs={tabs}
 *   switcher={switcher}
 *   onSwitcherOpen={loadCompanies}
 * />
 */
export function CompanyHeader({
  company,
  brandHref,
  settingsHref,
  settingsCurrent = false,
  tabs,
  switcher,
  createHref,
  account,
  onSwitcherOpen,
  renderLink,
  ...rest
}: CompanyHeaderProps) {
  const [menu, setMenu] = useState(false);
  const menuButton = useRef<HTMLButtonElement>(null);
  const menuId = useId();
  const render = useRenderLink(renderLink);
  const item = 'sw:min-h-10 sw:items-center sw:gap-2 sw:rounded-1 sw:px-3 sw:text-sm sw:font-medium';
  const settings: CompanyTab = { href: settingsHref, label: de.company.settings, current: settingsCurrent };
  const closeOnEscape = ({ key }: KeyboardEvent): void => {
    if (key !== 'Escape' || !menu) return;
    menuButton.current?.focus();
    setMenu(false);
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- Escape closes the menu wherever the focus is in it
    <header onKeyDown={closeOnEscape} {...rest}>
      <div className="sw-band sw:bg-band sw:text-on-band">
        <div className="sw:page-frame sw:relative sw:flex sw:min-h-18 sw:items-center sw:gap-2 sw:py-2 sw:md:gap-6">
          <div className={company && 'sw:hidden sw:md:block'}>
            <Brand href={brandHref} onBand renderLink={renderLink} />
          </div>
          {company && <Identity {...{ company, switcher, createHref, onSwitcherOpen, renderLink }} />}
          {company &&
            render({
              href: settingsHref,
              className: `sw:hidden sw:md:inline-flex ${item}`,
              'aria-current': settingsCurrent ? 'page' : undefined,
              children: (
                <>
                  <Icon as={Settings} size={16} />
                  {de.company.settings}
                </>
              ),
            })}
          {/* Always at the same position: in a wide window an open menu stays open when the company
              loads. */}
          {account && <div className={company ? 'sw:hidden sw:md:block' : 'sw:ms-auto'}>{account(false)}</div>}
          {company && (
            <button
              ref={menuButton}
              type="button"
              aria-expanded={menu}
              aria-controls={menuId}
              onClick={() => setMenu(!menu)}
              className={`sw:-me-3 sw:inline-flex sw:md:hidden ${item}`}
            >
              <Icon as={menu ? X : Menu} />
              <span className="sw:max-[359px]:sr-only">{de.company.menu}</span>
            </button>
          )}
        </div>
      </div>
      {company && <CompanyTabs tabs={tabs} renderLink={renderLink} />}
      {company && (
        <div id={menuId}>
          {menu && <CompanyMenu tabs={[...tabs, settings]} renderLink={renderLink} onFollow={() => setMenu(false)} />}
          {menu && account && <div className="sw:border-b sw:border-line sw:bg-surface sw:px-4 sw:py-2 sw:md:hidden">{account(true)}</div>}
        </div>
      )}
    </header>
  );
}
