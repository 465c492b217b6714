import type { Locator, Page } from 'playwright-core';
import { byLabel, byRole } from './find';

/** The confirmation dialog of a rejection. */
export const rejectionDialog = (page: Page): Locator => byRole(page, 'dialog', 'Bewerbung ablehnen?');

/** Answers that dialog. */
export async function answerRejection(page: Page, reason = 'Anderer Grund'): Promise<void> {
  await byLabel(rejectionDialog(page), 'Grund').selectOption({ label: reason });
  await byRole(rejectionDialog(page), 'button', 'Ja, ablehnen').click();
}
