import { cx } from 'class-variance-authority';
import { Search, X } from 'lucide-react';
import type { ComponentPropsWithRef, KeyboardEvent } from 'react';
import { fieldLabels } from '../../i18n/field.de';
import { useOwnRef } from '../../lib/use-own-ref';
import { IconButton } from '../button';
import { Field, useField, type FieldBase } from '../field';
import { Icon } from '../icon';

export interface SearchFieldProps
  extends Omit<FieldBase, 'optional'>, Omit<ComponentPropsWithRef<'input'>, 'type' | 'size' | 'value' | 'defaultValue' | 'onChange'> {
  /** The search text. */
  value: string;
  /** Called with the new text, and with '' when cleared by the button or Escape. */
  onChange: (value: string) => void;
  /** 48 or 40 px high. @default 'md' */
  size?: 'md' | 'sm';
}

/**
 * A search field with a clear button. `className` goes to the frame, `ref` and other props to the
 * `<input>`.
 * @example
 * <SearchField label="Suche" placeholder="Name oder Stelle" value={search} onChange={setSearch} />
 */
export function SearchField({
  label,
  hint,
  error,
  hideLabel,
  className,
  value,
  onChange,
  size = 'md',
  ref,
  onKeyDown,
  ...input
}: SearchFieldProps) {
  const field = useField({ id: input.id, hint, error, 'aria-describedby': input['aria-describedby'] });
  const own = useOwnRef(ref);
  const clear = () => {
    onChange('');
    own.current?.focus();
  };
  const handleKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    onKeyDown?.(event);
    if (event.key !== 'Escape' || value === '') return;
    // Not every browser clears on Escape, and a surrounding dialog must stay open.
    event.preventDefault();
    event.stopPropagation();
    clear();
  };
  return (
    <Field {...{ field, label, hint, error, hideLabel, className }}>
      <div className="sw:relative">
        <Icon as={Search} className="sw:absolute sw:inset-y-0 sw:start-3 sw:my-auto sw:text-ink-3 sw:pointer-events-none" />
        <input
          {...input}
          {...field.control}
          ref={own}
          type="search"
          value={value}
          onChange={(event) => onChange(event.target.value)}
          onKeyDown={handleKeyDown}
          className={cx('sw-control sw-search sw:ps-10 sw:pe-12', size === 'sm' && 'sw-control-sm')}
        />
        {value && !input.disabled && (
          <IconButton
            label={fieldLabels.clearSearch}
            icon={X}
            className="sw:absolute sw:inset-y-0 sw:end-1 sw:my-auto sw:-outline-offset-2"
            onClick={clear}
          />
        )}
      </div>
    </Field>
  );
}
