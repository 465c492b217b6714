import { cx } from 'class-variance-authority';
import { ChevronRight } from 'lucide-react';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { breadcrumbLabels } from '../../i18n/components.de';
import { Icon } from '../icon';
import { useRenderLink, type RenderLink } from '../link';

export interface BreadcrumbItem {
  /** URL of the page. */
  href: string;
  /** Label of the page. */
  label: ReactNode;
}

export interface BreadcrumbProps extends Omit<ComponentPropsWithRef<'nav'>, 'children'> {
  /** The parent pages, outermost first. */
  items: readonly BreadcrumbItem[];
  /** The current page, not a link. */
  current: ReactNode;
  /** Accessible name of the navigation. @default 'Sie sind hier' */
  label?: string;
  /** Renders the links. @default that of the nearest `LinkProvider`, else an `<a>` */
  renderLink?: RenderLink;
}

/**
 * Location of a page, from the outermost parent to the page itself.
 * @example
 * <Breadcrumb items={[{ href: '/dashboard', label: 'Dashboard' }]} current="Bewerbungen" />
 */
export function Breadcrumb({ items, current, label = breadcrumbLabels.name, renderLink, className, ...rest }: BreadcrumbProps) {
  const render = useRenderLink(renderLink);
  return (
    <nav aria-label={label} className={cx('sw:text-sm', className)} {...rest}>
      <ol className="sw:flex sw:flex-wrap sw:items-center sw:gap-x-1.5">
        {items.map((item) => (
          <li key={item.href} className="sw:flex sw:min-w-0 sw:items-center sw:gap-1.5">
            {render({ href: item.href, className: 'sw:inline-flex sw:min-h-6 sw:items-center sw:underline-quiet', children: item.label })}
            <Icon as={ChevronRight} size={16} className="sw:text-ink-3" />
          </li>
        ))}
        <li aria-current="page" className="sw:min-w-0 sw:text-ink-2">
          {current}
        </li>
      </ol>
    </nav>
  );
}
