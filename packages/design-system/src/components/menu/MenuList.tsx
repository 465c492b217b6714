import { cx } from 'class-variance-authority';
import { useRef, type KeyboardEventHandler } from 'react';
import { useMenu, useMenuItem, type AriaMenuOptions } from 'react-aria/useMenu';
import { Item } from 'react-stately/Item';
import { useTreeState, type TreeState } from 'react-stately/useTreeState';
import { Icon } from '../icon';
import type { MenuEntry } from './entry';

export interface MenuListProps {
  items: readonly MenuEntry[];
  /** From `useMenuTrigger`. */
  menuProps: AriaMenuOptions<MenuEntry>;
  /** Handles a key before the list does. */
  onKeyDownCapture: KeyboardEventHandler;
}

/** The open menu. */
export function MenuList({ items, menuProps, onKeyDownCapture }: MenuListProps) {
  const ref = useRef<HTMLUListElement>(null);
  const state = useTreeState<MenuEntry>({
    selectionMode: 'none',
    items,
    disabledKeys: items.filter((entry) => entry.disabled).map((entry) => entry.key),
    children: (entry) => (
      <Item key={entry.key} textValue={entry.label}>
        {entry.label}
      </Item>
    ),
  });
  const choose = (key: string | number) => items.find((entry) => entry.key === key)?.onSelect();
  const { menuProps: aria } = useMenu({ ...menuProps, onAction: choose }, state, ref);
  return (
    <ul {...aria} ref={ref} onKeyDownCapture={onKeyDownCapture} className="sw:outline-none">
      {[...state.collection].map((item) => (
        <MenuRow key={item.key} item={item} state={state} />
      ))}
    </ul>
  );
}

interface MenuRowProps {
  item: NonNullable<ReturnType<TreeState<MenuEntry>['collection']['getItem']>>;
  state: TreeState<MenuEntry>;
}

function MenuRow({ item, state }: MenuRowProps) {
  const ref = useRef<HTMLLIElement>(null);
  const { menuItemProps, labelProps, isFocused, isDisabled } = useMenuItem({ key: item.key }, state, ref);
  const { icon, danger } = item.value ?? {};
  return (
    <li
      {...menuItemProps}
      ref={ref}
      data-highlighted={isFocused ? '' : undefined}
      data-disabled={isDisabled ? '' : undefined}
      className={cx('sw-option', danger && !isFocused && !isDisabled && 'sw:text-stop')}
    >
      <span className="sw:flex sw:items-center sw:gap-3">
        {icon && <Icon as={icon} />}
        <span {...labelProps}>{item.rendered}</span>
      </span>
    </li>
  );
}
