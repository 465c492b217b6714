import { SPACED_TEXT } from '@stellwerk/testing/reflow';
import type { Page } from 'playwright-core';

/** Gives the text of a page the spacing of WCAG 1.4.12; as a style sheet of the document, which no policy of the page forbids. */
export const spaceText = (page: Page): Promise<void> =>
  page.evaluate((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  }, SPACED_TEXT);
