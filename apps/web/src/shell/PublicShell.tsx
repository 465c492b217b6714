import { Brand, LinkButton, TextLink } from '@stellwerk/design-system';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { useToken } from '../data/session';
import { shellWords } from '../i18n/shell.de';
import { paths } from '../paths';
import { NavLink } from './NavLink';

const words = shellWords;
const YEAR = new Date().getFullYear();

function AccountLinks() {
  const loggedIn = useToken() !== null;
  const { pathname, search } = useLocation();
  if (loggedIn) return <NavLink href={paths.dashboard()}>{words.account}</NavLink>;
  const back = pathname === '/' || pathname === '/login' || pathname === '/register' ? undefined : pathname + search;
  return (
    <>
      <NavLink href={paths.login(back)}>{words.login}</NavLink>
      <LinkButton size="sm" className="sw:max-sm:hidden" href={paths.register(back)}>
        {words.register}
      </LinkButton>
    </>
  );
}

/** Frame of a page: 1200 px of content, or the 1120 px that the job designs draw on. */
const frame = {
  page: 'sw:mx-auto sw:w-full sw:max-w-[1280px] sw:px-5 sw:lg:px-10',
  design: 'sw:mx-auto sw:w-full sw:max-w-page sw:px-5 sw:lg:px-10',
};

function Header({ width }: { readonly width: string }) {
  return (
    <header className="sw:border-b sw:border-line sw:print:hidden">
      <div className={`sw:flex sw:min-h-16 sw:flex-wrap sw:items-center sw:gap-x-3 sw:sm:gap-x-5 ${width}`}>
        <Brand href={paths.start()} />
        <nav aria-label={words.mainNavigation} className="sw:flex sw:flex-1 sw:self-stretch">
          <NavLink href={paths.jobs()}>{words.jobs}</NavLink>
        </nav>
        <nav aria-label={words.accountNavigation} className="sw:flex sw:items-center sw:gap-5 sw:self-stretch">
          <AccountLinks />
        </nav>
      </div>
    </header>
  );
}

function Footer({ width }: { readonly width: string }) {
  const links = [
    [words.imprint, paths.legal.imprint()],
    [words.privacy, paths.legal.privacy()],
    [words.terms, paths.legal.terms()],
    [words.usage, paths.legal.usage()],
  ] as const;
  return (
    <footer className="sw:border-t sw:border-line sw:print:hidden">
      <div className={`sw:flex sw:flex-wrap sw:items-center sw:justify-between sw:gap-6 sw:py-10 ${width}`}>
        <Brand href={paths.start()} />
        <nav aria-label={words.footerNavigation} className="sw:flex sw:flex-wrap sw:gap-6 sw:text-sm">
          {links.map(([label, href]) => (
            <TextLink key={href} href={href}>
              {label}
            </TextLink>
          ))}
        </nav>
        <span className="sw:text-sm sw:text-ink-3">{words.copyright(YEAR)}</span>
      </div>
    </footer>
  );
}

export interface PublicShellProps {
  readonly children: ReactNode;
  /** Whether the content draws its own width, as the job designs do. @default false */
  readonly wide?: boolean;
}

/** Frame of every public page: skip link, header, main, footer. */
export function PublicShell({ children, wide = false }: PublicShellProps) {
  const width = wide ? frame.design : frame.page;
  return (
    <div className="sw:flex sw:min-h-screen sw:flex-col">
      <a href="#inhalt" className="sw-skip-link">
        {words.skip}
      </a>
      <Header width={width} />
      <main id="inhalt" tabIndex={-1} className={wide ? 'sw:flex-1' : `sw:flex-1 sw:py-8 ${width}`}>
        {children}
      </main>
      <Footer width={width} />
    </div>
  );
}
