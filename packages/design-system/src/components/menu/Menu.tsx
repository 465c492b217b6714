import { cx } from 'class-variance-authority';
import { ChevronDown, type LucideIcon } from 'lucide-react';
import { useRef, type ComponentPropsWithRef, type KeyboardEvent } from 'react';
import { flushSync } from 'react-dom';
import { useMenuTrigger } from 'react-aria/useMenu';
import { useMenuTriggerState } from 'react-stately/useMenuTriggerState';
import { AriaButton } from '../../lib/AriaButton';
import { German } from '../../lib/German';
import { Popover } from '../../lib/Popover';
import { buttonStyle } from '../button';
import { Icon } from '../icon';
import type { MenuEntry } from './entry';
import { MenuList } from './MenuList';

export interface MenuProps extends Omit<ComponentPropsWithRef<'div'>, 'children' | 'onSelect'> {
  /** Label of the button, or its accessible name with `icon`. */
  label: string;
  /** The entries in order. */
  items: readonly MenuEntry[];
  /** Shows this icon in place of the label. */
  icon?: LucideIcon;
  /** Variant of the button. @default 'secondary', with an icon 'quiet' */
  variant?: 'primary' | 'secondary' | 'quiet';
  /** 48 or 40 px high. @default 'md', with an icon 'sm' */
  size?: 'md' | 'sm';
  /** Disables it. @default false */
  disabled?: boolean;
  /** Edge of the button to which the menu is aligned. @default 'start' */
  align?: 'start' | 'end';
}

/**
 * A button that opens a list of actions. `className`, `ref` and other props go to the frame of the
 * button.
 * @example
 * <Menu label="Aktionen" items={[{ key: 'copy', label: 'Kopieren', onSelect: copy }]} />
 */
export function Menu(props: MenuProps) {
  return (
    <German>
      <MenuBox {...props} />
    </German>
  );
}

function MenuBox({ label, items, icon, variant, size, disabled, align = 'start', className, ...rest }: MenuProps) {
  const button = useRef<HTMLButtonElement>(null);
  const state = useMenuTriggerState({});
  const { menuTriggerProps, menuProps } = useMenuTrigger<MenuEntry>({ isDisabled: disabled }, state, button);
  const leaveByTab = (event: KeyboardEvent): void => {
    if (event.key !== 'Tab') return;
    event.stopPropagation();
    // While it is open, the page is not focusable, so it must close before Tab moves on from the
    // button.
    flushSync(state.close);
    button.current?.focus();
  };
  const look = icon
    ? buttonStyle({ variant: variant ?? 'quiet', size: size ?? 'sm', shape: 'icon' })
    : buttonStyle({ variant: variant ?? 'secondary', size });
  return (
    <div className={cx('sw:inline-flex', className)} {...rest}>
      <AriaButton {...menuTriggerProps} buttonRef={button} isDisabled={disabled} aria-label={icon ? label : undefined} className={look}>
        {icon ? (
          <Icon as={icon} />
        ) : (
          <>
            {label}
            <Icon as={ChevronDown} size={16} />
          </>
        )}
      </AriaButton>
      {state.isOpen && (
        <Popover state={state} triggerRef={button} placement={align === 'end' ? 'bottom end' : 'bottom start'} matchWidth>
          <MenuList items={items} menuProps={menuProps} onKeyDownCapture={leaveByTab} />
        </Popover>
      )}
    </div>
  );
}
