import { ConfirmDialog } from '@stellwerk/design-system';
import type { CompanyJob } from '@stellwerk/design-system/patterns';
import { useState } from 'react';
import { jobListWords } from '../../../i18n/company/jobs.de';
import { sharedWords } from '../../../i18n/company/shared.de';

const words = jobListWords.deletion;

export interface DeleteJobDialogProps {
  /** The posting that is asked about; undefined closes the question. */
  readonly job: CompanyJob | undefined;
  /** Deletes; a failure has been told by its owner. */
  readonly onDelete: (job: CompanyJob) => Promise<unknown>;
  readonly onClose: () => void;
}

/** Asks before a posting is deleted, and says what goes with it (JM17, JM24). */
export function DeleteJobDialog({ job, onDelete, onClose }: DeleteJobDialogProps) {
  const [deleting, setDeleting] = useState(false);
  // The last one stays in sight while the dialog fades out.
  const [last, setLast] = useState(job);
  if (job !== undefined && job !== last) setLast(job);
  const shown = job ?? last;
  if (shown === undefined) return null;
  const remove = async (): Promise<void> => {
    setDeleting(true);
    await onDelete(shown).catch(() => undefined);
    setDeleting(false);
    onClose();
  };
  return (
    <ConfirmDialog
      open={job !== undefined}
      onOpenChange={(open) => !open && onClose()}
      title={words.title}
      description={words.text(shown.title)}
      confirmLabel={sharedWords.deleteConfirm}
      loading={deleting}
      loadingLabel={sharedWords.deleting}
      onConfirm={() => void remove()}
    >
      <ul className="sw:grid sw:list-disc sw:gap-1 sw:ps-5 sw:marker:text-ink-3">
        {[words.inactive, ...(shown.hasVideo ? [words.video] : []), words.referrals, words.applications].map((effect) => (
          <li key={effect}>{effect}</li>
        ))}
      </ul>
    </ConfirmDialog>
  );
}
