import type { Page } from 'playwright-core';

/** Runs in the page: all that the browser keeps of unfinished forms, as JSON; a file is its name. */
function keptHere(): Promise<string> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open('keyval-store');
    opening.addEventListener('error', () => reject(new Error('The store of the browser cannot be opened.')));
    opening.addEventListener('success', () => {
      const reading = opening.result.transaction('keyval').objectStore('keyval').getAll();
      reading.addEventListener('success', () => {
        opening.result.close();
        resolve(JSON.stringify(reading.result, (_name, value: unknown) => (value instanceof File ? value.name : value)));
      });
    });
  });
}

/** All that the browser keeps of unfinished forms, as JSON; a file is its name. */
export const keptOf = (page: Page): Promise<string> => page.evaluate(keptHere);
