import { Button, ConfirmDialog, Icon, useToast, type ButtonProps } from '@stellwerk/design-system';
import { Power } from 'lucide-react';
import { useState } from 'react';
import { companyWords } from '../../../i18n/company.de';

const words = companyWords.frame;

export interface ActivateButtonProps extends Pick<ButtonProps, 'size'> {
  /** Activates the company; rejects when it failed. */
  readonly onActivate: () => Promise<unknown>;
}

/** Asks, then activates the company and tells how it went (O29). */
export function ActivateButton({ onActivate, size }: ActivateButtonProps) {
  const [asking, setAsking] = useState(false);
  const [busy, setBusy] = useState(false);
  const toast = useToast();
  const activate = async (): Promise<void> => {
    setBusy(true);
    try {
      await onActivate();
      toast.success(words.activated);
    } catch {
      toast.error(words.activateFailed);
    }
    setBusy(false);
    setAsking(false);
  };
  return (
    <>
      <Button size={size} onClick={() => setAsking(true)}>
        <Icon as={Power} size={16} />
        {words.activate}
      </Button>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title={words.activateTitle}
        description={words.activateText}
        variant="primary"
        confirmLabel={words.activateConfirm}
        loading={busy}
        loadingLabel={words.activating}
        onConfirm={() => void activate()}
      />
    </>
  );
}
