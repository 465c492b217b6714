import { ConfirmDialog, Dialog } from '@stellwerk/design-system';
import type { Message } from '@stellwerk/design-system/patterns';
import { MessageForm, type MessageFormProps, type MessageValues } from '@stellwerk/forms/message-form';
import { useState } from 'react';
import { messagesWords } from '../../../i18n/company/messages.de';

const words = messagesWords;

/** What the dialog of a new message starts with. */
export type Draft = Partial<Pick<MessageValues, 'recipient' | 'subject'>>;

export interface MessageDialogsProps {
  /** The message that is asked about before it is deleted. */
  readonly asked: Message | undefined;
  readonly onAsk: (message: Message | undefined) => void;
  /** The fixed entries first, then the applicants with an account (O40). */
  readonly recipients: MessageFormProps['recipients'];
  /** The dialog of a new message is open, with these values; undefined while it is closed. */
  readonly draft: Draft | undefined;
  readonly onDraft: (draft: Draft | undefined) => void;
  /** Sends; null closes the dialog, a failure stays in it (CM18). */
  readonly onSend: MessageFormProps['onSubmit'];
  /** Deletes after the question; rejects when it failed. */
  readonly onDelete: (message: Message) => Promise<unknown>;
}

/** The dialogs of the messages: a new one, and the question before deleting (CM05, CM08, CM10 to CM13, CM18). */
export function MessageDialogs({ asked, onAsk, draft, onDraft, onSend, recipients, onDelete }: MessageDialogsProps) {
  const [deleting, setDeleting] = useState(false);
  const remove = async (): Promise<void> => {
    if (asked === undefined) return;
    setDeleting(true);
    // The failure has been told by a toast.
    await onDelete(asked).catch(() => undefined);
    setDeleting(false);
    onAsk(undefined);
  };
  return (
    <>
      <Dialog open={draft !== undefined} onOpenChange={(open) => !open && onDraft(undefined)} title={words.create} closeOnOverlay={false}>
        <MessageForm
          recipients={recipients}
          defaultValues={draft}
          onCancel={() => onDraft(undefined)}
          onSubmit={async (values) => {
            const failure = await onSend(values);
            if (failure === null) onDraft(undefined);
            return failure;
          }}
        />
      </Dialog>
      <ConfirmDialog
        open={asked !== undefined}
        onOpenChange={(open) => !open && onAsk(undefined)}
        title={words.deleteTitle}
        description={words.deleteText}
        confirmLabel={words.deleteConfirm}
        loading={deleting}
        loadingLabel={words.deleting}
        onConfirm={() => void remove()}
      />
    </>
  );
}
