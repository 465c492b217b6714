import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const places = [
  process.env.CHROMIUM_PATH,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

export function findChromium() {
  return places.find((path) => path !== undefined && existsSync(path));
}

/**
 * The Chromium that the browser tests use. It is installed through the system's package manager only where nobody is asked
 * (CI, root); elsewhere the command to type is said.
 */
export function ensureChromium() {
  const found = findChromium();
  if (found !== undefined) return found;
  const mayInstall = process.env.CI !== undefined || process.getuid?.() === 0;
  if (mayInstall && existsSync('/usr/bin/apt-get')) {
    console.log('Chromium wird installiert …');
    spawnSync('apt-get', ['update', '-qq'], { stdio: 'inherit' });
    spawnSync('apt-get', ['install', '-y', '-qq', 'chromium'], {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    });
    const installed = findChromium();
    if (installed !== undefined) return installed;
  }
  console.error(
    'Für die Browser-Tests fehlt ein Chromium. Installieren Sie es, zum Beispiel mit\n' +
      '  sudo apt-get install chromium        (Debian, Ubuntu)\n' +
      '  brew install --cask google-chrome    (macOS)\n' +
      'oder nennen Sie seinen Pfad in CHROMIUM_PATH.',
  );
  process.exit(1);
}
