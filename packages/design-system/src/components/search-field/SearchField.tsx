import { cx } from 'class-variance-authority';
import { Search, X } from 'lucide-react';
import { useImperativeHandle, useRef, type ComponentPropsWithRef } from 'react';
import { de } from '../../i18n/de';
import { IconButton } from '../button';
import { Field, useField, type FieldBase } from '../field';
import { Icon } from '../icon';

export interface SearchFieldProps
  extends Omit<FieldBase, 'optional'>, Omit<ComponentPropsWithRef<'input'>, 'type' | 'size' | 'value' | 'defaultValue' | 'onChange'> {
  /** What is searched for. */
  value: string;
  /** Called with the new words, and with '' by the cross. */
  onChange: (value: string) => void;
  /** 48 or 40 px high. @default 'md' */
  size?: 'md' | 'sm';
}

/** A field to search with; the cross empties it. `className` goes to the frame, `ref` and the rest to the `<input>`. */
export function SearchField({ label, hint, error, hideLabel, className, value, onChange, size = 'md', ref, ...input }: SearchFieldProps) {
  const field = useField({ id: input.id, hint, error, 'aria-describedby': input['aria-describedby'] });
  const own = useRef<HTMLInputElement>(null);
  useImperativeHandle<HTMLInputElement | null, HTMLInputElement | null>(ref, () => own.current, []);
  const clear = () => {
    onChange('');
    own.current?.focus();
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
          className={cx('sw-control sw-search sw:ps-10 sw:pe-12', size === 'sm' && 'sw-control-sm')}
        />
        {value && (
          <IconButton
            label={de.clearSearch}
            icon={X}
            className="sw:absolute sw:inset-y-0 sw:end-1 sw:my-auto sw:-outline-offset-2"
            onClick={clear}
          />
        )}
      </div>
    </Field>
  );
}
