import { ConfirmDialog, refuseForm, TextArea, type ConfirmDialogProps } from '@stellwerk/design-system';
import type { SubmitFailure } from '@stellwerk/domain';
import { useId, useState, type SubmitEvent } from 'react';
import { FailureBanner } from '../../shared/FailureBanner';

export interface ReasonDialogProps extends Pick<
  ConfirmDialogProps,
  'open' | 'title' | 'description' | 'variant' | 'confirmLabel' | 'loading' | 'loadingLabel'
> {
  readonly label: string;
  readonly hint: string;
  /** @default false */
  readonly required?: boolean;
  /** Error of a reason; undefined for a valid one. */
  readonly errorOf: (reason: string) => string | undefined;
  readonly failure: SubmitFailure | null;
  /** Called with the valid reason, without spaces around it. */
  readonly onConfirm: (reason: string) => Promise<void>;
  readonly onClose: () => void;
}

/** Confirms a decision of the administration, with its reason. */
export function ReasonDialog({ label, hint, required = false, errorOf, failure, onConfirm, onClose, ...dialog }: ReasonDialogProps) {
  const form = useId();
  const [reason, setReason] = useState('');
  const [checked, setChecked] = useState(false);
  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    if (errorOf(reason) !== undefined) return refuseForm(event.currentTarget, () => setChecked(true));
    void onConfirm(reason.trim());
  };
  return (
    <ConfirmDialog {...dialog} form={form} onOpenChange={(next) => !next && onClose()}>
      <form id={form} noValidate onSubmit={submit} className="sw:grid sw:gap-4">
        <TextArea
          label={label}
          hint={hint}
          rows={3}
          required={required}
          value={reason}
          error={checked ? errorOf(reason) : undefined}
          onChange={({ target }) => setReason(target.value)}
        />
        <FailureBanner failure={failure} />
      </form>
    </ConfirmDialog>
  );
}
