import { Dialog, useToast } from '@stellwerk/design-system';
import type { CompanyJob } from '@stellwerk/design-system/patterns';
import { generalMessages } from '@stellwerk/domain';
import { DesignForm, type DesignFormProps, type SubmitFailure } from '@stellwerk/forms/job-form';
import { useState } from 'react';
import { designWords } from '../../../i18n/company/jobs.de';
import { changeDesign, freshAddress, RELOAD_DELAY, type DesignServices } from './change-design';

export interface DesignDialogProps {
  /** The posting that gets another design; undefined closes the dialog. */
  readonly job: CompanyJob | undefined;
  readonly services: DesignServices;
  readonly onClose: () => void;
  /** Pauses for so many milliseconds. @default by the clock */
  readonly wait?: (ms: number) => Promise<void>;
}

const pause = (ms: number): Promise<void> => new Promise((done) => void setTimeout(done, ms));

/** Another design for a posting of the list: choose, wait, failure in place; a success is told and the page loaded anew (JM76 to JM82). */
export function DesignDialog({ job, services, onClose, wait = pause }: DesignDialogProps) {
  const toast = useToast();
  const [last, setLast] = useState(job);
  const [busy, setBusy] = useState(false);
  if (job !== undefined && job !== last) setLast(job);
  const shown = job ?? last;
  if (shown === undefined) return null;

  const save: DesignFormProps['onSubmit'] = async (values): Promise<SubmitFailure | null> => {
    setBusy(true);
    const text = await changeDesign(shown.id, values, services).catch(() => generalMessages.unexpected);
    setBusy(false);
    if (text !== '') return { summary: [text] };
    toast.success(designWords.saved);
    onClose();
    await wait(RELOAD_DELAY);
    services.reload(freshAddress(window.location.href, Date.now()));
    return null;
  };

  return (
    <Dialog
      open={job !== undefined}
      onOpenChange={(open) => !open && !busy && onClose()}
      title={designWords.title}
      description={shown.title}
      size="lg"
    >
      <DesignForm
        key={shown.id}
        defaultValues={{ templateType: shown.template, jobProfileType: shown.profileType }}
        onSubmit={save}
        onCancel={onClose}
      />
    </Dialog>
  );
}
