import { lostTexts, SPACED_TEXT } from '@stellwerk/testing/reflow';
import { expect } from 'storybook/test';

const OVERLAYS = ['dialog', 'alertdialog', 'menu', 'listbox', 'tooltip'].map((role) => `[role=${role}]`).join();

const hasOverlay = (): boolean => [...document.querySelectorAll(OVERLAYS)].some((overlay) => overlay.checkVisibility());

/** Widest window of a phone, in pixels. */
const PHONE = 480;

/**
 * Fails when a text is cut off with the text spacing of WCAG 1.4.12, on phones and in dialogs or popups. `e2e/narrow.test.ts` checks whole
 * pages at more widths.
 */
export async function checkTextSpacing(): Promise<void> {
  if (window.innerWidth > PHONE && !hasOverlay()) return;
  const sheet = document.createElement('style');
  sheet.textContent = SPACED_TEXT;
  document.head.append(sheet);
  const lost = lostTexts();
  sheet.remove();
  await expect(lost).toEqual([]);
}
