import type { Page } from 'playwright-core';

/** Runs in the page: all drafts of forms stored in the browser with their keys, as JSON; a file is its name. */
function keptHere(): Promise<string> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open('keyval-store');
    opening.addEventListener('error', () => reject(new Error('The store of the browser cannot be opened.')));
    opening.addEventListener('success', () => {
      const forms = opening.result.transaction('keyval').objectStore('keyval');
      const keys = forms.getAllKeys();
      const reading = forms.getAll();
      reading.addEventListener('success', () => {
        opening.result.close();
        const kept = JSON.stringify([keys.result, reading.result], (_name, value: unknown) => (value instanceof File ? value.name : value));
        // Earlier requests of the page are answered by now, and rendered after two frames.
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(kept)));
      });
    });
  });
}

/** All drafts of forms stored in the browser with their keys, as JSON; a file is its name. */
export const keptOf = (page: Page): Promise<string> => page.evaluate(keptHere);
