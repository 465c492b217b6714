import { PasswordField } from '@stellwerk/design-system';
import { PASSWORD_LENGTH } from '@stellwerk/domain';
import type { ComponentPropsWithRef } from 'react';
import { labels } from './messages.de';

export interface NewPasswordFieldProps extends ComponentPropsWithRef<'input'> {
  /** What the person chooses. */
  label: string;
  /** What is wrong with it; '' or nothing when all is well. */
  error?: string;
  /** Characters typed so far. */
  length: number;
}

/**
 * A password that is chosen: twelve segments of track fill as it grows; its length is the one rule that can be seen, and common ones are refused when it is sent (decisions, rule 9).
 * @example
 * <NewPasswordField label="Passwort" length={password.length} />
 */
export function NewPasswordField({ length, ...field }: NewPasswordFieldProps) {
  const hint = (
    <>
      <span aria-hidden className="sw:grid sw:grid-cols-12 sw:gap-[3px] sw:mb-1.5">
        {Array.from({ length: PASSWORD_LENGTH.min }, (_, index) => (
          <span key={index} className={`sw:h-1 ${index < length ? 'sw:bg-signal' : 'sw:bg-line'}`} />
        ))}
      </span>
      {labels.passwordRule(length)}
    </>
  );
  return <PasswordField {...field} autoComplete="new-password" hint={hint} required />;
}
