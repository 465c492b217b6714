import { mailboxTexts } from '../../i18n/mailbox.de';
import { callFailure } from '../call-failure';

/** Why a message did not go out (CM16, CM18). */
export const sendFailure = (error: unknown): string => callFailure(error, mailboxTexts.sendFailed);
