import { Dialog, NativeSelect, refuseForm, TextArea, TextField } from '@stellwerk/design-system';
import { useAction } from '@stellwerk/design-system/patterns/action';
import {
  authMessages,
  generalMessages,
  REPORT_LIMITS,
  REPORT_REASONS,
  reportMessages,
  reportReasonLabels,
  statusOf,
  toApiError,
  type ReportReason,
} from '@stellwerk/domain';
import { useId, useState, type SubmitEvent } from 'react';
import { FailureBanner } from '../../../shared/FailureBanner';
import { jobActionTexts } from '../../../i18n/job-actions.de';
import { SendButtons } from '../../SendButtons';

const texts = jobActionTexts.dialog;

/** Values of a report; the body of POST /api/public/jobs/{id}/report. */
export interface JobReport {
  readonly reason: ReportReason;
  /** '' without details. */
  readonly text: string;
  /** '' without an email address. */
  readonly email: string;
}

export interface ReportDialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
  /** Sends the report; rejects on failure, and the input is kept. */
  readonly onReport: (report: JobReport) => Promise<unknown>;
}

/** Being offline and the limit of reports have specific messages. */
function failureText(error: unknown): string {
  const { kind, serverMessage } = toApiError(error);
  if (kind === 'offline') return generalMessages.offline;
  const status = statusOf(error);
  return (status === 429 || status === 404) && serverMessage !== '' ? serverMessage : texts.failed;
}

type Errors = Readonly<Partial<Record<keyof JobReport, string>>>;

function errorsOf(reason: ReportReason | undefined, text: string, email: string): Errors {
  return {
    ...(reason === undefined && { reason: reportMessages.reason }),
    ...(text.length > REPORT_LIMITS.text && { text: generalMessages.tooLong(REPORT_LIMITS.text) }),
    ...(email !== '' && !/^\S+@\S+\.\S+$/.test(email) && { email: authMessages.email }),
  };
}

/** Reports a problem with a job (O95). */
export function ReportDialog({ open, onClose, onReport }: ReportDialogProps) {
  const id = useId();
  const [choice, setChoice] = useState('');
  const [text, setText] = useState('');
  const [email, setEmail] = useState('');
  const [checked, setChecked] = useState(false);
  const send = useAction(onReport, { success: texts.sent, failure: failureText, failureIn: 'screen' });
  const reason = REPORT_REASONS.find((known) => known === choice);
  const wrong = errorsOf(reason, text, email.trim());
  const errors: Errors = { ...send.failure?.fields, ...(checked && wrong) };

  const submit = async (event: SubmitEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    if (reason === undefined || Object.keys(wrong).length > 0) return refuseForm(event.currentTarget, () => setChecked(true));
    if ((await send.run({ reason, text: text.trim(), email: email.trim() })).ok) onClose();
  };

  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && onClose()}
      title={texts.title}
      description={texts.intro}
      size="sm"
      closeOnOverlay={false}
      footer={<SendButtons form={id} busy={send.busy} texts={texts} onCancel={onClose} />}
    >
      <form id={id} noValidate className="sw:grid sw:gap-4" onSubmit={(event) => void submit(event)}>
        <NativeSelect
          name="reason"
          label={texts.reason}
          placeholder={texts.choose}
          required
          options={REPORT_REASONS.map((value) => ({ value, label: reportReasonLabels[value] }))}
          value={choice}
          error={errors.reason}
          onChange={({ target }) => setChoice(target.value)}
        />
        <TextArea
          name="text"
          label={texts.text}
          optional
          rows={4}
          value={text}
          error={errors.text}
          onChange={({ target }) => setText(target.value)}
        />
        <TextField
          name="email"
          type="email"
          autoComplete="email"
          label={texts.email}
          hint={texts.emailHint}
          optional
          value={email}
          error={errors.email}
          onChange={({ target }) => setEmail(target.value)}
        />
        <FailureBanner failure={send.failure} />
      </form>
    </Dialog>
  );
}
