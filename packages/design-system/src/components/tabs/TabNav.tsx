import { type ComponentPropsWithRef, type ReactNode } from 'react';
import { useRenderLink, type RenderLink } from '../link';
import { Count } from './Count';

export interface TabNavItem {
  /** Where it leads. */
  href: string;
  /** Its label. */
  label: ReactNode;
  /** A number behind the label. */
  count?: number;
  /** The page that is open. @default false */
  current?: boolean;
}

export interface TabNavProps extends Omit<ComponentPropsWithRef<'nav'>, 'children'> {
  /** Name of the navigation. */
  label: string;
  /** The places in order. */
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
