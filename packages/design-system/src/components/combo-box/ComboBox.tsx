import { cx } from 'class-variance-authority';
import { ChevronDown } from 'lucide-react';
import { useImperativeHandle, useRef, type ComponentPropsWithRef } from 'react';
import { mergeProps } from 'react-aria/mergeProps';
import { useComboBox } from 'react-aria/useComboBox';
import { Item } from 'react-stately/Item';
import { useComboBoxState } from 'react-stately/useComboBoxState';
import { comboBoxWords } from '../../i18n/combo-box.de';
import { AriaButton } from '../../lib/AriaButton';
import { German } from '../../lib/German';
import { matches } from '../../lib/matches';
import { Popover } from '../../lib/Popover';
import { Field, useField, type FieldBase } from '../field';
import { Icon } from '../icon';
import { OptionList } from './OptionList';

export interface ComboBoxOption {
  /** Value that travels with the form. */
  value: string;
  /** The words; what is typed is looked for in them. */
  label: string;
  /** A second, quieter line; it is not searched. */
  hint?: string;
  /** @default false */
  disabled?: boolean;
}

type Native = Omit<ComponentPropsWithRef<'input'>, 'type' | 'size' | 'value' | 'defaultValue' | 'onChange' | 'list' | 'required'>;

export interface ComboBoxProps extends FieldBase, Native {
  /** The choices in order. */
  options: readonly ComboBoxOption[];
  /** The chosen value, `null` for none; leave it out for an uncontrolled field. */
  value?: string | null;
  /** Chosen at first when uncontrolled. @default none */
  defaultValue?: string;
  /** Called with the chosen value, `null` when the field was emptied. */
  onChange?: (value: string | null) => void;
  /** Words when nothing fits what was typed. @default 'Kein Eintrag passt zu Ihrer Eingabe.' */
  emptyText?: string;
  /** 48 or 40 px high. @default 'md' */
  size?: 'md' | 'sm';
}

/**
 * A select that can be searched by typing, upper or lower case: 'mun', 'muen' and 'Mün' all find München. `className` goes to the frame,
 * `ref` and the rest to the `<input>`; `name` goes to a hidden input that holds the value.
 */
export function ComboBox(props: ComboBoxProps) {
  return (
    <German>
      <Box {...props} />
    </German>
  );
}

function Box({
  label,
  hint,
  error,
  optional,
  hideLabel,
  className,
  options,
  value,
  defaultValue,
  onChange,
  emptyText = comboBoxWords.noMatch,
  size = 'md',
  name,
  disabled,
  readOnly,
  ref,
  ...rest
}: ComboBoxProps) {
  const field = useField({ id: rest.id, hint, error, 'aria-describedby': rest['aria-describedby'] });
  const inputRef = useRef<HTMLInputElement>(null);
  const frame = useRef<HTMLDivElement>(null);
  const buttonRef = useRef<HTMLButtonElement>(null);
  const popoverRef = useRef<HTMLDivElement>(null);
  const listBoxRef = useRef<HTMLUListElement>(null);
  useImperativeHandle<HTMLInputElement | null, HTMLInputElement | null>(ref, () => inputRef.current, []);
  const common = {
    defaultItems: options,
    disabledKeys: options.filter((option) => option.disabled).map((option) => option.value),
    value,
    defaultValue,
    onChange: (key: string | number | null) => onChange?.(key === null ? null : String(key)),
    isDisabled: disabled,
    isReadOnly: readOnly,
    id: field.control.id,
    'aria-labelledby': field.labelId,
  };
  const state = useComboBoxState<ComboBoxOption>({
    ...common,
    children: (option) => (
      <Item key={option.value} textValue={option.label}>
        {option.label}
      </Item>
    ),
    defaultFilter: matches,
    allowsEmptyCollection: true,
  });
  const { inputProps, buttonProps, listBoxProps } = useComboBox<ComboBoxOption>(
    { ...common, inputRef, buttonRef, popoverRef, listBoxRef },
    state,
  );
  return (
    <Field {...{ field, label, hint, error, optional, hideLabel, className }}>
      <div ref={frame} className="sw:relative">
        <input
          {...mergeProps(rest, inputProps)}
          {...field.control}
          ref={inputRef}
          className={cx('sw-control sw:pe-12', size === 'sm' && 'sw-control-sm')}
        />
        <AriaButton
          {...buttonProps}
          buttonRef={buttonRef}
          aria-label={comboBoxWords.showOptions}
          className="sw:absolute sw:inset-y-0 sw:end-0 sw:grid sw:w-12 sw:place-items-center sw:text-ink-2"
        >
          <Icon as={ChevronDown} />
        </AriaButton>
      </div>
      {name && <input type="hidden" name={name} value={state.selectedKey ?? ''} disabled={disabled} />}
      {state.isOpen && (
        <Popover state={state} triggerRef={frame} popoverRef={popoverRef} placement="bottom start" isNonModal matchWidth>
          <OptionList {...{ listBoxProps, state, options, emptyText }} listRef={listBoxRef} />
        </Popover>
      )}
    </Field>
  );
}
