import fs from 'node:fs';
import { join } from 'node:path';

const PREFIX = 'stellwerk-socket-';

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

/** Removes the socket folders of dead processes: a killed one cannot do so itself. Those of other accounts stay. */
function sweep(folder: string): void {
  for (const name of fs.readdirSync(folder)) {
    const pid = new RegExp(`^${PREFIX}(\\d+)-`).exec(name)?.[1];
    if (pid === undefined || isAlive(Number(pid))) continue;
    try {
      fs.rmSync(join(folder, name), { recursive: true, force: true });
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && (error.code === 'EACCES' || error.code === 'EPERM'))) throw error;
    }
  }
}

/** A new folder for the socket of this process, which no other account can enter. @param folder for temporary files */
export function newSocketFolder(folder: string): string {
  sweep(folder);
  return fs.mkdtempSync(join(folder, `${PREFIX}${process.pid}-`));
}
