import { Button, Checkbox, Icon, type ButtonProps } from '@stellwerk/design-system';
import { Power } from 'lucide-react';
import { useState } from 'react';
import { companyTexts } from '../../i18n/company.de';
import { ActionDialog } from '../shared/ActionDialog';

const texts = companyTexts.frame;

export interface ActivateButtonProps extends Pick<ButtonProps, 'size'> {
  /**
   * Activates the company, optionally with the jobs that were active before; rejects on failure.
   */
  readonly activate: (withJobs: boolean) => Promise<unknown>;
}

/** Activates the company after a confirmation and shows the result in a toast (O29). */
export function ActivateButton({ activate, size }: ActivateButtonProps) {
  const [asking, setAsking] = useState(false);
  const [withJobs, setWithJobs] = useState(false);
  return (
    <>
      <Button size={size} onClick={() => setAsking(true)}>
        <Icon as={Power} size={16} />
        {texts.activate}
      </Button>
      <ActionDialog
        open={asking}
        onClose={() => setAsking(false)}
        title={texts.activateTitle}
        description={texts.activateText}
        variant="primary"
        confirmLabel={texts.activateConfirm}
        loadingLabel={texts.activating}
        action={() => activate(withJobs)}
        outcome={{ success: texts.activated, failure: texts.activateFailed }}
      >
        <Checkbox label={texts.activateJobs} checked={withJobs} onChange={(event) => setWithJobs(event.target.checked)} />
      </ActionDialog>
    </>
  );
}
