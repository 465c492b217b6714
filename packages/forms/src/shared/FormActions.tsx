import { cx } from 'class-variance-authority';
import { Button, useInsideDialog } from '@stellwerk/design-system';
import { de } from '../i18n/de';

export interface FormActionsProps {
  /** Label of the submit button. */
  submit: string;
  /** Label during submission. */
  submitting: string;
  busy: boolean;
  /** Variant of the submit button. @default 'primary' */
  variant?: 'primary' | 'danger';
  /** Disables the submit button. @default false */
  disabled?: boolean;
  /** Leaves the form; without it there is no cancel button. */
  onCancel?: () => void;
}

/**
 * The buttons at the end of a form: submit and optionally cancel. On a page submit comes first, in
 * a dialog last, at the right.
 */
export function FormActions({ submit, submitting, busy, variant = 'primary', disabled = false, onCancel }: FormActionsProps) {
  const inDialog = useInsideDialog();
  const leave = onCancel && (
    <Button variant="quiet" blocked={busy} onClick={onCancel}>
      {de.cancel}
    </Button>
  );
  return (
    <div className={cx('sw:flex sw:flex-wrap sw:gap-3 sw:max-sm:*:grow', inDialog && 'sw:justify-end')}>
      {inDialog && leave}
      <Button type="submit" variant={variant} loading={busy} disabled={disabled} loadingLabel={submitting}>
        {submit}
      </Button>
      {!inDialog && leave}
      <output className="sw:sr-only">{busy ? submitting : ''}</output>
    </div>
  );
}
