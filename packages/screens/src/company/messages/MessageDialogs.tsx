import { Dialog } from '@stellwerk/design-system';
import { useAction } from '@stellwerk/design-system/patterns';
import type { Message } from '@stellwerk/domain';
import { MessageForm, type MessageFormProps, type MessageValues } from '@stellwerk/forms/message-form';
import { messagesTexts } from '../../i18n/company/messages.de';
import { deleteFailure, sendFailure } from '../../shared/mailbox/control';
import { DeleteDialog } from '../shared/ActionDialog';

const texts = messagesTexts;

/** Initial values of the dialog for a new message. */
export type Draft = Partial<Pick<MessageValues, 'recipient' | 'subject'>>;

export interface MessageDialogsProps {
  /** The message to delete, for the confirmation. */
  readonly asked: Message | undefined;
  readonly onAsk: (message: Message | undefined) => void;
  /** The fixed entries first, then the applicants with an account (O40). */
  readonly recipients: MessageFormProps['recipients'];
  /** Initial values of the open dialog for a new message; undefined while it is closed. */
  readonly draft: Draft | undefined;
  readonly onDraft: (draft: Draft | undefined) => void;
  /** Sends; on failure it rejects, and the dialog shows the error (CM16, CM18). */
  readonly send: (values: MessageValues) => Promise<unknown>;
  /** Deletes after a confirmation; rejects on failure. */
  readonly remove: (message: Message) => Promise<unknown>;
}

/**
 * The dialogs of the messages: a new one, and the confirmation of deletion (CM05, CM08, CM10 to
 * CM13, CM16, CM18).
 */
export function MessageDialogs({ asked, onAsk, draft, onDraft, send, recipients, remove }: MessageDialogsProps) {
  const { submit } = useAction(
    async (values: MessageValues) => {
      await send(values);
      onDraft(undefined);
    },
    { success: texts.sent, failure: sendFailure, failureIn: 'screen' },
  );
  return (
    <>
      <Dialog open={draft !== undefined} onOpenChange={(open) => !open && onDraft(undefined)} title={texts.create} closeOnOverlay={false}>
        <MessageForm recipients={recipients} defaultValues={draft} onCancel={() => onDraft(undefined)} onSubmit={submit} />
      </Dialog>
      <DeleteDialog
        open={asked !== undefined}
        onClose={() => onAsk(undefined)}
        title={texts.deleteTitle}
        description={texts.deleteText}
        onDelete={() => (asked === undefined ? Promise.resolve() : remove(asked))}
        outcome={{ success: texts.deleted, failure: deleteFailure }}
      />
    </>
  );
}
