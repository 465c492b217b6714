import { existsSync } from 'node:fs';

/** The whole browser first, as people have it. */
const PLACES = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/chromium-headless-shell',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** The Chromium of this machine; `CHROMIUM_PATH` names another. @throws when there is none */
export function findChromium(): string {
  const found = [process.env.CHROMIUM_PATH, ...PLACES].find((path) => path !== undefined && existsSync(path));
  if (found === undefined)
    throw new Error('No Chromium found: name one in CHROMIUM_PATH, or run npm test once, which says how to install it.');
  return found;
}
