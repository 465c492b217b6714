import { Button, Dialog } from '@stellwerk/design-system';
import { useAction } from '@stellwerk/design-system/patterns';
import { applicationMessages, type Rejection } from '@stellwerk/domain';
import { useId } from 'react';
import { FailureBanner } from '../../../shared/FailureBanner';
import { rejectionTexts as texts } from '../../../i18n/company/rejection.de';
import { changeFailure } from '../action-texts';
import { RejectionForm, type RejectionDraft } from './RejectionForm';
import { useDrafts } from '@stellwerk/design-system/patterns';

export interface RejectionDialogProps {
  readonly open: boolean;
  /** Name of the applicant as shown in the row. @default '' */
  readonly name?: string | undefined;
  /** Whether the application was withdrawn, which the dialog then mentions. @default false */
  readonly withdrawn?: boolean | undefined;
  /** Initial text of the field: that of the job, or the default text. */
  readonly text: string;
  /** Draft key, until the text is sent or discarded (decision 0081). */
  readonly draftName: string;
  /** Rejects the application; on failure the dialog shows the error and keeps the text. */
  readonly onReject: (rejection: Rejection) => Promise<unknown>;
  /** Saves the text for the job (decision 0076). @default not offered */
  readonly onKeepText?: ((text: string) => Promise<unknown>) | undefined;
  /** Called when the dialog is cancelled. */
  readonly onCancel: () => void;
}

/**
 * Asks for the internal reason of a rejection, and for the text to the applicant (CA55, decision
 * 0076).
 */
export function RejectionDialog({
  open,
  name = '',
  withdrawn = false,
  text,
  draftName,
  onReject,
  onKeepText,
  onCancel,
}: RejectionDialogProps) {
  const id = useId();
  const drafts = useDrafts();
  const action = useAction(
    async ({ keep, ...rejection }: RejectionDraft) => {
      if (keep) await onKeepText?.(rejection.message);
      await onReject(rejection);
      drafts.write(draftName, undefined);
    },
    { failure: changeFailure(texts.failed), failureIn: 'screen' },
  );
  const cancel = (): void => {
    action.clear();
    drafts.write(draftName, undefined);
    onCancel();
  };
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && cancel()}
      closeOnOverlay={false}
      title={applicationMessages.rejectQuestion}
      description={withdrawn ? texts.withdrawn(name) : texts.one(name)}
      footer={
        <>
          <Button onClick={cancel}>{texts.cancel}</Button>
          <Button type="submit" form={id} variant="danger" loading={action.busy}>
            {applicationMessages.rejectConfirm}
          </Button>
        </>
      }
    >
      <FailureBanner failure={action.failure} className="sw:mb-5" />
      <RejectionForm
        id={id}
        text={text}
        draftName={draftName}
        canKeep={onKeepText !== undefined}
        onSubmit={(draft) => void action.run(draft)}
      />
    </Dialog>
  );
}
