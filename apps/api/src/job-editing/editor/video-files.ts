import type { Context } from '../../platform/context/context.ts';
import { errorFields } from '../../platform/log/log.ts';
import { publicFile } from '../../platform/media/public-files.ts';
import { deletePublicFile } from '../../platform/media/store.ts';
import { isVideoUsed } from './store.ts';

/**
 * Removes files that no job names any more, each with its row. Failed ones keep their row and are logged: the change of the job is
 * complete.
 * @param names null and files of other jobs are ignored
 */
export async function removeVideoFiles({ db, files, log }: Context, names: readonly (string | null)[]): Promise<void> {
  for (const name of names) {
    const file = name === null ? null : publicFile('job-videos', name);
    if (file === null) continue;
    try {
      if (await isVideoUsed(db, file.filename)) continue;
      await files.storage.remove(file.storageKey);
      await deletePublicFile(db, file.filename);
    } catch (error) {
      log('error', 'file-left', errorFields(error));
    }
  }
}
