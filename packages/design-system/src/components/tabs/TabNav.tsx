import { type ComponentPropsWithRef, type ReactNode } from 'react';
import { useRenderLink, type RenderLink } from '../link';
import { Count } from './Count';

export interface TabNavItem {
  /** URL of the tab. */
  href: string;
  /** Label of the tab. */
  label: ReactNode;
  /** A number after the label. */
  count?: number;
  /** Whether it is the current page. @default false */
  current?: boolean;
}

export interface TabNavProps extends Omit<ComponentPropsWithRef<'nav'>, 'children'> {
  /** Accessible name of the navigation. */
  label: string;
  /** The tabs in order. */
  items: readonly TabNavItem[];
  /** Renders the links. @default that of the nearest `LinkProvider`, else an `<a>` */
  renderLink?: RenderLink;
}

/**
 * A row of links that looks like tabs: each view has its own URL.
 * @example
 * <TabNav label="Unternehmen" items={[{ href: '/company/1', label: 'Dashboard', current: true }]} />
 */
export function TabNav({ label, items, renderLink, className, ...rest }: TabNavProps) {
  const render = useRenderLink(renderLink);
  return (
    <nav aria-label={label} className={className} {...rest}>
      <ul className="sw-tabs">
        {items.map((item) => (
          <li key={item.href} className="sw:flex">
            {render({
              href: item.href,
              className: 'sw-tab',
              'aria-current': item.current ? 'page' : undefined,
              children: (
                <>
                  {item.label}
                  <Count>{item.count}</Count>
                </>
              ),
            })}
          </li>
        ))}
      </ul>
    </nav>
  );
}
