import { Check } from 'lucide-react';
import { useRef, type RefObject } from 'react';
import { useListBox, useOption, type AriaListBoxOptions } from 'react-aria/useListBox';
import type { ComboBoxState } from 'react-stately/useComboBoxState';
import { Icon } from '../icon';

/** An option of a combo box. */
export interface ComboBoxOption {
  /** Submitted value. */
  value: string;
  /** The label; the typed text is searched in it. */
  label: string;
  /** Secondary line, not searched. */
  hint?: string;
  /** Disables the option; the arrow keys skip it. @default false */
  disabled?: boolean;
}

export interface OptionListProps {
  /** From `useComboBox`. */
  listBoxProps: AriaListBoxOptions<ComboBoxOption>;
  state: ComboBoxState<ComboBoxOption>;
  listRef: RefObject<HTMLUListElement | null>;
  /** All options, for their second lines. */
  options: readonly ComboBoxOption[];
  /** Text if no option matches. */
  emptyText: string;
}

/** The options that match the typed text. */
export function OptionList({ listBoxProps, state, listRef, options, emptyText }: OptionListProps) {
  const { listBoxProps: aria } = useListBox(listBoxProps, state, listRef);
  return (
    <>
      <ul {...aria} ref={listRef} className="sw:max-h-80 sw:overflow-auto">
        {[...state.collection].map((item) => (
          <OptionRow key={item.key} item={item} state={state} hint={options.find((option) => option.value === item.key)?.hint} />
        ))}
      </ul>
      {state.collection.size === 0 && <p className="sw:px-2 sw:py-1 sw:text-ink-2">{emptyText}</p>}
    </>
  );
}

interface OptionRowProps {
  item: NonNullable<ReturnType<ComboBoxState<ComboBoxOption>['collection']['getItem']>>;
  state: ComboBoxState<ComboBoxOption>;
  hint?: string;
}

function OptionRow({ item, state, hint }: OptionRowProps) {
  const ref = useRef<HTMLLIElement>(null);
  const { optionProps, labelProps, descriptionProps, isFocused, isSelected, isDisabled } = useOption({ key: item.key }, state, ref);
  return (
    <li
      {...optionProps}
      ref={ref}
      className="sw-option"
      data-highlighted={isFocused ? '' : undefined}
      data-disabled={isDisabled ? '' : undefined}
    >
      <span className="sw:grid sw:min-w-0">
        <span {...labelProps}>{item.rendered}</span>
        {hint && (
          <span {...descriptionProps} className="sw:text-sm">
            {hint}
          </span>
        )}
      </span>
      {isSelected && <Icon as={Check} />}
    </li>
  );
}
