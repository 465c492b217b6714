import { ConfirmDialog } from '@stellwerk/design-system';
import { applicationPageTexts } from '../../../i18n/company/applications.de';
import { RejectionDialog, type RejectionDialogProps } from './RejectionDialog';

const texts = applicationPageTexts.questions.hire;

export interface HireQuestionProps {
  readonly open: boolean;
  /** Name of the one who is hired, as the row shows it. */
  readonly name: string;
  readonly onConfirm: () => void;
  readonly onCancel: () => void;
}

/** Asks before somebody is hired, and says which mail goes out (O104). */
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

/** What a view asks before it changes a status: once for the whole view. */
export function StatusQuestions({ rejection, hire }: StatusQuestionsProps) {
  return (
    <>
      <RejectionDialog {...rejection} />
      <HireQuestion {...hire} />
    </>
  );
}
