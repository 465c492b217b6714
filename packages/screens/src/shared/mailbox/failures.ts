import { mailboxTexts } from '../../i18n/mailbox.de';
import { callFailure } from '../call-failure';

/** Why a message did not go out (CM16, CM18). */
export const sendFailure = (error: unknown): string => callFailure(error, mailboxTexts.sendFailed);

/** Why a message was not marked as read (CM16). */
export const markFailure = (error: unknown): string => callFailure(error, mailboxTexts.markFailed);

/** Why a message was not deleted (CM16). */
export const deleteFailure = (error: unknown): string => callFailure(error, mailboxTexts.deleteFailed);
