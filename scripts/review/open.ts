import { spawn } from 'node:child_process';

const commands: Readonly<Partial<Record<NodeJS.Platform, string>>> = { darwin: 'open', win32: 'explorer', linux: 'xdg-open' };

/** Opens a URL in the person's browser, where a person sits at the terminal; the URL is printed in any case. */
export function openInBrowser(url: string): void {
  const command = commands[process.platform];
  if (command === undefined || !process.stdout.isTTY) return;
  const opened = spawn(command, [url], { detached: true, stdio: 'ignore' });
  opened.on('error', () => undefined);
  opened.unref();
}
