import { Brand, LinkButton } from '@stellwerk/design-system';
import type { ReactNode } from 'react';
import { shellTexts } from '../i18n/shell.de';
import { paths } from '../paths';
import { NavLink } from './NavLink';
import { SiteFooter, type SiteFooterProps } from './SiteFooter';

const texts = shellTexts;

interface SiteLinks {
  /** Path of the page that is shown: its link is marked, and a login leads back to it. */
  readonly pathname: string;
  /** Query of that page with its question mark, or ''. */
  readonly search: string;
  readonly loggedIn: boolean;
}

function AccountLinks({ pathname, search, loggedIn }: SiteLinks) {
  if (loggedIn) {
    return (
      <NavLink href={paths.dashboard()} pathname={pathname}>
        {texts.account}
      </NavLink>
    );
  }
  const back = pathname === '/' || pathname === '/login' || pathname === '/register' ? undefined : pathname + search;
  return (
    <>
      <NavLink href={paths.login(back)} pathname={pathname}>
        {texts.login}
      </NavLink>
      <LinkButton size="sm" className="sw:max-sm:hidden" href={paths.register(back)}>
        {texts.register}
      </LinkButton>
    </>
  );
}

/** Frame of a page: 1200 px of content, or the 1120 px that the job designs draw on. */
const frame = {
  page: 'sw:mx-auto sw:w-full sw:max-w-[1280px] sw:px-5 sw:lg:px-10',
  design: 'sw:mx-auto sw:w-full sw:max-w-page sw:px-5 sw:lg:px-10',
};

function Header({ width, ...links }: SiteLinks & { readonly width: string }) {
  return (
    <header className="sw:border-b sw:border-line sw:print:hidden">
      <div className={`sw:flex sw:min-h-16 sw:flex-wrap sw:items-center sw:gap-x-3 sw:sm:gap-x-5 ${width}`}>
        <Brand href={paths.start()} />
        <nav aria-label={texts.mainNavigation} className="sw:flex sw:flex-1 sw:self-stretch">
          <NavLink href={paths.jobs()} pathname={links.pathname}>
            {texts.jobs}
          </NavLink>
        </nav>
        <nav aria-label={texts.accountNavigation} className="sw:flex sw:items-center sw:gap-5 sw:self-stretch">
          <AccountLinks {...links} />
        </nav>
      </div>
    </header>
  );
}

export interface SiteFrameProps extends SiteLinks, Pick<SiteFooterProps, 'supportHref'> {
  readonly children: ReactNode;
  /** Whether the content draws its own width, as the job designs do. @default false */
  readonly wide?: boolean;
}

/** Frame of every public page: skip link, header, main, footer. */
export function SiteFrame({ children, wide = false, supportHref, ...links }: SiteFrameProps) {
  const width = wide ? frame.design : frame.page;
  return (
    <div className="sw:flex sw:min-h-screen sw:flex-col">
      <a href="#inhalt" className="sw-skip-link">
        {texts.skip}
      </a>
      <Header width={width} {...links} />
      <main id="inhalt" tabIndex={-1} className={wide ? 'sw:flex-1' : `sw:flex-1 sw:py-8 ${width}`}>
        {children}
      </main>
      <SiteFooter width={width} supportHref={supportHref} />
    </div>
  );
}
