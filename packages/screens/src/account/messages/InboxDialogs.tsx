import type { InboxMessage } from '@stellwerk/domain';
import { Dialog } from '@stellwerk/design-system';
import { MessageForm, type MessageFormProps } from '@stellwerk/forms/message-form';
import { inboxTexts as texts } from '../../i18n/inbox.de';
import { DeleteDialog } from '../../company/shared/DeleteDialog';

export interface InboxDialogsProps {
  /** Which one is open. */
  readonly dialog: 'reply' | 'delete' | undefined;
  /** The message that is answered or deleted; it stays while a dialog closes. */
  readonly message: InboxMessage;
  readonly onClose: () => void;
  /** Sends an answer to a company; null closes the window, a failure stays in it. */
  readonly onReply: MessageFormProps['onSubmit'];
  /** Deletes after the question; rejects when it failed. A toast shows the outcome either way. */
  readonly onDelete: (message: InboxMessage) => Promise<unknown>;
}

/** The dialogs of the inbox: an answer, and the question before deleting. */
export function InboxDialogs({ dialog, message, onClose, onReply, onDelete }: InboxDialogsProps) {
  const { company, subject } = message;
  return (
    <>
      <Dialog open={dialog === 'reply'} onOpenChange={(open) => !open && onClose()} title={texts.reply} closeOnOverlay={false}>
        {company && (
          <MessageForm
            recipients={[{ label: texts.companies, options: [{ value: company.id, label: company.name }] }]}
            defaultValues={{ recipient: company.id, subject: texts.replySubject(subject) }}
            onCancel={onClose}
            onSubmit={async (values) => {
              const failure = await onReply(values);
              if (failure === null) onClose();
              return failure;
            }}
          />
        )}
      </Dialog>
      <DeleteDialog
        open={dialog === 'delete'}
        onClose={onClose}
        title={texts.deleteTitle}
        description={texts.deleteText}
        onDelete={() => onDelete(message)}
        outcome={{ success: texts.deleted, failure: texts.deleteFailed }}
      />
    </>
  );
}
