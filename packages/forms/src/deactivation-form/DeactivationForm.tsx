import { cx } from 'class-variance-authority';
import { TextField } from '@stellwerk/design-system';
import { useState, type FormEvent } from 'react';
import { FormActions } from '../shared/FormActions';
import { FormFailure, type ShownFailure } from '../shared/FormFailure';
import type { FormRootProps } from '../shared/use-schema-form';
import type { SubmitFailure } from '@stellwerk/domain';
import { labels } from './messages.de';

export interface DeactivationFormProps extends FormRootProps {
  /** The name that must be typed exactly. */
  companyName: string;
  /** Deactivates the company; null means success. */
  onConfirm: () => Promise<SubmitFailure | null>;
  /** Leaves the form. */
  onCancel: () => void;
}

/**
 * Consequences of deactivation, and the typed name that confirms it (001 §4, §5).
 * @example
 * <DeactivationForm companyName="Nordbahn Signaltechnik GmbH" onConfirm={confirm} onCancel={goBack} />
 */
export function DeactivationForm({ companyName, onConfirm, onCancel, className, ...rest }: DeactivationFormProps) {
  const [typed, setTyped] = useState('');
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<ShownFailure | null>(null);
  const confirmed = typed === companyName;

  const send = async (event: FormEvent) => {
    event.preventDefault();
    if (!confirmed || busy) return;
    setBusy(true);
    setFailure(null);
    const result = await onConfirm().catch((): SubmitFailure => ({ summary: [labels.failed] }));
    setFailure(result && { ...result, answered: true });
    setBusy(false);
  };
  return (
    <form
      aria-label={labels.confirm}
      noValidate
      onSubmit={(event) => void send(event)}
      className={cx('sw:grid sw:gap-5', className)}
      {...rest}
    >
      <FormFailure failure={failure} />
      <ul className="sw:grid sw:gap-2 sw:ps-5 sw:list-disc">
        {labels.effects.map((effect) => (
          <li key={effect}>{effect}</li>
        ))}
      </ul>
      <TextField
        label={labels.name}
        autoComplete="off"
        value={typed}
        hint={
          <>
            <strong className="sw:block sw:font-semibold sw:text-ink">{companyName}</strong>
            {!confirmed && <span>{labels.wrong}</span>}
          </>
        }
        onChange={(event) => setTyped(event.target.value)}
      />
      <FormActions
        submit={labels.confirm}
        submitting={labels.confirming}
        busy={busy}
        disabled={!confirmed}
        variant="danger"
        onCancel={onCancel}
      />
    </form>
  );
}
