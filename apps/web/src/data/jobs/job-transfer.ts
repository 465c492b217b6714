import type { ImportEntry, ImportResult } from '@stellwerk/domain';
import { checkJobImport, exportJobs, importCompanyJobs } from '@stellwerk/domain/calls';
import type { BodyOf } from '@stellwerk/domain/endpoints';
import { send } from '../client';
import { download } from '../download';
import { saveFile } from '../save-file';
import { sendForm } from '../upload';

/** Saves all jobs of a company as a file of this device. @throws ApiError */
export async function saveExport(id: string, format: 'csv' | 'json'): Promise<void> {
  saveFile(await download(exportJobs, { params: { id }, query: { format } }), `stellenanzeigen.${format}`);
}

/** The calls of an import into a company; each rejects with an ApiError. */
export const importCalls = (id: string) => ({
  /** Reports the result of importing a file, without importing it. */
  checkImport: (file: File, onProgress: (percent: number) => void): Promise<readonly ImportEntry[]> => {
    const form = new FormData();
    form.append('file', file);
    return sendForm(checkJobImport, { params: { id }, form }, { onProgress });
  },
  /** Imports a batch of checked entries. */
  sendImport: (jobs: readonly unknown[], options: Omit<BodyOf<typeof importCompanyJobs>, 'jobs'>): Promise<readonly ImportResult[]> =>
    send(importCompanyJobs, { params: { id }, body: { jobs: [...jobs], ...options } }),
});
