import * as Radix from '@radix-ui/react-tabs';
import { cx } from 'class-variance-authority';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { Count } from './Count';

export interface TabItem {
  /** Key of the tab. */
  value: string;
  /** Its label. */
  label: ReactNode;
  /** A number behind the label. */
  count?: number;
  /** Keeps it from being opened; the arrow keys pass it. @default false */
  disabled?: boolean;
  /** What it shows. */
  content: ReactNode;
}

export interface TabsProps extends Omit<ComponentPropsWithRef<'div'>, 'onChange' | 'defaultValue' | 'dir' | 'children'> {
  /** What the tabs divide; name of the tab list. */
  label: string;
  /** The tabs in order. */
  items: readonly TabItem[];
  /** Key of the open tab; leave it out for uncontrolled tabs. */
  value?: string;
  /** Open at first when uncontrolled. @default the first */
  defaultValue?: string;
  /** Called with the key of the chosen tab. */
  onChange?: (value: string) => void;
}

/**
 * Tabs inside one page. Where each view has a URL of its own, use `TabNav`.
 * @example
 * <Tabs label="Bewerbung" items={[{ key: 'facts', label: 'Angaben', content: <Facts /> }]} onChange={setTab} />
 */
export function Tabs({ label, items, value, defaultValue = items[0]?.value, onChange, className, ...rest }: TabsProps) {
  return (
    <Radix.Root value={value} defaultValue={defaultValue} onValueChange={onChange} className={cx('sw:grid sw:gap-6', className)} {...rest}>
      <Radix.List aria-label={label} className="sw-tabs">
        {items.map((item) => (
          <Radix.Trigger key={item.value} value={item.value} disabled={item.disabled} className="sw-tab">
            {item.label}
            <Count>{item.count}</Count>
          </Radix.Trigger>
        ))}
      </Radix.List>
      {items.map((item) => (
        <Radix.Content key={item.value} value={item.value}>
          {item.content}
        </Radix.Content>
      ))}
    </Radix.Root>
  );
}
