import { Banner, Button, Dialog } from '@stellwerk/design-system';
import { useAction } from '@stellwerk/design-system/patterns';
import { applicationMessages, type Rejection } from '@stellwerk/domain';
import { useId } from 'react';
import { rejectionTexts as texts } from '../../../i18n/company/rejection.de';
import { changeFailure } from '../action-texts';
import { RejectionForm, type RejectionDraft } from './RejectionForm';
import { useDrafts } from '@stellwerk/design-system/patterns';

export interface RejectionDialogProps {
  readonly open: boolean;
  /** Name of the one who is rejected, as the row shows it. @default '' */
  readonly name?: string | undefined;
  /** The one has withdrawn the application, which the dialog then says. @default false */
  readonly withdrawn?: boolean | undefined;
  /** What the field starts with: the text of the job, or the one that comes with the product. */
  readonly text: string;
  /** Under what name what is typed is kept until it is sent or given up (decision 0081). */
  readonly draftName: string;
  /** Rejects; when it fails, the dialog says so and keeps what was typed. */
  readonly onReject: (rejection: Rejection) => Promise<unknown>;
  /** Keeps the text for the job (decision 0076). @default it cannot be kept */
  readonly onKeepText?: ((text: string) => Promise<unknown>) | undefined;
  /** Somebody does not want to reject any more. */
  readonly onCancel: () => void;
}

/** Asks before a rejection for the reason, which stays inside, and for the text to the applicant (CA55, decision 0076). */
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
      {action.failure && (
        <Banner tone="error" live="alert" className="sw:mb-5">
          {action.failure.summary.join(' ')}
        </Banner>
      )}
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
