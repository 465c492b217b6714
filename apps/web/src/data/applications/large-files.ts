import type { DocumentKind } from '@stellwerk/domain';
import { createGuestUpload } from '@stellwerk/domain/calls';
import { chosenFiles, type ApplicationFiles, type UploadedFiles } from '@stellwerk/forms/application-form';
import { forgetUpload, RESUMABLE_FROM, sendResumable } from '../resumable-upload';

type Chosen = ReturnType<typeof chosenFiles>;

/** Files uploaded before their form, each as a resumable upload (decision 0066). */
export const largeFiles = (files: ApplicationFiles): Chosen => chosenFiles(files).filter(({ file }) => file.size >= RESUMABLE_FROM);

/**
 * Uploads the large files, one after the other, with and without an account: an applicant may have an unconfirmed email address.
 * @param onProgress percent of each file that has arrived
 * @throws ApiError as `sendResumable`
 */
export async function sendLargeFiles(
  large: Chosen,
  onProgress: (progress: Partial<Record<DocumentKind, number>>) => void,
  signal: AbortSignal | undefined,
): Promise<UploadedFiles> {
  const ids: Partial<Record<DocumentKind, string>> = {};
  const arrived: Partial<Record<DocumentKind, number>> = Object.fromEntries(large.map(({ kind }) => [kind, 0]));
  for (const { kind, file } of large) {
    const tell = (percent: number): void => {
      arrived[kind] = percent;
      onProgress({ ...arrived });
    };
    ids[kind] = await sendResumable(file, { onProgress: tell, signal, call: createGuestUpload, remember: true });
  }
  return ids;
}

/** Makes the browser forget the uploads of a received application. Does not reject. */
export async function forgetLargeFiles(large: Chosen): Promise<void> {
  for (const { file } of large) await forgetUpload(file, createGuestUpload);
}
