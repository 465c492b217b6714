import { inputMessages } from '@stellwerk/domain';
import { discardBody } from '../streams/discard.ts';
import { discardForm, readForm, type Form } from '../files/uploads/multipart.ts';
import { fileError, type ReceivedFile } from '../files/uploads/receive.ts';
import type { Slot } from '../files/uploads/slots.ts';
import { actorOf, type ServerCall } from '../http/call.ts';
import { errorFields } from '../log/log.ts';

/**
 * Reads a form with at most one file. Counts as an upload of the account (rule 11); the caller discards the form.
 * @param failed German text for a file that could not be written
 * @throws CallError 'limit', or 'invalid' for a file that the slot rejects
 */
export async function receiveForm<Name extends string>(call: ServerCall, slot: Slot<Name>, failed: string): Promise<Form<Name>> {
  const { context, request, requestId } = call;
  const { files, limits, log, paces } = context;
  try {
    await limits.consume('uploads', actorOf(call).id);
  } catch (error) {
    await discardBody(request, paces.form);
    throw error;
  }
  return readForm(request, files.temporary, paces.form, {
    slotOf: (field) => (field === slot.field ? slot : null),
    total: Math.max(...Object.values(slot.limits)),
    failed,
    report: (error) => log('error', 'file-not-written', { requestId, ...errorFields(error) }),
  });
}

/**
 * Reads a form with one file and passes the file on; nothing is left in the temporary folder afterwards.
 * @throws CallError as `receiveForm`, and 'invalid' for a form without the file
 */
export async function receiveOne<T>(call: ServerCall, slot: Slot, failed: string, work: (file: ReceivedFile) => Promise<T>): Promise<T> {
  const form = await receiveForm(call, slot, failed);
  try {
    const [file] = form.files;
    if (file === undefined) throw fileError(slot.field, inputMessages.required);
    return await work(file);
  } finally {
    await discardForm(call.context.files.temporary, form);
  }
}
