import { bulkTexts } from '../../../i18n/company/bulk.de';
import { callFailure } from '../../../shared/call-failure';

/** Why the rest was not tried. @param error of the portion that failed; undefined where somebody has cancelled */
export const bulkFailure = (error: unknown): string =>
  error === undefined ? bulkTexts.canceled : `${callFailure(error, bulkTexts.failed)} ${bulkTexts.stopped}`;
