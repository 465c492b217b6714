import { Dialog } from '@stellwerk/design-system';
import { useAction } from '@stellwerk/design-system/patterns';
import type { InboxMessage, Message } from '@stellwerk/domain';
import { MessageForm, type MessageValues } from '@stellwerk/forms/message-form';
import { inboxShared as texts } from '../../i18n/inbox.de';
import { DeleteDialog } from '../../company/shared/DeleteDialog';
import { deleteFailure, sendFailure } from '../../shared/mailbox/failures';

export interface InboxDialogsProps {
  /** Which window is open; undefined for none. */
  readonly dialog: 'reply' | 'delete' | undefined;
  /** The message that is answered or deleted; it stays while a dialog closes. */
  readonly message: InboxMessage;
  /** The company that an answer goes to; null for a message without one. */
  readonly company: Message['user'];
  /** What deleting means here. */
  readonly deleteText: string;
  readonly onClose: () => void;
  /** Sends an answer to the company of the message; rejects when it failed, and the window stays and says why. */
  readonly onReply: (values: MessageValues, message: InboxMessage) => Promise<unknown>;
  /** Deletes after the question; rejects when it failed. A toast shows the outcome either way. */
  readonly onDelete: (message: InboxMessage) => Promise<unknown>;
}

/** The dialogs of the inbox: an answer, and the question before deleting. */
export function InboxDialogs({ dialog, message, company, deleteText, onClose, onReply, onDelete }: InboxDialogsProps) {
  const { submit } = useAction(
    async (values: MessageValues) => {
      await onReply(values, message);
      onClose();
    },
    { success: texts.sent, failure: sendFailure, failureIn: 'screen' },
  );
  return (
    <>
      <Dialog open={dialog === 'reply'} onOpenChange={(open) => !open && onClose()} title={texts.reply} closeOnOverlay={false}>
        {company && (
          <MessageForm
            recipients={[{ label: texts.companies, options: [{ value: company.id, label: company.firstName }] }]}
            defaultValues={{ recipient: company.id, subject: texts.replySubject(message.subject) }}
            onCancel={onClose}
            onSubmit={submit}
          />
        )}
      </Dialog>
      <DeleteDialog
        open={dialog === 'delete'}
        onClose={onClose}
        title={texts.deleteTitle}
        description={deleteText}
        onDelete={() => onDelete(message)}
        outcome={{ success: texts.deleted, failure: deleteFailure }}
      />
    </>
  );
}
