import { cx } from 'class-variance-authority';
import type { ComponentPropsWithRef } from 'react';
import { useRenderLink, type RenderLink } from '../../components/link';
import { Count, TabNav } from '../../components/tabs';
import { de } from '../i18n/de';

export interface CompanyTab {
  /** URL of the area. */
  readonly href: string;
  /** Label of the area. */
  readonly label: string;
  /** A number after the label; undefined for none. */
  readonly count?: number;
  /** Whether it is the current area. */
  readonly current?: boolean;
}

export interface CompanyTabsProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** The areas in order. */
  tabs: readonly CompanyTab[];
  /** Renders the links. @default that of the nearest `LinkProvider`, else an `<a>` */
  renderLink?: RenderLink;
}

/**
 * The areas of a company as links below the header bar; narrow windows use the menu instead.
 * @example
 * <CompanyTabs tabs={[{ href: '/company/1/dashboard', label: 'Dashboard', current: true }]} />
 */
export function CompanyTabs({ tabs, renderLink, className, ...rest }: CompanyTabsProps) {
  return (
    <div className={cx('sw:hidden sw:border-b sw:border-line sw:bg-surface sw:md:block', className)} {...rest}>
      <div className="sw:page-frame sw:-mb-px">
        <TabNav label={de.company.tabs} items={tabs} renderLink={renderLink} />
      </div>
    </div>
  );
}

export interface CompanyMenuProps extends Pick<CompanyTabsProps, 'tabs' | 'renderLink'> {
  /** Called when a link is followed. */
  onFollow: () => void;
}

/** The same areas as a list, opened by the menu button on phones (CD23). */
export function CompanyMenu({ tabs, renderLink, onFollow }: CompanyMenuProps) {
  const render = useRenderLink(renderLink);
  return (
    <nav aria-label={de.company.tabs} className="sw:border-b sw:border-line sw:page-frame sw:bg-surface sw:py-2 sw:md:hidden">
      <ul>
        {tabs.map((tab) => (
          <li key={tab.href} className="sw:not-last:border-b sw:border-line">
            {render({
              href: tab.href,
              'aria-current': tab.current ? 'page' : undefined,
              onClick: onFollow,
              className: cx(
                'sw:flex sw:min-h-12 sw:items-center sw:justify-between sw:gap-3 sw:border-l-3 sw:pl-3',
                tab.current ? 'sw:border-signal sw:font-semibold' : 'sw:border-transparent sw:text-ink-2',
              ),
              children: (
                <>
                  {tab.label}
                  <Count>{tab.count}</Count>
                </>
              ),
            })}
          </li>
        ))}
      </ul>
    </nav>
  );
}
