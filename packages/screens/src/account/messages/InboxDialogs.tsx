import { Dialog } from '@stellwerk/design-system';
import { useAction } from '@stellwerk/design-system/patterns';
import type { InboxMessage, Message } from '@stellwerk/domain';
import { MessageForm, type MessageValues } from '@stellwerk/forms/message-form';
import { inboxShared as texts } from '../../i18n/inbox.de';
import { DeleteDialog } from '../../company/shared/ActionDialog';
import { deleteFailure, sendFailure } from '../../shared/mailbox/control';

export interface InboxDialogsProps {
  /** The open dialog; undefined for none. */
  readonly dialog: 'reply' | 'delete' | undefined;
  /** The message to reply to or to delete; it stays while a dialog closes. */
  readonly message: InboxMessage;
  /** The company that receives the reply; null for a message without one. */
  readonly company: Message['user'];
  /** Consequences of deleting here. */
  readonly deleteText: string;
  readonly onClose: () => void;
  /**
   * Sends a reply to the company of the message; on failure it rejects, and the dialog stays open
   * with the error.
   */
  readonly reply: (values: MessageValues, message: InboxMessage) => Promise<unknown>;
  /** Deletes after confirmation; rejects on failure. A toast shows the result. */
  readonly remove: (message: InboxMessage) => Promise<unknown>;
}

/** The dialogs of the inbox: reply, and confirmation of deletion. */
export function InboxDialogs({ dialog, message, company, deleteText, onClose, reply, remove }: InboxDialogsProps) {
  const { submit } = useAction(
    async (values: MessageValues) => {
      await reply(values, message);
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
        onDelete={() => remove(message)}
        outcome={{ success: texts.deleted, failure: deleteFailure }}
      />
    </>
  );
}
