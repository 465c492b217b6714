import { Banner, Button, Checkbox, Dialog, RadioGroup, refuseForm, TextField, TextLink } from '@stellwerk/design-system';
import { useAction } from '@stellwerk/design-system/patterns/action';
import {
  ALERT_RHYTHMS,
  alertRhythmLabels,
  alertText,
  generalMessages,
  jobAlertMessages,
  toApiError,
  type AlertRhythm,
} from '@stellwerk/domain';
import { useEffect, useId, useRef, useState, type SubmitEvent } from 'react';
import { FailureBanner } from '../../shared/FailureBanner';
import { jobAlertTexts as texts } from '../../i18n/job-alert.de';
import { paths } from '../../paths';
import { SendButtons } from '../SendButtons';

/** Values of a job alert (O93). */
export interface JobAlertOrder {
  readonly email: string;
  readonly rhythm: AlertRhythm;
  /** Ticked consents. */
  readonly gdpr: true;
}

export interface JobAlertDialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
  /** The filters of the list, each name with its values. */
  readonly query: Readonly<Record<string, readonly string[]>>;
  /** Sends the order; rejects on failure, and the input is kept. */
  readonly createJobAlert: (order: JobAlertOrder) => Promise<unknown>;
}

/** Being offline, the limit of alerts and an invalid search have specific messages. */
function failureText(error: unknown): string {
  const { kind, status, serverMessage } = toApiError(error);
  if (kind === 'offline') return generalMessages.offline;
  return (status === 400 || status === 429) && serverMessage !== '' ? serverMessage : jobAlertMessages.failed;
}

interface OrderValues {
  readonly email: string;
  readonly rhythm: AlertRhythm;
  readonly gdpr: boolean;
}

const EMPTY: OrderValues = { email: '', rhythm: 'DAILY', gdpr: false };

/** Errors by field; without the valid ones. */
const errorsOf = ({ email, gdpr }: OrderValues): Readonly<Record<string, string>> => ({
  ...(!/^[^\s@]+@[^\s@]+\.[^\s@]{2,}$/.test(email.trim()) && { email: jobAlertMessages.email }),
  ...(!gdpr && { gdpr: jobAlertMessages.privacy }),
});

interface OrderFieldsProps {
  readonly values: OrderValues;
  readonly errors: Readonly<Record<string, string>>;
  readonly onChange: (part: Partial<OrderValues>) => void;
}

function OrderFields({ values: { email, rhythm, gdpr }, errors, onChange }: OrderFieldsProps) {
  return (
    <>
      <TextField
        name="email"
        type="email"
        autoComplete="email"
        label={texts.email}
        required
        value={email}
        error={errors.email}
        onChange={({ target }) => onChange({ email: target.value })}
      />
      <RadioGroup
        name="rhythm"
        label={texts.rhythm}
        options={ALERT_RHYTHMS.map((value) => ({ value, label: alertRhythmLabels[value] }))}
        value={rhythm}
        onChange={({ target }) => onChange({ rhythm: ALERT_RHYTHMS.find((known) => known === target.value) ?? rhythm })}
      />
      <Checkbox
        name="gdpr"
        required
        checked={gdpr}
        error={errors.gdpr}
        onChange={({ target }) => onChange({ gdpr: target.checked })}
        label={
          <>
            {`${texts.accept} `}
            <TextLink href={paths.legal.privacy()} target="_blank">
              {texts.privacy}
            </TextLink>
            {` ${texts.read}`}
          </>
        }
      />
    </>
  );
}

/**
 * Orders a job alert for the filters of the list; no digest is sent before the link in the first
 * mail is followed (O93).
 */
export function JobAlertDialog({ open, onClose, query, createJobAlert }: JobAlertDialogProps) {
  const id = useId();
  const [values, setValues] = useState(EMPTY);
  const [checked, setChecked] = useState(false);
  const [done, setDone] = useState(false);
  const outcome = useRef<HTMLDivElement>(null);
  // The submit button has disappeared: the result takes the focus.
  useEffect(() => {
    if (done) outcome.current?.focus();
  }, [done]);
  const send = useAction(createJobAlert, { failure: failureText, failureIn: 'screen' });
  const wrong = errorsOf(values);
  const errors = { ...send.failure?.fields, ...(checked && wrong) };

  const submit = async (event: SubmitEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    if (Object.keys(wrong).length > 0) return refuseForm(event.currentTarget, () => setChecked(true));
    setDone((await send.run({ email: values.email.trim(), rhythm: values.rhythm, gdpr: true })).ok);
  };

  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && onClose()}
      title={texts.title}
      description={texts.intro(alertText(query))}
      size="sm"
      closeOnOverlay={false}
      footer={
        done ? (
          <Button variant="primary" onClick={onClose}>
            {texts.close}
          </Button>
        ) : (
          <SendButtons form={id} busy={send.busy} texts={texts} onCancel={onClose} />
        )
      }
    >
      {done ? (
        <Banner ref={outcome} tabIndex={-1} tone="success" live="status">
          <p>{jobAlertMessages.done}</p>
        </Banner>
      ) : (
        <form id={id} noValidate className="sw:grid sw:gap-4" onSubmit={(event) => void submit(event)}>
          <OrderFields values={values} errors={errors} onChange={(part) => setValues({ ...values, ...part })} />
          <FailureBanner failure={send.failure} />
        </form>
      )}
    </Dialog>
  );
}
