import { Banner, Button, useToast } from '@stellwerk/design-system';
import { useDrafts } from '@stellwerk/design-system/patterns';
import { failureOf, type SelectedApplication } from '@stellwerk/domain';
import { MessageForm, type MessageValues } from '@stellwerk/forms/message-form';
import { useState } from 'react';
import { bulkTexts as texts } from '../../../i18n/company/bulk.de';
import { sharedTexts } from '../../../i18n/company/shared.de';
import { sendFailure } from '../../../shared/mailbox/control';
import type { BulkCalls } from './bulk-calls';
import { BulkEndView } from './BulkEndView';
import { BulkProgressLine } from './BulkProgressLine';
import { isWhole } from './report';
import type { BulkEnd, BulkTask } from './use-bulk-task';

export interface MessageTaskProps {
  readonly calls: BulkCalls;
  readonly task: BulkTask<SelectedApplication>;
  readonly applications: readonly SelectedApplication[];
  /** Called when some or all of them are completed. */
  readonly onEnd: (end: BulkEnd<SelectedApplication>) => void;
  readonly onClose: () => void;
}

const DRAFT = 'bulk-message';

/** The first line of the draft is the subject. */
const read = (draft: string | undefined): Partial<MessageValues> =>
  draft === undefined ? {} : { subject: draft.slice(0, draft.indexOf('\n')), content: draft.slice(draft.indexOf('\n') + 1) };

/** A message to several applicants: recipients, text, progress, and failed recipients (O40). */
export function MessageTask({ task, applications, calls, onEnd, onClose }: MessageTaskProps) {
  // One key per message, for every retry.
  const [requestKey] = useState(() => crypto.randomUUID());
  const [values, setValues] = useState<MessageValues>();
  // The recipients stay fixed while the selection changes.
  const [reached] = useState(() => applications.filter(({ hasAccount }) => hasAccount));
  const [without] = useState(applications.length - reached.length);
  const toast = useToast();
  const drafts = useDrafts();
  // A login may expire during writing (decision 0081).
  const [kept] = useState(() => drafts.read(DRAFT));
  const endDraft = (): void => drafts.write(DRAFT, undefined);

  const send = async ({ subject, content }: MessageValues, items: readonly SelectedApplication[]) => {
    const end = await task.start(items, (portion) => calls.sendMessages(portion, { subject, content, requestKey }));
    onEnd(end);
    if (end.results.length > 0) endDraft();
    else {
      task.clear();
      return failureOf(end.error, sendFailure(end.error));
    }
    if (isWhole(end.summary)) {
      onClose();
      toast.success(texts.messageDone(end.summary.done.length));
    }
    return null;
  };

  if (reached.length === 0)
    return (
      <div className="sw:grid sw:gap-5">
        <p>{texts.nobodyReached}</p>
        <div className="sw:flex sw:justify-end">
          <Button onClick={onClose}>{texts.close}</Button>
        </div>
      </div>
    );
  if (task.end && values)
    return <BulkEndView end={task.end} again={task.end.rest} onRetry={(items) => void send(values, items)} onClose={onClose} />;
  return (
    <div className="sw:grid sw:gap-5">
      <Banner>
        <span>{texts.reached(reached.length)}</span> {without > 0 && <span>{texts.notReached(without)}</span>}
      </Banner>
      {kept !== undefined && <p className="sw:text-sm sw:text-ink-2">{sharedTexts.draftKept}</p>}
      <MessageForm
        defaultValues={{ recipient: texts.bar, ...read(kept) }}
        onValuesChange={({ subject, content }) => drafts.write(DRAFT, `${subject}\n${content}`)}
        onCancel={
          task.progress
            ? undefined
            : () => {
                endDraft();
                onClose();
              }
        }
        onSubmit={(typed) => {
          setValues(typed);
          return send(typed, reached);
        }}
      />
      {task.progress && <BulkProgressLine {...task.progress} onCancel={task.cancel} />}
    </div>
  );
}
