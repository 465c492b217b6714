import { Button, ConfirmDialog, Icon, type ButtonProps } from '@stellwerk/design-system';
import { useAction } from '@stellwerk/design-system/patterns';
import { Power } from 'lucide-react';
import { useState } from 'react';
import { companyTexts } from '../../i18n/company.de';

const texts = companyTexts.frame;

export interface ActivateButtonProps extends Pick<ButtonProps, 'size'> {
  /** Activates the company; rejects when it failed. */
  readonly onActivate: () => Promise<unknown>;
}

/** Asks, then activates the company and shows the outcome in a toast (O29). */
export function ActivateButton({ onActivate, size }: ActivateButtonProps) {
  const [asking, setAsking] = useState(false);
  const action = useAction(onActivate, { success: texts.activated, failure: texts.activateFailed });
  const activate = async (): Promise<void> => {
    await action.run();
    setAsking(false);
  };
  return (
    <>
      <Button size={size} onClick={() => setAsking(true)}>
        <Icon as={Power} size={16} />
        {texts.activate}
      </Button>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title={texts.activateTitle}
        description={texts.activateText}
        variant="primary"
        confirmLabel={texts.activateConfirm}
        loading={action.busy}
        loadingLabel={texts.activating}
        onConfirm={() => void activate()}
      />
    </>
  );
}
