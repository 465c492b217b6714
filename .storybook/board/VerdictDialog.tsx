import { Banner } from '@stellwerk/design-system/banner';
import { Button } from '@stellwerk/design-system/button';
import { Dialog } from '@stellwerk/design-system/dialog';
import { TextArea } from '@stellwerk/design-system/text-area';
import { TextField } from '@stellwerk/design-system/text-field';
import { type FormEvent, useId, useState } from 'react';
import type { PictureNote } from '../review/model.ts';
import { labels } from './labels.de.ts';
import { rememberedName, rememberName } from './memory.ts';
import type { Sent } from './send.ts';
import type { Decision } from './verdict.ts';

interface VerdictDialogProps {
  readonly decision: Decision;
  /** Title of the screen. */
  readonly title: string;
  readonly notes: readonly PictureNote[];
  readonly onClose: () => void;
  readonly onDecide: (who: string, remark: string) => Promise<Sent>;
}

interface Errors {
  readonly name?: string;
  readonly remark?: string;
  readonly sending?: string;
}

/** Asks for the name and, unless the screen is approved as it is, for a remark. */
export function VerdictDialog({ decision, title, notes, onClose, onDecide }: VerdictDialogProps) {
  const form = useId();
  const [errors, setErrors] = useState<Errors>({});
  const [sending, setSending] = useState(false);
  const submit = async (event: FormEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    const [who, remark] = [String(data.get('who') ?? '').trim(), String(data.get('remark') ?? '').trim()];
    const missing = {
      ...(who === '' ? { name: labels.missingName } : {}),
      ...(decision !== 'approve' && remark === '' && notes.length === 0 ? { remark: labels.missingRemark } : {}),
    };
    setErrors(missing);
    if (Object.keys(missing).length > 0) return;
    rememberName(who);
    setSending(true);
    const { ok, message } = await onDecide(who, remark);
    if (ok) return;
    setSending(false);
    setErrors({ sending: message });
  };
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={labels[decision]}
      description={title}
      size="sm"
      footer={
        <>
          <Button onClick={onClose}>{labels.cancel}</Button>
          <Button variant="primary" type="submit" form={form} loading={sending} loadingLabel={labels.sending}>
            {labels[decision]}
          </Button>
        </>
      }
    >
      <form id={form} className="board-dialog" noValidate onSubmit={(event) => void submit(event)}>
        {errors.sending === undefined ? null : (
          <Banner tone="error" live="alert">
            {errors.sending}
          </Banner>
        )}
        <TextField
          label={labels.name}
          hint={labels.nameHint}
          name="who"
          autoComplete="name"
          defaultValue={rememberedName()}
          error={errors.name}
        />
        {decision === 'approve' ? null : (
          <TextArea
            label={labels.remark}
            hint={decision === 'sendBack' ? labels.remarkOf.back : labels.remarkOf.with}
            name="remark"
            rows={3}
            error={errors.remark}
          />
        )}
        {notes.length === 0 ? null : <p className="board-facts">{labels.notes(notes.length)}</p>}
      </form>
    </Dialog>
  );
}
