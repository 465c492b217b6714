import type { Id, CompanyJob, Job } from '@stellwerk/domain';
import { Dialog } from '@stellwerk/design-system';
import { useAction } from '@stellwerk/design-system/patterns';
import { DesignForm, toDesignPayload, type DesignFormProps, type DesignValues } from '@stellwerk/forms/job-form';
import { useState } from 'react';
import { designTexts } from '../../i18n/company/jobs.de';
import { pause } from '../../shared/write-later';
import { Miniature } from './Miniature';
import { designFailure, freshAddress, missingText, RELOAD_DELAY, type DesignCalls } from './change-design';

export interface DesignDialogProps {
  /** The job that gets another design; undefined closes the dialog. */
  readonly job: CompanyJob | undefined;
  readonly calls: DesignCalls;
  /** The job as visitors see it, for the previews of the designs. @default drawings */
  readonly page?: Job;
  readonly onClose: () => void;
  /** Waits for the given number of milliseconds. @default a timer */
  readonly wait?: (ms: number) => Promise<void>;
}

/**
 * Another design for a job of the list: selection, progress, error in place; a success is shown by
 * a toast, then the page reloads (JM76 to JM82).
 */
export function DesignDialog({ job, page, calls, onClose, wait = pause }: DesignDialogProps) {
  const [now] = useState(() => new Date());
  const [last, setLast] = useState(job);
  const action = useAction(
    async (jobId: Id<'job'>, values: DesignValues) => {
      await calls.changeDesign(jobId, toDesignPayload(values));
      onClose();
      void wait(RELOAD_DELAY).then(() => calls.reload(freshAddress(window.location.href, Date.now())));
    },
    { success: designTexts.saved, failure: designFailure, failureIn: 'screen' },
  );
  if (job !== undefined && job !== last) setLast(job);
  const shown = job ?? last;
  if (shown === undefined) return null;

  const submit: DesignFormProps['onSubmit'] = async (values) => {
    const missing = missingText(shown.id, calls);
    return missing === '' ? action.submit(shown.id, values) : { summary: [missing] };
  };

  return (
    <Dialog
      open={job !== undefined}
      onOpenChange={(open) => !open && !action.busy && onClose()}
      title={designTexts.title}
      description={shown.title}
      size="lg"
    >
      <DesignForm
        key={shown.id}
        defaultValues={{ templateType: shown.template, jobProfileType: shown.profileType }}
        onSubmit={submit}
        onCancel={onClose}
        renderPicture={page && ((template) => <Miniature job={{ ...page, template }} now={now} />)}
      />
    </Dialog>
  );
}
