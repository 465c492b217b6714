import { matchesText } from '@stellwerk/domain/text';
import { cx } from 'class-variance-authority';
import { ChevronDown, LoaderCircle } from 'lucide-react';
import { useRef } from 'react';
import { mergeProps } from 'react-aria/mergeProps';
import { useComboBox } from 'react-aria/useComboBox';
import { Item } from 'react-stately/Item';
import { useComboBoxState } from 'react-stately/useComboBoxState';
import { comboBoxLabels } from '../../i18n/field.de';
import { de } from '../../i18n/de';
import { AriaButton } from '../../lib/AriaButton';
import { AriaFieldFrame, useAriaField, type AriaFieldProps } from '../../lib/AriaField';
import { German } from '../../lib/German';
import { LoadingNote } from '../../lib/LoadingNote';
import { Popover } from '../../lib/Popover';
import { Icon } from '../icon';
import { type ComboBoxOption, OptionList } from './OptionList';

export interface ComboBoxProps extends AriaFieldProps {
  /** The options in order. */
  options: readonly ComboBoxOption[];
  /** The selected value, `null` for none; leave it out for an uncontrolled field. */
  value?: string | null;
  /** Initial value of an uncontrolled field. @default none */
  defaultValue?: string;
  /** Called with the selected value, `null` when the field was cleared. */
  onChange?: (value: string | null) => void;
  /** Text if no option matches. @default 'Kein Eintrag passt zu Ihrer Eingabe.' */
  emptyText?: string;
  /** 48 or 40 px high. @default 'md' */
  size?: 'md' | 'sm';
  /** The options are loading: field and list show it; the typed text stays. @default false */
  loading?: boolean;
}

/**
 * A searchable select, case-insensitive: 'mun', 'muen' and 'Mün' all find München. `className` goes
 * to the frame, `ref` and other props to the `<input>`; `name` goes to a hidden input with the
 * value.
 * @example
 * <ComboBox label="Arbeitsort" placeholder="Ort suchen" options={cities} onChange={setCity} />
 */
export function ComboBox(props: ComboBoxProps) {
  return (
    <German>
      <Box {...props} />
    </German>
  );
}

function Box({ options, value, defaultValue, onChange, loading, emptyText = comboBoxLabels.noMatch, size = 'md', ...rest }: ComboBoxProps) {
  const { field, input, options: shared, frame, control } = useAriaField(rest);
  const box = useRef<HTMLDivElement>(null);
  const buttonRef = useRef<HTMLButtonElement>(null);
  const popoverRef = useRef<HTMLDivElement>(null);
  const listBoxRef = useRef<HTMLUListElement>(null);
  const common = {
    ...shared,
    defaultItems: options,
    disabledKeys: options.filter((option) => option.disabled).map((option) => option.value),
    value,
    defaultValue,
    onChange: (key: string | number | null) => onChange?.(key === null ? null : String(key)),
  };
  const state = useComboBoxState<ComboBoxOption>({
    ...common,
    children: (option) => (
      <Item key={option.value} textValue={option.label}>
        {option.label}
      </Item>
    ),
    defaultFilter: matchesText,
    allowsEmptyCollection: true,
  });
  const { inputProps, buttonProps, listBoxProps } = useComboBox<ComboBoxOption>(
    { ...common, inputRef: input, buttonRef, popoverRef, listBoxRef },
    state,
  );
  return (
    <AriaFieldFrame {...frame} value={state.selectedKey ?? ''}>
      <div ref={box} className="sw:relative">
        <input
          {...mergeProps(control, inputProps)}
          {...field.control}
          ref={input}
          aria-busy={loading}
          className={cx('sw-control sw:pe-12', size === 'sm' && 'sw-control-sm')}
        />
        <AriaButton
          {...buttonProps}
          buttonRef={buttonRef}
          aria-label={comboBoxLabels.showOptions}
          className="sw:absolute sw:inset-y-0 sw:end-0 sw:grid sw:w-12 sw:place-items-center sw:text-ink-2"
        >
          <Icon as={loading ? LoaderCircle : ChevronDown} className={loading ? 'sw-spin' : undefined} />
        </AriaButton>
      </div>
      <LoadingNote loading={loading} />
      {state.isOpen && (
        <Popover state={state} triggerRef={box} popoverRef={popoverRef} placement="bottom start" isNonModal matchWidth>
          <OptionList {...{ listBoxProps, state, options }} emptyText={loading ? de.loading : emptyText} listRef={listBoxRef} />
        </Popover>
      )}
    </AriaFieldFrame>
  );
}
