import { bulkTexts } from '../../../i18n/company/bulk.de';
import { callFailure } from '../../../shared/call-failure';

/**
 * Reason why the rest was not attempted.
 * @param error of the failed batch; undefined after a cancellation
 */
export const bulkFailure = (error: unknown): string =>
  error === undefined ? bulkTexts.canceled : `${callFailure(error, bulkTexts.failed)} ${bulkTexts.stopped}`;
