import { findWholeChromium } from '../../scripts/lib/chromium.mjs';

/** The Chromium of this machine; `CHROMIUM_PATH` names another. @throws when there is none */
export function findChromium(): string {
  const found = findWholeChromium();
  if (found === undefined)
    throw new Error('No Chromium found: name one in CHROMIUM_PATH, or run npm test once, which says how to install it.');
  return found;
}
