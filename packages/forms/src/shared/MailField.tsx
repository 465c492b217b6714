import { TextField, type TextFieldProps } from '@stellwerk/design-system';
import { meantAddress } from '@stellwerk/domain';
import { useRef, useState } from 'react';
import { de } from '../i18n/de';

export interface MailFieldProps extends Omit<TextFieldProps, 'hint' | 'type' | 'value'> {
  /** What is in the field. @default what was typed into it */
  value?: string;
  /** Takes the address that was meant, as if it had been typed. */
  onMeant: (address: string) => void;
}

/** A field for a mail address that asks about slips such as 'gmail.con' while one types; it refuses nothing. */
export function MailField({ value, onMeant, onChange, className, ...field }: MailFieldProps) {
  const frame = useRef<HTMLDivElement>(null);
  const [typed, setTyped] = useState('');
  const meant = field.readOnly ? null : meantAddress(value ?? typed);
  const take = (address: string): void => {
    setTyped(address);
    onMeant(address);
    // The button is gone with the slip.
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
      {/* It comes while the field has the focus. No `output`: a form has its own, for what came of sending it. */}
      <span aria-live="polite" className="sw:sr-only">
        {meant && de.meant(meant)}
      </span>
    </div>
  );
}
