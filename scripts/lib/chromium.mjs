import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** Chromium's headless shell, without windows, profiles and extensions: a page costs less than half (decision 0085). */
const SHELL = 'chromium-headless-shell';
const shell = `/usr/bin/${SHELL}`;

const whole = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

const firstOf = (places) => [process.env.CHROMIUM_PATH, ...places].find((path) => path !== undefined && existsSync(path));

export const findChromium = () => firstOf([shell, ...whole]);
export const findWholeChromium = () => firstOf([...whole, shell]);

const install = (name) =>
  spawnSync('apt-get', ['install', '-y', '-qq', name], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  });

/**
 * The Chromium of the browser tests. It is installed through the system's package manager only in CI and as root; elsewhere the command to
 * type is printed.
 */
export function ensureChromium() {
  const found = findChromium();
  if (found !== undefined) return found;
  const mayInstall = process.env.CI !== undefined || process.getuid?.() === 0;
  if (mayInstall && existsSync('/usr/bin/apt-get')) {
    console.log('Chromium wird installiert …');
    spawnSync('apt-get', ['update', '-qq'], { stdio: 'inherit' });
    // Older systems have the whole browser only.
    for (const name of [SHELL, 'chromium']) {
      install(name);
      const installed = findChromium();
      if (installed !== undefined) return installed;
    }
  }
  console.error(
    `Es fehlt ein Chromium: Installieren Sie es (zum Beispiel mit „sudo apt-get install ${SHELL}“), nennen Sie seinen Pfad in ` +
      'CHROMIUM_PATH, oder lassen Sie weg, was es braucht (npm test -- --no-browser).',
  );
  process.exit(1);
}
