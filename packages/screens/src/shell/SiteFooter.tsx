import { Brand, TextLink } from '@stellwerk/design-system';
import { shellTexts as texts } from '../i18n/shell.de';
import { paths } from '../paths';

const YEAR = new Date().getFullYear();

export interface SiteFooterProps {
  /** Mailto link of the support. */
  readonly supportHref: string;
}

/**
 * The footer of every page: link for employers, legal links, accessibility statement and support
 * (O97).
 */
export function SiteFooter({ supportHref }: SiteFooterProps) {
  const links = [
    [texts.forCompanies, paths.forCompanies()],
    [texts.imprint, paths.legal.imprint()],
    [texts.privacy, paths.legal.privacy()],
    [texts.terms, paths.legal.terms()],
    [texts.usage, paths.legal.usage()],
    [texts.accessibility, paths.legal.accessibility()],
    [texts.support, supportHref],
  ] as const;
  return (
    <footer className="sw:border-t sw:border-line sw:print:hidden">
      <div className="sw:page-frame sw:flex sw:flex-wrap sw:items-center sw:justify-between sw:gap-6 sw:py-10">
        <Brand href={paths.start()} />
        <nav aria-label={texts.footerNavigation} className="sw:flex sw:flex-wrap sw:gap-x-6 sw:gap-y-3 sw:text-sm">
          {links.map(([label, href]) => (
            <TextLink key={href} href={href}>
              {label}
            </TextLink>
          ))}
        </nav>
        <span className="sw:text-sm sw:text-ink-3">{texts.copyright(YEAR)}</span>
      </div>
    </footer>
  );
}
