import { TextField, type TextFieldProps } from '@stellwerk/design-system';
import { meantAddress } from '@stellwerk/domain';
import { useRef, useState } from 'react';
import { de } from '../i18n/de';

export interface MailFieldProps extends Omit<TextFieldProps, 'hint' | 'type' | 'value'> {
  /** Value of the field. @default the typed text */
  value?: string;
  /** Applies the suggested address, as if it had been typed. */
  onMeant: (address: string) => void;
}

/**
 * An email field that suggests a correction for slips such as 'gmail.con' while typing; it rejects
 * nothing.
 */
export function MailField({ value, onMeant, onChange, className, ...field }: MailFieldProps) {
  const frame = useRef<HTMLDivElement>(null);
  const [typed, setTyped] = useState('');
  const meant = field.readOnly ? null : meantAddress(value ?? typed);
  const take = (address: string): void => {
    setTyped(address);
    onMeant(address);
    // The button disappears once the slip is corrected.
    frame.current?.querySelector('input')?.focus();
  };
  return (
    <div ref={frame} className={className}>
      <TextField
        autoComplete="email"
        {...field}
        type="email"
        {...(value !== undefined && { value })}
        hint={
          meant && (
            <button
              type="button"
              className="sw:min-h-6 sw:text-start sw:font-medium sw:wrap-anywhere sw:text-ink sw:underline-quiet"
              onClick={() => take(meant)}
            >
              {de.meant(meant)}
            </button>
          )
        }
        onChange={(event) => {
          setTyped(event.target.value);
          void onChange?.(event);
        }}
      />
      {/* It appears while the field has the focus. No `output`, because the form has its own for
          the result of the submission. */}
      <span aria-live="polite" className="sw:sr-only">
        {meant && de.meant(meant)}
      </span>
    </div>
  );
}
