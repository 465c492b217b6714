import { Brand, Icon, LinkButton } from '@stellwerk/design-system';
import { Menu } from 'lucide-react';
import { useLayoutEffect, useRef, useState, type FocusEvent, type MouseEvent, type ReactNode } from 'react';
import { shellTexts } from '../i18n/shell.de';
import { paths } from '../paths';
import { NavLink } from './NavLink';
import { SiteFooter, type SiteFooterProps } from './SiteFooter';

const texts = shellTexts;

const BUTTON = 'menue-knopf';

interface SiteLinks {
  /** Path of the current page: its link is marked, and the login returns to it. */
  readonly pathname: string;
  /** Query of that page with its question mark, or ''. */
  readonly search: string;
  /**
   * The account menu, or only its entries inside a phone's open menu.
   * @default a visitor's login link
   */
  readonly account?: ((inMenu: boolean) => ReactNode) | undefined;
}

function VisitorLinks({ pathname, search }: SiteLinks) {
  const back = pathname === '/' || pathname === '/login' || pathname === '/register' ? undefined : pathname + search;
  return (
    <>
      <NavLink href={paths.login(back)} pathname={pathname}>
        {texts.login}
      </NavLink>
      <LinkButton size="sm" href={paths.register(back)}>
        {texts.register}
      </LinkButton>
    </>
  );
}

/** Closes a phone's open menu when one of its links is followed. */
function closeOnFollow({ currentTarget, target }: MouseEvent<HTMLElement>): void {
  if (target instanceof Element && target.closest('a') !== null) currentTarget.hidePopover();
}

/**
 * The links in the header; on a phone a native popover menu, which works without JavaScript
 * (decision 0070).
 */
function Header(links: SiteLinks) {
  const { pathname, account } = links;
  const [opened, setOpened] = useState(false);
  const menu = useRef<HTMLDivElement>(null);
  // The browser may open it before hydration, without another event.
  // oxlint-disable-next-line react/set-state-in-effect -- only the element itself knows
  useLayoutEffect(() => setOpened(menu.current?.matches(':popover-open') === true), []);
  // The open menu would cover the element that Tab moves to (WCAG 2.4.11). Its button closes it by
  // itself.
  const closeOnLeave = ({ relatedTarget }: FocusEvent): void => {
    const open = menu.current?.matches(':popover-open') === true ? menu.current : null;
    if (!(relatedTarget instanceof Element) || relatedTarget.id === BUTTON || open?.contains(relatedTarget)) return;
    open?.hidePopover();
  };
  return (
    <header className="sw:border-b sw:border-line sw:print:hidden">
      <div className="sw:page-frame sw:flex sw:min-h-16 sw:items-center sw:gap-x-5" onBlur={closeOnLeave}>
        <Brand href={paths.start()} />
        <button type="button" id={BUTTON} popoverTarget="menue" className="sw-menu-button">
          <Icon as={Menu} />
          {texts.menu}
        </button>
        {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- the links in it are clicked */}
        <div
          ref={menu}
          id="menue"
          popover="auto"
          className="sw-site-menu"
          onToggle={({ newState }) => setOpened(newState === 'open')}
          onClick={closeOnFollow}
        >
          <nav aria-label={texts.mainNavigation}>
            <NavLink href={paths.jobs()} pathname={pathname}>
              {texts.jobs}
            </NavLink>
            <NavLink href={paths.forCompanies()} pathname={pathname}>
              {texts.forCompanies}
            </NavLink>
          </nav>
          <nav aria-label={texts.accountNavigation}>{account === undefined ? <VisitorLinks {...links} /> : account(opened)}</nav>
        </div>
      </div>
    </header>
  );
}

export interface SiteFrameProps extends SiteLinks, SiteFooterProps {
  readonly children: ReactNode;
  /** Whether the content sets its own width, as the job designs do. @default false */
  readonly wide?: boolean;
}

/** Frame of every public page: skip link, header, main, footer. */
export function SiteFrame({ children, wide = false, supportHref, ...links }: SiteFrameProps) {
  return (
    <div className="sw:flex sw:min-h-screen sw:flex-col">
      <a href="#inhalt" className="sw-skip-link">
        {texts.skip}
      </a>
      <Header {...links} />
      <main id="inhalt" tabIndex={-1} className={wide ? 'sw:flex-1' : 'sw:page-frame sw:flex-1 sw:py-8'}>
        {children}
      </main>
      <SiteFooter supportHref={supportHref} />
    </div>
  );
}
