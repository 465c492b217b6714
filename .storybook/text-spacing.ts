import { lostTexts, SPACED_TEXT } from '@stellwerk/testing/reflow';
import { expect } from 'storybook/test';

const OVERLAYS = ['dialog', 'alertdialog', 'menu', 'listbox', 'tooltip'].map((role) => `[role=${role}]`).join();

const hasOverlay = (): boolean => [...document.querySelectorAll(OVERLAYS)].some((overlay) => overlay.checkVisibility());

/** Widest window of a phone, in pixels. */
const PHONE = 480;

/**
 * Asks whether every text can be read with the spacing that a person may set (WCAG 1.4.12): on a phone, and wherever something lies
 * over the page. Whole pages are asked at more widths by `e2e/narrow.test.ts`.
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
