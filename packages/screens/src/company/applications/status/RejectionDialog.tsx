import { Banner, Button, Checkbox, Dialog, NativeSelect, TextArea } from '@stellwerk/design-system';
import { useAction } from '@stellwerk/design-system/patterns';
import {
  APPLICATION_LIMITS,
  applicationMessages,
  generalMessages,
  REJECTION_REASONS,
  rejectionReasonLabels,
  statusOf,
  type Rejection,
} from '@stellwerk/domain';
import { useId, useState, type FormEvent } from 'react';
import { rejectionTexts as texts } from '../../../i18n/company/rejection.de';

const { rejection: LIMIT } = APPLICATION_LIMITS;
const reasons = REJECTION_REASONS.map((value) => ({ value, label: rejectionReasonLabels[value] }));

/** A rejection as it is written, and whether its text is kept for the job. */
interface Draft extends Rejection {
  readonly keep: boolean;
}

interface FormProps {
  readonly id: string;
  readonly text: string | undefined;
  readonly canKeep: boolean;
  readonly onSubmit: (draft: Draft) => void;
}

/** Why a text cannot be sent; undefined when it can. Where the jobs have their own, there may be none. */
function messageError(message: string, ownText: boolean): string | undefined {
  if (message.length > LIMIT) return generalMessages.tooLong(LIMIT);
  return ownText && message.trim() === '' ? texts.messageMissing : undefined;
}

function RejectionForm({ id, text, canKeep, onSubmit }: FormProps) {
  const [reason, setReason] = useState<Rejection['reason']>();
  const [message, setMessage] = useState(text ?? '');
  const [keep, setKeep] = useState(false);
  const [tried, setTried] = useState(false);
  const error = messageError(message, text !== undefined);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    setTried(true);
    if (reason !== undefined && error === undefined) onSubmit({ reason, message: message.trim(), keep });
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
        onChange={({ target }) => setReason(REJECTION_REASONS.find((known) => known === target.value))}
      />
      <TextArea
        label={texts.message}
        hint={text === undefined ? texts.messagesHint : texts.messageHint}
        rows={8}
        value={message}
        error={tried ? error : undefined}
        onChange={({ target }) => setMessage(target.value)}
      />
      {canKeep && <Checkbox label={texts.keep} checked={keep} onChange={({ target }) => setKeep(target.checked)} />}
    </form>
  );
}

export interface RejectionDialogProps {
  readonly open: boolean;
  /** How many are rejected together. @default 1 */
  readonly count?: number | undefined;
  /** Name of the one who is rejected, as the row shows it; not used for several. @default '' */
  readonly name?: string | undefined;
  /** The one has withdrawn the application, which the dialog then says. @default false */
  readonly withdrawn?: boolean | undefined;
  /**
   * What the field starts with: the text of the job, or the one that comes with the product. undefined for applications to jobs with
   * different texts: the field is empty then, and left so each applicant gets what the job says.
   */
  readonly text: string | undefined;
  /** Rejects; when it fails, the dialog says so and keeps what was typed. `message` is '' where the jobs have different texts. */
  readonly onReject: (rejection: Rejection) => Promise<unknown>;
  /** Keeps the text for the job (decision 0076). @default it cannot be kept */
  readonly onKeepText?: ((text: string) => Promise<unknown>) | undefined;
  /** Somebody does not want to reject any more. */
  readonly onCancel: () => void;
}

const failure = (error: unknown): string => (statusOf(error) === 409 ? generalMessages.conflict : texts.failed);

/** Asks before a rejection for the reason, which stays inside, and for the text to the applicant (CA55, decision 0076). */
export function RejectionDialog({
  open,
  count = 1,
  name = '',
  withdrawn = false,
  text,
  onReject,
  onKeepText,
  onCancel,
}: RejectionDialogProps) {
  const id = useId();
  const action = useAction(
    async ({ keep, ...rejection }: Draft) => {
      if (keep) await onKeepText?.(rejection.message);
      await onReject(rejection);
    },
    { failure, failureIn: 'screen' },
  );
  const cancel = (): void => {
    action.clear();
    onCancel();
  };
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && cancel()}
      closeOnOverlay={false}
      title={count === 1 ? applicationMessages.rejectQuestion : texts.questionOf(count)}
      description={count > 1 ? texts.several : withdrawn ? texts.withdrawn(name) : texts.one(name)}
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
      <RejectionForm id={id} text={text} canKeep={onKeepText !== undefined} onSubmit={(draft) => void action.run(draft)} />
    </Dialog>
  );
}
