import { Checkbox, NativeSelect, refuseForm, TextArea } from '@stellwerk/design-system';
import { APPLICATION_LIMITS, generalMessages, REJECTION_REASONS, rejectionReasonLabels, type Rejection } from '@stellwerk/domain';
import { useState, type FormEvent } from 'react';
import { rejectionTexts as texts } from '../../../i18n/company/rejection.de';
import { sharedTexts } from '../../../i18n/company/shared.de';
import { useRejectionDraft } from './use-rejection-draft';

const { rejection: LIMIT } = APPLICATION_LIMITS;
const reasons = REJECTION_REASONS.map((value) => ({ value, label: rejectionReasonLabels[value] }));

/** Values of a rejection, and whether its text is saved for the job. */
export interface RejectionDraft extends Rejection {
  readonly keep: boolean;
}

export interface RejectionFormProps {
  /** Id of the form, for its submit button. */
  readonly id: string;
  /**
   * Initial text of the field. undefined for applications to jobs with different texts: an empty
   * field then means that each applicant gets the job's text.
   */
  readonly text: string | undefined;
  /** Key under which a `DraftsProvider` keeps the draft until the caller deletes it. */
  readonly draftName: string;
  /** Whether the text can be saved for the job. @default false */
  readonly canKeep?: boolean | undefined;
  readonly onSubmit: (draft: RejectionDraft) => void;
}

/**
 * Error message of the text; undefined if valid. It may be empty if the jobs have their own texts.
 */
function messageError(message: string, ownText: boolean): string | undefined {
  if (message.length > LIMIT) return generalMessages.tooLong(LIMIT);
  return ownText && message.trim() === '' ? texts.messageMissing : undefined;
}

/** The internal reason of a rejection, and its text to the applicant (decision 0076). */
export function RejectionForm({ id, text, draftName, canKeep = false, onSubmit }: RejectionFormProps) {
  const draft = useRejectionDraft(draftName);
  const [reason, setReason] = useState(draft.kept?.reason);
  const [message, setMessage] = useState(draft.kept?.message ?? text ?? '');
  const [isKept, setIsKept] = useState(draft.kept !== undefined);
  const [keep, setKeep] = useState(false);
  const [tried, setTried] = useState(false);
  const error = messageError(message, text !== undefined);
  const type = (typed: Partial<Pick<Rejection, 'reason' | 'message'>>): void => {
    const next = { reason, message, ...typed };
    setReason(next.reason);
    setMessage(next.message);
    setIsKept(false);
    draft.keep(next);
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (reason === undefined || error !== undefined) return refuseForm(event.currentTarget, () => setTried(true));
    onSubmit({ reason, message: message.trim(), keep });
  };
  return (
    <form id={id} noValidate onSubmit={submit} className="sw:grid sw:grid-cols-[minmax(0,1fr)] sw:gap-5">
      <NativeSelect
        label={texts.reason}
        hint={texts.reasonHint}
        placeholder={texts.choose}
        options={reasons}
        value={reason ?? ''}
        error={tried && reason === undefined ? texts.reasonMissing : undefined}
        onChange={({ target }) => type({ reason: REJECTION_REASONS.find((known) => known === target.value) })}
      />
      <TextArea
        label={texts.message}
        hint={text === undefined ? texts.messagesHint : texts.messageHint}
        rows={8}
        value={message}
        error={tried ? error : undefined}
        onChange={({ target }) => type({ message: target.value })}
      />
      {isKept && <p className="sw:text-sm sw:text-ink-2">{sharedTexts.draftKept}</p>}
      {canKeep && <Checkbox label={texts.keep} checked={keep} onChange={({ target }) => setKeep(target.checked)} />}
    </form>
  );
}
