import { ConfirmDialog } from '@stellwerk/design-system';
import { applicationPageTexts } from '../../../i18n/company/applications.de';
import { RejectionDialog, type RejectionDialogProps } from './RejectionDialog';

const texts = applicationPageTexts.questions.hire;

export interface HireQuestionProps {
  readonly open: boolean;
  /** Name of the hired applicant as shown in the row. */
  readonly name: string;
  readonly onConfirm: () => void;
  readonly onCancel: () => void;
}

/** Confirms a hire, and names the mail that is sent (O104). */
export function HireQuestion({ open, name, onConfirm, onCancel }: HireQuestionProps) {
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={(next) => !next && onCancel()}
      title={texts.title(name)}
      description={texts.text(name)}
      confirmLabel={texts.confirm}
      variant="primary"
      onConfirm={onConfirm}
    />
  );
}

export interface StatusQuestionsProps {
  readonly rejection: RejectionDialogProps;
  readonly hire: HireQuestionProps;
}

/** The confirmations before status changes: once per view. */
export function StatusQuestions({ rejection, hire }: StatusQuestionsProps) {
  return (
    <>
      <RejectionDialog {...rejection} />
      <HireQuestion {...hire} />
    </>
  );
}
