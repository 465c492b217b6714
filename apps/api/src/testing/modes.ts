import fs from 'node:fs';
import { join } from 'node:path';

/**
 * A folder and its content with their modes, as far as others than the owner may access them: folders have 0700, files 0600. Files
 * that a running server renames or removes meanwhile are left out.
 */
export function openPaths(folder: string): readonly string[] {
  const paths = [folder, ...fs.readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name))];
  return paths.flatMap((path) => {
    const stat = fs.lstatSync(path, { throwIfNoEntry: false });
    if (stat === undefined) return [];
    const mode = stat.mode & 0o777;
    return mode === (stat.isDirectory() ? 0o700 : 0o600) ? [] : [`${path} ${mode.toString(8)}`];
  });
}
