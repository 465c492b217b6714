import { inputMessages } from '@stellwerk/domain';
import { discardBody, discardForm, readForm } from '../files/multipart.ts';
import { fileError, type ReceivedFile } from '../files/receive.ts';
import type { Slot } from '../files/slots.ts';
import { actorOf, type ServerCall } from '../http/call.ts';
import { errorFields } from '../log.ts';

/**
 * Reads a form with one file and hands the file on; whatever the caller does, nothing is left in the temporary folder. Counts as an
 * upload of the account (rule 11).
 * @param failed German text for a file that could not be written
 * @throws CallError 'limit', or 'invalid' for a form without the file and for one that the slot does not take
 */
export async function receiveOne<T>(call: ServerCall, slot: Slot, failed: string, work: (file: ReceivedFile) => Promise<T>): Promise<T> {
  const { context, request, requestId } = call;
  const { files, limits, log, paces } = context;
  try {
    await limits.consume('uploads', actorOf(call).id);
  } catch (error) {
    await discardBody(request, paces.form);
    throw error;
  }
  const form = await readForm(request, files.temporary, paces.form, {
    slotOf: (field) => (field === slot.field ? slot : null),
    total: slot.limits.default,
    failed,
    report: (error) => log('error', 'file-not-written', { requestId, ...errorFields(error) }),
  });
  try {
    const [file] = form.files;
    if (file === undefined) throw fileError(slot.field, inputMessages.required);
    return await work(file);
  } finally {
    await discardForm(files.temporary, form);
  }
}
