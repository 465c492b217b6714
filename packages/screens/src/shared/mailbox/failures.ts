import { mailboxTexts } from '../../i18n/mailbox.de';
import { callFailure } from '../call-failure';

/** Error message of a message that was not sent (CM16, CM18). */
export const sendFailure = (error: unknown): string => callFailure(error, mailboxTexts.sendFailed);

/** Error message of a message that was not marked as read (CM16). */
export const markFailure = (error: unknown): string => callFailure(error, mailboxTexts.markFailed);

/** Error message of a message that was not deleted (CM16). */
export const deleteFailure = (error: unknown): string => callFailure(error, mailboxTexts.deleteFailed);
