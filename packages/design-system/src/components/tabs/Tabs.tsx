import * as Radix from '@radix-ui/react-tabs';
import { cx } from 'class-variance-authority';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { Count } from './Count';

export interface TabItem {
  /** Key of the tab. */
  value: string;
  /** Label of the tab. */
  label: ReactNode;
  /** A number after the label. */
  count?: number;
  /** Disables the tab; the arrow keys skip it. @default false */
  disabled?: boolean;
  /** Content of the tab. */
  content: ReactNode;
}

export interface TabsProps extends Omit<ComponentPropsWithRef<'div'>, 'onChange' | 'defaultValue' | 'dir' | 'children'> {
  /** Accessible name of the tab list. */
  label: string;
  /** The tabs in order. */
  items: readonly TabItem[];
  /** Key of the open tab; leave it out for uncontrolled tabs. */
  value?: string;
  /** Initially open tab when uncontrolled. @default the first */
  defaultValue?: string;
  /** Called with the key of the selected tab. */
  onChange?: (value: string) => void;
}

/**
 * Tabs within a page. If each view has its own URL, use `TabNav`.
 * @example
 * <Tabs label="Bewerbung" items={[{ value: 'facts', label: 'Angaben', content: <Facts /> }]} onChange={setTab} />
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
