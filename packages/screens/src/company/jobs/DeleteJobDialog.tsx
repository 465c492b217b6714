import type { CompanyJob } from '@stellwerk/domain';
import { ConfirmDialog } from '@stellwerk/design-system';
import { useAction } from '@stellwerk/design-system/patterns';
import { useState } from 'react';
import { jobListTexts } from '../../i18n/company/jobs.de';
import { sharedTexts } from '../../i18n/company/shared.de';

const texts = jobListTexts.deletion;

export interface DeleteJobDialogProps {
  /** The job to delete; undefined closes the dialog. */
  readonly job: CompanyJob | undefined;
  /** Deletes the job; the caller shows a failure. */
  readonly onDelete: (job: CompanyJob) => Promise<unknown>;
  readonly onClose: () => void;
}

/** Confirms the deletion of a job, and names its consequences (JM17, JM24). */
export function DeleteJobDialog({ job, onDelete, onClose }: DeleteJobDialogProps) {
  const action = useAction(onDelete);
  // The last one stays visible while the dialog fades out.
  const [last, setLast] = useState(job);
  if (job !== undefined && job !== last) setLast(job);
  const shown = job ?? last;
  if (shown === undefined) return null;
  const remove = async (): Promise<void> => {
    await action.run(shown);
    onClose();
  };
  return (
    <ConfirmDialog
      open={job !== undefined}
      onOpenChange={(open) => !open && onClose()}
      title={texts.title}
      description={texts.text(shown.title)}
      confirmLabel={sharedTexts.deleteConfirm}
      loading={action.busy}
      loadingLabel={sharedTexts.deleting}
      onConfirm={() => void remove()}
    >
      <ul className="sw:grid sw:list-disc sw:gap-1 sw:ps-5 sw:marker:text-ink-3">
        {[texts.inactive, ...(shown.hasVideo ? [texts.video] : []), texts.referrals, texts.applications].map((effect) => (
          <li key={effect}>{effect}</li>
        ))}
      </ul>
    </ConfirmDialog>
  );
}
