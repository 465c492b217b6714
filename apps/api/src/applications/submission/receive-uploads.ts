import { APPLICATION_FILES_LIMIT, DOCUMENT_KINDS, FILE_FIELDS, UPLOAD_FIELDS, type DocumentKind } from '@stellwerk/domain';
import type { Context } from '../../platform/context/context.ts';
import { discardForm, type Form } from '../../platform/files/uploads/multipart.ts';
import type { ReceivedFile } from '../../platform/files/uploads/receive.ts';
import { tooLarge } from '../../platform/files/uploads/upload-collector.ts';
import { receiveUpload } from '../../platform/media/receive-upload.ts';
import { applicationSlot } from './slots.ts';

/** Files of an application uploaded before its form, and their uploads. */
export interface ReceivedUploads {
  readonly files: readonly ReceivedFile<DocumentKind>[];
  /** Ids of the uploads; they stay until the application is stored, so that a rejected form can name them again. */
  readonly ids: readonly string[];
}

/**
 * Reads the uploads that a form names in place of files, validated like files of the form (O18, decision 0066).
 * @throws CallError 'invalid' at the slot of a missing or unaccepted file, 'too-large' when all files together are; nothing is left
 */
export async function receiveUploads(context: Context, form: Form<DocumentKind>): Promise<ReceivedUploads> {
  const files: ReceivedFile<DocumentKind>[] = [];
  const ids: string[] = [];
  try {
    for (const kind of DOCUMENT_KINDS) {
      const id = form.texts[UPLOAD_FIELDS[kind]] ?? '';
      const slot = applicationSlot(FILE_FIELDS[kind]);
      if (id === '' || slot === null) continue;
      files.push(await receiveUpload(context, slot, id, null));
      ids.push(id);
    }
    const size = [...form.files, ...files].reduce((sum, file) => sum + file.size, 0);
    if (size > APPLICATION_FILES_LIMIT) throw tooLarge(APPLICATION_FILES_LIMIT);
    return { files, ids };
  } catch (error) {
    await discardForm(context.files.temporary, { files });
    throw error;
  }
}
