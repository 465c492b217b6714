import * as Radix from '@radix-ui/react-select';
import { cx } from 'class-variance-authority';
import { Check, ChevronDown, LoaderCircle } from 'lucide-react';
import { useState, type ComponentPropsWithRef, type ReactNode } from 'react';
import { de } from '../../i18n/de';
import { fieldLabels } from '../../i18n/field.de';
import { LoadingNote } from '../../lib/LoadingNote';
import { Field, useField, type FieldBase } from '../field';
import { Icon } from '../icon';

/**
 * Nonce for style elements, from `<meta property="csp-nonce" nonce="…">`; undefined without one.
 */
function styleNonce(): string | undefined {
  if (typeof document === 'undefined') return undefined;
  const meta = document.querySelector('meta[property="csp-nonce"]');
  return meta instanceof HTMLElement ? meta.nonce : undefined;
}

export interface RichOption {
  /** Submitted value; may be empty. */
  value: string;
  /** The visible label. */
  label: ReactNode;
  /** An icon before the label. */
  mark?: ReactNode;
  /** Disables the option; the arrow keys skip it. @default false */
  disabled?: boolean;
}

type Native = Omit<ComponentPropsWithRef<'button'>, 'value' | 'defaultValue' | 'onChange' | 'type' | 'children'>;

export interface SelectProps extends FieldBase, Native {
  /** The options in order. */
  options: readonly RichOption[];
  /** The selected value; leave it out for an uncontrolled select. */
  value?: string;
  /** Initial value of an uncontrolled select. */
  defaultValue?: string;
  /** Called with the selected value. */
  onChange?: (value: string) => void;
  /** Name in a form. */
  name?: string;
  /** Label while nothing is selected. @default 'Bitte wählen' */
  placeholder?: string;
  /** 48 or 40 px high. @default 'md' */
  size?: 'md' | 'sm';
  /**
   * Whether the options are loading: the field shows it and opens only afterwards.
   * @default false
   */
  loading?: boolean;
}

// Radix reserves the empty string for 'no selection'; our filters use it for 'all'.
const inside = (value: string) => `v${value}`;
const outside = (value: string) => value.slice(1);

/**
 * A select whose options may contain more than text, for the company area. Public pages use
 * `NativeSelect`. `className` goes to the frame, `ref` and other props to the button.
 * @example
 * <Select label="Stelle" name="jobId" options={jobs} onChange={setJob} />
 */
export function Select({
  label,
  hint,
  error,
  optional,
  hideLabel,
  className,
  options,
  value: controlled,
  defaultValue,
  onChange,
  name,
  loading,
  placeholder = loading ? de.loading : fieldLabels.choose,
  disabled,
  size = 'md',
  ...rest
}: SelectProps) {
  const field = useField({ id: rest.id, hint, error, 'aria-describedby': rest['aria-describedby'] });
  const [own, setOwn] = useState(defaultValue);
  const [open, setOpen] = useState(false);
  const value = controlled ?? own;
  const chosen = options.find((option) => option.value === value);
  const change = (next: string) => {
    setOwn(outside(next));
    onChange?.(outside(next));
  };
  return (
    <Field {...{ field, label, hint, error, optional, hideLabel, className }}>
      {name && <input type="hidden" name={name} value={value ?? ''} disabled={disabled} />}
      <Radix.Root
        value={chosen ? inside(chosen.value) : ''}
        onValueChange={change}
        disabled={disabled}
        open={open}
        onOpenChange={(next) => setOpen(next && !loading)}
      >
        <Radix.Trigger
          aria-busy={loading}
          {...rest}
          {...field.control}
          className={cx('sw-control sw:flex sw:items-center sw:justify-between sw:gap-2 sw:text-start', size === 'sm' && 'sw-control-sm')}
        >
          <span className="sw:flex sw:items-center sw:gap-2 sw:min-w-0">
            {chosen?.mark}
            <span className="sw:min-w-0 sw:wrap-anywhere">
              <Radix.Value placeholder={placeholder} />
            </span>
          </span>
          <Icon as={loading ? LoaderCircle : ChevronDown} className={cx('sw:text-ink-2', loading && 'sw-spin')} />
        </Radix.Trigger>
        <Radix.Portal>
          <Radix.Content aria-labelledby={field.labelId} position="popper" sideOffset={4} className="sw-page sw-popup sw-rise">
            <Radix.Viewport nonce={styleNonce()}>
              {options.map((option) => (
                <Radix.Item key={option.value} value={inside(option.value)} disabled={option.disabled} className="sw-option">
                  <span className="sw:flex sw:items-center sw:gap-2">
                    {option.mark}
                    <Radix.ItemText>{option.label}</Radix.ItemText>
                  </span>
                  <Radix.ItemIndicator>
                    <Icon as={Check} />
                  </Radix.ItemIndicator>
                </Radix.Item>
              ))}
            </Radix.Viewport>
          </Radix.Content>
        </Radix.Portal>
      </Radix.Root>
      <LoadingNote loading={loading} />
    </Field>
  );
}
